import type { Db } from "../../../kit/db/database";
import { execute } from "../../../kit/db/queries";
import type { ImportActor, Part } from "../import-type";
import * as sql from "./points.generated";

/**
 * Marks adjustment rows that are duplicated in the file, already applied, or refer to an unknown customer. `lock` locks
 * the customers until the transaction ends, so that no other import applies the same adjustment.
 */
export async function classifyAdjustments(db: Db, jobId: string, lock: boolean): Promise<void> {
  if (lock) await execute(db, sql.lockAdjustedCustomers, { jobId });
  await execute(db, sql.classifyAdjustments, { jobId });
}

/** Applies the adjustments of a part: one ledger entry each, and the customers' totals by the entries. */
export const addAdjustments = (
  db: Db,
  jobId: string,
  { from, to }: Part,
  { now, actorId }: ImportActor,
): Promise<unknown> => execute(db, sql.addAdjustments, { jobId, from, to, now, actorId });

/**
 * Reverts the adjustments of an import by opposite entries; those of a merged account are entered for the account that
 * it was merged into.
 */
export const revertAdjustments = async (
  db: Db,
  jobId: string,
  { now, actorId, reason }: { now: Date; actorId: string | null; reason: string },
): Promise<void> => {
  await execute(db, sql.lockRevertedCustomers, { jobId });
  await execute(db, sql.revertAdjustments, { jobId, now, actorId, reason });
};
