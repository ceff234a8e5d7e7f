import { Raw } from "typeorm";
import type { JobTable, OwnedJob } from "../../kit/background-jobs/background-job.queries";
import type { Db } from "../../kit/db/database";
import type { FileExport } from "../../kit/spreadsheets/export-file";
import { ExportJobEntity } from "./export-job.entity";

export const EXPORT_JOBS: JobTable = {
  name: "export_jobs",
  active: "j.status = 'running'",
  cancellable: "j.status = 'running'",
  failed: "status = 'error'",
  interrupted: "EXPORT_INTERRUPTED",
};

/** Ends a job as complete; returns whether the worker still owned it. */
export async function completeExport(db: Db, owned: OwnedJob, file: FileExport): Promise<boolean> {
  const { totalRecords } = file;
  const { affected } = await db.update(
    ExportJobEntity,
    { ...owned, status: "running" },
    { status: "complete", file: { ...file }, processed: totalRecords, total: totalRecords, finishedAt: () => "now()" },
  );
  return affected === 1;
}

/** Deletes export jobs after a day; their files expire after ten minutes. */
export const deleteOldExports = (db: Db): Promise<unknown> =>
  db.delete(ExportJobEntity, { createdAt: Raw((at) => `${at} < now() - interval '1 day'`) });
