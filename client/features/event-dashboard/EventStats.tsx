import { Tile, Tiles } from "../../kit/figures/Tiles";
import type { ChosenEventQuery } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useModeLabel } from "../events/EventBadges";
import { dashboardText } from "./event-dashboard.text";

const NOTHING = "–";

/** Statistics of an event, with placeholders while they load. */
export function EventStats({ event }: { event: ChosenEventQuery["event"] | undefined }) {
  const t = useText(dashboardText);
  const { number } = useFormats();
  const modeLabel = useModeLabel();
  const isWaiting = event === undefined;
  const winners = event?.winners;
  return (
    <Tiles aria-label={t("stats")} aria-busy={isWaiting}>
      <Tile name={t("totalParticipants")} isWaiting={isWaiting}>
        {event && number(event.totalParticipants)}
      </Tile>
      <Tile name={t("winners")} hint={typeof winners === "number" ? undefined : t("noDraw")} isWaiting={isWaiting}>
        {typeof winners === "number" ? number(winners) : NOTHING}
      </Tile>
      <Tile name={t("activeCampaigns")} isWaiting={isWaiting}>
        {event && number(event.activeCampaigns)}
      </Tile>
      <Tile name={t("eventMode")} isWaiting={isWaiting}>
        {event && modeLabel(event.mode)}
      </Tile>
    </Tiles>
  );
}
