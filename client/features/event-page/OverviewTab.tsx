import { useQuery } from "@apollo/client/react";
import { Flex } from "@chakra-ui/react";
import { Notice } from "../../kit/feedback/States";
import { RegistrationCountsDocument } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { ButtonLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { Timeline } from "../activity/Timeline";
import { poolText } from "../code-pools/pool.text";
import { IMPORT } from "../code-pools/import-state";
import { EventStats } from "../event-dashboard/EventStats";
import { EventFacts } from "../events/EventFacts";
import { eventPageText } from "./event-page.text";
import type { TabProps } from "./tab-props";

/** What the desk of an event lacks: unused codes in the pool. */
function MissingCodes({ event }: TabProps) {
  const t = useText(eventPageText);
  const pool = useText(poolText);
  const mayWrite = allows(useSession(), "event-codes:write");
  const needsCodes = event.mode === "OPENING_DAY" && event.phase !== "ENDED" && !event.registersWithoutCode;
  const { data } = useQuery(RegistrationCountsDocument, {
    variables: { id: event.id },
    skip: !needsCodes,
    fetchPolicy: "cache-and-network",
  });
  if (data?.event.codes.unused !== 0) return null;
  return (
    <Notice tone="gold">
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <span>{t("noCodes")}</span>
        {mayWrite && (
          <ButtonLink to={`/admin/events/${event.id}/codes`} state={IMPORT} colorPalette="accent">
            {pool("importTitle")}
          </ButtonLink>
        )}
      </Flex>
    </Notice>
  );
}

/** The figures, data and timeline of an event. */
export function OverviewTab({ event }: TabProps) {
  return (
    <Flex direction="column" gap={{ base: "4", md: "5" }}>
      <MissingCodes event={event} />
      <EventStats event={event} />
      <Card as="div">
        <EventFacts event={event} />
      </Card>
      <Timeline record="EVENT" id={event.id} />
    </Flex>
  );
}
