import { displayCode } from "../../../domain/codes";
import { isUuid } from "../../../domain/ids";
import { pointsFor, tomanToNextPoint } from "../../../domain/points";
import { receiptKey, receiptNumber } from "../../../domain/receipts";
import type { WarningCode } from "../../../domain/labels.text";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail, AppError } from "../../kit/errors/app-error";
import { validateField } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { codeCountsOf, validCodesOf } from "../code-pools/lottery-code.queries";
import { addCodes } from "../code-pools/receipt-codes.service";
import { isFlagOn } from "../flags/flag.queries";
import { warningsOf } from "./create-receipts.service";
import { requireCodeAccess } from "./code-visibility.service";
import { netAmountOf } from "./prepare-receipt";
import { findReceipt, lockReceipt, markCodesGenerated, receiptRules, receiptsByKey } from "./receipt.queries";
import type { CodesGeneration, PointsCalculation, ReceiptBonus } from "./receipt.types";

/** Returns the id of a receipt by UUID or printed number. Throws RECEIPT_NOT_FOUND or AMBIGUOUS_RECEIPT. */
export async function receiptIdOf(ctx: Ctx, receiptId: string): Promise<string> {
  if (isUuid(receiptId)) return receiptId.toLowerCase();
  const key = receiptKey(validateField("receiptId", receiptNumber, receiptId));
  const [found, another] = await receiptsByKey(ctx.db, key);
  if (another) fail("AMBIGUOUS_RECEIPT");
  return found?.id ?? fail("RECEIPT_NOT_FOUND");
}

/** Returns the campaigns with bonus points, highest multiplier first. */
export const receiptBonuses = async (ctx: Ctx): Promise<ReceiptBonus[]> => (await receiptRules(ctx.db, [])).bonuses;

/** Calculates the points of a recorded receipt from its stored multiplier. Read-only. */
export async function calculatePoints(ctx: Ctx, receiptId: string): Promise<PointsCalculation> {
  const receipt = (await findReceipt(ctx.db, await receiptIdOf(ctx, receiptId))) ?? fail("RECEIPT_NOT_FOUND");
  const { id, receiptNumber: number, amountToman, storeType, multiplier } = receipt;
  const netAmount = netAmountOf(receipt);
  return {
    id,
    receiptId: number,
    purchaseAmount: amountToman,
    netAmount,
    storeType,
    multiplier,
    points: pointsFor(netAmount, multiplier),
    tomanToNextPoint: tomanToNextPoint(netAmount, multiplier),
  };
}

/**
 * Creates the missing codes of a receipt, so that it has one per point. One call creates and returns at most
 * `maxCodesPerCall` codes; the next call continues. Throws BAD_USER_INPUT with POINTS_DIFFER if `points` are not the
 * receipt's points, FEATURE_OFF while code generation is disabled, RECEIPT_VOIDED, and RECEIPT_OF_ANOTHER if a counter user or API key did not record the receipt.
 */
export async function generateCodes(ctx: Ctx, receiptId: string, points?: number): Promise<CodesGeneration> {
  const id = await receiptIdOf(ctx, receiptId);
  return inTransaction(ctx, async (tx) => {
    const receipt = (await lockReceipt(tx.db, id)) ?? fail("RECEIPT_NOT_FOUND");
    await requireCodeAccess(tx, id);
    if (!(await isFlagOn(tx.db, "lottery_code_generation"))) fail("FEATURE_OFF");
    if (receipt.voidedAt) fail("RECEIPT_VOIDED");
    const entitlement = receipt.points - receipt.pointsReversed;
    if (points !== undefined && points !== entitlement) {
      throw new AppError("BAD_USER_INPUT", [{ field: "points", code: "POINTS_DIFFER" }], { points: entitlement });
    }
    const { live, lastOrdinal } = await codeCountsOf(tx.db, id);
    const missing = Math.max(0, entitlement - live);
    const limit = tx.settings.maxCodesPerCall;
    const count = Math.min(missing, limit);
    if (count > 0) {
      await addCodes(tx.db, { receiptId: id, count, firstOrdinal: lastOrdinal + 1, at: tx.now });
      await markCodesGenerated(tx.db, receipt, count);
      await recordAudit(tx, { action: "GENERATE_CODES", entity: "receipt", entityId: id, details: { codes: count } });
    }
    const warnings: WarningCode[] = [];
    if (missing > limit) warnings.push("CODES_LEFT");
    if (live + count > limit) warnings.push("CODES_NOT_LISTED");
    return {
      id,
      receiptId: receipt.receiptNumber,
      points: entitlement,
      lotteryCodesGenerated: count,
      codes: (await validCodesOf(tx.db, id, limit)).map(displayCode),
      warnings: warningsOf(tx, warnings),
    };
  });
}
