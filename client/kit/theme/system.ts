import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { recipes } from "./recipes";
import { fontSizes, radii, sizes, spacing } from "./scale";
import { slotRecipes } from "./slot-recipes";

/** A semantic colour: its value in light and in dark mode. */
const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

const colors = {
  bg: {
    DEFAULT: pair("#f7f7f4", "#0f1312"),
    card: pair("#ffffff", "#181d1c"),
    muted: pair("#f0f0eb", "#252c2b"),
    emphasized: pair("#e6e6e0", "#2a3130"),
  },
  fg: {
    DEFAULT: pair("#1a1f1e", "#eceeed"),
    muted: pair("#59625f", "#a6b0ac"),
  },
  border: {
    DEFAULT: pair("#e2e2db", "#2b3231"),
    // The border of a control needs a contrast of 3:1 against the card.
    control: pair("#868e8b", "#6c7673"),
  },
  accent: {
    solid: pair("#0f766e", "#2dbfae"),
    hover: pair("#0b5f59", "#4fd1c1"),
    contrast: pair("#ffffff", "#04211d"),
    fg: pair("#0d6b64", "#5ed3c5"),
    subtle: pair("#e6f2f0", "#143230"),
    border: pair("#a9cfcb", "#24524d"),
    focusRing: pair("#0f766e", "#5ed3c5"),
  },
  danger: {
    solid: pair("#b3261e", "#f2877c"),
    hover: pair("#941d16", "#f7a197"),
    contrast: pair("#ffffff", "#2e0805"),
    fg: pair("#a8231b", "#f59a90"),
    subtle: pair("#fcecea", "#371a17"),
    border: pair("#e6b3ae", "#6b332d"),
    focusRing: pair("#b3261e", "#f59a90"),
  },
  neutral: {
    fg: pair("#4c5552", "#b4bdba"),
    subtle: pair("#ecece7", "#293130"),
  },
  gold: {
    fg: pair("#7a5600", "#f0c75e"),
    subtle: pair("#fbf4e0", "#312811"),
    border: pair("#e6cf95", "#5c4a1d"),
    solid: pair("#c8921a", "#e0ae3b"),
  },
  // Chart colours; each needs a contrast of 3:1 against the card and against its neighbours in a ring.
  chart: {
    one: pair("#0f766e", "#2dbfae"),
    two: pair("#b07a0c", "#e0ae3b"),
    three: pair("#3a68b0", "#82abe6"),
    four: pair("#8b4a86", "#cf96cc"),
  },
};

const shadows = {
  card: pair("0 1px 2px rgb(20 30 28 / 0.05)", "0 0 0 transparent"),
  raised: pair("0 12px 32px rgb(20 30 28 / 0.16)", "0 12px 32px rgb(0 0 0 / 0.5)"),
};

const config = defineConfig({
  cssVarsPrefix: "club",
  preflight: true,
  globalCss: {
    html: { bg: "bg", color: "fg", lineHeight: "1.6", colorPalette: "accent" },
    body: { fontFamily: "body", fontSize: "md", minHeight: "100dvh" },
    // The two variables that Chakra's reset reads.
    "*": { "--global-color-border": "colors.border", "--global-font-mono": "fonts.mono" },
    "*::placeholder": { color: "fg.muted", opacity: 1 },
    "*::selection": { bg: "accent.subtle", color: "accent.fg" },
    // A heading takes the focus after navigation for screen readers; it is not interactive and needs no ring.
    "h1:focus, h2:focus": { outline: "none" },
    ":focus-visible": { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
    // Forced colours remove backgrounds: a selected part gets the system's selection colours.
    "[aria-current=page], [aria-pressed=true], [role=tab][aria-selected=true], [data-scope=segment-group][data-part=item][data-state=checked], [role^=menuitem][aria-checked=true], [role^=menuitem][data-highlighted]":
      {
        "@media (forced-colors: active)": {
          forcedColorAdjust: "none",
          background: "Highlight !important",
          color: "HighlightText !important",
        },
      },
    "*, *::before, *::after": {
      "@media (prefers-reduced-motion: reduce)": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        transitionDuration: "0s !important",
      },
    },
  },
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    keyframes: {
      pulse: { "50%": { opacity: "0.45" } },
      spin: { to: { transform: "rotate(360deg)" } },
      fadeIn: { from: { opacity: "0" } },
      fadeOut: { to: { opacity: "0" } },
    },
    tokens: {
      fonts: {
        body: { value: "'Vazirmatn Variable', system-ui, sans-serif" },
        mono: { value: "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Consolas, monospace" },
      },
      animations: { pulse: { value: "pulse 1.6s ease-in-out infinite" }, spin: { value: "spin 0.9s linear infinite" } },
      spacing,
      sizes,
      radii,
      fontSizes,
    },
    semanticTokens: { colors, shadows },
    recipes,
    slotRecipes,
  },
});

/** The theme: tokens and the recipes in use, without Chakra's default theme, which would double the script. */
export const system = createSystem(defaultBaseConfig, config);
