import { WARNINGS } from "../../../domain/labels.text";
import { currentActor, reachFor } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { recordersOf } from "./code-visibility.queries";
import type { ReceiptResult } from "./receipt.types";

/** Codes have monetary value: counter users and API keys see only the codes of receipts that they recorded. */
const seesOwnCodesOnly = (ctx: Ctx): boolean => ctx.actor?.kind === "key" || reachFor(ctx, "codes:generate") !== "any";

/** Returns the ids of the receipts that the caller recorded. */
async function ownReceipts(ctx: Ctx, ids: readonly string[]): Promise<Set<string>> {
  const caller = currentActor(ctx)?.id;
  const recorders = await recordersOf(ctx.db, ids);
  return new Set(recorders.filter(({ recorder }) => recorder !== null && recorder === caller).map(({ id }) => id));
}

/** Throws RECEIPT_OF_ANOTHER if the caller may not see the codes of a receipt. */
export async function requireCodeAccess(ctx: Ctx, receiptId: string): Promise<void> {
  if (!(await seesCodes(ctx, receiptId))) fail("RECEIPT_OF_ANOTHER");
}

/** Returns whether the caller may see the codes of a receipt. */
export const seesCodes = async (ctx: Ctx, receiptId: string): Promise<boolean> =>
  !seesOwnCodesOnly(ctx) || (await ownReceipts(ctx, [receiptId])).has(receiptId);

/** Removes the codes that the caller may not see from replayed results, and adds a warning. */
export async function hideCodesOfOthers(
  ctx: Ctx,
  results: Map<string, ReceiptResult>,
): Promise<Map<string, ReceiptResult>> {
  if (results.size === 0 || !seesOwnCodesOnly(ctx)) return results;
  const own = await ownReceipts(ctx, [...results.keys()]);
  const warning = { code: "CODES_OF_ANOTHER", message: WARNINGS.CODES_OF_ANOTHER[ctx.lang] };
  return new Map(
    [...results].map(([id, result]) => [
      id,
      own.has(id) ? result : { ...result, codes: [], warnings: [...result.warnings, warning] },
    ]),
  );
}
