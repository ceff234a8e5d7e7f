/* @name lockMovedReceipts */
select r.id from receipts r join customer_merge_receipts o on o.receipt_id = r.id
where o.merge_id = :id! order by r.id for update of r;

/* @name returnReceipts */
with moved as (
  update receipts r set customer_id = :mergedId! from customer_merge_receipts o
  where o.merge_id = :id! and r.id = o.receipt_id
  returning r.id
)
select count(*)::int as "receipts!" from moved;

/* @name returnCodes */
-- A code belongs to the customer of its receipt or of its registration.
with moved as (
  update lottery_codes k set customer_id = :mergedId!
  where k.receipt_id in (select o.receipt_id from customer_merge_receipts o where o.merge_id = :id!)
    or k.id in (
      select r.code_id from customer_merge_registrations o join registrations r on r.id = o.registration_id
      where o.merge_id = :id!)
  returning k.id
)
select count(*)::int as "codes!" from moved;

/* @name returnParticipants */
update participants p set customer_id = :mergedId! from customer_merge_participants o
where o.merge_id = :id! and p.id = o.participant_id;

/* @name recreateParticipants */
with added as (
  insert into participants (id, event_id, customer_id, created_at)
  select o.participant_id, o.event_id, :mergedId!, o.created_at from customer_merge_participants o
  where o.merge_id = :id! and not exists (select from participants p where p.id = o.participant_id)
  returning event_id
)
insert into event_counts (event_id, kind, slot, total)
select a.event_id, 'participants', pg_backend_pid() % 16, 1 from added a
on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total;

/* @name eventsOfOtherRegistrations */
-- Registrations that the remaining account added to a returned participation, or received from a further merge.
select o.event_id as "eventId", min(r.created_at) as "createdAt!"
from customer_merge_participants o join registrations r on r.participant_id = o.participant_id
where o.merge_id = :id! and not exists (
  select from customer_merge_registrations g where g.merge_id = o.merge_id and g.registration_id = r.id)
group by o.event_id;

/* @name addRemainingParticipants */
with added as (
  insert into participants (id, event_id, customer_id, created_at)
  select n.id, n.event_id, :intoId!, n.created_at
  from unnest(:ids!::uuid[], :eventIds!::uuid[], :createdAt!::timestamptz[]) as n(id, event_id, created_at)
  returning event_id
)
insert into event_counts (event_id, kind, slot, total)
select a.event_id, 'participants', pg_backend_pid() % 16, 1 from added a
on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total;

/* @name returnRegistrations */
with target as (
  update registrations r set participant_id = k.id
  from customer_merge_participants o join participants k on k.event_id = o.event_id and k.customer_id = :intoId!
  where o.merge_id = :id! and r.participant_id = o.participant_id and not exists (
    select from customer_merge_registrations g where g.merge_id = o.merge_id and g.registration_id = r.id)
)
update registrations r set customer_id = :mergedId!, participant_id = o.participant_id
from customer_merge_registrations o where o.merge_id = :id! and r.id = o.registration_id;

/* @name deleteEmptyParticipants */
with removed as (
  delete from participants p using customer_merge_participants o
  where o.merge_id = :id! and p.event_id = o.event_id and p.customer_id = :intoId!
    and not exists (select from registrations r where r.participant_id = p.id)
  returning p.event_id
)
insert into event_counts (event_id, kind, slot, total)
select g.event_id, 'participants', pg_backend_pid() % 16, -1 from removed g
on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total;

/* @name countParticipantCodes */
update participants p set codes = (
  select count(*)::int from registrations r join lottery_codes k on k.id = r.code_id
  where r.participant_id = p.id and k.status = 'claimed')
from customer_merge_participants o
where o.merge_id = :id! and p.event_id = o.event_id and p.customer_id in (:intoId!, :mergedId!);

/* @name returnTags */
delete from customer_tag_links l using customer_merge_tags o
where o.merge_id = :id! and l.tag_id = o.tag_id and l.customer_id = :intoId!;

/* @name returnBalance */
-- What was moved, less later reversals of moved receipts and of moved adjustments.
with recursive person as (
  select :mergedId!::uuid as id
  union
  select c.id from person p join customers c on c.merged_into_id = p.id
),
share as materialized (
  select m.*, (m.points
    + coalesce((
      select sum(l.delta) from customer_merge_receipts o join points_ledger l on l.receipt_id = o.receipt_id
      where o.merge_id = m.id and l.id > e.id), 0)
    - coalesce((
      select sum(a.delta) from points_ledger a
      where a.customer_id in (select p.id from person p) and a.kind = 'adjust' and exists (
        select from points_ledger b
        where b.import_id = a.import_id and b.kind = 'adjustment_reversal' and b.id > e.id)), 0))::int as returned
  from customer_merges m join points_ledger e on e.merge_id = m.id and e.kind = 'merge_in'
  where m.id = :id!
),
entries as (
  insert into points_ledger (customer_id, counterpart_id, kind, delta, merge_id, created_by, created_at)
  select e.customer_id, e.counterpart_id, e.kind, e.delta, s.id, :actorId::uuid, :at!
  from share s, lateral (values
    (s.into_id, s.merged_id, 'merge_undo_out', -s.returned), (s.merged_id, s.into_id, 'merge_undo_in', s.returned)
  ) as e(customer_id, counterpart_id, kind, delta)
),
closed as (
  update customer_merges m set undone_by = :actorId::uuid, undone_at = :at! from share s where m.id = s.id
),
totals as materialized (
  select c.id, count(r.id)::int as receipts, coalesce(sum(r.amount_toman - r.returned_toman), 0)::bigint as spent,
    max(r.purchased_at) as last_purchase_at,
    (select count(*)::int from lottery_codes k where k.customer_id = c.id and k.status <> 'invalid') as codes
  from customers c left join receipts r on r.customer_id = c.id and r.voided_at is null
  where c.id in (:intoId!, :mergedId!) group by c.id
),
changed as (
  update customers c set
    total_points = c.total_points + case when c.id = s.merged_id then s.returned else -s.returned end,
    total_receipts = t.receipts, total_spent_toman = t.spent, total_codes = t.codes,
    last_purchase_at = t.last_purchase_at,
    -- A name that was filled in is removed, unless it was edited since.
    first_name = case when c.id = s.into_id and s.fills_first_name and c.first_name = o.first_name then null
      else c.first_name end,
    last_name = case when c.id = s.into_id and s.fills_last_name and c.last_name = o.last_name then null
      else c.last_name end,
    merged_into_id = case when c.id = s.merged_id then null else c.merged_into_id end,
    deleted_at = case when c.id = s.merged_id then null else c.deleted_at end,
    updated_at = :at!
  from totals t, share s join customers o on o.id = s.merged_id
  where c.id = t.id
)
select s.returned as "points!" from share s;
