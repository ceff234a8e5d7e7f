import { createReadStream } from "node:fs";
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import { batchId as batchSchema } from "../../../domain/codes";
import type { Lang } from "../../../domain/errors/error-catalogue";
import { id as idSchema } from "../../../domain/ids";
import type { Permission } from "../../../domain/permissions";
import { reasonDraft } from "../../../domain/receipts";
import type { ImportStatus, TableType } from "../../../domain/data-tables";
import { WARNINGS } from "../../../domain/labels.text";
import { isPermitted, reachFor, currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { cancelJob, failAbandonedJobs } from "../../kit/background-jobs/background-job.queries";
import { isUnavailable } from "../../kit/db/pg-errors";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import { validate, validateField } from "../../kit/errors/validate";
import { validatePage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { problemOf } from "../../kit/graphql/problem";
import { detectFileType } from "../../kit/spreadsheets/detect-file-type";
import type { StoredFile } from "../../kit/files/stored-file";
import { receiveUpload, type UploadValue } from "../../kit/uploads/graphql-uploads";
import { findEvent, requireEvents } from "../events/event.service";
import { storedReport, reportUrl } from "./error-report.service";
import type { ImportInput, ImportJob, ImportRow } from "./import.types";
import { ImportJobEntity, type JobOptions } from "./import-job.entity";
import { IMPORT_JOBS, lockJobKey, jobsPage, findSameJob, claimChecked, claimForRevert } from "./import-job.queries";
import { problemCode, problemText } from "./problem-codes";
import { columnIndexes } from "./read-header";
import { queueCheck, queueRevert, queueImport, queueCleanUp } from "./import-worker";

const POLL_MS = 100;

/** A file for one pool requires the permission to write pools; every other type has its own permission. */
const permissionOf = ({ type, isPool }: { type: TableType; isPool: boolean }): Permission =>
  isPool ? "event-codes:write" : `import:${type}`;

const requireImportPermission = (ctx: Ctx, job: { type: TableType; isPool: boolean }): void => {
  if (!isPermitted(ctx, permissionOf(job))) fail("FORBIDDEN");
};

const isPending = ({ status }: ImportJobEntity): boolean => status === "checking" || status === "running";

function sampleOf({ type, columns, sample }: ImportJobEntity, lang: Lang): ImportRow[] {
  const indexes = columnIndexes(type, columns);
  return sample.map(({ column, problem, ...row }) => ({
    ...row,
    problem: problem && problemText(problemCode(problem, "INTERNAL"), lang),
    problemCell: column ? (indexes.get(column) ?? null) : null,
  }));
}

/** Converts a job to its GraphQL type. Lists do not write a missing report again. */
function toImportJob(ctx: Ctx, job: ImportJobEntity, errorReportUrl: string | null): ImportJob {
  const { counts, errorCode, processingMs } = job;
  const isComplete = job.status === "complete";
  const imported = counts && isComplete ? counts.new + counts.updated : 0;
  const unchanged = counts?.unchanged ?? 0;
  const failed = counts ? counts.duplicate + counts.bad : 0;
  return {
    ...job,
    isPending: isPending(job),
    total: counts?.totalRows ?? null,
    counts: counts && { ...counts, unchanged, imported, failed, skipped: counts.duplicate },
    sample: sampleOf(job, ctx.lang),
    processingTimeMs: isPending(job) ? null : processingMs,
    summary:
      counts && isComplete
        ? {
            totalRows: counts.totalRows,
            imported,
            failed,
            skipped: counts.duplicate,
            updated: counts.updated,
            unchanged,
            processingTimeMs: processingMs ?? 0,
          }
        : null,
    errorReportUrl,
    warnings: job.warnings.map((code) => ({ code, message: WARNINGS[code][ctx.lang] })),
    error:
      errorCode === null ? null : problemOf(problemCode(errorCode, "INTERNAL"), ctx.lang, job.errorValues[ctx.lang]),
    isReverted: job.revertedAt !== null,
    replayed: false,
  };
}

const toImportJobWithReport = async (ctx: Ctx, job: ImportJobEntity): Promise<ImportJob> =>
  toImportJob(ctx, job, await reportUrl(ctx, job));

/** Throws IMPORT_NOT_FOUND. */
const rowOrFail = async (ctx: Ctx, id: string): Promise<ImportJobEntity> =>
  (await ctx.db.findOneBy(ImportJobEntity, { id })) ?? fail("IMPORT_NOT_FOUND");

/** Returns a job that the caller may read. Throws IMPORT_NOT_FOUND. */
async function jobOrFail(ctx: Ctx, rawId: string): Promise<ImportJobEntity> {
  const id = validateField("id", idSchema, rawId);
  await failAbandonedJobs(ctx.db, IMPORT_JOBS);
  const job = await rowOrFail(ctx, id);
  const isMine = job.ownerId === currentStaffOrFail(ctx).userId;
  return isMine || reachFor(ctx, "imports:read") === "any" ? job : fail("IMPORT_NOT_FOUND");
}

/** The SHA-256 of a file and of the options of its import. */
async function keyOf(path: string, parts: readonly unknown[]): Promise<Buffer> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.update(JSON.stringify(parts)).digest();
}

const isPoolInput = ({ type, poolEventId }: ImportInput): boolean => type === "lottery_codes" && Boolean(poolEventId);

/** The event and the batch of a file of codes. */
async function codeOptions(ctx: Ctx, input: ImportInput): Promise<Pick<JobOptions, "eventId" | "isPool" | "batchId">> {
  if (input.type !== "lottery_codes") return { eventId: null, isPool: false, batchId: null };
  await requireEvents(ctx);
  const batchId = validateField("batchId", batchSchema, input.batchId);
  const eventId = input.poolEventId || input.eventId;
  return { eventId: eventId ? (await findEvent(ctx, eventId)).id : null, isPool: isPoolInput(input), batchId };
}

const optionsOf = async (ctx: Ctx, input: ImportInput): Promise<JobOptions> => ({
  updateExisting: input.type === "customers" && Boolean(input.updateExisting),
  generateCodes: input.type === "receipts" && Boolean(input.generateCodes),
  ...(await codeOptions(ctx, input)),
});

interface StartedJob {
  job: ImportJobEntity;
  /** The job was started by an earlier call. */
  replayed: boolean;
}

/** Checks the permission and the options of an import before its file is stored. Its file is deleted in the end. */
async function withUpload<Result>(
  ctx: Ctx,
  { file, input }: { file: UploadValue; input: ImportInput },
  work: (upload: StoredFile, options: JobOptions) => Promise<Result>,
): Promise<Result> {
  requireImportPermission(ctx, { type: input.type, isPool: isPoolInput(input) });
  const options = await optionsOf(ctx, input);
  const upload = await receiveUpload(ctx, file);
  try {
    return await work(upload, options);
  } finally {
    // A job has taken the file over under another id.
    await ctx.files.uploads.remove(upload.id);
  }
}

/**
 * Starts a job for an uploaded file. The same file with the same options of the same user within 24 hours returns the
 * first job, so that a call whose response was lost can be repeated.
 */
async function start(
  ctx: Ctx,
  {
    upload,
    type,
    options,
    runsAtOnce,
  }: { upload: StoredFile; type: TableType; options: JobOptions; runsAtOnce: boolean },
): Promise<StartedJob> {
  const { userId } = currentStaffOrFail(ctx);
  const { kind, key } = await ctx.files.uploads.spooled(upload, async (path) => ({
    kind: await detectFileType(path, upload.name),
    key: await keyOf(path, [type, options, userId]),
  }));
  const id = uuidv7();
  await failAbandonedJobs(ctx.db, IMPORT_JOBS);
  const begun = await inTransaction(ctx, async (tx) => {
    await lockJobKey(tx.db, key);
    const same = await findSameJob(tx.db, key);
    if (same) return { known: same };
    // The upload is deleted when the call ends; the job has the file under another id.
    const file = (await ctx.files.uploads.handOver(tx.db, upload)) ?? fail("UPLOAD_NOT_FOUND");
    const { workerId } = ctx.jobs;
    await tx.db.insert(ImportJobEntity, {
      status: "checking",
      ...{ id, type, ownerId: userId, fileName: upload.name, fileId: file.rowId },
      ...{ key, runsAtOnce, workerId, ...options },
    });
    return { file };
  });
  if (begun.known) return { job: begun.known, replayed: true };
  const { file } = begun;
  const job = await rowOrFail(ctx, id);
  queueCheck(ctx, job, { file, kind, release: () => ctx.files.uploads.remove(file.id) });
  return { job, replayed: false };
}

/**
 * Checks an uploaded file in the background and classifies its rows; stores nothing. Throws FORBIDDEN,
 * UPLOAD_NOT_FOUND, EVENT_NOT_FOUND, FILE_TYPE_INVALID, FILE_EMPTY or FILE_UNREADABLE; later errors are in the job.
 */
export const startImport = (ctx: Ctx, file: UploadValue, input: ImportInput): Promise<ImportJob> =>
  withUpload(ctx, { file, input }, async (upload, options) => {
    const { job, replayed } = await start(ctx, { upload, type: input.type, options, runsAtOnce: false });
    return { ...toImportJob(ctx, job, null), replayed };
  });

/** Imports the valid rows of a checked job in the background. Throws IMPORT_NOT_CHECKED or FORBIDDEN. */
export async function runImport(ctx: Ctx, rawId: string): Promise<ImportJob> {
  const found = await jobOrFail(ctx, rawId);
  requireImportPermission(ctx, found);
  if (!(await claimChecked(ctx.db, { id: found.id, workerId: ctx.jobs.workerId }))) fail("IMPORT_NOT_CHECKED");
  const job = await rowOrFail(ctx, found.id);
  queueImport(ctx, job);
  return toImportJob(ctx, job, null);
}

/** Throws the error of a failed job. */
function throwFailure(job: ImportJobEntity): void {
  if (job.status === "cancelled") fail("IMPORT_CANCELLED");
  if (job.status !== "error") return;
  throw new AppError(problemCode(job.errorCode ?? "", "INTERNAL"), [], (lang) => job.errorValues[lang] ?? {});
}

/**
 * Checks and imports a file and waits for the end. An import that takes longer continues, and the response names its
 * URL. Throws what `startImport` throws, and the errors of the file as a whole.
 */
export async function importFile(ctx: Ctx, file: UploadValue, input: ImportInput): Promise<ImportJob> {
  const deadline = performance.now() + ctx.settings.importWaitMs;
  const { job, replayed } = await withUpload(ctx, { file, input }, async (upload, options) => {
    const run = async () => {
      const started = await start(ctx, { upload, type: input.type, options, runsAtOnce: true });
      return { ...started, job: await waitForJob(ctx, started.job, deadline) };
    };
    const first = await run();
    // An earlier call failed because its server stopped: this call starts the import again.
    const isRepeated =
      first.job.errorCode === "IMPORT_INTERRUPTED" && (await ctx.files.uploads.find(upload.id)) !== null;
    return isRepeated ? run() : first;
  });
  throwFailure(job);
  if (isPending(job)) {
    ctx.headers.location = `/api/import/jobs/${job.id}`;
    return { ...toImportJob(ctx, job, null), replayed };
  }
  return { ...(await toImportJobWithReport(ctx, job)), replayed };
}

/** Waits until a job ends or the time is up; runs a checked job. */
async function waitForJob(ctx: Ctx, begun: ImportJobEntity, deadline: number): Promise<ImportJobEntity> {
  let job = begun;
  if (job.status === "checked") {
    const isClaimed = await claimChecked(ctx.db, { id: job.id, workerId: ctx.jobs.workerId });
    job = await rowOrFail(ctx, job.id);
    if (isClaimed) queueImport(ctx, job);
  }
  while (isPending(job) && performance.now() < deadline) {
    await sleep(POLL_MS);
    job = await refreshJob(ctx, job);
  }
  return job;
}

/** Reads the job again. Returns the last known state while the database is unavailable. */
async function refreshJob(ctx: Ctx, job: ImportJobEntity): Promise<ImportJobEntity> {
  try {
    await failAbandonedJobs(ctx.db, IMPORT_JOBS);
    return await rowOrFail(ctx, job.id);
  } catch (error) {
    if (isUnavailable(error)) return job;
    throw error;
  }
}

/** Cancels a job; its transaction is rolled back. Throws IMPORT_OVER if it has ended. */
export async function cancelImport(ctx: Ctx, rawId: string): Promise<ImportJob> {
  const { id } = await jobOrFail(ctx, rawId);
  if (!(await cancelJob(ctx.db, IMPORT_JOBS, id))) fail("IMPORT_OVER");
  queueCleanUp(ctx, id);
  return toImportJob(ctx, await rowOrFail(ctx, id), null);
}

/**
 * Reverts a complete job in the background. Throws IMPORT_NOT_REVERTIBLE or FORBIDDEN. If a stored record was used
 * later, the job shows IMPORT_USED and nothing changes.
 */
export async function revertImport(ctx: Ctx, rawId: string, rawReason: string): Promise<ImportJob> {
  const found = await jobOrFail(ctx, rawId);
  requireImportPermission(ctx, found);
  const { reason } = validate(reasonDraft, { reason: rawReason });
  if (!(await claimForRevert(ctx.db, { id: found.id, workerId: ctx.jobs.workerId }))) fail("IMPORT_NOT_REVERTIBLE");
  const job = await rowOrFail(ctx, found.id);
  queueRevert(ctx, job, reason);
  return toImportJob(ctx, job, null);
}

/** Returns a job with its progress and the report of failed rows. */
export const findImport = async (ctx: Ctx, rawId: string): Promise<ImportJob> =>
  toImportJobWithReport(ctx, await jobOrFail(ctx, rawId));

interface ImportsArgs extends PageArgs {
  type?: TableType | null | undefined;
  status?: ImportStatus | null | undefined;
}

/**
 * Returns a page of the jobs of the caller, or of all users with the wider permission, newest first. Throws
 * BAD_USER_INPUT for an invalid page or page size.
 */
export async function listImports(ctx: Ctx, { type, status, ...args }: ImportsArgs): Promise<PageOf<ImportJob>> {
  validatePage(args);
  await failAbandonedJobs(ctx.db, IMPORT_JOBS);
  const filter = {
    ...(reachFor(ctx, "imports:read") === "any" ? {} : { ownerId: currentStaffOrFail(ctx).userId }),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
  };
  const position = { limit: args.pageSize, offset: (args.page - 1) * args.pageSize };
  const [jobs, total] = await jobsPage(ctx.db, filter, position);
  const items = await Promise.all(jobs.map(async (job) => toImportJob(ctx, job, await storedReport(ctx, job))));
  return pageOf(args, items, total);
}
