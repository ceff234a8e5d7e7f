import type { AuditEntity } from "../../../domain/audit";
import { dayOf } from "../../../domain/time/business-calendar";
import { columnsOf, type ExportFormat, type TransferType } from "../../../domain/data-tables";
import { maskedName } from "../../../domain/identity";
import { COLUMN_WORDS, TRANSFER_WORDS } from "../../../domain/data-tables.text";
import { mayIn } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { walkingInOrder } from "../../kit/db/transaction";
import { fail, Refusal } from "../../kit/errors/app-error";
import { type Export, exporting, type FileExport, takeExport, type TableOut } from "../../kit/spreadsheets/export-file";
import { type NewEntry, record } from "../audit/audit.service";
import { listFilter } from "../customers/customer-list.service";
import { wholeList } from "../customers/customer-list.sql";
import { countRows, type Source, tableBatches, WHOLE } from "./table-export.sql";
import type { ExportFilters } from "./export.types";

const ENTITIES: Record<TransferType, AuditEntity> = {
  customers: "customer",
  receipts: "receipt",
  stores: "store",
  points: "points",
  lottery_codes: "lottery_code",
};

/** A header in the caller's language. */
export const headerOf = (columns: readonly { name: string }[], lang: Ctx["lang"]): string[] =>
  columns.map(({ name }) => COLUMN_WORDS[name as keyof typeof COLUMN_WORDS][lang]);

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
export const exported = (
  ctx: Ctx,
  file: Export,
  prepare: (tx: Tx) => Promise<Outgoing>,
  follow: Follow = () => undefined,
): Promise<FileExport> =>
  exporting(ctx, file, async (tx, write) => {
    const { table, entry } = await prepare(tx);
    if ("rows" in table) follow({ total: table.rows });
    const made = await write(table, (written) => follow({ written }));
    const details = { rows: made.totalRecords, format: made.format, ...entry.details };
    await record(tx, { action: "EXPORT", ...entry, details });
    return made;
  });

export interface TableAsked {
  type: TransferType;
  format: ExportFormat;
  filters?: ExportFilters | null;
}

const isAsked = (filters: object): boolean => Object.values(filters).some((value) => value !== null && value !== "");

/** Filters for the audit log; a search may be a name. */
const shownFilters = ({ search, ...filters }: Partial<ExportFilters>): Record<string, unknown> => {
  const shown = { ...filters, ...(search ? { search: maskedName(search) } : {}) };
  return isAsked(shown) ? shown : {};
};

/**
 * What writes a table: customers as their list is filtered, the others whole. Refuses with FORBIDDEN without the table's
 * own right, BAD_USER_INPUT for a filter that is wrong or of another table.
 */
export function wholeTable(
  ctx: Ctx,
  { type, format, filters }: TableAsked,
): { name: string; prepare: (tx: Tx) => Promise<Outgoing> } {
  if (!mayIn(ctx, `export:${type}`)) fail("FORBIDDEN");
  const asked = { ...filters };
  if (type !== "customers" && isAsked(asked)) {
    throw new Refusal("BAD_USER_INPUT", [{ field: "filters", code: "FIELD_INVALID" }]);
  }
  const filter = listFilter(asked);
  const title = TRANSFER_WORDS[type][ctx.lang];
  const prepare = async (tx: Tx): Promise<Outgoing> => {
    const source: Source = type === "customers" ? await wholeList(tx.db, filter) : WHOLE[type];
    // A search is sooner found by its own index and sorted.
    if (filter.terms.words.length === 0) await walkingInOrder(tx.db);
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
export async function exportWhole(ctx: Ctx, asked: TableAsked): Promise<FileExport> {
  const { name, prepare } = wholeTable(ctx, asked);
  await takeExport(ctx);
  return exported(ctx, { name }, prepare);
}
