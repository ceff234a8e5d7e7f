// Reads the first sheet of a workbook in a process of its own, so that a hostile file can cost no more than this
// process: it has a limit of memory and of time (rows.ts). Prints each row as a line of JSON.
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { odsRows } from "./read-ods.mjs";
import { xlsxRows } from "./read-xlsx.mjs";
import { wallTextOf } from "./zip-parts.mjs";

const [, , kind, path, maxRows] = process.argv;
const MOST_ROWS = Number(maxRows);
const MOST_COLUMNS = 65;
/** Far beyond the last row of a sheet. */
const MOST_INDEX = 2 ** 24;

/** The text of a cell of an old workbook: what is shown of a formula, an ISO day of a date; never anything evaluated. */
const textOf = (value) => (value instanceof Date ? wallTextOf(value) : String(value ?? ""));

async function say(number, cells) {
  const texts = Array.from(cells.slice(0, MOST_COLUMNS), textOf);
  if (!process.stdout.write(`${JSON.stringify([number, texts])}\n`)) await once(process.stdout, "drain");
}

async function readXlsx() {
  let count = 0;
  for await (const { number, cells } of xlsxRows(path, MOST_COLUMNS)) {
    if (++count > MOST_ROWS) return;
    await say(number, cells);
  }
}

async function readXls() {
  const { read, utils } = await import("@e965/xlsx");
  const book = read(readFileSync(path), {
    dense: true,
    sheetRows: MOST_ROWS,
    cellDates: true,
    cellFormula: false,
    cellHTML: false,
  });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  if (!sheet) return;
  // Without a zone of its own, so that a day is the same day wherever the server stands.
  const rows = utils.sheet_to_json(sheet, { header: 1, raw: true, blankrows: true, defval: "", UTC: true });
  const first = utils.decode_range(sheet["!ref"] ?? "A1").s.r + 1;
  for (const [index, row] of rows.entries()) await say(first + index, row);
}

/** An OpenDocument sheet; rows that are only repeated blanks are passed over. */
async function readOds() {
  let [index, count] = [0, 0];
  for await (const { cells, times } of odsRows(path, MOST_COLUMNS)) {
    for (let time = 0; time < (cells.length === 0 ? 0 : times); time++) {
      if (++count > MOST_ROWS) return;
      await say(index + time + 1, cells);
    }
    index += times;
    if (index > MOST_INDEX) throw new RangeError("more rows than any sheet has");
  }
}

try {
  await { ods: readOds, xls: readXls, xlsx: readXlsx }[kind]();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : "unreadable"}\n`);
  process.exitCode = 2;
}
