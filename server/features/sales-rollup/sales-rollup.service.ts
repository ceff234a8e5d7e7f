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
} from "./period-buyer-counts.queries";
import { compactDailySales } from "./daily-sales.queries";

/** Spans that one transaction counts: a month of five million receipts takes 0.1 s. */
const SPANS_TOGETHER = 60;
/** The time of one run, which then ends after its current transaction. */
const RUN_MS = 10_000;

/** Compacts new daily sales and invalidates the affected buyer counts. */
export async function compactSales(db: Db): Promise<void> {
  const endsAt = performance.now() + RUN_MS;
  const compactNext = () =>
    db.transaction(async (tx) => {
      await takeAdvisoryLock(tx, "salesRollup");
      return compactDailySales(tx);
    });
  while ((await compactNext()) && performance.now() < endsAt);
}

/** Counts and caches the buyers of past days, weeks and months without a count, the newest ones first. */
export async function cachePastBuyerCounts(db: Db, calendar: Calendar, today: Day): Promise<void> {
  const first = await firstSaleDay(db);
  if (first === null) return;
  const over = PERIOD_UNITS.flatMap((unit) => periodsIn({ from: first, until: today }, unit, calendar))
    .filter(({ until }) => until <= today)
    .toSorted((a, b) => (a.until < b.until ? 1 : -1));
  const endsAt = performance.now() + RUN_MS;
  const spans = await uncachedSpans(db, over);
  for (let n = 0; n < spans.length && performance.now() < endsAt; n += SPANS_TOGETHER)
    await db.transaction(async (tx) => {
      await takeAdvisoryLock(tx, "salesRollup");
      await cacheBuyerCounts(tx, spans.slice(n, n + SPANS_TOGETHER));
    });
}

/**
 * Distinct buyers of each span by first day: cached counts for past spans, last purchases for the span that ends today,
 * receipts for the others. Call it in a transaction, so that all counts are of one snapshot.
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
