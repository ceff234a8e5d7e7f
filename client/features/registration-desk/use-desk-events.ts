import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { phaseOf } from "../../../domain/events";
import type { EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { useNow } from "../../kit/timing/use-now";
import { useEventChoices } from "../events/use-event-choices";
import { deskText } from "./desk.text";

/** Often enough for a desk that is opened before its event. */
const CLOCK_MS = 15_000;
const PARAM = "event";
const PHASES = { inactive: "INACTIVE", upcoming: "UPCOMING", running: "RUNNING", ended: "ENDED" } as const;

function withPhase(now: Date, event: Event): Event {
  const { isActive, startDate, endDate } = event;
  const phase = phaseOf({ isActive, startDate: new Date(startDate), endDate: new Date(endDate) }, now);
  return { ...event, phase: PHASES[phase] };
}

/** The only event, or the only running one; otherwise the clerk must select one. */
function defaultEvent(events: readonly Event[]): Event | undefined {
  const running = events.filter(({ phase }) => phase === "RUNNING");
  const [one, ...others] = running.length > 0 ? running : events;
  return others.length === 0 ? one : undefined;
}

/** Reloads the events when the clerk returns to the window. */
function useReloadAtFocus(reload: () => void) {
  const again = useEffectEvent(reload);
  useEffect(() => {
    const returned = () => again();
    window.addEventListener("focus", returned);
    return () => window.removeEventListener("focus", returned);
  }, []);
}

/** The events that are open for registration at the desk, and the selected one, which is stored in the URL. */
export function useDeskEvents() {
  const now = new Date(useNow(CLOCK_MS));
  const { events: all, problem, busy, reload } = useEventChoices({ failed: useText(deskText)("loadFailed") });
  const [params, setParams] = useSearchParams();
  const events = all
    ?.filter(({ mode, isActive }) => mode === "OPENING_DAY" && isActive)
    .map((event) => withPhase(now, event));
  useReloadAtFocus(reload);
  const eventId = params.get(PARAM);
  // An event that closes while its visitors are registered is not replaced by another.
  const chosen = eventId === null ? defaultEvent(events ?? []) : events?.find(({ id }) => id === eventId);
  const choose = (id: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(PARAM, id);
        return after;
      },
      { replace: true },
    );
  return { events, chosen, choose, problem, busy, reload };
}
