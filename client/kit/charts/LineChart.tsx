import { CartesianGrid, Line, LineChart as Lines, Tooltip, XAxis, YAxis } from "recharts";
import { drawnColumns, sidesOf, tickText, valueOf, type ChartPoint, type DrawingProps } from "./chart";
import { GROUND, LINES, seriesColour, TICK } from "./palette";
import { tipOf } from "./Tip";

const FILL = { width: "100%", height: "100%" };
/** With more points, single days are indistinguishable. */
const MAX_DOTS = 31;

/** Values over time, one line for each drawn column; time runs in the text direction of the page. */
export function LineChart({ data, isRtl }: DrawingProps) {
  const { points, axis, caption } = data;
  const ticks = new Map(points.map(({ key, tick }) => [key, tick]));
  const columns = drawnColumns(data);
  const { start, end } = sidesOf(isRtl);
  return (
    <Lines
      responsive
      style={FILL}
      data={[...points]}
      margin={{ top: 12, bottom: 0, [start]: 4, [end]: 16 }}
      aria-label={caption}
    >
      <CartesianGrid vertical={false} stroke={LINES} />
      <XAxis
        dataKey="key"
        reversed={isRtl}
        tick={TICK}
        tickFormatter={(key: string) => tickText(ticks.get(key) ?? "", isRtl)}
        tickLine={false}
        axisLine={{ stroke: LINES }}
        tickMargin={8}
        minTickGap={28}
        interval="equidistantPreserveStart"
        padding={{ [start]: 8, [end]: 8 }}
      />
      <YAxis
        orientation={start}
        tick={TICK}
        tickFormatter={(value: number) => tickText(axis(value), isRtl)}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        width="auto"
      />
      <Tooltip
        content={tipOf(data, isRtl, columns.length > 1)}
        cursor={{ stroke: LINES, strokeWidth: 1 }}
        isAnimationActive={false}
      />
      {columns.map(({ title, at }) => (
        <Line
          key={title}
          type="linear"
          name={title}
          dataKey={(point: ChartPoint) => valueOf(point, at)}
          stroke={seriesColour(at)}
          strokeWidth={2}
          strokeLinejoin="round"
          dot={points.length <= MAX_DOTS ? { r: 2.5, fill: seriesColour(at), strokeWidth: 0 } : false}
          activeDot={{ r: 5, fill: seriesColour(at), stroke: GROUND, strokeWidth: 2 }}
          animationDuration={300}
        />
      ))}
    </Lines>
  );
}
