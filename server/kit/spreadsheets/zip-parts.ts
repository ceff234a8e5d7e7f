// Streams the parts of an archive as text, and parses XML streams.
import { PassThrough } from "node:stream";
import { promisify } from "node:util";
import saxes from "saxes";
import { open } from "yauzl";

/** Opens an archive; the caller closes it. */
export async function partsOf(path) {
  const zip = await promisify(open)(path, { lazyEntries: true, autoClose: false });
  const entries = new Map();
  await new Promise((resolve, reject) => {
    zip.on("entry", (entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on("end", resolve).on("error", reject);
    zip.readEntry();
  });
  const openStream = promisify(zip.openReadStream.bind(zip));
  return {
    has: (name) => entries.has(name),
    async *textOf(name) {
      if (!entries.has(name)) throw new RangeError(`no ${name} inside`);
      const stream = await openStream(entries.get(name));
      // Uncompressed entries never emit `close`, which an iteration waits for.
      const text = new PassThrough({ encoding: "utf8" });
      stream.on("error", (error) => text.destroy(error)).pipe(text);
      yield* text;
    },
    close: () => zip.close(),
  };
}

/** Returns the name of an element without its namespace prefix. */
const localName = (name) => name.slice(name.indexOf(":") + 1);

/**
 * Parses an XML stream with `reader`: `open(name, attributes)`, `text(text)` and `close(name)` with local names. Yields
 * the reader after each chunk. Throws if the XML is not well-formed or has a DOCTYPE.
 */
export async function* reading(pieces, reader) {
  const parser = new saxes.SaxesParser();
  parser.on("opentag", ({ name, attributes }) => reader.open?.(localName(name), attributes));
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
export async function readThrough(pieces, reader) {
  let done = reader;
  for await (const read of reading(pieces, reader)) done = read;
  return done;
}

/** Returns a date as local time without a zone, the form of spreadsheets: a day, or a day with a time. */
export function wallTextOf(date) {
  if (Number.isNaN(date.getTime())) return "";
  // Times are fractions of a day, which are rarely whole seconds.
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return text.replace(/T00:00:00$/, "");
}
