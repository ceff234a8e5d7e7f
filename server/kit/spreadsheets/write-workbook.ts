import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Cell, Table } from "./spreadsheet-types";
import { escapedText, sheetName } from "./write-xlsx";

/** Larger workbooks would hold the event loop and the memory too long; write-xlsx.ts writes them (decision 0023). */
export const MAX_WORKBOOK_ROWS = 1_000;
/** Text format, so that values typed into cells keep their leading zeros. */
const TEXT = { numFmt: "@" };
const NUMBER = "General";
const WIDTH = 20;
/** The file does not contain its time of creation. */
const CREATED = new Date(0);

/** Writes a small table, such as a template or a report, as a workbook. */
export async function writeWorkbook(sink: Writable, { title, header, rightToLeft, batches }: Table): Promise<void> {
  // Loaded at first use: it is an eighth of the start of a process.
  const { default: exceljs } = await import("exceljs");
  const book = new exceljs.Workbook();
  book.created = book.modified = CREATED;
  const views = [{ state: "frozen", ySplit: 1, rightToLeft } as const];
  const sheet = book.addWorksheet(sheetName(title, 1), { views });
  sheet.columns = header.map(() => ({ width: WIDTH, style: TEXT }));
  const add = (cells: readonly Cell[]) => {
    const row = sheet.addRow(cells.map((cell) => (typeof cell === "number" ? cell : escapedText(cell) || null)));
    cells.forEach((cell, at) => {
      if (typeof cell === "number") row.getCell(at + 1).numFmt = NUMBER;
    });
    return row;
  };
  add(header).font = { bold: true };
  for await (const batch of batches) for (const row of batch) add(row);
  await pipeline(Readable.from([Buffer.from(await book.xlsx.writeBuffer())]), sink);
}
