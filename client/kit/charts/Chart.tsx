import { Box, chakra, Flex } from "@chakra-ui/react";
import { lazy, Suspense, type ComponentType } from "react";
import { useLang } from "../i18n/i18n";
import { drawnColumns, valueOf, type ChartData, type DrawingProps } from "./chart";
import { seriesColour } from "./palette";
import { useThrottled } from "./use-throttled";

const drawing = (name: "LineChart" | "BarChart" | "Doughnut") =>
  lazy(async (): Promise<{ default: ComponentType<DrawingProps> }> => ({
    default: (await import("./lazy-charts"))[name],
  }));

const DRAWINGS = { line: drawing("LineChart"), bar: drawing("BarChart"), doughnut: drawing("Doughnut") };

export type ChartKind = keyof typeof DRAWINGS;

/** Height of a chart and of its placeholder. */
const HEIGHTS: Record<ChartKind, string | { base: string; sm: string }> = {
  line: "18rem",
  bar: "22rem",
  doughnut: { base: "24rem", sm: "18rem" },
};

/** The placeholder of a chart. */
export const ChartWaiting = ({ kind }: { kind: ChartKind }) => (
  <Box h={HEIGHTS[kind]} bg="bg.muted" borderRadius="md" animation="pulse" />
);

const Legend = chakra("ul", {
  base: {
    display: "flex",
    gap: "5",
    flexWrap: "wrap",
    mb: "2",
    listStyleType: "none",
    fontSize: "sm",
    color: "fg.muted",
    "& li": { display: "flex", alignItems: "center", gap: "2" },
    "& span": { w: "4", h: "0.5" },
  },
});

/** The legend of a line chart with more than one line. */
function LineKey({ data }: { data: ChartData }) {
  const columns = drawnColumns(data);
  if (columns.length < 2) return null;
  return (
    <Legend aria-hidden>
      {columns.map(({ title, at }) => (
        <li key={title}>
          <span style={{ background: seriesColour(at) }} />
          {title}
        </li>
      ))}
    </Legend>
  );
}

// For screen readers, and printed instead of the chart.
const HiddenTable = chakra("div", {
  base: {
    "@media screen": {
      position: "absolute",
      w: "1px",
      h: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
    "& table": { w: "full", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
    "& caption": { srOnly: true },
    "& th, & td": { py: "1", textAlign: "end", borderBottomWidth: "1px" },
    "& th:first-child": { textAlign: "start" },
    "& tbody th": { fontWeight: "400" },
    "& tr": { breakInside: "avoid" },
  },
});

function ChartTable({ data: { caption, pointsTitle, columns, points } }: { data: ChartData }) {
  return (
    <HiddenTable>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{pointsTitle}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              <th scope="row">
                <bdi>{point.title}</bdi>
              </th>
              {columns.map(({ title, write }, at) => (
                <td key={title}>{write(valueOf(point, at))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </HiddenTable>
  );
}

const Canvas = chakra("div", {
  base: {
    flex: "1",
    minH: "0",
    "& svg:focus": { outline: "none" },
    "& svg:focus-visible": { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
  },
});

/** A chart, with its data as a table for screen readers and print. The chart component is lazy-loaded. */
export function Chart({ kind, data }: { kind: ChartKind; data: ChartData }) {
  const isRtl = useLang() === "fa";
  const throttled = useThrottled(data);
  const Drawing = DRAWINGS[kind];
  return (
    <Box position="relative">
      <Flex direction="column" h={HEIGHTS[kind]} css={{ "@media print": { display: "none" } }}>
        {kind === "line" && <LineKey data={throttled} />}
        <Canvas dir="ltr">
          <Suspense fallback={<Box h="full" bg="bg.muted" borderRadius="md" animation="pulse" />}>
            <Drawing data={throttled} isRtl={isRtl} />
          </Suspense>
        </Canvas>
      </Flex>
      <ChartTable data={throttled} />
    </Box>
  );
}
