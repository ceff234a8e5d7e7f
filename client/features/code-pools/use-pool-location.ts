import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import type { CodeStatus, EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { STATUSES } from "./use-pool";

const NO_EVENT = "none";
const PAGE = /^[1-9]\d{0,5}$/;

/**
 * The selected event, status and page of the pool, stored in the URL next to the parameters of the event list. The
 * first event is selected by default and written to the URL, so that an event created later does not replace it while
 * codes are typed.
 */
export function usePoolLocation(events: readonly Event[] | undefined) {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string>, how?: { replace: true }) =>
    setParams(() => {
      const next = new URLSearchParams(window.location.search);
      // Another event or status starts at the first page.
      next.delete("codes");
      for (const [name, value] of Object.entries(changes)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, how);
  const numbered = (page: number) => ({ codes: page > 1 ? String(page) : "" });

  const eventId = params.get("pool") ?? "";
  const selected = events?.find(({ id }) => id === eventId);
  const first = eventId === NO_EVENT ? undefined : events?.[0];
  const choose = useEffectEvent((id: string) => change({ pool: id }, { replace: true }));
  const missing = selected ? undefined : first?.id;
  useEffect(() => {
    if (missing !== undefined) choose(missing);
  }, [missing]);

  const status: CodeStatus | "" = STATUSES.find((one) => one.toLowerCase() === params.get("status")) ?? "";
  const page = params.get("codes") ?? "";
  return {
    event: selected ?? first,
    status,
    page: PAGE.test(page) ? Number(page) : 1,
    // An import belongs to its event.
    setEvent: (id: string) => change({ pool: id === "" ? NO_EVENT : id, job: "" }),
    setStatus: (next: CodeStatus | "") => change({ status: next.toLowerCase() }),
    setPage: (next: number) => change(numbered(next)),
    correctPage: (next: number) => change(numbered(next), { replace: true }),
    clear: () => change({ status: "" }),
  };
}
