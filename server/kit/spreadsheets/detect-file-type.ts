import { open } from "node:fs/promises";
import { type FileKind, kindOfName } from "../../../domain/files";
import { fail } from "../errors/app-error";
import { checkedZip } from "./zip-guard";

const HEAD_BYTES = 8;
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Returns the file type by its first bytes; null for an empty file. */
async function magicOf(path: string): Promise<"zip" | "xls" | "csv" | null> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
    if (bytesRead === 0) return null;
    if (head.subarray(0, ZIP.length).equals(ZIP)) return "zip";
    return head.equals(COMPOUND) ? "xls" : "csv";
  } finally {
    await file.close();
  }
}

/**
 * Returns the type of a file by its name and its first bytes, which must agree: an .xlsx renamed to .csv is rejected,
 * and vice versa. Throws FILE_EMPTY, FILE_TYPE_INVALID or FILE_UNREADABLE.
 */
export async function detectFileType(path: string, name: string): Promise<FileKind> {
  const kind = kindOfName(name) ?? fail("FILE_TYPE_INVALID");
  const magic = await magicOf(path);
  if (magic === null) fail("FILE_EMPTY");
  const isZip = kind === "xlsx" || kind === "ods";
  if (magic !== (isZip ? "zip" : kind)) fail("FILE_TYPE_INVALID");
  if (isZip && (await checkedZip(path)) !== kind) fail("FILE_TYPE_INVALID");
  return kind;
}
