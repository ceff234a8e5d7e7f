import { defineSlotRecipe } from "@chakra-ui/react";
import { SCROLL_ROW } from "./scroll-row";

const FADE = {
  _open: { animation: "fadeIn 0.18s" },
  _closed: { animation: "fadeOut 0.18s" },
};

const dialog = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "header", "title", "description", "body", "footer", "closeTrigger"],
  base: {
    backdrop: { position: "fixed", inset: "0", zIndex: "20", bg: "rgb(10 16 15 / 0.55)", ...FADE },
    positioner: { position: "fixed", inset: "0", zIndex: "20", display: "flex", p: "4", overscrollBehavior: "contain" },
    content: {
      display: "flex",
      flexDirection: "column",
      w: "full",
      bg: "bg.card",
      color: "fg",
      outline: "none",
      boxShadow: "raised",
      ...FADE,
    },
    header: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "3",
      ps: "6",
      pe: "3",
      py: "3",
      borderBottomWidth: "1px",
    },
    body: { flex: "1", minH: "0", overflowY: "auto", px: "6" },
    footer: { display: "flex", justifyContent: "flex-end", gap: "3", px: "6", py: "4", borderTopWidth: "1px" },
  },
  variants: {
    size: {
      sm: { content: { maxW: "card" } },
      md: { content: { maxW: "text" } },
      lg: { content: { maxW: "48rem" } },
      full: { positioner: { p: "0" }, content: { maxW: "min(18rem, 85vw)", h: "full", m: "0" } },
    },
  },
  compoundVariants: [
    {
      size: ["sm", "md", "lg"],
      css: {
        content: { m: "auto", maxH: "full", overflow: "auto", borderWidth: "1px", borderRadius: "lg" },
      },
    },
  ],
});

const menu = defineSlotRecipe({
  slots: ["content", "item"],
  base: {
    content: {
      zIndex: "20",
      p: "1",
      minW: "12rem",
      maxW: "calc(100vw - 1rem)",
      bg: "bg.card",
      color: "fg",
      borderWidth: "1px",
      borderRadius: "md",
      boxShadow: "raised",
      outline: "none",
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minH: "10",
      px: "3",
      borderRadius: "md",
      fontWeight: "500",
      whiteSpace: "nowrap",
      cursor: "pointer",
      _highlighted: { bg: "bg.emphasized" },
      "& svg": { flexShrink: "0" },
    },
  },
});

const tabs = defineSlotRecipe({
  slots: ["root", "list", "trigger", "content"],
  base: {
    list: {
      display: "flex",
      gap: "1",
      borderBottomWidth: "1px",
      ...SCROLL_ROW,
    },
    trigger: {
      minH: "11",
      px: "4",
      mb: "-1px",
      borderBottomWidth: "2px",
      borderColor: "transparent",
      fontWeight: "600",
      color: "fg.muted",
      whiteSpace: "nowrap",
      cursor: "pointer",
      _hover: { color: "fg" },
      _focusVisible: { outlineOffset: "-2px" },
      _selected: { color: "accent.fg", borderColor: "accent.solid" },
    },
  },
});

const segmentGroup = defineSlotRecipe({
  slots: ["root", "item", "itemText"],
  base: {
    root: {
      display: "inline-flex",
      flexWrap: "wrap",
      minW: "0",
      maxW: "full",
      minH: "10",
      p: "0.5",
      gap: "0.5",
      bg: { base: "bg.card", _dark: "bg.emphasized" },
      borderWidth: "1px",
      borderColor: "border.control",
      borderRadius: "md",
    },
    item: {
      position: "relative",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      flex: "1",
      minH: "8",
      px: { base: "2.5", md: "3" },
      borderRadius: "sm",
      fontSize: "sm",
      fontWeight: "600",
      color: "fg.muted",
      whiteSpace: "nowrap",
      cursor: "pointer",
      _hover: { color: "fg" },
      _checked: { bg: "accent.subtle", color: "accent.fg" },
      "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "1px" },
    },
  },
});

const switchRecipe = defineSlotRecipe({
  slots: ["root", "label", "control", "thumb"],
  base: {
    root: {
      position: "relative",
      display: "inline-flex",
      flexShrink: 0,
      flexDirection: { base: "column", sm: "row" },
      alignItems: "center",
      gap: { base: "1", sm: "3" },
      minH: "10",
      px: "1",
      borderRadius: "md",
      cursor: "pointer",
      fontSize: "sm",
      fontWeight: "600",
      color: "fg.muted",
      _checked: { color: "accent.fg" },
      "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
    },
    control: {
      display: "flex",
      alignItems: "center",
      w: "2.75rem",
      h: "6",
      px: "3px",
      borderRadius: "full",
      bg: "border.control",
      transition: "background-color 0.12s",
      _checked: { bg: "accent.solid" },
      "@media (forced-colors: active)": {
        forcedColorAdjust: "none",
        bg: "ButtonFace",
        outline: "1px solid ButtonText",
        _checked: { bg: "Highlight" },
      },
    },
    thumb: {
      w: "1.125rem",
      h: "1.125rem",
      borderRadius: "full",
      bg: "bg.card",
      transition: "margin 0.12s",
      _checked: { ms: "calc(100% - 1.125rem)" },
      "@media (forced-colors: active)": { bg: "ButtonText", _checked: { bg: "HighlightText" } },
    },
  },
});

const fileUpload = defineSlotRecipe({
  slots: ["root", "dropzone"],
  base: {
    dropzone: {
      position: "relative",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "3",
      minH: "14",
      px: "4",
      py: "2",
      color: "fg",
      cursor: "pointer",
      borderWidth: "1px",
      borderStyle: "dashed",
      borderColor: "border.control",
      borderRadius: "md",
      _hover: { bg: "bg.muted" },
      "& svg": { flexShrink: "0", color: "fg.muted" },
      "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "-1px" },
      "&[data-dragging]": { bg: "accent.subtle", borderColor: "accent.solid" },
      "&[data-invalid]": { borderColor: "danger.solid" },
      "&[aria-disabled=true]": { color: "fg.muted", borderColor: "border", bg: "transparent", cursor: "not-allowed" },
    },
  },
});

const passwordInput = defineSlotRecipe({
  slots: ["root", "trigger"],
  base: {
    root: { position: "relative" },
    trigger: {
      position: "absolute",
      insetEnd: "0",
      insetY: "0",
      display: "flex",
      alignItems: "center",
      px: "3",
      borderRadius: "md",
      color: "fg.muted",
      cursor: "pointer",
      _hover: { bg: "bg.emphasized" },
      _disabled: { opacity: 0.55, cursor: "not-allowed" },
    },
  },
});

const pagination = defineSlotRecipe({
  slots: ["root"],
  base: {
    root: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "center", mt: "4" },
  },
});

const qrCode = defineSlotRecipe({
  slots: ["root", "frame", "pattern"],
  base: {
    root: { flexShrink: "0", w: "12.5rem", borderWidth: "1px", borderRadius: "md", overflow: "hidden", bg: "white" },
    frame: { display: "block", w: "full" },
    pattern: { fill: "black" },
  },
});

export const slotRecipes = {
  dialog,
  fileUpload,
  menu,
  pagination,
  passwordInput,
  qrCode,
  segmentGroup,
  switch: switchRecipe,
  tabs,
};
