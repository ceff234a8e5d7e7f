import type { Day, DaySpan } from "../../../domain/time/business-calendar";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";

/*
 * Buyer counts are not additive: a customer who buys on two days is one buyer of the week. A past span therefore has a
 * cached count, which is deleted when one of its receipts changes. The current span is counted by the last purchases.
 */

const startsOf = (spans: readonly DaySpan[]) => [spans.map(({ from }) => from), spans.map(({ until }) => until)];

const UNCHANGED = (span: string): string =>
  `not exists (select from daily_sales d where not d.is_compacted and d.day >= ${span}.from_day and d.day < ${span}.until_day)`;

/** Distinct buyers of each span, by the index of purchases. */
const COUNT_BUYERS = `
  select s.from_day, s.until_day, n.customers
  from spans s cross join lateral (
    select count(*)::int as customers
    from (
      select distinct r.customer_id from receipts r
      where r.purchased_at >= s.from_day::timestamp at time zone 'Asia/Tehran'
        and r.purchased_at < s.until_day::timestamp at time zone 'Asia/Tehran' and r.voided_at is null) d) n`;

/** The first day with a sale, or null. */
export const firstSaleDay = async (db: Db): Promise<Day | null> =>
  (await queryRow<{ day: Day | null }>(db, "select min(s.day)::text as day from daily_sales s"))?.day ?? null;

/** The spans without a cached count, at most `max`. */
export const uncachedSpans = (db: Db, spans: readonly DaySpan[], max: number): Promise<DaySpan[]> =>
  queryRows<DaySpan>(
    db,
    `select s.from_day::text as from, s.until_day::text as until
     from unnest($1::date[], $2::date[]) with ordinality as s(from_day, until_day, n)
     where not exists (select from period_buyer_counts b where b.from_day = s.from_day and b.until_day = s.until_day)
     order by s.n limit $3`,
    [...startsOf(spans), max],
  );

/** Counts the buyers of spans and caches the counts; skips spans with uncompacted sales. */
export const cacheBuyerCounts = (db: Db, spans: readonly DaySpan[]): Promise<unknown> =>
  queryRows(
    db,
    `with spans as materialized (
       select s.* from unnest($1::date[], $2::date[]) as s(from_day, until_day) where ${UNCHANGED("s")}
     )
     insert into period_buyer_counts (from_day, until_day, customers) ${COUNT_BUYERS} on conflict do nothing`,
    startsOf(spans),
  );

/** The cached counts of spans by first day, without spans whose receipts changed later. */
export async function cachedBuyerCounts(db: Db, spans: readonly DaySpan[]): Promise<Map<Day, number>> {
  const found = await queryRows<{ from: Day; customers: number }>(
    db,
    `select b.from_day::text as from, b.customers
     from period_buyer_counts b join unnest($1::date[], $2::date[]) as s(from_day, until_day)
       on b.from_day = s.from_day and b.until_day = s.until_day
     where ${UNCHANGED("b")}`,
    startsOf(spans),
  );
  return new Map(found.map(({ from, customers }) => [from, customers]));
}

/** Distinct buyers of each span by first day, from the receipts. */
export async function computeBuyerCounts(db: Db, spans: readonly DaySpan[]): Promise<Map<Day, number>> {
  const found = await queryRows<{ from: Day; customers: number }>(
    db,
    `with spans as materialized (select * from unnest($1::date[], $2::date[]) as s(from_day, until_day))
     select c.from_day::text as from, c.customers from (${COUNT_BUYERS}) c`,
    startsOf(spans),
  );
  return new Map(found.map(({ from, customers }) => [from, customers]));
}

const at = (parameter: string): string => `(${parameter}::date)::timestamp at time zone 'Asia/Tehran'`;

/** The customers whose last purchase is on a day or later; null if one is in the future. */
export async function countCurrentBuyers(db: Db, { from, until }: DaySpan): Promise<number | null> {
  const found = await queryRow<{ customers: number; ahead: boolean }>(
    db,
    `select exists (select from customers c where c.last_purchase_at >= ${at("$2")} and c.deleted_at is null)
         or exists (select from customers c where c.last_purchase_at >= ${at("$2")} and c.deleted_at is not null) as ahead,
       (select count(*) from customers c where c.last_purchase_at >= ${at("$1")} and c.deleted_at is null)::int
         + (select count(*) from customers c where c.last_purchase_at >= ${at("$1")} and c.deleted_at is not null)::int
         as customers`,
    [from, until],
  );
  return found && !found.ahead ? found.customers : null;
}
