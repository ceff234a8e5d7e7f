import { useQuery } from "@apollo/client/react";
import { CampaignChoicesDocument } from "../../kit/graphql/generated";
import { queryState } from "../../kit/graphql/query-state";
import { useAllPages } from "../../kit/graphql/use-all-pages";
import { allows, useSession } from "../../kit/session/session";

/** All campaigns of an event, newest first, for a choice; null skips the query. `failed` is the message of an error. */
export function useCampaignChoices(eventId: string | null, failed: string) {
  const mayRead = allows(useSession(), "campaigns:read");
  const result = useQuery(CampaignChoicesDocument, {
    variables: { eventId: eventId ?? "", page: 1 },
    skip: eventId === null || !mayRead,
  });
  useAllPages(result);
  const { problem, reload } = queryState(result, failed);
  return { campaigns: result.data?.campaigns.items, problem, reload };
}
