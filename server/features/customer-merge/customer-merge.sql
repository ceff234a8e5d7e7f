/* @name moveAll */
with merged as materialized (
  select c.* from customers c where c.id = :mergeId!
),
recorded as (
  insert into customer_merges (id, into_id, merged_id, points, fills_first_name, fills_last_name, merged_by, merged_at)
  select :id!, k.id, m.id, m.total_points, k.first_name is null and m.first_name is not null,
    k.last_name is null and m.last_name is not null, :actorId::uuid, :at!
  from merged m, customers k where k.id = :keepId!
),
moved_receipts as (update receipts r set customer_id = :keepId! where r.customer_id = :mergeId! returning r.id),
origins as (
  insert into customer_merge_receipts (merge_id, receipt_id) select :id!, r.id from moved_receipts r
),
moved_codes as (update lottery_codes k set customer_id = :keepId! where k.customer_id = :mergeId! returning k.id),
entries as (
  insert into points_ledger (customer_id, counterpart_id, kind, delta, merge_id, created_by, created_at)
  select e.customer_id, e.counterpart_id, e.kind, e.delta, :id!, :actorId::uuid, :at!
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
origins as (
  insert into customer_merge_participants (merge_id, participant_id, event_id, created_at)
  select :id!, p.id, p.event_id, p.created_at from participants p where p.customer_id = :mergeId!
),
registration_origins as (
  insert into customer_merge_registrations (merge_id, registration_id, participant_id)
  select :id!, r.id, r.participant_id
  from registrations r join participants p on p.id = r.participant_id where p.customer_id = :mergeId!
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

/* @name mergesOf */
select m.id, m.into_id as "intoId", m.merged_id as "mergedId", k.first_name as "intoFirstName",
  k.last_name as "intoLastName", o.first_name as "mergedFirstName", o.last_name as "mergedLastName", m.points,
  m.merged_at as "mergedAt", b.full_name as "mergedByName?", m.undone_at as "undoneAt", u.full_name as "undoneByName?"
from customer_merges m
  join customers k on k.id = m.into_id
  join customers o on o.id = m.merged_id
  left join users b on b.id = m.merged_by
  left join users u on u.id = m.undone_by
where m.into_id = any(:ids!::uuid[]) or m.merged_id = any(:ids!::uuid[])
order by m.merged_at desc, m.id desc;

/* @name copyTags */
with copied as (
  insert into customer_tag_links (tag_id, customer_id)
  select l.tag_id, :keepId!::uuid from customer_tag_links l where l.customer_id = :mergeId!
  on conflict (tag_id, customer_id) do nothing
  returning tag_id
)
insert into customer_merge_tags (merge_id, tag_id) select :id!, c.tag_id from copied c;
