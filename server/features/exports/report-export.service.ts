import {
  REPORT_COLUMN_LABELS,
  REPORT_COLUMNS,
  REPORT_LABELS,
  type ReportType,
  UNASSIGNED_LABEL,
} from "../../../domain/report-export.text";
import type { SummaryDraft } from "../../../domain/reports";
import type { ExportFormat } from "../../../domain/data-tables";
import type { Ctx } from "../../kit/context";
import { type FileExport, countExport } from "../../kit/spreadsheets/export-file";
import { averageOf } from "../dashboard/dashboard.service";
import { spanOf } from "../reports/report.service";
import type { SummaryInput } from "../reports/report.types";
import { customerReport, reportSummary, revenueReport } from "../reports/report-summary.service";
import { storeSales } from "../reports/store-sales.service";
import { exportTable, fileName } from "./table-export.service";

/** A screen ranks a few stores; a file lists all. */
const ALL_STORES = 100_000;

type Line = (string | number | boolean)[];

const LINES: Record<ReportType, (ctx: Ctx, draft: SummaryDraft, max: number) => Promise<Line[]>> = {
  revenue: async (ctx, draft) =>
    (await revenueReport(ctx, draft)).trend.map(({ date, revenue, receipts }) => [
      date,
      revenue,
      receipts,
      averageOf(revenue, receipts),
    ]),
  customers: async (ctx, draft) =>
    (await customerReport(ctx, draft)).trend.map(({ date, customers, newCustomers }) => [
      date,
      customers,
      newCustomers,
    ]),
  stores: async (ctx, draft, limit) => {
    const { storeIds, sortBy: by } = draft;
    const stores = await storeSales(ctx.replica, { ...spanOf(draft), limit, by, storeIds });
    return stores.map(({ storeId, storeName, storeType, isActive, revenue, receipts }) => [
      storeId === null ? UNASSIGNED_LABEL[ctx.lang] : storeName,
      storeType ?? "",
      isActive,
      revenue,
      receipts,
    ]);
  },
};

export interface ReportExportRequest {
  input: SummaryInput;
  reportType: ReportType;
  format: ExportFormat;
}

/**
 * Writes a report to a file, computed for the requested days. Throws the codes of `summaryDraft` or RATE_LIMITED.
 */
export async function exportReport(
  ctx: Ctx,
  { input, reportType: type, format }: ReportExportRequest,
): Promise<FileExport> {
  const { draft } = reportSummary(ctx, input);
  await countExport(ctx);
  const lines = await LINES[type](ctx, draft, input.topN ?? ALL_STORES);
  async function* batches() {
    yield await Promise.resolve(lines.map((line) => line.map(String)));
  }
  const title = REPORT_LABELS[type][ctx.lang];
  const { startDate, endDate, groupBy } = draft;
  return exportTable(ctx, { name: fileName(ctx, title, format) }, () =>
    Promise.resolve({
      table: {
        format,
        title,
        header: REPORT_COLUMNS[type].map((column) => REPORT_COLUMN_LABELS[column][ctx.lang]),
        rightToLeft: ctx.lang === "fa",
        rows: lines.length,
        batches: batches(),
      },
      entry: { entity: "report", entityId: type, details: { startDate, endDate, groupBy } },
    }),
  );
}
