import { Box, chakra, Flex, useMediaQuery } from "@chakra-ui/react";
import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Empty } from "../feedback/States";
import { useLang, useText } from "../i18n/i18n";
import { chartText } from "./chart.text";
import { drawnColumns, drawnValues, type ChartData, type DrawingProps } from "./chart";
import { ChartTable } from "./ChartTable";
import { seriesColour } from "./palette";
import { StackedBar } from "./StackedBar";
import { useSentence } from "./use-sentence";
import { useThrottled } from "./use-throttled";

const drawing = (name: "LineChart" | "BarChart") =>
  lazy(async (): Promise<{ default: ComponentType<DrawingProps> }> => ({
    default: (await import("./lazy-charts"))[name],
  }));

const DRAWINGS = { line: drawing("LineChart"), bar: drawing("BarChart"), parts: StackedBar };

export type ChartKind = keyof typeof DRAWINGS;

/** Height of a chart and of its placeholder. */
const HEIGHTS: Record<ChartKind, string> = { line: "18rem", bar: "24rem", parts: "2.5rem" };

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
    "& span": { w: "5", borderTopWidth: "2px" },
  },
});

/** The legend of a line chart with more than one line. */
function LineKey({ data }: { data: ChartData }) {
  const columns = drawnColumns(data);
  if (columns.length < 2) return null;
  return (
    <Legend>
      {columns.map(({ column: { title, isCompared }, at }) => (
        <li key={title}>
          <span style={{ borderColor: seriesColour(at), borderStyle: isCompared ? "dashed" : "solid" }} />
          {title}
        </li>
      ))}
    </Legend>
  );
}

interface Props {
  kind: ChartKind;
  data: ChartData;
  /** Shows the table under the chart; otherwise it is for screen readers and print. */
  hasTable?: boolean;
  /** Offered without data. */
  action?: ReactNode;
}

/** A chart as an image with one sentence, and its data as a table; an empty state without data. */
export function Chart({ kind, data, hasTable = false, action }: Props) {
  const t = useText(chartText);
  const isRtl = useLang() === "fa";
  const navigate = useNavigate();
  const [isStill = false] = useMediaQuery(["(prefers-reduced-motion: reduce)"], { ssr: false });
  const throttled = useThrottled(data);
  const sentence = useSentence(throttled);
  const Drawing = DRAWINGS[kind];
  if (drawnValues(throttled).every((value) => value === 0)) return <Empty action={action}>{t("noData")}</Empty>;
  return (
    <Box position="relative">
      <Flex
        role="img"
        aria-label={sentence}
        direction="column"
        h={HEIGHTS[kind]}
        css={{ "@media print": { display: "none" } }}
      >
        {kind === "line" && <LineKey data={throttled} />}
        <Box flex="1" minH="0" dir="ltr">
          <Suspense fallback={<Box h="full" bg="bg.muted" borderRadius="md" animation="pulse" />}>
            <Drawing data={throttled} isRtl={isRtl} isAnimated={!isStill} onOpen={(url) => void navigate(url)} />
          </Suspense>
        </Box>
      </Flex>
      <ChartTable data={throttled} isVisible={hasTable} isLegend={kind === "parts"} />
    </Box>
  );
}
