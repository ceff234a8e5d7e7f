import { chakra } from "@chakra-ui/react";

/** The element of a name itself is clipped: a name in the other direction loses its end as well. */
const CLIPPED = { display: "inline-block", maxW: "full", verticalAlign: "bottom", truncate: true } as const;

/**
 * One class for a whole table: cells are native elements, because a styled component per cell would cost more than the
 * data.
 */
export const Table = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "separate",
    borderSpacing: "0",
    tableLayout: { xl: "fixed" },
    transition: "opacity 0.2s 0.15s",
    "&[aria-busy=true]": { opacity: 0.6 },
    "&:has(.clipped)": { tableLayout: "auto" },
    "&:has(.clipped) :is(th, td)": { md: { px: "2", whiteSpace: "nowrap" } },
    "& th": {
      position: "sticky",
      top: "0",
      zIndex: "1",
      w: { xl: "var(--width)" },
      h: "10",
      px: "3",
      bg: "bg.card",
      borderBottomWidth: "1px",
      fontSize: "sm",
      fontWeight: "600",
      color: "fg.muted",
      textAlign: "start",
      whiteSpace: "nowrap",
      _first: { ps: "5", borderStartStartRadius: "lg" },
      _last: { pe: "5", borderStartEndRadius: "lg" },
    },
    "& td": {
      // Lists with two-line rows set the variable, and the skeleton has the same height.
      h: "var(--row, 2.5rem)",
      px: "3",
      py: "0.5",
      borderBottomWidth: "1px",
      textAlign: "start",
      // Between phone and wide screen, columns share the width by their words, which therefore do not break.
      overflowWrap: { base: "anywhere", md: "break-word", xl: "anywhere" },
      _first: { ps: "5", fontWeight: "600" },
      _last: { pe: "5" },
    },
    // Only numbers in columns are compared digit by digit: units below units, on the right in both directions.
    "& .end": {
      textAlign: "end",
      _rtl: { textAlign: { md: "start" } },
      whiteSpace: { md: "nowrap" },
      fontVariantNumeric: { md: "tabular-nums" },
    },
    "& td.clipped": { md: { w: "full", maxW: "0" } },
    "& .clipped a": { minW: "0" },
    "& .clipped bdi": { md: CLIPPED },
    // Cut columns need the room between them.
    "&:has(.cut) :is(th, td)": { md: { px: "2", _first: { ps: "5" }, _last: { pe: "5" } } },
    "& .cut bdi": { xl: CLIPPED },
    "& .minor": { display: { mdToXl: "none" } },
    "& .actions": { w: { base: "0", xl: "var(--actions, 15rem)" }, whiteSpace: "nowrap", textAlign: "end" },
    "& .buttons": { display: "inline-flex", gap: "1", justifyContent: "flex-end", me: "-2" },
    "& tbody tr:hover td": { bg: "bg.muted" },
    "& tbody tr:last-child td": { borderBottomWidth: "0" },
    "& th button": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1",
      minH: "8",
      mx: "-1",
      px: "1",
      borderRadius: "sm",
      cursor: "pointer",
      fontWeight: "inherit",
      _hover: { color: "fg" },
    },
    "& th[aria-sort=ascending] button, & th[aria-sort=descending] button": { color: "fg" },
    // The label is larger than the box, as a target for touch.
    "& .select": { display: "inline-flex", p: "2", m: "-2", me: "1", verticalAlign: "middle", cursor: "pointer" },
    "& .select input": { accentColor: "accent.solid" },
    "& .selectable": { display: "flex", alignItems: "center", minW: "0", "& > span": { flex: "1", minW: "0" } },
    "& .details": { display: { md: "none" } },
    "& .nothing": { color: "fg.muted" },
    // Clipped text shows as a whole with the focus.
    "& a:focus-visible, & a:focus-visible bdi": { whiteSpace: "normal" },
    "& .bar": {
      display: "block",
      h: "3",
      w: "70%",
      maxW: "8rem",
      bg: "bg.emphasized",
      borderRadius: "sm",
      animation: "pulse",
    },
    // On a phone a row has two lines: the first cell with the actions, then the compact columns.
    mdDown: {
      "&, & thead, & tbody, & tr": { display: "block" },
      // Only the sortable titles stay visible, side by side.
      "& thead tr": { display: "flex", flexWrap: "wrap", columnGap: "5", px: "4", py: "1", borderBottomWidth: "1px" },
      "& th, & th:first-of-type, & th:last-of-type": {
        position: "static",
        w: "auto",
        h: "auto",
        px: "0",
        borderBottomWidth: "0",
      },
      "& thead th:not([aria-sort]):not(:has(input))": { srOnly: true },
      "& thead:not(:has([aria-sort])) tr": { py: "0", borderBottomWidth: "0" },
      "& tbody tr": {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "3",
        px: "4",
        py: "2",
        borderBottomWidth: "1px",
        _last: { borderBottomWidth: "0" },
        // Ends the first line.
        _before: { content: '""', order: 2, flexBasis: "100%", h: "0" },
      },
      "& td, & td:last-of-type": {
        order: 3,
        maxW: "full",
        h: "auto",
        p: "0",
        borderBottomWidth: "0",
        fontSize: "sm",
        color: "fg.muted",
        truncate: true,
      },
      "& tr:not([data-opened]) td.wide:not(:first-of-type), & td:has(> .nothing)": { display: "none" },
      "& tr[data-opened] td.wide:not(:first-of-type)": {
        order: 4,
        flexBasis: "100%",
        whiteSpace: "normal",
        textAlign: "start",
        overflow: "visible",
        _before: { content: 'attr(data-title) ": "', fontWeight: "600" },
      },
      "& button.details": {
        display: "inline-flex",
        alignItems: "center",
        justifyContent: "center",
        minW: "11",
        minH: "11",
        me: "-3",
        cursor: "pointer",
        _expanded: { transform: "rotate(180deg)" },
      },
      "& td:first-of-type": {
        display: "block",
        order: 0,
        flex: "1",
        minW: "0",
        ps: "0",
        fontSize: "md",
        color: "fg",
        overflow: "visible",
        whiteSpace: "normal",
      },
      // A target for touch.
      "& td:not(.actions) a": { display: "inline-block", minW: "6", lineHeight: "1.5rem" },
      "& td.actions": { order: 1, w: "auto", overflow: "visible" },
      "& td.end": { whiteSpace: "normal" },
      // A number means nothing without its title.
      "& td.end[data-title]:not([data-unit])::before": { content: 'attr(data-title) " "' },
      "& td[data-unit]::after": { content: '" " attr(data-unit)' },
      "& td.cut:not(:first-of-type)": { flex: "1 1 3rem" },
      "& td.cut:not(:first-of-type) a": { display: "block" },
      "& td.cut:not(:first-of-type) bdi": CLIPPED,
      "& tbody tr:hover td": { bg: "transparent" },
    },
  },
});
