/** Focuses the heading when the focused element is about to disappear, such as a deleted row. */
export function focusHeading(): void {
  setTimeout(() => document.querySelector<HTMLElement>("h1")?.focus());
}
