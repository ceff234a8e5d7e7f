import { type JobRun, JobStoppedError, runJob } from "../../kit/background-jobs/run-job";
import type { FileKind } from "../../../domain/files";
import type { Ctx } from "../../kit/context";
import { uniqueConstraintOf } from "../../kit/db/pg-errors";
import { inTransaction } from "../../kit/transactions/transaction";
import { withRetries } from "../../kit/db/retries";
import type { StoredFile } from "../../kit/files/stored-file";
import { recordAudit } from "../audit/audit.service";
import { createImportContext } from "./import-context.service";
import type { ImportJobEntity } from "./import-job.entity";
import { allowLongStatements, IMPORT_JOBS, markChecked, markComplete, markReverted } from "./import-job.queries";
import { analyzeStage, countRows, deleteRows, resetClassification, sampleOf } from "./import-staging.queries";
import { revertImportOf } from "./import-type";
import { IMPORT_TYPES } from "./import-types";
import { warningsOfCodes } from "./row-types/lottery-codes.queries";
import { stageFile } from "./stage-rows";

/** An uploaded file that waits to be read. */
export interface UploadedFile {
  file: StoredFile;
  kind: FileKind;
  release: () => Promise<unknown>;
}

interface ImportRun extends JobRun {
  job: ImportJobEntity;
}

/** Queues work on a job; each of its transactions may take as long as a whole file. */
function queue(
  ctx: Ctx,
  job: ImportJobEntity,
  work: (run: ImportRun) => Promise<void>,
  finish?: () => Promise<unknown>,
): void {
  runJob(ctx, { table: IMPORT_JOBS, id: job.id, start: "queued", finish }, (run) =>
    work({
      ...run,
      job,
      inTransaction: (inside) =>
        run.inTransaction(async (tx) => {
          await allowLongStatements(tx);
          return inside(tx);
        }),
    }),
  );
}

/** Checks a file in the background; with `runsAtOnce` its valid rows are imported as well. */
export const queueCheck = (ctx: Ctx, job: ImportJobEntity, file: UploadedFile): void =>
  queue(
    ctx,
    job,
    async (run) => {
      await check(run, file);
      if (job.runsAtOnce) await importRows(run);
    },
    async () => {
      await file.release();
      await deleteStagedRows(ctx, job.id);
    },
  );

/** Imports the valid rows of a checked job in the background. */
export const queueImport = (ctx: Ctx, job: ImportJobEntity): void =>
  queue(ctx, job, importRows, () => deleteStagedRows(ctx, job.id));

/** Reverts a complete job in the background. */
export const queueRevert = (ctx: Ctx, job: ImportJobEntity, reason: string): void =>
  queue(ctx, job, (run) => revert(run, reason));

/** Stages the rows of a file and deletes the file. */
async function stage({ ctx, job, inTransaction, checkpoint }: ImportRun, { file, kind, release }: UploadedFile) {
  const context = await createImportContext(ctx, job, { withCodes: false });
  try {
    return await ctx.files.uploads.spooled(file, (path) =>
      inTransaction((tx) => stageFile(tx, { job, file: { path, kind }, context, checkpoint })),
    );
  } finally {
    await release();
  }
}

async function check(run: ImportRun, file: UploadedFile): Promise<void> {
  const { ctx, job, owned } = run;
  const started = performance.now();
  // The file is deleted before the job shows a result.
  const columns = await stage(run, file);
  await analyzeStage(ctx.db);
  const isOwned = await run.inTransaction(async (tx) => {
    // A job that runs at once classifies its rows in the transaction that writes them.
    if (!job.runsAtOnce) await IMPORT_TYPES[job.type].classify(tx, job, false);
    const [sample, counts] = [await sampleOf(tx.db, job.id), await countRows(tx.db, job.id)];
    const warnings = job.type === "lottery_codes" ? await warningsOfCodes(tx.db, job.id) : [];
    const ms = Math.round(performance.now() - started);
    return markChecked(tx.db, owned, { columns, sample, counts, warnings, ms });
  });
  if (!isOwned) throw new JobStoppedError();
}

/** A race for a unique value; another try classifies the row as a duplicate. */
const isRace = (error: unknown): boolean => uniqueConstraintOf(error) !== null;

async function importRows({ job, owned, checkpoint, inTransaction: inJob }: ImportRun): Promise<void> {
  const type = IMPORT_TYPES[job.type];
  await withRetries(
    () =>
      inJob(async (tx) => {
        const started = performance.now();
        await resetClassification(tx.db, job.id);
        const staged = await countRows(tx.db, job.id);
        // A crash of the database empties the unlogged staging table, never a part of it.
        if (staged.totalRows === 0) throw new JobStoppedError();
        await type.classify(tx, job, true);
        const context = await createImportContext(tx, job, { withCodes: job.generateCodes });
        await type.write(tx, job, { context, checkpoint });
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
        if (!(await markComplete(tx.db, owned, { counts, ms, sample, storedAt: tx.now }))) throw new JobStoppedError();
      }),
    isRace,
  );
}

async function revert({ job, owned, checkpoint, inTransaction: inJob }: ImportRun, reason: string): Promise<void> {
  await inJob(async (tx) => {
    await revertImportOf(IMPORT_TYPES[job.type], tx, job, { reason, checkpoint });
    await recordAudit(tx, {
      action: "REVERT",
      entity: "import",
      entityId: job.id,
      details: { type: job.type, file: job.fileName, reason },
    });
    if (!(await markReverted(tx.db, owned))) throw new JobStoppedError();
  });
}

/** Deletes the rows of a cancelled job after the work on it has stopped. */
export const queueCleanUp = (ctx: Ctx, id: string): void => ctx.jobs.enqueue(() => deleteStagedRows(ctx, id));

/** Deletes the rows of a job that has ended, except those of its report; a checked job keeps its rows. */
async function deleteStagedRows(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await allowLongStatements(tx);
    await deleteRows(tx.db, id);
  });
}
