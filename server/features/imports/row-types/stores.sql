/* @name classifyStores */
with numbered as (
  select r.row_number as n, s.id is not null as is_known,
    row_number() over (partition by r.data->>'nameKey' order by r.row_number) > 1 as is_duplicate
  from import_rows r left join stores s on s.name_key = r.data->>'nameKey' and s.deleted_at is null
  where r.job_id = :jobId! and r.outcome = 'new'
)
update import_rows r set outcome = 'duplicate', is_classified = true, problem_column = 'store_name',
  problem_code = case when t.is_duplicate then 'ROW_DUPLICATE' else 'STORE_NAME_TAKEN' end
from numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.is_duplicate or t.is_known);

/* @name addStores */
with fresh as materialized (
  select r.row_number as n, f.* from import_rows r, jsonb_to_record(r.data) as f(id uuid, "storeName" text,
    "nameKey" text, "storeType" smallint, "managerName" text, "phoneNumber" text, address text, description text,
    "isActive" boolean)
  where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'new'
), added as (
  insert into stores (id, store_name, name_key, store_type, manager_name, phone_number, address, description,
    is_active, deactivated_at, created_at, updated_at)
  select f.id, f."storeName", f."nameKey", f."storeType", f."managerName", f."phoneNumber", f.address, f.description,
    f."isActive", case when f."isActive" then null else :now!::timestamptz end, :now!, :now!
  from fresh f order by f."nameKey" on conflict do nothing returning id
), noted as (
  insert into import_changes (job_id, entity_id) select :jobId!, a.id::text from added a
)
update import_rows r set outcome = 'duplicate', problem_code = 'STORE_NAME_TAKEN', problem_column = 'store_name',
  is_classified = true
from fresh f where r.job_id = :jobId! and r.row_number = f.n and not exists (select 1 from added a where a.id = f.id);

/* @name countUsedStores */
select count(*)::int as "used!"
from import_changes e join import_jobs j on j.id = e.job_id left join stores s on s.id = e.entity_id::uuid
where e.job_id = :jobId! and (s.id is null or s.deleted_at is not null or s.updated_at <> j.stored_at
  or exists (select 1 from receipts r where r.store_id = s.id));

/* @name revertStores */
delete from stores s using import_changes e where e.job_id = :jobId! and s.id = e.entity_id::uuid;
