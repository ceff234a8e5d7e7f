import { useQuery } from "@apollo/client/react";
import { toastFailed } from "../../kit/feedback/toast";
import { toRequestError } from "../../kit/graphql/client";
import { EventCampaignsDocument } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { campaignsText } from "./campaigns.text";

/** The campaigns of an event, newest first; null skips the query. */
export function useCampaigns(eventId: string | null) {
  const t = useText(campaignsText);
  const mayRead = allows(useSession(), "campaigns:read");
  const { data, error, loading, refetch, fetchMore } = useQuery(EventCampaignsDocument, {
    variables: { eventId: eventId ?? "", page: 1 },
    skip: eventId === null || !mayRead,
  });
  const { items: campaigns, pageSize = 1, totalItems = 0 } = data?.campaigns ?? {};
  const more = () =>
    fetchMore({ variables: { page: Math.floor((campaigns?.length ?? 0) / pageSize) + 1 } }).catch(() =>
      toastFailed(t("loadFailed")),
    );
  return {
    mayRead,
    campaigns,
    /** The number of campaigns that are not loaded yet. */
    unseen: totalItems - (campaigns?.length ?? 0),
    problem: error && messageOr(toRequestError(error), t("loadFailed")),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
    more: () => void more(),
  };
}

export type Campaigns = ReturnType<typeof useCampaigns>;
