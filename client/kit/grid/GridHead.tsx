import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import type { GridView } from "./use-grid";

export interface Column<Row> {
  /** The name in the URL. */
  id: string;
  title: string;
  /** Beside the title. */
  help?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Its columns in an exported file, if they differ from the id and the title. */
  file?: readonly { name: string; title: string }[];
  /** The URL value that sorts by this column. */
  sort?: string;
  numeric?: boolean;
  /** Hidden on tablets, where a table has too little room. */
  minor?: boolean;
  /** Shown on phones, in the second line of the row. */
  compact?: boolean;
  /** Takes what the other columns leave, instead of their fixed widths; no cell of the table wraps. */
  clipped?: boolean;
  /** A long text ends in an ellipsis: on wide screens at its width, on phones where the line is full. */
  cut?: boolean;
  /** On phones after the number, instead of the title before it. */
  unit?: string;
  /** A fixed width on wide screens, the same on every page; columns without one share the rest. */
  width?: string;
}

/** The class names of a column's cells. */
export const classOf = <Row,>({ numeric, minor, compact, clipped, cut }: Column<Row>): string | undefined =>
  [numeric && "end", minor && "minor", !compact && "wide", clipped && "clipped", cut && "cut"]
    .filter(Boolean)
    .join(" ") || undefined;

function SortTitle<Row>({ grid, column }: { grid: GridView; column: Column<Row> }) {
  const { sort } = column;
  if (sort === undefined) return column.title;
  const Icon = grid.sort !== sort ? ChevronsUpDown : grid.descending ? ArrowDown : ArrowUp;
  return (
    <button type="button" onClick={() => grid.sortBy(sort)}>
      {column.title}
      <Icon size={14} aria-hidden />
    </button>
  );
}

interface Props<Row> {
  grid: GridView;
  columns: readonly Column<Row>[];
  /** Whether an actions column follows. */
  hasActions: boolean;
  /** Selects the rows of the page; beside the first title. */
  box?: ReactNode;
}

/** The header of a table; sortable titles are buttons. */
export function Head<Row>({ grid, columns, hasActions, box }: Props<Row>) {
  const t = useText(sharedText);
  const order = grid.descending ? "descending" : "ascending";
  const orderOf = ({ sort }: Column<Row>) => (sort === undefined ? undefined : sort === grid.sort ? order : "none");
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column, at) => (
          <th
            key={column.id}
            role="columnheader"
            aria-sort={orderOf(column)}
            className={classOf(column)}
            style={{ "--width": column.width } as CSSProperties}
          >
            {at === 0 && box} <SortTitle grid={grid} column={column} /> {column.help}
          </th>
        ))}
        {hasActions && (
          <th role="columnheader" className="actions">
            {t("actions")}
          </th>
        )}
      </tr>
    </thead>
  );
}
