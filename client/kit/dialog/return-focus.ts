import { useLayoutEffect, useRef } from "react";

/** The element outside of dialogs and menus that had the focus last. */
let lastOutside: HTMLElement | null = null;
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLElement && !target.closest("[data-scope=dialog], [role=menu]")) lastOutside = target;
});

const isUsable = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.isConnected && !element.closest("[data-state=closed]");

/** Where the focus returns if a dialog's opener disappeared, such as a confirmation that the dialog follows; else null. */
export function useReturnFocus(open: boolean): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => (isUsable(opener.current) ? null : lastOutside);
}
