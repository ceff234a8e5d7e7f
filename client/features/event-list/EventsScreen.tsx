import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { CreateButton } from "../../kit/dialog/CreateButton";
import { Empty } from "../../kit/feedback/States";
import { toastDone } from "../../kit/feedback/toast";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import type { EventsScreen_EventFragment as Event } from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { allows, useSession } from "../../kit/session/session";
import { ActiveBadge, ModeBadge } from "../events/EventBadges";
import { eventsText } from "../events/events.text";
import { CodesModal } from "../code-pools/CodesModal";
import { PoolSection } from "../code-pools/PoolSection";
import { EventModal } from "./EventModal";
import { eventListText } from "./event-list.text";
import { DeleteEventDialog } from "./DeleteEventDialog";
import { EventRowActions } from "./EventRowActions";
import { EventStatCards } from "./EventStatCards";
import { useEvents, useRefresh } from "./use-events";

const SAVED_MS = 5000;
/** Rows of the skeleton: most clubs have only a few events. */
const EXPECTED = 4;
const Time = chakra("time", { base: { display: "block", fontSize: "sm", whiteSpace: "nowrap" } });

function useColumns(): Column<Event>[] {
  const t = useText(eventListText);
  const labels = useText(eventsText);
  const { date } = useFormats();
  return [
    {
      title: labels("name"),
      cell: ({ name, description }) => (
        <Box py="1.5" minW="0">
          <bdi>{name}</bdi>
          {description && (
            <chakra.p lineClamp="2" fontSize="sm" fontWeight="400" lineHeight="1.5" color="fg.muted">
              <bdi>{description}</bdi>
            </chakra.p>
          )}
        </Box>
      ),
    },
    {
      title: t("window"),
      width: "11.5rem",
      cell: ({ startDate, endDate }) => (
        <Box lineHeight="1.5" textAlign={{ mdDown: "end" }}>
          <Time dateTime={startDate}>{date(startDate)}</Time>
          <Time dateTime={endDate} color="fg.muted">
            {date(endDate)}
          </Time>
        </Box>
      ),
    },
    { title: labels("mode"), width: "7.5rem", cell: ({ mode }) => <ModeBadge mode={mode} /> },
    { title: labels("status"), width: "6.5rem", cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  ];
}

function NoEvents({ onCreate }: { onCreate: (() => void) | undefined }) {
  const t = useText(eventListText);
  return (
    <Empty action={onCreate && <Button onClick={onCreate}>{t("create")}</Button>}>
      <div>
        <chakra.p fontWeight="600" color="fg">
          {t("none")}
        </chakra.p>
        <p>{t(onCreate ? "noneYet" : "noneHere")}</p>
      </div>
    </Empty>
  );
}

function Actions({ onCreate }: { onCreate: (() => void) | undefined }) {
  const t = useText(eventListText);
  const { refresh, busy } = useRefresh();
  return (
    <Flex gap="3" wrap="wrap">
      <Button variant="outline" disabled={busy} onClick={refresh}>
        <RefreshCw size={16} aria-hidden />
        {t("refresh")}
      </Button>
      {onCreate && <CreateButton onCreate={onCreate}>{t("create")}</CreateButton>}
    </Flex>
  );
}

/** The events of the club and the code pool. */
export function EventsScreen() {
  const t = useText(eventListText);
  const session = useSession();
  const { grid, page, stats, problem, busy, reload } = useEvents();
  const columns = useColumns();
  const [codesOf, setCodesOf] = useState<Event>();
  const [removing, setRemoving] = useState<Event>();
  const { open, subject, opening, show: edit, close } = useFormModal<Event>();
  const create = allows(session, "events:write") ? () => edit(null) : undefined;
  const saved = () => {
    toastDone(t(subject ? "updated" : "created"), SAVED_MS);
    close();
  };
  return (
    <Page title={t("title")} action={<Actions onCreate={create} />}>
      <EventStatCards stats={stats} busy={busy} />
      <Grid
        grid={grid}
        caption={t("list")}
        columns={columns}
        actions={(event) => (
          <EventRowActions
            event={event}
            onCodes={() => setCodesOf(event)}
            onEdit={() => edit(event)}
            onRemove={() => setRemoving(event)}
          />
        )}
        actionsWidth="16rem"
        rowHeight="4rem"
        page={page}
        pageSize={EXPECTED}
        busy={busy}
        loading={t("loading")}
        problem={problem}
        onRetry={reload}
        empty={<NoEvents onCreate={create} />}
      />
      {allows(session, "event-codes:read") && (
        // The section loads immediately but stays hidden until the list above it has its height.
        <Box hidden={page === undefined && problem === undefined}>
          <PoolSection />
        </Box>
      )}
      {codesOf && <CodesModal event={codesOf} onClose={() => setCodesOf(undefined)} />}
      <EventModal key={opening} open={open} event={subject} onClose={close} onSaved={saved} />
      {removing && <DeleteEventDialog event={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  );
}
