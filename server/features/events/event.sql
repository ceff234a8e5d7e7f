/* @name eventsPage */
select e.id, e.name, e.description, e.starts_at as "startDate", e.ends_at as "endDate", e.mode,
  e.is_active as "isActive", e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode",
  n.unused as "unused!", n.claimed as "claimed!", n.invalid as "invalid!", n.participants as "totalParticipants!",
  (select count(*)::int from campaigns c
    where c.event_id = e.id and e.is_active and c.is_active and c.deleted_at is null) as "activeCampaigns!",
  (select count(*) filter (where w.status = 'winner')::int
    from draws d left join draw_results w on w.draw_id = d.id
    where d.event_id = e.id and d.state in ('drawn', 'settled') having count(d.id) > 0) as "winners?"
from events e
  cross join lateral (
    select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,
      coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,
      coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,
      coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants
    from event_counts t where t.event_id = e.id) n
where e.deleted_at is null and (:mode::text is null or e.mode = :mode)
  and (:isActive::boolean is null or e.is_active = :isActive)
  and (:search::text is null or strpos(fold_name(e.name), :search) > 0)
order by e.created_at desc, e.id limit :limit! offset :offset!;

/* @name countEvents */
select count(*)::int as "total!" from events e
where e.deleted_at is null and (:mode::text is null or e.mode = :mode)
  and (:isActive::boolean is null or e.is_active = :isActive)
  and (:search::text is null or strpos(fold_name(e.name), :search) > 0);

/* @name eventStats */
select count(*)::int as "totalEvents!", count(*) filter (where e.is_active)::int as "activeEvents!",
  count(*) filter (where e.mode = 'opening_day')::int as "openingDayEvents!",
  (select coalesce(sum(t.total), 0)::int from event_counts t join events o on o.id = t.event_id
   where t.kind = 'participants' and o.deleted_at is null) as "totalParticipants!"
from events e where e.deleted_at is null;

/* @name findEventRow */
select e.id, e.name, e.description, e.starts_at as "startDate", e.ends_at as "endDate", e.mode,
  e.is_active as "isActive", e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode",
  n.unused as "unused!", n.claimed as "claimed!", n.invalid as "invalid!", n.participants as "totalParticipants!",
  (select count(*)::int from campaigns c
    where c.event_id = e.id and e.is_active and c.is_active and c.deleted_at is null) as "activeCampaigns!",
  (select count(*) filter (where w.status = 'winner')::int
    from draws d left join draw_results w on w.draw_id = d.id
    where d.event_id = e.id and d.state in ('drawn', 'settled') having count(d.id) > 0) as "winners?"
from events e
  cross join lateral (
    select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,
      coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,
      coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,
      coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants
    from event_counts t where t.event_id = e.id) n
where e.id = :id! and e.deleted_at is null;

/* @name addToCount */
insert into event_counts (event_id, kind, slot, total)
select :eventId!, c.key, pg_backend_pid() % 16, c.value::bigint from jsonb_each_text(:changes!::jsonb) c order by c.key
on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total;

/* @name hasClaims */
select r.id from registrations r where r.event_id = :id! and r.code_id is not null limit 1;

/* @name hasFrozenDraw */
select d.id from draws d where d.event_id = :id! and d.state in ('frozen', 'anchored', 'drawn', 'settled') limit 1;
