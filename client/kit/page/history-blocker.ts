type Blocker = (event: PopStateEvent) => void;

let blocker: Blocker | null = null;

/**
 * Registers a `popstate` listener before the router's, so that a step can be blocked. Call it once, before the router
 * renders: listeners of the window run in registration order.
 */
export const captureHistory = (): void =>
  window.addEventListener("popstate", (event) => blocker?.(event), { capture: true });

/** Lets `next` decide about each history step; returns a function that removes it. */
export function blockHistory(next: Blocker): () => void {
  blocker = next;
  return () => {
    if (blocker === next) blocker = null;
  };
}
