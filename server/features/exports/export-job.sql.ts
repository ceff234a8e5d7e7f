import type { ExportFormat, ExportStatus, TableType } from "../../../domain/data-tables";
import type { Db } from "../../kit/context";
import { row, queryRows } from "../../kit/db/queries";
import type { FileExport } from "../../kit/spreadsheets/export-file";

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
  createdAt: Date;
  finishedAt: Date | null;
}

const COLUMNS = `
  j.id, j.type, j.format, j.status, j.owner_id as "ownerId", j.processed, j.total, j.file, j.error_code as "errorCode",
  j.created_at as "createdAt", j.finished_at as "finishedAt"`;

export const findExportRow = (db: Db, id: string): Promise<ExportJobRow | null> =>
  row<ExportJobRow>(db, `select ${COLUMNS} from export_jobs j where j.id = $1`, [id]);

export const insertExport = (
  db: Db,
  { id, type, format, ownerId }: Pick<ExportJobRow, "id" | "type" | "format" | "ownerId">,
): Promise<unknown> =>
  queryRows(db, "insert into export_jobs (id, type, format, owner_id) values ($1, $2, $3, $4)", [
    id,
    type,
    format,
    ownerId,
  ]);

/** A sign of life and how far the work is; false where the job is over. */
export const heartbeatExport = async (
  db: Db,
  { id, processed, total }: Pick<ExportJobRow, "id" | "processed" | "total">,
): Promise<boolean> =>
  (await row(
    db,
    `update export_jobs j set heartbeat_at = now(), processed = $2, total = $3
     where j.id = $1 and j.status = 'running' returning j.id`,
    [id, processed, total],
  )) !== null;

/** Notes the file; false where the job was ended meanwhile. */
export const completeExport = async (db: Db, id: string, file: FileExport): Promise<boolean> =>
  (await row(
    db,
    `update export_jobs j set status = 'complete', file = $2, processed = $3, total = $3, finished_at = now()
     where j.id = $1 and j.status = 'running' returning j.id`,
    [id, JSON.stringify(file), file.totalRecords],
  )) !== null;

export const failExport = (db: Db, id: string, code: string): Promise<unknown> =>
  queryRows(
    db,
    `update export_jobs j set status = 'error', error_code = $2, finished_at = now()
     where j.id = $1 and j.status = 'running'`,
    [id, code],
  );

/** Cancels a job that is not over; null where there is none. */
export const cancelExportRow = (db: Db, id: string): Promise<ExportJobRow | null> =>
  row<ExportJobRow>(
    db,
    `update export_jobs j set status = 'cancelled', finished_at = now()
     where j.id = $1 and j.status = 'running' returning ${COLUMNS}`,
    [id],
  );

/** Gives up what has not given a sign of life for long: its server is gone. */
export const failAbandonedExports = (db: Db): Promise<unknown> =>
  queryRows(
    db,
    `update export_jobs j set status = 'error', error_code = 'EXPORT_INTERRUPTED', finished_at = now()
     where j.status = 'running' and j.heartbeat_at < now() - interval '15 seconds'`,
  );

/** Forgets exports after a day; their files are long gone. */
export const deleteOldExports = (db: Db): Promise<unknown> =>
  queryRows(db, "delete from export_jobs j where j.created_at < now() - interval '1 day'");
