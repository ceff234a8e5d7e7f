import { useEffect, useEffectEvent } from "react";
import { isLayerOpen } from "./is-typing";
import { keyOf } from "./key-of";

const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.repeat && !event.isComposing && keyOf(event) === "K";

/** Opens and closes the command palette with Ctrl+K or Cmd+K, in fields too, but not over another dialog. */
export function usePaletteKey(isOpen: boolean, onChange: (isOpen: boolean) => void): void {
  const toggle = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    // Otherwise the browser would focus its address bar.
    event.preventDefault();
    if (isOpen || !isLayerOpen()) onChange(!isOpen);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => toggle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
