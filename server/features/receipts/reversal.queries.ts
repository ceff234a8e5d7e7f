import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";

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
  queryRows(db, `select c.id from customers c where c.id = $1 for no key update`, [customerId]);

/** Reverses points and amount of a receipt and its customer with an opposite ledger entry. Returns the entry's id. */
export async function insertReversal(db: Db, reversal: ReversalRow): Promise<number> {
  const { receiptId, customerId, kind, points, amountToman, codes, reason, actorId, at } = reversal;
  const entry = await queryRow<{ id: number }>(
    db,
    `with entry as (
       insert into points_ledger (customer_id, receipt_id, kind, delta, amount_toman, reason, created_by, created_at)
       values ($1, $2, $3, -$4::int, $5, $6, $7, $8) returning id
     ), marked as (
       update receipts r set
         returned_toman = r.returned_toman + case when $3 = 'return' then $5 else 0 end,
         points_reversed = r.points_reversed + $4,
         voided_at = case when $3 = 'void' then $8 else r.voided_at end
       where r.id = $2
     ), shrunk as (
       update customers c set
         total_points = c.total_points - $4, total_spent_toman = c.total_spent_toman - $5,
         total_codes = c.total_codes - $9::int,
         total_receipts = c.total_receipts - case when $3 = 'void' then 1 else 0 end,
         last_purchase_at = case when $3 = 'void' then (
           select max(o.purchased_at) from receipts o
           where o.customer_id = $1 and o.voided_at is null and o.id <> $2) else c.last_purchase_at end,
         updated_at = $8
       where c.id = $1
     )
     select e.id from entry e`,
    [customerId, receiptId, kind, points, amountToman, reason, actorId, at, codes],
  );
  return entry?.id ?? 0;
}

export interface KnownReversal {
  amountReturned: number;
  pointsReversed: number;
  codesInvalidated: number;
}

/** Returns the reversal that used an idempotency key, or null. */
export const findKey = (db: Db, scope: string, key: string): Promise<(KnownReversal & { payload: Buffer }) | null> =>
  queryRow(
    db,
    `select k.payload_sha256 as payload, -l.delta as "pointsReversed", l.amount_toman as "amountReturned",
       k.codes as "codesInvalidated"
     from idempotency_keys k join points_ledger l on l.id = k.ledger_id
     where k.scope = $1 and k.key = $2`,
    [scope, key],
  );

/** Returns the effect of a receipt's void. */
export const findVoid = (db: Db, receiptId: string): Promise<KnownReversal | null> =>
  queryRow(
    db,
    `select -l.delta as "pointsReversed", l.amount_toman as "amountReturned",
       (select count(*)::int from lottery_codes k where k.receipt_id = r.id and k.invalidated_at = r.voided_at) as "codesInvalidated"
     from points_ledger l join receipts r on r.id = l.receipt_id where l.receipt_id = $1 and l.kind = 'void'`,
    [receiptId],
  );

export const insertKey = (
  db: Db,
  key: { scope: string; key: string; payload: Buffer; receiptId: string; ledgerId: number; codes: number },
): Promise<unknown> =>
  queryRows(
    db,
    `insert into idempotency_keys (scope, key, payload_sha256, receipt_id, ledger_id, codes) values ($1, $2, $3, $4, $5, $6)`,
    [key.scope, key.key, key.payload, key.receiptId, key.ledgerId, key.codes],
  );

/** Deletes idempotency keys after a week; until then a repeated request returns the first result. */
export const deleteExpiredKeys = (db: Db): Promise<unknown> =>
  queryRows(db, `delete from idempotency_keys k where k.created_at < now() - interval '7 days'`);
