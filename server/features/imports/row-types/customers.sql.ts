import type { ImportActor, Part } from "../import-type";
import type { Db } from "../../../kit/db/database";
import { execute } from "../../../kit/db/queries";
import * as sql from "./customers.generated";

/** Of several rows with one national code or phone number, the first counts. */
const DUPLICATES_IN_FILE = `
  with numbered as (
    select r.row_number as n,
      row_number() over (partition by r.data->>'nationalCode' order by r.row_number) > 1 as code_twice,
      row_number() over (partition by r.data->>'phoneNumber' order by r.row_number) > 1 as phone_twice
    from import_rows r where r.job_id = $1 and r.outcome = 'new'
  )
  update import_rows r set outcome = 'duplicate', problem_code = 'ROW_TWICE', is_classified = true,
    problem_column = case when t.code_twice then 'national_code' else 'phone_number' end
  from numbered t where r.job_id = $1 and r.row_number = t.n and (t.code_twice or t.phone_twice)`;

/** The national code identifies the customer, then the phone number. A closed account is a bad row. */
const ALREADY_STORED = `
  with judged as (
    select r.row_number as n, c.id is not null as is_known, p.id is not null as is_taken, exists (
      select 1 from customers d where d.national_code = r.data->>'nationalCode' and d.deleted_at is not null) as is_closed
    from import_rows r
      left join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null
      left join customers p on p.phone_number = r.data->>'phoneNumber' and p.deleted_at is null
        and p.national_code <> r.data->>'nationalCode'
    where r.job_id = $1 and r.outcome = 'new'
  )
  update import_rows r set is_classified = true,
    outcome = case when j.is_known and not j.is_taken and $2::boolean then 'updated'
      when j.is_known or j.is_taken then 'duplicate' else 'bad' end,
    problem_code = case when j.is_taken then 'PHONE_TAKEN' when j.is_known and $2 then null
      when j.is_known then 'CUSTOMER_EXISTS' else 'CUSTOMER_DELETED' end,
    problem_column = case when j.is_taken then 'phone_number' when j.is_known and $2 then null else 'national_code' end
  from judged j where r.job_id = $1 and r.row_number = j.n and (j.is_known or j.is_taken or j.is_closed)`;

/** Marks customer rows that are duplicates in the file, stored already, updates, or closed accounts. */
export async function classifyCustomers(db: Db, jobId: string, updateExisting: boolean): Promise<void> {
  await execute(db, sql.classifyCustomers, { jobId });
  await execute(db, sql.classifyCustomers2, { jobId, updateExisting });
}

/** Adds the new customers of a part. A customer added concurrently is reported as a duplicate. */
export const addCustomers = (db: Db, jobId: string, { from, to }: Part, now: Date): Promise<unknown> =>
  execute(db, sql.addCustomers, { jobId, from, to, now });

/**
 * Updates the known customers of a part: filled cells replace stored values, national codes never change. Each changed
 * customer gets an audit entry with the names of the fields; an unchanged one is skipped.
 */
export const updateCustomers = (
  db: Db,
  jobId: string,
  { from, to }: Part,
  { now, actorId, actorRole, ip, requestId }: ImportActor,
): Promise<unknown> =>
  execute(db, sql.updateCustomers, { jobId, from, to, now, actorId, actorRole, ip, requestId });

/** Counts the customers of an import that were used or changed later. */
export async function countUsedCustomers(db: Db, jobId: string): Promise<number> {
  const found = await executeOne(db, sql.countUsedCustomers, { jobId });
  return found?.used ?? 0;
}

/** Deletes the new customers of an import and restores the updated ones. */
export async function revertCustomers(db: Db, jobId: string, now: Date): Promise<void> {
  await execute(db, sql.revertCustomers, { jobId });
  await execute(db, sql.revertCustomers2, { jobId, now });
}
