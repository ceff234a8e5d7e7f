import { chakra } from "@chakra-ui/react";
import { Listbox } from "@ark-ui/react/listbox";
import { TOUCH_FIELD } from "../../kit/theme/scale";

/** The field with the focus; the highlighted option is its active descendant. */
export const Input = chakra(Listbox.Input, {
  base: {
    flex: "1",
    minW: "0",
    h: "14",
    bg: "transparent",
    color: "fg",
    fontSize: "md",
    outline: "none",
    ...TOUCH_FIELD,
  },
});

export const Content = chakra(Listbox.Content, {
  base: { maxH: "full", overflowY: "auto", p: "2", outline: "none" },
});

export const ItemGroup = chakra(Listbox.ItemGroup, { base: { _notFirst: { mt: "3" } } });

export const ItemGroupLabel = chakra(Listbox.ItemGroupLabel, {
  base: { px: "3", mb: "1", fontSize: "xs", fontWeight: "600", color: "fg.muted" },
});

export const Item = chakra(Listbox.Item, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "10",
    px: "3",
    borderRadius: "md",
    cursor: "pointer",
    "&[data-value][data-highlighted]": { bg: "accent.subtle", color: "accent.fg" },
    "@media (forced-colors: active)": {
      "&[data-highlighted]": { forcedColorAdjust: "none", bg: "Highlight", color: "HighlightText" },
    },
  },
});
