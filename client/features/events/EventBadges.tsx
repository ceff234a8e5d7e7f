import { Badge, chakra, Flex } from "@chakra-ui/react";
import type { CampaignPhase, EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { eventsText } from "./events.text";

/** The label of an event's mode. */
export function useModeLabel(): (mode: Event["mode"]) => string {
  const t = useText(eventsText);
  return (mode) => t(mode === "OPENING_DAY" ? "openingDay" : "normal");
}

export function ModeBadge({ mode }: Pick<Event, "mode">) {
  const modeLabel = useModeLabel();
  return <Badge colorPalette={mode === "OPENING_DAY" ? "gold" : "neutral"}>{modeLabel(mode)}</Badge>;
}

/** Whether an event is active. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const t = useText(eventsText);
  return <Badge colorPalette={isActive ? "accent" : "neutral"}>{t(isActive ? "active" : "inactive")}</Badge>;
}

const PERIODS = { UPCOMING: "upcoming", RUNNING: "running", ENDED: "ended" } as const;

/** Whether a campaign is active, and its period. A campaign of an inactive event earns no bonus. */
export function CampaignStatus({ phase }: { phase: CampaignPhase }) {
  const t = useText(eventsText);
  if (phase === "EVENT_INACTIVE") return <Badge colorPalette="neutral">{t("eventInactive")}</Badge>;
  if (phase === "INACTIVE") return <ActiveBadge isActive={false} />;
  return (
    <Flex gap="2" rowGap="0" align="center" wrap="wrap">
      <ActiveBadge isActive />
      <chakra.span fontSize="sm" color="fg.muted">
        {t(PERIODS[phase])}
      </chakra.span>
    </Flex>
  );
}
