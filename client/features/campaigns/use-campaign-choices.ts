import { useQuery } from "@apollo/client/react";
import { EventCampaignsDocument } from "../../kit/graphql/generated";
import { allows, useSession } from "../../kit/session/session";

/** The newest campaigns of an event, for a choice; null skips the query. */
export function useCampaignChoices(eventId: string | null) {
  const mayRead = allows(useSession(), "campaigns:read");
  const { data } = useQuery(EventCampaignsDocument, {
    variables: { eventId: eventId ?? "", page: 1 },
    skip: eventId === null || !mayRead,
  });
  return data?.campaigns.items;
}
