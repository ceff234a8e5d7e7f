import type { Lang } from "../../../domain/errors/error-catalogue";
import type { Ctx, Tx } from "../context";
import { isUnavailable } from "../db/pg-errors";
import { inTransaction } from "../transactions/transaction";
import { AppError } from "../errors/app-error";
import {
  backendPid,
  cancelStatement,
  type ErrorValues,
  heartbeat,
  type JobProgress,
  type JobTable,
  markFailed,
  type OwnedJob,
} from "./background-job.queries";

const HEARTBEAT_MS = 1_000;

/** The job was cancelled, failed as abandoned, or its process stops. */
export class JobStoppedError extends Error {}

/** Stores the progress with the next heartbeat; throws JobStoppedError where the job must stop. */
export type Checkpoint = (progress: JobProgress) => void;

/** A running job. */
export interface JobRun {
  ctx: Ctx;
  owned: OwnedJob;
  checkpoint: Checkpoint;
  /** Runs a transaction whose statement ends when the job is cancelled or its process stops. */
  inTransaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
}

interface JobOptions {
  table: JobTable;
  id: string;
  /** `queued` waits for the earlier jobs of this process, `now` does not. */
  start: "queued" | "now";
  /** Called when the job has ended, however it ended. */
  finish?: () => Promise<unknown>;
}

/**
 * Runs a job in the background with a heartbeat each second. The work marks the job as complete in the transaction of what it
 * stores; an error that it throws marks the job as failed.
 */
export function runJob(ctx: Ctx, { table, id, start, finish }: JobOptions, work: (run: JobRun) => Promise<void>): void {
  const owned = { id, workerId: ctx.jobs.workerId };
  let progress: JobProgress = {};
  let [pid, isStopped] = [0, false];
  const beat = async () => {
    isStopped ||= ctx.jobs.signal.aborted || !(await heartbeat(ctx.db, table, owned, progress));
    if (isStopped && pid !== 0) await cancelStatement(ctx.db, pid);
  };
  const timer = setInterval(() => void beat().catch(() => undefined), HEARTBEAT_MS).unref();
  const checkpoint: Checkpoint = (next) => {
    progress = { ...progress, ...next };
    if (isStopped || ctx.jobs.signal.aborted) throw new JobStoppedError();
  };
  const run: JobRun = {
    ctx,
    owned,
    checkpoint,
    inTransaction: (inside) =>
      inTransaction({ ...ctx, now: new Date() }, async (tx) => {
        pid = await backendPid(tx.db);
        try {
          return await inside(tx);
        } finally {
          // From here on the connection may serve another caller.
          pid = 0;
        }
      }),
  };
  const execute = async () => {
    try {
      checkpoint({});
      await work(run);
    } catch (error) {
      const failure = failureOf(error, isStopped, table);
      if (failure.code === "INTERNAL" || isUnavailable(error)) ctx.jobs.log(error);
      // A job that an unavailable database could not mark fails as abandoned later.
      await markFailed(ctx.db, table, owned, failure).catch(ctx.jobs.log);
    } finally {
      clearInterval(timer);
      await finish?.().catch(ctx.jobs.log);
    }
  };
  if (start === "now") ctx.jobs.runNow(execute);
  else ctx.jobs.enqueue(execute);
}

function failureOf(error: unknown, isStopped: boolean, table: JobTable): { code: string; values: ErrorValues } {
  if (error instanceof AppError) {
    const { values } = error;
    const inLang = (lang: Lang) => (typeof values === "function" ? values(lang) : values);
    return { code: error.code, values: { en: inLang("en"), fa: inLang("fa") } };
  }
  if (isStopped || error instanceof JobStoppedError) return { code: table.interrupted, values: {} };
  return { code: isUnavailable(error) ? "UNAVAILABLE" : "INTERNAL", values: {} };
}
