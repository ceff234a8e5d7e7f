/* @name timelineEntries */
-- Each source returns its newest entries by its own index. The timeline of an event has those of its campaigns, draws,
-- imports and codes; its registrations name the customer. That of a store has the voids and returns of its receipts.
-- Receipts and adjustments come from the ledger, so that a moved receipt has one entry. Prizes include those of the
-- accounts that were merged into a customer's.
with recursive accounts as (
  select :id!::uuid as id
  union
  select m.id from accounts a join customers m on m.merged_into_id = a.id
),
subjects as (
  select :record!::text as entity, :id!::uuid::text as entity_id
  union all select 'campaign', c.id::text from campaigns c where :record = 'event' and c.event_id = :id!::uuid
  union all select 'draw', d.id::text from draws d where :record = 'event' and d.event_id = :id!::uuid
  union all select 'import', j.id::text from import_jobs j where :record = 'event' and j.event_id = :id!::uuid
),
entries as (
  select 'a' || a.id as id, a.at, a.actor_id, a.actor_role, a.action,
    case a.action when 'REGISTER' then 'customer' else a.entity end as entity,
    case a.action when 'REGISTER' then a.details ->> 'customerId' else a.entity_id end as entity_id,
    null::text as detail, null::int as points,
    case when a.entity = 'customer' and a.details ?| array['notes', 'deletedNote']
      then jsonb_build_object('notes', jsonb_build_array(a.details -> 'deletedNote', a.details -> 'notes'))
      else a.details -> 'changes' end as changes
  from subjects s cross join lateral (
    select * from audit_log a where a.entity = s.entity and a.entity_id = s.entity_id
    order by a.at desc, a.id desc limit :limit!
  ) a
  union all (
    select 'a' || a.id, a.at, a.actor_id, a.actor_role, a.action, a.entity, a.entity_id, null, null, null
    from audit_log a
    where :record = 'event' and a.entity = 'lottery_code' and a.details ->> 'eventId' = :id!::uuid::text
    order by a.at desc, a.id desc limit :limit!
  )
  union all (
    select 'l' || l.id, l.created_at, l.created_by, null,
      case l.kind when 'earn' then 'CREATE' when 'adjust' then 'IMPORT' when 'adjustment_reversal' then 'REVERT'
        else upper(l.kind) end,
      case when l.receipt_id is null then 'points' else 'receipt' end, l.receipt_id::text, l.reference, l.delta, null
    from points_ledger l
    where :record = 'customer' and l.customer_id = :id!::uuid
      and l.kind in ('earn', 'return', 'void', 'adjust', 'adjustment_reversal')
    order by l.created_at desc, l.id desc limit :limit!
  )
  union all (
    select 'c' || l.id, l.created_at, l.created_by, null, upper(l.kind), 'receipt', r.id::text, null, l.delta, null
    from receipts r join points_ledger l on l.receipt_id = r.id and l.kind in ('return', 'void')
    where :record = 'store' and r.store_id = :id!::uuid and (r.voided_at is not null or r.returned_toman > 0)
    order by l.created_at desc, l.id desc limit :limit!
  )
  union all (
    select 'r' || r.id, r.created_at, r.created_by, null, 'REGISTER', 'event', r.event_id::text, null, null, null
    from registrations r where :record = 'customer' and r.customer_id = :id!::uuid
    order by r.created_at desc, r.id desc limit :limit!
  )
  union all (
    select 'd' || w.draw_id || w.place, d.drawn_at, null, null, 'DRAW_DRAWN', 'draw', w.draw_id::text, null, null, null
    from draw_results w join draws d on d.id = w.draw_id
    where :record = 'customer' and w.customer_id in (select a.id from accounts a) and w.status = 'winner'
      and d.state <> 'voided'
    order by d.drawn_at desc, w.place limit :limit!
  )
)
select e.id as "id!", e.at as "at!", coalesce(u.full_name, k.name) as "actorName", e.actor_role as "actorRole",
  e.action as "action!", e.entity as "entity!", e.entity_id as "entityId",
  coalesce(e.detail, audit_subject(e.entity, e.entity_id)) as subject, e.points, e.changes
from (select * from entries order by at desc, id desc limit :limit!) e
  left join users u on u.id = e.actor_id
  left join api_keys k on k.id = e.actor_id
order by e.at desc, e.id desc;
