import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Ctx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { isTableMissing } from "../../kit/db/pg-errors";
import type { Telemetry } from "../../kit/telemetry";
import { withTimeout } from "../../kit/with-timeout";
import { appliedMigrations, databaseTime, HEALTH_DEADLINE_MS, ping } from "./health.sql";

export interface HealthState {
  status: "healthy" | "degraded";
  version: string;
  database: "connected" | "down";
}

/** Whether the product can do its work, within a second. Does not throw: an unreachable database is a result. */
export async function checkHealth(ctx: Ctx): Promise<HealthState> {
  const { version } = ctx.settings;
  try {
    await ping(ctx.db);
    return { status: "healthy", version, database: "connected" };
  } catch (error) {
    ctx.telemetry.reportError(error, { requestId: ctx.requestId });
    return { status: "degraded", version, database: "down" };
  }
}

/** Why the server cannot serve. */
export type UnreadyReason = "database_unavailable" | "disk_full" | "disk_unavailable" | "migrations_missing";

export interface ReadinessSource {
  db: Db;
  telemetry: Telemetry;
  dataDir: string;
  /** The names of all migrations of this version. */
  migrations: readonly string[];
}

/** What the server needs for a file and a transaction more. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** How long a write that met a full disk counts: the database may be on another machine's disk. */
const DISK_FULL_MS = 30_000;

/**
 * Whether a folder's file system has less than `minBytes` left. A folder that is not there yet is looked for further
 * up; a file system that does not tell its size counts as free.
 */
export async function isDiskFull(folder: string, minBytes = MIN_FREE_BYTES): Promise<boolean> {
  const found = await statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && dirname(folder) !== folder) return null;
    throw error;
  });
  if (found === null) return isDiskFull(dirname(folder), minBytes);
  const { blocks, bavail, bsize } = found;
  return blocks > 0 && bavail * bsize < minBytes;
}

/** The reasons why the server cannot serve, within a second; empty where it can. */
export async function unreadyReasons(source: ReadinessSource, now = Date.now()): Promise<UnreadyReason[]> {
  const { db, telemetry, dataDir, migrations } = source;
  const database = async (): Promise<UnreadyReason[]> => {
    try {
      const applied = await appliedMigrations(db);
      return migrations.every((name) => applied.has(name)) ? [] : ["migrations_missing"];
    } catch (error) {
      // A database without a table of migrations has none of them.
      if (isTableMissing(error)) return ["migrations_missing"];
      telemetry.reportError(error, { task: "readiness" });
      return ["database_unavailable"];
    }
  };
  const disk = async (): Promise<UnreadyReason[]> => {
    const failedAt = telemetry.lastFault("disk_full");
    if (failedAt !== null && now - failedAt < DISK_FULL_MS) return ["disk_full"];
    try {
      return (await withTimeout(HEALTH_DEADLINE_MS, isDiskFull(dataDir), "the disk does not respond"))
        ? ["disk_full"]
        : [];
    } catch (error) {
      telemetry.reportError(error, { task: "readiness" });
      return ["disk_unavailable"];
    }
  };
  return (await Promise.all([database(), disk()])).flat();
}

/** A clock that is further away than this is warned of. */
const MAX_SKEW_SECONDS = 1;

/**
 * Measures the clock of the database against this process's, keeps it as a metric and warns beyond a second. Returns
 * the difference in seconds, positive where the database is ahead; null where it cannot be measured.
 */
export async function measureClockSkew(db: Db, telemetry: Telemetry, clock = Date.now): Promise<number | null> {
  try {
    const before = clock();
    const theirs = await databaseTime(db);
    const ours = (before + clock()) / 2;
    const seconds = (theirs - ours) / 1000;
    telemetry.metrics.clockSkew.set(seconds);
    if (Math.abs(seconds) > MAX_SKEW_SECONDS) {
      telemetry.log.warn({ seconds: Number(seconds.toFixed(3)) }, "the clock of the database differs from this one");
    }
    return seconds;
  } catch (error) {
    telemetry.reportError(error, { task: "clock" });
    return null;
  }
}
