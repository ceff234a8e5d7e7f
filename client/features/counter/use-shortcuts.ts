import { useEffect, useRef } from "react";
import { isLayerOpen } from "../../kit/keyboard/is-typing";

/** Binds actions to keys everywhere except in an open dialog. Keys are physical positions, so every layout works. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isUnmodified = !event.altKey && !event.metaKey && !event.shiftKey;
      const name = `${event.ctrlKey ? "Ctrl+" : ""}${event.code === "NumpadEnter" ? "Enter" : event.code}`;
      const action = latest.current[name];
      // A layer that the key has closed is no longer open.
      if (!isUnmodified || action === undefined || event.defaultPrevented || isLayerOpen()) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
