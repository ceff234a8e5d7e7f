import { RECENT_RECEIPTS } from "../../../domain/customers";
import type { Ctx } from "../../kit/context";
import { loaderFor } from "../../kit/graphql/loader";
import { newestReceipts } from "./recent-receipts.queries";
import type { CustomerReceipt } from "./recent-receipts.types";

async function recentByCustomer(ctx: Ctx, ids: readonly string[]): Promise<Map<string, CustomerReceipt[]>> {
  const found = new Map<string, CustomerReceipt[]>();
  for (const { customerId, ...receipt } of await newestReceipts(ctx.db, ids, RECENT_RECEIPTS)) {
    found.set(customerId, [...(found.get(customerId) ?? []), receipt]);
  }
  return found;
}

/** Returns a customer's newest purchases; one query for all customers of a request. */
export const recentReceipts = (ctx: Ctx, customerId: string): Promise<CustomerReceipt[]> =>
  loaderFor(ctx, recentByCustomer, []).load(customerId);
