import { concatBytes } from "@noble/hashes/utils.js";
import { compareBytes, HASH_BYTES, parseHex, toHex } from "./hashes";

/** A participant of a draw: a row of entries.csv. */
export interface Entry {
  owner: Uint8Array;
  count: number;
  /** The tree root of the participant's tickets. */
  codesRoot: Uint8Array;
}

/** Returns the 68 bytes of an entry in the tree of entries: owner, count (32 bits, big-endian), root of the codes. */
export function entryBytes({ owner, count, codesRoot }: Entry): Uint8Array {
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, count);
  return concatBytes(owner, number, codesRoot);
}

/** Returns the line of an entry in entries.csv. */
export const entryLine = ({ owner, count, codesRoot }: Entry): string =>
  `${toHex(owner)},${count},${toHex(codesRoot)}\n`;

const LINE = /^([0-9a-f]{64}),([1-9]\d{0,9}),([0-9a-f]{64})$/;
const MAX_COUNT = 0xff_ff_ff_ff;

function parseLine(line: string): Entry | null {
  const [, owner = "", count = "", root = ""] = LINE.exec(line) ?? [];
  const [ownerHash, codesRoot] = [parseHex(owner, HASH_BYTES), parseHex(root, HASH_BYTES)];
  if (!ownerHash || !codesRoot || Number(count) > MAX_COUNT) return null;
  return { owner: ownerHash, count: Number(count), codesRoot };
}

/** A fault of entries.csv: the number of its first wrong line, from 1. */
export interface EntriesFault {
  line: number;
  fault: "format" | "order";
}

/**
 * Yields the entries of entries.csv. Ends with a fault at a line of another format, or one that is not after the line
 * before it; owners that are in order are also unique.
 */
export function* readEntries(text: string): Generator<Entry, EntriesFault | null> {
  const lines = text.split("\n");
  // Every line ends with a line feed, the last one too.
  if (lines.pop() !== "" || lines.length === 0) return { line: Math.max(1, lines.length), fault: "format" };
  let before: Entry | null = null;
  for (const [index, line] of lines.entries()) {
    const entry = parseLine(line);
    if (!entry) return { line: index + 1, fault: "format" };
    if (before && compareBytes(before.owner, entry.owner) >= 0) return { line: index + 1, fault: "order" };
    yield (before = entry);
  }
  return null;
}
