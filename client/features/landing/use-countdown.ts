import { useEffect, useState } from "react";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/time/instants";
import { FESTIVAL } from "./landing.text";
import type { Events } from "./use-events";

const { days, hours, minutes } = FESTIVAL.countdown;
const WRITTEN_MS = days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  /** Whether the time runs to the start or to the end. */
  until: "start" | "end";
}

const STORAGE_KEY = "countdown_started_at";

/** The time of the first visit of this device, in ms; now if it is the first or nothing can be stored. */
function firstVisit(): number {
  const now = Date.now();
  try {
    const stored = Number(localStorage.getItem(STORAGE_KEY));
    if (stored > 0 && stored <= now) return stored;
    localStorage.setItem(STORAGE_KEY, String(now));
  } catch {
    // Without storage each visit is the first.
  }
  return now;
}

/**
 * Days, hours and minutes to the start of the first event, or to its end once it runs. Without an announced event,
 * counts down from the configured time, which begins with the first visit of the device. Updates once a minute.
 */
export function useCountdown(events: Events): Countdown {
  const [clock, setClock] = useState<{ opened: number; now: number } | null>(null);
  useEffect(() => {
    const opened = firstVisit();
    const tick = () => setClock({ opened, now: Date.now() });
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const event = events.state === "ready" ? events.list[0] : undefined;
  // The first render has no time, because the server renders the page.
  const now = clock?.now ?? 0;
  const passed = clock ? clock.now - clock.opened : 0;
  const left =
    event && clock ? Date.parse(event.is_open ? event.end_date : event.start_date) - now : WRITTEN_MS - passed;
  const whole = Math.max(0, Math.ceil(left / MINUTE_MS)) * MINUTE_MS;
  return {
    days: Math.floor(whole / DAY_MS),
    hours: Math.floor((whole % DAY_MS) / HOUR_MS),
    minutes: Math.floor((whole % HOUR_MS) / MINUTE_MS),
    until: event?.is_open ? "end" : "start",
  };
}
