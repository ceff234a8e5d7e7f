import { Flex } from "@chakra-ui/react";
import { CreateDraw, DrawList } from "../draws/DrawList";
import type { TabProps } from "./tab-props";

/** The draws of an event. */
export function DrawsTab({ event }: TabProps) {
  return (
    <>
      <Flex justify="flex-end" mb="4" _empty={{ display: "none" }}>
        <CreateDraw eventId={event.id} />
      </Flex>
      <DrawList eventId={event.id} />
    </>
  );
}
