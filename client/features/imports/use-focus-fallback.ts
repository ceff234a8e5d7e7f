import { useLayoutEffect, useRef, type RefObject } from "react";

/** For a part of the status of an import: if the part disappears with the focus, the status gets it. */
export function useFocusFallback(): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement))
        element.closest<HTMLElement>("[data-import-status]")?.focus({ preventScroll: true });
    };
  }, []);
  return part;
}
