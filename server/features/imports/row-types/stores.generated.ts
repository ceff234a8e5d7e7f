/** Types generated for queries found in "server/features/imports/row-types/stores.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ClassifyStores' parameters type */
export interface ClassifyStoresParams {
  jobId: string;
}

/** 'ClassifyStores' return type */
export type ClassifyStoresResult = void;

/** 'ClassifyStores' query type */
export interface ClassifyStoresQuery {
  params: ClassifyStoresParams;
  result: ClassifyStoresResult;
}

const classifyStoresIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":294,"b":300},{"a":551,"b":557}]}],"statement":"with numbered as (\n  select r.row_number as n, s.id is not null as is_known,\n    row_number() over (partition by r.data->>'nameKey' order by r.row_number) > 1 as is_duplicate\n  from import_rows r left join stores s on s.name_key = r.data->>'nameKey' and s.deleted_at is null\n  where r.job_id = :jobId! and r.outcome = 'new'\n)\nupdate import_rows r set outcome = 'duplicate', is_classified = true, problem_column = 'store_name',\n  problem_code = case when t.is_duplicate then 'ROW_DUPLICATE' else 'STORE_NAME_TAKEN' end\nfrom numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.is_duplicate or t.is_known)"};

/**
 * Query generated from SQL:
 * ```
 * with numbered as (
 *   select r.row_number as n, s.id is not null as is_known,
 *     row_number() over (partition by r.data->>'nameKey' order by r.row_number) > 1 as is_duplicate
 *   from import_rows r left join stores s on s.name_key = r.data->>'nameKey' and s.deleted_at is null
 *   where r.job_id = :jobId! and r.outcome = 'new'
 * )
 * update import_rows r set outcome = 'duplicate', is_classified = true, problem_column = 'store_name',
 *   problem_code = case when t.is_duplicate then 'ROW_DUPLICATE' else 'STORE_NAME_TAKEN' end
 * from numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.is_duplicate or t.is_known)
 * ```
 */
export const classifyStores = new PreparedQuery<ClassifyStoresParams,ClassifyStoresResult>(classifyStoresIR);


/** 'AddStores' parameters type */
export interface AddStoresParams {
  from: number;
  jobId: string;
  now: Date;
  to: number;
}

/** 'AddStores' return type */
export type AddStoresResult = void;

/** 'AddStores' query type */
export interface AddStoresQuery {
  params: AddStoresParams;
  result: AddStoresResult;
}

const addStoresIR: any = {"usedParamSet":{"jobId":true,"from":true,"to":true,"now":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":294,"b":300},{"a":897,"b":903},{"a":1099,"b":1105}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":327,"b":332}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":338,"b":341}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":718,"b":722},{"a":742,"b":746},{"a":749,"b":753}]}],"statement":"with fresh as materialized (\n  select r.row_number as n, f.* from import_rows r, jsonb_to_record(r.data) as f(id uuid, \"storeName\" text,\n    \"nameKey\" text, \"storeType\" smallint, \"managerName\" text, \"phoneNumber\" text, address text, description text,\n    \"isActive\" boolean)\n  where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'new'\n), added as (\n  insert into stores (id, store_name, name_key, store_type, manager_name, phone_number, address, description,\n    is_active, deactivated_at, created_at, updated_at)\n  select f.id, f.\"storeName\", f.\"nameKey\", f.\"storeType\", f.\"managerName\", f.\"phoneNumber\", f.address, f.description,\n    f.\"isActive\", case when f.\"isActive\" then null else :now!::timestamptz end, :now!, :now!\n  from fresh f order by f.\"nameKey\" on conflict do nothing returning id\n), noted as (\n  insert into import_changes (job_id, entity_id) select :jobId!, a.id::text from added a\n)\nupdate import_rows r set outcome = 'duplicate', problem_code = 'STORE_NAME_TAKEN', problem_column = 'store_name',\n  is_classified = true\nfrom fresh f where r.job_id = :jobId! and r.row_number = f.n and not exists (select 1 from added a where a.id = f.id)"};

/**
 * Query generated from SQL:
 * ```
 * with fresh as materialized (
 *   select r.row_number as n, f.* from import_rows r, jsonb_to_record(r.data) as f(id uuid, "storeName" text,
 *     "nameKey" text, "storeType" smallint, "managerName" text, "phoneNumber" text, address text, description text,
 *     "isActive" boolean)
 *   where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'new'
 * ), added as (
 *   insert into stores (id, store_name, name_key, store_type, manager_name, phone_number, address, description,
 *     is_active, deactivated_at, created_at, updated_at)
 *   select f.id, f."storeName", f."nameKey", f."storeType", f."managerName", f."phoneNumber", f.address, f.description,
 *     f."isActive", case when f."isActive" then null else :now!::timestamptz end, :now!, :now!
 *   from fresh f order by f."nameKey" on conflict do nothing returning id
 * ), noted as (
 *   insert into import_changes (job_id, entity_id) select :jobId!, a.id::text from added a
 * )
 * update import_rows r set outcome = 'duplicate', problem_code = 'STORE_NAME_TAKEN', problem_column = 'store_name',
 *   is_classified = true
 * from fresh f where r.job_id = :jobId! and r.row_number = f.n and not exists (select 1 from added a where a.id = f.id)
 * ```
 */
export const addStores = new PreparedQuery<AddStoresParams,AddStoresResult>(addStoresIR);


/** 'CountUsedStores' parameters type */
export interface CountUsedStoresParams {
  jobId: string;
}

/** 'CountUsedStores' return type */
export interface CountUsedStoresResult {
  used: number;
}

/** 'CountUsedStores' query type */
export interface CountUsedStoresQuery {
  params: CountUsedStoresParams;
  result: CountUsedStoresResult;
}

const countUsedStoresIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":156,"b":162}]}],"statement":"select count(*)::int as \"used!\"\nfrom import_changes e join import_jobs j on j.id = e.job_id left join stores s on s.id = e.entity_id::uuid\nwhere e.job_id = :jobId! and (s.id is null or s.deleted_at is not null or s.updated_at <> j.stored_at\n  or exists (select 1 from receipts r where r.store_id = s.id))"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "used!"
 * from import_changes e join import_jobs j on j.id = e.job_id left join stores s on s.id = e.entity_id::uuid
 * where e.job_id = :jobId! and (s.id is null or s.deleted_at is not null or s.updated_at <> j.stored_at
 *   or exists (select 1 from receipts r where r.store_id = s.id))
 * ```
 */
export const countUsedStores = new PreparedQuery<CountUsedStoresParams,CountUsedStoresResult>(countUsedStoresIR);


/** 'RevertStores' parameters type */
export interface RevertStoresParams {
  jobId: string;
}

/** 'RevertStores' return type */
export type RevertStoresResult = void;

/** 'RevertStores' query type */
export interface RevertStoresQuery {
  params: RevertStoresParams;
  result: RevertStoresResult;
}

const revertStoresIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":67}]}],"statement":"delete from stores s using import_changes e where e.job_id = :jobId! and s.id = e.entity_id::uuid"};

/**
 * Query generated from SQL:
 * ```
 * delete from stores s using import_changes e where e.job_id = :jobId! and s.id = e.entity_id::uuid
 * ```
 */
export const revertStores = new PreparedQuery<RevertStoresParams,RevertStoresResult>(revertStoresIR);


