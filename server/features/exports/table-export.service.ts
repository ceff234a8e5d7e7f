import type { AuditEntity } from "../../../domain/audit";
import { dayOf } from "../../../domain/time/business-calendar";
import { columnsOf, type ExportFormat, type TableType } from "../../../domain/data-tables";
import { maskName } from "../../../domain/identity";
import { COLUMN_LABELS, TABLE_LABELS } from "../../../domain/data-tables.text";
import { isPermitted } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { disableSorting } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import {
  type Export,
  exportFile,
  type FileExport,
  countExport,
  type TableOut,
} from "../../kit/spreadsheets/export-file";
import { type NewEntry, recordAudit } from "../audit/audit.service";
import { listFilter } from "../customers/customer-list.service";
import { wholeList } from "../customers/customer-list.sql";
import { countRows, type Source, tableBatches, WHOLE } from "./table-export.sql";
import type { ExportFilters } from "./export.types";

const ENTITIES: Record<TableType, AuditEntity> = {
  customers: "customer",
  receipts: "receipt",
  stores: "store",
  points: "points",
  lottery_codes: "lottery_code",
};

/** A header in the caller's language. */
export const headerOf = (columns: readonly { name: string }[], lang: Ctx["lang"]): string[] =>
  columns.map(({ name }) => COLUMN_LABELS[name as keyof typeof COLUMN_LABELS][lang]);

/** What a file is called: its words, the day and its ending. */
export const fileName = ({ now }: Ctx, words: string, format: ExportFormat): string =>
  `${words} ${dayOf(now)}.${format}`;

/** A table that goes out, and the line of the trail that says so. */
export interface Outgoing {
  table: TableOut;
  entry: Pick<NewEntry, "entity" | "entityId" | "details">;
}

/** Says how many rows there are to write, once they are counted, and how many are written; throws to end the work. */
export type Follow = (rows: { total?: number; written?: number }) => void;

/** Writes the table that `prepare` returns to a file, with its audit entry. Throws what `exporting` throws. */
export const exportTable = (
  ctx: Ctx,
  file: Export,
  prepare: (tx: Tx) => Promise<Outgoing>,
  follow: Follow = () => undefined,
): Promise<FileExport> =>
  exportFile(ctx, file, async (tx, write) => {
    const { table, entry } = await prepare(tx);
    if ("rows" in table) follow({ total: table.rows });
    const made = await write(table, (written) => follow({ written }));
    const details = { rows: made.totalRecords, format: made.format, ...entry.details };
    await recordAudit(tx, { action: "EXPORT", ...entry, details });
    return made;
  });

export interface TableExportRequest {
  type: TableType;
  format: ExportFormat;
  filters?: ExportFilters | null;
}

const hasFilters = (filters: object): boolean => Object.values(filters).some((value) => value !== null && value !== "");

/** Filters for the audit log; a search may be a name. */
const shownFilters = ({ search, ...filters }: Partial<ExportFilters>): Record<string, unknown> => {
  const shown = { ...filters, ...(search ? { search: maskName(search) } : {}) };
  return hasFilters(shown) ? shown : {};
};

/**
 * What writes a table: customers as their list is filtered, the others whole. Throws FORBIDDEN without the table's
 * own right, BAD_USER_INPUT for a filter that is wrong or of another table.
 */
export function wholeTable(
  ctx: Ctx,
  { type, format, filters }: TableExportRequest,
): { name: string; prepare: (tx: Tx) => Promise<Outgoing> } {
  if (!isPermitted(ctx, `export:${type}`)) fail("FORBIDDEN");
  const asked = { ...filters };
  if (type !== "customers" && hasFilters(asked)) {
    throw new AppError("BAD_USER_INPUT", [{ field: "filters", code: "FIELD_INVALID" }]);
  }
  const filter = listFilter(asked);
  const title = TABLE_LABELS[type][ctx.lang];
  const prepare = async (tx: Tx): Promise<Outgoing> => {
    const source: Source = type === "customers" ? await wholeList(tx.db, filter) : WHOLE[type];
    // A search is sooner found by its own index and sorted.
    if (filter.terms.words.length === 0) await disableSorting(tx.db);
    return {
      table: {
        format,
        title,
        header: headerOf(columnsOf(type), ctx.lang),
        rightToLeft: ctx.lang === "fa",
        rows: await countRows(tx.db, source),
        batches: tableBatches(tx, type, source),
      },
      entry: { entity: ENTITIES[type], entityId: type, details: shownFilters(asked) },
    };
  };
  return { name: fileName(ctx, title, format), prepare };
}

/** Writes a table to a file and waits for it. Throws what `wholeTable` and `exporting` throw, or RATE_LIMITED. */
export async function exportWhole(ctx: Ctx, asked: TableExportRequest): Promise<FileExport> {
  const { name, prepare } = wholeTable(ctx, asked);
  await countExport(ctx);
  return exportTable(ctx, { name }, prepare);
}
