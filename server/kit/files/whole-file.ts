import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

function textIn(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return "";
    throw error;
  }
}

/**
 * Returns the text of a private file. A missing or empty one is written first, under a temporary name: an interrupted
 * write, as on a full disk, leaves no part of it, and of two concurrent starts both return the text of the first.
 */
export function textOrNew(file: string, text: () => string): string {
  const known = textIn(file);
  if (known.trim() !== "") return known;
  const draft = `${file}.${randomBytes(6).toString("hex")}.new`;
  try {
    writeFileSync(draft, text(), { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch {
      // The file is empty, another start has written it, or the file system has no links.
      if (textIn(file).trim() === "") renameSync(draft, file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return textIn(file);
}

/** Returns the secret in a file. Generates it if the file is missing or empty. */
export const storedSecret = (file: string, bytes: number): string =>
  textOrNew(file, () => randomBytes(bytes).toString("base64url")).trim();
