import { useSyncExternalStore } from "react";

export type ColorMode = "light" | "dark";

const STORAGE_KEY = "theme";
const listeners = new Set<() => void>();

// The script that runs before the first paint sets the class.
const current = (): ColorMode => (document.documentElement.classList.contains("dark") ? "dark" : "light");

function show(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.remove("light", "dark");
  root.classList.add(mode);
  root.style.colorScheme = mode;
  listeners.forEach((listener) => listener());
}

/** Changes the colour mode and stores it; before that, the device's preference applies. */
export function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Without storage the colours change for this visit only.
  }
  show(mode);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, current, () => "light");
