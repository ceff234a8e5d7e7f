import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { Column } from "./GridHead";
import type { GridView } from "./use-grid";
import type { Selection } from "./use-selection";

const FEATURES = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSelectionFeature });
const NO_ROWS: readonly never[] = [];

/** Returns the ids of the shown columns in their order. The first column names the row and stays in its place. */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[]): string[] {
  const ids = columns.map(({ id }) => id);
  const [first = ""] = ids;
  const known = [...new Set(chosen)].filter((id) => ids.includes(id) && id !== first);
  return known.length === 0 ? ids : [first, ...known];
}

/** The table of a list: the server sorts, filters and pages, the table keeps the columns and the selected rows. */
export function useGridTable<Row extends { id: string }>(
  grid: GridView,
  columns: readonly Column<Row>[],
  { rows = NO_ROWS, selection }: { rows: readonly Row[] | undefined; selection: Selection | undefined },
) {
  const shown = shownColumns(columns, grid.columns);
  const rowSelection = selection?.isWhole
    ? Object.fromEntries(rows.map(({ id }) => [id, true as const]))
    : { ...selection?.rows };
  return useTable({
    features: FEATURES,
    data: rows,
    columns: columns.map(({ id }) => ({ id })),
    getRowId: ({ id }: Row) => id,
    enableRowSelection: selection !== undefined,
    onRowSelectionChange: (change) => selection?.change(typeof change === "function" ? change(rowSelection) : change),
    state: {
      columnOrder: shown,
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
      rowSelection,
    },
  });
}
