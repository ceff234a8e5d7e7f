import { spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { Transform } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { type FileKind, MAX_CELL_LENGTH, MAX_COLUMNS } from "../../../domain/files";
import { fail, AppError } from "../errors/app-error";

/** One row of a table: its row number, from 1, and the trimmed text of its cells. */
export interface TableRow {
  number: number;
  cells: string[];
}

/** Maximum time to read a workbook, excluding the time in which its rows wait to be stored. */
const READ_MS = 60_000;
const TICK_MS = 100;
const MEMORY_MB = 320;
/** Rows are short-lived: a small young generation saves about one sixth of the memory at no cost. */
const YOUNG_GENERATION_MB = 2;
const BAD_FILE = 2;
/** The child process runs the built file, also in tests. */
const WORKBOOK_READER = resolve("build/server/kit/spreadsheets/read-workbook.js");

/**
 * Yields the rows of a table that are not blank, at most `maxRows`. Throws FILE_UNREADABLE, FILE_ENCODING or
 * FILE_TOO_WIDE.
 */
export async function* readRows(
  path: string,
  kind: FileKind,
  maxRows: number,
  readMs = READ_MS,
): AsyncGenerator<TableRow> {
  const rows = kind === "csv" ? csvRows(path, maxRows) : workbookRows({ path, kind, maxRows, readMs });
  for await (const { number, cells } of rows) {
    if (cells.length > MAX_COLUMNS || cells.some((cell) => cell.length > MAX_CELL_LENGTH)) fail("FILE_TOO_WIDE");
    const texts = cells.map((cell) => cell.trim());
    if (texts.some((text) => text !== "")) yield { number, cells: texts };
  }
}

/**
 * Reads a workbook in a child process with memory and time limits, so that a malicious file affects no other request.
 */
async function* workbookRows({
  path,
  kind,
  maxRows,
  readMs,
}: {
  path: string;
  kind: FileKind;
  maxRows: number;
  readMs: number;
}): AsyncGenerator<TableRow> {
  const limits = [`--max-old-space-size=${MEMORY_MB}`, `--max-semi-space-size=${YOUNG_GENERATION_MB}`];
  const args = [...limits, WORKBOOK_READER, kind, path, String(maxRows)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  let [isReading, elapsedMs] = [true, 0];
  const timer = setInterval(() => {
    if (isReading) elapsedMs += TICK_MS;
    if (elapsedMs >= readMs) child.kill("SIGKILL");
  }, TICK_MS);
  const ended = new Promise<number | null>((done) => child.once("close", done).once("error", () => done(BAD_FILE)));
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const [number, cells] = JSON.parse(line) as [number, string[]];
      isReading = false;
      yield { number, cells };
      isReading = true;
    }
    if ((await ended) !== 0) fail("FILE_UNREADABLE");
  } finally {
    clearInterval(timer);
    child.kill("SIGKILL");
  }
}

const ENCODINGS: readonly [bom: number[], name: string][] = [
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

interface Head {
  encoding: string;
  delimiter: string;
}

/** Detects the encoding by its byte order mark (default UTF-8), and the most frequent delimiter of the first line. */
async function headOf(path: string): Promise<Head> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(64 * 1024);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    const encoding = ENCODINGS.find(([bom]) => bom.every((byte, at) => bytes[at] === byte))?.[1] ?? "utf-8";
    const line = new TextDecoder(encoding).decode(bytes.subarray(0, bytesRead)).split(/\r?\n/)[0] ?? "";
    const counted = [",", ";", "\t"].map((one) => ({ one, times: line.split(one).length }));
    const [best] = counted.sort((a, b) => b.times - a.times);
    return { encoding, delimiter: best?.one ?? "," };
  } finally {
    await file.close();
  }
}

/** Decodes bytes to text. Throws FILE_ENCODING for invalid bytes. */
function decoding(encoding: string): Transform {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new AppError("FILE_ENCODING");
    }
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        const text = decode(chunk);
        done(text.includes("\0") ? new AppError("FILE_ENCODING") : null, text);
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, decode());
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

async function* csvRows(path: string, maxRows: number): AsyncGenerator<TableRow> {
  const { encoding, delimiter } = await headOf(path);
  const source = createReadStream(path);
  const text = decoding(encoding);
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    to: maxRows,
    max_record_size: MAX_COLUMNS * MAX_CELL_LENGTH,
  });
  const forward = (error: Error) => void parser.destroy(error);
  source.on("error", forward).pipe(text).on("error", forward).pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { number: info.lines, cells: record.map(withoutGuard) };
    }
  } catch (error) {
    if (error instanceof CsvError) fail(error.code === "CSV_MAX_RECORD_SIZE" ? "FILE_TOO_WIDE" : "FILE_UNREADABLE");
    throw error;
  } finally {
    source.destroy();
  }
}

/** Removes the quote that our exports put before text that a spreadsheet would interpret as a formula. */
const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell);
