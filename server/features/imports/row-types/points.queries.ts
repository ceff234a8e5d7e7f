import type { Db } from "../../../kit/db/database";
import { queryRows } from "../../../kit/db/queries";
import type { ImportActor, Part } from "../import-type";

/** An adjustment that was applied and not reverted. */
const ALREADY_APPLIED = `
  select 1 from points_ledger l
  where l.customer_id = c.id and l.reference = r.data->>'reference' and l.kind = 'adjust'
    and not exists (select 1 from import_jobs b where b.id = l.import_id and b.reverted_at is not null)`;

/**
 * Marks adjustment rows that are duplicated in the file, already applied, or refer to an unknown customer. `lock` locks
 * the customers until the transaction ends, so that no other import applies the same adjustment.
 */
export async function classifyAdjustments(db: Db, jobId: string, hold: boolean): Promise<void> {
  if (hold) {
    await queryRows(
      db,
      `select c.id from customers c
       where c.deleted_at is null and c.national_code in (
         select r.data->>'nationalCode' from import_rows r where r.job_id = $1 and r.outcome = 'new')
       order by c.id for no key update`,
      [jobId],
    );
  }
  await queryRows(
    db,
    `with judged as (
       select r.row_number as n, c.id is not null as is_known, c.phone_number <> r.data->>'phoneNumber' as is_mixed,
         row_number() over (partition by r.data->>'nationalCode', r.data->>'reference' order by r.row_number) > 1
           as is_twice,
         c.id is not null and exists (${ALREADY_APPLIED}) as is_made,
         exists (select 1 from customers d where d.national_code = r.data->>'nationalCode' and d.deleted_at is not null)
           as is_closed
       from import_rows r
         left join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null
       where r.job_id = $1 and r.outcome = 'new'
     )
     update import_rows r set is_classified = true,
       outcome = case when not j.is_known or j.is_mixed then 'bad' else 'duplicate' end,
       problem_code = case when not j.is_known and j.is_closed then 'CUSTOMER_DELETED'
         when not j.is_known then 'CUSTOMER_NOT_FOUND' when j.is_mixed then 'IDENTITY_CONFLICT'
         when j.is_twice then 'ROW_TWICE' else 'ADJUSTMENT_KNOWN' end,
       problem_column = case when not j.is_known then 'national_code' when j.is_mixed then 'phone_number'
         else 'reference' end
     from judged j
     where r.job_id = $1 and r.row_number = j.n and (not j.is_known or j.is_mixed or j.is_twice or j.is_made)`,
    [jobId],
  );
}

/** Applies the adjustments of a part: one ledger entry each, and the customers' totals by the entries. */
export const addAdjustments = (
  db: Db,
  jobId: string,
  { from, to }: Part,
  { now, actorId }: ImportActor,
): Promise<unknown> =>
  queryRows(
    db,
    `with wanted as materialized (
       select c.id, f.points, f.reason, f.reference
       from import_rows r
         cross join lateral jsonb_to_record(r.data) as f("nationalCode" text, points int, reason text, reference text)
         join customers c on c.national_code = f."nationalCode" and c.deleted_at is null
       where r.job_id = $1 and r.row_number between $2 and $3 and r.outcome = 'new' order by r.row_number
     ), entries as (
       insert into points_ledger (customer_id, kind, delta, reason, reference, import_id, created_by, created_at)
       select w.id, 'adjust', w.points, w.reason, w.reference, $1, $5::uuid, $4 from wanted w
       returning customer_id, delta
     )
     update customers c set total_points = c.total_points + s.points, updated_at = $4
     from (select e.customer_id, sum(e.delta) as points from entries e group by 1) s where c.id = s.customer_id`,
    [jobId, from, to, now, actorId],
  );

/**
 * Reverts the adjustments of an import by opposite entries; those of a merged account are entered for the account that
 * it was merged into.
 */
export const revertAdjustments = async (
  db: Db,
  jobId: string,
  { now, actorId, reason }: { now: Date; actorId: string | null; reason: string },
): Promise<void> => {
  await queryRows(
    db,
    `select c.id from customers c
     where c.id in (select l.customer_id from points_ledger l where l.import_id = $1) order by c.id for no key update`,
    [jobId],
  );
  await queryRows(
    db,
    `with recursive heirs as (
       select l.id as entry, l.customer_id, l.delta, l.reference, c.merged_into_id
       from points_ledger l join customers c on c.id = l.customer_id where l.import_id = $1 and l.kind = 'adjust'
       union all
       select h.entry, c.id, h.delta, h.reference, c.merged_into_id
       from heirs h join customers c on c.id = h.merged_into_id
     ), entries as (
       insert into points_ledger (customer_id, kind, delta, reason, reference, import_id, created_by, created_at)
       select h.customer_id, 'adjustment_reversal', -h.delta, $4, h.reference, $1, $3::uuid, $2
       from heirs h where h.merged_into_id is null
       returning customer_id, delta
     )
     update customers c set total_points = c.total_points + s.points, updated_at = $2
     from (select e.customer_id, sum(e.delta) as points from entries e group by 1) s where c.id = s.customer_id`,
    [jobId, now, actorId, reason],
  );
};
