import type { Db } from "../../kit/db/database";
import { executeOne } from "../../kit/db/queries";
import { Customer } from "../customers/customer.entity";
import * as sql from "./reversal.generated";

/**
 * Locks a customer until the transaction ends. Later statements see every receipt and reversal that was committed
 * before the lock; a statement that acquires the lock itself would use an older snapshot.
 */
export const lockCustomerForUpdate = (db: Db, customerId: string): Promise<unknown> =>
  db.findOne(Customer, { select: { id: true }, where: { id: customerId }, lock: { mode: "for_no_key_update" } });

/** Reverses points and amount of a receipt and its customer with an opposite ledger entry. Returns the entry's id. */
export const insertReversal = async (db: Db, reversal: sql.InsertReversalParams): Promise<number> =>
  (await executeOne(db, sql.insertReversal, reversal))?.id ?? 0;

/** Returns the reversal that used an idempotency key, or null. */
export const findKey = (db: Db, scope: string, key: string): Promise<sql.FindKeyResult | null> =>
  executeOne(db, sql.findKey, { scope, key });

/** Returns the effect of a receipt's void. */
export const findVoid = (db: Db, receiptId: string): Promise<sql.FindVoidResult | null> =>
  executeOne(db, sql.findVoid, { receiptId });

const KEYS_PER_STATEMENT = 10_000;

/**
 * Deletes idempotency keys after a week; until then a repeated request returns the first result. One statement deletes
 * at most `limit` keys, so that a large number does not exceed the statement timeout.
 */
export async function deleteExpiredKeys(db: Db, limit = KEYS_PER_STATEMENT): Promise<void> {
  let deleted: number;
  do deleted = (await executeOne(db, sql.deleteExpiredKeys, { limit }))?.deleted ?? 0;
  while (deleted === limit);
}
