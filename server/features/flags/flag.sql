/* @name allFlags */
select f.name, f.is_enabled as "isEnabled", f.updated_at as "updatedAt", u.full_name as "updatedBy?"
from feature_flags f left join users u on u.id = f.updated_by order by f.name;

/* @name findFlag */
select f.name, f.is_enabled as "isEnabled", f.updated_at as "updatedAt", u.full_name as "updatedBy?"
from feature_flags f left join users u on u.id = f.updated_by where f.name = :name!;

/* @name flagHistory */
select a.at, u.full_name as "by?", (a.details #>> '{changes,isEnabled,1}')::boolean as "isEnabled!"
from audit_log a left join users u on u.id = a.actor_id
where a.entity = 'feature_flag' and a.entity_id = :name! and a.details #> '{changes,isEnabled}' is not null
order by a.at desc, a.id desc limit :limit!;

/* @name switchFlag */
-- A flag that already has the state stays as it is.
with before as (select o.name, o.is_enabled from feature_flags o where o.name = :name! for update),
switched as (
  update feature_flags f set is_enabled = :isEnabled!, updated_at = now(), updated_by = :userId
  from before b where f.name = b.name and b.is_enabled <> :isEnabled!
)
select b.is_enabled as "wasEnabled!" from before b;
