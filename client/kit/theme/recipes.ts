import { defineRecipe } from "@chakra-ui/react";
import { TOUCH_FIELD } from "./scale";

const button = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: 0,
    maxW: "full",
    borderRadius: "md",
    borderWidth: "1px",
    borderColor: "transparent",
    fontWeight: "600",
    lineHeight: "1.2",
    cursor: "pointer",
    textAlign: "center",
    transition: "background-color 0.12s, border-color 0.12s, color 0.12s",
    _disabled: { opacity: 0.55, cursor: "not-allowed" },
    "& svg": { flexShrink: 0 },
  },
  variants: {
    size: {
      sm: { minH: "9", px: "3", fontSize: "sm" },
      md: { minH: "10", px: "4", fontSize: "md" },
      lg: { minH: "12", px: "5", fontSize: "md" },
    },
    variant: {
      solid: {
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        _hover: { _enabled: { bg: "colorPalette.hover" } },
      },
      outline: {
        bg: "bg.card",
        borderColor: "border.control",
        color: "fg",
        _hover: { _enabled: { bg: "bg.muted" } },
      },
      ghost: { bg: "transparent", color: "fg", _hover: { bg: "bg.emphasized" } },
      plain: { px: "1", color: "colorPalette.fg", textDecoration: "underline", textUnderlineOffset: "3px" },
    },
  },
  defaultVariants: { size: "md", variant: "solid" },
});

const input = defineRecipe({
  base: {
    w: "full",
    minW: 0,
    px: "3",
    bg: "bg.card",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    textAlign: "start",
    appearance: "none",
    transition: "border-color 0.12s",
    _hover: { borderColor: "fg.muted" },
    _focusVisible: {
      outline: "2px solid",
      outlineColor: "accent.focusRing",
      outlineOffset: "-1px",
      borderColor: "accent.focusRing",
    },
    _disabled: { opacity: 0.6, cursor: "not-allowed" },
    "&[aria-invalid=true]": { borderColor: "danger.solid", outlineColor: "danger.focusRing" },
  },
  variants: { size: { md: { h: "10", fontSize: "md", ...TOUCH_FIELD }, lg: { h: "12", fontSize: "lg" } } },
  defaultVariants: { size: "md" },
});

const heading = defineRecipe({
  base: { fontWeight: "700", lineHeight: "1.35", textWrap: "balance" },
  variants: {
    size: { md: { fontSize: "lg" }, lg: { fontSize: "xl" }, xl: { fontSize: "2xl" }, "2xl": { fontSize: "title" } },
  },
  defaultVariants: { size: "md" },
});

const link = defineRecipe({
  base: {
    color: "accent.fg",
    fontWeight: "600",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    cursor: "pointer",
  },
});

const badge = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    px: "2",
    minH: "6",
    borderRadius: "full",
    fontSize: "xs",
    fontWeight: "600",
    whiteSpace: "nowrap",
    bg: "colorPalette.subtle",
    color: "colorPalette.fg",
  },
});

export const recipes = { button, input, heading, link, badge };
