import { type ErrorCode, errorText, isErrorCode } from "../../../domain/errors/error-catalogue";
import { masked } from "../../../domain/identity";
import { foldName } from "../../../domain/text";
import { columnsOf, REPORT_COLUMNS } from "../../../domain/data-tables";
import type { Ctx } from "../../kit/context";
import { Refusal } from "../../kit/errors/app-error";
import { exporting } from "../../kit/spreadsheets/export-file";
import { addressOf, fileIdOf } from "../../kit/files/temporary-files";
import { placesOf } from "./read-header";
import { type JobRow, noteReport } from "./import-job.sql";
import { type FailedRow, failedRows } from "./import-staging.sql";

const VALUE_SHOWN = 100;
/** Who asks for a job waits no longer than this for its report. */
const WAIT_MS = 5_000;

/** Fewer than four digits would stand there whole. */
const hidden = (value: string): string => (value.length > 4 ? masked(value) : value.replace(/./g, "*"));

/** Where the columns of a file stand that its report repeats: all but those of an earlier report. */
const repeated = (columns: readonly string[]): number[] =>
  columns.flatMap((name, index) => (REPORT_COLUMNS.some((own) => foldName(own) === foldName(name)) ? [] : [index]));

/**
 * Writes the rows of a job that failed to a download: as they stand in the file, so that they can be mended and sent
 * again, and after them what is wrong. Answers the id of the download.
 */
async function writeReport(ctx: Ctx, job: JobRow): Promise<string> {
  const kept = repeated(job.columns);
  const places = placesOf(job.type, job.columns);
  const isPersonal = new Set<string>(
    columnsOf(job.type).flatMap(({ name, kind }) => (kind === "phone" || kind === "national_code" ? [name] : [])),
  );
  const lineOf = ({ number, cells, code, column }: FailedRow): string[] => {
    const place = column === null ? undefined : places.get(column);
    const value = (place === undefined ? "" : (cells[place] ?? "")).slice(0, VALUE_SHOWN);
    const shown = column !== null && isPersonal.has(column) ? hidden(value) : value;
    const known: ErrorCode = isErrorCode(code) ? code : "FIELD_INVALID";
    return [
      ...kept.map((index) => cells[index] ?? ""),
      ...[String(number), column ?? "", shown, known, errorText(known, "en"), errorText(known, "fa")],
    ];
  };
  const header = [...kept.map((index) => job.columns[index] ?? ""), ...REPORT_COLUMNS];
  const file = { name: `${job.type}-errors.csv`, waitMs: WAIT_MS };
  const { downloadUrl } = await exporting(ctx, file, (tx, write) => {
    async function* lines() {
      for await (const batch of failedRows(tx, job.id)) yield batch.map(lineOf);
    }
    return write({ format: "csv", header, batches: lines() });
  });
  return fileIdOf(downloadUrl);
}

/** Whether a job's report can still be fetched. */
export async function keptReport(ctx: Ctx, { reportId }: JobRow): Promise<string | null> {
  const file = reportId === null ? null : await ctx.files.downloads.find(reportId);
  return file && addressOf(file);
}

/** A budget that has no room at the moment; the next call may find some. */
const isPutOff = (error: unknown): boolean =>
  error instanceof Refusal && ["EXPORTS_BUSY", "EXPORT_QUOTA", "FILES_FULL"].includes(error.code);

/**
 * Where the rows that failed can be fetched, written anew where ten minutes have passed; null where there are none, and
 * while the caller's budget has no room for the file.
 */
export async function reportUrl(ctx: Ctx, job: JobRow): Promise<string | null> {
  const failed = (job.counts?.duplicate ?? 0) + (job.counts?.bad ?? 0);
  if (failed === 0 || (job.status !== "complete" && job.status !== "checked")) return null;
  const kept = await keptReport(ctx, job);
  if (kept !== null) return kept;
  try {
    const id = await writeReport(ctx, job);
    await noteReport(ctx.db, job.id, id);
    return addressOf({ id });
  } catch (error) {
    if (isPutOff(error)) return null;
    throw error;
  }
}
