import { chakra } from "@chakra-ui/react";
import type { TooltipContentProps } from "recharts";
import { useFigures } from "../figures/figures";
import { useText } from "../i18n/i18n";
import { amountText, valueOf, type ChartData, type ChartPoint } from "./chart";
import { chartText } from "./chart.text";
import { seriesColour } from "./palette";

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

export const Swatch = chakra("span", {
  base: { display: "inline-block", flexShrink: "0", w: "2.5", h: "2.5", borderRadius: "sm" },
});

interface Marks {
  /** Shows colour swatches, for charts with more than one series. */
  withColours?: boolean;
  /** Shows the change of the first column against the preceding point. */
  withChange?: boolean;
}

interface Props extends Marks {
  data: ChartData;
  point: ChartPoint;
  isRtl: boolean;
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
  return (
    <Frame dir={isRtl ? "rtl" : "ltr"} className="tip">
      <chakra.p fontWeight="600" maxW="16rem" truncate>
        <bdi>{point.tip ?? point.title}</bdi>
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
        {withChange && (
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

const LINE_PX = 21;
const PADDING_PX = 18;

/** The height of a tooltip with the change, to place it above the chart. */
export const tipHeight = ({ columns }: ChartData): number => PADDING_PX + LINE_PX * (columns.length + 2);

/** The `content` of a Recharts tooltip. */
export const tipOf =
  (data: ChartData, isRtl: boolean, marks: Marks = {}) =>
  ({ active, payload }: TooltipContentProps) => {
    const point = (payload[0]?.payload ?? null) as ChartPoint | null;
    return active && point ? <Tip data={data} point={point} isRtl={isRtl} {...marks} /> : null;
  };
