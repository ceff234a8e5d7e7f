import { MIN_SAFE_CODE_LENGTH } from "../../../../domain/codes";
import type { WarningCode } from "../../../../domain/labels.text";
import type { Db } from "../../../kit/db/database";
import { queryRow, queryRows } from "../../../kit/db/queries";

/** Marks codes that are duplicates in the file or exist in their event. */
export const classifyLotteryCodes = (db: Db, jobId: string): Promise<unknown> =>
  queryRows(
    db,
    `with numbered as (
       select r.row_number as n, k.id is not null as is_known,
         row_number() over (partition by r.data->>'eventId', r.data->>'code' order by r.row_number) > 1 as is_twice
       from import_rows r
         left join lottery_codes k on k.event_id = (r.data->>'eventId')::uuid and k.code = r.data->>'code'
       where r.job_id = $1 and r.outcome = 'new'
     )
     update import_rows r set outcome = 'duplicate', is_classified = true, problem_column = 'lottery_code',
       problem_code = case when t.is_twice then 'CODE_DUPLICATE' else 'CODE_EXISTS' end
     from numbered t where r.job_id = $1 and r.row_number = t.n and (t.is_twice or t.is_known)`,
    [jobId],
  );

/** Returns warnings for codes that are easy to guess: short codes and consecutive numbers. */
export async function warningsOfCodes(db: Db, jobId: string): Promise<WarningCode[]> {
  const found = await queryRow<{ isShort: boolean; isSequence: boolean }>(
    db,
    `with codes as (
       select r.row_number as n, r.data->>'code' as code from import_rows r where r.job_id = $1 and r.outcome <> 'bad'
     ), numbers as (
       select c.n, c.code, case when c.code ~ '^[0-9]{1,15}$' then c.code::bigint end as number from codes c
     ), pairs as (
       select n.code, n.number - lag(n.number) over (order by n.n) = 1 as follows from numbers n
     )
     select coalesce(bool_or(length(p.code) < $2), false) as "isShort",
       count(*) filter (where p.follows) >= 2 as "isSequence"
     from pairs p`,
    [jobId, MIN_SAFE_CODE_LENGTH],
  );
  return [
    ...(found?.isShort ? (["CODES_SHORT"] as const) : []),
    ...(found?.isSequence ? (["CODES_IN_SEQUENCE"] as const) : []),
  ];
}

/** The number of codes that a job added, by event. */
export const addedCodes = (db: Db, jobId: string): Promise<{ eventId: string; codes: number }[]> =>
  queryRows(
    db,
    `select k.event_id as "eventId", count(*)::int as codes
     from import_changes e join lottery_codes k on k.id = e.entity_id::bigint where e.job_id = $1 group by 1 order by 1`,
    [jobId],
  );

/** Stores which codes of a part were added. */
export const recordAddedCodes = (
  db: Db,
  jobId: string,
  { eventId, codes, at }: { eventId: string; codes: readonly string[]; at: Date },
): Promise<unknown> =>
  queryRows(
    db,
    `insert into import_changes (job_id, entity_id)
     select $1, k.id::text from unnest($3::text[]) as n(code) join lottery_codes k on k.event_id = $2 and k.code = n.code
     where k.source = 'import' and k.created_at = $4`,
    [jobId, eventId, codes, at],
  );

/** Counts the codes of an import that were claimed or invalidated later, and locks the unused ones. */
export async function countUsedCodes(db: Db, jobId: string): Promise<number> {
  await queryRows(
    db,
    `select k.id from lottery_codes k
     where k.id in (select e.entity_id::bigint from import_changes e where e.job_id = $1) order by k.id for update`,
    [jobId],
  );
  const found = await queryRow<{ used: number }>(
    db,
    `select count(*)::int as used from import_changes e left join lottery_codes k on k.id = e.entity_id::bigint
     where e.job_id = $1 and k.status is distinct from 'unused'`,
    [jobId],
  );
  return found?.used ?? 0;
}

/** Deletes the codes of an import. Returns their number by event. */
export const revertLotteryCodes = (db: Db, jobId: string): Promise<{ eventId: string; codes: number }[]> =>
  queryRows(
    db,
    `with gone as (
       delete from lottery_codes k using import_changes e
       where e.job_id = $1 and k.id = e.entity_id::bigint returning k.event_id)
     select g.event_id as "eventId", count(*)::int as codes from gone g group by 1 order by 1`,
    [jobId],
  );
