import { Box } from "@chakra-ui/react";
import { Loading } from "../../../kit/feedback/States";
import type { EventChoices_EventFragment as Event } from "../../../kit/graphql/generated";
import { Card } from "../../../kit/page/Card";
import { EventFacts } from "../EventFacts";

/** What an event is, on a card that is as high while it is waited for. */
export function Details({ event }: { event: Event | undefined }) {
  return (
    <Card as="div">
      {event ? (
        <EventFacts event={event} />
      ) : (
        <Box minH={{ base: "22.5rem", sm: "14rem", lg: "0" }}>
          <Loading rows={3} height="3.125rem" />
        </Box>
      )}
    </Card>
  );
}
