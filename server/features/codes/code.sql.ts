import type { Db } from "../../kit/context";
import { row, rows } from "../../kit/db/sql";

export interface LiveCodes {
  /** Canonical codes, first made first. */
  codes: string[];
  lastOrdinal: number;
}

/** The live codes of a receipt and the highest ordinal it ever gave out. */
export async function liveCodesOf(db: Db, receiptId: string): Promise<LiveCodes> {
  const found = await row<LiveCodes>(
    db,
    `select coalesce(array_agg(k.code order by k.ordinal) filter (where k.status <> 'invalid'), '{}') as codes,
       coalesce(max(k.ordinal), 0) as "lastOrdinal"
     from lottery_codes k where k.receipt_id = $1`,
    [receiptId],
  );
  return found ?? { codes: [], lastOrdinal: 0 };
}

/** Gives a receipt's customer more codes, numbered from `firstOrdinal` on. */
export const insertCodes = (
  db: Db,
  { receiptId, codes, firstOrdinal, at }: { receiptId: string; codes: string[]; firstOrdinal: number; at: Date },
): Promise<unknown> =>
  rows(
    db,
    `insert into lottery_codes (code, receipt_id, customer_id, ordinal, status, created_at)
     select c.code, r.id, r.customer_id, $3::int + c.n::int - 1, 'claimed', $4
     from unnest($2::text[]) with ordinality as c(code, n), receipts r where r.id = $1 order by c.n`,
    [receiptId, codes, firstOrdinal, at],
  );

/** Invalidates a receipt's newest live codes and answers how many there were to take. */
export async function invalidateNewest(
  db: Db,
  { receiptId, count, at }: { receiptId: string; count: number; at: Date },
): Promise<number> {
  const taken = await rows(
    db,
    `update lottery_codes k set status = 'invalid', invalidated_at = $3
     where k.id in (
       select n.id from lottery_codes n where n.receipt_id = $1 and n.status <> 'invalid' order by n.ordinal desc limit $2)
     returning k.id`,
    [receiptId, count, at],
  );
  return taken.length;
}
