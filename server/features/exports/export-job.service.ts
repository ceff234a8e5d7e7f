import { v7 as uuidv7 } from "uuid";
import { errorText, isErrorCode } from "../../../domain/errors/error-catalogue";
import { id as idSchema } from "../../../domain/ids";
import { currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { isUnavailable } from "../../kit/db/pg-errors";
import { fail, AppError } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { countExport } from "../../kit/spreadsheets/export-file";
import { fileIdIn } from "../../kit/files/temporary-files";
import {
  heartbeatExport,
  cancelExportRow,
  type ExportJobRow,
  findExportRow,
  failAbandonedExports,
  insertExport,
  completeExport,
  failExport,
} from "./export-job.sql";
import type { ExportJob } from "./export-job.types";
import { exportTable, type Follow, type TableExportRequest, wholeTable } from "./table-export.service";

const HEARTBEAT_MS = 1_000;
/** How long a job waits until it may begin. */
const WAIT_MS = 600_000;

/** Somebody cancelled the export, or it was given up: its file goes with it. */
class ExportOver extends Error {}

async function toExportJob(ctx: Ctx, job: ExportJobRow): Promise<ExportJob> {
  const { errorCode, file } = job;
  // A file lives for ten minutes, its job for a day.
  const isKept = file !== null && (await ctx.files.downloads.find(fileIdIn(file.downloadUrl))) !== null;
  return {
    ...job,
    isPending: job.status === "running",
    file: isKept ? file : null,
    errorMessage: errorCode && errorText(isErrorCode(errorCode) ? errorCode : "INTERNAL", ctx.lang),
  };
}

/** One's own job: a file is for who asked for it. Throws EXPORT_NOT_FOUND. */
async function jobOrFail(ctx: Ctx, rawId: string): Promise<ExportJobRow> {
  const id = validateField("id", idSchema, rawId);
  await failAbandonedExports(ctx.db);
  const job = await findExportRow(ctx.db, id);
  return job && job.ownerId === currentStaffOrFail(ctx).userId ? job : fail("EXPORT_NOT_FOUND");
}

function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (error instanceof ExportOver) return "EXPORT_INTERRUPTED";
  return isUnavailable(error) ? "UNAVAILABLE" : "INTERNAL";
}

/** Writes the file, and says once a second how far it is. */
async function work(ctx: Ctx, id: string, { name, prepare }: ReturnType<typeof wholeTable>): Promise<void> {
  const done: { processed: number; total: number | null } = { processed: 0, total: null };
  let isOver = false;
  const giveSign = async () => {
    isOver ||= !(await heartbeatExport(ctx.db, { id, ...done }));
  };
  const timer = setInterval(() => void giveSign().catch(() => undefined), HEARTBEAT_MS).unref();
  const follow: Follow = ({ total, written }) => {
    done.total = total ?? done.total;
    done.processed = written ?? done.processed;
    if (isOver || ctx.jobs.signal.aborted) throw new ExportOver();
  };
  try {
    const file = await exportTable({ ...ctx, now: new Date() }, { name, waitMs: WAIT_MS }, prepare, follow);
    if (!(await completeExport(ctx.db, id, file))) await ctx.files.downloads.remove(fileIdIn(file.downloadUrl));
  } catch (error) {
    const code = codeOf(error);
    if (code === "INTERNAL" || isUnavailable(error)) ctx.jobs.log(error);
    await failExport(ctx.db, id, code);
  } finally {
    clearInterval(timer);
  }
}

/** Writes a table to a file in the background. Rejects like `exportWhole`, but for what is found out while it is written. */
export async function startExport(ctx: Ctx, asked: TableExportRequest): Promise<ExportJob> {
  const { userId: ownerId } = currentStaffOrFail(ctx);
  const table = wholeTable(ctx, asked);
  await countExport(ctx);
  const id = uuidv7();
  await insertExport(ctx.db, { id, type: asked.type, format: asked.format, ownerId });
  const begun = await findExport(ctx, id);
  ctx.jobs.runNow(() => work(ctx, id, table));
  return begun;
}

/** An export with its progress, and its file where it is written. Throws EXPORT_NOT_FOUND. */
export const findExport = async (ctx: Ctx, id: string): Promise<ExportJob> =>
  toExportJob(ctx, await jobOrFail(ctx, id));

/** Stops an export; no file is left behind. Throws EXPORT_NOT_FOUND or EXPORT_OVER. */
export async function cancelExport(ctx: Ctx, rawId: string): Promise<ExportJob> {
  const { id } = await jobOrFail(ctx, rawId);
  return toExportJob(ctx, (await cancelExportRow(ctx.db, id)) ?? fail("EXPORT_OVER"));
}
