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
  /** What is being waited for. */
  until: "start" | "end";
}

/**
 * Days, hours and minutes to the first event's start, or to its end once it runs; counts down from the written time
 * where no event is announced. Moves once a minute.
 */
export function useCountdown(events: Events): Countdown {
  const [clock, setClock] = useState<{ opened: number; now: number } | null>(null);
  useEffect(() => {
    const opened = Date.now();
    const tick = () => setClock({ opened, now: Date.now() });
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const event = events.state === "ready" ? events.list[0] : undefined;
  // The first drawing knows no time, because it was made when the page was built.
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
