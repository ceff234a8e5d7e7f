import type { Tx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { batchesOf } from "../../kit/transactions/cursor";
import { copyLine } from "../../kit/transactions/copy";
import { queryRow, queryRows } from "../../kit/db/queries";
import type { JobCounts, SampleRow } from "./import-job.queries";
import { SAMPLE_ROWS } from "../../../domain/data-tables";

/** A staged row of a file. */
export interface StagedRow {
  number: number;
  cells: string[];
  /** What is stored for the row; null for a bad row. */
  data: Record<string, unknown> | null;
  problem: { code: string; column: string | null } | null;
  isRepaired: boolean;
}

export const STAGE_TARGET =
  "import_rows (job_id, row_number, cells, data, outcome, problem_code, problem_column, is_repaired)";

export const stageLine = (jobId: string, { number, cells, data, problem, isRepaired }: StagedRow): string =>
  copyLine([
    jobId,
    number,
    JSON.stringify(cells),
    data && JSON.stringify(data),
    problem ? "bad" : "new",
    problem?.code ?? null,
    problem?.column ?? null,
    isRepaired,
  ]);

/** Updates the statistics of the staging table, so that large jobs get the right joins. */
export const analyzeStage = (db: Db): Promise<unknown> => queryRows(db, "analyze import_rows");

/** Deletes earlier classifications, which may be outdated. */
export const resetClassification = (db: Db, jobId: string): Promise<unknown> =>
  queryRows(
    db,
    `update import_rows r set outcome = 'new', problem_code = null, problem_column = null, is_classified = false
     where r.job_id = $1 and r.is_classified`,
    [jobId],
  );

export async function countRows(db: Db, jobId: string): Promise<JobCounts> {
  const counts = await queryRow<JobCounts>(
    db,
    `select count(*)::int as "totalRows", count(*) filter (where r.outcome = 'new')::int as new,
       count(*) filter (where r.outcome = 'updated')::int as updated,
       count(*) filter (where r.outcome = 'duplicate')::int as duplicate,
       count(*) filter (where r.outcome = 'bad')::int as bad, count(*) filter (where r.is_repaired)::int as repaired
     from import_rows r where r.job_id = $1`,
    [jobId],
  );
  return counts ?? { totalRows: 0, new: 0, updated: 0, duplicate: 0, bad: 0, repaired: 0 };
}

export const sampleOf = (db: Db, jobId: string): Promise<SampleRow[]> =>
  queryRows<SampleRow>(
    db,
    `select r.row_number as row, r.outcome, r.cells, r.problem_code as problem
     from import_rows r where r.job_id = $1 order by r.row_number limit ${SAMPLE_ROWS}`,
    [jobId],
  );

/** Splits the valid rows of a job into parts of `size` rows. */
export async function partsOf(
  db: Db,
  jobId: string,
  size: number,
): Promise<{ from: number; to: number; rows: number }[]> {
  return queryRows(
    db,
    `select min(n.row_number) as from, max(n.row_number) as to, count(*)::int as rows
     from (select r.row_number, (row_number() over (order by r.row_number) - 1) / $2::int as part
           from import_rows r where r.job_id = $1 and r.outcome in ('new', 'updated')) n
     group by n.part order by 1`,
    [jobId, size],
  );
}

export interface PendingRow {
  number: number;
  data: Record<string, unknown>;
}

/** The valid rows of a part. */
export const rowsOfPart = (db: Db, jobId: string, { from, to }: { from: number; to: number }): Promise<PendingRow[]> =>
  queryRows<PendingRow>(
    db,
    `select r.row_number as number, r.data from import_rows r
     where r.job_id = $1 and r.row_number between $2 and $3 and r.outcome in ('new', 'updated') order by r.row_number`,
    [jobId, from, to],
  );

export interface RowProblem {
  number: number;
  outcome: "duplicate" | "bad";
  code: string;
  column: string | null;
}

/** Stores the problems of rows. */
export const markProblems = (db: Db, jobId: string, problems: readonly RowProblem[]): Promise<unknown> =>
  problems.length === 0
    ? Promise.resolve()
    : queryRows(
        db,
        `update import_rows r set outcome = p.outcome, problem_code = p.code, problem_column = p.col, is_classified = true
         from unnest($2::int[], $3::text[], $4::text[], $5::text[]) as p(number, outcome, code, col)
         where r.job_id = $1 and r.row_number = p.number`,
        [
          jobId,
          problems.map(({ number }) => number),
          problems.map(({ outcome }) => outcome),
          problems.map(({ code }) => code),
          problems.map(({ column }) => column),
        ],
      );

/** Stores what an import added, so that it can be reverted. */
export const recordAdded = (db: Db, jobId: string, ids: readonly string[]): Promise<unknown> =>
  queryRows(db, `insert into import_changes (job_id, entity_id) select $1, e.id from unnest($2::text[]) as e(id)`, [
    jobId,
    ids,
  ]);

export interface FailedRow {
  number: number;
  cells: string[];
  code: string;
  column: string | null;
}

/** The rows that are not imported, in order, in batches. */
export const failedRows = (tx: Tx, jobId: string): AsyncGenerator<FailedRow[]> =>
  batchesOf<FailedRow>(
    tx,
    `select r.row_number as number, r.cells, r.problem_code as code, r.problem_column as "column"
     from import_rows r where r.job_id = $1 and r.outcome in ('duplicate', 'bad') order by r.row_number`,
    [jobId],
  );

/**
 * Deletes rows that are not needed: of a complete job all but those of its report, of a failed job all. Null stands for
 * every job.
 */
export const deleteRows = (db: Db, jobId: string | null): Promise<unknown> =>
  queryRows(
    db,
    `delete from import_rows r using import_jobs j
     where j.id = r.job_id and ($1::uuid is null or r.job_id = $1)
       and (j.status in ('error', 'cancelled') or j.status = 'complete' and r.outcome in ('new', 'updated'))`,
    [jobId],
  );

/** Deletes the samples and headers of imports after 30 days. */
export const deleteOldSamples = (db: Db): Promise<unknown> =>
  queryRows(
    db,
    `update import_jobs j set sample = '[]', columns = '{}'
     where j.created_at < now() - interval '30 days' and (j.sample <> '[]' or j.columns <> '{}')`,
  );

/** Deletes rows after a day and cancels checked imports that were never run. */
export async function deleteOldRows(db: Db): Promise<void> {
  await queryRows(
    db,
    `update import_jobs j set status = 'cancelled', finished_at = now()
     where j.status = 'checked' and j.created_at < now() - interval '1 day'`,
  );
  await queryRows(
    db,
    `delete from import_rows r where r.job_id in (
       select n.job_id from (select distinct x.job_id from import_rows x) n left join import_jobs j on j.id = n.job_id
       where j.id is null or j.created_at < now() - interval '1 day' and j.status not in ('checking', 'running'))`,
  );
}
