import { useSyncExternalStore } from "react";

export type ColorMode = "light" | "dark";

const STORED_AS = "theme";
const listeners = new Set<() => void>();

// The class is set by the script that runs before the first paint, so it is the truth from the start.
const current = (): ColorMode => (document.documentElement.classList.contains("dark") ? "dark" : "light");

function show(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.remove("light", "dark");
  root.classList.add(mode);
  root.style.colorScheme = mode;
  listeners.forEach((listener) => listener());
}

/** Changes the colour mode and remembers it; until a visitor does, the device decides. */
export function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(STORED_AS, mode);
  } catch {
    // A browser that rejects storage still changes colours, for this visit only.
  }
  show(mode);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, current);
