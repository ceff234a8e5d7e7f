/* @name isImporting */
select j.id from import_jobs j
where j.status in ('checking', 'running') and j.heartbeat_at > now() - interval '20 seconds' limit 1;

/* @name lockIdentifiers */
with recursive person as (
  select :id!::uuid as id
  union
  select c.id from person p join customers c on c.merged_into_id = p.id
)
select c.id, c.phone_number as "phoneNumber", c.national_code as "nationalCode", c.first_name as "firstName",
  c.last_name as "lastName"
from customers c where c.id in (select p.id from person p) and c.erased_at is null order by c.id for update;

/* @name formerIdentifiers */
select e.before->>'phone' as "phoneNumber", null as "nationalCode", e.before->>'first' as "firstName",
  e.before->>'last' as "lastName"
from import_changes e where e.entity_id = any (:ids!::uuid[]::text[]) and e.before is not null;

/* @name isFreezing */
select j.id from draw_freezes j where j.status = 'running' and j.heartbeat_at > now() - interval '20 seconds' limit 1;

/* @name accountsInOpenDraw */
-- The accounts that take part, or into which an account that takes part was merged.
with recursive person as (
  select a.id as account_id, a.id from unnest(:ids!::uuid[]) as a(id)
  union all
  select p.account_id, c.id from person p join customers c on c.merged_into_id = p.id
)
select distinct p.account_id as "id!"
from person p join draw_entries e on e.customer_id = p.id join draws d on d.id = e.draw_id
where d.state in ('frozen', 'anchored', 'drawn');
