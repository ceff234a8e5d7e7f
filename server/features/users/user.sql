/* @name countUsers */
select count(*)::int as "users!" from users u where
  u.deleted_at is null
  and (:search::text is null or strpos(u.username_key, :search) > 0 or strpos(lower(u.full_name), :search) > 0
    or strpos(lower(u.email), :search) > 0)
  and (:role::text is null or u.role = :role)
  and (:isActive::boolean is null or u.is_active = :isActive);

/* @name lockManagers */
select u.id from users u where u.role = any(:roles!) and u.is_active and u.deleted_at is null
order by u.id for no key update;

/* @name deleteRecoveryCodes */
delete from recovery_codes r where r.user_id = :userId!;

/* @name activityPage */
select a.id::text, a.at, coalesce(u.full_name, k.name) as "actorName", a.actor_role as "actorRole?", a.action,
     a.entity, a.entity_id as "entityId?", a.ip
   from (select o.id from (
(select a.id from audit_log a where a.actor_id = :userId! order by a.id desc limit :limit!)
union (select a.id from audit_log a where a.entity = 'user' and a.entity_id = :userId!::text order by a.id desc limit :limit!)) o order by o.id desc limit :limit2! offset :offset!) page
     join audit_log a on a.id = page.id
     left join users u on u.id = a.actor_id left join api_keys k on k.id = a.actor_id
   order by a.id desc;

/* @name countActivity */
select count(*)::int as "entries!" from (select o.id from (
(select a.id from audit_log a where a.actor_id = :userId! order by a.id desc limit :max!)
union (select a.id from audit_log a where a.entity = 'user' and a.entity_id = :userId!::text order by a.id desc limit :max!)) o limit :max!) counted;
