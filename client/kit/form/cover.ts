import type { CSSProperties } from "react";

/** A native control that covers its visible parts: the visible area is clickable, and touch screen readers find it. */
export const COVER: CSSProperties = {
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  clip: "auto",
  opacity: 0,
  cursor: "inherit",
  fontSize: 0,
};
