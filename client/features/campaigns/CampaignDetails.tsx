import { chakra } from "@chakra-ui/react";
import { Loading } from "../../kit/feedback/States";
import type { EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { Card } from "../../kit/page/Card";
import { EventFacts } from "../events/EventFacts";

/** One bar per row of facts, for each number of columns. */
const Bars = chakra("div", {
  base: {
    "& > * > :nth-child(n+5)": { display: { sm: "none" } },
    "& > * > :nth-child(4)": { display: { lg: "none" } },
  },
});

/** Facts of an event; the card has the same height while loading. */
export function CampaignDetails({ event }: { event: Event | undefined }) {
  return (
    <Card as="div">
      {event ? (
        <EventFacts event={event} />
      ) : (
        <Bars>
          <Loading rows={6} height="3.125rem" />
        </Bars>
      )}
    </Card>
  );
}
