import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** Writes a private file under a temporary name first: an interrupted write, as on a full disk, leaves no part of it. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/** Returns the secret in a file. Generates it if the file is missing or empty. */
export function storedSecret(file: string, bytes: number): string {
  const known = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (known !== "") return known;
  const secret = randomBytes(bytes).toString("base64url");
  writeWhole(file, secret);
  return secret;
}
