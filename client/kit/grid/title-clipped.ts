import type { SyntheticEvent } from "react";

/** Gives the text under the pointer its whole text as a title while an ellipsis ends it. */
export function titleClipped({ target, currentTarget }: SyntheticEvent): void {
  for (let element = target; element instanceof HTMLElement && element !== currentTarget;) {
    if (element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === "ellipsis") {
      element.title = element.textContent;
      return;
    }
    element = element.parentElement as HTMLElement;
  }
}
