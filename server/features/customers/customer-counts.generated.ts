/** Types generated for queries found in "server/features/customers/customer-counts.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'CompactCustomerCounts' parameters type */
export type CompactCustomerCountsParams = void;

/** 'CompactCustomerCounts' return type */
export type CompactCustomerCountsResult = void;

/** 'CompactCustomerCounts' query type */
export interface CompactCustomerCountsQuery {
  params: CompactCustomerCountsParams;
  result: CompactCustomerCountsResult;
}

const compactCustomerCountsIR: any = {"usedParamSet":{},"params":[],"statement":"with scattered as materialized (\n  select k.day, k.created_day from customer_counts k group by 1, 2 having count(*) > 1\n),\nremoved as (\n  delete from customer_counts k using scattered s where k.day = s.day and k.created_day = s.created_day\n  returning k.day, k.created_day, k.active, k.buyers)\ninsert into customer_counts (day, created_day, active, buyers)\nselect f.day, f.created_day, sum(f.active), sum(f.buyers) from removed f group by 1, 2"};

/**
 * Query generated from SQL:
 * ```
 * with scattered as materialized (
 *   select k.day, k.created_day from customer_counts k group by 1, 2 having count(*) > 1
 * ),
 * removed as (
 *   delete from customer_counts k using scattered s where k.day = s.day and k.created_day = s.created_day
 *   returning k.day, k.created_day, k.active, k.buyers)
 * insert into customer_counts (day, created_day, active, buyers)
 * select f.day, f.created_day, sum(f.active), sum(f.buyers) from removed f group by 1, 2
 * ```
 */
export const compactCustomerCounts = new PreparedQuery<CompactCustomerCountsParams,CompactCustomerCountsResult>(compactCustomerCountsIR);


/** 'CachedCounts' parameters type */
export interface CachedCountsParams {
  fromDay?: DateOrString | null | void;
  untilDay?: DateOrString | null | void;
}

/** 'CachedCounts' return type */
export interface CachedCountsResult {
  active: number;
  buyers: number;
}

/** 'CachedCounts' query type */
export interface CachedCountsQuery {
  params: CachedCountsParams;
  result: CachedCountsResult;
}

const cachedCountsIR: any = {"usedParamSet":{"fromDay":true,"untilDay":true},"params":[{"name":"fromDay","required":false,"transform":{"type":"scalar"},"locs":[{"a":128,"b":135},{"a":163,"b":170}]},{"name":"untilDay","required":false,"transform":{"type":"scalar"},"locs":[{"a":178,"b":186},{"a":213,"b":221}]}],"statement":"select coalesce(sum(k.active), 0)::int as \"active!\", coalesce(sum(k.buyers), 0)::int as \"buyers!\"\nfrom customer_counts k\nwhere (:fromDay::date is null or k.day >= :fromDay) and (:untilDay::date is null or k.day < :untilDay)"};

/**
 * Query generated from SQL:
 * ```
 * select coalesce(sum(k.active), 0)::int as "active!", coalesce(sum(k.buyers), 0)::int as "buyers!"
 * from customer_counts k
 * where (:fromDay::date is null or k.day >= :fromDay) and (:untilDay::date is null or k.day < :untilDay)
 * ```
 */
export const cachedCounts = new PreparedQuery<CachedCountsParams,CachedCountsResult>(cachedCountsIR);


