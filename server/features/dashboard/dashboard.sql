/* @name salesIn */
select coalesce(sum(s.net_toman), 0)::bigint as "revenue!", coalesce(sum(s.gross_toman), 0)::bigint as "grossRevenue!",
  coalesce(sum(s.voided_toman), 0)::bigint as "voidedRevenue!", coalesce(sum(s.receipts), 0)::int as "receipts!"
from daily_sales s
where s.day >= :from!::date and s.day < :until!::date
  and (:storeIds::uuid[] is null or s.store_id = any(:storeIds));

/* @name salesByDay */
select d.day::date::text as "date!", coalesce(t.revenue, 0)::bigint as "revenue!", coalesce(t.receipts, 0)::int as "receipts!"
from generate_series(:from!::date, :until!::date - 1, interval '1 day') as d(day)
  left join (
    select s.day, sum(s.net_toman) as revenue, sum(s.receipts) as receipts
    from daily_sales s where s.day >= :from!::date and s.day < :until!::date group by s.day) t on t.day = d.day::date
order by d.day;

/* @name topStores */
select o.id as "storeId", o.store_name as "storeName", o.store_type as "storeType",
  o.is_active and o.deleted_at is null as "isActive!", t.revenue as "revenue!", t.receipts as "receipts!"
from (
  select s.store_id, sum(s.net_toman)::bigint as revenue, sum(s.receipts)::int as receipts
  from daily_sales s where s.day >= :from!::date and s.day < :until!::date and s.store_id is not null
    and (:storeIds::uuid[] is null or s.store_id = any(:storeIds))
  group by s.store_id having sum(s.receipts) > 0) t
  join stores o on o.id = t.store_id
order by case when :by! = 'revenue' then t.revenue else t.receipts end * case :order! when 'ASC' then 1 else -1 end,
  o.store_name, o.id limit :limit!;

/* @name countAll */
select (select coalesce(sum(k.active), 0)::int from customer_counts k) as "customers!",
  count(*)::int as "stores!", count(*) filter (where s.is_active)::int as "activeStores!"
from stores s where s.deleted_at is null;

/* @name countBuyersSince */
-- Each part reads the index of its accounts.
with span as (select (:day!::date)::timestamp at time zone 'Asia/Tehran' as start_at)
select (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is null)::int
    + (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is not null)::int
    as "customers!"
from span s;

/* @name countNewCustomers */
select coalesce(sum(k.active), 0)::int as "customers!" from customer_counts k
where k.created_day >= :from!::date and k.created_day < :until!::date;

/* @name newestActivity */
select a.id::text as "id!", a.action, a.actor_role as "actorRole", a.entity, a.entity_id as "entityId", a.at,
  audit_subject(a.entity, a.entity_id) as subject
from audit_log a where a.action <> 'LOOKUP' order by a.at desc, a.id desc limit :limit!;
