import { chakra } from "@chakra-ui/react";

export const Card = chakra("section", {
  base: {
    bg: "bg.card",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    boxShadow: "card",
    p: { base: "4", md: "6" },
    minW: "0",
  },
});
