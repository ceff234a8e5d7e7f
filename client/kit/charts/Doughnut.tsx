import { Box, chakra, Flex } from "@chakra-ui/react";
import { Pie, PieChart, Tooltip } from "recharts";
import { valueOf, type DrawingProps } from "./chart";
import { GROUND, seriesColour } from "./palette";
import { Swatch, tipOf } from "./Tip";
import { useFigures } from "../figures/figures";

const FILL = { width: "100%", height: "100%" };

const Legend = chakra("ul", {
  base: {
    listStyleType: "none",
    flex: "1 1 11rem",
    minW: "0",
    maxW: "22rem",
    "& li": { display: "flex", alignItems: "center", gap: "2.5", py: "1.5" },
    "& .name": { flex: "1", minW: "0" },
    "& .value": { fontWeight: "600", fontVariantNumeric: "tabular-nums" },
    "& .share": { color: "fg.muted", minW: "3rem", textAlign: "end", fontVariantNumeric: "tabular-nums" },
  },
});

/** Parts of a whole: a ring with the total in its middle and a legend with the shares. */
export function Doughnut({ data, isRtl }: DrawingProps) {
  const { share } = useFigures();
  const { points, columns, caption } = data;
  const total = points.reduce((sum, point) => sum + valueOf(point, 0), 0);
  const [column] = columns;
  const write = column?.write ?? String;
  return (
    <Flex h="full" align="center" justify="center" gap={{ base: "3", sm: "8" }} wrap="wrap" dir={isRtl ? "rtl" : "ltr"}>
      <Box position="relative" w="12rem" h="12rem" flexShrink="0" dir="ltr">
        <Flex position="absolute" inset="0" direction="column" align="center" justify="center" lineHeight="1.3">
          <chakra.span fontSize="xl" fontWeight="700">
            {write(total)}
          </chakra.span>
          <chakra.span fontSize="sm" color="fg.muted">
            {column?.title}
          </chakra.span>
        </Flex>
        <PieChart responsive style={FILL} aria-label={caption}>
          <Tooltip content={tipOf(data, isRtl)} isAnimationActive={false} wrapperStyle={{ zIndex: 1 }} />
          <Pie
            data={points.map((point, at) => ({ ...point, value: valueOf(point, 0), fill: seriesColour(at) }))}
            dataKey="value"
            nameKey="title"
            innerRadius="66%"
            outerRadius="100%"
            startAngle={90}
            endAngle={-270}
            stroke={GROUND}
            strokeWidth={2}
            animationDuration={300}
          />
        </PieChart>
      </Box>
      <Legend aria-hidden>
        {points.map((point, at) => (
          <li key={point.key}>
            <Swatch style={{ background: seriesColour(at) }} />
            <span className="name">{point.title}</span>
            <span className="value">{write(valueOf(point, 0))}</span>
            <span className="share">{share(total === 0 ? 0 : valueOf(point, 0) / total)}</span>
          </li>
        ))}
      </Legend>
    </Flex>
  );
}
