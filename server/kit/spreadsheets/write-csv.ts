import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

const BOM = "\ufeff";
const END = "\r\n";
/** What a spreadsheet takes for a formula, and what only looks as if it had been kept from that already. */
const FORMULA = /^'*[=+\-@\t\r\n]/;
/** The same, and what ends a cell. */
const SPECIAL = new RegExp(`${FORMULA.source}|[",\\r\\n]`);

/** A cell no spreadsheet takes for a formula, quoted where it has to be. */
function cellText(cell: string): string {
  if (!SPECIAL.test(cell)) return cell;
  const guarded = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

function linesOf(rows: readonly (readonly string[])[]): string {
  let text = "";
  for (const row of rows) text += row.map(cellText).join(",") + END;
  return text;
}

/** A table as csv that every spreadsheet opens rightly: UTF-8 with its mark, and no cell a formula. */
const csvOf = (rows: readonly (readonly string[])[]): string => BOM + linesOf(rows);

/** Writes such a table batch by batch, at the pace of the sink: memory stays flat. */
export async function writeCsv(
  sink: Writable,
  { header, batches }: { header: readonly string[]; batches: AsyncIterable<readonly (readonly string[])[]> },
): Promise<void> {
  async function* text(): AsyncGenerator<string> {
    yield csvOf([header]);
    for await (const batch of batches) yield linesOf(batch);
  }
  await pipeline(text, sink);
}
