import type { Db } from "../../../kit/db/database";
import { queryRow, queryRows } from "../../../kit/db/queries";
import type { Part } from "../import-type";

/** Marks store rows whose name is a duplicate in the file or is taken. */
export const classifyStores = (db: Db, jobId: string): Promise<unknown> =>
  queryRows(
    db,
    `with numbered as (
       select r.row_number as n, s.id is not null as is_known,
         row_number() over (partition by r.data->>'nameKey' order by r.row_number) > 1 as is_twice
       from import_rows r left join stores s on s.name_key = r.data->>'nameKey' and s.deleted_at is null
       where r.job_id = $1 and r.outcome = 'new'
     )
     update import_rows r set outcome = 'duplicate', is_classified = true, problem_column = 'store_name',
       problem_code = case when t.is_twice then 'ROW_TWICE' else 'STORE_NAME_TAKEN' end
     from numbered t where r.job_id = $1 and r.row_number = t.n and (t.is_twice or t.is_known)`,
    [jobId],
  );

/** Adds the stores of a part. A store whose name was taken concurrently is reported as a duplicate. */
export const addStores = (db: Db, jobId: string, { from, to }: Part, now: Date): Promise<unknown> =>
  queryRows(
    db,
    `with fresh as materialized (
       select r.row_number as n, f.* from import_rows r, jsonb_to_record(r.data) as f(id uuid, "storeName" text,
         "nameKey" text, "storeType" smallint, "managerName" text, "phoneNumber" text, address text, description text,
         "isActive" boolean)
       where r.job_id = $1 and r.row_number between $2 and $3 and r.outcome = 'new'
     ), added as (
       insert into stores (id, store_name, name_key, store_type, manager_name, phone_number, address, description,
         is_active, deactivated_at, created_at, updated_at)
       select f.id, f."storeName", f."nameKey", f."storeType", f."managerName", f."phoneNumber", f.address, f.description,
         f."isActive", case when f."isActive" then null else $4::timestamptz end, $4, $4
       from fresh f order by f."nameKey" on conflict do nothing returning id
     ), noted as (
       insert into import_changes (job_id, entity_id) select $1, a.id::text from added a
     )
     update import_rows r set outcome = 'duplicate', problem_code = 'STORE_NAME_TAKEN', problem_column = 'store_name',
       is_classified = true
     from fresh f where r.job_id = $1 and r.row_number = f.n and not exists (select 1 from added a where a.id = f.id)`,
    [jobId, from, to, now],
  );

/** Counts the stores of an import that were used or changed later. */
export async function countUsedStores(db: Db, jobId: string): Promise<number> {
  const found = await queryRow<{ used: number }>(
    db,
    `select count(*)::int as used
     from import_changes e join import_jobs j on j.id = e.job_id left join stores s on s.id = e.entity_id::uuid
     where e.job_id = $1 and (s.id is null or s.deleted_at is not null or s.updated_at <> j.stored_at
       or exists (select 1 from receipts r where r.store_id = s.id))`,
    [jobId],
  );
  return found?.used ?? 0;
}

export const revertStores = (db: Db, jobId: string): Promise<unknown> =>
  queryRows(db, `delete from stores s using import_changes e where e.job_id = $1 and s.id = e.entity_id::uuid`, [
    jobId,
  ]);
