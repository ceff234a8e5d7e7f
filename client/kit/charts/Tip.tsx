import { chakra } from "@chakra-ui/react";
import type { TooltipContentProps } from "recharts";
import { valueOf, type ChartData, type ChartPoint } from "./chart";
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

interface Props {
  data: ChartData;
  point: ChartPoint;
  isRtl: boolean;
  /** Shows colour swatches, for charts with more than one series. */
  withColours?: boolean;
}

/** The values of one point, in the text direction of the page; the chart around it is always left to right. */
function Tip({ data, point, isRtl, withColours = false }: Props) {
  return (
    <Frame dir={isRtl ? "rtl" : "ltr"} className="tip">
      <chakra.p fontWeight="600" maxW="16rem" truncate>
        <bdi>{point.title}</bdi>
      </chakra.p>
      <dl>
        {data.columns.map(({ title, write }, at) => (
          <chakra.div key={title} display="contents">
            <dt>
              {withColours && <Swatch style={{ background: seriesColour(at) }} />}
              {title}
            </dt>
            <dd>{write(valueOf(point, at))}</dd>
          </chakra.div>
        ))}
      </dl>
    </Frame>
  );
}

/** The `content` of a Recharts tooltip, for pointer and arrow keys. */
export const tipOf =
  (data: ChartData, isRtl: boolean, withColours = false) =>
  ({ active, payload }: TooltipContentProps) => {
    const point = (payload[0]?.payload ?? null) as ChartPoint | null;
    return active && point ? <Tip data={data} point={point} isRtl={isRtl} withColours={withColours} /> : null;
  };
