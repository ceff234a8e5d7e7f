import { ParticipantGrid } from "../event-dashboard/ParticipantGrid";
import { useParticipants } from "../event-dashboard/use-participants";
import type { TabProps } from "./tab-props";

/** The participants of an event. */
export function ParticipantsTab({ event }: TabProps) {
  return <ParticipantGrid list={useParticipants(event.id)} expected={event.totalParticipants} />;
}
