import { Flex } from "@chakra-ui/react";
import { Card } from "../../kit/page/Card";
import { Timeline } from "../activity/Timeline";
import { EventStats } from "../event-dashboard/EventStats";
import { EventFacts } from "../events/EventFacts";
import type { TabProps } from "./tab-props";

/** The figures, data and timeline of an event. */
export function OverviewTab({ event }: TabProps) {
  return (
    <Flex direction="column" gap={{ base: "4", md: "5" }}>
      <EventStats event={event} />
      <Card as="div">
        <EventFacts event={event} />
      </Card>
      <Timeline record="EVENT" id={event.id} />
    </Flex>
  );
}
