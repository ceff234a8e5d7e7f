import { Badge } from "@chakra-ui/react";
import type { EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
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

/** Whether an event or a campaign is active. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const t = useText(eventsText);
  return <Badge colorPalette={isActive ? "accent" : "neutral"}>{t(isActive ? "active" : "inactive")}</Badge>;
}
