import { Flex } from "@chakra-ui/react";
import { valueOf, type DrawingProps } from "./chart";
import { seriesColour } from "./palette";

/** Parts of a whole as one bar; the table below it is its legend. */
export const StackedBar = ({ data, isRtl }: DrawingProps) => (
  <Flex dir={isRtl ? "rtl" : "ltr"} h="full" gap="2px" borderRadius="md" overflow="hidden">
    {data.points.map((point, at) => {
      const value = valueOf(point, 0) ?? 0;
      return value > 0 && <div key={point.key} style={{ flexGrow: value, background: seriesColour(at) }} />;
    })}
  </Flex>
);
