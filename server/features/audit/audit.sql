/* @name insertReadAudits */
insert into audit_log (actor_id, actor_role, action, entity, entity_id, details, ip, request_id)
select e."actorId", e."actorRole", e.action, e.entity, e."entityId", e.details, e.ip, e."requestId"
from jsonb_to_recordset(:entries!::jsonb) as e("actorId" uuid, "actorRole" text, action text, entity text,
  "entityId" text, details jsonb, ip text, "requestId" text)
where set_config('synchronous_commit', 'off', true) = 'off';

/* @name createAuditPartitions */
select create_audit_partitions(:months!);

/* @name auditPage */
-- Names are read only for the entries of the page.
-- Custom plans remove the conditions whose parameter is null.
select p.id, p.at, p.actor_id as "actorId", coalesce(u.full_name, k.name) as "actorName",
  p.actor_role as "actorRole", p.action, p.entity, p.entity_id as "entityId",
  audit_subject(p.entity, p.entity_id) as subject,
  p.details, p.ip, p.request_id as "requestId"
from (
  select a.id, a.at, a.actor_id, a.actor_role, a.action, a.entity, a.entity_id, a.details, a.ip, a.request_id
  from audit_log a where (:actorId::uuid is null or a.actor_id = :actorId)
and (:action::text is null or a.action = :action)
and (:entity::text is null or a.entity = :entity)
and (:entityId::text is null or a.entity_id = :entityId)
and (:since::timestamptz is null or a.at >= :since)
and (:until::timestamptz is null or a.at < :until) order by a.at desc, a.id desc limit :limit! offset :offset!
) p
  left join users u on u.id = p.actor_id
  left join api_keys k on k.id = p.actor_id
order by p.at desc, p.id desc;

/* @name countAudit */
select count(*)::int as "entries!" from (select 1 from audit_log a where (:actorId::uuid is null or a.actor_id = :actorId)
and (:action::text is null or a.action = :action)
and (:entity::text is null or a.entity = :entity)
and (:entityId::text is null or a.entity_id = :entityId)
and (:since::timestamptz is null or a.at >= :since)
and (:until::timestamptz is null or a.at < :until) limit :countTo!) counted;
