import type { ImportStatus, RowResult, TableType } from "../../../domain/data-tables";
import type { WarningCode } from "../../../domain/labels.text";
import { claimJob, type ErrorValues, type JobTable, type OwnedJob } from "../../kit/background-jobs/background-job.sql";
import type { Db } from "../../kit/db/database";
import { takeAdvisoryLockFor } from "../../kit/db/advisory-locks";
import { allowStatementTime } from "../../kit/db/dead-connections";
import { execute, executeOne } from "../../kit/db/queries";
import * as sql from "./import-job.generated";

export const IMPORT_JOBS: JobTable = {
  name: "import_jobs",
  active: "j.status in ('checking', 'running')",
  cancellable: "j.status in ('checking', 'checked', 'running') and not j.is_reverting",
  // A job whose revert failed stays complete.
  failed: "status = case when j.is_reverting then 'complete' else 'error' end, is_reverting = false",
  interrupted: "IMPORT_INTERRUPTED",
  cleanUp: `, files as (
    update stored_files f set expires_at = '-infinity', read_until = null from failed d where f.id = d.file_id
  )
  delete from import_rows r using failed d where r.job_id = d.id and d.status = 'error'`,
};

const JOB_STATEMENT_MS = 600_000;

/** Rows by result; stored with the job. */
export interface JobCounts {
  totalRows: number;
  new: number;
  updated: number;
  duplicate: number;
  bad: number;
  repaired: number;
}

export interface SampleRow {
  row: number;
  outcome: RowResult;
  cells: string[];
  problem: string | null;
}

/** The options of an import. */
export interface JobOptions {
  updateExisting: boolean;
  generateCodes: boolean;
  eventId: string | null;
  /** All rows are codes of the event's pool. */
  isPool: boolean;
  /** The batch of codes whose rows name none. */
  batchId: string | null;
}

export interface JobRow extends JobOptions {
  id: string;
  type: TableType;
  status: ImportStatus;
  ownerId: string;
  fileName: string;
  processed: number;
  columns: string[];
  sample: SampleRow[];
  counts: JobCounts | null;
  warnings: WarningCode[];
  errorCode: string | null;
  /** The values of the error's text by language. */
  errorValues: ErrorValues;
  reportId: string | null;
  processingMs: number | null;
  createdAt: Date;
  finishedAt: Date | null;
  isReverting: boolean;
  revertedAt: Date | null;
  runsAtOnce: boolean;
}

const COLUMNS = `
  j.id, j.type, j.status, j.owner_id as "ownerId", j.file_name as "fileName", j.update_existing as "updateExisting",
  j.generate_codes as "generateCodes", j.event_id as "eventId", j.is_pool as "isPool", j.batch_id as "batchId",
  j.processed, j.columns, j.sample, j.counts, j.warnings,
  j.error_code as "errorCode", j.error_values as "errorValues", j.report_id as "reportId",
  j.processing_ms as "processingMs", j.created_at as "createdAt", j.finished_at as "finishedAt",
  j.is_reverting as "isReverting", j.reverted_at as "revertedAt", j.runs_at_once as "runsAtOnce"`;

export const findJobRow = (db: Db, id: string): Promise<JobRow | null> =>
  executeOne(db, sql.findJobRow, { id });

/** The newest jobs, of one owner or of all. */
export const latestJobs = (db: Db, ownerId: string | null, limit: number): Promise<JobRow[]> =>
  execute(db, sql.latestJobs, { ownerId, limit });

/** Takes the lock of a file's key until the transaction ends, so that the same file starts one job. */
export const lockJobKey = (db: Db, key: Buffer): Promise<unknown> =>
  takeAdvisoryLockFor(db, "importKey", key.readInt32BE(0));

/**
 * The job of the same file, options and owner of the last 24 hours. A failed, cancelled or reverted job does not count.
 */
export const findSameJob = (db: Db, key: Buffer): Promise<JobRow | null> =>
  executeOne(db, sql.findSameJob, { key });

export interface NewJob extends JobOptions {
  id: string;
  type: TableType;
  ownerId: string;
  fileName: string;
  /** The stored file that the job reads. */
  fileId: number;
  key: Buffer;
  runsAtOnce: boolean;
  workerId: string;
}

export const insertJob = (db: Db, job: NewJob): Promise<unknown> =>
  execute(db, sql.insertJob, { id: job.id, type: job.type, ownerId: job.ownerId, fileName: job.fileName, key: job.key, updateExisting: job.updateExisting, generateCodes: job.generateCodes, eventId: job.eventId, isPool: job.isPool, batchId: job.batchId, runsAtOnce: job.runsAtOnce, workerId: job.workerId, fileId: job.fileId });

/**
 * Raises the timeouts of a job's transaction: the limits of requests are too short for a whole file. Each statement
 * gets a plan for its own values, because the number of rows decides the joins. A statement of a killed process ends
 * within a second, so that it releases its locks; Windows cannot check the connection.
 */
export async function allowLongStatements(db: Db): Promise<void> {
  await allowStatementTime(db, JOB_STATEMENT_MS);
  await execute(db, sql.allowLongStatements, undefined);
}

/**
 * Disables sequential scans for statements that find each row by an index. They are still planned per execution: a
 * generic plan that was made for an empty table would scan all rows that the job has added.
 */
export const preferIndexes = (db: Db): Promise<unknown> =>
  execute(db, sql.preferIndexes, undefined);

export interface Checked {
  columns: string[];
  sample: SampleRow[];
  counts: JobCounts;
  warnings: WarningCode[];
  /** Since the job started. */
  ms: number;
}

/** Stores the result of the check; returns whether the worker still owned the job. */
export const markChecked = async (db: Db, { id, workerId }: OwnedJob, checked: Checked): Promise<boolean> =>
  (await executeOne(db, sql.markChecked, { id, workerId, columns: checked.columns, sample: JSON.stringify(checked.sample), counts: JSON.stringify(checked.counts), totalRows: checked.counts.totalRows, ms: checked.ms, warnings: checked.warnings })) !== null;

/** Claims a checked job for its import; returns whether it was one. */
export const claimChecked = (db: Db, job: OwnedJob): Promise<boolean> =>
  claimJob(db, IMPORT_JOBS, job, { condition: "j.status = 'checked'", set: "status = 'running'" });

/** Claims a complete job for its revert; returns whether it was one that is not reverted. */
export const claimForRevert = (db: Db, job: OwnedJob): Promise<boolean> =>
  claimJob(db, IMPORT_JOBS, job, {
    condition: "j.status = 'complete' and j.reverted_at is null",
    set: "status = 'running', is_reverting = true, error_code = null, error_values = '{}'",
  });

/**
 * Ends a job as complete in the transaction of its writes, so that both become visible together. Returns false if the
 * job was cancelled or failed meanwhile; the transaction must then be rolled back.
 */
export const markComplete = async (
  db: Db,
  { id, workerId }: OwnedJob,
  { counts, ms, sample, storedAt }: { counts: JobCounts; ms: number; sample: SampleRow[]; storedAt: Date },
): Promise<boolean> =>
  (await executeOne(db, sql.markComplete, { id, workerId, JSON: JSON.stringify(counts), totalRows: counts.totalRows, ms, JSON2: JSON.stringify(sample), storedAt })) !== null;

/** Ends a job as reverted, like `markComplete`. */
export const markReverted = async (db: Db, { id, workerId }: OwnedJob): Promise<boolean> =>
  (await executeOne(db, sql.markReverted, { id, workerId })) !== null;

export const setReport = (db: Db, id: string, reportId: string): Promise<unknown> =>
  execute(db, sql.setReport, { id, reportId });
