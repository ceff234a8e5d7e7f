/* @name namesOf */
select s.id as "id!", s.store_name as "name!" from stores s where s.id = any(:storeIds!::uuid[])
union all select c.id, c.name from campaigns c where c.id = any(:campaignIds!::uuid[]);

/* @name segmentsOf */
select (:lowerBounds!::bigint[])[width_bucket(b.total::bigint, :lowerBounds!::bigint[])] as "lowerBound!",
  count(*)::int as "customers!"
from (
  select case :by!
      when 'total_receipts' then count(*) when 'total_spent' then sum(r.net_toman) when 'total_points' then sum(r.net_points)
    end as total
  from receipt_facts r
  where r.purchased_at >= (:from!::date)::timestamp at time zone 'Asia/Tehran'
    and r.purchased_at < (:until!::date)::timestamp at time zone 'Asia/Tehran' and r.voided_at is null
  group by r.customer_id having count(*) >= :minReceipts!) b
group by 1 order by 1;

/* @name unassignedSales */
select coalesce(sum(s.net_toman), 0)::bigint as "revenue!", sum(s.receipts)::int as "receipts!"
from daily_sales s where s.day >= :from!::date and s.day < :until!::date and s.store_id is null
having sum(s.receipts) > 0;
