import { sha256 } from "@noble/hashes/sha2.js";
import { unzipSync } from "fflate";
import { toHex } from "../../domain/draws/hashes";

export const FILE_NAMES = {
  manifest: "manifest.json",
  entries: "entries.csv",
  anchors: "anchors.json",
  result: "result.json",
  audit: "audit.json",
  verifier: "verifier.html",
  proof: "proof.json",
} as const;
export type FileKind = keyof typeof FILE_NAMES;

/** What the page reads: the text of a file; of the verifier its SHA-256. */
export type ReadFiles = Partial<Record<FileKind, string>>;

export interface ReadResult {
  files: ReadFiles;
  /** The names of files that are not part of a draw. */
  unknown: string[];
  /** The names of zip files that cannot be opened. */
  damaged: string[];
  /** Whether a zip file had a manifest: the files of another draw do not belong to it. */
  isPack: boolean;
}

const MAX_BYTES = 400 * 1024 * 1024;
const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

// A download may have a number, an identifier or no ending: "result (1).json", "draw-7-entries.csv", "manifest".
const KINDS = Object.entries(FILE_NAMES).map(([kind, name]) => ({
  kind: kind as FileKind,
  pattern: new RegExp(`(^|[^a-z])${name.split(".")[0]}([^a-z][^/]*)?$`, "i"),
}));

const kindOf = (name: string): FileKind | undefined => KINDS.find(({ pattern }) => pattern.test(name))?.kind;

/** The text of bytes; bytes that are not UTF-8 are an empty text, so that their check fails. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return "";
  }
}

const isZip = (bytes: Uint8Array): boolean => ZIP_START.every((byte, index) => bytes[index] === byte);

function unzip(bytes: Uint8Array): [name: string, content: Uint8Array][] {
  let total = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
    kindOf(name) !== undefined && (total += originalSize) <= MAX_BYTES;
  return Object.entries(unzipSync(bytes, { filter }));
}

/** The files in a zip file, or the file itself; null if a zip file cannot be opened. */
function partsOf(name: string, bytes: Uint8Array): [name: string, content: Uint8Array][] | null {
  if (!isZip(bytes)) return [[name, bytes]];
  try {
    return unzip(bytes);
  } catch {
    return null;
  }
}

/** Reads chosen files; a zip file gives the files of a draw that are in it. */
export async function readFiles(chosen: readonly File[]): Promise<ReadResult> {
  const result: ReadResult = { files: {}, unknown: [], damaged: [], isPack: false };
  for (const file of chosen) {
    const parts = partsOf(file.name, new Uint8Array(await file.arrayBuffer()));
    if (parts === null) {
      result.damaged.push(file.name);
      continue;
    }
    const known = parts.filter(([name]) => kindOf(name));
    if (known.length === 0) result.unknown.push(file.name);
    if (parts.length > 1 && known.some(([name]) => kindOf(name) === "manifest")) result.isPack = true;
    for (const [name, bytes] of known) {
      const kind = kindOf(name);
      if (kind) result.files[kind] = kind === "verifier" ? toHex(sha256(bytes)) : textOf(bytes);
    }
  }
  return result;
}
