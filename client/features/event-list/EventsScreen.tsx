import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { RefreshCw } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { CreateButton } from "../../kit/dialog/CreateButton";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { toastDone } from "../../kit/feedback/toast";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import { Filters } from "../../kit/grid/Filters";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import type { EventMode, EventsScreen_EventFragment as Event } from "../../kit/graphql/generated";
import { RowLink } from "../../kit/grid/RowLink";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { allows, useSession } from "../../kit/session/session";
import { ActiveBadge, ModeBadge, useModeLabel } from "../events/EventBadges";
import { eventsText } from "../events/events.text";
import { ExportList } from "../list-exports/ExportList";
import { SavedViews } from "../saved-views/SavedViews";
import { PoolSection } from "../code-pools/PoolSection";
import { eventListText } from "./event-list.text";
import { EventRowActions } from "./EventRowActions";
import { EventStatCards } from "./EventStatCards";
import { MODES, STATUSES, useEvents, useRefresh, type EventsGrid } from "./use-events";

const EventModal = lazy(async () => ({ default: (await import("./EventModal")).EventModal }));
const CodesModal = lazy(async () => ({ default: (await import("../code-pools/CodesModal")).CodesModal }));
const DeleteEventDialog = lazy(async () => ({ default: (await import("./DeleteEventDialog")).DeleteEventDialog }));

const DEBOUNCE_MS = 500;
/** Rows of the skeleton: most clubs have only a few events. */
const EXPECTED = 4;
const Time = chakra("time", { base: { display: "block", fontSize: "sm", whiteSpace: "nowrap" } });

function useColumns(): Column<Event>[] {
  const t = useText(eventListText);
  const labels = useText(eventsText);
  const { date } = useFormats();
  return [
    {
      id: "name",
      title: labels("name"),
      file: [
        { name: "name", title: labels("name") },
        { name: "description", title: labels("description") },
      ],
      cell: ({ id, name, description }) => (
        <Box py="1.5" minW="0">
          <RowLink to={`/admin/events/${id}`}>
            <bdi>{name}</bdi>
          </RowLink>
          {description && (
            <chakra.p hideBelow="md" lineClamp="2" fontSize="sm" fontWeight="400" lineHeight="1.5" color="fg.muted">
              <bdi>{description}</bdi>
            </chakra.p>
          )}
        </Box>
      ),
    },
    {
      id: "window",
      title: t("window"),
      file: [
        { name: "start", title: labels("startDate") },
        { name: "end", title: labels("endDate") },
      ],
      compact: true,
      width: "11.5rem",
      cell: ({ startDate, endDate }) => (
        <Box lineHeight="1.5">
          <Time dateTime={startDate}>{date(startDate)}</Time>
          <Time dateTime={endDate} color="fg.muted" hideBelow="md">
            {date(endDate)}
          </Time>
        </Box>
      ),
    },
    { id: "mode", title: labels("mode"), width: "7.5rem", cell: ({ mode }) => <ModeBadge mode={mode} /> },
    {
      id: "status",
      title: labels("status"),
      compact: true,
      width: "6.5rem",
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    },
  ];
}

function NoEvents({ grid, onCreate }: { grid: EventsGrid; onCreate: (() => void) | undefined }) {
  const t = useText(eventListText);
  return (
    <EmptyGrid
      grid={grid}
      title={t("none")}
      help={grid.isFiltered ? undefined : t(onCreate ? "noneYet" : "noneHere")}
      action={onCreate && <Button onClick={onCreate}>{t("create")}</Button>}
    />
  );
}

function Toolbar({ grid, children }: { grid: EventsGrid; children: ReactNode }) {
  const t = useText(eventsText);
  const list = useText(eventListText);
  const modeLabel = useModeLabel();
  return (
    <Filters
      grid={grid}
      searchLabel={list("search")}
      debounceMs={DEBOUNCE_MS}
      fields={[
        {
          kind: "choice",
          filter: "mode",
          label: t("mode"),
          options: MODES.map((mode) => ({ value: mode, label: modeLabel(mode.toUpperCase() as EventMode) })),
        },
        {
          kind: "choice",
          filter: "status",
          label: t("status"),
          options: STATUSES.map((status) => ({ value: status, label: t(status) })),
        },
      ]}
    >
      <SavedViews screen="EVENTS" />
      {children}
    </Filters>
  );
}

function Actions({ onCreate }: { onCreate: (() => void) | undefined }) {
  const t = useText(eventListText);
  const { refresh, busy } = useRefresh();
  return (
    <Flex gap="3" wrap="wrap">
      <BusyButton variant="outline" busy={busy} onClick={refresh}>
        <RefreshCw size={16} aria-hidden />
        {t("refresh")}
      </BusyButton>
      {onCreate && <CreateButton onCreate={onCreate}>{t("create")}</CreateButton>}
    </Flex>
  );
}

/** The events of the club and the code pool. */
export function EventsScreen() {
  const t = useText(eventListText);
  const session = useSession();
  const { grid, filters, page, stats, problem, busy, reload } = useEvents();
  const columns = useColumns();
  const [codesOf, setCodesOf] = useState<Event>();
  const [removing, setRemoving] = useState<Event>();
  const { open, subject, opening, show: edit, close } = useFormModal<Event>();
  const navigate = useNavigate();
  const create = allows(session, "events:write") ? () => edit(null) : undefined;
  const saved = (createdId?: string) => {
    toastDone(t(createdId === undefined ? "updated" : "created"));
    close();
    if (createdId !== undefined) void navigate(`/admin/events/${createdId}`);
  };
  return (
    <Page title={t("title")} action={<Actions onCreate={create} />}>
      <EventStatCards stats={stats} busy={busy} />
      <Toolbar grid={grid}>
        <ExportList view={{ events: filters }} grid={grid} columns={columns} />
      </Toolbar>
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
        actionsWidth="9rem"
        rowHeight="4rem"
        page={page}
        pageSize={EXPECTED}
        busy={busy}
        loading={t("loading")}
        problem={problem}
        onRetry={reload}
        empty={<NoEvents grid={grid} onCreate={create} />}
      />
      {allows(session, "event-codes:read") && (
        // The section loads immediately but stays hidden until the list above it has its height.
        <Box hidden={page === undefined && problem === undefined}>
          <PoolSection />
        </Box>
      )}
      <Suspense>
        {opening > 0 && <EventModal key={opening} open={open} event={subject} onClose={close} onSaved={saved} />}
        {codesOf && <CodesModal event={codesOf} onClose={() => setCodesOf(undefined)} />}
        {removing && <DeleteEventDialog event={removing} onClose={() => setRemoving(undefined)} />}
      </Suspense>
    </Page>
  );
}
