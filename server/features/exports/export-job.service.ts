import { v7 as uuidv7 } from "uuid";
import { errorText, isErrorCode } from "../../../domain/errors/error-catalogue";
import { id as idSchema } from "../../../domain/ids";
import { staffOrFail } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { isUnavailable } from "../../kit/db/pg-errors";
import { fail, Refusal } from "../../kit/errors/app-error";
import { validField } from "../../kit/errors/validate";
import { takeExport } from "../../kit/spreadsheets/export-file";
import { fileIdOf } from "../../kit/files/temporary-files";
import {
  beatExport,
  cancelExportRow,
  type ExportJobRow,
  findExportRow,
  giveUpExports,
  insertExport,
  noteExported,
  noteExportFailed,
} from "./export-job.sql";
import type { ExportJob } from "./export-job.types";
import { exported, type Follow, type TableAsked, wholeTable } from "./table-export.service";

const BEAT_MS = 1_000;
/** How long a job waits until it may begin. */
const WAIT_MS = 600_000;

/** Somebody cancelled the export, or it was given up: its file goes with it. */
class ExportOver extends Error {}

async function shown(ctx: Ctx, job: ExportJobRow): Promise<ExportJob> {
  const { errorCode, file } = job;
  // A file lives for ten minutes, its job for a day.
  const isKept = file !== null && (await ctx.files.downloads.find(fileIdOf(file.downloadUrl))) !== null;
  return {
    ...job,
    isPending: job.status === "running",
    file: isKept ? file : null,
    errorMessage: errorCode && errorText(isErrorCode(errorCode) ? errorCode : "INTERNAL", ctx.lang),
  };
}

/** One's own job: a file is for who asked for it. Refuses with EXPORT_NOT_FOUND. */
async function jobOrFail(ctx: Ctx, rawId: string): Promise<ExportJobRow> {
  const id = validField("id", idSchema, rawId);
  await giveUpExports(ctx.db);
  const job = await findExportRow(ctx.db, id);
  return job && job.ownerId === staffOrFail(ctx).userId ? job : fail("EXPORT_NOT_FOUND");
}

function codeOf(error: unknown): string {
  if (error instanceof Refusal) return error.code;
  if (error instanceof ExportOver) return "EXPORT_INTERRUPTED";
  return isUnavailable(error) ? "UNAVAILABLE" : "INTERNAL";
}

/** Writes the file, and says once a second how far it is. */
async function work(ctx: Ctx, id: string, { name, prepare }: ReturnType<typeof wholeTable>): Promise<void> {
  const done: { processed: number; total: number | null } = { processed: 0, total: null };
  let isOver = false;
  const giveSign = async () => {
    isOver ||= !(await beatExport(ctx.db, { id, ...done }));
  };
  const timer = setInterval(() => void giveSign().catch(() => undefined), BEAT_MS).unref();
  const follow: Follow = ({ total, written }) => {
    done.total = total ?? done.total;
    done.processed = written ?? done.processed;
    if (isOver || ctx.jobs.signal.aborted) throw new ExportOver();
  };
  try {
    const file = await exported({ ...ctx, now: new Date() }, { name, waitMs: WAIT_MS }, prepare, follow);
    if (!(await noteExported(ctx.db, id, file))) await ctx.files.downloads.remove(fileIdOf(file.downloadUrl));
  } catch (error) {
    const code = codeOf(error);
    if (code === "INTERNAL" || isUnavailable(error)) ctx.jobs.log(error);
    await noteExportFailed(ctx.db, id, code);
  } finally {
    clearInterval(timer);
  }
}

/** Writes a table to a file in the background. Refuses like `exportWhole`, but for what is found out while it is written. */
export async function startExport(ctx: Ctx, asked: TableAsked): Promise<ExportJob> {
  const { userId: ownerId } = staffOrFail(ctx);
  const table = wholeTable(ctx, asked);
  await takeExport(ctx);
  const id = uuidv7();
  await insertExport(ctx.db, { id, type: asked.type, format: asked.format, ownerId });
  const begun = await findExport(ctx, id);
  ctx.jobs.beside(() => work(ctx, id, table));
  return begun;
}

/** An export with its progress, and its file where it is written. Refuses with EXPORT_NOT_FOUND. */
export const findExport = async (ctx: Ctx, id: string): Promise<ExportJob> => shown(ctx, await jobOrFail(ctx, id));

/** Stops an export; no file is left behind. Refuses with EXPORT_NOT_FOUND or EXPORT_OVER. */
export async function cancelExport(ctx: Ctx, rawId: string): Promise<ExportJob> {
  const { id } = await jobOrFail(ctx, rawId);
  return shown(ctx, (await cancelExportRow(ctx.db, id)) ?? fail("EXPORT_OVER"));
}
