import { type Calendar, type Day, type DaySpan, PERIOD_UNITS, periodsIn } from "../../../domain/time/business-calendar";
import type { Db } from "../../kit/db/database";
import { takeAdvisoryLock } from "../../kit/db/advisory-locks";
import {
  countCurrentBuyers,
  computeBuyerCounts,
  firstSaleDay,
  cacheBuyerCounts,
  cachedBuyerCounts,
  uncachedSpans,
} from "./period-buyer-counts.sql";
import { compactDailySales } from "./daily-sales.sql";

/** As many numbers of buyers as are counted at a time: a month of five million receipts takes a tenth of a second. */
const MAX_SPANS = 60;

/** Folds what was sold since the last time, and lets go of the numbers of buyers that it changes. */
export const compactSales = (db: Db): Promise<unknown> =>
  db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, "salesRollup");
    await compactDailySales(tx);
  });

/** Counts the buyers of the newest days, weeks and months that are over and have no number, and keeps them. */
export async function cachePastBuyerCounts(db: Db, calendar: Calendar, today: Day): Promise<void> {
  const first = await firstSaleDay(db);
  if (first === null) return;
  const over = PERIOD_UNITS.flatMap((unit) => periodsIn({ from: first, until: today }, unit, calendar))
    .filter(({ until }) => until <= today)
    .toSorted((a, b) => (a.until < b.until ? 1 : -1));
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, "salesRollup");
    await cacheBuyerCounts(tx, await uncachedSpans(tx, over, MAX_SPANS));
  });
}

/**
 * How many different customers bought in each of some spans, by the first day: kept numbers of spans that are over, the
 * last purchases for the one that ends today, the receipts for the others. All of one moment: asks for a transaction.
 */
export async function buyersOf(db: Db, spans: readonly DaySpan[], today: Day): Promise<Map<Day, number>> {
  const found = await cachedBuyerCounts(db, spans);
  const others = spans.filter(({ from }) => !found.has(from));
  const running = others.find(({ until }) => until > today);
  const since = running && (await countCurrentBuyers(db, running));
  if (running && typeof since === "number") found.set(running.from, since);
  const rest = others.filter(({ from }) => !found.has(from));
  return rest.length === 0 ? found : new Map([...found, ...(await computeBuyerCounts(db, rest))]);
}
