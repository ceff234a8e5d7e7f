import { useQuery } from "@apollo/client/react";
import { useGrid } from "../../kit/grid/use-grid";
import { queryState } from "../../kit/graphql/query-state";
import { EventCampaignsDocument } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { campaignsText } from "./campaigns.text";

export const STATUSES = ["active", "inactive"] as const;
/** The dashboard of an event has a list of participants too. */
export const SCOPE = "campaigns";
const OPTIONS = { scope: SCOPE, sorts: [], filters: { status: STATUSES } };

/** The page of an event's campaigns in the URL, newest first; null skips the query. */
export function useCampaigns(eventId: string | null) {
  const t = useText(campaignsText);
  const mayRead = allows(useSession(), "campaigns:read");
  const grid = useGrid(OPTIONS);
  const { status } = grid.filters;
  const isActive = status ? status === "active" : null;
  const { data: known, ...state } = queryState(
    useQuery(EventCampaignsDocument, {
      variables: { eventId: eventId ?? "", page: grid.page, isActive },
      skip: eventId === null || !mayRead,
    }),
    t("loadFailed"),
  );
  return {
    mayRead,
    grid,
    filters: { eventId, isActive },
    // Campaigns of the previous event would look like those of this one.
    page: known?.event.id === eventId ? known.campaigns : undefined,
    ...state,
  };
}

export type Campaigns = ReturnType<typeof useCampaigns>;
