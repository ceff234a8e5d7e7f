/** Types generated for queries found in "server/features/sales-rollup/daily-sales.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'CompactDailySales' parameters type */
export interface CompactDailySalesParams {
  limit: number;
}

/** 'CompactDailySales' return type */
export interface CompactDailySalesResult {
  rows: number;
}

/** 'CompactDailySales' query type */
export interface CompactDailySalesQuery {
  params: CompactDailySalesParams;
  result: CompactDailySalesResult;
}

const compactDailySalesIR: any = {"usedParamSet":{"limit":true},"params":[{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":333,"b":339}]}],"statement":"-- A limited number of rows, the earliest days first: an import may have written hundreds of thousands. The array of days\n-- is read by the index; their rows are joined by a hash.\nwith oldest as materialized (\n  select s.day, s.store_id, s.store_type, s.campaign_id from daily_sales s\n  where not s.is_compacted order by s.day limit :limit!\n),\nuncompacted as materialized (select distinct o.day, o.store_id, o.store_type, o.campaign_id from oldest o),\ndays as materialized (select distinct o.day from oldest o),\ntaken as (\n  delete from daily_sales s using uncompacted u\n  where s.day = any (array(select d.day from days d)) and s.day = u.day and s.store_type = u.store_type\n    and s.store_id is not distinct from u.store_id and s.campaign_id is not distinct from u.campaign_id\n  returning s.*\n),\nstale as (\n  delete from period_buyer_counts b\n  where exists (select from days d where d.day >= b.from_day and d.day < b.until_day)\n),\ncompacted as (\n  insert into daily_sales (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,\n    net_toman, points, codes, is_compacted)\n  select t.day, t.store_id, t.store_type, t.campaign_id, sum(t.receipts), sum(t.voided), sum(t.gross_toman),\n    sum(t.voided_toman), sum(t.net_toman), sum(t.points), sum(t.codes), true\n  from taken t group by 1, 2, 3, 4\n  having (sum(t.receipts), sum(t.voided), sum(t.gross_toman)) <> (0, 0, 0)\n)\nselect count(*)::int as \"rows!\" from oldest"};

/**
 * Query generated from SQL:
 * ```
 * -- A limited number of rows, the earliest days first: an import may have written hundreds of thousands. The array of days
 * -- is read by the index; their rows are joined by a hash.
 * with oldest as materialized (
 *   select s.day, s.store_id, s.store_type, s.campaign_id from daily_sales s
 *   where not s.is_compacted order by s.day limit :limit!
 * ),
 * uncompacted as materialized (select distinct o.day, o.store_id, o.store_type, o.campaign_id from oldest o),
 * days as materialized (select distinct o.day from oldest o),
 * taken as (
 *   delete from daily_sales s using uncompacted u
 *   where s.day = any (array(select d.day from days d)) and s.day = u.day and s.store_type = u.store_type
 *     and s.store_id is not distinct from u.store_id and s.campaign_id is not distinct from u.campaign_id
 *   returning s.*
 * ),
 * stale as (
 *   delete from period_buyer_counts b
 *   where exists (select from days d where d.day >= b.from_day and d.day < b.until_day)
 * ),
 * compacted as (
 *   insert into daily_sales (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,
 *     net_toman, points, codes, is_compacted)
 *   select t.day, t.store_id, t.store_type, t.campaign_id, sum(t.receipts), sum(t.voided), sum(t.gross_toman),
 *     sum(t.voided_toman), sum(t.net_toman), sum(t.points), sum(t.codes), true
 *   from taken t group by 1, 2, 3, 4
 *   having (sum(t.receipts), sum(t.voided), sum(t.gross_toman)) <> (0, 0, 0)
 * )
 * select count(*)::int as "rows!" from oldest
 * ```
 */
export const compactDailySales = new PreparedQuery<CompactDailySalesParams,CompactDailySalesResult>(compactDailySalesIR);


