import { Raw } from "typeorm";
import { z } from "zod";
import { ROW_RESULTS, SAMPLE_ROWS } from "../../../domain/data-tables";
import type { Tx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { batchesOf } from "../../kit/transactions/cursor";
import { copyLine } from "../../kit/transactions/copy";
import { execute, executeOne, narrowRow, runCommand } from "../../kit/db/queries";
import { ImportJobEntity, type JobCounts, type SampleRow } from "./import-job.entity";
import * as sql from "./import-staging.generated";

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
export const analyzeStage = (db: Db): Promise<unknown> => runCommand(db, "analyze import_rows");

/** Deletes earlier classifications, which may be outdated. */
export const resetClassification = (db: Db, jobId: string): Promise<unknown> =>
  execute(db, sql.resetClassification, { jobId });

export async function countRows(db: Db, jobId: string): Promise<JobCounts> {
  const counts = await executeOne(db, sql.countRows, { jobId });
  return counts ?? { totalRows: 0, new: 0, updated: 0, unchanged: 0, duplicate: 0, bad: 0, repaired: 0 };
}

/** The first rows of a job. */
export async function sampleOf(db: Db, jobId: string): Promise<SampleRow[]> {
  const rows = await execute(db, sql.sampleOf, { jobId, limit: SAMPLE_ROWS });
  return rows.map(({ cells, ...row }) => ({ ...narrowRow(row, { outcome: ROW_RESULTS }), cells: CELLS.parse(cells) }));
}

const CELLS = z.array(z.string());

/** Splits the valid rows of a job into parts of `size` rows. */
export async function partsOf(db: Db, jobId: string, size: number): Promise<sql.PartsOfResult[]> {
  return execute(db, sql.partsOf, { jobId, size });
}

export interface PendingRow {
  number: number;
  data: Record<string, unknown>;
}

const DATA = z.record(z.string(), z.unknown());

/** The valid rows of a part. */
export async function rowsOfPart(
  db: Db,
  jobId: string,
  { from, to }: { from: number; to: number },
): Promise<PendingRow[]> {
  const rows = await execute(db, sql.rowsOfPart, { jobId, from, to });
  return rows.map(({ number, data }) => ({ number, data: DATA.parse(data) }));
}

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
    : execute(db, sql.markProblems, {
        jobId,
        numbers: problems.map(({ number }) => number),
        results: problems.map(({ outcome }) => outcome),
        codes: problems.map(({ code }) => code),
        columns: problems.map(({ column }) => column),
      });

/** Stores what an import added, so that it can be reverted. */
export const recordAdded = (db: Db, jobId: string, ids: readonly string[]): Promise<unknown> =>
  execute(db, sql.recordAdded, { jobId, ids });

export interface FailedRow {
  number: number;
  cells: string[];
  code: string;
  column: string | null;
}

/** The rows that are not imported, in order, in batches. */
export async function* failedRows(tx: Tx, jobId: string): AsyncGenerator<FailedRow[]> {
  for await (const batch of batchesOf(tx, sql.failedRows, { jobId }))
    yield batch.map((row) => ({ ...row, cells: CELLS.parse(row.cells) }));
}

/**
 * Deletes rows that are not needed: of a complete job all but those of its report, of a failed job all. Null stands for
 * every job.
 */
export const deleteRows = (db: Db, jobId: string | null): Promise<unknown> => execute(db, sql.deleteRows, { jobId });

/** Deletes the samples and headers of imports after 30 days. */
export const deleteOldSamples = (db: Db): Promise<unknown> => {
  const isOld = { createdAt: Raw((at) => `${at} < now() - interval '30 days'`) };
  const stored = [
    { ...isOld, sample: Raw((sample) => `${sample} <> '[]'`) },
    { ...isOld, columns: Raw((columns) => `${columns} <> '{}'`) },
  ];
  return db.update(ImportJobEntity, stored, { sample: [], columns: [] });
};

/** Deletes rows after a day and cancels checked imports that were never run. */
export async function deleteOldRows(db: Db): Promise<void> {
  await db.update(
    ImportJobEntity,
    { status: "checked", createdAt: Raw((at) => `${at} < now() - interval '1 day'`) },
    { status: "cancelled", finishedAt: () => "now()" },
  );
  await execute(db, sql.deleteOldRows, undefined);
}
