/* @name findPoolCode */
select k.id, k.display_code as "lotteryCode!", k.status, k.source, k.batch_id as "batchId", k.notes,
  k.created_at as "createdAt", k.claimed_at as "claimedAt", k.customer_id as "assignedToCustomerId",
  c.first_name as "firstName", c.last_name as "lastName", k.invalid_reason as "invalidReason"
from lottery_codes k left join customers c on c.id = k.customer_id
where k.id = :id! and k.event_id is not null;

/* @name insertPoolCodes */
insert into lottery_codes (code, display_code, notes, event_id, source, batch_id, status, created_at)
select c.code, c.display_code, c.notes, :eventId!, :source!, :batchId, 'unused', :at!
from unnest(:codes!::text[], :displayCodes!::text[], :notes!::text[]) as c(code, display_code, notes)
on conflict (event_id, code) where event_id is not null do nothing
returning id, code;

/* @name decrementHolder */
with owner as (
  select k.customer_id, k.event_id from lottery_codes k where k.id = :id! and k.customer_id is not null
), fewer as (
  update customers c set total_codes = c.total_codes - 1 from owner o where c.id = o.customer_id
)
update participants p set codes = p.codes - 1 from owner o
where p.event_id = o.event_id and p.customer_id = o.customer_id;

/* @name poolCodes */
select k.id, k.display_code as "lotteryCode!", k.status, k.source, k.batch_id as "batchId", k.notes,
  k.created_at as "createdAt", k.claimed_at as "claimedAt", k.customer_id as "assignedToCustomerId",
  c.first_name as "firstName", c.last_name as "lastName", k.invalid_reason as "invalidReason"
from lottery_codes k left join customers c on c.id = k.customer_id
where k.event_id = :eventId! and (:status::text is null or k.status = :status) order by k.id desc;
