import { BULK_ACTIONS } from "../features/bulk-actions/bulk-action.queries";
import { DRAW_FREEZES } from "../features/draws/draw.queries";
import { EXPORT_JOBS } from "../features/exports/export-job.queries";
import { IMPORT_JOBS } from "../features/imports/import-job.queries";
import { deleteRows } from "../features/imports/import-staging.queries";
import { failAbandonedJobs, failAllJobs } from "../kit/background-jobs/background-job.queries";
import type { Db } from "../kit/db/database";
import { removeOldFolders } from "../kit/files/spool";
import { deleteAllFiles } from "../kit/files/temporary-files";
import { deleteFutureCounts } from "../kit/limits/rate-limits.queries";
import type { Services } from "./bootstrap";
import type { Config } from "./config";

const JOB_TABLES = [IMPORT_JOBS, EXPORT_JOBS, BULK_ACTIONS, DRAW_FREEZES];

/** Marks the jobs of processes that have died as failed. */
export async function failDeadJobs(db: Db): Promise<void> {
  for (const table of JOB_TABLES) await failAbandonedJobs(db, table);
}

/**
 * Deletes the temporary copies of stopped processes and the counts of a wrong clock, and marks abandoned jobs as failed;
 * with the embedded database, deletes stored files too.
 */
export async function cleanUpAtStart({ primary, spool }: Services, config: Config): Promise<void> {
  await spool.clean();
  await removeOldFolders(config.dataDir);
  await deleteFutureCounts(primary.manager);
  // The embedded database has no other process: no job can be running.
  if (config.DATABASE_URL !== undefined) return failDeadJobs(primary.manager);
  for (const table of JOB_TABLES) await failAllJobs(primary.manager, table);
  await deleteRows(primary.manager, null);
  await deleteAllFiles(primary.manager);
}
