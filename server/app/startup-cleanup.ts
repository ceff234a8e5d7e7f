import { BULK_ACTIONS } from "../features/bulk-actions/bulk-action.queries";
import { DRAW_FREEZES } from "../features/draws/draw.queries";
import { EXPORT_JOBS } from "../features/exports/export-job.queries";
import { IMPORT_JOBS } from "../features/imports/import-job.queries";
import { deleteRows } from "../features/imports/import-staging.queries";
import { failAllJobs } from "../kit/background-jobs/background-job.queries";
import { removeOldFolders } from "../kit/files/spool";
import { deleteAllFiles } from "../kit/files/temporary-files";
import type { Services } from "./bootstrap";
import type { Config } from "./config";

const JOB_TABLES = [IMPORT_JOBS, EXPORT_JOBS, BULK_ACTIONS, DRAW_FREEZES];

/** Deletes what stopped processes left: temporary copies, and with the embedded database their jobs and files. */
export async function cleanUpAtStart({ primary, spool }: Services, config: Config): Promise<void> {
  await spool.clean();
  await removeOldFolders(config.dataDir);
  // The embedded database has no other process: no job can be running.
  if (config.DATABASE_URL !== undefined) return;
  for (const table of JOB_TABLES) await failAllJobs(primary.manager, table);
  await deleteRows(primary.manager, null);
  await deleteAllFiles(primary.manager);
}
