/* @name activityPage */
-- Entries by and about the user, each by its own index; union removes duplicates.
select a.id::text as "id!", a.at, coalesce(u.full_name, k.name) as "actorName", a.actor_role as "actorRole", a.action,
  a.entity, a.entity_id as "entityId", audit_subject(a.entity, a.entity_id) as subject, a.ip
from (
  select o.id, o.at from (
    (select a.id, a.at from audit_log a where a.actor_id = :userId! order by a.at desc, a.id desc limit :last!)
    union (
      select a.id, a.at from audit_log a
      where a.entity = 'user' and a.entity_id = :userId!::uuid::text order by a.at desc, a.id desc limit :last!
    )
  ) o order by o.at desc, o.id desc limit :limit! offset :offset!
) page
  join audit_log a on a.id = page.id and a.at = page.at
  left join users u on u.id = a.actor_id
  left join api_keys k on k.id = a.actor_id
order by a.at desc, a.id desc;

/* @name countActivity */
select count(*)::int as "entries!" from (
  select o.id from (
    (select a.id from audit_log a where a.actor_id = :userId! order by a.at desc, a.id desc limit :max!)
    union (
      select a.id from audit_log a
      where a.entity = 'user' and a.entity_id = :userId!::uuid::text order by a.at desc, a.id desc limit :max!
    )
  ) o limit :max!
) counted;
