/** Types generated for queries found in "server/features/dashboard/dashboard.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type stringArray = (string)[];

/** 'SalesIn' parameters type */
export interface SalesInParams {
  from: DateOrString;
  storeIds?: stringArray | null | void;
  until: DateOrString;
}

/** 'SalesIn' return type */
export interface SalesInResult {
  grossRevenue: number;
  receipts: number;
  revenue: number;
  voidedRevenue: number;
}

/** 'SalesIn' query type */
export interface SalesInQuery {
  params: SalesInParams;
  result: SalesInResult;
}

const salesInIR: any = {"usedParamSet":{"from":true,"until":true,"storeIds":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":267,"b":272}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":292,"b":298}]},{"name":"storeIds","required":false,"transform":{"type":"scalar"},"locs":[{"a":313,"b":321},{"a":359,"b":367}]}],"statement":"select coalesce(sum(s.net_toman), 0)::bigint as \"revenue!\", coalesce(sum(s.gross_toman), 0)::bigint as \"grossRevenue!\",\n  coalesce(sum(s.voided_toman), 0)::bigint as \"voidedRevenue!\", coalesce(sum(s.receipts), 0)::int as \"receipts!\"\nfrom daily_sales s\nwhere s.day >= :from!::date and s.day < :until!::date\n  and (:storeIds::uuid[] is null or s.store_id = any(:storeIds))"};

/**
 * Query generated from SQL:
 * ```
 * select coalesce(sum(s.net_toman), 0)::bigint as "revenue!", coalesce(sum(s.gross_toman), 0)::bigint as "grossRevenue!",
 *   coalesce(sum(s.voided_toman), 0)::bigint as "voidedRevenue!", coalesce(sum(s.receipts), 0)::int as "receipts!"
 * from daily_sales s
 * where s.day >= :from!::date and s.day < :until!::date
 *   and (:storeIds::uuid[] is null or s.store_id = any(:storeIds))
 * ```
 */
export const salesIn = new PreparedQuery<SalesInParams,SalesInResult>(salesInIR);


/** 'SalesByDay' parameters type */
export interface SalesByDayParams {
  from: DateOrString;
  until: DateOrString;
}

/** 'SalesByDay' return type */
export interface SalesByDayResult {
  date: string;
  receipts: number;
  revenue: number;
}

/** 'SalesByDay' query type */
export interface SalesByDayQuery {
  params: SalesByDayParams;
  result: SalesByDayResult;
}

const salesByDayIR: any = {"usedParamSet":{"from":true,"until":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":148,"b":153},{"a":336,"b":341}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":162,"b":168},{"a":361,"b":367}]}],"statement":"select d.day::date::text as \"date!\", coalesce(t.revenue, 0)::bigint as \"revenue!\", coalesce(t.receipts, 0)::int as \"receipts!\"\nfrom generate_series(:from!::date, :until!::date - 1, interval '1 day') as d(day)\n  left join (\n    select s.day, sum(s.net_toman) as revenue, sum(s.receipts) as receipts\n    from daily_sales s where s.day >= :from!::date and s.day < :until!::date group by s.day) t on t.day = d.day::date\norder by d.day"};

/**
 * Query generated from SQL:
 * ```
 * select d.day::date::text as "date!", coalesce(t.revenue, 0)::bigint as "revenue!", coalesce(t.receipts, 0)::int as "receipts!"
 * from generate_series(:from!::date, :until!::date - 1, interval '1 day') as d(day)
 *   left join (
 *     select s.day, sum(s.net_toman) as revenue, sum(s.receipts) as receipts
 *     from daily_sales s where s.day >= :from!::date and s.day < :until!::date group by s.day) t on t.day = d.day::date
 * order by d.day
 * ```
 */
export const salesByDay = new PreparedQuery<SalesByDayParams,SalesByDayResult>(salesByDayIR);


/** 'TopStores' parameters type */
export interface TopStoresParams {
  by: string;
  from: DateOrString;
  limit: number;
  order: string;
  storeIds?: stringArray | null | void;
  until: DateOrString;
}

/** 'TopStores' return type */
export interface TopStoresResult {
  isActive: boolean;
  receipts: number;
  revenue: number;
  storeId: string;
  storeName: string;
  storeType: number;
}

/** 'TopStores' query type */
export interface TopStoresQuery {
  params: TopStoresParams;
  result: TopStoresResult;
}

const topStoresIR: any = {"usedParamSet":{"from":true,"until":true,"storeIds":true,"by":true,"order":true,"limit":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":324,"b":329}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":349,"b":355}]},{"name":"storeIds","required":false,"transform":{"type":"scalar"},"locs":[{"a":399,"b":407},{"a":445,"b":453}]},{"name":"by","required":true,"transform":{"type":"scalar"},"locs":[{"a":565,"b":568}]},{"name":"order","required":true,"transform":{"type":"scalar"},"locs":[{"a":624,"b":630}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":690,"b":696}]}],"statement":"select o.id as \"storeId\", o.store_name as \"storeName\", o.store_type as \"storeType\",\n  o.is_active and o.deleted_at is null as \"isActive!\", t.revenue as \"revenue!\", t.receipts as \"receipts!\"\nfrom (\n  select s.store_id, sum(s.net_toman)::bigint as revenue, sum(s.receipts)::int as receipts\n  from daily_sales s where s.day >= :from!::date and s.day < :until!::date and s.store_id is not null\n    and (:storeIds::uuid[] is null or s.store_id = any(:storeIds))\n  group by s.store_id having sum(s.receipts) > 0) t\n  join stores o on o.id = t.store_id\norder by case when :by! = 'revenue' then t.revenue else t.receipts end * case :order! when 'ASC' then 1 else -1 end,\n  o.store_name, o.id limit :limit!"};

/**
 * Query generated from SQL:
 * ```
 * select o.id as "storeId", o.store_name as "storeName", o.store_type as "storeType",
 *   o.is_active and o.deleted_at is null as "isActive!", t.revenue as "revenue!", t.receipts as "receipts!"
 * from (
 *   select s.store_id, sum(s.net_toman)::bigint as revenue, sum(s.receipts)::int as receipts
 *   from daily_sales s where s.day >= :from!::date and s.day < :until!::date and s.store_id is not null
 *     and (:storeIds::uuid[] is null or s.store_id = any(:storeIds))
 *   group by s.store_id having sum(s.receipts) > 0) t
 *   join stores o on o.id = t.store_id
 * order by case when :by! = 'revenue' then t.revenue else t.receipts end * case :order! when 'ASC' then 1 else -1 end,
 *   o.store_name, o.id limit :limit!
 * ```
 */
export const topStores = new PreparedQuery<TopStoresParams,TopStoresResult>(topStoresIR);


/** 'CountAll' parameters type */
export type CountAllParams = void;

/** 'CountAll' return type */
export interface CountAllResult {
  activeStores: number;
  customers: number;
  stores: number;
}

/** 'CountAll' query type */
export interface CountAllQuery {
  params: CountAllParams;
  result: CountAllResult;
}

const countAllIR: any = {"usedParamSet":{},"params":[],"statement":"select (select coalesce(sum(k.active), 0)::int from customer_counts k) as \"customers!\",\n  count(*)::int as \"stores!\", count(*) filter (where s.is_active)::int as \"activeStores!\"\nfrom stores s where s.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select (select coalesce(sum(k.active), 0)::int from customer_counts k) as "customers!",
 *   count(*)::int as "stores!", count(*) filter (where s.is_active)::int as "activeStores!"
 * from stores s where s.deleted_at is null
 * ```
 */
export const countAll = new PreparedQuery<CountAllParams,CountAllResult>(countAllIR);


/** 'CountBuyersSince' parameters type */
export interface CountBuyersSinceParams {
  day: DateOrString;
}

/** 'CountBuyersSince' return type */
export interface CountBuyersSinceResult {
  customers: number;
}

/** 'CountBuyersSince' query type */
export interface CountBuyersSinceQuery {
  params: CountBuyersSinceParams;
  result: CountBuyersSinceResult;
}

const countBuyersSinceIR: any = {"usedParamSet":{"day":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":72}]}],"statement":"-- Each part reads the index of its accounts.\nwith span as (select (:day!::date)::timestamp at time zone 'Asia/Tehran' as start_at)\nselect (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is null)::int\n    + (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is not null)::int\n    as \"customers!\"\nfrom span s"};

/**
 * Query generated from SQL:
 * ```
 * -- Each part reads the index of its accounts.
 * with span as (select (:day!::date)::timestamp at time zone 'Asia/Tehran' as start_at)
 * select (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is null)::int
 *     + (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is not null)::int
 *     as "customers!"
 * from span s
 * ```
 */
export const countBuyersSince = new PreparedQuery<CountBuyersSinceParams,CountBuyersSinceResult>(countBuyersSinceIR);


/** 'CountNewCustomers' parameters type */
export interface CountNewCustomersParams {
  from: DateOrString;
  until: DateOrString;
}

/** 'CountNewCustomers' return type */
export interface CountNewCustomersResult {
  customers: number;
}

/** 'CountNewCustomers' query type */
export interface CountNewCustomersQuery {
  params: CountNewCustomersParams;
  result: CountNewCustomersResult;
}

const countNewCustomersIR: any = {"usedParamSet":{"from":true,"until":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":106}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":134,"b":140}]}],"statement":"select coalesce(sum(k.active), 0)::int as \"customers!\" from customer_counts k\nwhere k.created_day >= :from!::date and k.created_day < :until!::date"};

/**
 * Query generated from SQL:
 * ```
 * select coalesce(sum(k.active), 0)::int as "customers!" from customer_counts k
 * where k.created_day >= :from!::date and k.created_day < :until!::date
 * ```
 */
export const countNewCustomers = new PreparedQuery<CountNewCustomersParams,CountNewCustomersResult>(countNewCustomersIR);


/** 'NewestActivity' parameters type */
export interface NewestActivityParams {
  limit: number;
}

/** 'NewestActivity' return type */
export interface NewestActivityResult {
  action: string;
  actorRole: string | null;
  at: Date;
  entity: string;
  entityId: string | null;
  id: string;
  subject: string | null;
}

/** 'NewestActivity' query type */
export interface NewestActivityQuery {
  params: NewestActivityParams;
  result: NewestActivityResult;
}

const newestActivityIR: any = {"usedParamSet":{"limit":true},"params":[{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":240,"b":246}]}],"statement":"select a.id::text as \"id!\", a.action, a.actor_role as \"actorRole\", a.entity, a.entity_id as \"entityId\", a.at,\n  audit_subject(a.entity, a.entity_id) as subject\nfrom audit_log a where a.action <> 'LOOKUP' order by a.at desc, a.id desc limit :limit!"};

/**
 * Query generated from SQL:
 * ```
 * select a.id::text as "id!", a.action, a.actor_role as "actorRole", a.entity, a.entity_id as "entityId", a.at,
 *   audit_subject(a.entity, a.entity_id) as subject
 * from audit_log a where a.action <> 'LOOKUP' order by a.at desc, a.id desc limit :limit!
 * ```
 */
export const newestActivity = new PreparedQuery<NewestActivityParams,NewestActivityResult>(newestActivityIR);


