import { chakra, Flex } from "@chakra-ui/react";
import { useFigures } from "../figures/figures";
import { valueOf, type DrawingProps } from "./chart";
import { seriesColour } from "./palette";
import { Swatch } from "./Tip";

const Legend = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" },
    columnGap: "8",
    mt: "4",
    listStyleType: "none",
    "& li": { display: "flex", alignItems: "center", gap: "2.5", py: "1" },
    "& .name": { flex: "1", minW: "0" },
    "& .value": { fontWeight: "600" },
    "& .share": { color: "fg.muted", minW: "3rem", textAlign: "end" },
  },
});

/** Parts of a whole: one bar and a legend with the values and the shares. */
export function StackedBar({ data, isRtl }: DrawingProps) {
  const { share } = useFigures();
  const { points, columns } = data;
  const total = points.reduce((sum, point) => sum + (valueOf(point, 0) ?? 0), 0);
  const write = columns[0]?.write ?? String;
  const parts = points.map((point, at) => ({ ...point, value: valueOf(point, 0) ?? 0, colour: seriesColour(at) }));
  return (
    <div dir={isRtl ? "rtl" : "ltr"}>
      <Flex h="10" gap="2px" borderRadius="md" overflow="hidden">
        {parts.map(
          ({ key, value, colour }) => value > 0 && <div key={key} style={{ flexGrow: value, background: colour }} />,
        )}
      </Flex>
      <Legend>
        {parts.map(({ key, title, value, colour }) => (
          <li key={key}>
            <Swatch style={{ background: colour }} />
            <span className="name">{title}</span>
            <span className="value">{write(value)}</span>
            <span className="share">{share(value / total)}</span>
          </li>
        ))}
      </Legend>
    </div>
  );
}
