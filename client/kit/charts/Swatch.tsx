import { chakra } from "@chakra-ui/react";

/** The colour of a series beside its name. */
export const Swatch = chakra("span", {
  base: { display: "inline-block", flexShrink: "0", w: "2.5", h: "2.5", borderRadius: "sm" },
});
