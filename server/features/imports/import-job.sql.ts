import type { Lang } from "../../../domain/errors/error-catalogue";
import type { ImportStatus, RowResult, TableType } from "../../../domain/data-tables";
import type { WarningCode } from "../../../domain/labels.text";
import type { Db } from "../../kit/context";
import { allowStatementTime } from "../../kit/db/dead-connections";
import { row, queryRows } from "../../kit/db/queries";

const JOB_STATEMENT_MS = 600_000;

/** How many rows came to what; kept with the job when they are told. */
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

/** What an import is asked to do with its rows. */
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
  errorValues: Partial<Record<Lang, Record<string, string | number>>>;
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
  row<JobRow>(db, `select ${COLUMNS} from import_jobs j where j.id = $1`, [id]);

/** The newest jobs, of one owner or of everybody. */
export const latestJobs = (db: Db, ownerId: string | null, limit: number): Promise<JobRow[]> =>
  queryRows<JobRow>(
    db,
    `select ${COLUMNS} from import_jobs j where $1::uuid is null or j.owner_id = $1
     order by j.created_at desc, j.id limit $2`,
    [ownerId, limit],
  );

/** Holds everybody who sends the same file at this moment until the transaction ends. */
export const lockJobKey = (db: Db, key: Buffer): Promise<unknown> =>
  queryRows(db, "select pg_advisory_xact_lock($1)", [key.readIntBE(0, 6)]);

/** The job of the same file, options and owner within a day; one that failed, was cancelled or taken back is none. */
export const findSameJob = (db: Db, key: Buffer): Promise<JobRow | null> =>
  row<JobRow>(
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

/** A sign of life and how far the work is; false where the job is this worker's no more. */
export const heartbeat = async (db: Db, { id, workerId }: OwnedJob, processed: number): Promise<boolean> =>
  (await row(
    db,
    `update import_jobs j set heartbeat_at = now(), processed = $3
     where j.id = $1 and j.worker_id = $2 and j.status in ('checking', 'running') returning j.id`,
    [id, workerId, processed],
  )) !== null;

export interface OwnedJob {
  id: string;
  workerId: string;
}

/** Ends the statement that a connection is at, so that a cancelled import does not go on to its end. */
export const cancelStatement = (db: Db, pid: number): Promise<unknown> =>
  queryRows(db, "select pg_cancel_backend($1)", [pid]);

export const backendPid = async (db: Db): Promise<number> =>
  (await row<{ pid: number }>(db, "select pg_backend_pid() as pid"))?.pid ?? 0;

/**
 * Lets the statements of a job's transaction take as long as a whole file may: the doors' limits are meant for one
 * person's request. Each is planned for its own values, because how many rows a job has decides how they are joined. A
 * statement whose server was killed ends within a second, or it would hold what the next one waits for; Windows alone
 * cannot look whether somebody still listens.
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
 * From here on no statement reads a table whole: for those that are made to find each row by an index. Each is still
 * planned when it runs: one plan for all, made while a shop is empty, would walk all that the job itself has added.
 */
export const preferIndexes = (db: Db): Promise<unknown> =>
  queryRows(db, "select set_config('enable_seqscan', 'off', true)");

export interface Checked {
  columns: string[];
  sample: SampleRow[];
  counts: JobCounts;
  warnings: WarningCode[];
  /** Since the job began to work. */
  ms: number;
}

/** Notes what the check has found; false where the job is this worker's no more. */
export const markChecked = async (db: Db, { id, workerId }: OwnedJob, checked: Checked): Promise<boolean> =>
  (await row(
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

/** Gives a checked job to a worker to be imported; null where it is not one that waits. */
export const claimChecked = (db: Db, { id, workerId }: OwnedJob): Promise<JobRow | null> =>
  row<JobRow>(
    db,
    `update import_jobs j set status = 'running', worker_id = $2, heartbeat_at = now(), processed = 0
     where j.id = $1 and j.status = 'checked' returning ${COLUMNS}`,
    [id, workerId],
  );

/** Gives a complete job to a worker to be taken back; null where it is none, or was taken back. */
export const claimForRevert = (db: Db, { id, workerId }: OwnedJob): Promise<JobRow | null> =>
  row<JobRow>(
    db,
    `update import_jobs j set status = 'running', is_reverting = true, worker_id = $2, heartbeat_at = now(), processed = 0,
       error_code = null, error_values = '{}'
     where j.id = $1 and j.status = 'complete' and j.reverted_at is null returning ${COLUMNS}`,
    [id, workerId],
  );

/**
 * Ends a running job as complete, in the transaction of what it stored: whoever reads the one sees the other. False
 * where it was cancelled or given up meanwhile, and then nothing of the transaction may stay.
 */
export const markComplete = async (
  db: Db,
  { id, workerId }: OwnedJob,
  { counts, ms, sample, storedAt }: { counts: JobCounts; ms: number; sample: SampleRow[]; storedAt: Date },
): Promise<boolean> =>
  (await row(
    db,
    `update import_jobs j set status = 'complete', counts = $3, processed = $4, sample = $6,
       processing_ms = coalesce(j.processing_ms, 0) + $5, finished_at = now(), report_id = null, stored_at = $7
     where j.id = $1 and j.worker_id = $2 and j.status = 'running' and not j.is_reverting returning j.id`,
    [id, workerId, JSON.stringify(counts), counts.totalRows, ms, JSON.stringify(sample), storedAt],
  )) !== null;

/** The same for one that was taken back. */
export const markReverted = async (db: Db, { id, workerId }: OwnedJob): Promise<boolean> =>
  (await row(
    db,
    `update import_jobs j set status = 'complete', is_reverting = false, reverted_at = now()
     where j.id = $1 and j.worker_id = $2 and j.is_reverting returning j.id`,
    [id, workerId],
  )) !== null;

const FAILED = `
  status = case when j.is_reverting then 'complete' else 'error' end, is_reverting = false,
  finished_at = coalesce(j.finished_at, now())`;

/** Ends a job that could not be done; one that was being taken back is complete as it was, with the reason. */
export const markFailed = (
  db: Db,
  { id, workerId }: OwnedJob,
  code: string,
  values: JobRow["errorValues"],
): Promise<unknown> =>
  queryRows(
    db,
    `update import_jobs j set ${FAILED}, error_code = $3, error_values = $4
     where j.id = $1 and j.worker_id = $2 and j.status in ('checking', 'running')`,
    [id, workerId, code, JSON.stringify(values)],
  );

/** Without a sign of life for this long the process is gone: it gives one each second. */
const DEAD_AFTER = "20 seconds";

const failWhere = (condition: string): string => `
  with dead as (
    update import_jobs j set ${FAILED}, error_code = 'IMPORT_INTERRUPTED'
    where j.status in ('checking', 'running') and ${condition} returning j.id, j.status, j.file_id
  ), files as (
    update stored_files f set expires_at = '-infinity', read_until = null from dead d where f.id = d.file_id
  )
  delete from import_rows r using dead d where r.job_id = d.id and d.status = 'error'`;

/** Ends every job that is at work: for the one process that a database has, when it starts. */
export const failAllJobs = (db: Db): Promise<unknown> => queryRows(db, failWhere("true"));

/** Ends the jobs of processes that died; what they had not committed is not there. */
export const failAbandonedJobs = (db: Db): Promise<unknown> =>
  queryRows(db, failWhere(`j.heartbeat_at < now() - interval '${DEAD_AFTER}'`));

/** Cancels a job that is not over and not being taken back; null where there is none. */
export const cancelJob = (db: Db, id: string): Promise<JobRow | null> =>
  row<JobRow>(
    db,
    `update import_jobs j set status = 'cancelled', finished_at = now()
     where j.id = $1 and j.status in ('checking', 'checked', 'running') and not j.is_reverting returning ${COLUMNS}`,
    [id],
  );

export const setReport = (db: Db, id: string, reportId: string): Promise<unknown> =>
  queryRows(db, `update import_jobs j set report_id = $2 where j.id = $1`, [id, reportId]);
