/* @name recordersOf */
select r.id, coalesce(r.created_by, (
  select a.actor_id from audit_log a
  where a.entity = 'receipt' and a.entity_id = r.id::text and a.action = 'CREATE'
  order by a.at, a.id limit 1)) as recorder
from receipts r where r.id = any(:ids!::uuid[]);
