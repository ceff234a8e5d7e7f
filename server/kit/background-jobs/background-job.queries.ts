import type { Db } from "../db/database";
import { execute, executeOne, runCommand } from "../db/queries";
import * as sql from "./background-job.generated";

/** A table of jobs. It has the columns id, status, worker_id, heartbeat_at, error_code, error_values and finished_at. */
export interface JobTable {
  name: string;
  /** The condition under which a worker owns the job `j`. */
  active: string;
  /** The condition under which the job `j` can be cancelled. */
  cancellable: string;
  /** The columns that a failed job `j` gets besides its error. */
  failed: string;
  /** The error code of a job whose process stopped or died. */
  interrupted: string;
  /** The rest of a statement whose CTE `failed` holds the abandoned jobs: deletes what they left. */
  cleanUp?: string;
}

/** A job and the process that works on it. */
export interface OwnedJob {
  id: string;
  workerId: string;
}

/** The values of an error's text by language. */
export type ErrorValues = Partial<Record<"en" | "fa", Record<string, string | number>>>;

/** Numbers that a running job shows, by column. */
export type JobProgress = Readonly<Record<string, number | null>>;

/** A process without a heartbeat for this long is dead. */
const DEAD_AFTER = "20 seconds";

/** Claims a job for a worker if `condition` holds for the job `j`; returns whether it did. */
export const claimJob = async (
  db: Db,
  { name }: JobTable,
  { id, workerId }: OwnedJob,
  { condition, set }: { condition: string; set: string },
): Promise<boolean> =>
  (await runCommand(
    db,
    `update ${name} j set ${set}, worker_id = $2, heartbeat_at = now(), processed = 0
     where j.id = $1 and ${condition} returning j.id`,
    [id, workerId],
  )) > 0;

/** Stores the progress and the time; returns whether the worker still owns the job. */
export const heartbeat = async (
  db: Db,
  { name, active }: JobTable,
  { id, workerId }: OwnedJob,
  progress: JobProgress,
): Promise<boolean> => {
  const columns = Object.keys(progress).map((column, index) => `, ${column} = $${index + 3}`);
  return (
    (await runCommand(
      db,
      `update ${name} j set heartbeat_at = now()${columns.join("")}
       where j.id = $1 and j.worker_id = $2 and ${active} returning j.id`,
      [id, workerId, ...Object.values(progress)],
    )) > 0
  );
};

/** Ends a job with an error. */
export const markFailed = (
  db: Db,
  { name, active, failed }: JobTable,
  { id, workerId }: OwnedJob,
  { code, values }: { code: string; values: ErrorValues },
): Promise<unknown> =>
  runCommand(
    db,
    `update ${name} j set ${failed}, finished_at = coalesce(j.finished_at, now()), error_code = $3, error_values = $4
     where j.id = $1 and j.worker_id = $2 and ${active}`,
    [id, workerId, code, JSON.stringify(values)],
  );

/** Cancels a job; returns whether it could be cancelled. */
export const cancelJob = async (db: Db, { name, cancellable }: JobTable, id: string): Promise<boolean> =>
  (await runCommand(
    db,
    `update ${name} j set status = 'cancelled', finished_at = now() where j.id = $1 and ${cancellable} returning j.id`,
    [id],
  )) > 0;

const failWhere = (
  { name, active, failed, interrupted, cleanUp = "select from failed" }: JobTable,
  condition: string,
) => `
  with failed as (
    update ${name} j set ${failed}, finished_at = coalesce(j.finished_at, now()), error_code = '${interrupted}'
    where ${active} and ${condition} returning j.*
  )
  ${cleanUp}`;

/** Ends every active job: for the only process of a database, at its start. */
export const failAllJobs = (db: Db, table: JobTable): Promise<unknown> => runCommand(db, failWhere(table, "true"));

/** Ends the jobs of dead processes; their transactions are rolled back. */
export const failAbandonedJobs = (db: Db, table: JobTable): Promise<unknown> =>
  runCommand(db, failWhere(table, `j.heartbeat_at < now() - interval '${DEAD_AFTER}'`));

/** Ends the running statement of a connection, so that a cancelled job does not finish it. */
export const cancelStatement = (db: Db, pid: number): Promise<unknown> => execute(db, sql.cancelStatement, { pid });

export const backendPid = async (db: Db): Promise<number> =>
  (await executeOne(db, sql.backendPid, undefined))?.pid ?? 0;
