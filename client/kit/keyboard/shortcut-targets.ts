/** The control of the screen that declares a key, unless it is disabled or hidden. */
function targetOf(key: string): HTMLElement | null {
  const controls = document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
  return [...controls].find((control) => control.checkVisibility() && !control.matches(":disabled")) ?? null;
}

/** Presses the screen's button or link that creates something. */
export const pressCreate = (): void => targetOf("N")?.click();

/** Moves the focus to the screen's search box. */
export function focusSearch(): void {
  const box = targetOf("/");
  box?.focus();
  if (box instanceof HTMLInputElement) box.select();
}
