import { Box, chakra, Flex, Grid, Heading } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Empty, Loading, LoadFailed, Notice } from "../../kit/feedback/States";
import type { EventChoices_EventFragment as Event } from "../../kit/graphql/generated";
import { isolated, nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { useConnection } from "../../kit/transport/connection";
import { EventFacts } from "../events/EventFacts";
import { EventSelect } from "../events/EventSelect";
import { eventsText } from "../events/events.text";
import { CodeLookup } from "./CodeLookup";
import { deskText } from "./desk.text";
import { RegistrationCounts } from "../events/RegistrationCounts";
import { RegisterForm } from "./RegisterForm";
import { ResultCard } from "./ResultCard";
import { EVENT_FIELD } from "./use-desk-keys";
import { useClosingFlag } from "./use-closing-flag";
import { useDeskEvents } from "./use-desk-events";
import type { Registered } from "./use-registration";

function NoEvents() {
  const t = useText(deskText);
  const session = useSession();
  const mayCreate = allows(session, "events:write");
  return (
    <Card>
      <Empty action={mayCreate && <ButtonLink to="/admin/events">{t("toEvents")}</ButtonLink>}>
        <div>
          <chakra.p fontWeight="600" color="fg">
            {t("noEvents")}
          </chakra.p>
          <p>{t("noEventsHelp")}</p>
        </div>
      </Empty>
    </Card>
  );
}

/** Placeholders of the select and the two forms. */
const Placeholder = () => (
  <>
    <Box maxW="28rem" mb="5">
      <Loading rows={1} height="4.6rem" />
    </Box>
    <Grid aria-hidden gap="5" templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 25rem" }}>
      <Loading rows={1} height="22rem" />
      <Loading rows={1} height="22rem" />
    </Grid>
  </>
);

/** Explains that registration is closed; the server rejects it as well. */
function RegistrationClosed({ event }: { event: Event }) {
  const t = useText(deskText);
  const { date } = useFormats();
  const closing = useClosingFlag();
  if (closing) return <Notice tone="gold">{t(closing)}</Notice>;
  if (event.phase === "RUNNING") return null;
  return (
    <Notice tone="gold">
      {event.phase === "UPCOMING"
        ? t("notYet", { date: isolated(date(event.startDate)) })
        : t("over", { date: isolated(date(event.endDate)) })}
    </Notice>
  );
}

interface DeskProps {
  events: readonly Event[];
  chosen: Event | undefined;
  choose: (id: string) => void;
}

/** Announces the result of a registration to screen readers without moving the focus. */
function Announcement({ registered }: { registered: Registered | undefined }) {
  const t = useText(deskText);
  const { replayed = false, lotteryCode = null } = registered?.registration ?? {};
  return (
    <chakra.p role="status" srOnly>
      {registered && `${t(replayed ? "replayed" : "done")} ${lotteryCode ?? t("noCode")}`}
    </chakra.p>
  );
}

function Choice({ events, chosen, choose }: DeskProps) {
  const t = useText(eventsText);
  const lang = useLang();
  const { date } = useFormats();
  return (
    <Flex direction="column" gap="4" mb="5">
      <EventSelect
        events={events}
        value={chosen?.id ?? ""}
        onChange={choose}
        option={({ name, startDate }) => t("eventWithDate", { name: nameIn(lang, name), date: date(startDate) })}
        size="lg"
        name={EVENT_FIELD}
      />
      {chosen && <RegistrationCounts eventId={chosen.id} />}
      {chosen && <RegistrationClosed event={chosen} />}
    </Flex>
  );
}

function Details({ event }: { event: Event }) {
  const t = useText(eventsText);
  return (
    <Card aria-labelledby="details" css={{ xl: { "& dl": { gridTemplateColumns: "1fr 1fr", columnGap: "4" } } }}>
      <Heading as="h2" id="details" mb="4">
        {t("details")}
      </Heading>
      <EventFacts event={event} />
    </Card>
  );
}

/** The result is above the form on a phone and below it on wide screens, where the look-up does not move. */
const gridAreas = (mayRegister: boolean, hasResult: boolean) => {
  if (!mayRegister) return { templateAreas: `"lookup" "details"`, templateColumns: "minmax(0, 30rem)" };
  return {
    templateAreas: {
      base: `${hasResult ? '"result"' : ""} "form" "lookup" "details"`,
      xl: hasResult ? `"form lookup" "result lookup" "result details"` : `"form lookup" "form details"`,
    },
    templateColumns: { base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 25rem" },
    templateRows: { xl: `${hasResult ? "auto" : ""} auto 1fr` },
  };
};

/** A part with the space below it; a row gap would also follow a row that is empty. */
const Area = ({ area, children }: { area: string; children: ReactNode }) => (
  <Box gridArea={area} minW="0" pb="5">
    {children}
  </Box>
);

function Desk({ events, chosen, choose }: DeskProps) {
  const session = useSession();
  const [registered, setRegistered] = useState<Registered>();
  const mayRegister = allows(session, "events:register");
  const result = registered?.event.id === chosen?.id ? registered : undefined;
  return (
    <>
      <Choice events={events} chosen={chosen} choose={choose} />
      <Announcement registered={result} />
      <Grid columnGap="5" alignItems="start" {...gridAreas(mayRegister, result !== undefined)}>
        {mayRegister && (
          <>
            {result && (
              <Area area="result">
                <ResultCard {...result} />
              </Area>
            )}
            <Area area="form">
              <RegisterForm event={chosen} chooseEvent={choose} onRegistered={setRegistered} />
            </Area>
          </>
        )}
        <Area area="lookup">
          <CodeLookup key={chosen?.id} eventId={chosen?.id} />
        </Area>
        {chosen && (
          <Area area="details">
            <Details event={chosen} />
          </Area>
        )}
      </Grid>
    </>
  );
}

/** The opening-day registration desk, for the back office and the counter. */
export function DeskScreen() {
  const t = useText(deskText);
  const { pathname } = useLocation();
  const { events, chosen, choose, problem, busy, reload } = useDeskEvents();
  const isOffline = useConnection() === "offline";
  const back = pathname.startsWith("/counter") && (
    <ButtonLink to="/counter" variant="outline" size="lg">
      {t("toReceipts")}
    </ButtonLink>
  );
  const content = () => {
    if (events === undefined) {
      return problem ? (
        <Card p="0">
          <LoadFailed message={problem} busy={busy} onRetry={reload} />
        </Card>
      ) : (
        <Placeholder />
      );
    }
    return events.length === 0 ? <NoEvents /> : <Desk events={events} chosen={chosen} choose={choose} />;
  };
  return (
    <Page title={t("title")} action={back} focus={false}>
      {isOffline && (
        <Box mb="5">
          <Notice tone="danger">{t("needsNetwork")}</Notice>
        </Box>
      )}
      {content()}
    </Page>
  );
}
