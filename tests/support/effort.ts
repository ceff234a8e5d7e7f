import type { Page } from "playwright-core";

export interface Effort {
  clicks: number;
  keys: number;
}

/** Counts the clicks of a pointer and the keys without modifiers on every page that the tab loads from now on. */
export async function counting(page: Page): Promise<Effort> {
  const effort: Effort = { clicks: 0, keys: 0 };
  await page.exposeBinding("count", (_source, kind: keyof Effort) => void effort[kind]++);
  await page.addInitScript(() => {
    const { count } = window as unknown as { count: (kind: string) => void };
    // Enter on a button is a click without a pointer.
    window.addEventListener("click", ({ detail }) => detail > 0 && count("clicks"), true);
    window.addEventListener("keydown", ({ key }) => !/^(Control|Shift|Alt|Meta)$/.test(key) && count("keys"), true);
  });
  return effort;
}
