import { Box, chakra } from "@chakra-ui/react";
import { Notice } from "../../kit/feedback/States";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { DeskLink } from "../events/DeskLink";
import { RegistrationCounts } from "../events/RegistrationCounts";
import { eventPageText } from "./event-page.text";
import type { TabProps } from "./tab-props";

/** The registrations of an event and the way to its desk. */
export function DeskTab({ event }: TabProps) {
  const t = useText(eventPageText);
  if (event.mode !== "OPENING_DAY") return <Notice tone="gold">{t("deskNormal")}</Notice>;
  return (
    <Card as="div">
      <chakra.p maxW="text">{t("deskLead")}</chakra.p>
      <Box mt="2" mb="4">
        <RegistrationCounts eventId={event.id} />
      </Box>
      <DeskLink eventId={event.id} />
    </Card>
  );
}
