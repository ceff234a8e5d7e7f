import { useQuery } from "@apollo/client/react";
import { toRequestError } from "../../kit/graphql/client";
import { EventChoicesDocument, type EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { eventsText } from "./events.text";

const ORDER = ["RUNNING", "UPCOMING", "INACTIVE", "ENDED"] as const;

/** The events of the select: running events first, then by start; or the only event of a page. */
export function useEventChoices({ only }: { only?: Event | undefined } = {}) {
  const t = useText(eventsText);
  const { data, error, loading, refetch } = useQuery(EventChoicesDocument, { skip: only !== undefined });
  const events = [...(data?.events.items ?? [])].sort(
    (a, b) => ORDER.indexOf(a.phase) - ORDER.indexOf(b.phase) || a.startDate.localeCompare(b.startDate),
  );
  return {
    events: only ? [only] : data && events,
    problem: error && messageOr(toRequestError(error), t("loadFailed")),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
