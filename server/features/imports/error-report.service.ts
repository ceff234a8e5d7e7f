import { type ErrorCode, errorText, isErrorCode } from "../../../domain/errors/error-catalogue";
import { mask } from "../../../domain/identity";
import { foldName } from "../../../domain/text";
import { columnsOf, ERROR_REPORT_COLUMNS } from "../../../domain/data-tables";
import type { Ctx } from "../../kit/context";
import { AppError } from "../../kit/errors/app-error";
import { exportFile } from "../../kit/spreadsheets/export-file";
import { fileUrl, fileIdIn } from "../../kit/files/temporary-files";
import { columnIndexes } from "./read-header";
import { type JobRow, setReport } from "./import-job.sql";
import { type FailedRow, failedRows } from "./import-staging.sql";

const MAX_VALUE_LENGTH = 100;
/** Who asks for a job waits no longer than this for its report. */
const WAIT_MS = 5_000;

/** Fewer than four digits would stand there whole. */
const maskCell = (value: string): string => (value.length > 4 ? mask(value) : value.replace(/./g, "*"));

/** Where the columns of a file stand that its report repeats: all but those of an earlier report. */
const countMessages = (columns: readonly string[]): number[] =>
  columns.flatMap((name, index) =>
    ERROR_REPORT_COLUMNS.some((own) => foldName(own) === foldName(name)) ? [] : [index],
  );

/**
 * Writes the rows of a job that failed to a download: as they stand in the file, so that they can be mended and sent
 * again, and after them what is wrong. Answers the id of the download.
 */
async function writeReport(ctx: Ctx, job: JobRow): Promise<string> {
  const kept = countMessages(job.columns);
  const places = columnIndexes(job.type, job.columns);
  const isPersonal = new Set<string>(
    columnsOf(job.type).flatMap(({ name, kind }) => (kind === "phone" || kind === "national_code" ? [name] : [])),
  );
  const lineOf = ({ number, cells, code, column }: FailedRow): string[] => {
    const place = column === null ? undefined : places.get(column);
    const value = (place === undefined ? "" : (cells[place] ?? "")).slice(0, MAX_VALUE_LENGTH);
    const shown = column !== null && isPersonal.has(column) ? maskCell(value) : value;
    const known: ErrorCode = isErrorCode(code) ? code : "FIELD_INVALID";
    return [
      ...kept.map((index) => cells[index] ?? ""),
      ...[String(number), column ?? "", shown, known, errorText(known, "en"), errorText(known, "fa")],
    ];
  };
  const header = [...kept.map((index) => job.columns[index] ?? ""), ...ERROR_REPORT_COLUMNS];
  const file = { name: `${job.type}-errors.csv`, waitMs: WAIT_MS };
  const { downloadUrl } = await exportFile(ctx, file, (tx, write) => {
    async function* lines() {
      for await (const batch of failedRows(tx, job.id)) yield batch.map(lineOf);
    }
    return write({ format: "csv", header, batches: lines() });
  });
  return fileIdIn(downloadUrl);
}

/** Whether a job's report can still be fetched. */
export async function storedReport(ctx: Ctx, { reportId }: JobRow): Promise<string | null> {
  const file = reportId === null ? null : await ctx.files.downloads.find(reportId);
  return file && fileUrl(file);
}

/** A budget that has no room at the moment; the next call may find some. */
const isPostponed = (error: unknown): boolean =>
  error instanceof AppError && ["EXPORTS_BUSY", "EXPORT_QUOTA", "FILES_FULL"].includes(error.code);

/**
 * Where the rows that failed can be fetched, written anew where ten minutes have passed; null where there are none, and
 * while the caller's budget has no room for the file.
 */
export async function reportUrl(ctx: Ctx, job: JobRow): Promise<string | null> {
  const failed = (job.counts?.duplicate ?? 0) + (job.counts?.bad ?? 0);
  if (failed === 0 || (job.status !== "complete" && job.status !== "checked")) return null;
  const kept = await storedReport(ctx, job);
  if (kept !== null) return kept;
  try {
    const id = await writeReport(ctx, job);
    await setReport(ctx.db, job.id, id);
    return fileUrl({ id });
  } catch (error) {
    if (isPostponed(error)) return null;
    throw error;
  }
}
