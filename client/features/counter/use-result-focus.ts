import { useEffect, useRef } from "react";

/** Focuses the heading of a result and scrolls to it on touch devices, where the keypad would cover it. */
export function useResultFocus(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [takesFocus]);
  return heading;
}
