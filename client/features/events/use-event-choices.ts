import { useQuery } from "@apollo/client/react";
import { toRequestError } from "../../kit/graphql/client";
import {
  EventChoicesDocument,
  EventsScreenDocument,
  type EventChoices_EventFragment as Event,
} from "../../kit/graphql/generated";
import { useAllPages } from "../../kit/graphql/use-all-pages";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { eventsText } from "./events.text";

/** The queries that contain events, refetched after a change. */
export const RELOAD = { refetch: [EventsScreenDocument, EventChoicesDocument] };

const ORDER = ["RUNNING", "UPCOMING", "INACTIVE", "ENDED"] as const;

interface Options {
  /** The only event of a page. */
  only?: Event | undefined;
  /** The message if the events could not be loaded. */
  failed?: string;
}

/** The events of the select: running events first, then by start; or the only event of a page. */
export function useEventChoices({ only, failed }: Options = {}) {
  const t = useText(eventsText);
  const result = useQuery(EventChoicesDocument, { variables: { page: 1 }, skip: only !== undefined });
  useAllPages(result);
  const { data, error, loading, refetch } = result;
  const events = [...(data?.events.items ?? [])].sort(
    (a, b) => ORDER.indexOf(a.phase) - ORDER.indexOf(b.phase) || a.startDate.localeCompare(b.startDate),
  );
  return {
    events: only ? [only] : data && events,
    problem: error && messageOr(toRequestError(error), failed ?? t("loadFailed")),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
