import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, statfsSync } from "node:fs";
import { constants, freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../server/app/data-source";
import { type EmbeddedDatabase, startEmbedded } from "../../server/embedded-postgres/embedded-postgres";
import { createLogger } from "../../server/kit/log";
import { findBrowser } from "./find-browser.mjs";
import { stopRunNow } from "./run-registry";
import { TEMPLATE, withClient } from "./test-databases";

export interface TestRun {
  folder: string;
  /** Null if the tests use TEST_DATABASE_URL. */
  embedded: EmbeddedDatabase | null;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Starts one PostgreSQL for the run, with a migrated template database that each test file copies. */
export default async function globalSetup(): Promise<void> {
  // The reader of workbooks is a separate process, which runs the build.
  execFileSync(process.execPath, ["server/prepare.mjs", "--server"], { stdio: "inherit" });
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), "customer-club-tests-"));
  stopOnSignals(folder);
  process.env.TEST_RUN_FOLDER = folder;
  process.env.CHROMIUM_PATH = findBrowser() ?? "";
  const logger = createLogger("error");
  const embedded = process.env.TEST_DATABASE_URL ? null : await startEmbedded(folder, logger);
  const run: TestRun = { folder, embedded };
  Object.assign(globalThis, { testRun: run });
  const url = embedded?.url ?? process.env.TEST_DATABASE_URL ?? "";
  process.env.TEST_CLUSTER_URL = url;
  await withClient(url, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE}`);
    await client.query(`create database ${TEMPLATE}`);
  });
  await migrate(templateUrl(url), logger);
}

/** Linux's file system in memory. */
const MEMORY = "/dev/shm";
/** Twice what the databases of a run take, in bytes. */
const NEEDED = 8 * 1024 ** 3;

/** Whether the run's databases fit into memory: there a copy of the template takes 60 ms, on a disk 300 to 600 ms. */
function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  // The programs of PostgreSQL may be copied into the folder.
  const mayRunPrograms = !new RegExp(`${MEMORY} \\S+ \\S*noexec`).test(readFileSync("/proc/mounts", "utf8"));
  return mayRunPrograms && Math.min(bavail * bsize, freemem()) > NEEDED;
}

function templateUrl(url: string): string {
  const named = new URL(url);
  named.pathname = `/${TEMPLATE}`;
  return named.toString();
}

/** An interrupted run stops what it has started, then exits with the status of the signal. */
function stopOnSignals(folder: string): void {
  for (const signal of SIGNALS)
    process.once(signal, () => {
      process.stderr.write(`\n${signal}: stopping the PostgreSQL of the tests\n`);
      stopRunNow(folder);
      process.exit(128 + constants.signals[signal]);
    });
}
