import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useGrid } from "../../kit/grid/use-grid";
import { toRequestError } from "../../kit/graphql/client";
import { EventsScreenDocument } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { eventsText } from "../events/events.text";

/** The queries that know of events; asked again when one changed. */
export const RELOAD = { refetch: ["EventsScreen", "EventChoices"] };

const OPTIONS = { sorts: [], filters: {} };

/** The page of events that the address asks for, and the figures of all of them. */
export function useEvents() {
  const t = useText(eventsText);
  const grid = useGrid(OPTIONS);
  const { data, previousData, error, loading, refetch } = useQuery(EventsScreenDocument, {
    variables: { page: grid.page },
  });
  // After a failure the page before would pass for the asked one.
  const known = data ?? (error ? undefined : previousData);
  return {
    grid,
    page: known?.events,
    stats: known?.eventStats,
    problem: error && messageOr(toRequestError(error), t("loadFailed")),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}

/** Asks everything on the screen again. */
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
