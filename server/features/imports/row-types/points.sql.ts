import type { Db } from "../../../kit/db/database";
import { execute } from "../../../kit/db/queries";
import type { ImportActor, Part } from "../import-type";
import * as sql from "./points.generated";

/** An adjustment that was applied and not reverted. */
const ALREADY_APPLIED = `
  select 1 from points_ledger l
  where l.customer_id = c.id and l.reference = r.data->>'reference' and l.kind = 'adjust'
    and not exists (select 1 from import_jobs b where b.id = l.import_id and b.reverted_at is not null)`;

/**
 * Marks adjustment rows that are duplicated in the file, already applied, or refer to an unknown customer. `lock` locks
 * the customers until the transaction ends, so that no other import applies the same adjustment.
 */
export async function classifyAdjustments(db: Db, jobId: string, hold: boolean): Promise<void> {
  if (hold) {
    await execute(db, sql.classifyAdjustments, { jobId });
  }
  await execute(db, sql.classifyAdjustments2, { jobId });
}

/** Applies the adjustments of a part: one ledger entry each, and the customers' totals by the entries. */
export const addAdjustments = (
  db: Db,
  jobId: string,
  { from, to }: Part,
  { now, actorId }: ImportActor,
): Promise<unknown> =>
  execute(db, sql.addAdjustments, { jobId, from, to, now, actorId });

/**
 * Reverts the adjustments of an import by opposite entries; those of a merged account are entered for the account that
 * it was merged into.
 */
export const revertAdjustments = async (
  db: Db,
  jobId: string,
  { now, actorId, reason }: { now: Date; actorId: string | null; reason: string },
): Promise<void> => {
  await execute(db, sql.revertAdjustments, { jobId });
  await execute(db, sql.revertAdjustments2, { jobId, now, actorId, reason });
};
