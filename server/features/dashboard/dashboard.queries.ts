import type { DaySpan } from "../../../domain/time/business-calendar";
import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import type { SortOrder } from "../../kit/graphql/pagination";
import { type AuditEntry, OMITTED_AUDIT_FIELDS } from "../audit/audit.types";
import * as sql from "./dashboard.generated";

export type SalesRow = sql.SalesInResult;

/** Returns the sales of a span, optionally of some stores. Revenue is net of voids and returns. */
export async function salesIn(
  db: Db,
  { from, until }: DaySpan,
  storeIds: readonly string[] | null = null,
): Promise<SalesRow> {
  const found = await executeOne(db, sql.salesIn, { from, until, storeIds });
  return found ?? { revenue: 0, grossRevenue: 0, voidedRevenue: 0, receipts: 0 };
}

/** Returns each day of a span with its sales, including days without sales. */
export const salesByDay = (db: Db, { from, until }: DaySpan): Promise<sql.SalesByDayResult[]> =>
  execute(db, sql.salesByDay, { from, until });

export type StoreSalesRow = sql.TopStoresResult;

interface TopStores extends DaySpan {
  limit: number;
  by: "revenue" | "receipts";
  order?: SortOrder;
  storeIds?: readonly string[] | null;
}

/** Returns the stores with the highest sales of a span, or the lowest, including deleted stores. */
export const topStores = (db: Db, { order = "DESC", ...params }: TopStores): Promise<StoreSalesRow[]> =>
  execute(db, sql.topStores, { ...params, order });

/** Counts active customers, all stores and active stores. */
export const countAll = (db: Db): Promise<sql.CountAllResult | null> => executeOne(db, sql.countAll, undefined);

/** Counts customers whose last purchase is on or after a day, also those deleted since, as reports do. */
export async function countBuyersSince(db: Db, day: string): Promise<number> {
  const found = await executeOne(db, sql.countBuyersSince, { day });
  return found?.customers ?? 0;
}

/** Counts customers created in a span, without those deleted since. */
export async function countNewCustomers(db: Db, { from, until }: DaySpan): Promise<number> {
  const found = await executeOne(db, sql.countNewCustomers, { from, until });
  return found?.customers ?? 0;
}

/** Returns the newest audit entries without names. Lookups are excluded because they change nothing. */
export async function newestActivity(db: Db, limit: number): Promise<AuditEntry[]> {
  const entries = await execute(db, sql.newestActivity, { limit });
  return entries.map((entry) => ({ ...entry, ...OMITTED_AUDIT_FIELDS, actorName: null, ip: null, points: null }));
}
