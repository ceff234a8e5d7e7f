import { chakra } from "@chakra-ui/react";

/** A key of the keyboard. */
export const Key = chakra("kbd", {
  base: {
    px: "2",
    borderWidth: "1px",
    borderRadius: "sm",
    bg: "bg.muted",
    fontFamily: "mono",
    fontSize: "xs",
    whiteSpace: "nowrap",
  },
});
