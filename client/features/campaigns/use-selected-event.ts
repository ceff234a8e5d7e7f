import { useQuery } from "@apollo/client/react";
import { isUuid } from "../../../domain/ids";
import { toRequestError } from "../../kit/graphql/client";
import { ChosenEventDocument } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { useUrlParams } from "../../kit/grid/use-url-params";
import { campaignsText } from "./campaigns.text";

const PARAMETER = "event";

/** The event id in the URL, empty if there is none, and a setter. */
export function useEventInUrl(): { eventId: string; choose: (id: string) => void } {
  const [params, change] = useUrlParams();
  const choose = (id: string) =>
    // The page numbers belong to the previous event.
    change({ [PARAMETER]: id, "campaigns.page": "", "participants.page": "" });
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
