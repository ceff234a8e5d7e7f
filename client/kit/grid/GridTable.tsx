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
  const rowOf = (id: string | number, cells: readonly ReactNode[], buttons: ReactNode, box?: ReactNode) => (
    <tr key={id} role="row" aria-busy={rows === undefined || undefined} data-opened={opened.includes(id) || undefined}>
      {shown.map((column, at) => (
        <Fragment key={column.id}>
          <td
            role="cell"
            className={classOf(column)}
            data-title={at === 0 ? undefined : column.title}
            data-unit={column.unit}
            aria-hidden={rows === undefined || undefined}
          >
            {at === 0 && (box || hasDetails) ? (
              <span className="selectable">
                {box}
                <span id={nameId(id)}>{cells[at]}</span>
              </span>
            ) : (
              cells[at]
            )}
          </td>
          {at === 0 && hasDetails && rows && (
            <td role="cell" className="actions details">
              <DetailsButton nameId={nameId(id)} isOpen={opened.includes(id)} onToggle={() => toggle(id)} />
            </td>
          )}
        </Fragment>
      ))}
      {actions && (
        <td role="cell" className="actions">
          <span className="buttons">{buttons}</span>
        </td>
      )}
    </tr>
  );
  const skeleton = () =>
    Array.from({ length: props.pageSize }, (_, index) =>
      rowOf(
        index,
        shown.map(() => BAR),
        null,
      ),
    );
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
          : table.getRowModel().rows.map((row) =>
              rowOf(
                row.id,
                // FlexRender would take the function as a component: a new one at each render, whose elements lose the focus.
                shown.map(({ cell }) => cell(row.original) ?? NOTHING),
                actions?.(row.original),
                selection && (
                  <SelectBox
                    label={t("selectRow")}
                    subjectId={nameId(row.id)}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                ),
              ),
            )}
      </tbody>
    </Table>
  );
}
