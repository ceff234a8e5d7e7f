import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import * as sql from "./customer-merge.generated";

/**
 * Locks all receipts of a customer. A void and a code generation lock the receipt before its customer; a merge uses the
 * same order to avoid deadlocks.
 */
export const lockReceiptsOf = (db: Db, customerId: string): Promise<unknown> =>
  execute(db, sql.lockReceiptsOf, { customerId });

export interface MergeTotals {
  receipts: number;
  codes: number;
  points: number;
}

/**
 * Moves receipts and codes of one locked customer to another, moves the balance by two opposite ledger entries, adds
 * the totals and closes the merged account.
 */
export async function moveAll(
  db: Db,
  { keepId, mergeId, actorId, at }: { keepId: string; mergeId: string; actorId: string | null; at: Date },
): Promise<MergeTotals> {
  const moved = await executeOne(db, sql.moveAll, { keepId, mergeId, actorId, at });
  return moved ?? { receipts: 0, codes: 0, points: 0 };
}

/**
 * Moves the event participations of one locked customer to another. If both took part in an event, the registrations
 * move to the remaining participant and the event's participant count decreases by one.
 */
export async function moveParticipation(
  db: Db,
  { keepId, mergeId }: { keepId: string; mergeId: string },
): Promise<void> {
  await execute(db, sql.moveParticipation, { keepId, mergeId });
  await execute(db, sql.deleteParticipation, { mergeId });
}
