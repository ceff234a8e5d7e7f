import { displayCode } from "../../../domain/codes";
import { returnDraft } from "../../../domain/receipts";
import { isPermitted } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { fail } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { countNewestWinners, newestCodesOf } from "../code-pools/lottery-code.queries";
import { seesCodes } from "./code-visibility.service";
import { netAmountOf } from "./prepare-receipt";
import { receiptWithNames } from "./receipt.queries";
import { receiptIdOf } from "./receipt.service";
import type { ReversalPreview } from "./reversal-preview.types";
import { requireWithinReach, effectOf } from "./reversal.service";

const MAX_PREVIEWED_CODES = 50;

/**
 * Returns what a return of this amount, or a void without an amount, would revert. Throws RECEIPT_VOIDED and the errors
 * of the reversal itself.
 */
export async function previewReversal(ctx: Ctx, receiptId: string, rawAmount: unknown): Promise<ReversalPreview> {
  const amount =
    rawAmount === undefined || rawAmount === null ? null : validateField("amount", returnDraft.shape.amount, rawAmount);
  const receipt = (await receiptWithNames(ctx.db, await receiptIdOf(ctx, receiptId))) ?? fail("RECEIPT_NOT_FOUND");
  requireWithinReach(ctx, receipt);
  if (receipt.voidedAt) fail("RECEIPT_VOIDED");
  const { id, customer, store, points, pointsReversed } = receipt;
  const effect = await effectOf(ctx.db, receipt, amount);
  const codeCount = Math.min(effect.codesInvalidated, MAX_PREVIEWED_CODES);
  const codes = codeCount > 0 && (await seesCodes(ctx, id)) ? await newestCodesOf(ctx.db, id, codeCount) : [];
  const netAmount = netAmountOf(receipt);
  const person = customer && isPermitted(ctx, "customers:summary") ? customer : null;
  return {
    ...effect,
    id,
    receiptId: receipt.receiptNumber,
    customerName: [person?.firstName, person?.lastName].filter(Boolean).join(" ") || null,
    storeName: store?.storeName ?? null,
    purchaseDate: receipt.purchasedAt,
    netAmount,
    codes: codes.map(displayCode),
    winningCodes: await countNewestWinners(ctx.db, id, effect.codesInvalidated),
    netAmountAfter: netAmount - effect.amountReturned,
    pointsAfter: points - pointsReversed - effect.pointsReversed,
    balanceAfter: person && person.totalPoints - effect.pointsReversed,
  };
}
