import { inUnit, type MoneyUnit } from "../../../domain/money";
import { REPORT_FILE_LABELS, REPORT_LABELS, type ReportType } from "../../../domain/report-export.text";
import type { Comparison, SummaryDraft } from "../../../domain/reports";
import type { ExportFormat } from "../../../domain/data-tables";
import { periodLabels } from "../../../domain/time/period-labels";
import type { Ctx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { readReplica } from "../../kit/transactions/transaction";
import { countExport, type FileExport } from "../../kit/spreadsheets/export-file";
import { type Cell, inOneBatch } from "../../kit/spreadsheets/spreadsheet-types";
import { salesIn } from "../dashboard/dashboard.queries";
import { averageOf } from "../dashboard/dashboard.service";
import { spanOf } from "../reports/report.service";
import type { CustomerPoint, ReportStore, SummaryInput, SummaryRequest } from "../reports/report.types";
import {
  comparedSummary,
  customerReport,
  customerSegments,
  reportSummary,
  revenueReport,
} from "../reports/report-summary.service";
import { reportUnit } from "../reports/report-unit.service";
import { storeSales } from "../reports/store-sales.service";
import { exportTable, fileName } from "./table-export.service";

interface Request {
  draft: SummaryDraft;
  comparison: Comparison | null;
  unit: MoneyUnit;
}

interface Sheet {
  header: string[];
  rows: Cell[][];
}

interface Column<Point> {
  header: string;
  cell: (point: Point) => Cell;
  /** A comparison adds a column with the values of the compared days. */
  isCompared?: true;
}

type Labels = (typeof REPORT_FILE_LABELS)["en"];

/** Returns a table of points; `before` has the compared point of each, or is null without a comparison. */
function sheetOf<Point>(
  t: Labels,
  { comparison }: Request,
  {
    points,
    before,
    columns,
  }: { points: readonly Point[]; before: ((at: number) => Point | undefined) | null; columns: Column<Point>[] },
): Sheet {
  const expand = <Item>(own: (column: Column<Point>) => Item, compared: (column: Column<Point>) => Item): Item[] =>
    columns.flatMap((column) => (before && column.isCompared ? [own(column), compared(column)] : [own(column)]));
  return {
    header: expand(
      ({ header }) => header,
      ({ header }) => (comparison === null ? header : `${header}${t.comma} ${t[comparison]}`),
    ),
    rows: points.map((point, at) => {
      const past = before?.(at);
      return expand(
        ({ cell }) => cell(point),
        ({ cell }) => (past === undefined ? "" : cell(past)),
      );
    }),
  };
}

const comparedWith = (ctx: Ctx, { draft, comparison }: Request): SummaryRequest | null =>
  comparison && comparedSummary(ctx, draft, comparison);

const amount = <Point>(
  t: Labels,
  { unit }: Request,
  title: string,
  toman: (point: Point) => number,
): Column<Point> => ({
  header: `${title} (${t[unit]})`,
  cell: (point) => inUnit(toman(point), unit),
});

/** The period as the screen shows it, and its first day. */
function periodColumns(ctx: Ctx, t: Labels, { draft }: Request): Column<{ date: string }>[] {
  const { startDate: from, endDate: to, groupBy } = draft;
  const labels = periodLabels(ctx.lang, { unit: groupBy, calendar: ctx.settings.calendar, from, to });
  return [
    { header: t.period, cell: ({ date }) => labels.title(date) },
    { header: t.firstDay, cell: ({ date }) => (date < from ? from : date) },
  ];
}

async function revenueSheet(ctx: Ctx, request: Request): Promise<Sheet> {
  const t = REPORT_FILE_LABELS[ctx.lang];
  const { trend: points } = await revenueReport(ctx, request.draft);
  const compared = comparedWith(ctx, request);
  const past = compared && (await revenueReport(ctx, compared)).trend;
  return sheetOf<(typeof points)[number]>(t, request, {
    points,
    before: past && ((at) => past[at]),
    columns: [
      ...periodColumns(ctx, t, request),
      { ...amount(t, request, t.revenue, ({ revenue }) => revenue), isCompared: true },
      { header: t.receipts, cell: ({ receipts }) => receipts, isCompared: true },
      amount(t, request, t.average, ({ revenue, receipts }) => averageOf(revenue, receipts)),
    ],
  });
}

async function customerSheet(ctx: Ctx, request: Request): Promise<Sheet> {
  const t = REPORT_FILE_LABELS[ctx.lang];
  const { trend: points } = await customerReport(ctx, request.draft);
  const compared = comparedWith(ctx, request);
  const past = compared && (await customerReport(ctx, compared)).trend;
  return sheetOf<CustomerPoint>(t, request, {
    points,
    before: past && ((at) => past[at]),
    columns: [
      ...periodColumns(ctx, t, request),
      { header: t.customers, cell: ({ customers }) => customers, isCompared: true },
      { header: t.newCustomers, cell: ({ newCustomers }) => newCustomers, isCompared: true },
    ],
  });
}

async function segmentSheet(ctx: Ctx, request: Request): Promise<Sheet> {
  const t = REPORT_FILE_LABELS[ctx.lang];
  const { draft, unit } = request;
  const isMoney = draft.segmentBy === "total_spent";
  const bound = (title: string) => (isMoney ? `${title} (${t[unit]})` : title);
  const inBound = (value: number | null): Cell => (value === null ? "" : isMoney ? inUnit(value, unit) : value);
  return sheetOf(t, request, {
    points: await customerSegments(ctx, draft),
    before: null,
    columns: [
      { header: bound(t.segmentFrom), cell: ({ min }) => inBound(min) },
      { header: bound(t.segmentTo), cell: ({ max }) => inBound(max) },
      { header: t.customers, cell: ({ customers }) => customers },
    ],
  });
}

const storesIn = (
  db: Db,
  { storeIds, sortBy: by, sortOrder: order, ...draft }: SummaryDraft,
  limit: number | null,
): Promise<ReportStore[]> => storeSales(db, { ...spanOf(draft), limit, by, order, storeIds });

async function storeSheet(ctx: Ctx, request: Request): Promise<Sheet> {
  const t = REPORT_FILE_LABELS[ctx.lang];
  const { draft } = request;
  const compared = comparedWith(ctx, request);
  const { points, before, total } = await readReplica(ctx, async (db) => ({
    points: await storesIn(db, draft, draft.topN),
    before: compared && (await storesIn(db, compared, null)),
    total: (await salesIn(db, spanOf(draft), draft.storeIds)).revenue,
  }));
  const past = before && new Map(before.map((store) => [store.storeId, store]));
  return sheetOf<ReportStore>(t, request, {
    points,
    before: past && ((at) => past.get(points[at]?.storeId ?? null)),
    columns: [
      { header: t.store, cell: ({ storeId, storeName }) => (storeId === null ? t.unassigned : storeName) },
      { header: t.storeType, cell: ({ storeType }) => storeType ?? "" },
      { header: t.status, cell: ({ storeId, isActive }) => (storeId === null ? "" : isActive ? t.active : t.closed) },
      { ...amount(t, request, t.revenue, ({ revenue }) => revenue), isCompared: true },
      { header: t.share, cell: ({ revenue }) => (total === 0 ? 0 : Math.round((revenue / total) * 1000) / 10) },
      { header: t.receipts, cell: ({ receipts }) => receipts, isCompared: true },
    ],
  });
}

const SHEETS: Record<ReportType, (ctx: Ctx, request: Request) => Promise<Sheet>> = {
  revenue: revenueSheet,
  revenue_by_store: storeSheet,
  customers: customerSheet,
  segments: segmentSheet,
  stores: storeSheet,
};

export interface ReportExportRequest {
  input: SummaryInput;
  reportType: ReportType;
  format: ExportFormat;
  /** Without a unit the one that the user has chosen for reports. */
  unit?: MoneyUnit | null | undefined;
  comparison?: Comparison | null | undefined;
}

/**
 * Writes a report to a file, computed for the requested days, with the unit, the calendar and the rows of the screen.
 * Throws the codes of `summaryDraft` or RATE_LIMITED.
 */
export async function exportReport(
  ctx: Ctx,
  { input, reportType: type, format, unit, comparison = null }: ReportExportRequest,
): Promise<FileExport> {
  const { draft } = reportSummary(ctx, input);
  await countExport(ctx);
  const { header, rows } = await SHEETS[type](ctx, {
    draft,
    comparison,
    unit: unit ?? (await reportUnit(ctx)),
  });
  const title = REPORT_LABELS[type][ctx.lang];
  const { startDate, endDate, groupBy } = draft;
  return exportTable(ctx, { name: fileName(ctx, title, format) }, () =>
    Promise.resolve({
      table: { format, title, header, rightToLeft: ctx.lang === "fa", rows: rows.length, batches: inOneBatch(rows) },
      entry: { entity: "report", entityId: type, details: { startDate, endDate, groupBy } },
    }),
  );
}
