/* @name tillReceipts */
select r.id, r.receipt_number as "receiptId", c.first_name as "firstName", c.last_name as "lastName",
  s.store_name as "storeName?", r.amount_toman as "purchaseAmount", f.net_toman as "netAmount!",
  f.net_points as "points!", f.state as "state!", r.purchased_at as "purchaseDate", r.created_at as "createdAt"
from receipts r cross join lateral facts_of_receipt(r) f
  join customers c on c.id = r.customer_id
  left join stores s on s.id = r.store_id
where r.created_by = :userId! and r.created_at > :since!
  and r.shift_id in (
    select h.id from shifts h
    where h.user_id = :userId! and h.device_id = :deviceId! and coalesce(h.closed_at, :since!) >= :since!)
order by r.created_at desc, r.id desc limit :max!;

/* @name receiptSlip */
select r.id, r.receipt_number as "receiptId", c.first_name as "firstName", c.last_name as "lastName",
  c.total_points as "totalPoints", s.store_name as "storeName?", f.net_toman as "netAmount!",
  f.net_points as "points!", f.state as "state!", r.purchased_at as "purchaseDate"
from receipts r cross join lateral facts_of_receipt(r) f
  join customers c on c.id = r.customer_id
  left join stores s on s.id = r.store_id
where r.id = :id!;

/* @name usualAmounts */
-- The median of the daily averages: one wrong amount changes one day. Days without a valid receipt do not count.
select d.store_id as "storeId!", percentile_disc(0.5) within group (order by d.average)::bigint as "amountToman!"
from (
  select x.store_id, sum(x.net_toman) / nullif(sum(x.receipts), 0) as average, sum(x.receipts) as receipts
  from daily_sales x where x.day > :today!::date - 30 and x.store_id is not null group by x.store_id, x.day) d
where d.average > 0
group by d.store_id having sum(d.receipts) >= :minReceipts!::int;
