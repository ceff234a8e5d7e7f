import { once } from "node:events";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { type Entry, open, type Options, type ZipFile } from "yauzl";
import { fail } from "../fail";

const MAX_ENTRIES = 200;
const MAX_BYTES = 200 * 1024 * 1024;
/** Above this size an entry that shrinks two hundred times is a bomb. */
const SUSPICIOUS_BYTES = 1024 * 1024;
const MAX_RATIO = 200;
const WORKBOOK = "xl/workbook.xml";
/** A document type stands at the head of a document or nowhere. */
const HEAD_CHARACTERS = 4096;

const openZip = promisify<string, Options, ZipFile>(open);

/**
 * Refuses a zip that is no honest workbook before anything unpacks it: too many entries, too much inside, a ratio no
 * table has, sizes that lie, encryption, macros, or a document type, whose entities could grow without end.
 */
export async function checkZip(path: string): Promise<void> {
  try {
    await inspect(path);
  } catch {
    fail("FILE_UNREADABLE");
  }
}

async function inspect(path: string): Promise<void> {
  const zip = await openZip(path, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
    strictFileNames: true,
  });
  try {
    const entries = await entriesOf(zip);
    if (!entries.some(({ fileName }) => fileName === WORKBOOK)) throw new RangeError("no workbook inside");
    for (const entry of entries.filter(({ fileName }) => /\.(xml|rels)$/.test(fileName)))
      await refuseDocumentType(zip, entry);
  } finally {
    zip.close();
  }
}

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
  /vbaProject\.bin$|workbook\.bin$/i.test(entry.fileName) ||
  (entry.uncompressedSize > SUSPICIOUS_BYTES && entry.uncompressedSize > entry.compressedSize * MAX_RATIO);

async function refuseDocumentType(zip: ZipFile, entry: Entry): Promise<void> {
  const head = await headOf(await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry));
  if (/<!DOCTYPE/i.test(head)) throw new RangeError("a document type");
}

/** The first characters of a stream. Leaving an iteration early would wait for a close that a stored entry never sends. */
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
