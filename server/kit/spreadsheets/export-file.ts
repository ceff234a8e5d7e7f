import type { Writable } from "node:stream";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ExportFormat } from "../../../domain/data-tables";
import { currentActor } from "../auth/authorization";
import type { Ctx, Tx } from "../context";
import { allowLongTransaction, inTransaction } from "../transactions/transaction";
import { fileUrl } from "../files/temporary-files";
import type { Draft } from "../files/stored-file";
import type { Table } from "./spreadsheet-types";
import { writeCsv } from "./write-csv";
import { writeOds } from "./write-ods";
import { MAX_WORKBOOK_ROWS, writeWorkbook } from "./write-workbook";
import { writeXlsx } from "./write-xlsx";

const MEGABYTE = 1024 * 1024;

export const ExportFormatEnum = { XLSX: "xlsx", CSV: "csv", ODS: "ods" } as const satisfies Record<
  string,
  ExportFormat
>;
registerEnumType(ExportFormatEnum, { name: "ExportFormat" });

@ObjectType({ description: "A generated file. Anyone with the URL can download it for ten minutes." })
export class FileExport {
  @Field(() => String) downloadUrl: string;
  @Field(() => String) fileName: string;
  @Field(() => Int) totalRecords: number;
  @Field(() => Float) fileSizeMb: number;
  @Field(() => ExportFormatEnum) format: ExportFormat;
}

export type ExportTable = Pick<Table, "header" | "batches"> &
  ({ format: "csv" } | ({ format: ExportFormat } & Pick<Table, "title" | "rows" | "rightToLeft">));

function write(sink: Writable, table: ExportTable): Promise<void> {
  if (!("rows" in table)) return writeCsv(sink, table);
  const writeSheets = table.rows > MAX_WORKBOOK_ROWS ? writeXlsx : writeWorkbook;
  const writers = { csv: writeCsv, xlsx: writeSheets, ods: writeOds };
  return writers[table.format](sink, table);
}

/** Counts an export against the caller's limit per minute. Throws RATE_LIMITED. */
export const countExport = (ctx: Ctx): Promise<unknown> =>
  ctx.limits.consume("export:caller", currentActor(ctx)?.id ?? ctx.ip);

/** Maximum wait of a request for a free export slot. */
const REQUEST_WAIT_MS = 60_000;

export interface Export {
  /** The file name with its extension. */
  name: string;
  waitMs?: number;
}

/** Writes a table to the file of an export. `step` is called with the number of rows after each batch. */
export type WriteTable = (table: ExportTable, step?: (rows: number) => void) => Promise<CreatedFile>;

export type CreatedFile = Omit<FileExport, "fileName">;

async function writeTable(draft: Draft, table: ExportTable, step: (rows: number) => void): Promise<CreatedFile> {
  let totalRecords = 0;
  async function* counted() {
    for await (const batch of table.batches) {
      yield batch;
      totalRecords += batch.length;
      step(totalRecords);
    }
  }
  await write(await draft.open(), { ...table, batches: counted() });
  const fileSizeMb = Math.ceil((draft.size / MEGABYTE) * 10_000) / 10_000;
  return { downloadUrl: fileUrl(draft), totalRecords, fileSizeMb, format: table.format };
}

/**
 * Runs an export within the file budget: `work` reads one snapshot of the database and calls `write` with the table.
 * The download is available after the transaction has committed; a failed export leaves no file. Throws the errors of
 * FileStore.write, or TABLE_TOO_LONG_FOR_ODS.
 */
export async function exportFile(
  ctx: Ctx,
  { name, waitMs = REQUEST_WAIT_MS }: Export,
  work: (tx: Tx, write: WriteTable) => Promise<CreatedFile>,
): Promise<FileExport> {
  const { file, result } = await ctx.files.downloads.write(
    { name, ownerId: currentActor(ctx)?.id ?? null, waitMs },
    (draft) =>
      inTransaction(ctx, async (tx) => {
        await allowLongTransaction(tx);
        return work(tx, (table, step = () => undefined) => writeTable(draft, table, step));
      }),
  );
  return { ...result, fileName: file.name };
}
