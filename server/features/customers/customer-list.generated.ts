/** Types generated for queries found in "server/features/customers/customer-list.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

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


