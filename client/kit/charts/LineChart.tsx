import { CartesianGrid, type DotItemDotProps, Line, LineChart as Lines, Tooltip, XAxis, YAxis } from "recharts";
import { axisOf } from "./axis";
import {
  currentPoint,
  drawnColumns,
  drawnValues,
  sidesOf,
  tickText,
  valueOf,
  type ChartPoint,
  type DrawingProps,
} from "./chart";
import { GROUND, LINES, seriesColour, TICK } from "./palette";
import { tipOf } from "./Tip";

const FILL = { width: "100%", height: "100%" };
/** With more points, single days are indistinguishable. */
const MAX_DOTS = 31;
const CORNER = { x: 0, y: 0 };

/**
 * Values over time, one line for each drawn column; time runs in the text direction of the page. The line to the current
 * period is dotted and ends in a ring.
 */
export function LineChart({ data, isRtl, isAnimated, onOpen }: DrawingProps) {
  const { points } = data;
  const byKey = new Map(points.map((point) => [point.key, point]));
  const columns = drawnColumns(data);
  const current = currentPoint(data);
  const lastWhole = current && points.at(-2);
  const { start, end } = sidesOf(isRtl);
  const axis = axisOf(drawnValues(data), isRtl ? "fa" : "en");
  const topOf = (point: ChartPoint) => Math.max(...columns.map(({ at }) => valueOf(point, at) ?? 0));
  const open = (key: unknown) => {
    const to = byKey.get(String(key))?.to;
    if (to !== undefined) onOpen(to);
  };
  return (
    <Lines
      responsive
      style={{ ...FILL, cursor: points.some(({ to }) => to !== undefined) ? "pointer" : undefined }}
      data={[...points]}
      margin={{ top: 12, bottom: 0, [start]: 4, [end]: 16 }}
      accessibilityLayer={false}
      onClick={({ activeLabel }) => open(activeLabel)}
    >
      <CartesianGrid vertical={false} stroke={LINES} />
      <XAxis
        dataKey="key"
        reversed={isRtl}
        tick={TICK}
        tickFormatter={(key: string) => tickText(byKey.get(key)?.tick ?? "", isRtl)}
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
        ticks={axis.ticks}
        domain={[axis.ticks[0] ?? 0, axis.ticks.at(-1) ?? 1]}
        interval={0}
        tickFormatter={(value: number) => tickText(axis.write(value), isRtl)}
        tickLine={false}
        axisLine={false}
        width="auto"
      />
      <Tooltip
        content={tipOf(data, isRtl, { withColours: columns.length > 1, withChange: true, topOf })}
        cursor={{ stroke: LINES, strokeWidth: 1 }}
        position={CORNER}
        wrapperStyle={{ zIndex: 1 }}
        isAnimationActive={false}
      />
      {columns.map(({ column: { title, isCompared }, at }) => (
        <Line
          key={title}
          type="linear"
          name={title}
          dataKey={(point: ChartPoint) => (point === current && !isCompared ? null : valueOf(point, at))}
          stroke={seriesColour(at)}
          strokeWidth={2}
          strokeLinejoin="round"
          {...(isCompared && { strokeDasharray: "5 4" })}
          dot={points.length <= MAX_DOTS && !isCompared ? { r: 2.5, fill: seriesColour(at), strokeWidth: 0 } : false}
          activeDot={{ r: 5, fill: seriesColour(at), stroke: GROUND, strokeWidth: 2 }}
          isAnimationActive={isAnimated}
          animationDuration={300}
        />
      ))}
      {current &&
        columns
          .filter(({ column }) => !column.isCompared)
          .map(({ column: { title }, at }) => (
            <Line
              key={title}
              type="linear"
              name={title}
              dataKey={(point: ChartPoint) => (point === current || point === lastWhole ? valueOf(point, at) : null)}
              stroke={seriesColour(at)}
              strokeWidth={2}
              strokeDasharray="1 5"
              strokeLinecap="round"
              dot={({ key, cx, cy, payload }: DotItemDotProps) =>
                payload === current && (
                  <circle key={key} cx={cx} cy={cy} r={3.5} fill={GROUND} stroke={seriesColour(at)} strokeWidth={2} />
                )
              }
              activeDot={{ r: 5, fill: seriesColour(at), stroke: GROUND, strokeWidth: 2 }}
              isAnimationActive={false}
            />
          ))}
    </Lines>
  );
}
