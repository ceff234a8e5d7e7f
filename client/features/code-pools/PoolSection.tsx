import { Box, chakra, Flex, Heading } from "@chakra-ui/react";
import { useId, useRef } from "react";
import { EVENT_CODES_PER_PAGE } from "../../../domain/codes";
import type { EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { LoadFailed } from "../../kit/feedback/States";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Help } from "../explanations/Help";
import { Card } from "../../kit/page/Card";
import { allows, useSession } from "../../kit/session/session";
import { useModeLabel } from "../events/EventBadges";
import { EventSelect } from "../events/EventSelect";
import { eventsText } from "../events/events.text";
import { useEventChoices } from "../events/use-event-choices";
import { CodeCounts } from "./CodeCounts";
import { poolText } from "./pool.text";
import { PoolActions } from "./PoolActions";
import { NoRows, PoolTable } from "./PoolTable";
import { usePool } from "./use-pool";
import { usePoolLocation } from "./use-pool-location";

const Section = chakra("section", { base: { display: "grid", gap: "4", "& > *": { minW: "0" } } });

function useSection(event: Event | undefined) {
  const choices = useEventChoices({ only: event });
  const location = usePoolLocation(choices.events, event !== undefined);
  const { grid, status } = location;
  const eventId = choices.events && (location.event?.id ?? null);
  const pool = usePool({ eventId, status, page: grid.page, pageSize: EVENT_CODES_PER_PAGE });
  return { choices, location, eventId, pool, grid };
}

interface Props {
  /** The event of the page; without it the user chooses one. */
  event?: Event;
}

/** The code pool of an event. */
export function PoolSection({ event }: Props) {
  const t = useText(poolText);
  const labels = useText(eventsText);
  const lang = useLang();
  const modeLabel = useModeLabel();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // After a dialog has closed: it returns the focus to its opener.
  const focusHeading = () => setTimeout(() => heading.current?.focus({ preventScroll: true }));
  const mayWrite = allows(useSession(), "event-codes:write");
  const { choices, location, eventId, pool, grid } = useSection(event);
  const { events, problem } = choices;
  return (
    <Section aria-labelledby={id} mt={event ? "0" : "10"}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="3">
        <Flex align="center" gap="1.5">
          <Heading as="h2" size="lg" id={id} ref={heading} tabIndex={-1}>
            {t("title")}
          </Heading>
          <Help term="pool" />
        </Flex>
        {/* The key closes the dialogs: a half-typed code of one event must not be sent to another. */}
        {mayWrite && (
          <PoolActions
            key={eventId}
            eventId={eventId}
            hasDesk={location.event?.mode === "OPENING_DAY"}
            onChanged={pool.reload}
          />
        )}
      </Flex>
      {!events && problem !== undefined ? (
        <Card p="0">
          <LoadFailed message={problem} busy={choices.busy} onRetry={choices.reload} />
        </Card>
      ) : (
        <>
          <Card display="grid" gap="5" alignItems="end" gridTemplateColumns={{ lg: "1fr 1fr" }}>
            {event === undefined && (
              <EventSelect
                events={events ?? []}
                value={eventId ?? ""}
                disabled={!events || events.length === 0}
                option={({ name, mode }) =>
                  labels("eventWithMode", { name: nameIn(lang, name), mode: modeLabel(mode) })
                }
                onChange={location.setEvent}
              />
            )}
            <CodeCounts counts={pool.counts} />
          </Card>
          <Box>
            {eventId === null ? (
              <Card p="0">
                <NoRows title={t("noEvent")} help={t("noEventHelp")} />
              </Card>
            ) : (
              <PoolTable
                grid={grid}
                eventId={eventId ?? ""}
                status={location.status}
                pool={pool}
                onFocusLost={focusHeading}
              />
            )}
          </Box>
        </>
      )}
    </Section>
  );
}
