import { chakra } from "@chakra-ui/react";
import { TextLink } from "../page/RouterLink";
import { currentPoint, headingOf, valueOf, type ChartData } from "./chart";
import { useText } from "../i18n/i18n";
import { chartText } from "./chart.text";
import { seriesColour } from "./palette";
import { Swatch } from "./Swatch";

const Scroll = chakra("div", {
  base: {
    mt: "4",
    maxH: "20rem",
    overflow: "auto",
    borderTopWidth: "1px",
    "&.hidden": {
      "@media screen": {
        position: "absolute",
        w: "1px",
        h: "1px",
        m: "0",
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      },
    },
    "@media print": { maxH: "none", overflow: "visible", mt: "0" },
    "& table": { w: "full", borderCollapse: "collapse", fontSize: "sm" },
    "& caption": { srOnly: true },
    "& th, & td": {
      py: "1.5",
      ps: "3",
      borderBottomWidth: "1px",
      whiteSpace: "nowrap",
      textAlign: "end",
      _rtl: { textAlign: "start" },
    },
    "& td": { fontVariantNumeric: "tabular-nums" },
    "& th:first-child": { textAlign: "start", ps: "0" },
    "& thead th": { position: "sticky", top: "0", bg: "bg.card", color: "fg.muted", fontWeight: "600" },
    "& tbody th": { fontWeight: "400" },
    "& tr": { breakInside: "avoid" },
  },
});

interface Props {
  data: ChartData;
  /** False: for screen readers and print only. */
  isVisible: boolean;
  /** Shows the colour of each point. */
  isLegend: boolean;
}

/** The values of a chart. */
export function ChartTable({ data, isVisible, isLegend }: Props) {
  const t = useText(chartText);
  const { caption, pointsTitle, columns, points } = data;
  const current = currentPoint(data);
  const scrolling = isVisible ? { tabIndex: 0, role: "group", "aria-label": caption } : { className: "hidden" };
  return (
    <Scroll {...scrolling}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{pointsTitle}</th>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {headingOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, row) => (
            <tr key={point.key}>
              <th scope="row">
                {isLegend && <Swatch me="2.5" style={{ background: seriesColour(row) }} />}
                {point.to === undefined ? (
                  <bdi>{point.title}</bdi>
                ) : (
                  <TextLink to={point.to} color="inherit">
                    <bdi>{point.title}</bdi>
                  </TextLink>
                )}
                {point === current && ` ${t("soFar")}`}
              </th>
              {columns.map(({ title, write }, at) => {
                const value = valueOf(point, at);
                return <td key={title}>{value === null ? "–" : write(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
