// Imports of the largest files: the time by the number of rows, and the memory of all processes that parse.
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { importFile } from "./kit/import.mjs";
import { dropFolder, folderOf, need, residentMb, signIn, startProduct } from "./kit/product.mjs";

const LOOK_MS = 20;
/** A million rows of this size are a file just below the limit of 50 MB. */
const ROW_BYTES = 50;
const MEGABYTE = 2 ** 20;
const HEADER = ["phone_number", "national_code", "first_name", "last_name"];
const FIRST = ["سارا", "کیان", "زهرا", "مینا"];
const FILLER = " کریمی‌نژاد";

let serial = 500_000_000;

const person = () => {
  const number = String(++serial);
  return [`09${number}`, `1${number}`, FIRST[serial % FIRST.length]];
};

/** Rows of `ROW_BYTES` each. */
function csvOf(rows) {
  const parts = [`${HEADER.join(",")}\n`];
  const free = ROW_BYTES - Buffer.byteLength(`${person().join(",")},\n`);
  let last = FILLER.trim();
  while (Buffer.byteLength(last) > free) last = last.slice(0, -1);
  last += "x".repeat(free - Buffer.byteLength(last));
  for (let row = 0; row < rows; row++) parts.push(`${person().join(",")},${last}\n`);
  return Buffer.from(parts.join(""));
}

/** A workbook of about this size in MB, as Excel saves it: with shared strings and notes. */
async function xlsxOf(rows, megabytes) {
  const { stream } = need("exceljs");
  const path = join(folderOf("."), "big-import.xlsx");
  const noteBytes = Math.max(0, Math.floor((megabytes * MEGABYTE) / rows) - 60);
  const book = new stream.xlsx.WorkbookWriter({ filename: path, useSharedStrings: true });
  const sheet = book.addWorksheet("customers");
  sheet.addRow([...HEADER, "notes"]).commit();
  for (let row = 0; row < rows; row++) {
    sheet.addRow([...person(), FILLER.trim(), randomBytes(noteBytes).toString("base64")]).commit();
    // The writer has no backpressure; without a pause it buffers all rows.
    if (row % 2_000 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  sheet.commit();
  await book.commit();
  const content = readFileSync(path);
  rmSync(path);
  return content;
}

/** The processes that a process has started to read workbooks. */
function readersOf(pid) {
  return readdirSync("/proc").filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, "utf8"))?.[1];
      return Number(parent) === pid && readFileSync(`/proc/${name}/cmdline`, "utf8").includes("read-workbook");
    } catch {
      // The process has ended in the meantime.
      return false;
    }
  });
}

const memoryOf = (pid) => {
  try {
    return residentMb(pid) || 0;
  } catch {
    return 0;
  }
};

/** The peak memory of the product and its readers; of the product alone if the system lists no processes. */
function watch({ pid }) {
  const seen = { maxMb: 0, readerMb: 0 };
  const look = () => {
    const readers = process.platform === "linux" ? readersOf(pid).reduce((sum, one) => sum + memoryOf(one), 0) : 0;
    seen.maxMb = Math.max(seen.maxMb, memoryOf(pid) + readers);
    seen.readerMb = Math.max(seen.readerMb, readers);
  };
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    return seen;
  };
}

export async function bigImports({ rows, figure, log }) {
  const folder = folderOf("big-imports");
  dropFolder(folder);
  const product = await startProduct(folder);
  try {
    const token = await signIn(product);
    const taken = async (name, content) => {
      const stop = watch(product);
      const startedAt = performance.now();
      await importFile(product, token, { type: "customers", name, content });
      const ms = performance.now() - startedAt;
      const { maxMb, readerMb } = stop();
      const megabytes = Math.round(content.length / MEGABYTE);
      log(
        `${name} of ${megabytes} MB: ${Math.round(ms)} ms, ${Math.round(maxMb)} MB at most, ${Math.round(readerMb)} of them the reader's`,
      );
      return { ms, maxMb, megabytes };
    };
    const few = Math.ceil(rows / 10);
    const part = await taken("part.csv", csvOf(few));
    const whole = await taken("whole.csv", csvOf(rows));
    figure({
      name: `import of ${rows} customers, csv, ms, of ${few}`,
      value: whole.ms,
      limit: part.ms,
      maxRatio: 11,
    });
    const book = await taken("whole.xlsx", await xlsxOf(few, (rows * ROW_BYTES) / MEGABYTE));
    for (const [kind, { maxMb, megabytes }] of [
      ["csv", whole],
      ["xlsx", book],
    ]) {
      figure({ name: `peak memory while ${megabytes} MB of ${kind} is parsed, MB`, value: maxMb, max: 400 });
    }
  } finally {
    await product.stop();
    dropFolder(folder);
  }
}
