/* @name compactDailySales */
-- A limited number of rows, the earliest days first: an import may have written hundreds of thousands. The array of days
-- is read by the index; their rows are joined by a hash.
with oldest as materialized (
  select s.day, s.store_id, s.store_type, s.campaign_id from daily_sales s
  where not s.is_compacted order by s.day limit :limit!
),
uncompacted as materialized (select distinct o.day, o.store_id, o.store_type, o.campaign_id from oldest o),
days as materialized (select distinct o.day from oldest o),
taken as (
  delete from daily_sales s using uncompacted u
  where s.day = any (array(select d.day from days d)) and s.day = u.day and s.store_type = u.store_type
    and s.store_id is not distinct from u.store_id and s.campaign_id is not distinct from u.campaign_id
  returning s.*
),
stale as (
  delete from period_buyer_counts b
  where exists (select from days d where d.day >= b.from_day and d.day < b.until_day)
),
compacted as (
  insert into daily_sales (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,
    net_toman, points, codes, is_compacted)
  select t.day, t.store_id, t.store_type, t.campaign_id, sum(t.receipts), sum(t.voided), sum(t.gross_toman),
    sum(t.voided_toman), sum(t.net_toman), sum(t.points), sum(t.codes), true
  from taken t group by 1, 2, 3, 4
  having (sum(t.receipts), sum(t.voided), sum(t.gross_toman)) <> (0, 0, 0)
)
select count(*)::int as "rows!" from oldest;
