/* @name compactCustomerCounts */
with scattered as materialized (
  select k.day, k.created_day from customer_counts k group by 1, 2 having count(*) > 1
),
removed as (
  delete from customer_counts k using scattered s where k.day = s.day and k.created_day = s.created_day
  returning k.day, k.created_day, k.active, k.buyers)
insert into customer_counts (day, created_day, active, buyers)
select f.day, f.created_day, sum(f.active), sum(f.buyers) from removed f group by 1, 2;

/* @name cachedCounts */
select coalesce(sum(k.active), 0)::int as "active!", coalesce(sum(k.buyers), 0)::int as "buyers!"
from customer_counts k
where (:fromDay::date is null or k.day >= :fromDay) and (:untilDay::date is null or k.day < :untilDay);
