import type { DaySpan } from "../../../domain/time/business-calendar";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";

export interface SalesRow {
  revenue: number;
  grossRevenue: number;
  voidedRevenue: number;
  receipts: number;
}

const SUMS = `
  coalesce(sum(s.net_toman), 0)::bigint as revenue, coalesce(sum(s.gross_toman), 0)::bigint as "grossRevenue",
  coalesce(sum(s.voided_toman), 0)::bigint as "voidedRevenue", coalesce(sum(s.receipts), 0)::int as receipts`;

/** Returns the sales of a span, optionally of some stores. Revenue is net of voids and returns. */
export async function salesIn(
  db: Db,
  { from, until }: DaySpan,
  storeIds: readonly string[] | null = null,
): Promise<SalesRow> {
  const found = await queryRow<SalesRow>(
    db,
    `select ${SUMS} from daily_sales s
     where s.day >= $1::date and s.day < $2::date and ($3::uuid[] is null or s.store_id = any($3))`,
    [from, until, storeIds],
  );
  return found ?? { revenue: 0, grossRevenue: 0, voidedRevenue: 0, receipts: 0 };
}

/** Returns each day of a span with its sales, including days without sales. */
export const salesByDay = (
  db: Db,
  { from, until }: DaySpan,
): Promise<{ date: string; revenue: number; receipts: number }[]> =>
  queryRows(
    db,
    `select d.day::date::text as date, coalesce(t.revenue, 0)::bigint as revenue, coalesce(t.receipts, 0)::int as receipts
     from generate_series($1::date, $2::date - 1, interval '1 day') as d(day)
       left join (
         select s.day, sum(s.net_toman) as revenue, sum(s.receipts) as receipts
         from daily_sales s where s.day >= $1::date and s.day < $2::date group by s.day) t on t.day = d.day::date
     order by d.day`,
    [from, until],
  );

export interface StoreSalesRow {
  storeId: string;
  storeName: string;
  storeType: number;
  isActive: boolean;
  revenue: number;
  receipts: number;
}

/** Returns the stores with the highest sales of a span, including deleted stores. */
export const topStores = (
  db: Db,
  {
    from,
    until,
    limit,
    by,
    storeIds = null,
  }: DaySpan & {
    limit: number;
    by: "revenue" | "receipts";
    storeIds?: readonly string[] | null;
  },
): Promise<StoreSalesRow[]> =>
  queryRows(
    db,
    `select t.store_id as "storeId", o.store_name as "storeName", o.store_type as "storeType",
       o.is_active and o.deleted_at is null as "isActive", t.revenue, t.receipts
     from (
       select s.store_id, sum(s.net_toman)::bigint as revenue, sum(s.receipts)::int as receipts
       from daily_sales s where s.day >= $1::date and s.day < $2::date and s.store_id is not null
         and ($4::uuid[] is null or s.store_id = any($4))
       group by s.store_id having sum(s.receipts) > 0) t
       join stores o on o.id = t.store_id
     order by t.${by} desc, o.store_name, o.id limit $3`,
    [from, until, limit, storeIds],
  );

/** Counts active customers, all stores and active stores. */
export const countAll = (db: Db): Promise<{ customers: number; stores: number; activeStores: number } | null> =>
  queryRow(
    db,
    `select (select coalesce(sum(k.active), 0)::int from customer_counts k) as customers,
       count(*)::int as stores, count(*) filter (where s.is_active)::int as "activeStores"
     from stores s where s.deleted_at is null`,
  );

/** Counts active customers whose last purchase is on or after a day. */
export async function countBuyersSince(db: Db, day: string): Promise<number> {
  const found = await queryRow<{ customers: number }>(
    db,
    `select count(*)::int as customers from customers c
     where c.last_purchase_at >= ($1::date)::timestamp at time zone 'Asia/Tehran' and c.deleted_at is null`,
    [day],
  );
  return found?.customers ?? 0;
}

/** Counts customers created in a span, without those deleted since. */
export async function countNewCustomers(db: Db, { from, until }: DaySpan): Promise<number> {
  const found = await queryRow<{ customers: number }>(
    db,
    `select coalesce(sum(k.active), 0)::int as customers from customer_counts k
     where k.created_day >= $1::date and k.created_day < $2::date`,
    [from, until],
  );
  return found?.customers ?? 0;
}

export interface ActivityRow {
  id: string;
  action: string;
  actorRole: string | null;
  entity: string;
  /** The first eight characters. */
  entityId: string | null;
  timestamp: Date;
}

/** Returns the newest audit entries without names. Lookups are excluded because they change nothing. */
export const newestActivity = (db: Db, limit: number): Promise<ActivityRow[]> =>
  queryRows(
    db,
    `select a.id::text, a.action, a.actor_role as "actorRole", a.entity, left(a.entity_id, 8) as "entityId", a.at as timestamp
     from audit_log a where a.action <> 'LOOKUP' order by a.at desc, a.id desc limit $1`,
    [limit],
  );
