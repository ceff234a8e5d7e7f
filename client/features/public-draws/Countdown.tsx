import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time/instants";
import type { PageText } from "./page-text";
import { useNow } from "../../kit/timing/use-now";

/**
 * Days, hours, minutes and seconds until the draw. Screen readers read the time left when they reach it; it is not
 * announced as it changes. Without seconds for a visitor who prefers pages without movement.
 */
export function Countdown({ text: { t, fill, number }, until }: { text: PageText; until: string }) {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const left = Math.max(0, Date.parse(until) - useNow(isStill ? MINUTE_MS : SECOND_MS));
  const units = {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    ...(isStill ? {} : { seconds: Math.floor((left % MINUTE_MS) / SECOND_MS) }),
  };
  if (left === 0) {
    return (
      <div className="until" role="status">
        <p className="due">{t.now}</p>
        <p>{t.nowLead}</p>
      </div>
    );
  }
  const spoken = { days: number(units.days), hours: number(units.hours), minutes: number(units.minutes) };
  return (
    <div className="until">
      <p aria-hidden="true">{t.untilDraw}</p>
      <p className="hidden" role="timer" aria-live="off">
        {fill(t.remaining, spoken)}
      </p>
      <ol aria-hidden="true">
        {(Object.keys(units) as (keyof typeof units)[]).map((unit) => (
          <li key={unit}>
            <b>{number(units[unit] ?? 0)}</b>
            <span>{t[unit]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
