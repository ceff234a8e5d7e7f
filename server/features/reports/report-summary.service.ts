import { dayOf, spanBefore } from "../../../domain/time/business-calendar";
import {
  type ReportDimension,
  type ReportMeasure,
  SEGMENTS,
  type SummaryDraft,
  summaryDraft,
} from "../../../domain/reports";
import type { Ctx } from "../../kit/context";
import { readReplica } from "../../kit/transactions/transaction";
import { validate } from "../../kit/errors/validate";
import { averageOf, growthOf } from "../dashboard/dashboard.service";
import { countAll, countNewCustomers, salesIn, topStores } from "../dashboard/dashboard.sql";
import { readReportRows, spanOf } from "./report.service";
import { segmentsOf } from "./report.sql";
import type { CustomerReport, CustomerSegment, ReportSummary, RevenueReport, StoreReport } from "./report.types";

/** The span and the choices of a summary; its parts are read by the functions below. */
export function reportSummary(ctx: Ctx, input: unknown): ReportSummary {
  const draft = validate(summaryDraft(dayOf(ctx.now)), input);
  const { startDate, endDate, groupBy } = draft;
  return { startDate, endDate, groupBy, calendar: ctx.settings.calendar, draft };
}

/** A summary's question to the flexible report. */
const readSummary = (
  ctx: Ctx,
  { startDate, endDate, storeIds }: SummaryDraft,
  {
    measures,
    dimensions,
    limit = 10_000,
  }: { measures: ReportMeasure[]; dimensions: ReportDimension[]; limit?: number },
) =>
  readReportRows(ctx, {
    startDate,
    endDate,
    storeIds,
    storeTypes: null,
    campaignIds: null,
    measures,
    dimensions,
    orderBy: undefined,
    descending: false,
    limit,
  });

/** Revenue of the span, by period and by store, against the span before; of some stores where they are named. */
export async function revenueReport(ctx: Ctx, draft: SummaryDraft): Promise<RevenueReport> {
  const measures: ReportMeasure[] = ["revenue", "receipts", "gross_revenue", "voided_revenue"];
  const trend = await readSummary(ctx, draft, { measures, dimensions: [draft.groupBy] });
  const span = spanOf(draft);
  const before = await readReplica(ctx, (db) => salesIn(db, spanBefore(span), draft.storeIds));
  const [totalRevenue = 0, totalReceipts = 0, grossRevenue = 0, voidedRevenue = 0] = trend.totals;
  return {
    totalRevenue,
    grossRevenue,
    voidedRevenue,
    growthRate: growthOf(totalRevenue, before.revenue),
    totalReceipts,
    averageReceipt: averageOf(totalRevenue, totalReceipts),
    trend: trend.cells.map(({ keys, values: [revenue = 0, receipts = 0] }) => ({
      date: keys[0] ?? "",
      revenue,
      receipts,
    })),
    byStore: await topStores(ctx.replica, { ...span, limit: draft.topN, by: "revenue", storeIds: draft.storeIds }),
  };
}

/** Customers of the span: who came, who bought, and how often. */
export async function customerReport(ctx: Ctx, draft: SummaryDraft): Promise<CustomerReport> {
  const span = spanOf(draft);
  const everywhere = { ...draft, storeIds: null };
  const trend = await readSummary(ctx, everywhere, {
    measures: ["customers", "new_customers"],
    dimensions: [draft.groupBy],
  });
  const [activeCustomers = 0, newCustomers = 0] = trend.totals;
  const counted = await readReplica(ctx, async (db) => ({
    all: await countAll(db),
    before: await countNewCustomers(db, spanBefore(span)),
  }));
  return {
    totalCustomers: counted.all?.customers ?? 0,
    newCustomers,
    activeCustomers,
    growthRate: growthOf(newCustomers, counted.before),
    trend: trend.cells.map(({ keys, values: [customers = 0, came = 0] }) => ({
      date: keys[0] ?? "",
      customers,
      newCustomers: came,
    })),
  };
}

/** How many customers of the span fall into each segment. */
export async function customerSegments(
  ctx: Ctx,
  { segmentBy, minReceipts, ...draft }: SummaryDraft,
): Promise<CustomerSegment[]> {
  const leasts: readonly number[] = SEGMENTS[segmentBy];
  const found = await readReplica(ctx, (db) =>
    segmentsOf(db, { span: spanOf(draft), by: segmentBy, leasts, minReceipts }),
  );
  return leasts.map((least, index) => ({
    least,
    most: index === leasts.length - 1 ? null : (leasts[index + 1] ?? 0) - 1,
    customers: found.find((segment) => segment.least === least)?.customers ?? 0,
  }));
}

/** What the stores of the span sold. */
export async function storeReport(ctx: Ctx, draft: SummaryDraft): Promise<StoreReport> {
  const span = spanOf(draft);
  const byStore = await readSummary(ctx, draft, { measures: ["revenue", "receipts"], dimensions: ["store"] });
  const sold = byStore.cells.filter(({ keys, values }) => keys[0] !== null && (values[1] ?? 0) > 0);
  const revenues = sold.map(({ values: [revenue = 0] }) => revenue);
  const { all, stores } = await readReplica(ctx, async (db) => ({
    all: await countAll(db),
    stores: await topStores(db, { ...span, limit: draft.topN, by: draft.sortBy, storeIds: draft.storeIds }),
  }));
  return {
    totalStores: all?.stores ?? 0,
    activeStores: all?.activeStores ?? 0,
    topStoreRevenue: Math.max(0, ...revenues),
    averageStoreRevenue: averageOf(
      revenues.reduce((sum, revenue) => sum + revenue, 0),
      revenues.length,
    ),
    stores,
  };
}
