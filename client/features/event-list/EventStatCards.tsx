import { Box, chakra } from "@chakra-ui/react";
import type { EventsScreenQuery } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { eventListText } from "./event-list.text";

type Stats = EventsScreenQuery["eventStats"];

const FIGURES = ["totalEvents", "activeEvents", "totalParticipants", "openingDayEvents"] as const;

const Cards = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", lg: "repeat(4, 1fr)" },
    gap: { base: "3", md: "4" },
    mb: "6",
  },
});

/** Statistics of all events. `stats` is undefined while loading and after an error. */
export function EventStatCards({ stats, busy }: { stats: Stats | undefined; busy: boolean }) {
  const t = useText(eventListText);
  const { number } = useFormats();
  return (
    <Cards aria-label={t("stats")}>
      {FIGURES.map((figure) => (
        <Card as="div" key={figure} display="flex" flexDirection="column" p={{ base: "4", md: "5" }}>
          <chakra.dt flex="1" fontSize="sm" color="fg.muted">
            {t(figure)}
          </chakra.dt>
          <chakra.dd mt="1" h="9" fontSize="2xl" fontWeight="700" lineHeight="2.25rem">
            {stats ? (
              number(stats[figure])
            ) : busy ? (
              <Box h="6" mt="1.5" w="12" bg="bg.emphasized" borderRadius="sm" animation="pulse" />
            ) : (
              t("unknown")
            )}
          </chakra.dd>
        </Card>
      ))}
    </Cards>
  );
}
