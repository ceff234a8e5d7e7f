import { parse } from "csv-parse/sync";
import ExcelJS from "exceljs";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fromBuffer, type ZipFile } from "yauzl";
import type { ExportFormat } from "../../domain/data-tables";

/** A table as another program reads it. */
export interface ReadTable {
  rows: string[][];
  /** The names of its sheets; none in csv. */
  sheets: string[];
  /** Null if the format has no direction. */
  rightToLeft: boolean | null;
  /** Whether every cell that is not empty is a text, and none is a formula. */
  isAllText: boolean;
}

const widened = (rows: string[][]): string[][] => {
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ""));
};

async function readXlsx(bytes: Buffer): Promise<ReadTable> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const rows: string[][] = [];
  let isAllText = true;
  for (const sheet of book.worksheets) {
    sheet.eachRow((row) => {
      const cells: string[] = [];
      row.eachCell({ includeEmpty: true }, (cell, column) => {
        const isText = cell.type === ExcelJS.ValueType.String && cell.numFmt === "@" && !cell.formula;
        isAllText &&= isText || cell.type === ExcelJS.ValueType.Null;
        cells[column - 1] = cell.text;
      });
      rows.push(Array.from(cells, (cell) => cell ?? ""));
    });
  }
  const [view] = book.worksheets[0]?.views ?? [];
  const sheets = book.worksheets.map(({ name }) => name);
  return { rows: widened(rows), sheets, rightToLeft: view?.rightToLeft === true, isAllText };
}

/** A part of an archive as text. */
export async function partOf(bytes: Buffer, name: string): Promise<string> {
  const zip = await promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer)(bytes, { lazyEntries: true });
  return new Promise((resolve, reject) => {
    zip.on("entry", (entry: { fileName: string }) => {
      if (entry.fileName !== name) return zip.readEntry();
      zip.openReadStream(entry as never, (error, stream) => {
        if (error) return reject(error);
        const parts: Buffer[] = [];
        stream.on("data", (part: Buffer) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts).toString()));
      });
    });
    zip.once("end", () => reject(new Error(`no ${name} inside`))).readEntry();
  });
}

// The reader ships as an ES module only, so it reads in a separate process.
const READ_ODS = `const [path, entry] = process.argv.slice(1);
const { readOds } = await import(entry);
const { readFileSync } = await import("node:fs");
const { sheets } = await readOds(readFileSync(path));
process.stdout.write(JSON.stringify(sheets.map(({ name, rows }) => ({ name, rows }))));`;

async function readOds(bytes: Buffer): Promise<ReadTable> {
  const folder = mkdtempSync(join(tmpdir(), "customer-club-ods-"));
  try {
    const path = join(folder, "table.ods");
    writeFileSync(path, bytes);
    const entry = join(process.cwd(), "node_modules/hucre/dist/ods.mjs");
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "-e", READ_ODS, path, entry],
      {
        maxBuffer: 2 ** 28,
      },
    );
    const sheets: { name: string; rows: (string | null)[][] }[] = JSON.parse(stdout);
    const content = await partOf(bytes, "content.xml");
    const types = [...content.matchAll(/office:value-type="(\w+)"/g)].map((match) => match[1]);
    return {
      rows: widened(sheets.flatMap(({ rows }) => rows.map((row) => row.map((cell) => cell ?? "")))),
      sheets: sheets.map(({ name }) => name),
      rightToLeft: content.includes('style:writing-mode="rl-tb"'),
      isAllText: types.every((type) => type === "string") && !content.includes("table:formula"),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readCsv = (bytes: Buffer): ReadTable => {
  const rows: string[][] = parse(bytes, { bom: true });
  return { rows, sheets: [], rightToLeft: null, isAllText: rows.flat().every((cell) => !/^[=+\-@\t\r\n]/.test(cell)) };
};

/** Reads a file with a reader that the product does not use. */
export async function readTable(format: ExportFormat, bytes: Buffer): Promise<ReadTable> {
  if (format === "xlsx") return readXlsx(bytes);
  return format === "ods" ? readOds(bytes) : readCsv(bytes);
}

/** The character that csv puts before a text that looks like a formula. */
export const withoutFormulaGuard = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((row) => row.map((cell) => (/^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell)));
