import { v7 as uuidv7 } from "uuid";
import { id as idSchema } from "../../../domain/ids";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import { cancelJob, failAbandonedJobs } from "../../kit/background-jobs/background-job.queries";
import { runJob } from "../../kit/background-jobs/run-job";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { problemOf } from "../../kit/graphql/problem";
import { countExport } from "../../kit/spreadsheets/export-file";
import { fileIdIn } from "../../kit/files/temporary-files";
import { ExportJobEntity } from "./export-job.entity";
import { completeExport, EXPORT_JOBS } from "./export-job.queries";
import type { ExportJob } from "./export-job.types";
import { exportTable, type ReportProgress, type TableExportRequest, wholeTable } from "./table-export.service";

/** How long a job waits until it may begin. */
const WAIT_MS = 600_000;

async function toExportJob(ctx: Ctx, job: ExportJobEntity): Promise<ExportJob> {
  const { errorCode, file } = job;
  // A file expires after ten minutes, its job after a day.
  const isAvailable = file !== null && (await ctx.files.downloads.find(fileIdIn(file.downloadUrl))) !== null;
  return {
    ...job,
    isPending: job.status === "running",
    file: isAvailable ? file : null,
    error: errorCode === null ? null : problemOf(errorCode, ctx.lang, job.errorValues[ctx.lang]),
  };
}

/** Returns a job of the caller. Throws EXPORT_NOT_FOUND. */
async function jobOrFail(ctx: Ctx, rawId: string): Promise<ExportJobEntity> {
  const id = validateField("id", idSchema, rawId);
  await failAbandonedJobs(ctx.db, EXPORT_JOBS);
  const job = await ctx.db.findOneBy(ExportJobEntity, { id });
  return job && job.ownerId === currentStaffOrFail(ctx).userId ? job : fail("EXPORT_NOT_FOUND");
}

/** Writes a table to a file in the background. Throws what `exportWhole` throws before it writes. */
export async function startExport(ctx: Ctx, request: TableExportRequest): Promise<ExportJob> {
  const { userId: ownerId } = currentStaffOrFail(ctx);
  const { name, prepare } = wholeTable(ctx, request);
  await countExport(ctx);
  const owned = { id: uuidv7(), workerId: ctx.jobs.workerId };
  await ctx.db.insert(ExportJobEntity, { ...owned, type: request.type, format: request.format, ownerId });
  const job = await findExport(ctx, owned.id);
  runJob(ctx, { table: EXPORT_JOBS, id: owned.id, start: "now" }, async ({ checkpoint }) => {
    const onProgress: ReportProgress = ({ total, written }) =>
      checkpoint({
        ...(total === undefined ? {} : { total }),
        ...(written === undefined ? {} : { processed: written }),
      });
    const file = await exportTable({ ...ctx, now: new Date() }, { name, waitMs: WAIT_MS }, prepare, onProgress);
    if (!(await completeExport(ctx.db, owned, file))) await ctx.files.downloads.remove(fileIdIn(file.downloadUrl));
  });
  return job;
}

/** An export with its progress, and its file where it is written. Throws EXPORT_NOT_FOUND. */
export const findExport = async (ctx: Ctx, id: string): Promise<ExportJob> =>
  toExportJob(ctx, await jobOrFail(ctx, id));

/** Stops an export; no file is left behind. Throws EXPORT_NOT_FOUND or EXPORT_OVER. */
export async function cancelExport(ctx: Ctx, rawId: string): Promise<ExportJob> {
  const { id } = await jobOrFail(ctx, rawId);
  if (!(await cancelJob(ctx.db, EXPORT_JOBS, id))) fail("EXPORT_OVER");
  return findExport(ctx, id);
}
