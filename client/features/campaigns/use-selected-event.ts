import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { isUuid } from "../../../domain/ids";
import { toRequestError } from "../../kit/graphql/client";
import { ChosenEventDocument } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { campaignsText } from "./campaigns.text";

const PARAMETER = "event";

/** The event id in the URL, empty if there is none, and a setter. */
export function useEventInUrl(): { eventId: string; choose: (id: string) => void } {
  const [params, setParams] = useSearchParams();
  const choose = (id: string) =>
    setParams(() => {
      const next = new URLSearchParams(window.location.search);
      // The page numbers belong to the previous event.
      next.delete("campaigns.page");
      next.delete("participants.page");
      next.delete(PARAMETER);
      if (id !== "") next.set(PARAMETER, id);
      return next;
    });
  return { eventId: params.get(PARAMETER) ?? "", choose };
}

/** One event by its id; `isMissing` if it does not exist. */
export function useSelectedEvent(id: string, { skip = false } = {}) {
  const t = useText(campaignsText);
  const {
    data,
    error: failure,
    loading,
    refetch,
  } = useQuery(ChosenEventDocument, {
    variables: { id },
    skip: skip || !isUuid(id),
  });
  const error = failure && toRequestError(failure);
  const isMissing = !skip && (!isUuid(id) || error?.code === "EVENT_NOT_FOUND");
  return {
    event: isMissing ? undefined : data?.event,
    isMissing,
    problem: error && !isMissing ? messageOr(error, t("eventFailed")) : undefined,
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
