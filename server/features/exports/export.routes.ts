import { REST_PERIODS } from "../../../domain/reports";
import {
  RestExportCustomReportDocument,
  RestExportDrawWinnersDocument,
  RestExportReportDocument,
  RestExportTableDocument,
  RestExportTemplateDocument,
} from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

const tag = "Import and export";

export const exportRoutes = [
  route("GET", "/api/export/:type", RestExportTableDocument, {
    tag,
    summary: "A table as a file: its URL, or with delivery=blob the file itself",
    body: { data: "exportTable" },
    file: "exportTable.downloadUrl",
  }),
  route("GET", "/api/templates/:type", RestExportTemplateDocument, {
    tag,
    summary: "An empty table to be filled in and imported",
    body: { data: "exportTemplate" },
    file: "exportTemplate.downloadUrl",
  }),
  route("POST", "/api/reports/export", RestExportReportDocument, {
    tag,
    summary: "A report as a file, recomputed for its days",
    example: { start_date: "2026-10-22", end_date: "2026-11-21", format: "csv" },
    values: REST_PERIODS,
    // The figures are recomputed.
    ignored: ["data"],
    body: { data: "exportReport" },
    file: "exportReport.downloadUrl",
  }),
  route("POST", "/api/reports/custom/export", RestExportCustomReportDocument, {
    tag,
    summary: "A report of chosen measures and dimensions as a file",
    example: {
      measures: ["revenue", "receipts"],
      dimensions: ["week", "store"],
      start_date: "2026-10-22",
      end_date: "2026-11-21",
      format: "csv",
    },
    body: { data: "exportCustomReport" },
    file: "exportCustomReport.downloadUrl",
  }),
  route("GET", "/api/admin/draws/:id/winners", RestExportDrawWinnersDocument, {
    tag: "Draws",
    summary: "The winners and reserves as a file; masked without the permission to see contacts",
    body: { data: "exportDrawWinners" },
    file: "exportDrawWinners.downloadUrl",
  }),
];
