import { chakra } from "@chakra-ui/react";
import { AUDIT_PER_PAGE } from "../../../domain/audit";
import { ipLabel } from "../../../domain/audit.text";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import type { AuditScreen_EntryFragment as Entry } from "./audit.generated";
import { useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { ExportList } from "../list-exports/ExportList";
import { auditText } from "./audit.text";
import { useAuditLabels } from "./audit-labels";
import { AuditFilters } from "./AuditFilters";
import { changesCell, RecordCell, ActorCell } from "./cells";
import { useAudit, type AuditGrid } from "./use-audit";

// An IPv4 address stays on one line, a longer one wraps.
const IpAddress = chakra("span", {
  base: { display: "inline-block", minW: "6.5rem", fontSize: "sm", overflowWrap: "anywhere" },
});
const Time = chakra("time", { base: { fontSize: "sm", whiteSpace: "nowrap" } });

function useColumns(grid: AuditGrid): Column<Entry>[] {
  const t = useText(auditText);
  const lang = useLang();
  const labels = useAuditLabels();
  const { date } = useFormats();
  return [
    {
      id: "what",
      title: t("what"),
      file: [
        { name: "action", title: t("actionFilter") },
        { name: "entity", title: t("entityFilter") },
        { name: "record", title: t("record") },
      ],
      width: "15rem",
      cell: (entry) => (
        <RecordCell
          entry={entry}
          onFilter={() => grid.setFilters({ entity: entry.entity, record: entry.entityId ?? "" })}
        />
      ),
    },
    { id: "changes", title: t("changes"), cell: changesCell },
    {
      id: "who",
      title: t("who"),
      file: [
        { name: "actor", title: t("who") },
        { name: "role", title: labels.field("role") },
      ],
      compact: true,
      width: "10rem",
      cell: (entry) => <ActorCell entry={entry} onNarrow={() => grid.setFilter("actor", entry.actorId ?? "")} />,
    },
    {
      id: "when",
      title: t("when"),
      compact: true,
      width: "11.5rem",
      cell: ({ at }) => <Time dateTime={at}>{date(at)}</Time>,
    },
    {
      id: "where",
      title: t("where"),
      width: "8rem",
      cell: ({ ip }) =>
        ip && (
          <IpAddress>
            <bdi>{ipLabel(ip, lang)}</bdi>
          </IpAddress>
        ),
    },
  ];
}

function NoEntries({ grid }: { grid: AuditGrid }) {
  const t = useText(auditText);
  return (
    <EmptyGrid
      grid={grid}
      title={t(grid.isFiltered ? "noneFiltered" : "none")}
      help={t(grid.isFiltered ? "noneFilteredHelp" : "noneYet")}
    />
  );
}

export function AuditScreen() {
  const t = useText(auditText);
  const { grid, filters, page, problem, busy, reload } = useAudit();
  const columns = useColumns(grid);
  const isEnd = page?.isTotalCapped === true && grid.page >= page.totalPages;
  return (
    <Page title={t("title")} lead={t("lead")}>
      <AuditFilters grid={grid} sample={page?.items[0]}>
        <ExportList view={{ auditLog: filters }} grid={grid} columns={columns} />
      </AuditFilters>
      <Grid
        grid={grid}
        caption={t("title")}
        columns={columns}
        page={page}
        pageSize={AUDIT_PER_PAGE}
        busy={busy}
        loading={t("loading")}
        problem={problem}
        onRetry={reload}
        empty={<NoEntries grid={grid} />}
        hasDetails
        withEnds
        rowHeight="3.75rem"
      />
      {isEnd && (
        <chakra.p mt="3" textAlign="center" fontSize="sm" color="fg.muted">
          {t("capped")}
        </chakra.p>
      )}
    </Page>
  );
}
