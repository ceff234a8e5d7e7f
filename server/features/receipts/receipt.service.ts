import { displayCode } from "../../../domain/codes";
import { isUuid } from "../../../domain/ids";
import { pointsFor, tomanToNextPoint } from "../../../domain/points";
import { receiptKey, receiptNumber } from "../../../domain/receipts";
import type { Ctx } from "../../kit/context";
import { newCodes } from "../../kit/crypto/token";
import { inTransaction } from "../../kit/db/transaction";
import { fail, validField } from "../../kit/fail";
import { record } from "../audit/audit.service";
import { insertCodes, liveCodesOf } from "../codes/code.sql";
import { isFlagOn } from "../flags/flag.sql";
import { warningsOf } from "./record.service";
import { requireCodesOf } from "./recorder.service";
import { netAmountOf } from "./receipt.rules";
import { findReceipt, lockReceipt, noteCodesGenerated, receiptRules, receiptsByKey } from "./receipt.sql";
import type { CodesGeneration, PointsCalculation, ReceiptBonus } from "./receipt.types";

/** The receipt that a UUID or a printed number names; refuses with RECEIPT_NOT_FOUND or AMBIGUOUS_RECEIPT. */
export async function receiptIdOf(ctx: Ctx, receiptId: string): Promise<string> {
  if (isUuid(receiptId)) return receiptId.toLowerCase();
  const key = receiptKey(validField("receiptId", receiptNumber, receiptId));
  const [found, another] = await receiptsByKey(ctx.db, key);
  if (another) fail("AMBIGUOUS_RECEIPT");
  return found?.id ?? fail("RECEIPT_NOT_FOUND");
}

/** The campaigns whose bonus a receipt recorded now could earn, the best first. */
export const receiptBonuses = async (ctx: Ctx): Promise<ReceiptBonus[]> => (await receiptRules(ctx.db, [])).bonuses;

/** The points of a recorded receipt, computed again from its own rule; writes nothing. */
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
 * Makes the codes a receipt is still owed, so that it has one per point, and never more whatever `points` says.
 * Refuses with FEATURE_OFF while code generation is off, RECEIPT_VOIDED for a voided receipt, and RECEIPT_OF_ANOTHER
 * where a counter or a key asks for the codes of a receipt that it did not record.
 */
export async function generateCodes(ctx: Ctx, receiptId: string, points?: number): Promise<CodesGeneration> {
  const id = await receiptIdOf(ctx, receiptId);
  return inTransaction(ctx, async (tx) => {
    const receipt = (await lockReceipt(tx.db, id)) ?? fail("RECEIPT_NOT_FOUND");
    await requireCodesOf(tx, id);
    if (!(await isFlagOn(tx.db, "lottery_code_generation"))) fail("FEATURE_OFF");
    if (receipt.voidedAt) fail("RECEIPT_VOIDED");
    const entitlement = receipt.points - receipt.pointsReversed;
    const live = await liveCodesOf(tx.db, id);
    const made = newCodes(Math.max(0, entitlement - live.codes.length));
    if (made.length > 0) {
      await insertCodes(tx.db, { receiptId: id, codes: made, firstOrdinal: live.lastOrdinal + 1, at: tx.now });
      await noteCodesGenerated(tx.db, receipt, made.length);
      await record(tx, { action: "GENERATE_CODES", entity: "receipt", entityId: id, details: { codes: made.length } });
    }
    return {
      id,
      receiptId: receipt.receiptNumber,
      points: entitlement,
      lotteryCodesGenerated: made.length,
      codes: [...live.codes, ...made].map(displayCode),
      warnings: warningsOf(tx, points === undefined || points === entitlement ? [] : ["POINTS_DIFFER"]),
    };
  });
}
