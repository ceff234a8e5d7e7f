import type { Day, DaySpan } from "../../../domain/time/business-calendar";
import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import * as sql from "./period-buyer-counts.generated";

/*
 * Buyer counts are not additive: a customer who buys on two days is one buyer of the week. A past span therefore has a
 * cached count, which is deleted when one of its receipts changes. The current span is counted by the last purchases.
 */

const daysOf = (spans: readonly DaySpan[]) => ({
  from: spans.map(({ from }) => from),
  until: spans.map(({ until }) => until),
});

/** The first day with a sale, or null. */
export const firstSaleDay = async (db: Db): Promise<Day | null> =>
  (await executeOne(db, sql.firstSaleDay, undefined))?.day ?? null;

/** The spans without a cached count, in their order. */
export const uncachedSpans = (db: Db, spans: readonly DaySpan[]): Promise<DaySpan[]> =>
  execute(db, sql.uncachedSpans, daysOf(spans));

/** Counts the buyers of spans and caches the counts; skips spans with uncompacted sales. */
export const cacheBuyerCounts = (db: Db, spans: readonly DaySpan[]): Promise<unknown> =>
  execute(db, sql.cacheBuyerCounts, daysOf(spans));

const countsByDay = (counts: { from: Day; customers: number }[]): Map<Day, number> =>
  new Map(counts.map(({ from, customers }) => [from, customers]));

/** The cached counts of spans by first day, without spans whose receipts changed later. */
export const cachedBuyerCounts = async (db: Db, spans: readonly DaySpan[]): Promise<Map<Day, number>> =>
  countsByDay(await execute(db, sql.cachedBuyerCounts, daysOf(spans)));

/** Distinct buyers of each span by first day, from the receipts. */
export const computeBuyerCounts = async (db: Db, spans: readonly DaySpan[]): Promise<Map<Day, number>> =>
  countsByDay(await execute(db, sql.computeBuyerCounts, daysOf(spans)));

/** The customers whose last purchase is on a day or later; null if one is in the future. */
export async function countCurrentBuyers(db: Db, { from, until }: DaySpan): Promise<number | null> {
  const found = await executeOne(db, sql.countCurrentBuyers, { from, until });
  return found && !found.ahead ? found.customers : null;
}
