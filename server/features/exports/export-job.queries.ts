import type { ExportFormat, ExportStatus, TableType } from "../../../domain/data-tables";
import type { ErrorValues, JobTable, OwnedJob } from "../../kit/background-jobs/background-job.queries";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";
import type { FileExport } from "../../kit/spreadsheets/export-file";

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
  queryRow<ExportJobRow>(db, `select ${COLUMNS} from export_jobs j where j.id = $1`, [id]);

export const insertExport = (
  db: Db,
  { id, type, format, ownerId, workerId }: Pick<ExportJobRow, "id" | "type" | "format" | "ownerId"> & OwnedJob,
): Promise<unknown> =>
  queryRows(db, "insert into export_jobs (id, type, format, owner_id, worker_id) values ($1, $2, $3, $4, $5)", [
    id,
    type,
    format,
    ownerId,
    workerId,
  ]);

/** Ends a job as complete; returns whether the worker still owned it. */
export const completeExport = async (db: Db, { id, workerId }: OwnedJob, file: FileExport): Promise<boolean> =>
  (await queryRow(
    db,
    `update export_jobs j set status = 'complete', file = $3, processed = $4, total = $4, finished_at = now()
     where j.id = $1 and j.worker_id = $2 and j.status = 'running' returning j.id`,
    [id, workerId, JSON.stringify(file), file.totalRecords],
  )) !== null;

/** Deletes export jobs after a day; their files expire after ten minutes. */
export const deleteOldExports = (db: Db): Promise<unknown> =>
  queryRows(db, "delete from export_jobs j where j.created_at < now() - interval '1 day'");
