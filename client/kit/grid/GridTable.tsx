import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { Fragment, useId, useState, type CSSProperties, type ReactNode } from "react";
import { useText } from "../i18n/i18n";
import { gridText } from "./grid.text";
import { Table } from "./grid-style";
import { classOf, Head, type Column } from "./GridHead";
import { titleClipped } from "./title-clipped";
import type { GridView } from "./use-grid";
import { SelectBox } from "./SelectBox";
import type { Selection } from "./use-selection";
import { useGridTable } from "./use-table";

export interface TableProps<Row> {
  grid: GridView;
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  /** The selected rows; without it, rows cannot be selected. */
  selection?: Selection | undefined;
  /** The actions of a row. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** A phone shows the other columns of a row on demand, because the row has no page with them. */
  hasDetails?: boolean;
  /** The rows of the skeleton. */
  pageSize: number;
  busy: boolean;
  /** The row height, for cells with more than one line. */
  rowHeight?: string;
  /** The width of the actions column on wide screens. */
  actionsWidth?: string;
}

interface Props<Row> extends TableProps<Row> {
  /** Undefined while the first page is loading. */
  rows: readonly Row[] | undefined;
}

const BAR = <span className="bar" />;
/** An empty cell; a phone does not show it. */
const NOTHING = <span className="nothing">–</span>;

/** Shows and hides the columns for which a phone has no room. */
function DetailsButton({ nameId, isOpen, onToggle }: { nameId: string; isOpen: boolean; onToggle: () => void }) {
  const t = useText(gridText);
  const id = useId();
  return (
    <button
      type="button"
      className="details"
      id={id}
      aria-label={t("details")}
      aria-labelledby={`${id} ${nameId}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <ChevronDown size={18} aria-hidden />
    </button>
  );
}

interface RowProps<Row> {
  nameId: string;
  columns: readonly Column<Row>[];
  cells: readonly ReactNode[];
  isSkeleton: boolean;
  /** Whether a phone shows the other columns; undefined if it cannot. */
  isOpen: boolean | undefined;
  onToggle: () => void;
  box?: ReactNode;
  hasActions: boolean;
  actions?: ReactNode;
}

function TableRow<Row>(props: RowProps<Row>) {
  const { nameId, columns, cells, isSkeleton, isOpen, onToggle, box, hasActions, actions } = props;
  const hasDetails = isOpen !== undefined;
  return (
    <tr role="row" aria-busy={isSkeleton || undefined} data-opened={isOpen || undefined}>
      {columns.map((column, at) => (
        <Fragment key={column.id}>
          <td
            role="cell"
            className={classOf(column)}
            data-title={at === 0 ? undefined : column.title}
            data-unit={column.unit}
            aria-hidden={isSkeleton || undefined}
          >
            {at === 0 && (box || hasDetails) ? (
              <span className="selectable">
                {box}
                <span id={nameId}>{cells[at]}</span>
              </span>
            ) : (
              cells[at]
            )}
          </td>
          {at === 0 && hasDetails && !isSkeleton && (
            <td role="cell" className="actions details">
              <DetailsButton nameId={nameId} isOpen={isOpen} onToggle={onToggle} />
            </td>
          )}
        </Fragment>
      ))}
      {hasActions && (
        <td role="cell" className="actions">
          <span className="buttons">{actions}</span>
        </td>
      )}
    </tr>
  );
}

/** The table of a list, or its skeleton. Roles are explicit, because a table styled as cards loses them. */
export function GridTable<Row extends { id: string }>(props: Props<Row>) {
  const { grid, caption, columns, actions, rows, selection, hasDetails = false } = props;
  const t = useText(gridText);
  const table = useGridTable(grid, columns, { rows, selection });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []);
  const [opened, setOpened] = useState<readonly (string | number)[]>([]);
  const toggle = (id: string | number) =>
    setOpened((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const tableId = useId();
  const nameId = (id: string | number) => `${tableId}-${id}`;
  const rowProps = (id: string | number) => ({
    columns: shown,
    nameId: nameId(id),
    isSkeleton: rows === undefined,
    isOpen: hasDetails ? opened.includes(id) : undefined,
    onToggle: () => toggle(id),
    hasActions: actions !== undefined,
  });
  const skeleton = () =>
    Array.from({ length: props.pageSize }, (_, index) => (
      <TableRow key={index} {...rowProps(index)} cells={shown.map(() => BAR)} />
    ));
  return (
    <Table
      role="table"
      aria-busy={props.busy && rows !== undefined}
      onPointerOver={titleClipped}
      style={{ "--row": props.rowHeight, "--actions": props.actionsWidth } as CSSProperties}
    >
      <chakra.caption srOnly>{caption}</chakra.caption>
      <Head
        grid={grid}
        columns={shown}
        hasActions={actions !== undefined}
        box={
          selection &&
          rows && (
            <SelectBox
              label={t("selectPage")}
              checked={table.getIsAllRowsSelected()}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          )
        }
      />
      <tbody role="rowgroup">
        {rows === undefined
          ? skeleton()
          : table.getRowModel().rows.map((row) => (
              <TableRow
                key={row.id}
                {...rowProps(row.id)}
                // FlexRender would render the function as a component: a new one each time, whose elements lose the focus.
                cells={shown.map(({ cell }) => cell(row.original) ?? NOTHING)}
                actions={actions?.(row.original)}
                box={
                  selection && (
                    <SelectBox
                      label={t("selectRow")}
                      subjectId={nameId(row.id)}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  )
                }
              />
            ))}
      </tbody>
    </Table>
  );
}
