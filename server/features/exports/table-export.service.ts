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
import { wholeList } from "../customers/customer-list.queries";
import { countRows, type Source, tableBatches, WHOLE } from "./table-export.queries";
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

/** The name of a file: title, day and extension. */
export const fileName = ({ now }: Ctx, words: string, format: ExportFormat): string =>
  `${words} ${dayOf(now)}.${format}`;

/** A table to export and its audit entry. */
export interface Outgoing {
  table: TableOut;
  entry: Pick<NewEntry, "entity" | "entityId" | "details">;
}

/** Reports the number of rows to write and the number written; throws to stop the export. */
export type Follow = (rows: { total?: number; written?: number }) => void;

/** Writes the table that `prepare` returns to a file, with its audit entry. Throws what `exportFile` throws. */
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

/** The filters for the audit entry; a search may be a name and is masked. */
const shownFilters = ({ search, ...filters }: Partial<ExportFilters>): Record<string, unknown> => {
  const shown = { ...filters, ...(search ? { search: maskName(search) } : {}) };
  return hasFilters(shown) ? shown : {};
};

/**
 * Returns the name and the content of a table export: customers by their filters, other tables whole. Throws FORBIDDEN
 * without the table's permission, BAD_USER_INPUT for a wrong filter.
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
    // A search is faster by its own index with a sort.
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

/** Writes a table to a file and waits for it. Throws what `wholeTable` and `exportFile` throw, or RATE_LIMITED. */
export async function exportWhole(ctx: Ctx, asked: TableExportRequest): Promise<FileExport> {
  const { name, prepare } = wholeTable(ctx, asked);
  await countExport(ctx);
  return exportTable(ctx, { name }, prepare);
}
