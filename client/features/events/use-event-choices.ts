import { useQuery } from "@apollo/client/react";
import { toRequestError } from "../../kit/graphql/client";
import { EventChoicesDocument } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { eventsText } from "./events.text";

const ORDER = ["RUNNING", "UPCOMING", "INACTIVE", "ENDED"] as const;

/** The events of the select: running events first, then by start. */
export function useEventChoices() {
  const t = useText(eventsText);
  const { data, error, loading, refetch } = useQuery(EventChoicesDocument);
  const events = [...(data?.events.items ?? [])].sort(
    (a, b) => ORDER.indexOf(a.phase) - ORDER.indexOf(b.phase) || a.startDate.localeCompare(b.startDate),
  );
  return {
    events: data && events,
    problem: error && messageOr(toRequestError(error), t("loadFailed")),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
