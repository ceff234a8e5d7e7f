import type { AuditEntity } from "../../../domain/audit";
import { searchTerms } from "../../../domain/customers";
import { bulkIds } from "../../../domain/bulk-actions";
import { id } from "../../../domain/ids";
import { dayOf } from "../../../domain/time/business-calendar";
import { allColumnsOf, type Column, columnsOf, type ExportFormat, type TableType } from "../../../domain/data-tables";
import { maskName } from "../../../domain/identity";
import { TABLE_LABELS } from "../../../domain/data-tables.text";
import { isPermitted } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { disableSorting } from "../../kit/transactions/transaction";
import { validateField } from "../../kit/errors/validate";
import { fail, invalidFields } from "../../kit/errors/app-error";
import {
  type Export,
  exportFile,
  type FileExport,
  countExport,
  type ExportTable,
} from "../../kit/spreadsheets/export-file";
import { type NewEntry, recordAudit } from "../audit/audit.service";
import { listFilter } from "../customers/customer-list.service";
import { wholeList } from "../customers/customer-list.queries";
import { CustomerSortEnum } from "../customers/customer.types";
import { wholeReceiptList } from "../receipts/receipt-list.queries";
import { receiptListFilter } from "../receipts/receipt-list.service";
import { ReceiptSortEnum } from "../receipts/receipt-list.types";
import { countRows, exportHeader, type Source, tableBatches, WHOLE } from "./table-export.queries";
import type { ExportFilters, ExportOrder, ExportSort } from "./export.types";

const ENTITIES: Record<TableType, AuditEntity> = {
  customers: "customer",
  receipts: "receipt",
  stores: "store",
  points: "points",
  lottery_codes: "lottery_code",
};

/** The name of a file: title, day and extension. Browsers replace a half-space with an underscore, so it is a dash. */
export const fileName = ({ now }: Ctx, title: string, format: ExportFormat): string =>
  `${title.replaceAll("\u200c", "-")} ${dayOf(now)}.${format}`;

/** A table to export and its audit entry. */
export interface AuditedTable {
  table: ExportTable;
  entry: Pick<NewEntry, "entity" | "entityId" | "details">;
}

/** Reports the number of rows to write and the number written; throws to stop the export. */
export type ReportProgress = (rows: { total?: number; written?: number }) => void;

/** Writes the table that `prepare` returns to a file, with its audit entry. Throws what `exportFile` throws. */
export const exportTable = (
  ctx: Ctx,
  file: Export,
  prepare: (tx: Tx) => Promise<AuditedTable>,
  onProgress: ReportProgress = () => undefined,
): Promise<FileExport> =>
  exportFile(ctx, file, async (tx, write) => {
    const { table, entry } = await prepare(tx);
    if ("rows" in table) onProgress({ total: table.rows });
    const made = await write(table, (written) => onProgress({ written }));
    const details = { rows: made.totalRecords, format: made.format, ...entry.details };
    await recordAudit(tx, { action: "EXPORT", ...entry, details });
    return made;
  });

export interface TableExportRequest {
  type: TableType;
  format: ExportFormat;
  filters?: ExportFilters | null | undefined;
  /** The names of the columns; null or undefined for the usual ones. */
  columns?: readonly string[] | null | undefined;
  /** Null or undefined for newest first. */
  order?: ExportOrder | null | undefined;
}

const hasFilters = (filters: object): boolean => Object.values(filters).some((value) => value !== null && value !== "");

/** The filters for the audit entry; a search may be a name and is masked, selected rows are counted. */
const shownFilters = ({ search, ids, ...filters }: Partial<ExportFilters>): Record<string, unknown> => {
  const shown = { ...filters, ...(search ? { search: maskName(search) } : {}), ...(ids ? { ids: ids.length } : {}) };
  return hasFilters(shown) ? shown : {};
};

/** The filters of each list; a list has no other. */
const FILTERS: Partial<Record<TableType, readonly (keyof ExportFilters)[]>> = {
  customers: ["search", "hasReceipts", "minPoints", "tagId", "createdAfter", "createdBefore", "deleted", "ids"],
  receipts: [
    "search",
    "customerId",
    "storeId",
    "operatorId",
    "campaignId",
    "dateFrom",
    "dateTo",
    "minAmount",
    "maxAmount",
    "state",
  ],
};

/** Returns one of the sorts of a list. Throws BAD_USER_INPUT for another one. */
function sortIn<Sort extends string>(sorts: Readonly<Record<Sort | "CREATED_AT", Sort>>, sortBy: ExportSort): Sort {
  if (!Object.hasOwn(sorts, sortBy)) throw invalidFields("sortBy");
  return sorts[sortBy as Sort];
}

/** Returns how the rows of a filter are selected. Throws BAD_USER_INPUT for a wrong filter or sort. */
function sourceFor(
  type: TableType,
  asked: Partial<ExportFilters>,
  order: ExportOrder | null | undefined,
): (db: Db) => Source | Promise<Source> {
  const known = FILTERS[type] ?? [];
  const foreign = Object.fromEntries(Object.entries(asked).filter(([name]) => !known.some((one) => one === name)));
  if (hasFilters(foreign)) throw invalidFields("filters");
  const descending = order?.sortOrder !== "ASC";
  const sortBy = order?.sortBy ?? "CREATED_AT";
  if (type === "customers") {
    const ids = validateField("ids", bulkIds, asked.ids ?? null);
    const filter = { ...listFilter(asked), ids: ids && ids.map((one) => validateField("ids", id, one)) };
    const sort = sortIn(CustomerSortEnum, sortBy);
    return (db) => wholeList(db, filter, { sort, descending });
  }
  if (type !== "receipts") return () => WHOLE[type];
  const { filter, term } = receiptListFilter(asked);
  const source = wholeReceiptList(filter, term, { sort: sortIn(ReceiptSortEnum, sortBy), descending });
  return () => (hasFilters(asked) ? source : { ...WHOLE.receipts, order: source.order });
}

/** Returns the columns with the given names, in their order, or the usual ones. Throws BAD_USER_INPUT. */
function chosenColumns(type: TableType, names: readonly string[] | null | undefined): readonly Column[] {
  if (!names) return columnsOf(type);
  const all = allColumnsOf(type);
  const chosen = [...new Set(names)].map((name) => all.find((column) => column.name === name));
  if (chosen.length === 0 || chosen.includes(undefined)) throw invalidFields("columns");
  return chosen.flatMap((column) => column ?? []);
}

/** Whether rows are read in the order of an index. Filtered receipts and searches are faster with a sort. */
const isReadInOrder = (type: TableType, asked: Partial<ExportFilters>): boolean =>
  type === "receipts"
    ? !hasFilters(asked)
    : !asked.ids && !asked.deleted && searchTerms(asked.search ?? "").words.length === 0;

/**
 * Returns the name and the content of a table export: customers and receipts by their filters, other tables whole.
 * Throws FORBIDDEN without the permission of the table or of deleted customers, BAD_USER_INPUT for a wrong filter or
 * column.
 */
export function wholeTable(
  ctx: Ctx,
  { type, format, filters, columns, order }: TableExportRequest,
): { name: string; prepare: (tx: Tx) => Promise<AuditedTable> } {
  if (!isPermitted(ctx, `export:${type}`)) fail("FORBIDDEN");
  const asked = { ...filters };
  if (asked.deleted && !isPermitted(ctx, "customers:deleted")) fail("FORBIDDEN");
  const shown = chosenColumns(type, columns);
  const sourceOf = sourceFor(type, asked, order);
  const title = TABLE_LABELS[type][ctx.lang];
  const prepare = async (tx: Tx): Promise<AuditedTable> => {
    const source = await sourceOf(tx.db);
    if (isReadInOrder(type, asked)) await disableSorting(tx.db);
    return {
      table: {
        format,
        title,
        header: exportHeader(type, shown, ctx.lang),
        rightToLeft: ctx.lang === "fa",
        rows: await countRows(tx.db, source),
        batches: tableBatches(tx, type, source, { columns: shown, lang: ctx.lang }),
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
