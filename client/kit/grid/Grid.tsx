import { Box, chakra } from "@chakra-ui/react";
import { useEffect, useRef, type CSSProperties, type ReactNode } from "react";
import { LoadFailed, Notice } from "../feedback/States";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { Card } from "../page/Card";
import { Table } from "./grid-style";
import { classOf, Head, type Column } from "./GridHead";
import { Pager, type PageLabel } from "./Pager";
import type { GridView } from "./use-grid";

interface Props<Row> {
  grid: GridView;
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  /** The actions of a row. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** The current page; the previous page stays until it is loaded. */
  page:
    { items: readonly Row[]; page: number; totalItems: number; isTotalCapped: boolean; totalPages: number } | undefined;
  pageSize: number;
  busy: boolean;
  loading: string;
  /** The loading error; `page` then contains the previous data, if any. */
  problem?: string | undefined;
  onRetry: () => void;
  empty: ReactNode;
  /** Buttons for the first and the last page, for long lists. */
  withEnds?: boolean;
  pageLabel?: PageLabel;
  /** The row height, for cells with more than one line. */
  rowHeight?: string;
  /** The width of the actions column on wide screens. */
  actionsWidth?: string;
}

function Rows<Row extends { id: string }>({ page, columns, actions, pageSize }: Props<Row>) {
  const rows: readonly (Row | null)[] = page?.items ?? Array.from({ length: pageSize }, () => null);
  return rows.map((row, index) => (
    <tr key={row?.id ?? index} role="row">
      {columns.map((column, at) => (
        <td
          key={column.title}
          role="cell"
          className={classOf(column)}
          data-title={at === 0 ? undefined : column.title}
          aria-hidden={row === null || undefined}
        >
          {row ? column.cell(row) : <span className="bar" />}
        </td>
      ))}
      {actions && (
        <td role="cell" className="actions">
          <span className="buttons">{row && actions(row)}</span>
        </td>
      )}
    </tr>
  ));
}

/** Redirects to the last page if the requested page is beyond it. */
function useCorrectPage({ grid, page, busy }: Pick<Props<unknown>, "grid" | "page" | "busy">): void {
  // The last row of the last page was deleted, or the link is outdated.
  const last = Math.max(page?.totalPages ?? 1, 1);
  const isBeyond = page !== undefined && !busy && grid.page > last;
  useEffect(() => {
    if (isBeyond) grid.correctPage(last);
  });
}

/** A list: loading, error, empty or rows. Roles are explicit, because a table styled as cards loses them. */
export function Grid<Row extends { id: string }>(props: Props<Row>) {
  const t = useText(sharedText);
  const { grid, page, busy, problem, onRetry } = props;
  const top = useRef<HTMLElement>(null);

  useCorrectPage(props);
  const goToPage = (next: number) => {
    grid.setPage(next);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  };

  if (!page && problem !== undefined) {
    return (
      <Card p="0">
        <LoadFailed message={problem} busy={busy} onRetry={onRetry} />
      </Card>
    );
  }
  return (
    <>
      {problem !== undefined && (
        <Box mb="4">
          <Notice tone="danger" onDismiss={onRetry} dismissLabel={t("retry")}>
            {problem}
          </Notice>
        </Box>
      )}
      <Card p="0" ref={top} tabIndex={-1} outline="none" aria-label={props.caption} scrollMarginTop="4">
        <chakra.p role="status" srOnly>
          {page ? null : props.loading}
        </chakra.p>
        {page?.items.length === 0 ? (
          props.empty
        ) : (
          <Table
            role="table"
            aria-busy={busy && page !== undefined}
            style={{ "--row": props.rowHeight, "--actions": props.actionsWidth } as CSSProperties}
          >
            <chakra.caption srOnly>{props.caption}</chakra.caption>
            <Head grid={grid} columns={props.columns} hasActions={props.actions !== undefined} />
            <tbody role="rowgroup">
              <Rows {...props} />
            </tbody>
          </Table>
        )}
      </Card>
      {page && (
        <Pager
          current={grid.page}
          pages={page.totalPages}
          total={page.totalItems}
          isCapped={page.isTotalCapped}
          withEnds={props.withEnds ?? false}
          label={props.pageLabel}
          onPage={goToPage}
        />
      )}
    </>
  );
}
