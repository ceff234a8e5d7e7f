// The parts of an archive as text, piece by piece as they are unpacked, and XML as it goes by.
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
      // One that is stored as it is never says that it is closed, which an iteration waits for.
      const text = new PassThrough({ encoding: "utf8" });
      stream.on("error", (error) => text.destroy(error)).pipe(text);
      yield* text;
    },
    close: () => zip.close(),
  };
}

/** The name of an element without the prefix of its space. */
const localName = (name) => name.slice(name.indexOf(":") + 1);

/**
 * Reads XML piece by piece with `reader`: `open(name, attributes)`, `say(text)` and `close(name)` by local names. Answers
 * it after each piece, so that what was read can be told; throws where it is not well-formed or has a document type.
 */
export async function* reading(pieces, reader) {
  const parser = new saxes.SaxesParser();
  parser.on("opentag", ({ name, attributes }) => reader.open?.(localName(name), attributes));
  parser.on("text", (text) => reader.say?.(text));
  parser.on("cdata", (text) => reader.say?.(text));
  parser.on("closetag", ({ name }) => reader.close?.(localName(name)));
  parser.on("doctype", () => {
    throw new RangeError("a document type");
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

/** The same to its end. */
export async function readThrough(pieces, reader) {
  let done = reader;
  for await (const read of reading(pieces, reader)) done = read;
  return done;
}

/** What a clock and a calendar on the wall say, as a spreadsheet keeps it: a day, or a day and a time without a zone. */
export function wallTextOf(date) {
  if (Number.isNaN(date.getTime())) return "";
  // A share of a day is rarely a whole second.
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return text.replace(/T00:00:00$/, "");
}
