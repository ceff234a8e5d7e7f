import { mask } from "../../../domain/identity";
import { foldName } from "../../../domain/text";
import { columnsOf, ERROR_REPORT_COLUMNS } from "../../../domain/data-tables";
import type { Ctx } from "../../kit/context";
import { AppError } from "../../kit/errors/app-error";
import { exportFile } from "../../kit/spreadsheets/export-file";
import { fileUrl, fileIdIn } from "../../kit/files/temporary-files";
import { problemCode, problemText } from "./problem-codes";
import { columnIndexes } from "./read-header";
import { ImportJobEntity } from "./import-job.entity";
import { type FailedRow, failedRows } from "./import-staging.queries";

const MAX_VALUE_LENGTH = 100;
/** How long a request for a job waits for its report. */
const WAIT_MS = 5_000;

/** Masks a cell. A short value is masked whole. */
const maskCell = (value: string): string => (value.length > 4 ? mask(value) : value.replace(/./g, "*"));

/** The indexes of the columns that a report repeats: all but the columns of an earlier report. */
const repeatedColumns = (columns: readonly string[]): number[] =>
  columns.flatMap((name, index) =>
    ERROR_REPORT_COLUMNS.some((own) => foldName(own) === foldName(name)) ? [] : [index],
  );

const countFailed = ({ counts }: ImportJobEntity): number => (counts?.duplicate ?? 0) + (counts?.bad ?? 0);

/**
 * Writes the failed rows of a job to a download, each as it is in the file with its error after it, so that the file
 * can be corrected and sent again: csv for csv, otherwise a workbook. Returns the id of the download.
 */
async function writeReport(ctx: Ctx, job: ImportJobEntity): Promise<string> {
  const indexes = repeatedColumns(job.columns);
  const places = columnIndexes(job.type, job.columns);
  const isPersonal = new Set<string>(
    columnsOf(job.type).flatMap(({ name, kind }) => (kind === "phone" || kind === "national_code" ? [name] : [])),
  );
  const lineOf = ({ number, cells, code, column }: FailedRow): string[] => {
    const place = column === null ? undefined : places.get(column);
    const value = (place === undefined ? "" : (cells[place] ?? "")).slice(0, MAX_VALUE_LENGTH);
    const shown = column !== null && isPersonal.has(column) ? maskCell(value) : value;
    const known = problemCode(code, "FIELD_INVALID");
    return [
      ...indexes.map((index) => cells[index] ?? ""),
      ...[String(number), column ?? "", shown, known, problemText(known, "en"), problemText(known, "fa")],
    ];
  };
  const header = [...indexes.map((index) => job.columns[index] ?? ""), ...ERROR_REPORT_COLUMNS];
  const title = `${job.type}-errors`;
  const format = /\.csv$/i.test(job.fileName) ? "csv" : "xlsx";
  const file = { name: `${title}.${format}`, waitMs: WAIT_MS };
  const { downloadUrl } = await exportFile(ctx, file, (tx, write) => {
    async function* lines() {
      for await (const batch of failedRows(tx, job.id)) yield batch.map(lineOf);
    }
    return write({ format, title, header, rows: countFailed(job), rightToLeft: ctx.lang === "fa", batches: lines() });
  });
  return fileIdIn(downloadUrl);
}

/** Returns the URL of an existing report, or null. */
export async function storedReport(ctx: Ctx, { reportId }: ImportJobEntity): Promise<string | null> {
  const file = reportId === null ? null : await ctx.files.downloads.find(reportId);
  return file && fileUrl(file);
}

/** The file budget is used up for now; a later call can succeed. */
const isPostponed = (error: unknown): boolean =>
  error instanceof AppError && ["EXPORTS_BUSY", "EXPORT_QUOTA", "FILES_FULL"].includes(error.code);

/**
 * Returns the URL of the report of failed rows. Writes it again after ten minutes. Returns null if no row failed or if
 * the budget of files is used up.
 */
export async function reportUrl(ctx: Ctx, job: ImportJobEntity): Promise<string | null> {
  if (countFailed(job) === 0 || (job.status !== "complete" && job.status !== "checked")) return null;
  const url = await storedReport(ctx, job);
  if (url !== null) return url;
  try {
    const id = await writeReport(ctx, job);
    await ctx.db.update(ImportJobEntity, { id: job.id }, { reportId: id });
    return fileUrl({ id });
  } catch (error) {
    if (isPostponed(error)) return null;
    throw error;
  }
}
