import {
  RestCancelImportDocument,
  RestImportEventCodesDocument,
  RestImportFileDocument,
  RestImportJobByIdDocument,
  RestImportJobsDocument,
  RestRevertImportDocument,
} from "../../kit/rest/generated";
import { type BodyMap, pagination, route } from "../../kit/rest/route";

const tag = "Import and export";

/** A job with its summary and report, as the response of the first call has them. */
const jobBody = (job: string): BodyMap => ({
  data: job,
  job_id: `${job}.jobId`,
  summary: `${job}.summary`,
  error_report_url: `${job}.errorReportUrl`,
});

export const importRoutes = [
  route("POST", "/api/import/:type", RestImportFileDocument, {
    tag,
    summary: "Import a table from a file (xlsx, xls, csv, ods); 202 with the job's URL if the import takes long",
    upload: "file",
    accepted: "importFile.isPending",
    body: {
      summary: "importFile.summary",
      error_report_url: "importFile.errorReportUrl",
      job_id: "importFile.jobId",
    },
  }),
  route("POST", "/api/events/:eventId/lottery-codes/import", RestImportEventCodesDocument, {
    tag: "Lottery codes",
    summary: "Add the codes of a file (xlsx, xls, csv, ods); 202 with the job's URL if the import takes long",
    example: { file: "codes.csv" },
    upload: "file",
    accepted: "importFile.isPending",
    body: {
      summary: "importFile.summary",
      imported: "importFile.summary.imported",
      total_rows: "importFile.summary.totalRows",
      failed: "importFile.summary.failed",
      error_report_url: "importFile.errorReportUrl",
      warnings: "importFile.warnings",
      job_id: "importFile.jobId",
    },
  }),
  route("GET", "/api/import/jobs", RestImportJobsDocument, {
    tag,
    summary: "A page of the imports, the latest first, filtered",
    rename: { limit: "pageSize" },
    body: { data: "importJobs.items", ...pagination("importJobs") },
  }),
  route("GET", "/api/import/jobs/:id", RestImportJobByIdDocument, {
    tag,
    summary: "The progress of an import, and its summary when it is complete",
    body: jobBody("importJob"),
  }),
  route("POST", "/api/import/jobs/:id/cancel", RestCancelImportDocument, {
    tag,
    summary: "Stop an import; nothing of it is left behind",
    body: jobBody("cancelImport"),
  }),
  route("POST", "/api/import/jobs/:id/revert", RestRevertImportDocument, {
    tag,
    summary: "Take all that an import stored back",
    body: jobBody("revertImport"),
  }),
];
