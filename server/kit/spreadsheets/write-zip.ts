import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file in an archive; its text is read when it is written. */
export interface ZipEntry {
  name: string;
  text: string | AsyncIterable<string>;
  /** Uncompressed, so that the first bytes identify the archive. */
  stored?: true;
}

interface WrittenEntry {
  name: Buffer;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

const VERSION = 20;
/** Data descriptor after each entry, UTF-8 names. */
const FLAGS = 0x0808;
const STORED = 0;
const DEFLATED = 8;
/** 1 January 1980, the zip epoch: the file does not contain its time of creation. */
const DATE = 0x0021;
/** Tables shrink tenfold at any level; the lowest is the fastest. */
const LEVEL = 1;
const PACKED_CHUNK = 128 * 1024;

function record(signature: number, fields: readonly [bytes: 2 | 4, value: number][], ...rest: Buffer[]): Buffer {
  const head = Buffer.alloc(4 + fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = head.writeUInt32LE(signature);
  for (const [bytes, value] of fields) at = bytes === 2 ? head.writeUInt16LE(value, at) : head.writeUInt32LE(value, at);
  return Buffer.concat([head, ...rest]);
}

const localHeader = (
  { name, method, crc, size }: Pick<WrittenEntry, "name" | "method" | "crc" | "size">,
  flags: number,
) =>
  record(
    0x04034b50,
    [
      [2, VERSION],
      [2, flags],
      [2, method],
      [2, 0],
      [2, DATE],
      [4, crc],
      [4, size],
      [4, size],
      [2, name.length],
      [2, 0],
    ],
    name,
  );

const centralHeader = ({ name, method, crc, packed, size, at }: WrittenEntry): Buffer =>
  record(
    0x02014b50,
    [
      [2, VERSION],
      [2, VERSION],
      [2, method === STORED ? 0 : FLAGS],
      [2, method],
      [2, 0],
      [2, DATE],
      [4, crc],
      [4, packed],
      [4, size],
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ],
    name,
  );

/** Yields the bytes of an entry and returns the data for its central directory header. */
async function* entryBytes({ name, text, stored }: ZipEntry, at: number): AsyncGenerator<Buffer, WrittenEntry> {
  const written: WrittenEntry = { name: Buffer.from(name), method: DEFLATED, crc: 0, packed: 0, size: 0, at };
  if (stored && typeof text === "string") {
    const data = Buffer.from(text);
    const size = data.length;
    const whole = { ...written, method: STORED, crc: crc32(data), packed: size, size };
    yield Buffer.concat([localHeader(whole, 0), data]);
    return whole;
  }
  yield localHeader(written, FLAGS);
  async function* counted() {
    for await (const part of typeof text === "string" ? [text] : text) {
      const data = Buffer.from(part);
      written.crc = crc32(data, written.crc);
      written.size += data.length;
      yield data;
    }
  }
  const deflate = createDeflateRaw({ level: LEVEL, chunkSize: PACKED_CHUNK });
  const fed = pipeline(Readable.from(counted(), { objectMode: false }), deflate);
  // The error is also thrown to the reader of the compressed bytes.
  fed.catch(() => undefined);
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    written.packed += chunk.length;
    yield chunk;
  }
  await fed;
  const { crc, packed, size } = written;
  yield record(0x08074b50, [
    [4, crc],
    [4, packed],
    [4, size],
  ]);
  return written;
}

const LOCAL_BYTES = 30;
const DESCRIPTOR_BYTES = 16;

async function* archive(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const all: WrittenEntry[] = [];
  let at = 0;
  for (const entry of entries) {
    const written = yield* entryBytes(entry, at);
    const { name, packed, method } = written;
    at += LOCAL_BYTES + name.length + packed + (method === STORED ? 0 : DESCRIPTOR_BYTES);
    all.push(written);
  }
  const list = Buffer.concat(all.map(centralHeader));
  yield list;
  yield record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, all.length],
    [2, all.length],
    [4, list.length],
    [4, at],
    [2, 0],
  ]);
}

/** Writes an archive with backpressure and constant memory. Each entry and the archive must be under 4 GB. */
export const writeZip = (sink: Writable, entries: Iterable<ZipEntry>): Promise<void> =>
  pipeline(archive(entries), sink);
