import { useEffect, useState } from "react";

/** Offset in pixels below the upper edge at which a section counts as reached; the style sheet uses the same offset. */
const OFFSET_PX = 100;

/** The current section: the last of `ids`, in page order, whose upper edge is above the offset. */
export function useActiveSection(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const reached = key
        .split(" ")
        .map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
        // A rounding error of half a pixel must not leave out the section that was just scrolled to.
        .filter(({ top }) => top <= OFFSET_PX + 1)
        .sort((one, other) => one.top - other.top);
      setActive(reached.at(-1)?.id ?? null);
    };
    const wait = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    update();
    window.addEventListener("scroll", wait, { passive: true });
    window.addEventListener("resize", wait);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", wait);
      window.removeEventListener("resize", wait);
    };
  }, [key]);
  return active;
}
