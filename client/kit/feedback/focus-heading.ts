/** Takes the focus to the heading when what had it is about to go, such as a deleted row. */
export function focusHeading(): void {
  setTimeout(() => document.querySelector<HTMLElement>("h1")?.focus());
}
