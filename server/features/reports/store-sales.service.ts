import type { Db } from "../../kit/db/database";
import { topStores } from "../dashboard/dashboard.queries";
import { unassignedSales } from "./report.queries";
import type { ReportStore } from "./report.types";

/** The place of receipts without a store; clients show their own word for it. */
const UNASSIGNED = { storeId: null, storeName: "unassigned", storeType: null, isActive: true } as const;

/**
 * Returns the stores with the highest sales of a span. Without a filter of stores the receipts without a store follow,
 * if there are any, so that all rows add up to the revenue of the span.
 */
export async function storeSales(db: Db, params: Parameters<typeof topStores>[1]): Promise<ReportStore[]> {
  const stores = await topStores(db, params);
  if (params.storeIds) return stores;
  const unassigned = await unassignedSales(db, params);
  return [...stores, ...unassigned.map((sales) => ({ ...UNASSIGNED, ...sales }))];
}
