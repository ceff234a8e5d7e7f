import { useQuery } from "@apollo/client/react";
import { CampaignChoicesDocument } from "../../kit/graphql/generated";
import { useAllPages } from "../../kit/graphql/use-all-pages";
import { allows, useSession } from "../../kit/session/session";

/** All campaigns of an event, newest first, for a choice; null skips the query. */
export function useCampaignChoices(eventId: string | null) {
  const mayRead = allows(useSession(), "campaigns:read");
  const result = useQuery(CampaignChoicesDocument, {
    variables: { eventId: eventId ?? "", page: 1 },
    skip: eventId === null || !mayRead,
  });
  useAllPages(result);
  return result.data?.campaigns.items;
}
