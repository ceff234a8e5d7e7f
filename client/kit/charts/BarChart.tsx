import { useBreakpointValue } from "@chakra-ui/react";
import { Bar, BarChart as Bars, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from "recharts";
import { useFigures } from "../figures/figures";
import { axisOf } from "./axis";
import {
  drawnColumns,
  drawnValues,
  sidesOf,
  tickText,
  valueOf,
  type ChartColumn,
  type ChartPoint,
  type DrawingProps,
} from "./chart";
import { MAX_BARS } from "./limits";
import { LINES, seriesColour, TICK, TEXT } from "./palette";
import { tipOf } from "./Tip";

const FILL = { width: "100%", height: "100%" };

const LETTER_PX = 7.5;
const VALUE_PX = 132;
const GAP_PX = 6;

const shortened = (name: string, max: number): string =>
  name.length > max ? `${name.slice(0, max - 1).trimEnd()}…` : name;

interface TickProps {
  x?: number | string;
  y?: number | string;
  payload?: { value: string };
}

interface ValueProps {
  x?: number | string;
  y?: number | string;
  width?: number | string;
  height?: number | string;
  index?: number;
}

/** Horizontal bars with their values, so that names have room; they grow in the text direction of the page. */
export function BarChart({ data, isRtl, onOpen }: DrawingProps) {
  const { share } = useFigures();
  const maxLetters = useBreakpointValue({ base: 16, md: 32 }) ?? 16;
  const points = data.points.slice(0, MAX_BARS);
  const names = new Map(points.map(({ key, tick }) => [key, tick]));
  const columns = drawnColumns(data).filter(({ column }) => !column.isCompared);
  const axis = axisOf(drawnValues(data), isRtl ? "fa" : "en");
  const { start, end } = sidesOf(isRtl);
  const letters = Math.min(maxLetters, Math.max(...points.map(({ tick }) => tick.length)));
  const total = data.points.reduce((sum, point) => sum + (valueOf(point, 0) ?? 0), 0);
  const name = ({ x, y, payload }: TickProps) => (
    <text x={x} y={y} dy="0.35em" textAnchor={isRtl ? "start" : "end"} fill={TEXT} fontSize={12}>
      {`\u2068${shortened(names.get(payload?.value ?? "") ?? "", maxLetters)}\u2069`}
    </text>
  );
  const valueAt = ({ hasNoShare }: ChartColumn, at: number) =>
    function Value({ x = 0, y = 0, width = 0, height = 0, index = 0 }: ValueProps) {
      const point = points[index];
      const value = point ? (valueOf(point, at) ?? 0) : 0;
      const sides = [Number(x), Number(x) + Number(width)];
      const written = axis.write(value);
      const edge = isRtl ? Math.min(...sides) - GAP_PX : Math.max(...sides) + GAP_PX;
      return (
        <text
          x={edge}
          y={Number(y) + Number(height) / 2}
          dy="0.35em"
          textAnchor={isRtl ? "end" : "start"}
          fill={TEXT}
          fontSize={12}
        >
          {tickText(hasNoShare ? written : `${written} (${share(total === 0 ? 0 : value / total)})`, isRtl)}
        </text>
      );
    };
  return (
    <Bars
      responsive
      style={FILL}
      layout="vertical"
      data={points}
      margin={{ top: 4, bottom: 0, [start]: 4, [end]: VALUE_PX }}
      accessibilityLayer={false}
    >
      <CartesianGrid horizontal={false} stroke={LINES} />
      <XAxis
        type="number"
        reversed={isRtl}
        tick={TICK}
        ticks={axis.ticks}
        domain={[axis.ticks[0] ?? 0, axis.ticks.at(-1) ?? 1]}
        tickFormatter={(value: number) => tickText(axis.write(value), isRtl)}
        tickLine={false}
        axisLine={false}
        tickMargin={6}
        minTickGap={20}
      />
      <YAxis
        type="category"
        dataKey="key"
        orientation={start}
        width={letters * LETTER_PX + GAP_PX}
        interval={0}
        tick={name}
        tickLine={false}
        axisLine={{ stroke: LINES }}
      />
      <Tooltip
        content={tipOf(data, isRtl)}
        cursor={{ fill: LINES, fillOpacity: 0.35 }}
        allowEscapeViewBox={{ x: false, y: true }}
        isAnimationActive={false}
      />
      {columns.map(({ column, at }) => (
        <Bar
          key={column.title}
          name={column.title}
          dataKey={(point: ChartPoint) => valueOf(point, at)}
          fill={seriesColour(at)}
          radius={[0, 4, 4, 0]}
          maxBarSize={22}
          // The values at the bars are hidden during an animation.
          isAnimationActive={false}
          cursor="pointer"
          onClick={(_, index) => {
            const to = points[index]?.to;
            if (to !== undefined) onOpen(to);
          }}
        >
          <LabelList content={valueAt(column, at)} />
        </Bar>
      ))}
    </Bars>
  );
}
