import { useLayoutEffect, useRef } from "react";

/** The element outside of dialogs and menus that had the focus last. */
let lastOutside: HTMLElement | null = null;
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLElement && !target.closest("[data-scope=dialog], [role=menu]")) lastOutside = target;
});

const isUsable = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.isConnected && !element.closest("[data-state=closed]");

/** The first field with an error in the form around an element. */
const invalidField = (element: Element | null): HTMLElement | null =>
  element?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]") ?? null;

/**
 * Where the focus returns: a field that the server rejected while the dialog was open; if the dialog's opener
 * disappeared, such as a confirmation that the dialog follows, the last element outside; else null.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | null {
  const before = useRef({ opener: null as Element | null, invalid: null as Element | null });
  useLayoutEffect(() => {
    if (open) before.current = { opener: document.activeElement, invalid: invalidField(document.activeElement) };
  }, [open]);
  return () => {
    const { opener, invalid } = before.current;
    if (!isUsable(opener)) return lastOutside;
    const rejected = invalidField(opener);
    return rejected === invalid ? null : rejected;
  };
}
