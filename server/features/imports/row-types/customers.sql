/* @name markDuplicateCustomers */
-- Of several rows with one national code or phone number, the first counts.
with numbered as (
  select r.row_number as n,
    row_number() over (partition by r.data->>'nationalCode' order by r.row_number) > 1 as code_twice,
    row_number() over (partition by r.data->>'phoneNumber' order by r.row_number) > 1 as phone_twice
  from import_rows r where r.job_id = :jobId! and r.outcome = 'new'
)
update import_rows r set outcome = 'duplicate', problem_code = 'ROW_DUPLICATE', is_classified = true,
  problem_column = case when t.code_twice then 'national_code' else 'phone_number' end
from numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.code_twice or t.phone_twice);

/* @name markKnownCustomers */
-- The national code identifies the customer, then the phone number. A closed account is a bad row.
with matched as (
  select r.row_number as n, c.id is not null as is_known, p.id is not null as is_taken,
    (c.phone_number, c.first_name, c.last_name) is not distinct from
      (r.data->>'phoneNumber', coalesce(r.data->>'firstName', c.first_name), coalesce(r.data->>'lastName', c.last_name))
      as is_same,
    exists (
    select 1 from customers d where d.national_code = r.data->>'nationalCode' and d.deleted_at is not null) as is_closed
  from import_rows r
    left join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null
    left join customers p on p.phone_number = r.data->>'phoneNumber' and p.deleted_at is null
      and p.national_code <> r.data->>'nationalCode'
  where r.job_id = :jobId! and r.outcome = 'new'
)
update import_rows r set is_classified = true,
  outcome = case when j.is_known and not j.is_taken and :updateExisting!::boolean then
      case when j.is_same then 'unchanged' else 'updated' end
    when j.is_known or j.is_taken then 'duplicate' else 'bad' end,
  problem_code = case when j.is_taken then 'PHONE_TAKEN' when j.is_known and :updateExisting!::boolean then null
    when j.is_known then 'CUSTOMER_EXISTS' else 'CUSTOMER_DELETED' end,
  problem_column = case when j.is_taken then 'phone_number' when j.is_known and :updateExisting!::boolean then null
    else 'national_code' end
from matched j where r.job_id = :jobId! and r.row_number = j.n and (j.is_known or j.is_taken or j.is_closed);

/* @name lockUpdatedCustomers */
select c.id from customers c
where c.deleted_at is null and c.national_code in (
  select r.data->>'nationalCode' from import_rows r where r.job_id = :jobId! and r.outcome = 'updated')
order by c.id for no key update;

/* @name changedPhones */
select r.row_number as number, c.id as "customerId"
from import_rows r join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null
where r.job_id = :jobId! and r.outcome = 'updated' and c.phone_number is distinct from r.data->>'phoneNumber';

/* @name addCustomers */
with fresh as materialized (
  select r.row_number as n, f.* from import_rows r, jsonb_to_record(r.data) as f(id uuid, "nationalCode" text,
    "phoneNumber" text, "firstName" text, "lastName" text, "createdAt" timestamptz)
  where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'new'
), added as (
  insert into customers (id, national_code, phone_number, first_name, last_name, created_at, updated_at)
  select f.id, f."nationalCode", f."phoneNumber", f."firstName", f."lastName", coalesce(f."createdAt", :now!), :now!
  from fresh f order by f."nationalCode" on conflict do nothing returning id
), noted as (
  insert into import_changes (job_id, entity_id) select :jobId!, a.id::text from added a
)
update import_rows r set outcome = 'duplicate', problem_code = 'CUSTOMER_EXISTS', problem_column = 'national_code',
  is_classified = true
from fresh f where r.job_id = :jobId! and r.row_number = f.n and not exists (select 1 from added a where a.id = f.id);

/* @name updateCustomers */
with wanted as materialized (
  select c.id, c.phone_number, c.first_name, c.last_name, c.updated_at, f."phoneNumber" as phone,
    coalesce(f."firstName", c.first_name) as first, coalesce(f."lastName", c.last_name) as last
  from import_rows r
    cross join lateral jsonb_to_record(r.data) as f("nationalCode" text, "phoneNumber" text, "firstName" text,
      "lastName" text)
    join customers c on c.national_code = f."nationalCode" and c.deleted_at is null
  where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'updated'
    and (c.phone_number, c.first_name, c.last_name) is distinct from
      (f."phoneNumber", coalesce(f."firstName", c.first_name), coalesce(f."lastName", c.last_name))
  order by c.id for no key update of c
), noted as (
  insert into import_changes (job_id, entity_id, before)
  select :jobId!, w.id::text, jsonb_build_object('phone', w.phone_number, 'first', w.first_name, 'last', w.last_name,
    'at', w.updated_at)
  from wanted w
), audited as (
  insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, details, ip, request_id)
  select :now!, :actorId::uuid, :actorRole, 'UPDATE', 'customer', w.id::text, 
    jsonb_build_object('import', :jobId!::uuid::text, 'fields',
    concat_ws(', ', case when w.phone <> w.phone_number then 'phone_number' end,
      case when w.first is distinct from w.first_name then 'first_name' end,
      case when w.last is distinct from w.last_name then 'last_name' end)), :ip!, :requestId!
  from wanted w
)
update customers c set phone_number = w.phone, first_name = w.first, last_name = w.last, updated_at = :now!
from wanted w where c.id = w.id;

/* @name lockImportedCustomers */
select c.id from customers c
where c.id in (select e.entity_id::uuid from import_changes e where e.job_id = :jobId!) order by c.id for update;

/* @name countUsedCustomers */
select count(*)::int as "used!"
from import_changes e join import_jobs j on j.id = e.job_id left join customers c on c.id = e.entity_id::uuid
where e.job_id = :jobId! and (
  c.id is null or c.deleted_at is not null
  -- A customer changed by anything else has another updated_at.
  or c.updated_at <> j.stored_at
  or exists (
    select 1 from customers o where o.phone_number = e.before->>'phone' and o.deleted_at is null and o.id <> c.id)
  -- Notes and tags do not change updated_at; their audit entries must keep their customer.
  or (e.before is null and (c.total_receipts <> 0 or exists (select 1 from points_ledger p where p.customer_id = c.id)
    or exists (select 1 from lottery_codes k where k.customer_id = c.id)
    or exists (select 1 from participants p where p.customer_id = c.id)
    or exists (select 1 from draw_exclusions x where x.customer_id = c.id)
    or exists (
      select 1 from audit_log a
      -- The day prunes partitions; clocks of servers differ.
      where a.entity = 'customer' and a.entity_id = c.id::text and a.at > j.stored_at - interval '1 day'
        and a.action <> 'LOOKUP')
    or exists (select 1 from customers m where m.merged_into_id = c.id))));

/* @name restoredPhones */
select c.id from import_changes e join customers c on c.id = e.entity_id::uuid
where e.job_id = :jobId! and e.before is not null and c.phone_number is distinct from e.before->>'phone';

/* @name deleteAddedCustomers */
delete from customers c using import_changes e
where e.job_id = :jobId! and e.before is null and c.id = e.entity_id::uuid;

/* @name restoreCustomers */
update customers c set phone_number = e.before->>'phone', first_name = e.before->>'first',
  last_name = e.before->>'last', updated_at = :now!
from import_changes e where e.job_id = :jobId! and e.before is not null and c.id = e.entity_id::uuid;
