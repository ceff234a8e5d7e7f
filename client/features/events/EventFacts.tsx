import { chakra, Flex } from "@chakra-ui/react";
import { Fact, Facts } from "../../kit/figures/Facts";
import type { EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { ActiveBadge, ModeBadge } from "./EventBadges";
import { eventsText } from "./events.text";

/** Name, start and end, mode, status and description of an event. */
export function EventFacts({ event }: { event: Event }) {
  const t = useText(eventsText);
  const { date } = useFormats();
  const phase = ({ UPCOMING: "upcoming", RUNNING: "running", ENDED: "ended", INACTIVE: undefined } as const)[
    event.phase
  ];
  return (
    <Facts>
      <Fact name={t("name")}>
        <bdi>{event.name}</bdi>
      </Fact>
      <Fact name={t("startDate")}>{date(event.startDate)}</Fact>
      <Fact name={t("endDate")}>{date(event.endDate)}</Fact>
      <Fact name={t("mode")}>
        <ModeBadge mode={event.mode} />
      </Fact>
      <Fact name={t("status")}>
        <Flex gap="2" align="center" wrap="wrap">
          <ActiveBadge isActive={event.isActive} />
          {phase && <chakra.span color="fg.muted">{t(phase)}</chakra.span>}
        </Flex>
      </Fact>
      <Fact name={t("description")} wide>
        <bdi>{event.description ?? t("noDescription")}</bdi>
      </Fact>
    </Facts>
  );
}
