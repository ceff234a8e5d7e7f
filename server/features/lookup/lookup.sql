/* @name lookUpCustomer */
select c.id, c.first_name as "firstName", c.last_name as "lastName", c.total_points as "totalPoints",
  (select count(*)::int from lottery_codes k where k.customer_id = c.id) as "totalCodes!",
  coalesce((
    select jsonb_agg(jsonb_build_object('code', k.code, 'poolCode', k.display_code,
      'createdAt', coalesce(k.claimed_at, k.created_at), 'status', k.status) order by k.id desc)
    from (select n.* from lottery_codes n where n.customer_id = c.id order by n.id desc limit :maxCodes! offset :offset!) k
  ), '[]') as "codes!",
  coalesce((
    select jsonb_agg(jsonb_build_object('receiptNumber', r.receipt_number, 'purchasedAt', r.purchased_at,
      'storeType', r.store_type, 'amountToman', r.amount_toman, 'points', r.net_points,
      'state', r.state) order by r.purchased_at desc, r.id desc)
    from (select n.* from receipt_facts n where n.customer_id = c.id
          order by n.purchased_at desc, n.id desc limit :maxPurchases!) r
  ), '[]') as "purchases!"
from customers c
where c.phone_number = :phone! and c.national_code = :nationalCode! and c.deleted_at is null;
