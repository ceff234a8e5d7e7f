import { useQuery } from "@apollo/client/react";
import { CampaignChoicesDocument } from "../../kit/graphql/generated";
import { queryState } from "../../kit/graphql/query-state";
import { useAllPages } from "../../kit/graphql/use-all-pages";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { campaignsText } from "./campaigns.text";

/** All campaigns of an event, newest first, for a choice; null skips the query. */
export function useCampaignChoices(eventId: string | null) {
  const t = useText(campaignsText);
  const mayRead = allows(useSession(), "campaigns:read");
  const result = useQuery(CampaignChoicesDocument, {
    variables: { eventId: eventId ?? "", page: 1 },
    skip: eventId === null || !mayRead,
  });
  useAllPages(result);
  const { problem, reload } = queryState(result, t("loadFailed"));
  return { campaigns: result.data?.campaigns.items, problem, reload };
}
