import type { Db } from "../../kit/db/database";
import { topStores } from "../dashboard/dashboard.queries";
import { unassignedSales } from "./report.queries";
import type { ReportStore } from "./report.types";

/** The row of receipts without a store; clients translate its name. */
const UNASSIGNED = { storeId: null, storeName: "unassigned", storeType: null, isActive: true } as const;

/** A limit above the number of stores of any club. */
export const ALL_STORES = 100_000;

type Params = Omit<Parameters<typeof topStores>[1], "limit"> & { limit: number | null };

/**
 * Returns the stores with the highest sales of a span, or every store with sales if `limit` is null. Without a filter
 * of stores the receipts without a store follow, if there are any; the rows of every store then add up to the revenue.
 */
export async function storeSales(db: Db, params: Params): Promise<ReportStore[]> {
  const stores = await topStores(db, { ...params, limit: params.limit ?? ALL_STORES });
  if (params.storeIds) return stores;
  const unassigned = await unassignedSales(db, params);
  return [...stores, ...unassigned.map((sales) => ({ ...UNASSIGNED, ...sales }))];
}
