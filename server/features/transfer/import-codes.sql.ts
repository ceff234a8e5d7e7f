import type { Db } from "../../kit/context";
import { row, rows } from "../../kit/db/sql";

/** Says of the rows of a file of codes which are in it twice, or in their event already. */
export const judgeCodes = (db: Db, jobId: string): Promise<unknown> =>
  rows(
    db,
    `with numbered as (
       select r.row_number as n, k.id is not null as is_known,
         row_number() over (partition by r.data->>'eventId', r.data->>'code' order by r.row_number) > 1 as is_twice
       from import_rows r
         left join lottery_codes k on k.event_id = (r.data->>'eventId')::uuid and k.code = r.data->>'code'
       where r.job_id = $1 and r.outcome = 'new'
     )
     update import_rows r set outcome = 'duplicate', is_judged = true, problem_column = 'lottery_code',
       problem_code = case when t.is_twice then 'CODE_DUPLICATE' else 'CODE_EXISTS' end
     from numbered t where r.job_id = $1 and r.row_number = t.n and (t.is_twice or t.is_known)`,
    [jobId],
  );

/** Notes which codes of a part were added just now. */
export const noteAddedCodes = (
  db: Db,
  jobId: string,
  { eventId, codes, at }: { eventId: string; codes: readonly string[]; at: Date },
): Promise<unknown> =>
  rows(
    db,
    `insert into import_effects (job_id, entity_id)
     select $1, k.id::text from unnest($3::text[]) as n(code) join lottery_codes k on k.event_id = $2 and k.code = n.code
     where k.source = 'import' and k.created_at = $4`,
    [jobId, eventId, codes, at],
  );

/** How many of an import's codes have been claimed or invalidated since. Those that wait are held. */
export async function usedCodes(db: Db, jobId: string): Promise<number> {
  await rows(
    db,
    `select k.id from lottery_codes k
     where k.id in (select e.entity_id::bigint from import_effects e where e.job_id = $1) order by k.id for update`,
    [jobId],
  );
  const found = await row<{ used: number }>(
    db,
    `select count(*)::int as used from import_effects e left join lottery_codes k on k.id = e.entity_id::bigint
     where e.job_id = $1 and k.status is distinct from 'unused'`,
    [jobId],
  );
  return found?.used ?? 0;
}

/** Removes an import's codes, and answers how many of which event there were. */
export const takeCodesBack = (db: Db, jobId: string): Promise<{ eventId: string; codes: number }[]> =>
  rows(
    db,
    `with gone as (
       delete from lottery_codes k using import_effects e
       where e.job_id = $1 and k.id = e.entity_id::bigint returning k.event_id)
     select g.event_id as "eventId", count(*)::int as codes from gone g group by 1 order by 1`,
    [jobId],
  );
