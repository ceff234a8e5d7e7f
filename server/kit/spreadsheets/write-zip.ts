import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file in an archive; its text is read when it is written. */
export interface ZipEntry {
  name: string;
  text: string | AsyncIterable<string>;
  /** Uncompressed, so that the first bytes identify the archive. */
  stored?: true;
}

/** The first day of the format: the file does not contain its time of creation. */
const DATE = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };
/** Tables shrink tenfold at any level; the lowest is the fastest. */
const LEVEL = 1;

/** Writes an archive with backpressure and constant memory. */
export function writeZip(sink: Writable, entries: Iterable<ZipEntry>): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const open = (text: AsyncIterable<string>): Readable => {
    const source = Readable.from(text, { objectMode: false });
    // yazl forwards neither the failure of an entry nor the end of the archive.
    source.once("error", (error) => output.destroy(error));
    output.once("close", () => source.destroy());
    return source;
  };
  for (const { name, text, stored } of entries) {
    const options = { ...DATE, compressionLevel: stored ? 0 : LEVEL };
    if (typeof text === "string") zip.addBuffer(Buffer.from(text), name, options);
    else zip.addReadStreamLazy(name, options, (done) => done(null, open(text)));
  }
  zip.end();
  return pipeline(output, sink);
}
