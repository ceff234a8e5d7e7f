/* @name newestReceipts */
select r.customer_id as "customerId!", r.id as "id!", r.receipt_number as "receiptId!", s.store_name as "storeName?",
  r.purchased_at as "purchaseDate!", r.amount_toman as "totalAmount!", r.net_points as "pointsEarned!",
  r.state as "state!"
from unnest(:customerIds!::uuid[]) as wanted(id)
  cross join lateral (
    select n.* from receipt_facts n where n.customer_id = wanted.id
    order by n.purchased_at desc, n.id desc limit :limitPerCustomer!) r
  left join stores s on s.id = r.store_id
order by r.purchased_at desc, r.id desc;
