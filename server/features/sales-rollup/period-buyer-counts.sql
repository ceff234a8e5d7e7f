/* @name firstSaleDay */
select min(s.day)::text as day from daily_sales s;

/* @name uncachedSpans */
select s.from_day::text as "from!", s.until_day::text as "until!"
from unnest(:from!::date[], :until!::date[]) with ordinality as s(from_day, until_day, n)
where not exists (select from period_buyer_counts b where b.from_day = s.from_day and b.until_day = s.until_day)
order by s.n;

/* @name cacheBuyerCounts */
with spans as materialized (
  select s.* from unnest(:from!::date[], :until!::date[]) as s(from_day, until_day)
  where not exists (
    select from daily_sales d where not d.is_compacted and d.day >= s.from_day and d.day < s.until_day)
)
insert into period_buyer_counts (from_day, until_day, customers)
select s.from_day, s.until_day, n.customers
from spans s cross join lateral (
  select count(*)::int as customers
  from (
    select distinct r.customer_id from receipts r
    where r.purchased_at >= s.from_day::timestamp at time zone 'Asia/Tehran'
      and r.purchased_at < s.until_day::timestamp at time zone 'Asia/Tehran' and r.voided_at is null) d) n
on conflict do nothing;

/* @name cachedBuyerCounts */
select b.from_day::text as "from!", b.customers
from period_buyer_counts b join unnest(:from!::date[], :until!::date[]) as s(from_day, until_day)
  on b.from_day = s.from_day and b.until_day = s.until_day
where not exists (
  select from daily_sales d where not d.is_compacted and d.day >= b.from_day and d.day < b.until_day);

/* @name computeBuyerCounts */
with spans as materialized (select * from unnest(:from!::date[], :until!::date[]) as s(from_day, until_day))
select s.from_day::text as "from!", n.customers as "customers!"
from spans s cross join lateral (
  select count(*)::int as customers
  from (
    select distinct r.customer_id from receipts r
    where r.purchased_at >= s.from_day::timestamp at time zone 'Asia/Tehran'
      and r.purchased_at < s.until_day::timestamp at time zone 'Asia/Tehran' and r.voided_at is null) d) n;

/* @name countCurrentBuyers */
with span as (
  select (:from!::date)::timestamp at time zone 'Asia/Tehran' as start_at,
    (:until!::date)::timestamp at time zone 'Asia/Tehran' as end_at
)
select exists (select from customers c where c.last_purchase_at >= s.end_at and c.deleted_at is null)
    or exists (select from customers c where c.last_purchase_at >= s.end_at and c.deleted_at is not null) as "ahead!",
  (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is null)::int
    + (select count(*) from customers c where c.last_purchase_at >= s.start_at and c.deleted_at is not null)::int
    as "customers!"
from span s;
