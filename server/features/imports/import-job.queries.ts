import type { ImportStatus, RowResult, TableType } from "../../../domain/data-tables";
import type { WarningCode } from "../../../domain/labels.text";
import { claimJob, type ErrorValues, type JobTable, type OwnedJob } from "../../kit/background-jobs/background-job.queries";
import type { Db } from "../../kit/db/database";
import { takeAdvisoryLockFor } from "../../kit/db/advisory-locks";
import { allowStatementTime } from "../../kit/db/dead-connections";
import { queryRow, queryRows } from "../../kit/db/queries";

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
  queryRow<JobRow>(db, `select ${COLUMNS} from import_jobs j where j.id = $1`, [id]);

/** The newest jobs, of one owner or of all. */
export const latestJobs = (db: Db, ownerId: string | null, limit: number): Promise<JobRow[]> =>
  queryRows<JobRow>(
    db,
    `select ${COLUMNS} from import_jobs j where $1::uuid is null or j.owner_id = $1
     order by j.created_at desc, j.id limit $2`,
    [ownerId, limit],
  );

/** Takes the lock of a file's key until the transaction ends, so that the same file starts one job. */
export const lockJobKey = (db: Db, key: Buffer): Promise<unknown> =>
  takeAdvisoryLockFor(db, "importKey", key.readInt32BE(0));

/**
 * The job of the same file, options and owner of the last 24 hours. A failed, cancelled or reverted job does not count.
 */
export const findSameJob = (db: Db, key: Buffer): Promise<JobRow | null> =>
  queryRow<JobRow>(
    db,
    `select ${COLUMNS} from import_jobs j
     where j.key_sha256 = $1 and j.created_at > now() - interval '24 hours'
       and j.status not in ('error', 'cancelled') and j.reverted_at is null
     order by j.created_at desc limit 1`,
    [key],
  );

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
  queryRows(
    db,
    `insert into import_jobs (id, type, status, owner_id, file_name, key_sha256, update_existing, generate_codes, event_id,
       is_pool, batch_id, runs_at_once, worker_id, file_id)
     values ($1, $2, 'checking', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      job.id,
      job.type,
      job.ownerId,
      job.fileName,
      job.key,
      job.updateExisting,
      job.generateCodes,
      job.eventId,
      job.isPool,
      job.batchId,
      job.runsAtOnce,
      job.workerId,
      job.fileId,
    ],
  );

/**
 * Raises the timeouts of a job's transaction: the limits of requests are too short for a whole file. Each statement
 * gets a plan for its own values, because the number of rows decides the joins. A statement of a killed process ends
 * within a second, so that it releases its locks; Windows cannot check the connection.
 */
export async function allowLongStatements(db: Db): Promise<void> {
  await allowStatementTime(db, JOB_STATEMENT_MS);
  await queryRows(
    db,
    `select set_config('idle_in_transaction_session_timeout', '2min', true),
       set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true),
       set_config('client_connection_check_interval', case when version() ~* 'windows|mingw|msvc' then '0' else '1s' end,
         true)`,
  );
}

/**
 * Disables sequential scans for statements that find each row by an index. They are still planned per execution: a
 * generic plan that was made for an empty table would scan all rows that the job has added.
 */
export const preferIndexes = (db: Db): Promise<unknown> =>
  queryRows(db, "select set_config('enable_seqscan', 'off', true)");

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
  (await queryRow(
    db,
    `update import_jobs j set status = case when j.runs_at_once then 'running' else 'checked' end, processed = $6,
       columns = $3, sample = $4, counts = $5, processing_ms = $7, warnings = $8, heartbeat_at = now()
     where j.id = $1 and j.worker_id = $2 and j.status = 'checking' returning j.id`,
    [
      id,
      workerId,
      checked.columns,
      JSON.stringify(checked.sample),
      JSON.stringify(checked.counts),
      checked.counts.totalRows,
      checked.ms,
      checked.warnings,
    ],
  )) !== null;

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
  (await queryRow(
    db,
    `update import_jobs j set status = 'complete', counts = $3, processed = $4, sample = $6,
       processing_ms = coalesce(j.processing_ms, 0) + $5, finished_at = now(), report_id = null, stored_at = $7
     where j.id = $1 and j.worker_id = $2 and j.status = 'running' and not j.is_reverting returning j.id`,
    [id, workerId, JSON.stringify(counts), counts.totalRows, ms, JSON.stringify(sample), storedAt],
  )) !== null;

/** Ends a job as reverted, like `markComplete`. */
export const markReverted = async (db: Db, { id, workerId }: OwnedJob): Promise<boolean> =>
  (await queryRow(
    db,
    `update import_jobs j set status = 'complete', is_reverting = false, reverted_at = now()
     where j.id = $1 and j.worker_id = $2 and j.is_reverting returning j.id`,
    [id, workerId],
  )) !== null;

export const setReport = (db: Db, id: string, reportId: string): Promise<unknown> =>
  queryRows(db, `update import_jobs j set report_id = $2 where j.id = $1`, [id, reportId]);
