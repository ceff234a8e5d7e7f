import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";

/** Returns the number of a receipt's valid codes and the highest ordinal issued. */
export async function codeCountsOf(db: Db, receiptId: string): Promise<{ live: number; lastOrdinal: number }> {
  const found = await queryRow<{ live: number; lastOrdinal: number }>(
    db,
    `select count(*) filter (where k.status <> 'invalid') as live, coalesce(max(k.ordinal), 0) as "lastOrdinal"
     from lottery_codes k where k.receipt_id = $1`,
    [receiptId],
  );
  return found ?? { live: 0, lastOrdinal: 0 };
}

/** Returns the first `max` valid codes of a receipt in canonical form, ordered by ordinal. */
export async function liveCodesOf(db: Db, receiptId: string, max: number): Promise<string[]> {
  const found = await queryRow<{ codes: string | null }>(
    db,
    // Parsing one string is faster than parsing an array: 3 ms instead of 28 ms for 50,000 codes.
    `select string_agg(l.code, ' ' order by l.ordinal) as codes from (
       select k.code, k.ordinal from lottery_codes k
       where k.receipt_id = $1 and k.status <> 'invalid' order by k.ordinal limit $2) l`,
    [receiptId, max],
  );
  return found?.codes?.split(" ") ?? [];
}

/** Inserts codes for a receipt's customer, numbered from `firstOrdinal`. */
export const insertCodes = (
  db: Db,
  { receiptId, codes, firstOrdinal, at }: { receiptId: string; codes: string[]; firstOrdinal: number; at: Date },
): Promise<unknown> =>
  queryRows(
    db,
    `insert into lottery_codes (code, receipt_id, customer_id, ordinal, status, created_at)
     select c.code, r.id, r.customer_id, $3::int + c.n::int - 1, 'claimed', $4
     from unnest($2::text[]) with ordinality as c(code, n), receipts r where r.id = $1 order by c.n`,
    [receiptId, codes, firstOrdinal, at],
  );

/** Invalidates a receipt's newest `count` valid codes and returns their number. */
export async function invalidateNewest(
  db: Db,
  { receiptId, count, at }: { receiptId: string; count: number; at: Date },
): Promise<number> {
  const invalidated = await queryRow<{ codes: number }>(
    db,
    `with invalidated as (
       update lottery_codes k set status = 'invalid', invalidated_at = $3
       where k.id in (
         select n.id from lottery_codes n
         where n.receipt_id = $1 and n.status <> 'invalid' order by n.ordinal desc limit $2)
       returning k.id)
     select count(*) as codes from invalidated`,
    [receiptId, count, at],
  );
  return invalidated?.codes ?? 0;
}
