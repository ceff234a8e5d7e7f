/* @name receiptRules */
select f.is_enabled as "codesOn", coalesce((
  select jsonb_agg(jsonb_build_object('id', s.id, 'storeType', s.store_type, 'deactivatedAt', s.deactivated_at))
  from stores s where s.id = any(:storeIds!::uuid[]) and s.deleted_at is null), '[]') as "stores!", coalesce((
  select jsonb_agg(jsonb_build_object('campaignId', c.id, 'name', c.name, 'multiplier', c.bonus_multiplier,
    'startsAt', c.starts_at, 'endsAt', c.ends_at) order by c.bonus_multiplier desc, c.created_at, c.id)
  from campaigns c join events e on e.id = c.event_id
  where c.bonus_multiplier > 1 and c.is_active and c.deleted_at is null and e.is_active and e.deleted_at is null
), '[]') as "bonuses!"
from feature_flags f where f.name = 'lottery_code_generation';

/* @name storedReceipts */
-- Parsing one string of codes is faster than parsing an array: 3 ms instead of 28 ms for 50,000 codes.
select r.id, r.receipt_number as "receiptNumber", r.customer_id as "customerId", r.store_id as "storeId",
  r.store_type as "storeType", r.multiplier, r.amount_toman as "amountToman", r.returned_toman as "returnedToman",
  r.points, r.points_reversed as "pointsReversed", r.purchased_at as "purchasedAt", r.created_at as "createdAt",
  r.created_by as "createdById", r.voided_at as "voidedAt", r.codes_generated as "codeCount",
  case when sum(r.codes_generated) over (order by array_position(:ids!::uuid[], r.id)) <= :maxCodes! then coalesce((
    select string_agg(k.code, ' ' order by k.ordinal) from lottery_codes k where k.receipt_id = r.id), '') end as codes
from receipts r where r.id = any(:ids!::uuid[]);

/* @name recordedBy */
select u.full_name as "who?", r.created_at as at from receipts r left join users u on u.id = r.created_by
where r.id = :id!;

/* @name markCodesGenerated */
with filled as (update receipts r set codes_generated = r.codes_generated + :count! where r.id = :id!
  returning r.customer_id)
update customers c set total_codes = c.total_codes + :count! from filled f where c.id = f.customer_id;
