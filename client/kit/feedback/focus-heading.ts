/**
 * Focuses the heading of the page, or of the section around an element, when the focused element is about to disappear,
 * such as a deleted row.
 */
export function focusHeading(within?: Element): void {
  const near = within?.closest("section, [role=dialog]")?.querySelector<HTMLElement>("h2, h3");
  setTimeout(() => {
    const heading = near?.isConnected ? near : document.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    // Near an element it is in view.
    heading.focus({ preventScroll: within !== undefined });
  });
}
