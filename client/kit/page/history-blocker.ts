type Blocker = (event: PopStateEvent) => void;

let hold: Blocker | null = null;

/**
 * Hears of a step through the history before the router does, so that it can be held back. Called once, before the
 * router is drawn: browsers call the listeners of the window in the order in which they came.
 */
export const captureHistory = (): void =>
  window.addEventListener("popstate", (event) => hold?.(event), { capture: true });

/** Lets `next` decide over each step from now on; the answer ends that. */
export function blockHistory(next: Blocker): () => void {
  hold = next;
  return () => {
    if (hold === next) hold = null;
  };
}
