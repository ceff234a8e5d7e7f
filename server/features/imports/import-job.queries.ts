import { In, IsNull, Not, Raw } from "typeorm";
import type { WarningCode } from "../../../domain/labels.text";
import { claimJob, type JobTable, type OwnedJob } from "../../kit/background-jobs/background-job.queries";
import type { Tx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { takeAdvisoryLockFor } from "../../kit/db/advisory-locks";
import { allowStatementTime } from "../../kit/db/dead-connections";
import { executeOne, runCommand } from "../../kit/db/queries";
import { applicationNameOf } from "../../kit/transactions/transaction";
import { ImportJobEntity, type JobCounts, type SampleRow } from "./import-job.entity";
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

/** Returns a page of the jobs that match the filter, newest first, and their number. */
export const jobsPage = (
  db: Db,
  filter: Partial<Pick<ImportJobEntity, "ownerId" | "type" | "status">>,
  { limit, offset }: { limit: number; offset: number },
): Promise<[ImportJobEntity[], number]> =>
  db.findAndCount(ImportJobEntity, {
    where: filter,
    order: { createdAt: "desc", id: "asc" },
    skip: offset,
    take: limit,
  });

/** Takes the lock of a file's key until the transaction ends, so that the same file starts one job. */
export const lockJobKey = (db: Db, key: Buffer): Promise<unknown> =>
  takeAdvisoryLockFor(db, "importKey", key.readInt32BE(0));

/**
 * The job of the same file, options and owner of the last 24 hours. A failed, cancelled or reverted job does not count.
 */
export const findSameJob = (db: Db, key: Buffer): Promise<ImportJobEntity | null> =>
  db.findOne(ImportJobEntity, {
    where: {
      key,
      createdAt: Raw((at) => `${at} > now() - interval '24 hours'`),
      status: Not(In(["error", "cancelled"])),
      revertedAt: IsNull(),
    },
    order: { createdAt: "desc" },
  });

/**
 * Raises the timeouts of a job's transaction: the limits of requests are too short for a whole file. Each statement
 * gets a plan for its own values, because the number of rows decides the joins. A statement of a killed process ends
 * within a second, so that it releases its locks; Windows cannot check the connection.
 */
export async function allowLongStatements({ db, requestId }: Tx): Promise<void> {
  await allowStatementTime(db, JOB_STATEMENT_MS);
  await runCommand(
    db,
    `select set_config('idle_in_transaction_session_timeout', '2min', true),
       set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true),
       set_config('client_connection_check_interval', case when version() ~* 'windows|mingw|msvc' then '0' else '1s' end,
         true),
       set_config('application_name', $1, true)`,
    [applicationNameOf({ requestId })],
  );
}

/**
 * Disables sequential scans for statements that find each row by an index. They are still planned per execution: a
 * generic plan that was made for an empty table would scan all rows that the job has added.
 */
export const preferIndexes = (db: Db): Promise<unknown> =>
  runCommand(db, "select set_config('enable_seqscan', 'off', true)");

export interface Checked {
  columns: string[];
  sample: SampleRow[];
  counts: JobCounts;
  warnings: WarningCode[];
  /** Since the job started. */
  ms: number;
}

const jsonOf = ({ counts, sample }: { counts: JobCounts; sample: SampleRow[] }) => ({
  counts: JSON.stringify(counts),
  sample: JSON.stringify(sample),
  totalRows: counts.totalRows,
});

/** Stores the result of the check; returns whether the worker still owned the job. */
export const markChecked = async (db: Db, owned: OwnedJob, checked: Checked): Promise<boolean> =>
  (await executeOne(db, sql.markChecked, { ...owned, ...checked, ...jsonOf(checked) })) !== null;

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
  owned: OwnedJob,
  result: { counts: JobCounts; ms: number; sample: SampleRow[]; storedAt: Date },
): Promise<boolean> => (await executeOne(db, sql.markComplete, { ...owned, ...result, ...jsonOf(result) })) !== null;

/** Ends a job as reverted, like `markComplete`. */
export async function markReverted(db: Db, owned: OwnedJob): Promise<boolean> {
  const reverted = { status: "complete", isReverting: false, revertedAt: () => "now()" } as const;
  const { affected } = await db.update(ImportJobEntity, { ...owned, isReverting: true }, reverted);
  return affected === 1;
}
