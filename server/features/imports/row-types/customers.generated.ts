/** Types generated for queries found in "server/features/imports/row-types/customers.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'MarkDuplicateCustomers' parameters type */
export interface MarkDuplicateCustomersParams {
  jobId: string;
}

/** 'MarkDuplicateCustomers' return type */
export type MarkDuplicateCustomersResult = void;

/** 'MarkDuplicateCustomers' query type */
export interface MarkDuplicateCustomersQuery {
  params: MarkDuplicateCustomersParams;
  result: MarkDuplicateCustomersResult;
}

const markDuplicateCustomersIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":365,"b":371},{"a":619,"b":625}]}],"statement":"-- Of several rows with one national code or phone number, the first counts.\nwith numbered as (\n  select r.row_number as n,\n    row_number() over (partition by r.data->>'nationalCode' order by r.row_number) > 1 as code_twice,\n    row_number() over (partition by r.data->>'phoneNumber' order by r.row_number) > 1 as phone_twice\n  from import_rows r where r.job_id = :jobId! and r.outcome = 'new'\n)\nupdate import_rows r set outcome = 'duplicate', problem_code = 'ROW_DUPLICATE', is_classified = true,\n  problem_column = case when t.code_twice then 'national_code' else 'phone_number' end\nfrom numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.code_twice or t.phone_twice)"};

/**
 * Query generated from SQL:
 * ```
 * -- Of several rows with one national code or phone number, the first counts.
 * with numbered as (
 *   select r.row_number as n,
 *     row_number() over (partition by r.data->>'nationalCode' order by r.row_number) > 1 as code_twice,
 *     row_number() over (partition by r.data->>'phoneNumber' order by r.row_number) > 1 as phone_twice
 *   from import_rows r where r.job_id = :jobId! and r.outcome = 'new'
 * )
 * update import_rows r set outcome = 'duplicate', problem_code = 'ROW_DUPLICATE', is_classified = true,
 *   problem_column = case when t.code_twice then 'national_code' else 'phone_number' end
 * from numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.code_twice or t.phone_twice)
 * ```
 */
export const markDuplicateCustomers = new PreparedQuery<MarkDuplicateCustomersParams,MarkDuplicateCustomersResult>(markDuplicateCustomersIR);


/** 'MarkKnownCustomers' parameters type */
export interface MarkKnownCustomersParams {
  jobId: string;
  updateExisting: boolean;
}

/** 'MarkKnownCustomers' return type */
export type MarkKnownCustomersResult = void;

/** 'MarkKnownCustomers' query type */
export interface MarkKnownCustomersQuery {
  params: MarkKnownCustomersParams;
  result: MarkKnownCustomersResult;
}

const markKnownCustomersIR: any = {"usedParamSet":{"jobId":true,"updateExisting":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":831,"b":837},{"a":1488,"b":1494}]},{"name":"updateExisting","required":true,"transform":{"type":"scalar"},"locs":[{"a":966,"b":981},{"a":1203,"b":1218},{"a":1391,"b":1406}]}],"statement":"-- The national code identifies the customer, then the phone number. A closed account is a bad row.\nwith matched as (\n  select r.row_number as n, c.id is not null as is_known, p.id is not null as is_taken,\n    (c.phone_number, c.first_name, c.last_name) is not distinct from\n      (r.data->>'phoneNumber', coalesce(r.data->>'firstName', c.first_name), coalesce(r.data->>'lastName', c.last_name))\n      as is_same,\n    exists (\n    select 1 from customers d where d.national_code = r.data->>'nationalCode' and d.deleted_at is not null) as is_closed\n  from import_rows r\n    left join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null\n    left join customers p on p.phone_number = r.data->>'phoneNumber' and p.deleted_at is null\n      and p.national_code <> r.data->>'nationalCode'\n  where r.job_id = :jobId! and r.outcome = 'new'\n)\nupdate import_rows r set is_classified = true,\n  outcome = case when j.is_known and not j.is_taken and :updateExisting!::boolean then\n      case when j.is_same then 'unchanged' else 'updated' end\n    when j.is_known or j.is_taken then 'duplicate' else 'bad' end,\n  problem_code = case when j.is_taken then 'PHONE_TAKEN' when j.is_known and :updateExisting!::boolean then null\n    when j.is_known then 'CUSTOMER_EXISTS' else 'CUSTOMER_DELETED' end,\n  problem_column = case when j.is_taken then 'phone_number' when j.is_known and :updateExisting!::boolean then null\n    else 'national_code' end\nfrom matched j where r.job_id = :jobId! and r.row_number = j.n and (j.is_known or j.is_taken or j.is_closed)"};

/**
 * Query generated from SQL:
 * ```
 * -- The national code identifies the customer, then the phone number. A closed account is a bad row.
 * with matched as (
 *   select r.row_number as n, c.id is not null as is_known, p.id is not null as is_taken,
 *     (c.phone_number, c.first_name, c.last_name) is not distinct from
 *       (r.data->>'phoneNumber', coalesce(r.data->>'firstName', c.first_name), coalesce(r.data->>'lastName', c.last_name))
 *       as is_same,
 *     exists (
 *     select 1 from customers d where d.national_code = r.data->>'nationalCode' and d.deleted_at is not null) as is_closed
 *   from import_rows r
 *     left join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null
 *     left join customers p on p.phone_number = r.data->>'phoneNumber' and p.deleted_at is null
 *       and p.national_code <> r.data->>'nationalCode'
 *   where r.job_id = :jobId! and r.outcome = 'new'
 * )
 * update import_rows r set is_classified = true,
 *   outcome = case when j.is_known and not j.is_taken and :updateExisting!::boolean then
 *       case when j.is_same then 'unchanged' else 'updated' end
 *     when j.is_known or j.is_taken then 'duplicate' else 'bad' end,
 *   problem_code = case when j.is_taken then 'PHONE_TAKEN' when j.is_known and :updateExisting!::boolean then null
 *     when j.is_known then 'CUSTOMER_EXISTS' else 'CUSTOMER_DELETED' end,
 *   problem_column = case when j.is_taken then 'phone_number' when j.is_known and :updateExisting!::boolean then null
 *     else 'national_code' end
 * from matched j where r.job_id = :jobId! and r.row_number = j.n and (j.is_known or j.is_taken or j.is_closed)
 * ```
 */
export const markKnownCustomers = new PreparedQuery<MarkKnownCustomersParams,MarkKnownCustomersResult>(markKnownCustomersIR);


/** 'LockUpdatedCustomers' parameters type */
export interface LockUpdatedCustomersParams {
  jobId: string;
}

/** 'LockUpdatedCustomers' return type */
export interface LockUpdatedCustomersResult {
  id: string;
}

/** 'LockUpdatedCustomers' query type */
export interface LockUpdatedCustomersQuery {
  params: LockUpdatedCustomersParams;
  result: LockUpdatedCustomersResult;
}

const lockUpdatedCustomersIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":150,"b":156}]}],"statement":"select c.id from customers c\nwhere c.deleted_at is null and c.national_code in (\n  select r.data->>'nationalCode' from import_rows r where r.job_id = :jobId! and r.outcome = 'updated')\norder by c.id for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select c.id from customers c
 * where c.deleted_at is null and c.national_code in (
 *   select r.data->>'nationalCode' from import_rows r where r.job_id = :jobId! and r.outcome = 'updated')
 * order by c.id for no key update
 * ```
 */
export const lockUpdatedCustomers = new PreparedQuery<LockUpdatedCustomersParams,LockUpdatedCustomersResult>(lockUpdatedCustomersIR);


/** 'ChangedPhones' parameters type */
export interface ChangedPhonesParams {
  jobId: string;
}

/** 'ChangedPhones' return type */
export interface ChangedPhonesResult {
  customerId: string;
  number: number;
}

/** 'ChangedPhones' query type */
export interface ChangedPhonesQuery {
  params: ChangedPhonesParams;
  result: ChangedPhonesResult;
}

const changedPhonesIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":175,"b":181}]}],"statement":"select r.row_number as number, c.id as \"customerId\"\nfrom import_rows r join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null\nwhere r.job_id = :jobId! and r.outcome = 'updated' and c.phone_number is distinct from r.data->>'phoneNumber'"};

/**
 * Query generated from SQL:
 * ```
 * select r.row_number as number, c.id as "customerId"
 * from import_rows r join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null
 * where r.job_id = :jobId! and r.outcome = 'updated' and c.phone_number is distinct from r.data->>'phoneNumber'
 * ```
 */
export const changedPhones = new PreparedQuery<ChangedPhonesParams,ChangedPhonesResult>(changedPhonesIR);


/** 'AddCustomers' parameters type */
export interface AddCustomersParams {
  from: number;
  jobId: string;
  now: Date;
  to: number;
}

/** 'AddCustomers' return type */
export type AddCustomersResult = void;

/** 'AddCustomers' query type */
export interface AddCustomersQuery {
  params: AddCustomersParams;
  result: AddCustomersResult;
}

const addCustomersIR: any = {"usedParamSet":{"jobId":true,"from":true,"to":true,"now":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":243,"b":249},{"a":697,"b":703},{"a":901,"b":907}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":276,"b":281}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":287,"b":290}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":536,"b":540},{"a":544,"b":548}]}],"statement":"with fresh as materialized (\n  select r.row_number as n, f.* from import_rows r, jsonb_to_record(r.data) as f(id uuid, \"nationalCode\" text,\n    \"phoneNumber\" text, \"firstName\" text, \"lastName\" text, \"createdAt\" timestamptz)\n  where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'new'\n), added as (\n  insert into customers (id, national_code, phone_number, first_name, last_name, created_at, updated_at)\n  select f.id, f.\"nationalCode\", f.\"phoneNumber\", f.\"firstName\", f.\"lastName\", coalesce(f.\"createdAt\", :now!), :now!\n  from fresh f order by f.\"nationalCode\" on conflict do nothing returning id\n), noted as (\n  insert into import_changes (job_id, entity_id) select :jobId!, a.id::text from added a\n)\nupdate import_rows r set outcome = 'duplicate', problem_code = 'CUSTOMER_EXISTS', problem_column = 'national_code',\n  is_classified = true\nfrom fresh f where r.job_id = :jobId! and r.row_number = f.n and not exists (select 1 from added a where a.id = f.id)"};

/**
 * Query generated from SQL:
 * ```
 * with fresh as materialized (
 *   select r.row_number as n, f.* from import_rows r, jsonb_to_record(r.data) as f(id uuid, "nationalCode" text,
 *     "phoneNumber" text, "firstName" text, "lastName" text, "createdAt" timestamptz)
 *   where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'new'
 * ), added as (
 *   insert into customers (id, national_code, phone_number, first_name, last_name, created_at, updated_at)
 *   select f.id, f."nationalCode", f."phoneNumber", f."firstName", f."lastName", coalesce(f."createdAt", :now!), :now!
 *   from fresh f order by f."nationalCode" on conflict do nothing returning id
 * ), noted as (
 *   insert into import_changes (job_id, entity_id) select :jobId!, a.id::text from added a
 * )
 * update import_rows r set outcome = 'duplicate', problem_code = 'CUSTOMER_EXISTS', problem_column = 'national_code',
 *   is_classified = true
 * from fresh f where r.job_id = :jobId! and r.row_number = f.n and not exists (select 1 from added a where a.id = f.id)
 * ```
 */
export const addCustomers = new PreparedQuery<AddCustomersParams,AddCustomersResult>(addCustomersIR);


/** 'UpdateCustomers' parameters type */
export interface UpdateCustomersParams {
  actorId?: string | null | void;
  actorRole?: string | null | void;
  from: number;
  ip: string;
  jobId: string;
  now: Date;
  requestId: string;
  to: number;
}

/** 'UpdateCustomers' return type */
export type UpdateCustomersResult = void;

/** 'UpdateCustomers' query type */
export interface UpdateCustomersQuery {
  params: UpdateCustomersParams;
  result: UpdateCustomersResult;
}

const updateCustomersIR: any = {"usedParamSet":{"jobId":true,"from":true,"to":true,"now":true,"actorId":true,"actorRole":true,"ip":true,"requestId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":482,"b":488},{"a":845,"b":851},{"a":1225,"b":1231}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":515,"b":520}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":526,"b":529}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":1122,"b":1126},{"a":1628,"b":1632}]},{"name":"actorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1129,"b":1136}]},{"name":"actorRole","required":false,"transform":{"type":"scalar"},"locs":[{"a":1145,"b":1154}]},{"name":"ip","required":true,"transform":{"type":"scalar"},"locs":[{"a":1490,"b":1493}]},{"name":"requestId","required":true,"transform":{"type":"scalar"},"locs":[{"a":1496,"b":1506}]}],"statement":"with wanted as materialized (\n  select c.id, c.phone_number, c.first_name, c.last_name, c.updated_at, f.\"phoneNumber\" as phone,\n    coalesce(f.\"firstName\", c.first_name) as first, coalesce(f.\"lastName\", c.last_name) as last\n  from import_rows r\n    cross join lateral jsonb_to_record(r.data) as f(\"nationalCode\" text, \"phoneNumber\" text, \"firstName\" text,\n      \"lastName\" text)\n    join customers c on c.national_code = f.\"nationalCode\" and c.deleted_at is null\n  where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'updated'\n    and (c.phone_number, c.first_name, c.last_name) is distinct from\n      (f.\"phoneNumber\", coalesce(f.\"firstName\", c.first_name), coalesce(f.\"lastName\", c.last_name))\n  order by c.id for no key update of c\n), noted as (\n  insert into import_changes (job_id, entity_id, before)\n  select :jobId!, w.id::text, jsonb_build_object('phone', w.phone_number, 'first', w.first_name, 'last', w.last_name,\n    'at', w.updated_at)\n  from wanted w\n), audited as (\n  insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, details, ip, request_id)\n  select :now!, :actorId::uuid, :actorRole, 'UPDATE', 'customer', w.id::text, \n    jsonb_build_object('import', :jobId!::uuid::text, 'fields',\n    concat_ws(', ', case when w.phone <> w.phone_number then 'phone_number' end,\n      case when w.first is distinct from w.first_name then 'first_name' end,\n      case when w.last is distinct from w.last_name then 'last_name' end)), :ip!, :requestId!\n  from wanted w\n)\nupdate customers c set phone_number = w.phone, first_name = w.first, last_name = w.last, updated_at = :now!\nfrom wanted w where c.id = w.id"};

/**
 * Query generated from SQL:
 * ```
 * with wanted as materialized (
 *   select c.id, c.phone_number, c.first_name, c.last_name, c.updated_at, f."phoneNumber" as phone,
 *     coalesce(f."firstName", c.first_name) as first, coalesce(f."lastName", c.last_name) as last
 *   from import_rows r
 *     cross join lateral jsonb_to_record(r.data) as f("nationalCode" text, "phoneNumber" text, "firstName" text,
 *       "lastName" text)
 *     join customers c on c.national_code = f."nationalCode" and c.deleted_at is null
 *   where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'updated'
 *     and (c.phone_number, c.first_name, c.last_name) is distinct from
 *       (f."phoneNumber", coalesce(f."firstName", c.first_name), coalesce(f."lastName", c.last_name))
 *   order by c.id for no key update of c
 * ), noted as (
 *   insert into import_changes (job_id, entity_id, before)
 *   select :jobId!, w.id::text, jsonb_build_object('phone', w.phone_number, 'first', w.first_name, 'last', w.last_name,
 *     'at', w.updated_at)
 *   from wanted w
 * ), audited as (
 *   insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, details, ip, request_id)
 *   select :now!, :actorId::uuid, :actorRole, 'UPDATE', 'customer', w.id::text, 
 *     jsonb_build_object('import', :jobId!::uuid::text, 'fields',
 *     concat_ws(', ', case when w.phone <> w.phone_number then 'phone_number' end,
 *       case when w.first is distinct from w.first_name then 'first_name' end,
 *       case when w.last is distinct from w.last_name then 'last_name' end)), :ip!, :requestId!
 *   from wanted w
 * )
 * update customers c set phone_number = w.phone, first_name = w.first, last_name = w.last, updated_at = :now!
 * from wanted w where c.id = w.id
 * ```
 */
export const updateCustomers = new PreparedQuery<UpdateCustomersParams,UpdateCustomersResult>(updateCustomersIR);


/** 'LockImportedCustomers' parameters type */
export interface LockImportedCustomersParams {
  jobId: string;
}

/** 'LockImportedCustomers' return type */
export interface LockImportedCustomersResult {
  id: string;
}

/** 'LockImportedCustomers' query type */
export interface LockImportedCustomersQuery {
  params: LockImportedCustomersParams;
  result: LockImportedCustomersResult;
}

const lockImportedCustomersIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":114}]}],"statement":"select c.id from customers c\nwhere c.id in (select e.entity_id::uuid from import_changes e where e.job_id = :jobId!) order by c.id for update"};

/**
 * Query generated from SQL:
 * ```
 * select c.id from customers c
 * where c.id in (select e.entity_id::uuid from import_changes e where e.job_id = :jobId!) order by c.id for update
 * ```
 */
export const lockImportedCustomers = new PreparedQuery<LockImportedCustomersParams,LockImportedCustomersResult>(lockImportedCustomersIR);


/** 'CountUsedCustomers' parameters type */
export interface CountUsedCustomersParams {
  jobId: string;
}

/** 'CountUsedCustomers' return type */
export interface CountUsedCustomersResult {
  used: number;
}

/** 'CountUsedCustomers' query type */
export interface CountUsedCustomersQuery {
  params: CountUsedCustomersParams;
  result: CountUsedCustomersResult;
}

const countUsedCustomersIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":165}]}],"statement":"select count(*)::int as \"used!\"\nfrom import_changes e join import_jobs j on j.id = e.job_id left join customers c on c.id = e.entity_id::uuid\nwhere e.job_id = :jobId! and (\n  c.id is null or c.deleted_at is not null\n  -- A customer changed by anything else has another updated_at.\n  or c.updated_at <> j.stored_at\n  or exists (\n    select 1 from customers o where o.phone_number = e.before->>'phone' and o.deleted_at is null and o.id <> c.id)\n  -- Notes and tags do not change updated_at; their audit entries must keep their customer.\n  or (e.before is null and (c.total_receipts <> 0 or exists (select 1 from points_ledger p where p.customer_id = c.id)\n    or exists (select 1 from lottery_codes k where k.customer_id = c.id)\n    or exists (select 1 from participants p where p.customer_id = c.id)\n    or exists (select 1 from draw_exclusions x where x.customer_id = c.id)\n    or exists (\n      select 1 from audit_log a\n      -- The day prunes partitions; clocks of servers differ.\n      where a.entity = 'customer' and a.entity_id = c.id::text and a.at > j.stored_at - interval '1 day'\n        and a.action <> 'LOOKUP')\n    or exists (select 1 from customers m where m.merged_into_id = c.id))))"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "used!"
 * from import_changes e join import_jobs j on j.id = e.job_id left join customers c on c.id = e.entity_id::uuid
 * where e.job_id = :jobId! and (
 *   c.id is null or c.deleted_at is not null
 *   -- A customer changed by anything else has another updated_at.
 *   or c.updated_at <> j.stored_at
 *   or exists (
 *     select 1 from customers o where o.phone_number = e.before->>'phone' and o.deleted_at is null and o.id <> c.id)
 *   -- Notes and tags do not change updated_at; their audit entries must keep their customer.
 *   or (e.before is null and (c.total_receipts <> 0 or exists (select 1 from points_ledger p where p.customer_id = c.id)
 *     or exists (select 1 from lottery_codes k where k.customer_id = c.id)
 *     or exists (select 1 from participants p where p.customer_id = c.id)
 *     or exists (select 1 from draw_exclusions x where x.customer_id = c.id)
 *     or exists (
 *       select 1 from audit_log a
 *       -- The day prunes partitions; clocks of servers differ.
 *       where a.entity = 'customer' and a.entity_id = c.id::text and a.at > j.stored_at - interval '1 day'
 *         and a.action <> 'LOOKUP')
 *     or exists (select 1 from customers m where m.merged_into_id = c.id))))
 * ```
 */
export const countUsedCustomers = new PreparedQuery<CountUsedCustomersParams,CountUsedCustomersResult>(countUsedCustomersIR);


/** 'RestoredPhones' parameters type */
export interface RestoredPhonesParams {
  jobId: string;
}

/** 'RestoredPhones' return type */
export interface RestoredPhonesResult {
  id: string;
}

/** 'RestoredPhones' query type */
export interface RestoredPhonesQuery {
  params: RestoredPhonesParams;
  result: RestoredPhonesResult;
}

const restoredPhonesIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":102}]}],"statement":"select c.id from import_changes e join customers c on c.id = e.entity_id::uuid\nwhere e.job_id = :jobId! and e.before is not null and c.phone_number is distinct from e.before->>'phone'"};

/**
 * Query generated from SQL:
 * ```
 * select c.id from import_changes e join customers c on c.id = e.entity_id::uuid
 * where e.job_id = :jobId! and e.before is not null and c.phone_number is distinct from e.before->>'phone'
 * ```
 */
export const restoredPhones = new PreparedQuery<RestoredPhonesParams,RestoredPhonesResult>(restoredPhonesIR);


/** 'DeleteAddedCustomers' parameters type */
export interface DeleteAddedCustomersParams {
  jobId: string;
}

/** 'DeleteAddedCustomers' return type */
export type DeleteAddedCustomersResult = void;

/** 'DeleteAddedCustomers' query type */
export interface DeleteAddedCustomersQuery {
  params: DeleteAddedCustomersParams;
  result: DeleteAddedCustomersResult;
}

const deleteAddedCustomersIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":70}]}],"statement":"delete from customers c using import_changes e\nwhere e.job_id = :jobId! and e.before is null and c.id = e.entity_id::uuid"};

/**
 * Query generated from SQL:
 * ```
 * delete from customers c using import_changes e
 * where e.job_id = :jobId! and e.before is null and c.id = e.entity_id::uuid
 * ```
 */
export const deleteAddedCustomers = new PreparedQuery<DeleteAddedCustomersParams,DeleteAddedCustomersResult>(deleteAddedCustomersIR);


/** 'RestoreCustomers' parameters type */
export interface RestoreCustomersParams {
  jobId: string;
  now: Date;
}

/** 'RestoreCustomers' return type */
export type RestoreCustomersResult = void;

/** 'RestoreCustomers' query type */
export interface RestoreCustomersQuery {
  params: RestoreCustomersParams;
  result: RestoreCustomersResult;
}

const restoreCustomersIR: any = {"usedParamSet":{"now":true,"jobId":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":141}]},{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":182,"b":188}]}],"statement":"update customers c set phone_number = e.before->>'phone', first_name = e.before->>'first',\n  last_name = e.before->>'last', updated_at = :now!\nfrom import_changes e where e.job_id = :jobId! and e.before is not null and c.id = e.entity_id::uuid"};

/**
 * Query generated from SQL:
 * ```
 * update customers c set phone_number = e.before->>'phone', first_name = e.before->>'first',
 *   last_name = e.before->>'last', updated_at = :now!
 * from import_changes e where e.job_id = :jobId! and e.before is not null and c.id = e.entity_id::uuid
 * ```
 */
export const restoreCustomers = new PreparedQuery<RestoreCustomersParams,RestoreCustomersResult>(restoreCustomersIR);


