/* @name lookUpCustomers */
select p.n::int as "index!", c.id, c.first_name as "firstName", c.last_name as "lastName", c.total_points as "totalPoints",
  c.last_purchase_at as "lastPurchaseAt",
  (select count(*)::int from lottery_codes k where k.customer_id = c.id) as "totalCodes!",
  (select count(*)::int from receipts r where r.customer_id = c.id) as "totalPurchases!",
  coalesce((
    select jsonb_agg(jsonb_build_object('code', k.code, 'poolCode', k.display_code,
      'createdAt', coalesce(k.claimed_at, k.created_at), 'status', k.status) order by k.id desc)
    from (select n.* from lottery_codes n where n.customer_id = c.id order by n.id desc limit p.page_size offset p.codes_offset) k
  ), '[]') as "codes!",
  coalesce((
    select jsonb_agg(jsonb_build_object('receiptNumber', r.receipt_number, 'purchasedAt', r.purchased_at,
      'storeType', r.store_type, 'amountToman', r.amount_toman, 'points', r.net_points,
      'state', r.state) order by r.purchased_at desc, r.id desc)
    from (select n.* from receipt_facts n where n.customer_id = c.id
          order by n.purchased_at desc, n.id desc limit p.page_size offset p.purchases_offset) r
  ), '[]') as "purchases!"
from unnest(:phones!::text[], :nationalCodes!::text[], :codesOffsets!::int[], :purchasesOffsets!::int[],
    :pageSizes!::int[]) with ordinality as p(phone, national_code, codes_offset, purchases_offset, page_size, n)
  join customers c on c.phone_number = p.phone and c.national_code = p.national_code and c.deleted_at is null;

/* @name participationsOf */
-- The rows of an account and of the accounts that were merged into it; an erased row has no salt and no proof.
with recursive person as (
  select :customerId!::uuid as id
  union
  select c.id from person p join customers c on c.merged_into_id = p.id
)
select e.draw_id as "id", e.row_index as "row", d.state, d.draw_at as "drawAt", d.name_fa as "nameFa",
  d.name_en as "nameEn", e.code_count as "totalCodes",
  coalesce((
    select jsonb_agg(jsonb_build_object('code', x.code, 'poolCode', k.display_code) order by x.id)
    from (select n.* from unnest(e.code_ids, e.codes) as n(id, code) order by n.id limit :maxCodes!) x
      left join lottery_codes k on k.id = x.id
  ), '[]') as "codes!",
  coalesce((
    select jsonb_agg(jsonb_build_object('code', e.codes[r.code_offset + 1], 'poolCode', k.display_code,
      'nameFa', z.name_fa, 'nameEn', z.name_en) order by r.prize_number)
    from draw_results r left join lottery_codes k on k.id = r.code_id cross join lateral (
      select q.name_fa, q.name_en
      from (select p.*, sum(p.quantity) over (order by p.position) as last from draw_prizes p where p.draw_id = r.draw_id) q
      where q.last >= r.prize_number order by q.last limit 1) z
    where r.draw_id = e.draw_id and r.row_index = e.row_index and r.status = 'winner' and d.state <> 'voided'
  ), '[]') as "prizes!"
from draw_entries e join draws d on d.id = e.draw_id
where e.customer_id in (select p.id from person p) and e.owner_salt is not null
order by d.draw_at desc, e.row_index limit :maxDraws!;
