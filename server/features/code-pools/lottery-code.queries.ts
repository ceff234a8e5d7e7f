import { Not } from "typeorm";
import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import { LotteryCode } from "./lottery-code.entity";
import * as sql from "./lottery-code.generated";

/** Returns the number of a receipt's valid codes and the highest ordinal issued. */
export async function codeCountsOf(db: Db, receiptId: string): Promise<{ live: number; lastOrdinal: number }> {
  const found = await executeOne(db, sql.codeCountsOf, { receiptId });
  return found ?? { live: 0, lastOrdinal: 0 };
}

/** Returns the first `max` valid codes of a receipt in canonical form, ordered by ordinal. */
export async function validCodesOf(db: Db, receiptId: string, max: number): Promise<string[]> {
  const found = await executeOne(db, sql.validCodesOf, { receiptId, max });
  return found?.codes?.split(" ") ?? [];
}

/** Returns the newest `max` valid codes of a receipt in canonical form, which a reversal invalidates first. */
export async function newestCodesOf(db: Db, receiptId: string, max: number): Promise<string[]> {
  const codes = await db.find(LotteryCode, {
    select: { id: true, code: true },
    where: { receiptId, status: Not("invalid") },
    order: { ordinal: "DESC" },
    take: max,
  });
  return codes.map(({ code }) => code);
}

/** Returns how many of the newest `count` valid codes of a receipt currently win a prize in a draw. */
export const countNewestWinners = async (db: Db, receiptId: string, count: number): Promise<number> =>
  (await executeOne(db, sql.countNewestWinners, { receiptId, count }))?.winners ?? 0;

/** Inserts codes for a receipt's customer, numbered from `firstOrdinal`. */
export const insertCodes = (
  db: Db,
  { receiptId, codes, firstOrdinal, at }: { receiptId: string; codes: string[]; firstOrdinal: number; at: Date },
): Promise<unknown> => execute(db, sql.insertCodes, { receiptId, codes, firstOrdinal, at });

/** Invalidates a receipt's newest `count` valid codes and returns their ids. */
export async function invalidateNewest(
  db: Db,
  { receiptId, count, at }: { receiptId: string; count: number; at: Date },
): Promise<number[]> {
  const invalidated = await executeOne(db, sql.invalidateNewest, { receiptId, count, at });
  return invalidated?.ids.map(Number) ?? [];
}
