import { chakra } from "@chakra-ui/react";

/** The surface of every dialog. It fades out, so that a form reset after closing is not visible. */
export const DialogFrame = chakra("dialog", {
  base: {
    m: "auto",
    w: "calc(100% - 2rem)",
    p: "0",
    bg: "bg.card",
    color: "fg",
    borderWidth: "1px",
    borderRadius: "lg",
    boxShadow: "raised",
    overscrollBehavior: "contain",
    _backdrop: { bg: "rgb(10 16 15 / 0.55)" },
  },
});
