/** Types generated for queries found in "server/features/sales-rollup/daily-sales.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'CompactDailySales' parameters type */
export type CompactDailySalesParams = void;

/** 'CompactDailySales' return type */
export type CompactDailySalesResult = void;

/** 'CompactDailySales' query type */
export interface CompactDailySalesQuery {
  params: CompactDailySalesParams;
  result: CompactDailySalesResult;
}

const compactDailySalesIR: any = {"usedParamSet":{},"params":[],"statement":"with uncompacted as materialized (\n  select distinct s.day, s.store_id, s.store_type, s.campaign_id from daily_sales s where not s.is_compacted\n),\ntaken as (\n  delete from daily_sales s using uncompacted u\n  where s.day = u.day and s.store_id is not distinct from u.store_id and s.store_type = u.store_type\n    and s.campaign_id is not distinct from u.campaign_id\n  returning s.*\n),\nstale as (\n  delete from period_buyer_counts b\n  where exists (select from uncompacted u where u.day >= b.from_day and u.day < b.until_day)\n)\ninsert into daily_sales (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,\n  net_toman, points, codes, is_compacted)\nselect t.day, t.store_id, t.store_type, t.campaign_id, sum(t.receipts), sum(t.voided), sum(t.gross_toman),\n  sum(t.voided_toman), sum(t.net_toman), sum(t.points), sum(t.codes), true\nfrom taken t group by 1, 2, 3, 4\nhaving (sum(t.receipts), sum(t.voided), sum(t.gross_toman)) <> (0, 0, 0)"};

/**
 * Query generated from SQL:
 * ```
 * with uncompacted as materialized (
 *   select distinct s.day, s.store_id, s.store_type, s.campaign_id from daily_sales s where not s.is_compacted
 * ),
 * taken as (
 *   delete from daily_sales s using uncompacted u
 *   where s.day = u.day and s.store_id is not distinct from u.store_id and s.store_type = u.store_type
 *     and s.campaign_id is not distinct from u.campaign_id
 *   returning s.*
 * ),
 * stale as (
 *   delete from period_buyer_counts b
 *   where exists (select from uncompacted u where u.day >= b.from_day and u.day < b.until_day)
 * )
 * insert into daily_sales (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,
 *   net_toman, points, codes, is_compacted)
 * select t.day, t.store_id, t.store_type, t.campaign_id, sum(t.receipts), sum(t.voided), sum(t.gross_toman),
 *   sum(t.voided_toman), sum(t.net_toman), sum(t.points), sum(t.codes), true
 * from taken t group by 1, 2, 3, 4
 * having (sum(t.receipts), sum(t.voided), sum(t.gross_toman)) <> (0, 0, 0)
 * ```
 */
export const compactDailySales = new PreparedQuery<CompactDailySalesParams,CompactDailySalesResult>(compactDailySalesIR);


