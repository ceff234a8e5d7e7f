// Reads the first sheet of a workbook in a separate process with memory and time limits (read-rows.ts), so that a
// malicious file affects only this process. Prints each row as a line of JSON.
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { odsRows } from "./read-ods";
import { xlsxRows } from "./read-xlsx";
import { wallTextOf } from "./zip-parts";

const [, , kind = "", path = "", maxRows] = process.argv;
const MAX_ROWS = Number(maxRows);
const MAX_COLUMNS = 65;
/** Exceeds the last row of any sheet. */
const MAX_INDEX = 2 ** 24;

type CellValue = string | number | boolean | Date | null | undefined;

/**
 * Returns the text of a cell of an .xls workbook: the stored result of a formula, an ISO date; nothing is evaluated.
 */
const textOf = (value: CellValue): string => (value instanceof Date ? wallTextOf(value) : String(value ?? ""));

async function print(number: number, cells: readonly CellValue[]): Promise<void> {
  const texts = Array.from(cells.slice(0, MAX_COLUMNS), textOf);
  if (!process.stdout.write(`${JSON.stringify([number, texts])}\n`)) await once(process.stdout, "drain");
}

async function readXlsx(): Promise<void> {
  let count = 0;
  for await (const { number, cells } of xlsxRows(path, MAX_COLUMNS)) {
    if (++count > MAX_ROWS) return;
    await print(number, cells);
  }
}

async function readXls(): Promise<void> {
  const { read, utils } = await import("@e965/xlsx");
  const book = read(readFileSync(path), {
    dense: true,
    sheetRows: MAX_ROWS,
    cellDates: true,
    cellFormula: false,
    cellHTML: false,
  });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  if (!sheet) return;
  // In UTC, so that a date does not depend on the server's time zone.
  const rows = utils.sheet_to_json<CellValue[]>(sheet, {
    header: 1,
    raw: true,
    blankrows: true,
    defval: "",
    UTC: true,
  });
  const first = utils.decode_range(sheet["!ref"] ?? "A1").s.r + 1;
  for (const [index, row] of rows.entries()) await print(first + index, row);
}

/** Reads an OpenDocument sheet. Repeated blank rows are skipped. */
async function readOds(): Promise<void> {
  let [index, count] = [0, 0];
  for await (const { cells, times } of odsRows(path, MAX_COLUMNS)) {
    for (let time = 0; time < (cells.length === 0 ? 0 : times); time++) {
      if (++count > MAX_ROWS) return;
      await print(index + time + 1, cells);
    }
    index += times;
    if (index > MAX_INDEX) throw new RangeError("more rows than any sheet has");
  }
}

const READERS: Partial<Record<string, () => Promise<void>>> = { ods: readOds, xls: readXls, xlsx: readXlsx };

READERS[kind]?.().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : "unreadable"}\n`);
  process.exitCode = 2;
});
