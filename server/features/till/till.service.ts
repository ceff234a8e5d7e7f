import { displayCode } from "../../../domain/codes";
import { displayNames } from "../../../domain/customers";
import { id as idSchema } from "../../../domain/ids";
import { MAX_BACK_MS, MIN_USUAL_RECEIPTS, TILL_RECEIPTS } from "../../../domain/receipts";
import { dayOf } from "../../../domain/time/business-calendar";
import { currentStaff, currentStaffOrFail } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { loaderFor } from "../../kit/graphql/loader";
import { validCodesOf } from "../code-pools/lottery-code.queries";
import { requireCodeAccess } from "../receipts/code-visibility.service";
import * as queries from "./till.queries";
import type { TillCustomer, ReceiptSlip, TillReceipt, UsualAmount } from "./till.types";

/** Returns the recorded parts of a name; null if there are none. */
const nameOf = (...parts: (string | null)[]): string | null => parts.filter(Boolean).join(" ") || null;

/** Returns the current user's latest receipts at one till, newest first. */
export async function tillReceipts(ctx: Ctx, rawDeviceId: string): Promise<TillReceipt[]> {
  const deviceId = validateField("deviceId", idSchema, rawDeviceId);
  const { userId } = currentStaffOrFail(ctx);
  const since = new Date(ctx.now.getTime() - MAX_BACK_MS);
  const found = await queries.tillReceipts(ctx.db, { userId, deviceId, since, max: TILL_RECEIPTS });
  return found.map(({ firstName, lastName, ...receipt }) => ({
    ...receipt,
    customerName: nameOf(firstName, lastName),
  }));
}

/** Returns a receipt as its slip prints it. Throws RECEIPT_NOT_FOUND or, for another user's receipt, RECEIPT_OF_ANOTHER. */
export async function receiptSlip(ctx: Ctx, rawId: string): Promise<ReceiptSlip> {
  const id = validateField("id", idSchema, rawId);
  const found = (await queries.receiptSlip(ctx.db, id)) ?? fail("RECEIPT_NOT_FOUND");
  await requireCodeAccess(ctx, id);
  const { firstName, lastName, ...receipt } = found;
  const codes = await validCodesOf(ctx.db, id, ctx.settings.maxCodesPerCall);
  return { ...receipt, customerName: nameOf(firstName, lastName), codes: codes.map(displayCode) };
}

/** Returns the usual amount of each store that has enough receipts. */
export const usualAmounts = (ctx: Ctx): Promise<UsualAmount[]> =>
  queries.usualAmounts(ctx.db, { today: dayOf(ctx.now), minReceipts: MIN_USUAL_RECEIPTS });

async function customersById(ctx: Ctx, ids: readonly string[]): Promise<Map<string, TillCustomer>> {
  const found = await queries.customersOfReceipts(ctx.db, ids);
  return new Map(found.map((customer) => [customer.id, { ...customer, ...displayNames(customer, ctx.lang) }]));
}

/** Returns the customer of a recorded receipt; null for an API key, which needs the look-up for that. */
export async function customerOfReceipt(ctx: Ctx, customerId: string): Promise<TillCustomer | null> {
  return currentStaff(ctx) && loaderFor<TillCustomer | null>(ctx, customersById, null).load(customerId);
}
