import { once } from "node:events";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { type Entry, open, type Options, type ZipFile } from "yauzl";
import { fail } from "../errors/app-error";

const MAX_ENTRIES = 200;
const MAX_BYTES = 200 * 1024 * 1024;
/** Entries above this size with a compression ratio over MAX_RATIO are zip bombs. */
const SUSPICIOUS_BYTES = 1024 * 1024;
const MAX_RATIO = 200;
const WORKBOOK = "xl/workbook.xml";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument.spreadsheet";
/** A DOCTYPE can only be at the start of a document. */
const HEAD_CHARACTERS = 4096;

const openZip = promisify<string, Options, ZipFile>(open);

/**
 * Rejects malformed or malicious archives before extraction: too many entries, zip bombs, wrong sizes, encryption,
 * macros, DTDs. Returns the workbook type. Throws FILE_UNREADABLE.
 */
export async function checkedZip(path: string): Promise<"xlsx" | "ods"> {
  try {
    return await inspect(path);
  } catch {
    return fail("FILE_UNREADABLE");
  }
}

async function inspect(path: string): Promise<"xlsx" | "ods"> {
  const zip = await openZip(path, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
    strictFileNames: true,
  });
  try {
    const entries = await entriesOf(zip);
    const kind = await kindOf(zip, entries);
    for (const entry of entries.filter(({ fileName }) => /\.(xml|rels)$/.test(fileName)))
      await rejectDocumentType(zip, entry);
    return kind;
  } finally {
    zip.close();
  }
}

async function kindOf(zip: ZipFile, entries: readonly Entry[]): Promise<"xlsx" | "ods"> {
  if (entries.some(({ fileName }) => fileName === WORKBOOK)) return "xlsx";
  const type = entries.find(({ fileName }) => fileName === "mimetype");
  const hasContent = entries.some(({ fileName }) => fileName === "content.xml");
  const stated = type && hasContent ? await headOf(await read(zip, type)) : "";
  if (stated.trim() !== OPEN_DOCUMENT) throw new RangeError("not a workbook");
  return "ods";
}

const read = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  let bytes = 0;
  const ended = once(zip, "end");
  zip.on("entry", (entry: Entry) => {
    entries.push(entry);
    bytes += entry.uncompressedSize;
    if (entries.length > MAX_ENTRIES || bytes > MAX_BYTES || isHostile(entry)) {
      zip.emit("error", new RangeError(`hostile: ${entry.fileName}`));
    } else zip.readEntry();
  });
  zip.readEntry();
  await ended;
  return entries;
}

const isHostile = (entry: Entry): boolean =>
  entry.isEncrypted() ||
  /vbaProject\.bin$|workbook\.bin$|^Basic\/|^Scripts\//i.test(entry.fileName) ||
  (entry.uncompressedSize > SUSPICIOUS_BYTES && entry.uncompressedSize > entry.compressedSize * MAX_RATIO);

async function rejectDocumentType(zip: ZipFile, entry: Entry): Promise<void> {
  const head = await headOf(await read(zip, entry));
  if (/<!DOCTYPE/i.test(head)) throw new RangeError("DOCTYPE is not allowed");
}

/**
 * Returns the first characters of a stream. Not by iteration: leaving it early waits for a close that stored entries
 * never emit.
 */
const headOf = (stream: Readable): Promise<string> =>
  new Promise((resolve, reject) => {
    let head = "";
    stream.on("data", (chunk: Buffer) => {
      head += chunk.toString("latin1");
      if (head.length < HEAD_CHARACTERS) return;
      resolve(head);
      stream.destroy();
    });
    stream.on("end", () => resolve(head)).on("error", reject);
  });
