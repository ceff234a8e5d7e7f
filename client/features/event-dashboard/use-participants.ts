import { useQuery } from "@apollo/client/react";
import { useGrid } from "../../kit/grid/use-grid";
import { queryState } from "../../kit/graphql/query-state";
import { EventParticipantsDocument, type EventParticipantsQuery } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { dashboardText } from "./event-dashboard.text";

/** The list shares its screen with the campaigns. */
export const SCOPE = "participants";
const OPTIONS = { scope: SCOPE, sorts: [], filters: { prize: ["won"] } };

/** A grid needs an id in each row. */
const asPage = ({ items, ...page }: EventParticipantsQuery["participants"]) => ({
  ...page,
  items: items.map((participant) => ({ id: participant.participantId, ...participant })),
});

/** The participants of an event, with paging; null skips the query. */
export function useParticipants(eventId: string | null) {
  const t = useText(dashboardText);
  const mayRead = allows(useSession(), "participants:read");
  const grid = useGrid(OPTIONS);
  const onlyWinners = grid.filters.prize === "won";
  const { data, ...state } = queryState(
    useQuery(EventParticipantsDocument, {
      variables: { eventId: eventId ?? "", page: grid.page, onlyWinners },
      skip: eventId === null || !mayRead,
    }),
    t("loadFailed"),
  );
  const participants = data?.participants;
  return {
    mayRead,
    grid,
    filters: { eventId, onlyWinners },
    page: participants && asPage(participants),
    ...state,
  };
}

export type Participants = ReturnType<typeof useParticipants>;
export type Participant = ReturnType<typeof asPage>["items"][number];
