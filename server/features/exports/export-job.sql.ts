import type { ExportFormat, ExportStatus, TableType } from "../../../domain/data-tables";
import type { ErrorValues, JobTable, OwnedJob } from "../../kit/background-jobs/background-job.sql";
import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import type { FileExport } from "../../kit/spreadsheets/export-file";
import * as sql from "./export-job.generated";

export const EXPORT_JOBS: JobTable = {
  name: "export_jobs",
  active: "j.status = 'running'",
  cancellable: "j.status = 'running'",
  failed: "status = 'error'",
  interrupted: "EXPORT_INTERRUPTED",
};

export interface ExportJobRow {
  id: string;
  type: TableType;
  format: ExportFormat;
  status: ExportStatus;
  ownerId: string;
  processed: number;
  total: number | null;
  file: FileExport | null;
  errorCode: string | null;
  errorValues: ErrorValues;
  createdAt: Date;
  finishedAt: Date | null;
}

const COLUMNS = `
  j.id, j.type, j.format, j.status, j.owner_id as "ownerId", j.processed, j.total, j.file, j.error_code as "errorCode",
  j.error_values as "errorValues",  j.created_at as "createdAt", j.finished_at as "finishedAt"`;

export const findExportRow = (db: Db, id: string): Promise<ExportJobRow | null> =>
  executeOne(db, sql.findExportRow, { id });

export const insertExport = (
  db: Db,
  { id, type, format, ownerId, workerId }: Pick<ExportJobRow, "id" | "type" | "format" | "ownerId"> & OwnedJob,
): Promise<unknown> =>
  execute(db, sql.insertExport, { id, type, format, ownerId, workerId });

/** Ends a job as complete; returns whether the worker still owned it. */
export const completeExport = async (db: Db, { id, workerId }: OwnedJob, file: FileExport): Promise<boolean> =>
  (await executeOne(db, sql.completeExport, { id, workerId, JSON: JSON.stringify(file), totalRecords: file.totalRecords })) !== null;

/** Deletes export jobs after a day; their files expire after ten minutes. */
export const deleteOldExports = (db: Db): Promise<unknown> =>
  execute(db, sql.deleteOldExports, undefined);
