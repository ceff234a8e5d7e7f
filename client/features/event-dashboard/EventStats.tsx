import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ChosenEventQuery } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { useModeLabel } from "../events/EventBadges";
import { dashboardText } from "./event-dashboard.text";

const NOTHING = "–";

const Tiles = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", lg: "repeat(4, minmax(0, 1fr))" },
    gap: { base: "3", md: "4" },
    "& > div": {
      minW: "0",
      px: { base: "4", md: "5" },
      py: "4",
      bg: "bg.card",
      borderWidth: "1px",
      borderRadius: "lg",
      boxShadow: "card",
    },
    "& dt": { fontSize: "sm", color: "fg.muted" },
    "& .value": {
      mt: "1",
      minH: "9",
      fontSize: { base: "xl", md: "2xl" },
      lineHeight: "2.25rem",
      fontWeight: "700",
      fontVariantNumeric: "tabular-nums",
    },
    "& .hint": { fontSize: "sm", color: "fg.muted" },
    "& .bar": { display: "block", w: "4rem", h: "6", bg: "bg.emphasized", borderRadius: "sm", animation: "pulse" },
  },
});

function Tile({ name, hint, children }: { name: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="value">{children}</dd>
      {hint !== undefined && <dd className="hint">{hint}</dd>}
    </div>
  );
}

/** Statistics of an event, with placeholders while they load. */
export function EventStats({ event }: { event: ChosenEventQuery["event"] | undefined }) {
  const t = useText(dashboardText);
  const { number } = useFormats();
  const modeLabel = useModeLabel();
  const waiting = <span className="bar" />;
  const winners = event?.winners;
  return (
    <Tiles aria-label={t("stats")} aria-busy={event === undefined}>
      <Tile name={t("totalParticipants")}>{event ? number(event.totalParticipants) : waiting}</Tile>
      <Tile name={t("winners")} hint={typeof winners === "number" ? undefined : t("noDraw")}>
        {typeof winners === "number" ? number(winners) : NOTHING}
      </Tile>
      <Tile name={t("activeCampaigns")}>{event ? number(event.activeCampaigns) : waiting}</Tile>
      <Tile name={t("eventMode")}>{event ? modeLabel(event.mode) : waiting}</Tile>
    </Tiles>
  );
}
