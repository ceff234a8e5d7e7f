import { useEffect, useRef, useState } from "react";

/** Charts ignore updates that come sooner after one another. */
export const THROTTLE_MS = 500;

/** How long a chart that was drawn at `shownAt` still keeps what it shows, in milliseconds. */
export const restOf = (shownAt: number, now: number): number => Math.max(0, shownAt + THROTTLE_MS - now);

/** What a chart shows of data that may change faster than it can be read; in the end always the last of it. */
export function useThrottled<Data>(data: Data): Data {
  const [shown, setShown] = useState(data);
  const shownAt = useRef(-Infinity);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [shown]);
  useEffect(() => {
    if (data === shown) return;
    const timer = setTimeout(() => setShown(data), restOf(shownAt.current, performance.now()));
    return () => clearTimeout(timer);
  }, [data, shown]);
  return shown;
}
