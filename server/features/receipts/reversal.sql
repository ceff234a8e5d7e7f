/* @name insertReversal */
with entry as (
  insert into points_ledger (customer_id, receipt_id, kind, delta, amount_toman, reason, created_by, created_at)
  values (:customerId!, :receiptId!, :kind!, -:points!::int, :amountToman!, :reason!, :actorId, :at!) returning id
), marked as (
  update receipts r set
    returned_toman = r.returned_toman + case when :kind! = 'return' then :amountToman! else 0 end,
    points_reversed = r.points_reversed + :points!,
    voided_at = case when :kind! = 'void' then :at! else r.voided_at end
  where r.id = :receiptId!
), shrunk as (
  update customers c set
    total_points = c.total_points - :points!, total_spent_toman = c.total_spent_toman - :amountToman!,
    total_codes = c.total_codes - :codes!::int,
    total_receipts = c.total_receipts - case when :kind! = 'void' then 1 else 0 end,
    last_purchase_at = case when :kind! = 'void' then (
      select max(o.purchased_at) from receipts o
      where o.customer_id = :customerId! and o.voided_at is null and o.id <> :receiptId!) else c.last_purchase_at end,
    updated_at = :at!
  where c.id = :customerId!
)
select e.id from entry e;

/* @name findKey */
select k.payload_sha256 as payload, -l.delta as "pointsReversed!", l.amount_toman as "amountReturned!",
  k.codes as "codesInvalidated"
from idempotency_keys k join points_ledger l on l.id = k.ledger_id
where k.scope = :scope! and k.key = :key!;

/* @name findVoid */
select -l.delta as "pointsReversed!", l.amount_toman as "amountReturned!",
  (select count(*)::int from lottery_codes k where k.receipt_id = r.id and k.invalidated_at = r.voided_at)
    as "codesInvalidated!"
from points_ledger l join receipts r on r.id = l.receipt_id
where l.receipt_id = :receiptId! and l.kind = 'void';

/* @name deleteExpiredKeys */
with old as (
  select x.scope, x.key from idempotency_keys x where x.created_at < now() - interval '7 days'
  order by x.created_at limit :limit! for update skip locked
), deleted as (
  delete from idempotency_keys k using old o where k.scope = o.scope and k.key = o.key returning k.key
)
select count(*)::int as "deleted!" from deleted;
