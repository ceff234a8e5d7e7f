import { Bar, BarChart as Bars, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { drawnColumns, sidesOf, tickText, valueOf, type ChartPoint, type DrawingProps } from "./chart";
import { LINES, seriesColour, TICK, TEXT } from "./palette";
import { tipOf } from "./Tip";

const FILL = { width: "100%", height: "100%" };
const NAMES_PX = 136;
/** Maximum length of a label beside a bar. */
const MAX_LABEL_LENGTH = 16;

const shortened = (name: string): string =>
  name.length > MAX_LABEL_LENGTH ? `${name.slice(0, MAX_LABEL_LENGTH - 1).trimEnd()}…` : name;

interface TickProps {
  x?: number | string;
  y?: number | string;
  payload?: { value: string };
}

/** Horizontal bars, so that names have room; they grow in the text direction of the page. */
export function BarChart({ data, isRtl }: DrawingProps) {
  const { points, axis, caption } = data;
  const names = new Map(points.map(({ key, tick }) => [key, tick]));
  const { start, end } = sidesOf(isRtl);
  const name = ({ x, y, payload }: TickProps) => (
    <text x={x} y={y} dy="0.35em" textAnchor={isRtl ? "start" : "end"} fill={TEXT} fontSize={12}>
      {`\u2068${shortened(names.get(payload?.value ?? "") ?? "")}\u2069`}
    </text>
  );
  return (
    <Bars
      responsive
      style={FILL}
      layout="vertical"
      data={[...points]}
      margin={{ top: 4, bottom: 0, [start]: 4, [end]: 20 }}
      aria-label={caption}
    >
      <CartesianGrid horizontal={false} stroke={LINES} />
      <XAxis
        type="number"
        reversed={isRtl}
        tick={TICK}
        tickFormatter={(value: number) => tickText(axis(value), isRtl)}
        tickLine={false}
        axisLine={false}
        tickMargin={6}
        minTickGap={20}
      />
      <YAxis
        type="category"
        dataKey="key"
        orientation={start}
        width={NAMES_PX}
        interval={0}
        tick={name}
        tickLine={false}
        axisLine={{ stroke: LINES }}
      />
      <Tooltip content={tipOf(data, isRtl)} cursor={{ fill: LINES, fillOpacity: 0.35 }} isAnimationActive={false} />
      {drawnColumns(data).map(({ title, at }) => (
        <Bar
          key={title}
          name={title}
          dataKey={(point: ChartPoint) => valueOf(point, at)}
          fill={seriesColour(at)}
          radius={[0, 4, 4, 0]}
          maxBarSize={22}
          animationDuration={300}
        />
      ))}
    </Bars>
  );
}
