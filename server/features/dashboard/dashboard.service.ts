import { dayOf, lastDays, spanBefore } from "../../../domain/time/business-calendar";
import { MAX_DASHBOARD_DAYS, MAX_RANKED_STORES } from "../../../domain/reports";
import type { Ctx } from "../../kit/context";
import { readReplica } from "../../kit/transactions/transaction";
import { AppError, invalidFields } from "../../kit/errors/app-error";
import type { AuditEntry } from "../audit/audit.types";
import {
  countAll,
  countBuyersSince,
  countNewCustomers,
  newestActivity,
  salesByDay,
  salesIn,
  topStores,
} from "./dashboard.queries";
import type { CustomerStats, DashboardKpis, RevenuePoint, StoreSales } from "./dashboard.types";

/** Growth in percent with one decimal; null if `before` is 0. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;

export const averageOf = (sum: number, count: number): number => (count === 0 ? 0 : Math.round(sum / count));

/** Limits the days to 90. Throws DAYS_INVALID if less than 1. */
function daysOf(days: number): number {
  if (days < 1) throw new AppError("BAD_USER_INPUT", [{ field: "days", code: "DAYS_INVALID" }]);
  return Math.min(days, MAX_DASHBOARD_DAYS);
}

/** Limits the length of a ranking to 50. Throws FIELD_INVALID if less than 1. */
function lengthOf(limit: number): number {
  if (limit < 1) throw invalidFields("limit");
  return Math.min(limit, MAX_RANKED_STORES);
}

/** Returns the key figures of the last days, with the growth against the same number of days before. */
export async function dashboardKpis(ctx: Ctx, requestedDays: number): Promise<DashboardKpis> {
  const days = daysOf(requestedDays);
  const span = lastDays(days, dayOf(ctx.now));
  return readReplica(ctx, async (db) => {
    const sales = await salesIn(db, span);
    const before = await salesIn(db, spanBefore(span));
    const all = await countAll(db);
    return {
      days,
      totalRevenue: sales.revenue,
      grossRevenue: sales.grossRevenue,
      voidedRevenue: sales.voidedRevenue,
      totalReceipts: sales.receipts,
      avgTransaction: averageOf(sales.revenue, sales.receipts),
      growthRate: growthOf(sales.revenue, before.revenue),
      totalCustomers: all?.customers ?? 0,
      activeCustomers: await countBuyersSince(db, span.from),
      totalStores: all?.activeStores ?? 0,
    };
  });
}

/** Returns the sales of each of the last days. */
export const revenueTrend = (ctx: Ctx, days: number): Promise<RevenuePoint[]> =>
  salesByDay(ctx.replica, lastDays(daysOf(days), dayOf(ctx.now)));

/** Returns the stores with the highest revenue of the last days. */
export const rankedStores = (ctx: Ctx, { days, limit }: { days: number; limit: number }): Promise<StoreSales[]> =>
  topStores(ctx.replica, { ...lastDays(daysOf(days), dayOf(ctx.now)), limit: lengthOf(limit), by: "revenue" });

/** Returns the newest audit entries. */
export const recentActivity = (ctx: Ctx, limit: number): Promise<AuditEntry[]> =>
  newestActivity(ctx.db, lengthOf(limit));

/** Returns the numbers of all customers, and of new and active customers of the last days. */
export async function customerStats(ctx: Ctx, requestedDays: number): Promise<CustomerStats> {
  const days = daysOf(requestedDays);
  const span = lastDays(days, dayOf(ctx.now));
  return readReplica(ctx, async (db) => {
    const newCustomers = await countNewCustomers(db, span);
    return {
      days,
      totalCustomers: (await countAll(db))?.customers ?? 0,
      newCustomers,
      activeCustomers: await countBuyersSince(db, span.from),
      growthRate: growthOf(newCustomers, await countNewCustomers(db, spanBefore(span))),
    };
  });
}
