import { stringify } from "csv-stringify/sync";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";

const BOM = "\ufeff";

/** A cell no spreadsheet takes for a formula. */
const guarded = (cell: string): string => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell);

const linesOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(guarded)),
    { record_delimiter: "\r\n" },
  );

/** A table as csv that every spreadsheet opens rightly: UTF-8 with its mark, and no cell a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string => BOM + linesOf(rows);

/** Writes such a table to a file batch by batch, waiting for the disk: memory stays flat. */
export async function writeCsv(
  path: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): Promise<void> {
  async function* text(): AsyncGenerator<string> {
    yield csvOf([header]);
    for await (const batch of batches) yield linesOf(batch);
  }
  await pipeline(text, createWriteStream(path, { mode: 0o600 }));
}
