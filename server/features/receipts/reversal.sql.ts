import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import * as sql from "./reversal.generated";

export interface ReversalRow {
  receiptId: string;
  customerId: string;
  kind: "void" | "return";
  points: number;
  amountToman: number;
  codes: number;
  reason: string;
  actorId: string | null;
  at: Date;
}

/**
 * Locks a customer until the transaction ends. Later statements see every receipt and reversal that was committed
 * before the lock; a statement that acquires the lock itself would use an older snapshot.
 */
export const lockCustomerForUpdate = (db: Db, customerId: string): Promise<unknown> =>
  execute(db, sql.lockCustomerForUpdate, { customerId });

/** Reverses points and amount of a receipt and its customer with an opposite ledger entry. Returns the entry's id. */
export async function insertReversal(db: Db, reversal: ReversalRow): Promise<number> {
  const { receiptId, customerId, kind, points, amountToman, codes, reason, actorId, at } = reversal;
  const entry = await executeOne(db, sql.insertReversal, { customerId, receiptId, kind, points, amountToman, reason, actorId, at, codes });
  return entry?.id ?? 0;
}

export interface KnownReversal {
  amountReturned: number;
  pointsReversed: number;
  codesInvalidated: number;
}

/** Returns the reversal that used an idempotency key, or null. */
export const findKey = (db: Db, scope: string, key: string): Promise<(KnownReversal & { payload: Buffer }) | null> =>
  executeOne(db, sql.findKey, { scope, key });

/** Returns the effect of a receipt's void. */
export const findVoid = (db: Db, receiptId: string): Promise<KnownReversal | null> =>
  executeOne(db, sql.findVoid, { receiptId });

export const insertKey = (
  db: Db,
  key: { scope: string; key: string; payload: Buffer; receiptId: string; ledgerId: number; codes: number },
): Promise<unknown> =>
  execute(db, sql.insertKey, { scope: key.scope, key: key.key, payload: key.payload, receiptId: key.receiptId, ledgerId: key.ledgerId, codes: key.codes });

/** Deletes idempotency keys after a week; until then a repeated request returns the first result. */
export const deleteExpiredKeys = (db: Db): Promise<unknown> =>
  execute(db, sql.deleteExpiredKeys, undefined);
