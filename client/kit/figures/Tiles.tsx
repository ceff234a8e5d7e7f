import { chakra } from "@chakra-ui/react";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { useFigures, type Money } from "./figures";

/** Key figures in two columns, and four on wide screens. A column grows with its figure, which never breaks. */
export const Tiles = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", xl: "repeat(4, 1fr)" },
    gap: { base: "3", md: "4" },
    "& > div": {
      px: { base: "4", md: "5" },
      py: "4",
      bg: "bg.card",
      borderWidth: "1px",
      borderRadius: "lg",
      boxShadow: "card",
    },
    // Amounts are long.
    "& > .wide": { gridColumn: { base: "1 / -1", sm: "auto" } },
    "& dt": { fontSize: "sm", color: "fg.muted" },
    "& .value": {
      mt: "1",
      minH: "8",
      fontSize: "xl",
      lineHeight: "2rem",
      fontWeight: "700",
      whiteSpace: "nowrap",
    },
    "& .unit": { fontSize: "sm", lineHeight: "1", fontWeight: "400", color: "fg.muted" },
    "& .hint": { minH: "5", fontSize: "sm", lineHeight: "1.25rem", color: "fg.muted" },
    "& .bar": {
      display: "inline-block",
      w: "6rem",
      maxW: "100%",
      h: "5",
      bg: "bg.emphasized",
      borderRadius: "sm",
      animation: "pulse",
    },
    "& .bar.small": { h: "3", w: "4.5rem" },
    // A phone with a large default font.
    "@media (width < 20rem)": {
      gridTemplateColumns: "minmax(0, 1fr)",
      "& .value": { fontSize: "min({fontSizes.xl}, 8.5vw)", whiteSpace: "normal" },
    },
    "@media print": {
      gridTemplateColumns: "repeat(4, 1fr)",
      "& > div": { px: "3", breakInside: "avoid" },
      "& > .wide": { gridColumn: "auto !important" },
      "& .value": { fontSize: "md" },
    },
  },
});

interface Props {
  name: string;
  wide?: boolean;
  /** Below the figure; its height is reserved while loading. */
  hint?: ReactNode;
  /** Shows placeholders. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** A labelled figure. */
export function Tile({ name, wide, hint, isWaiting = false, children }: Props) {
  return (
    <div className={wide ? "wide" : undefined}>
      <dt>{name}</dt>
      <dd className="value">{isWaiting ? <span className="bar" /> : children}</dd>
      {hint !== undefined && <dd className="hint">{isWaiting ? <span className="bar small" /> : hint}</dd>}
    </div>
  );
}

/** An amount with its unit in a smaller font. */
export function Amount({ money, toman }: { money: Money; toman: number }) {
  return (
    <>
      {money.number(toman)} <span className="unit">{money.unitLabel}</span>
    </>
  );
}

const Change = chakra("span", {
  base: {
    whiteSpace: "nowrap",
    fontWeight: "600",
    "&.up": { color: "accent.fg" },
    "&.down": { color: "danger.fg" },
    "& svg": { display: "inline-block", verticalAlign: "-0.15em", me: "1", _rtl: { transform: "scaleX(-1)" } },
  },
});

/** A growth in percent, coloured by its sign; a dash without a previous value. */
export function Growth({ percent }: { percent: number | null }) {
  const { growth } = useFigures();
  if (percent === null) return <span>{growth(null)}</span>;
  if (percent === 0) return <bdi>{growth(0)}</bdi>;
  const [Icon, tone] = percent > 0 ? [TrendingUp, "up"] : [TrendingDown, "down"];
  return (
    <Change className={tone}>
      <Icon size={16} aria-hidden />
      <bdi>{growth(percent)}</bdi>
    </Change>
  );
}
