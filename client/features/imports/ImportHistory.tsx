import { chakra, Heading } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { IMPORT_STATUSES, TABLE_TYPES } from "../../../domain/data-tables";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { Filters } from "../../kit/grid/Filters";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { RowLink } from "../../kit/grid/RowLink";
import { useGrid } from "../../kit/grid/use-grid";
import { queryState } from "../../kit/graphql/query-state";
import {
  ImportJobsDocument,
  type History_JobFragment as Job,
  type ImportStatus,
  type TableType,
} from "../../kit/graphql/generated";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { ExportList } from "../list-exports/ExportList";
import { SavedViews } from "../saved-views/SavedViews";
import { ImportBadge } from "./ImportBadge";
import { importExportText } from "./import-export.text";
import { ImportRowActions } from "./ImportRowActions";
import { useTableLabel } from "./table-types";

const RevertImport = lazy(async () => ({ default: (await import("./RevertImport")).RevertImport }));

/** Rows of the skeleton. */
const EXPECTED = 2;
const SCOPE = "imports";
const OPTIONS = { scope: SCOPE, sorts: [], filters: { type: TABLE_TYPES, status: IMPORT_STATUSES } };
const Time = chakra("time", { base: { whiteSpace: "nowrap" } });

function useImports() {
  const t = useText(importExportText);
  const grid = useGrid(OPTIONS);
  const { type, status } = grid.filters;
  const filters = {
    type: (type.toUpperCase() as TableType) || null,
    status: (status.toUpperCase() as ImportStatus) || null,
  };
  const { data, ...state } = queryState(
    useQuery(ImportJobsDocument, { variables: { ...filters, page: grid.page } }),
    t("historyFailed"),
  );
  return {
    grid,
    filters,
    page: data?.importJobs,
    ...state,
  };
}

function useColumns(): Column<Job>[] {
  const t = useText(importExportText);
  const typeLabel = useTableLabel();
  const { date, number } = useFormats();
  return [
    {
      id: "file",
      title: t("file"),
      cell: ({ id, fileName }) => (
        <RowLink to={`/admin/import-export/${id}`}>
          <bdi>{fileName}</bdi>
        </RowLink>
      ),
    },
    { id: "type", title: t("entity"), compact: true, width: "9rem", cell: ({ type }) => typeLabel(type) },
    {
      id: "when",
      title: t("when"),
      width: "12rem",
      cell: ({ createdAt }) => <Time dateTime={createdAt}>{date(createdAt)}</Time>,
    },
    {
      id: "imported",
      title: t("imported"),
      compact: true,
      width: "7rem",
      numeric: true,
      cell: ({ counts }) => counts && number(counts.imported),
    },
    {
      id: "status",
      title: t("status"),
      compact: true,
      width: "9rem",
      cell: (job) => <ImportBadge job={job} />,
    },
  ];
}

/** The page of imports in the URL, newest first. */
export function ImportHistory() {
  const t = useText(importExportText);
  const typeLabel = useTableLabel();
  const { grid, filters, ...list } = useImports();
  const columns = useColumns();
  const { open, subject, opening, show, close } = useFormModal<Job>();
  return (
    <section>
      <Heading as="h2" size="md" mb="3">
        {t("history")}
      </Heading>
      <Filters
        grid={grid}
        fields={[
          {
            kind: "choice",
            filter: "type",
            label: t("entity"),
            options: TABLE_TYPES.map((type) => ({ value: type, label: typeLabel(type.toUpperCase() as TableType) })),
          },
          {
            kind: "choice",
            filter: "status",
            label: t("status"),
            options: IMPORT_STATUSES.map((value) => ({ value, label: t(value.toUpperCase() as ImportStatus) })),
          },
        ]}
      >
        <SavedViews screen="IMPORTS" scope={SCOPE} />
        <ExportList view={{ imports: filters }} grid={grid} columns={columns} />
      </Filters>
      <Grid
        {...list}
        grid={grid}
        caption={t("history")}
        columns={columns}
        actions={(job) => <ImportRowActions job={job} onRevert={() => show(job)} />}
        actionsWidth="7.5rem"
        pageSize={EXPECTED}
        loading={t("loadingHistory")}
        onRetry={list.reload}
        empty={<EmptyGrid grid={grid} title={t("noHistory")} help={grid.isFiltered ? undefined : t("noHistoryYet")} />}
      />
      <Suspense>{subject && <RevertImport key={opening} jobId={subject.id} open={open} onClose={close} />}</Suspense>
    </section>
  );
}
