import { dayOf, spanBefore } from "../../../domain/time/business-calendar";
import {
  comparedDays,
  comparedPeriods,
  type Comparison,
  type ReportDimension,
  type ReportMeasure,
  SEGMENTS,
  type SummaryDraft,
  summaryDraft,
  TOP_STORES,
} from "../../../domain/reports";
import type { Ctx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { readReplica } from "../../kit/transactions/transaction";
import { validate } from "../../kit/errors/validate";
import { averageOf, growthOf } from "../dashboard/dashboard.service";
import { countAll, countNewCustomers, salesIn } from "../dashboard/dashboard.queries";
import { reportRowsIn, spanOf } from "./report.service";
import { segmentsOf } from "./report.queries";
import { ALL_STORES, storeSales } from "./store-sales.service";
import type {
  CustomerReport,
  CustomerSegment,
  ReportSummary,
  RevenueReport,
  StoreReport,
  SummaryRequest,
} from "./report.types";

/**
 * Validates the input of a summary, or of the summary that it is compared with. Its parts are resolved by the functions
 * below.
 */
export function reportSummary(ctx: Ctx, input: unknown, comparison?: Comparison | null): ReportSummary {
  const own = validate(summaryDraft(dayOf(ctx.now)), input);
  const draft = comparison ? comparedSummary(ctx, own, comparison) : own;
  const { startDate, endDate, groupBy } = draft;
  return { startDate, endDate, groupBy, calendar: ctx.settings.calendar, draft };
}

/**
 * Returns the summary that another one is compared with: its trend has one point for each of the other's. It has every
 * store, because the stores of the other are looked up in it.
 */
export const comparedSummary = (ctx: Ctx, draft: SummaryDraft, comparison: Comparison): SummaryRequest => ({
  ...draft,
  ...comparedDays(draft, comparison, ctx.settings.calendar),
  periods: comparedPeriods(draft, comparison, draft.groupBy, ctx.settings.calendar),
  topN: ALL_STORES,
});

/** Reads one part of a summary with the flexible report. */
const readSummary = (
  db: Db,
  ctx: Ctx,
  { startDate, endDate, storeIds, periods }: SummaryRequest,
  {
    measures,
    dimensions,
    limit = 10_000,
  }: { measures: ReportMeasure[]; dimensions: ReportDimension[]; limit?: number },
) =>
  reportRowsIn(
    db,
    ctx,
    {
      startDate,
      endDate,
      storeIds,
      storeTypes: null,
      campaignIds: null,
      measures,
      dimensions,
      sortBy: undefined,
      sortOrder: "ASC",
      limit,
    },
    periods,
  );

/**
 * Returns the revenue of the span by period and by store, with the growth against the preceding span. Without `topN`
 * every store is listed, so that the stores add up to the revenue.
 */
export async function revenueReport(ctx: Ctx, draft: SummaryRequest): Promise<RevenueReport> {
  const measures: ReportMeasure[] = ["revenue", "receipts", "gross_revenue", "voided_revenue"];
  const span = spanOf(draft);
  const { trend, before, byStore } = await readReplica(ctx, async (db) => ({
    trend: await readSummary(db, ctx, draft, { measures, dimensions: [draft.groupBy] }),
    before: await salesIn(db, spanBefore(span), draft.storeIds),
    byStore: await storeSales(db, { ...span, limit: draft.topN, by: "revenue", storeIds: draft.storeIds }),
  }));
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
    byStore,
  };
}

/** Returns new and active customers of the span. Store filters do not apply. */
export async function customerReport(ctx: Ctx, draft: SummaryRequest): Promise<CustomerReport> {
  const span = spanOf(draft);
  const allStores = { ...draft, storeIds: null };
  const { trend, all, before } = await readReplica(ctx, async (db) => ({
    trend: await readSummary(db, ctx, allStores, {
      measures: ["customers", "new_customers"],
      dimensions: [draft.groupBy],
    }),
    all: await countAll(db),
    before: await countNewCustomers(db, spanBefore(span)),
  }));
  const [activeCustomers = 0, newCustomers = 0] = trend.totals;
  return {
    totalCustomers: all?.customers ?? 0,
    newCustomers,
    activeCustomers,
    growthRate: growthOf(newCustomers, before),
    trend: trend.cells.map(({ keys, values: [customers = 0, added = 0] }) => ({
      date: keys[0] ?? "",
      customers,
      newCustomers: added,
    })),
  };
}

/** Returns the number of customers in each segment. */
export async function customerSegments(
  ctx: Ctx,
  { segmentBy, minReceipts, ...draft }: SummaryDraft,
): Promise<CustomerSegment[]> {
  const lowerBounds: readonly number[] = SEGMENTS[segmentBy];
  const found = await readReplica(ctx, (db) =>
    segmentsOf(db, { span: spanOf(draft), by: segmentBy, lowerBounds, minReceipts }),
  );
  return lowerBounds.map((lowerBound, index) => ({
    min: lowerBound,
    max: index === lowerBounds.length - 1 ? null : (lowerBounds[index + 1] ?? 0) - 1,
    customers: found.find((segment) => segment.lowerBound === lowerBound)?.customers ?? 0,
  }));
}

/** Returns the sales of the stores in the span. */
export async function storeReport(ctx: Ctx, draft: SummaryDraft): Promise<StoreReport> {
  const span = spanOf(draft);
  const { byStore, all, stores } = await readReplica(ctx, async (db) => ({
    byStore: await readSummary(db, ctx, draft, { measures: ["revenue", "receipts"], dimensions: ["store"] }),
    all: await countAll(db),
    stores: await storeSales(db, {
      ...span,
      limit: draft.topN ?? TOP_STORES,
      by: draft.sortBy,
      order: draft.sortOrder,
      storeIds: draft.storeIds,
    }),
  }));
  const sold = byStore.cells.filter(({ keys, values }) => keys[0] !== null && (values[1] ?? 0) > 0);
  const revenues = sold.map(({ values: [revenue = 0] }) => revenue);
  return {
    totalRevenue: byStore.totals[0] ?? 0,
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
