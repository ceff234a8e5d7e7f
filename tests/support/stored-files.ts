import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { TestApp } from "./app";

/** The ids of the files of a kind that are stored, complete or not. */
export const storedFiles = async (app: TestApp, kind: "upload" | "download"): Promise<string[]> =>
  (await app.sql<{ token: string }>("select f.token from stored_files f where f.kind = $1 order by f.id", [kind])).map(
    ({ token }) => token,
  );

/** The temporary copies on the disk of a data folder. */
export function spooledFiles(dataDir: string): string[] {
  const spool = join(dataDir, "spool");
  try {
    return readdirSync(spool).flatMap((own) => readdirSync(join(spool, own)));
  } catch {
    return [];
  }
}
