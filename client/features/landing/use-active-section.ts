import { useEffect, useState } from "react";

/** How far below the upper edge a section counts as reached; the style sheet scrolls to the same place. */
const OFFSET_PX = 100;

/** The part of the page that is being read: the last of `ids`, in the order of the page, whose upper edge has come up to the offset. */
export function useActiveSection(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const reached = key
        .split(" ")
        .map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
        // A half pixel of rounding must not leave the section behind that was just scrolled to.
        .filter(({ top }) => top <= OFFSET_PX + 1)
        .sort((one, other) => one.top - other.top);
      setActive(reached.at(-1)?.id ?? null);
    };
    const wait = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
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
