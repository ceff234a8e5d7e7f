import { useCallback, useEffect, useState } from "react";
import { DAY_MS, MINUTE_MS } from "../../../domain/time/instants";
import { callPublic } from "../../kit/public/public-call";
import { useFestival } from "./festival";

/** An opening-day event that is running or upcoming. */
export interface FestivalEvent {
  event_id: string;
  name: string;
  start_date: string;
  end_date: string;
  is_open: boolean;
}

/** `off` if the registration is switched off. */
export type Events = { state: "loading" | "off" | "failed" } | { state: "ready"; list: readonly FestivalEvent[] };

/** The visitors of the page ask at different times for an event that opens for all of them at once. */
const SPREAD_MS = 3000;

/**
 * Returns the time in ms until the next event opens or closes; a minute if the device's clock has passed it already, a
 * day at most.
 */
function timeToChange(events: readonly FestivalEvent[]): number {
  const changes = events.map((event) => Date.parse(event.is_open ? event.end_date : event.start_date));
  const left = Math.min(...changes) - Date.now();
  return (left > 0 ? Math.min(left, DAY_MS) : MINUTE_MS) + Math.random() * SPREAD_MS;
}

/** The events that are open for registration, loaded again on `retry` and when one opens or closes. */
export function useEvents(): { events: Events; retry: () => void } {
  const { lang } = useFestival();
  const [events, setEvents] = useState<Events>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void callPublic<{ events: FestivalEvent[] }>("/api/opening-day/events", { lang, signal: stop.signal }).then(
      (response) => {
        if (stop.signal.aborted) return;
        if (response.ok) setEvents({ state: "ready", list: response.body.events });
        else if (response.status === 403) setEvents({ state: "off" });
        // A failure does not remove the form that a visitor fills in.
        else setEvents((last) => (last.state === "ready" ? { ...last } : { state: "failed" }));
      },
    );
    return () => stop.abort();
  }, [attempt, lang]);
  const load = useCallback(() => setAttempt((last) => last + 1), []);
  useEffect(() => {
    if (events.state !== "ready" || events.list.length === 0) return;
    const timer = setTimeout(load, timeToChange(events.list));
    return () => clearTimeout(timer);
  }, [events, load]);
  const retry = () => {
    setEvents({ state: "loading" });
    load();
  };
  return { events, retry };
}
