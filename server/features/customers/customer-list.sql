/* @name compactCustomerCounts */
with scattered as materialized (
  select k.day, k.created_day from customer_counts k group by 1, 2 having count(*) > 1
),
removed as (
  delete from customer_counts k using scattered s where k.day = s.day and k.created_day = s.created_day
  returning k.day, k.created_day, k.active, k.buyers)
insert into customer_counts (day, created_day, active, buyers)
select f.day, f.created_day, sum(f.active), sum(f.buyers) from removed f group by 1, 2;
