import { Box, chakra, Flex } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { LoadFailed } from "../feedback/States";
import { ReloadFailed } from "../graphql/ReloadFailed";
import { useText } from "../i18n/i18n";
import { Card } from "../page/Card";
import { ColumnsButton } from "./ColumnsButton";
import { gridText } from "./grid.text";
import { GridTable, type TableProps } from "./GridTable";
import { Pager, type PageLabel } from "./Pager";
import { useTotal } from "./use-total";

interface Props<Row> extends TableProps<Row> {
  /** The current page; the previous page stays until it is loaded. */
  page:
    | { items: readonly Row[]; page: number; totalItems: number; isTotalCapped: boolean; totalPages: number }
    | undefined;
  loading: string;
  /** The loading error; `page` then contains the previous data, if any. */
  problem?: string | undefined;
  onRetry: () => void;
  empty: ReactNode;
  /** Buttons for the first and the last page, for long lists. */
  withEnds?: boolean;
  pageLabel?: PageLabel;
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

/** The number of results, announced when it changes, and the choice of columns. */
function Summary<Row>({ grid, columns, page, loading }: Pick<Props<Row>, "grid" | "columns" | "page" | "loading">) {
  const t = useText(gridText);
  const shown = useTotal();
  const total = page?.totalItems ?? 0;
  const count =
    total === 0
      ? t("countNone")
      : total === 1
        ? t("countOne")
        : t("count", { total: shown(total, page?.isTotalCapped ?? false) });
  return (
    <Flex align="center" justify="space-between" gap="3" minH="10" mb="1">
      <chakra.p role="status" fontSize="sm" color="fg.muted">
        {page ? count : loading}
      </chakra.p>
      {grid.setColumns && <ColumnsButton columns={columns} chosen={grid.columns} onChange={grid.setColumns} />}
    </Flex>
  );
}

/** A list: loading, error, empty or rows. */
export function Grid<Row extends { id: string }>(props: Props<Row>) {
  const { grid, page, busy, problem, onRetry, loading, empty, withEnds, pageLabel, ...table } = props;
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
          <ReloadFailed message={problem} onRetry={onRetry} />
        </Box>
      )}
      <Summary grid={grid} columns={table.columns} page={page} loading={loading} />
      <Card p="0" ref={top} tabIndex={-1} outline="none" aria-label={table.caption} scrollMarginTop="4">
        {page?.items.length === 0 ? empty : <GridTable {...table} grid={grid} busy={busy} rows={page?.items} />}
      </Card>
      {page && (
        <Pager
          current={grid.page}
          pages={page.totalPages}
          total={page.totalItems}
          isCapped={page.isTotalCapped}
          withEnds={withEnds ?? false}
          label={pageLabel}
          onPage={goToPage}
        />
      )}
    </>
  );
}
