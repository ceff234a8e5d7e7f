/* @name lockReceiptsOf */
select r.id from receipts r where r.customer_id = :customerId! order by r.id for update;

/* @name moveAll */
with merged as materialized (
  select c.* from customers c where c.id = :mergeId!
),
moved_receipts as (update receipts r set customer_id = :keepId! where r.customer_id = :mergeId! returning r.id),
moved_codes as (update lottery_codes k set customer_id = :keepId! where k.customer_id = :mergeId! returning k.id),
entries as (
  insert into points_ledger (customer_id, counterpart_id, kind, delta, created_by, created_at)
  select e.customer_id, e.counterpart_id, e.kind, e.delta, :actorId::uuid, :at!
  from merged m, lateral (values
    (:mergeId!::uuid, :keepId!::uuid, 'merge_out', -m.total_points::int),
    (:keepId!::uuid, :mergeId!::uuid, 'merge_in', m.total_points::int)
  ) as e(customer_id, counterpart_id, kind, delta)
),
emptied as (
  update customers c set
    total_points = 0, total_receipts = 0, total_spent_toman = 0, total_codes = 0, last_purchase_at = null,
    deleted_at = :at!, merged_into_id = :keepId!, updated_at = :at!
  where c.id = :mergeId!
),
grown as (
  update customers c set
    total_points = c.total_points + m.total_points, total_receipts = c.total_receipts + m.total_receipts,
    total_spent_toman = c.total_spent_toman + m.total_spent_toman, total_codes = c.total_codes + m.total_codes,
    last_purchase_at = greatest(c.last_purchase_at, m.last_purchase_at),
    first_name = coalesce(c.first_name, m.first_name), last_name = coalesce(c.last_name, m.last_name), updated_at = :at!
  from merged m where c.id = :keepId!
)
select m.total_points as points, (select count(*)::int from moved_receipts) as "receipts!",
  (select count(*)::int from moved_codes) as "codes!"
from merged m;

/* @name moveParticipation */
with shared as materialized (
  select m.id as old_id, k.id as new_id, m.codes
  from participants m join participants k on k.event_id = m.event_id and k.customer_id = :keepId!
  where m.customer_id = :mergeId!
),
regs as (
  update registrations r set customer_id = :keepId!, participant_id = coalesce(s.new_id, r.participant_id)
  from participants p left join shared s on s.old_id = p.id
  where r.participant_id = p.id and p.customer_id = :mergeId!
),
grown as (update participants k set codes = k.codes + s.codes from shared s where k.id = s.new_id)
update participants p set customer_id = :keepId!
where p.customer_id = :mergeId! and not exists (select 1 from shared s where s.old_id = p.id);

/* @name deleteParticipation */
with removed as (delete from participants p where p.customer_id = :mergeId! returning p.event_id)
insert into event_counts (event_id, kind, slot, total)
select g.event_id, 'participants', pg_backend_pid() % 16, -count(*) from removed g group by g.event_id
on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total;
