const COVER = "{colors.bg}";
const SHADOW = "color-mix(in srgb, {colors.fg} 30%, transparent)";

/**
 * A row that scrolls sideways on the page's background: a shadow marks the side where more is out of view. The shadows
 * stay in place and the covers scroll with the content (the scrolling shadows of Lea Verou), the same in both directions.
 */
export const SCROLL_ROW = {
  overflowX: "auto",
  // Rounded heights would add a vertical scroll bar.
  overflowY: "hidden",
  backgroundImage: [
    `linear-gradient(to right, ${COVER} 30%, transparent)`,
    `linear-gradient(to left, ${COVER} 30%, transparent)`,
    `linear-gradient(to right, ${SHADOW}, transparent)`,
    `linear-gradient(to left, ${SHADOW}, transparent)`,
  ].join(", "),
  backgroundPosition: "0 0, 100% 0, 0 0, 100% 0",
  backgroundRepeat: "no-repeat",
  backgroundSize: "3rem 100%, 3rem 100%, 0.5rem 100%, 0.5rem 100%",
  backgroundAttachment: "local, local, scroll, scroll",
} as const;
