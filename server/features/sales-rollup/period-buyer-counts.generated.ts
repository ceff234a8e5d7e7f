/** Types generated for queries found in "server/features/sales-rollup/period-buyer-counts.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type DateOrStringArray = (DateOrString)[];

/** 'FirstSaleDay' parameters type */
export type FirstSaleDayParams = void;

/** 'FirstSaleDay' return type */
export interface FirstSaleDayResult {
  day: string | null;
}

/** 'FirstSaleDay' query type */
export interface FirstSaleDayQuery {
  params: FirstSaleDayParams;
  result: FirstSaleDayResult;
}

const firstSaleDayIR: any = {"usedParamSet":{},"params":[],"statement":"select min(s.day)::text as day from daily_sales s"};

/**
 * Query generated from SQL:
 * ```
 * select min(s.day)::text as day from daily_sales s
 * ```
 */
export const firstSaleDay = new PreparedQuery<FirstSaleDayParams,FirstSaleDayResult>(firstSaleDayIR);


/** 'UncachedSpans' parameters type */
export interface UncachedSpansParams {
  from: DateOrStringArray;
  until: DateOrStringArray;
}

/** 'UncachedSpans' return type */
export interface UncachedSpansResult {
  from: string;
  until: string;
}

/** 'UncachedSpans' query type */
export interface UncachedSpansQuery {
  params: UncachedSpansParams;
  result: UncachedSpansResult;
}

const uncachedSpansIR: any = {"usedParamSet":{"from":true,"until":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":83}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":100}]}],"statement":"select s.from_day::text as \"from!\", s.until_day::text as \"until!\"\nfrom unnest(:from!::date[], :until!::date[]) with ordinality as s(from_day, until_day, n)\nwhere not exists (select from period_buyer_counts b where b.from_day = s.from_day and b.until_day = s.until_day)\norder by s.n"};

/**
 * Query generated from SQL:
 * ```
 * select s.from_day::text as "from!", s.until_day::text as "until!"
 * from unnest(:from!::date[], :until!::date[]) with ordinality as s(from_day, until_day, n)
 * where not exists (select from period_buyer_counts b where b.from_day = s.from_day and b.until_day = s.until_day)
 * order by s.n
 * ```
 */
export const uncachedSpans = new PreparedQuery<UncachedSpansParams,UncachedSpansResult>(uncachedSpansIR);


/** 'CacheBuyerCounts' parameters type */
export interface CacheBuyerCountsParams {
  from: DateOrStringArray;
  until: DateOrStringArray;
}

/** 'CacheBuyerCounts' return type */
export type CacheBuyerCountsResult = void;

/** 'CacheBuyerCounts' query type */
export interface CacheBuyerCountsQuery {
  params: CacheBuyerCountsParams;
  result: CacheBuyerCountsResult;
}

const cacheBuyerCountsIR: any = {"usedParamSet":{"from":true,"until":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":59}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":76}]}],"statement":"with spans as materialized (\n  select s.* from unnest(:from!::date[], :until!::date[]) as s(from_day, until_day)\n  where not exists (\n    select from daily_sales d where not d.is_compacted and d.day >= s.from_day and d.day < s.until_day)\n)\ninsert into period_buyer_counts (from_day, until_day, customers)\nselect s.from_day, s.until_day, n.customers\nfrom spans s cross join lateral (\n  select count(*)::int as customers\n  from (\n    select distinct r.customer_id from receipts r\n    where r.purchased_at >= s.from_day::timestamp at time zone 'Asia/Tehran'\n      and r.purchased_at < s.until_day::timestamp at time zone 'Asia/Tehran' and r.voided_at is null) d) n\non conflict do nothing"};

/**
 * Query generated from SQL:
 * ```
 * with spans as materialized (
 *   select s.* from unnest(:from!::date[], :until!::date[]) as s(from_day, until_day)
 *   where not exists (
 *     select from daily_sales d where not d.is_compacted and d.day >= s.from_day and d.day < s.until_day)
 * )
 * insert into period_buyer_counts (from_day, until_day, customers)
 * select s.from_day, s.until_day, n.customers
 * from spans s cross join lateral (
 *   select count(*)::int as customers
 *   from (
 *     select distinct r.customer_id from receipts r
 *     where r.purchased_at >= s.from_day::timestamp at time zone 'Asia/Tehran'
 *       and r.purchased_at < s.until_day::timestamp at time zone 'Asia/Tehran' and r.voided_at is null) d) n
 * on conflict do nothing
 * ```
 */
export const cacheBuyerCounts = new PreparedQuery<CacheBuyerCountsParams,CacheBuyerCountsResult>(cacheBuyerCountsIR);


/** 'CachedBuyerCounts' parameters type */
export interface CachedBuyerCountsParams {
  from: DateOrStringArray;
  until: DateOrStringArray;
}

/** 'CachedBuyerCounts' return type */
export interface CachedBuyerCountsResult {
  customers: number;
  from: string;
}

/** 'CachedBuyerCounts' query type */
export interface CachedBuyerCountsQuery {
  params: CachedBuyerCountsParams;
  result: CachedBuyerCountsResult;
}

const cachedBuyerCountsIR: any = {"usedParamSet":{"from":true,"until":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":92}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":109}]}],"statement":"select b.from_day::text as \"from!\", b.customers\nfrom period_buyer_counts b join unnest(:from!::date[], :until!::date[]) as s(from_day, until_day)\n  on b.from_day = s.from_day and b.until_day = s.until_day\nwhere not exists (\n  select from daily_sales d where not d.is_compacted and d.day >= b.from_day and d.day < b.until_day)"};

/**
 * Query generated from SQL:
 * ```
 * select b.from_day::text as "from!", b.customers
 * from period_buyer_counts b join unnest(:from!::date[], :until!::date[]) as s(from_day, until_day)
 *   on b.from_day = s.from_day and b.until_day = s.until_day
 * where not exists (
 *   select from daily_sales d where not d.is_compacted and d.day >= b.from_day and d.day < b.until_day)
 * ```
 */
export const cachedBuyerCounts = new PreparedQuery<CachedBuyerCountsParams,CachedBuyerCountsResult>(cachedBuyerCountsIR);


/** 'ComputeBuyerCounts' parameters type */
export interface ComputeBuyerCountsParams {
  from: DateOrStringArray;
  until: DateOrStringArray;
}

/** 'ComputeBuyerCounts' return type */
export interface ComputeBuyerCountsResult {
  customers: number;
  from: string;
}

/** 'ComputeBuyerCounts' query type */
export interface ComputeBuyerCountsQuery {
  params: ComputeBuyerCountsParams;
  result: ComputeBuyerCountsResult;
}

const computeBuyerCountsIR: any = {"usedParamSet":{"from":true,"until":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":54}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":71}]}],"statement":"with spans as materialized (select * from unnest(:from!::date[], :until!::date[]) as s(from_day, until_day))\nselect s.from_day::text as \"from!\", n.customers as \"customers!\"\nfrom spans s cross join lateral (\n  select count(*)::int as customers\n  from (\n    select distinct r.customer_id from receipts r\n    where r.purchased_at >= s.from_day::timestamp at time zone 'Asia/Tehran'\n      and r.purchased_at < s.until_day::timestamp at time zone 'Asia/Tehran' and r.voided_at is null) d) n"};

/**
 * Query generated from SQL:
 * ```
 * with spans as materialized (select * from unnest(:from!::date[], :until!::date[]) as s(from_day, until_day))
 * select s.from_day::text as "from!", n.customers as "customers!"
 * from spans s cross join lateral (
 *   select count(*)::int as customers
 *   from (
 *     select distinct r.customer_id from receipts r
 *     where r.purchased_at >= s.from_day::timestamp at time zone 'Asia/Tehran'
 *       and r.purchased_at < s.until_day::timestamp at time zone 'Asia/Tehran' and r.voided_at is null) d) n
 * ```
 */
export const computeBuyerCounts = new PreparedQuery<ComputeBuyerCountsParams,ComputeBuyerCountsResult>(computeBuyerCountsIR);


/** 'CountCurrentBuyers' parameters type */
export interface CountCurrentBuyersParams {
  from: DateOrString;
  until: DateOrString;
}

/** 'CountCurrentBuyers' return type */
export interface CountCurrentBuyersResult {
  ahead: boolean;
  customers: number;
}

/** 'CountCurrentBuyers' query type */
export interface CountCurrentBuyersQuery {
  params: CountCurrentBuyersParams;
  result: CountCurrentBuyersResult;
}

const countCurrentBuyersIR: any = {"usedParamSet":{"from":true,"until":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":25,"b":30}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":101}]}],"statement":"with span as (\n  select (:from!::date)::timestamp at time zone 'Asia/Tehran' as start_at,\n    (:until!::date)::timestamp at time zone 'Asia/Tehran' as end_at\n)\nselect exists (select from customers c where c.last_purchase_at >= s.end_at and c.deleted_at is null)\n    or exists (select from customers c where c.last_purchase_at >= s.end_at and c.deleted_at is not null) as \"ahead!\",\n  (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is null)::int\n    + (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is not null)::int\n    as \"customers!\"\nfrom span s"};

/**
 * Query generated from SQL:
 * ```
 * with span as (
 *   select (:from!::date)::timestamp at time zone 'Asia/Tehran' as start_at,
 *     (:until!::date)::timestamp at time zone 'Asia/Tehran' as end_at
 * )
 * select exists (select from customers c where c.last_purchase_at >= s.end_at and c.deleted_at is null)
 *     or exists (select from customers c where c.last_purchase_at >= s.end_at and c.deleted_at is not null) as "ahead!",
 *   (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is null)::int
 *     + (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is not null)::int
 *     as "customers!"
 * from span s
 * ```
 */
export const countCurrentBuyers = new PreparedQuery<CountCurrentBuyersParams,CountCurrentBuyersResult>(countCurrentBuyersIR);


