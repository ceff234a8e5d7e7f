import { useEffect, useState } from "react";
import { MINUTE_MS } from "../../../domain/time/instants";

const SECOND_MS = 1000;

/** Whether the visitor prefers pages without movement. */
export const prefersStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The time, updated once a second, or once a minute for a visitor who prefers less movement. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), prefersStill() ? MINUTE_MS : SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
