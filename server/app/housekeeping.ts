import { createAuditPartitions } from "../features/audit/audit.queries";
import { deleteOldBulkActions } from "../features/bulk-actions/bulk-action.queries";
import { createHash } from "node:crypto";
import { dayOf } from "../../domain/time/business-calendar";
import { HOUR_MS, MINUTE_MS } from "../../domain/time/instants";
import { compactCustomerCounts } from "../features/customers/customer-counts.queries";
import { deleteOldExports } from "../features/exports/export-job.queries";
import { deleteOldRows, deleteOldSamples } from "../features/imports/import-staging.queries";
import { deleteUnusedPictures } from "../features/draws/draw.queries";
import { deleteUnusedSitePictures } from "../features/site/site.queries";
import { disqualifyDeleted } from "../features/draws/result.service";
import { voidUnrevealed } from "../features/draws/run.service";
import { deleteExpiredKeys } from "../features/receipts/reversal.queries";
import { cachePastBuyerCounts, compactSales } from "../features/sales-rollup/sales-rollup.service";
import { closeEndedShifts } from "../features/shifts/shift.queries";
import { deleteOldSessions } from "../features/users/session.queries";
import { checkReceipts } from "../features/watch/check-receipts.service";
import type { Db } from "../kit/db/database";
import { withAdvisoryLock } from "../kit/db/advisory-locks";
import { deleteExpired } from "../kit/files/temporary-files.queries";
import type { Telemetry } from "../kit/telemetry";
import { type Services, systemContext } from "./bootstrap";
import { failDeadJobs } from "./startup-cleanup";

/** A periodic task. Tasks are independent: one that fails is logged, and the others run. */
interface Task {
  name: string;
  everyMs: number;
  /** The task concerns the files of this process and runs in each process. */
  isLocal?: true;
  run: (db: Db) => Promise<unknown>;
}

/** The periodic tasks. */
export const housekeepingTasks = (services: Services): Task[] => [
  // Deleted after a week.
  { name: "idempotency keys", everyMs: HOUR_MS, run: (db) => deleteExpiredKeys(db) },
  // Deleted 30 days after their end.
  { name: "sessions", everyMs: HOUR_MS, run: deleteOldSessions },
  // Created for the next three months.
  { name: "audit partitions", everyMs: HOUR_MS, run: (db) => createAuditPartitions(db) },
  // Deleted after a day.
  { name: "import rows", everyMs: HOUR_MS, run: deleteOldRows },
  // Deleted after 30 days.
  { name: "import samples", everyMs: HOUR_MS, run: deleteOldSamples },
  // Deleted after a day.
  { name: "bulk actions", everyMs: HOUR_MS, run: deleteOldBulkActions },
  // Deleted after a day.
  { name: "export jobs", everyMs: HOUR_MS, run: deleteOldExports },
  // Deleted a day after their upload.
  { name: "unused pictures", everyMs: HOUR_MS, run: deleteUnusedPictures },
  // Deleted a day after their upload.
  { name: "unused site pictures", everyMs: HOUR_MS, run: deleteUnusedSitePictures },
  // Copies of terminated processes.
  { name: "temporary copies", everyMs: HOUR_MS, isLocal: true, run: () => services.spool.clean() },
  // Witnessed draws are voided two hours after their draw time.
  { name: "unrevealed draws", everyMs: MINUTE_MS, run: (db) => voidUnrevealed({ ...systemContext(services), db }) },
  // Disqualified an hour after the deletion.
  { name: "deleted winners", everyMs: MINUTE_MS, run: (db) => disqualifyDeleted({ ...systemContext(services), db }) },
  {
    name: "ended shifts",
    everyMs: MINUTE_MS,
    run: (db) => closeEndedShifts(db, services.settings.sessionIdleMinutes, null),
  },
  { name: "dead jobs", everyMs: MINUTE_MS, run: failDeadJobs },
  { name: "watch", everyMs: MINUTE_MS, run: (db) => checkReceipts({ ...systemContext(services), db }) },
  { name: "expired files", everyMs: MINUTE_MS, run: deleteExpired },
  // Like the daily sales compacted every minute, because every list and report sums them.
  { name: "customer counts", everyMs: MINUTE_MS, run: compactCustomerCounts },
  { name: "daily sales", everyMs: MINUTE_MS, run: compactSales },
  {
    name: "buyer counts",
    everyMs: MINUTE_MS,
    run: (db) => cachePastBuyerCounts(db, services.settings.calendar, dayOf(new Date())),
  },
];

const hashOf = (name: string): number => createHash("sha256").update(name).digest().readInt32BE(0);

/** Runs one task unless another process runs it now; an error is reported, not thrown. */
export async function runTask(db: Db, { name, isLocal, run }: Task, telemetry: Telemetry): Promise<void> {
  try {
    if (isLocal) await run(db);
    else await withAdvisoryLock(db, "housekeeping", hashOf(name), () => run(db));
  } catch (error) {
    telemetry.reportError(error, { task: `housekeeping: ${name}` });
  }
}

/** Starts the periodic tasks; tasks with the same interval run sequentially. */
export function startHousekeeping(services: Services): { stop(): void } {
  const tasks = housekeepingTasks(services);
  const timers = [MINUTE_MS, HOUR_MS].map((period) =>
    setInterval(() => {
      void (async () => {
        for (const task of tasks)
          if (task.everyMs === period) await runTask(services.primary.manager, task, services.telemetry);
      })();
    }, period).unref(),
  );
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
