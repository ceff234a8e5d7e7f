// Reads the first sheet of a workbook in a process of its own, so that a hostile file can cost no more than this
// process: it has a limit of memory and of time (rows.ts). Prints each row as a line of JSON.
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { odsRows } from "./read-ods.mjs";

const [, , kind, path, mostRows] = process.argv;
const MOST_ROWS = Number(mostRows);
const MOST_COLUMNS = 65;

/** What a clock and a calendar on the wall say, as a spreadsheet keeps it: a day, or a day and a time without a zone. */
function wallTextOf(date) {
  if (Number.isNaN(date.getTime())) return "";
  // A share of a day is rarely a whole second.
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return text.replace(/T00:00:00$/, "");
}

/** The text of a cell: what is shown of a formula, an ISO day of a date; never anything evaluated. */
function textOf(value) {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return wallTextOf(value);
  if (typeof value !== "object") return String(value);
  if ("result" in value || "formula" in value || "sharedFormula" in value) return textOf(value.result);
  if (Array.isArray(value.richText)) return value.richText.map(({ text }) => text).join("");
  if ("text" in value) return textOf(value.text);
  return "error" in value ? String(value.error) : "";
}

async function say(number, cells) {
  const texts = Array.from(cells.slice(0, MOST_COLUMNS), textOf);
  if (!process.stdout.write(`${JSON.stringify([number, texts])}\n`)) await once(process.stdout, "drain");
}

async function readXlsx() {
  const { default: excel } = await import("exceljs");
  const options = {
    worksheets: "emit",
    sharedStrings: "cache",
    styles: "cache",
    hyperlinks: "ignore",
    entries: "ignore",
  };
  const reader = new excel.stream.xlsx.WorkbookReader(path, options);
  for await (const sheet of reader) {
    let count = 0;
    for await (const row of sheet) {
      if (++count > MOST_ROWS) return;
      // Cells are counted from one; a first place stays empty.
      await say(row.number, Array.isArray(row.values) ? row.values.slice(1) : []);
    }
    return;
  }
}

/** For old workbooks, and for those whose parts stand in an order that the streaming reader cannot take. */
async function readWhole() {
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
  }
}

/** Whether the workbook comes before its sheets, as the streaming reader needs it. */
async function isInOrder() {
  const { open } = await import("yauzl");
  return new Promise((resolve, reject) => {
    open(path, (error, zip) => {
      if (error) return reject(error);
      let sawBook = false;
      zip.on("entry", ({ fileName }) => {
        sawBook ||= fileName === "xl/workbook.xml";
        if (/^xl\/worksheets\//.test(fileName) && !sawBook) resolve(false);
      });
      zip.on("end", () => resolve(true)).on("error", reject);
    });
  });
}

try {
  if (kind === "ods") await readOds();
  else if (kind === "xls" || !(await isInOrder())) await readWhole();
  else await readXlsx();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : "unreadable"}\n`);
  process.exitCode = 2;
}
