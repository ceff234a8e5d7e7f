import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Ctx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { isTableMissing } from "../../kit/db/pg-errors";
import type { Telemetry } from "../../kit/telemetry";
import { withTimeout } from "../../kit/with-timeout";
import { appliedMigrations, databaseTime, HEALTH_DEADLINE_MS, ping } from "./health.queries";

export interface HealthState {
  status: "healthy" | "degraded";
  version: string;
  database: "connected" | "down";
}

/** Returns the health of the server within a second. Does not throw: an unreachable database is a result. */
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

/** Why the server is not ready. */
export type UnreadyReason = "database_unavailable" | "disk_full" | "disk_unavailable" | "migrations_missing";

export interface ReadinessSource {
  db: Db;
  telemetry: Telemetry;
  dataDir: string;
  /** The names of all migrations of this version. */
  migrations: readonly string[];
}

/** Space for one more file and transaction. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** How long a failed write counts as a full disk. The database may be on another machine. */
const DISK_FULL_MS = 30_000;

/**
 * Returns whether a folder's file system has less than `minBytes` free. If the folder does not exist, its nearest
 * existing parent is checked. A file system that does not report its size counts as free.
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

/** Returns within a second why the server is not ready; empty if it is ready. */
export async function unreadyReasons(source: ReadinessSource, now = Date.now()): Promise<UnreadyReason[]> {
  const { db, telemetry, dataDir, migrations } = source;
  const database = async (): Promise<UnreadyReason[]> => {
    try {
      const applied = await appliedMigrations(db);
      return migrations.every((name) => applied.has(name)) ? [] : ["migrations_missing"];
    } catch (error) {
      // Without the migrations table no migration was applied.
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

const MAX_SKEW_SECONDS = 1;

/**
 * Measures the clock difference between the database and this process, sets the metric and logs a warning beyond one
 * second. Returns the difference in seconds, positive if the database is ahead; null if it cannot be measured.
 */
export async function measureClockSkew(db: Db, telemetry: Telemetry, clock = Date.now): Promise<number | null> {
  try {
    const before = clock();
    const theirs = await databaseTime(db);
    const ours = (before + clock()) / 2;
    const seconds = (theirs - ours) / 1000;
    telemetry.metrics.clockSkew.set(seconds);
    if (Math.abs(seconds) > MAX_SKEW_SECONDS) {
      telemetry.log.warn({ seconds: Number(seconds.toFixed(3)) }, "database clock skew");
    }
    return seconds;
  } catch (error) {
    telemetry.reportError(error, { task: "clock" });
    return null;
  }
}
