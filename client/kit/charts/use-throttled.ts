import { useEffect, useRef, useState } from "react";

/** Minimum interval between updates of a chart. */
export const THROTTLE_MS = 500;

/** Milliseconds until a chart rendered at `shownAt` may update. */
export const remainingDelay = (shownAt: number, now: number): number => Math.max(0, shownAt + THROTTLE_MS - now);

/** Throttles fast-changing data; the last value is always rendered. */
export function useThrottled<Data>(data: Data): Data {
  const [shown, setShown] = useState(data);
  const shownAt = useRef(-Infinity);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [shown]);
  useEffect(() => {
    if (data === shown) return;
    const timer = setTimeout(() => setShown(data), remainingDelay(shownAt.current, performance.now()));
    return () => clearTimeout(timer);
  }, [data, shown]);
  return shown;
}
