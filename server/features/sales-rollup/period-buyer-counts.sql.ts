import type { Day, DaySpan } from "../../../domain/time/business-calendar";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";

/*
 * Different customers do not add up: who bought on two days is one buyer of the week. So a span that is over has a number
 * of its own, kept until one of its receipts changes; of a span that still runs, the last purchases tell.
 */

const startsOf = (spans: readonly DaySpan[]) => [spans.map(({ from }) => from), spans.map(({ until }) => until)];

const UNCHANGED = (span: string): string =>
  `not exists (select from daily_sales d where not d.is_compacted and d.day >= ${span}.from_day and d.day < ${span}.until_day)`;

/** Different buyers of each span, read from the receipts by the index of purchases. */
const COUNT_BUYERS = `
  select s.from_day, s.until_day, n.customers
  from spans s cross join lateral (
    select count(*)::int as customers
    from (
      select distinct r.customer_id from receipts r
      where r.purchased_at >= s.from_day::timestamp at time zone 'Asia/Tehran'
        and r.purchased_at < s.until_day::timestamp at time zone 'Asia/Tehran' and r.voided_at is null) d) n`;

/** The first day that anything was sold on, or null. */
export const firstSaleDay = async (db: Db): Promise<Day | null> =>
  (await queryRow<{ day: Day | null }>(db, "select min(s.day)::text as day from daily_sales s"))?.day ?? null;

/** Which of some spans have no number yet; the first of the list at most as many as asked for. */
export const uncachedSpans = (db: Db, spans: readonly DaySpan[], most: number): Promise<DaySpan[]> =>
  queryRows<DaySpan>(
    db,
    `select s.from_day::text as from, s.until_day::text as until
     from unnest($1::date[], $2::date[]) with ordinality as s(from_day, until_day, n)
     where not exists (select from period_buyer_counts b where b.from_day = s.from_day and b.until_day = s.until_day)
     order by s.n limit $3`,
    [...startsOf(spans), most],
  );

/** Counts the buyers of spans and keeps the numbers; of a span whose receipts wait to be folded none. */
export const cacheBuyerCounts = (db: Db, spans: readonly DaySpan[]): Promise<unknown> =>
  queryRows(
    db,
    `with spans as materialized (
       select s.* from unnest($1::date[], $2::date[]) as s(from_day, until_day) where ${UNCHANGED("s")}
     )
     insert into period_buyer_counts (from_day, until_day, customers) ${COUNT_BUYERS} on conflict do nothing`,
    startsOf(spans),
  );

/** The kept numbers of spans, by the first day; those whose receipts changed since are not among them. */
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

/** Different buyers of each span, by the first day, from the receipts. */
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

/** Everybody whose last purchase is of a day or later; null where one is of a day that is still to come. */
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
