import type { AuditEntity } from "../../../domain/audit";
import type { Lang } from "../../../domain/errors/error-catalogue";
import { MAX_PAGE_SIZE } from "../../../domain/pagination";
import type { Permission } from "../../../domain/permissions";
import { jalaliDay } from "../../../domain/time/business-calendar";
import { formatTehranTime } from "../../../domain/time/instants";
import type { Ctx, Tx } from "../../kit/context";
import type { PageArgs, PageOf } from "../../kit/graphql/pagination";
import type { Cell } from "../../kit/spreadsheets/spreadsheet-types";

/** What a column of a row is in a file. */
type ListCell<Row> = (row: Row, lang: Lang) => Cell | null;

/** A date; a Persian file has the Jalali date and the time in Tehran beside it. */
interface DateCell<Row> {
  date: (row: Row) => Date | null;
}

interface Definition<Row> {
  /** The permission to read the list. */
  permission: Permission;
  entity: AuditEntity;
  columns: Record<string, ListCell<Row> | DateCell<Row>>;
  /** Returns some rows and the number of all. */
  page: (tx: Tx, position: { limit: number; offset: number }) => Promise<[Row[], number]>;
  /** The rows that `page` is asked for at once. */
  pageSize: number;
}

/** A list whose rows are cells. */
export interface ListRows extends Pick<Definition<unknown>, "permission" | "entity" | "pageSize"> {
  columns: Record<string, unknown>;
  hasJalali: (column: string) => boolean;
  /** Returns the cells of some rows in the order of `names`, and the number of all rows. */
  read: (tx: Tx, names: readonly string[], offset: number) => Promise<{ rows: Cell[][]; total: number }>;
}

function cellsOf<Row>(ctx: Ctx, column: ListCell<Row> | DateCell<Row> | undefined, row: Row): Cell[] {
  if (column === undefined) return [];
  if (typeof column === "function") return [column(row, ctx.lang) ?? ""];
  const instant = column.date(row);
  const [day = "", time = ""] = instant === null ? [] : formatTehranTime(instant).split(" ");
  const jalali = day && `${jalaliDay(day)} ${time}`;
  return [instant?.toISOString() ?? "", ...(ctx.lang === "fa" ? [jalali] : [])];
}

/** Returns a list whose rows are cells in the language of the caller. */
export const listRows = <Row>(ctx: Ctx, { page, columns, ...rest }: Definition<Row>): ListRows => ({
  ...rest,
  columns,
  hasJalali: (name) => ctx.lang === "fa" && typeof columns[name] === "object",
  read: async (tx, names, offset) => {
    const [rows, total] = await page(tx, { limit: rest.pageSize, offset });
    return { rows: rows.map((row) => names.flatMap((name) => cellsOf(ctx, columns[name], row))), total };
  },
});

/** Reads pages with the service of a list, which limits their size. */
export const pagesOf = <Row>(
  read: (tx: Tx, page: PageArgs) => Promise<PageOf<Row>>,
): Pick<Definition<Row>, "page" | "pageSize"> => ({
  pageSize: MAX_PAGE_SIZE,
  page: async (tx, { limit, offset }) => {
    const { items, totalItems } = await read(tx, { page: offset / limit + 1, pageSize: limit });
    return [items, totalItems];
  },
});
