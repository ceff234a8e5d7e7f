import { useQuery } from "@apollo/client/react";
import { PARTICIPANTS_PER_PAGE } from "../../../domain/events";
import { useGrid } from "../../kit/grid/use-grid";
import { toRequestError } from "../../kit/graphql/client";
import { EventParticipantsDocument, type EventParticipantsQuery } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useText } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { dashboardText } from "./event-dashboard.text";

const OPTIONS = { sorts: [], filters: {} };
/** The server rejects a skip of more than one million rows; the URL may contain any number. */
const LAST_PAGE = 20_000;

/** Converts a slice to a page. */
const asPage = ({ participants, total }: EventParticipantsQuery["participants"], page: number) => ({
  items: participants.map((participant) => ({ id: participant.participantId, ...participant })),
  page,
  totalItems: total,
  isTotalCapped: false,
  totalPages: Math.ceil(total / PARTICIPANTS_PER_PAGE),
});

/** The participants of an event, with paging; null skips the query. */
export function useParticipants(eventId: string | null) {
  const t = useText(dashboardText);
  const mayRead = allows(useSession(), "participants:read");
  const grid = useGrid(OPTIONS);
  const page = Math.min(grid.page, LAST_PAGE);
  const { data, previousData, error, loading, refetch } = useQuery(EventParticipantsDocument, {
    variables: { eventId: eventId ?? "", skip: (page - 1) * PARTICIPANTS_PER_PAGE, limit: PARTICIPANTS_PER_PAGE },
    skip: eventId === null || !mayRead,
  });
  // After an error the previous page would look like the requested one.
  const participants = (data ?? (error ? undefined : previousData))?.participants;
  return {
    mayRead,
    grid,
    page: participants && asPage(participants, page),
    problem: error && messageOr(toRequestError(error), t("loadFailed")),
    busy: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}

export type Participants = ReturnType<typeof useParticipants>;
export type Participant = ReturnType<typeof asPage>["items"][number];
