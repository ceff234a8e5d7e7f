/* @name findPoolCode */
select
  k.id::text, k.event_id as "eventId", k.display_code as "lotteryCode", k.status, k.source, k.batch_id as "batchId?", k.notes,
  k.created_at as "createdAt", k.claimed_at as "claimedAt?", k.customer_id as "assignedToCustomerId?",
  c.first_name as "firstName?", c.last_name as "lastName?", k.invalid_reason as "invalidReason?" from lottery_codes k left join customers c on c.id = k.customer_id
     where k.id = :id!::bigint and k.event_id is not null;

/* @name lockPoolCode */
select k.id::text, k.event_id as "eventId", k.status, k.claimed_at is not null as "wasClaimed!"
from lottery_codes k where k.id = :id!::bigint and k.event_id is not null for update;

/* @name insertPoolCodes */
insert into lottery_codes (code, display_code, notes, event_id, source, batch_id, status, created_at)
select c.code, c.display_code, c.notes, :eventId!, :source!, :batchId, 'unused', :at!
from unnest(:codes!::text[], :codes2!::text[], :codes22!::text[]) as c(code, display_code, notes)
on conflict (event_id, code) where event_id is not null do nothing
returning id::text, code;

/* @name invalidatePoolCode */
update lottery_codes k set status = 'invalid', invalidated_at = :at!, invalid_reason = :reason! where k.id = :id!::bigint;

/* @name reinstatePoolCode */
update lottery_codes k set status = 'unused', invalidated_at = null, invalid_reason = null where k.id = :id!::bigint;

/* @name decrementHolder */
with owner as (
  select k.customer_id, k.event_id from lottery_codes k where k.id = :id!::bigint and k.customer_id is not null
), fewer as (
  update customers c set total_codes = c.total_codes - 1 from owner o where c.id = o.customer_id
)
update participants p set codes = p.codes - 1 from owner o
where p.event_id = o.event_id and p.customer_id = o.customer_id;

/* @name codesByText */
select k.id::text, k.event_id as "eventId", k.status, k.customer_id as "customerId"
from lottery_codes k where k.code = :code! and k.event_id is not null and (:eventId::uuid is null or k.event_id = :eventId)
order by k.id limit 20;
