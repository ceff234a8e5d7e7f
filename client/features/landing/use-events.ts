import { useCallback, useEffect, useState } from "react";
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

/** The events that are open for registration, loaded once and again on `retry`. */
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
        else setEvents({ state: response.status === 403 ? "off" : "failed" });
      },
    );
    return () => stop.abort();
  }, [attempt, lang]);
  const retry = useCallback(() => {
    setEvents({ state: "loading" });
    setAttempt((last) => last + 1);
  }, []);
  return { events, retry };
}
