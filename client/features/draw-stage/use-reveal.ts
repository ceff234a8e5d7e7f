import { useCallback, useEffect, useState } from "react";

/** Keys by their meaning; presenters send PageDown and PageUp. */
const NEXT_KEYS = [" ", "Enter", "PageDown", "ArrowDown"];
const BACK_KEYS = ["Backspace", "PageUp", "ArrowUp"];

const storedAs = (id: string): string => `stage:${id}`;

function storedPosition(id: string, last: number): number {
  try {
    const stored = Number(sessionStorage.getItem(storedAs(id)));
    return Number.isInteger(stored) && stored >= 0 ? Math.min(stored, last) : 0;
  } catch {
    return 0;
  }
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a, button") !== null;

/** The position of a ceremony from 0 to `last`, moved by keys and clicks; a reload of the tab keeps it. */
export function useReveal(id: string, last: number, isRtl: boolean) {
  const [position, setPosition] = useState(() => storedPosition(id, last));

  const moveTo = useCallback(
    (position: number) => {
      setPosition(position);
      try {
        sessionStorage.setItem(storedAs(id), String(position));
      } catch {
        // Without storage a reload starts from the beginning.
      }
    },
    [id],
  );
  const next = useCallback(() => moveTo(Math.min(last, position + 1)), [moveTo, last, position]);
  const back = useCallback(() => moveTo(Math.max(0, position - 1)), [moveTo, position]);

  useEffect(() => {
    const [forward, backward] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const moveOf = ({ key }: KeyboardEvent): (() => void) | null => {
      if (NEXT_KEYS.includes(key) || key === forward) return next;
      if (BACK_KEYS.includes(key) || key === backward) return back;
      if (key === "End") return () => moveTo(last);
      return key === "Home" ? () => moveTo(0) : null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // A focused button has its own Space and Enter.
      if (isControl(event.target) && (event.key === " " || event.key === "Enter")) return;
      const move = moveOf(event);
      // On the last screen a key forward scrolls.
      if (!move || (move === next && position === last)) return;
      event.preventDefault();
      move();
    };
    const onClick = (event: MouseEvent) => {
      if (!isControl(event.target) && window.getSelection()?.isCollapsed !== false) next();
    };
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("click", onClick);
    };
  }, [next, back, moveTo, last, position, isRtl]);

  return { position, next, back };
}
