import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { databaseHome, isAlive, postmaster } from "./data-folder";

/*
 * Test files start servers with databases of their own, in any of jest's processes. Their folders are listed in a file
 * of the run's folder, so that an interrupted run can stop and remove them all. The functions that stop are
 * synchronous: while they run, no test of the same process goes on and starts another server.
 */

const STOP_TIMEOUT_MS = 10_000;

const registryOf = (runFolder: string): string => join(runFolder, "folders");

/** Registers a folder that an interrupted run removes; a database in it is stopped first. */
export function registerFolder(path: string): void {
  const runFolder = process.env.TEST_RUN_FOLDER;
  if (runFolder) appendFileSync(registryOf(runFolder), `${path}\n`);
}

const registeredFolders = (runFolder: string): string[] =>
  existsSync(registryOf(runFolder))
    ? [...new Set(readFileSync(registryOf(runFolder), "utf8").split("\n"))].filter((path) => path && existsSync(path))
    : [];

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

function waitSync(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** The processes that this one has started, and those that they have started. */
function descendants(): number[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const rows = (stdout ?? "").split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): number[] =>
    rows.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid, ...childrenOf(pid)] : []));
  return childrenOf(process.pid);
}

function stopDatabase(dataDir: string): void {
  const pid = postmaster(dataDir)?.pid;
  if (pid === undefined || !isAlive(pid)) return;
  signal(pid, "SIGQUIT");
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid) && Date.now() < deadline) waitSync(20);
}

export function removeDataFolder(dataDir: string): void {
  stopDatabase(dataDir);
  for (const path of new Set([databaseHome(dataDir), dataDir]))
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Kills every process of the run, stops its databases and removes its folders. */
export function stopRunNow(runFolder: string): void {
  for (const pid of descendants()) signal(pid, "SIGKILL");
  for (const folder of [...registeredFolders(runFolder), runFolder]) removeDataFolder(folder);
}
