import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import { Receipt } from "../receipts/receipt.entity";
import * as sql from "./customer-merge.generated";

/**
 * Locks all receipts of a customer. A void and a code generation lock the receipt before its customer; a merge uses the
 * same order to avoid deadlocks.
 */
export const lockReceiptsOf = (db: Db, customerId: string): Promise<unknown> =>
  db.find(Receipt, {
    select: { id: true },
    where: { customerId },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });

export interface MergeTotals {
  receipts: number;
  codes: number;
  points: number;
}

interface Merge {
  id: string;
  keepId: string;
  mergeId: string;
}

/**
 * Moves receipts and codes of one locked customer to another, moves the balance by two opposite ledger entries, adds
 * the totals, closes the merged account and stores the merge with the moved receipts.
 */
export async function moveAll(db: Db, merge: Merge & { actorId: string | null; at: Date }): Promise<MergeTotals> {
  const moved = await executeOne(db, sql.moveAll, merge);
  return moved ?? { receipts: 0, codes: 0, points: 0 };
}

/**
 * Moves the event participations of one locked customer to another and stores their origins. If both took part in an
 * event, the registrations move to the remaining participant and the event's participant count decreases by one.
 */
export async function moveParticipation(db: Db, { id, keepId, mergeId }: Merge): Promise<void> {
  await execute(db, sql.moveParticipation, { id, keepId, mergeId });
  await execute(db, sql.deleteParticipation, { mergeId });
}

/** Gives the remaining account the tags of the merged one, and stores which are new. */
export const copyTags = (db: Db, { id, keepId, mergeId }: Merge): Promise<unknown> =>
  execute(db, sql.copyTags, { id, keepId, mergeId });

/** Returns the merges from or into any of the accounts, newest first. */
export const mergesOf = (db: Db, ids: readonly string[]) => execute(db, sql.mergesOf, { ids: [...ids] });
