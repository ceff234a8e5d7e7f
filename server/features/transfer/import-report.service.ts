import { type ErrorCode, errorText, isErrorCode } from "../../../domain/errors";
import { masked } from "../../../domain/identity";
import { foldName } from "../../../domain/text";
import { columnsOf, REPORT_COLUMNS } from "../../../domain/transfer";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/db/transaction";
import { writeCsv } from "../../kit/files/write-csv";
import { placesOf } from "./import-header.service";
import { type JobRow, noteReport } from "./job.sql";
import { type FailedRow, failedRows } from "./stage.sql";

const VALUE_SHOWN = 100;

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
  const file = await ctx.files.downloads.create(`${job.type}-errors.csv`, null);
  try {
    await inTransaction(ctx, async (tx) => {
      async function* lines() {
        for await (const batch of failedRows(tx, job.id)) yield batch.map(lineOf);
      }
      const header = [...kept.map((index) => job.columns[index] ?? ""), ...REPORT_COLUMNS];
      await writeCsv(file.path, { header, batches: lines() });
    });
    return file.id;
  } catch (error) {
    await ctx.files.downloads.remove(file.id);
    throw error;
  }
}

/** Whether a job's report can still be fetched. */
export async function keptReport(ctx: Ctx, { reportId }: JobRow): Promise<string | null> {
  const file = reportId === null ? null : await ctx.files.downloads.find(reportId);
  return file && `/api/downloads/${file.id}`;
}

/** Where the rows that failed can be fetched, written anew where ten minutes have passed; null where there are none. */
export async function reportUrl(ctx: Ctx, job: JobRow): Promise<string | null> {
  const failed = (job.counts?.duplicate ?? 0) + (job.counts?.bad ?? 0);
  if (failed === 0 || (job.status !== "complete" && job.status !== "checked")) return null;
  const kept = await keptReport(ctx, job);
  if (kept !== null) return kept;
  const id = await writeReport(ctx, job);
  await noteReport(ctx.db, job.id, id);
  return `/api/downloads/${id}`;
}
