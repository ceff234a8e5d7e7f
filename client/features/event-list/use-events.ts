import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useGrid } from "../../kit/grid/use-grid";
import { queryState } from "../../kit/graphql/query-state";
import { EventsScreenDocument, type EventMode } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { eventsText } from "../events/events.text";

export const MODES = ["normal", "opening_day"] as const;
export const STATUSES = ["active", "inactive"] as const;
const OPTIONS = { sorts: [], filters: { mode: MODES, status: STATUSES } };

/** The page of events in the URL, and the statistics of all events. */
export function useEvents() {
  const t = useText(eventsText);
  const grid = useGrid(OPTIONS);
  const { mode, status } = grid.filters;
  const filters = {
    mode: (mode.toUpperCase() as EventMode) || null,
    isActive: status ? status === "active" : null,
    search: grid.search || null,
  };
  const { data: known, ...state } = queryState(
    useQuery(EventsScreenDocument, { variables: { ...filters, page: grid.page } }),
    t("loadFailed"),
  );
  return {
    grid,
    filters,
    page: known?.events,
    stats: known?.eventStats,
    ...state,
  };
}

/** Refetches all queries of the screen. */
export function useRefresh() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await client.refetchQueries({ include: "active" }).catch(() => undefined);
    setBusy(false);
  };
  return { refresh: () => void refresh(), busy };
}

export type EventsGrid = ReturnType<typeof useEvents>["grid"];
