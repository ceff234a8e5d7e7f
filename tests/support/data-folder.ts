import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder that holds a data folder's database: itself, or the one its location file names. */
export function databaseHome(dataDir: string): string {
  const note = join(dataDir, "pg18.location");
  return existsSync(note) ? readFileSync(note, "utf8").trim() : dataDir;
}

const pidFile = (dataDir: string): string => join(databaseHome(dataDir), "pg18", "postmaster.pid");

/** Process id and port from PostgreSQL's pid file; null if there is no file. */
export function postmaster(dataDir: string): { pid: number; port: number } | null {
  if (!existsSync(pidFile(dataDir))) return null;
  const lines = readFileSync(pidFile(dataDir), "utf8").split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
