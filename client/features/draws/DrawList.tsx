import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { STATE_LABELS } from "../../../domain/draws/draw.text";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { Filters } from "../../kit/grid/Filters";
import { Grid } from "../../kit/grid/Grid";
import { RowLink } from "../../kit/grid/RowLink";
import type { Column } from "../../kit/grid/GridHead";
import type { DrawsScreen_DrawFragment as Draw } from "./draws.generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { ButtonLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { ExportList } from "../list-exports/ExportList";
import { SavedViews } from "../saved-views/SavedViews";
import { nameOf, prizeCount, StateBadge, useModeLabel } from "./draw-labels";
import { DrawRowActions } from "./DrawRowActions";
import { drawsText } from "./draws.text";
import { useDraws } from "./use-draws";

const VoidDialog = lazy(async () => ({ default: (await import("./VoidDialog")).VoidDialog }));

/** Rows of the skeleton: most clubs have only a few draws. */
const EXPECTED = 4;
const Time = chakra("time", { base: { whiteSpace: "nowrap" } });

function useColumns(): Column<Draw>[] {
  const t = useText(drawsText);
  const lang = useLang();
  const modeLabel = useModeLabel();
  const { number, date } = useFormats();
  return [
    {
      id: "name",
      title: t("name"),
      cell: (draw) => (
        <RowLink to={`/admin/draws/${draw.id}`}>
          <bdi>{nameOf(draw, lang)}</bdi>
        </RowLink>
      ),
    },
    {
      id: "state",
      title: t("state"),
      compact: true,
      width: "8.5rem",
      cell: ({ state }) => <StateBadge state={state} />,
    },
    { id: "mode", title: t("mode"), width: "8.5rem", minor: true, cell: ({ mode }) => modeLabel(mode) },
    {
      id: "drawAt",
      title: t("drawAt"),
      compact: true,
      width: "11.25rem",
      cell: ({ drawAt }) => <Time dateTime={drawAt}>{date(drawAt)}</Time>,
    },
    {
      id: "prizes",
      title: t("prizes"),
      width: "5rem",
      numeric: true,
      cell: ({ prizes }) => number(prizeCount(prizes)),
    },
    {
      id: "owners",
      title: t("owners"),
      width: "7rem",
      numeric: true,
      cell: ({ owners }) => (owners === null ? null : number(owners)),
    },
  ];
}

/** A link to the form of a new draw, of the event if one is given. */
export function CreateDraw({ eventId = null }: { eventId?: string | null }) {
  const t = useText(drawsText);
  if (!allows(useSession(), "draws:write")) return null;
  return (
    <ButtonLink to={`/admin/draws/new${eventId === null ? "" : `?event=${eventId}`}`} aria-keyshortcuts="N">
      {t("create")}
    </ButtonLink>
  );
}

/** The draws of an event or all, newest first. */
export function DrawList({ eventId }: { eventId: string | null }) {
  const t = useText(drawsText);
  const lang = useLang();
  const { grid, filters, page, problem, busy, reload } = useDraws(eventId);
  const columns = useColumns();
  const mayWrite = allows(useSession(), "draws:write");
  const [voiding, setVoiding] = useState<Draw>();
  return (
    <>
      <Filters
        grid={grid}
        fields={[
          {
            kind: "choice",
            filter: "state",
            label: t("state"),
            options: Object.entries(STATE_LABELS).map(([value, labels]) => ({ value, label: labels[lang] })),
          },
        ]}
      >
        <SavedViews screen="DRAWS" />
        <ExportList view={{ draws: filters }} grid={grid} columns={columns} />
      </Filters>
      <Grid
        grid={grid}
        caption={t("list")}
        columns={columns}
        actions={(draw) => <DrawRowActions draw={draw} onVoid={() => setVoiding(draw)} />}
        actionsWidth="7.5rem"
        page={page}
        pageSize={EXPECTED}
        rowHeight="3.75rem"
        busy={busy}
        loading={t("loading")}
        problem={problem}
        onRetry={reload}
        empty={
          <EmptyGrid
            grid={grid}
            title={t("none")}
            help={grid.isFiltered ? undefined : t(mayWrite ? "noneYet" : "noneHere")}
            action={<CreateDraw eventId={eventId} />}
          />
        }
      />
      <Suspense>
        {voiding && <VoidDialog draw={voiding} onClose={() => setVoiding(undefined)} onFailed={reload} />}
      </Suspense>
    </>
  );
}
