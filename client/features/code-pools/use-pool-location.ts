import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import type { CodeStatus } from "../../kit/transport/schema.generated";
import type { EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { useGrid } from "../../kit/grid/use-grid";
import { useUrlParams } from "../../kit/grid/use-url-params";
import { STATUSES } from "./use-pool";

const NO_EVENT = "none";
/** The screen has a list of events too. */
export const SCOPE = "codes";
const EVENT = `${SCOPE}.event`;
const OPTIONS = { scope: SCOPE, sorts: [], filters: { status: STATUSES.map((status) => status.toLowerCase()) } };

/**
 * The selected event of the pool and the state of its list, stored in the URL. The first event is selected by default
 * and written to the URL, so that an event created later does not replace it while codes are typed. The only event of a
 * page needs no parameter.
 */
export function usePoolLocation(events: readonly Event[] | undefined, isOnly: boolean) {
  const [params, change] = useUrlParams();
  const { pathname } = useLocation();
  const grid = useGrid(OPTIONS);
  const setEvent = (id: string, how?: { replace: true }) =>
    // The page and an import belong to their event.
    change({ [EVENT]: id, [`${SCOPE}.page`]: "", ...(!how && { job: "" }) }, how);

  const eventId = params.get(EVENT) ?? "";
  const selected = events?.find(({ id }) => id === eventId);
  const [initialId, setInitialId] = useState<string>();
  // The URL can be later than the next list of events.
  if (initialId === undefined && events?.[0]) setInitialId(events[0].id);
  const initial = events?.find(({ id }) => id === initialId) ?? events?.[0];
  const first = eventId === NO_EVENT ? undefined : initial;
  const choose = useEffectEvent((id: string) => {
    // While the next screen loads, the URL is the next screen's.
    if (window.location.pathname === pathname) setEvent(id, { replace: true });
  });
  const missing = selected || isOnly ? undefined : first?.id;
  useEffect(() => {
    if (missing !== undefined) choose(missing);
  }, [missing]);

  return {
    event: selected ?? first,
    grid,
    status: grid.filters.status.toUpperCase() as CodeStatus | "",
    setEvent: (id: string) => setEvent(id || NO_EVENT),
  };
}
