import type { ButtonProps } from "@chakra-ui/react";
import { useText } from "../../kit/i18n/i18n";
import { ButtonLink } from "../../kit/page/RouterLink";
import { eventsText } from "./events.text";

/** Leads to the registration desk of an event. */
export function DeskLink({ eventId, ...style }: { eventId: string } & ButtonProps) {
  return (
    <ButtonLink to={`/admin/events/registration?event=${eventId}`} colorPalette="accent" {...style}>
      {useText(eventsText)("openDesk")}
    </ButtonLink>
  );
}
