// Streams the parts of an archive as text, and parses XML streams.
import { PassThrough } from "node:stream";
import { promisify } from "node:util";
import type { Readable } from "node:stream";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { type Entry, open, type Options, type ZipFile } from "yauzl";

/** Opens an archive; the caller closes it. */
export async function partsOf(path: string) {
  const zip = await promisify<string, Options, ZipFile>(open)(path, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on("end", resolve).on("error", reject);
    zip.readEntry();
  });
  const openStream = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  return {
    has: (name: string) => entries.has(name),
    async *textOf(name: string): AsyncGenerator<string> {
      const entry = entries.get(name);
      if (!entry) throw new RangeError(`no ${name} inside`);
      const stream = await openStream(entry);
      // Uncompressed entries never emit `close`, which an iteration waits for.
      const text = new PassThrough({ encoding: "utf8" });
      stream.on("error", (error) => text.destroy(error)).pipe(text);
      yield* text as AsyncIterable<string>;
    },
    close: () => zip.close(),
  };
}

/** Returns the name of an element without its namespace prefix. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

export type Attributes = Partial<Record<string, string>>;

/** Reads a document by its events, with the local names of elements. */
export interface XmlReader {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Parses an XML stream with `reader` and yields it after each chunk. Throws if the XML is not well-formed or has a
 * DOCTYPE.
 */
export async function* reading<Reader extends XmlReader>(
  pieces: AsyncIterable<string>,
  reader: Reader,
): AsyncGenerator<Reader> {
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => reader.open?.(localName(name), attributes));
  parser.on("text", (text) => reader.text?.(text));
  parser.on("cdata", (text) => reader.text?.(text));
  parser.on("closetag", ({ name }) => reader.close?.(localName(name)));
  parser.on("doctype", () => {
    throw new RangeError("DOCTYPE is not allowed");
  });
  parser.on("error", (error) => {
    throw error;
  });
  for await (const piece of pieces) {
    parser.write(piece);
    yield reader;
  }
  parser.close();
  yield reader;
}

/** Parses an XML stream to its end and returns the reader. */
export async function readThrough<Reader extends XmlReader>(
  pieces: AsyncIterable<string>,
  reader: Reader,
): Promise<Reader> {
  let done = reader;
  for await (const read of reading(pieces, reader)) done = read;
  return done;
}

/** Returns a date as local time without a zone, the form of spreadsheets: a day, or a day with a time. */
export function wallTextOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  // Times are fractions of a day, which are rarely whole seconds.
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return text.replace(/T00:00:00$/, "");
}
