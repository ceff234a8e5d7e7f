import { stat } from "node:fs/promises";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ExportFormat } from "../../../domain/transfer";
import type { Ctx } from "../context";
import { addressOf } from "./store";
import type { Table } from "./table";
import { writeCsv } from "./write-csv";
import { writeOds } from "./write-ods";
import { writeXlsx } from "./write-xlsx";

const MEGABYTE = 1024 * 1024;

export const ExportFormatEnum = { XLSX: "xlsx", CSV: "csv", ODS: "ods" } as const satisfies Record<
  string,
  ExportFormat
>;
registerEnumType(ExportFormatEnum, { name: "ExportFormat" });

@ObjectType({ description: "A file made by the server; whoever knows its address can fetch it for ten minutes." })
export class FileExport {
  @Field(() => String) downloadUrl: string;
  @Field(() => String) fileName: string;
  @Field(() => Int) totalRecords: number;
  @Field(() => Float) fileSizeMb: number;
  @Field(() => ExportFormatEnum) format: ExportFormat;
}

export type TableOut = Pick<Table, "header" | "batches"> & {
  /** What the file is called, with its ending. */
  name: string;
} & ({ format: "csv" } | ({ format: ExportFormat } & Pick<Table, "title" | "rows" | "rightToLeft">));

function write(path: string, table: TableOut): Promise<void> {
  if (!("rows" in table)) return writeCsv(path, table);
  const writers = { csv: writeCsv, xlsx: writeXlsx, ods: writeOds };
  return writers[table.format](path, table);
}

/**
 * Writes a table to a download. A file whose rows could not be read to the end is not left behind. `step` is told how many
 * rows are written, after each batch of them; what it throws ends the work.
 */
export async function exportTable(
  ctx: Ctx,
  table: TableOut,
  step: (rows: number) => void = () => undefined,
): Promise<FileExport> {
  const file = await ctx.files.downloads.create(table.name, null);
  let totalRecords = 0;
  async function* counted() {
    for await (const batch of table.batches) {
      yield batch;
      totalRecords += batch.length;
      step(totalRecords);
    }
  }
  try {
    await write(file.path, { ...table, batches: counted() });
    const { size } = await stat(file.path);
    const fileSizeMb = Math.round((size / MEGABYTE) * 100) / 100;
    return { downloadUrl: addressOf(file), fileName: file.name, totalRecords, fileSizeMb, format: table.format };
  } catch (error) {
    await ctx.files.downloads.remove(file.id);
    throw error;
  }
}
