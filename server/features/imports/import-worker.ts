import { isUnavailable, uniqueConstraintOf } from "../../kit/db/pg-errors";
import { inTransaction, withRetries } from "../../kit/db/transaction";
import type { Lang } from "../../../domain/errors/error-catalogue";
import type { FileKind } from "../../../domain/files";
import type { Ctx, Tx } from "../../kit/context";
import { AppError } from "../../kit/errors/app-error";
import type { StoredFile } from "../../kit/files/stored-file";
import { recordAudit } from "../audit/audit.service";
import { classifyRows, writeRows } from "./classify-rows";
import { warningsOfCodes } from "./row-types/lottery-codes.sql";
import { stageFile } from "./stage-rows";
import { revertRows } from "./revert-import.service";
import { createImportContext } from "./import-context.service";
import {
  backendPid,
  heartbeat,
  type JobRow,
  type OwnedJob,
  markChecked,
  markComplete,
  markFailed,
  markReverted,
  cancelStatement,
  allowLongStatements,
} from "./import-job.sql";
import type { Checkpoint } from "./import-step";
import { analyzeStage, countRows, deleteRows, resetClassification, sampleOf } from "./import-staging.sql";

const HEARTBEAT_MS = 1_000;

/** Somebody cancelled the job, or it was given up: what it did so far goes with its transaction. */
class JobStoppedError extends Error {}

/** A file that waits to be read, and how to let go of it. */
export interface UploadedFile {
  file: StoredFile;
  kind: FileKind;
  release: () => Promise<unknown>;
}

interface Work {
  ctx: Ctx;
  job: JobRow;
  mine: OwnedJob;
  /** Throws where the work is to stop. */
  step: Checkpoint;
  /** Begins a transaction that may take long, and whose statement is ended when the job is cancelled. */
  inLong: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
}

/**
 * Queues work on a job behind what this process is at, giving signs of life from now on. The row of the job says how it
 * ends: by the work itself, in the transaction of what it stores, or here where that fails.
 */
function queue(ctx: Ctx, job: JobRow, work: (work: Work) => Promise<void>, finish: () => Promise<unknown>): void {
  const mine = { id: job.id, workerId: ctx.jobs.workerId };
  let [processed, pid, isOver] = [0, 0, false];
  const giveSign = async () => {
    isOver ||= !(await heartbeat(ctx.db, mine, processed));
    if (isOver && pid !== 0) await cancelStatement(ctx.db, pid);
  };
  const timer = setInterval(() => void giveSign().catch(() => undefined), HEARTBEAT_MS).unref();
  const step: Checkpoint = (rows) => {
    processed = rows;
    if (isOver || ctx.jobs.signal.aborted) throw new JobStoppedError();
  };
  const inLong: Work["inLong"] = (inside) =>
    inTransaction({ ...ctx, now: new Date() }, async (tx) => {
      await allowLongStatements(tx.db);
      pid = await backendPid(tx.db);
      try {
        return await inside(tx);
      } finally {
        // From here on the connection may be somebody else's.
        pid = 0;
      }
    });
  ctx.jobs.enqueue(async () => {
    try {
      step(0);
      await work({ ctx, job, mine, step, inLong });
    } catch (error) {
      await fail(ctx, mine, error, isOver);
    } finally {
      clearInterval(timer);
      await finish().catch(ctx.jobs.log);
    }
  });
}

/** Says why a job could not be done. A database that is away cannot be told: the job is given up for dead later. */
async function fail(ctx: Ctx, mine: OwnedJob, error: unknown, isOver: boolean): Promise<void> {
  const { code, values } = failureOf(error, isOver);
  if (code === "INTERNAL" || isUnavailable(error)) ctx.jobs.log(error);
  await markFailed(ctx.db, mine, code, values).catch(ctx.jobs.log);
}

function failureOf(error: unknown, isOver: boolean): { code: string; values: JobRow["errorValues"] } {
  if (error instanceof AppError) {
    const { values } = error;
    const inLang = (lang: Lang) => (typeof values === "function" ? values(lang) : values);
    return { code: error.code, values: { en: inLang("en"), fa: inLang("fa") } };
  }
  if (isOver || error instanceof JobStoppedError) return { code: "IMPORT_INTERRUPTED", values: {} };
  return { code: isUnavailable(error) ? "UNAVAILABLE" : "INTERNAL", values: {} };
}

/** Checks a file in the background; with `runsAtOnce` its valid rows are imported as well. */
export function queueCheck(ctx: Ctx, job: JobRow, file: UploadedFile): void {
  queue(
    ctx,
    job,
    async (work) => {
      await check(work, file);
      if (job.runsAtOnce) await run(work);
    },
    async () => {
      await file.release();
      await deleteStagedRows(ctx, job.id);
    },
  );
}

/** Imports the valid rows of a checked job in the background. */
export const queueRun = (ctx: Ctx, job: JobRow): void => queue(ctx, job, run, () => deleteStagedRows(ctx, job.id));

/** Takes a complete job back in the background. */
export const queueRevert = (ctx: Ctx, job: JobRow, reason: string): void =>
  queue(
    ctx,
    job,
    (work) => revert(work, reason),
    () => Promise.resolve(),
  );

async function check({ ctx, job, mine, step, inLong }: Work, { file, kind, release }: UploadedFile): Promise<void> {
  const started = performance.now();
  const shop = await createImportContext(ctx, job, { withCodes: false });
  // The file is gone before anybody hears what became of it.
  const columns = await ctx.files.uploads
    .spooled(file, (path) => inLong((tx) => stageFile(tx, { job, file: { path, kind }, shop, step })))
    .finally(release);
  await analyzeStage(ctx.db);
  const isMine = await inLong(async (tx) => {
    // What runs at once is judged where it is written.
    if (!job.runsAtOnce) await classifyRows(tx, job, false);
    const [sample, counts] = [await sampleOf(tx.db, job.id), await countRows(tx.db, job.id)];
    const warnings = job.type === "lottery_codes" ? await warningsOfCodes(tx.db, job.id) : [];
    const ms = Math.round(performance.now() - started);
    return markChecked(tx.db, mine, { columns, sample, counts, warnings, ms });
  });
  if (!isMine) throw new JobStoppedError();
}

/** A race for a unique value that only a fresh look can tell. */
const isRace = (error: unknown): boolean => uniqueConstraintOf(error) !== null;

async function run({ job, mine, step, inLong }: Work): Promise<void> {
  await withRetries(
    () =>
      inLong(async (tx) => {
        const started = performance.now();
        await resetClassification(tx.db, job.id);
        const staged = await countRows(tx.db, job.id);
        // A crash of the database loses what waits; it never loses a part of it.
        if (staged.totalRows === 0) throw new JobStoppedError();
        await classifyRows(tx, job, true);
        const shop = await createImportContext(tx, job, { withCodes: job.generateCodes });
        await writeRows(tx, job, { shop, step });
        const counts = await countRows(tx.db, job.id);
        const sample = await sampleOf(tx.db, job.id);
        await recordAudit(tx, {
          action: "IMPORT",
          entity: "import",
          entityId: job.id,
          details: {
            type: job.type,
            file: job.fileName,
            rows: counts.totalRows,
            added: counts.new,
            updated: counts.updated,
            failed: counts.duplicate + counts.bad,
            ...(job.updateExisting ? { updateExisting: true } : {}),
          },
        });
        const ms = Math.round(performance.now() - started);
        if (!(await markComplete(tx.db, mine, { counts, ms, sample, storedAt: tx.now }))) throw new JobStoppedError();
      }),
    isRace,
  );
}

async function revert({ job, mine, step, inLong }: Work, reason: string): Promise<void> {
  await inLong(async (tx) => {
    await revertRows(tx, job, { reason, step });
    await recordAudit(tx, {
      action: "REVERT",
      entity: "import",
      entityId: job.id,
      details: { type: job.type, file: job.fileName, reason },
    });
    if (!(await markReverted(tx.db, mine))) throw new JobStoppedError();
  });
}

/** Removes what a job that was cancelled has left, when nothing works on it any more. */
export const queueCleanUp = (ctx: Ctx, id: string): void => ctx.jobs.enqueue(() => deleteStagedRows(ctx, id));

/** Removes the rows of a job that is over, but for those of its report; while it waits to be run they stay. */
async function deleteStagedRows(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await allowLongStatements(tx.db);
    await deleteRows(tx.db, id);
  });
}
