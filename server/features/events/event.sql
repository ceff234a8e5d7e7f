/* @name eventsPage */
select
e.id, e.name, e.description, e.starts_at as "startDate", e.ends_at as "endDate", e.mode, e.is_active as "isActive",
e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode",
  jsonb_build_object('unused', n.unused, 'claimed', n.claimed, 'invalid', n.invalid,
    'total', n.unused + n.claimed + n.invalid) as "codes!",
  n.participants as "totalParticipants",
  (select count(*)::int from campaigns c where c.event_id = e.id and c.is_active and c.deleted_at is null) as "activeCampaigns!"
from events e
  cross join lateral (
    select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,
      coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,
      coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,
      coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants
    from event_counts t where t.event_id = e.id) n where e.deleted_at is null order by e.created_at desc, e.id limit :limit! offset :offset!;

/* @name eventStats */
select count(*)::int as "totalEvents!", count(*) filter (where e.is_active)::int as "activeEvents!",
  count(*) filter (where e.mode = 'opening_day')::int as "openingDayEvents!",
  (select coalesce(sum(t.total), 0)::int from event_counts t join events o on o.id = t.event_id
   where t.kind = 'participants' and o.deleted_at is null) as "totalParticipants!"
from events e where e.deleted_at is null;

/* @name findEventRow */
select
e.id, e.name, e.description, e.starts_at as "startDate", e.ends_at as "endDate", e.mode, e.is_active as "isActive",
e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode",
  jsonb_build_object('unused', n.unused, 'claimed', n.claimed, 'invalid', n.invalid,
    'total', n.unused + n.claimed + n.invalid) as "codes!",
  n.participants as "totalParticipants",
  (select count(*)::int from campaigns c where c.event_id = e.id and c.is_active and c.deleted_at is null) as "activeCampaigns!"
from events e
  cross join lateral (
    select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,
      coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,
      coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,
      coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants
    from event_counts t where t.event_id = e.id) n where e.id = :id! and e.deleted_at is null;

/* @name lockEventForShare */
select e.id, e.name, e.starts_at as "startsAt", e.ends_at as "endsAt", e.mode, e.is_active as "isActive",
  e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode"
from events e where e.id = :id! and e.deleted_at is null for share;

/* @name lockEventForUpdate */
select e.id, e.name, e.starts_at as "startsAt", e.ends_at as "endsAt", e.mode, e.is_active as "isActive",
  e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode"
from events e where e.id = :id! and e.deleted_at is null for update;

/* @name publicEvents */
select o.*, e.description from (
select e.id, e.name, e.starts_at as "startsAt", e.ends_at as "endsAt", e.mode, e.is_active as "isActive",
  e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode"
from events e) o join events e on e.id = o.id
   where o.mode = 'opening_day' and o."isActive" and o."endsAt" > :now! and e.deleted_at is null
   order by o."startsAt" > :now!, o."startsAt", o.id;

/* @name deleteEventRow */
update events e set deleted_at = :at!, is_active = false where e.id = :id!;

/* @name hasClaims */
select 1 from registrations r where r.event_id = :id! and r.code_id is not null limit 1;

/* @name addToCount */
insert into event_counts (event_id, kind, slot, total)
select :eventId!, c.key, pg_backend_pid() % 16, c.value::bigint from jsonb_each_text(:JSON!::jsonb) c order by c.key
on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total;
