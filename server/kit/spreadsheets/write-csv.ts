import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Cell } from "./spreadsheet-types";

const BOM = "\ufeff";
const END = "\r\n";
/** Text that a spreadsheet interprets as a formula, with any quotes that already guard it. */
const FORMULA = /^'*[=+\-@\t\r\n]/;
/** The same, or characters that need quoting. */
const SPECIAL = new RegExp(`${FORMULA.source}|[",\\r\\n]`);

/** Returns a CSV cell, guarded against formula injection and quoted if needed. */
function cellText(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  if (!SPECIAL.test(cell)) return cell;
  const guarded = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

function linesOf(rows: readonly (readonly Cell[])[]): string {
  let text = "";
  for (const row of rows) text += row.map(cellText).join(",") + END;
  return text;
}

/** Returns CSV in UTF-8 with a byte order mark, without formulas. */
const csvOf = (rows: readonly (readonly string[])[]): string => BOM + linesOf(rows);

/** Writes a table as CSV in batches, with backpressure and constant memory. */
export async function writeCsv(
  sink: Writable,
  { header, batches }: { header: readonly string[]; batches: AsyncIterable<readonly (readonly Cell[])[]> },
): Promise<void> {
  async function* text(): AsyncGenerator<string> {
    yield csvOf([header]);
    for await (const batch of batches) yield linesOf(batch);
  }
  await pipeline(text, sink);
}
