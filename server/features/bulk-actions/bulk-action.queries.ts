import { Raw } from "typeorm";
import { MAX_BULK_SKIPS } from "../../../domain/bulk-actions";
import type { JobTable, OwnedJob } from "../../kit/background-jobs/background-job.queries";
import type { Db } from "../../kit/db/database";
import { executeOne } from "../../kit/db/queries";
import { BulkActionEntity } from "./bulk-action.entity";
import * as sql from "./bulk-action.generated";

export const BULK_ACTIONS: JobTable = {
  name: "bulk_actions",
  active: "j.status = 'running'",
  cancellable: "j.status = 'running'",
  failed: "status = 'error'",
  interrupted: "BULK_ACTION_INTERRUPTED",
};

/** Counts an item as done, or as skipped with an error code; returns whether the job is still running. */
export async function recordItem(
  db: Db,
  owned: OwnedJob,
  item: { itemId: string; code: string | null },
): Promise<boolean> {
  const job = await executeOne(db, sql.recordItem, { ...owned, ...item, maxSkips: MAX_BULK_SKIPS });
  return job?.isRunning ?? false;
}

/** Ends a job whose items are all processed. */
export const completeBulkAction = (db: Db, owned: OwnedJob): Promise<unknown> =>
  db.update(BulkActionEntity, { ...owned, status: "running" }, { status: "complete", finishedAt: () => "now()" });

/** Deletes jobs after a day. */
export const deleteOldBulkActions = (db: Db): Promise<unknown> =>
  db.delete(BulkActionEntity, { createdAt: Raw((at) => `${at} < now() - interval '1 day'`) });
