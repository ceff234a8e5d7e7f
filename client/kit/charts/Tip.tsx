import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { usePlotArea, useXAxisScale, useYAxisScale, type TooltipContentProps } from "recharts";
import { useFigures } from "../figures/figures";
import { useText } from "../i18n/i18n";
import { amountText, currentPoint, valueOf, type ChartData, type ChartPoint } from "./chart";
import { chartText } from "./chart.text";
import { seriesColour } from "./palette";
import { Swatch } from "./Swatch";

const Frame = chakra("div", {
  base: {
    px: "3",
    py: "2",
    bg: "bg.card",
    color: "fg",
    borderWidth: "1px",
    borderRadius: "md",
    boxShadow: "raised",
    fontSize: "sm",
    textAlign: "start",
    whiteSpace: "nowrap",
    "& dl": { display: "grid", gridTemplateColumns: "auto auto", columnGap: "4" },
    "& dt": { color: "fg.muted", display: "flex", alignItems: "center", gap: "1.5" },
    "& dd": { textAlign: "end", fontWeight: "600" },
  },
});

interface Marks {
  /** Shows colour swatches, for charts with more than one series. */
  withColours?: boolean;
  /** Shows the change of the first column against the preceding point, except for a period that is not over. */
  withChange?: boolean;
  /** The highest drawn value of a point: the tooltip is above the line. Without it, it follows the pointer. */
  topOf?: (point: ChartPoint) => number;
}

interface Props extends Omit<Marks, "topOf"> {
  data: ChartData;
  point: ChartPoint;
  isRtl: boolean;
}

const GAP_PX = 12;
/** The width of a tooltip with long amounts. */
const MAX_TIP_PX = 260;

interface AboveLineProps {
  /** The horizontal position of the point in the chart. */
  x: number;
  points: readonly ChartPoint[];
  topOf: (point: ChartPoint) => number;
  children: ReactNode;
}

/** Places a tooltip above its point and above the line beside it, within the width of the plot. */
function AboveLine({ x, points, topOf, children }: AboveLineProps) {
  const plot = usePlotArea();
  const [xOf, yOf] = [useXAxisScale(), useYAxisScale()];
  if (!plot || !xOf || !yOf) return null;
  // The share of its width by which the tooltip begins before the point.
  const before = x < plot.x + plot.width / 4 ? 0 : x > plot.x + (plot.width * 3) / 4 ? 1 : 0.5;
  const middle = x + (0.5 - before) * MAX_TIP_PX;
  const covered = points.filter(({ key }) => Math.abs((xOf(key) ?? 0) - middle) <= MAX_TIP_PX / 2);
  const top = Math.min(...covered.map((point) => yOf(topOf(point)) ?? plot.y));
  return (
    <chakra.div
      position="absolute"
      style={{ transform: `translate(calc(${x}px - ${100 * before}%), calc(${top - GAP_PX}px - 100%))` }}
    >
      {children}
    </chakra.div>
  );
}

/** The growth of the first column against the preceding point, in percent; null without a preceding value. */
function changeOf({ points }: ChartData, point: ChartPoint): number | null {
  const before = points[points.findIndex(({ key }) => key === point.key) - 1];
  const [now, past] = [valueOf(point, 0), before ? valueOf(before, 0) : null];
  return now === null || past === null || past === 0 ? null : ((now - past) / past) * 100;
}

/** The values of one point, in the text direction of the page; the chart around it is always left to right. */
function Tip({ data, point, isRtl, withColours = false, withChange = false }: Props) {
  const t = useText(chartText);
  const { growth } = useFigures();
  const isCurrent = point === currentPoint(data);
  return (
    <Frame dir={isRtl ? "rtl" : "ltr"} className="tip">
      <chakra.p fontWeight="600" maxW="16rem" truncate>
        <bdi>{point.tip ?? point.title}</bdi>
        {isCurrent && ` ${t("soFar")}`}
      </chakra.p>
      <dl>
        {data.columns.map((column, at) => (
          <chakra.div key={column.title} display="contents">
            <dt>
              {withColours && !column.isBeside && <Swatch style={{ background: seriesColour(at) }} />}
              {column.title}
            </dt>
            <dd>{amountText(column, valueOf(point, at))}</dd>
          </chakra.div>
        ))}
        {withChange && !isCurrent && (
          <>
            <dt>{t("change")}</dt>
            <dd>
              <bdi>{growth(changeOf(data, point))}</bdi>
            </dd>
          </>
        )}
      </dl>
    </Frame>
  );
}

/** The `content` of a Recharts tooltip. */
export const tipOf =
  (data: ChartData, isRtl: boolean, { topOf, ...marks }: Marks = {}) =>
  ({ active, payload, coordinate }: TooltipContentProps) => {
    const point = (payload[0]?.payload ?? null) as ChartPoint | null;
    if (!active || !point) return null;
    const tip = <Tip data={data} point={point} isRtl={isRtl} {...marks} />;
    return topOf ? (
      <AboveLine x={coordinate?.x ?? 0} points={data.points} topOf={topOf}>
        {tip}
      </AboveLine>
    ) : (
      tip
    );
  };
