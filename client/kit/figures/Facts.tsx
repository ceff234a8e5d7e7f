import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Names with values in columns. */
export const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "1fr 1fr", lg: "repeat(3, minmax(0, 1fr))" },
    columnGap: "6",
    rowGap: "4",
    "& dt": { fontSize: "sm", color: "fg.muted", mb: "0.5" },
    "& dd": { fontWeight: "500", minW: "0", overflowWrap: "anywhere" },
  },
});

/** A name with its value; `wide` takes the whole row. */
export function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <chakra.div gridColumn={wide ? "1 / -1" : undefined} minW="0">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}
