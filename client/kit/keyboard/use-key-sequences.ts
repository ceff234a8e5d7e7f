import { useEffect, useEffectEvent } from "react";
import { isLayerOpen, isTyping } from "./is-typing";
import { keyOf } from "./key-of";

/** Keys closer together come from a scanner. */
const SCANNER_GAP_MS = 60;
const MAX_PAUSE_MS = 1500;

/** Runs actions by one key ("N") or two keys in sequence ("G C"), except in fields, dialogs and menus. */
export function useKeySequences(actions: Readonly<Record<string, () => void>>): void {
  const run = useEffectEvent((keys: string): void => actions[keys]?.());
  const isKnown = useEffectEvent((keys: string): boolean => actions[keys] !== undefined);
  useEffect(() => {
    let last = { key: "", at: -Infinity };
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const listen = (event: KeyboardEvent) => {
      clearTimeout(waiting);
      const { key: before, at } = last;
      const gap = event.timeStamp - at;
      last = { key: "", at: event.timeStamp };
      const isModified = event.ctrlKey || event.altKey || event.metaKey;
      const key = keyOf(event);
      if (key === null || isModified || event.repeat || event.defaultPrevented) return;
      if (isTyping(event) || isLayerOpen() || gap < SCANNER_GAP_MS) return;
      last = { key, at: event.timeStamp };
      const sequence = `${before} ${key}`;
      const keys = gap < MAX_PAUSE_MS && isKnown(sequence) ? sequence : key;
      if (!isKnown(keys)) return;
      last = { key: "", at: event.timeStamp };
      // Otherwise "/" would open the browser's own search, or be typed into the field that takes the focus.
      event.preventDefault();
      waiting = setTimeout(() => run(keys), SCANNER_GAP_MS);
    };

    window.addEventListener("keydown", listen);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("keydown", listen);
    };
  }, []);
}
