import { type ReceiptDraft, receiptDraft } from "../../../domain/receipts";
import type { Ctx, Tx } from "../../kit/context";
import { type AppError } from "../../kit/errors/app-error";
import { validate } from "../../kit/errors/validate";
import { type ReceiptToWrite, prepareReceipt } from "./prepare-receipt";
import { writeInTransaction } from "./receipt-batches";
import { receiptRules } from "./receipt.queries";
import type { WriteResult } from "./create-receipts.queries";

export type { ReceiptToWrite, WriteResult };

/** The receipt rules for an import, read once when it starts. */
export interface ReceiptBatch {
  /** Prepares a receipt. Throws the errors of `prepareReceipt`. */
  prepare(draft: ReceiptDraft): ReceiptToWrite;
}

/**
 * Returns the receipt rules of these stores. Codes are created only if `withCodes` is set and the feature is enabled.
 */
export async function receiptBatch(
  ctx: Ctx,
  { storeIds, withCodes }: { storeIds: string[]; withCodes: boolean },
): Promise<ReceiptBatch> {
  const rules = await receiptRules(ctx.db, storeIds);
  const applied = { ...rules, codesOn: rules.codesOn && withCodes };
  return { prepare: (draft) => prepareReceipt(ctx, draft, applied) };
}

/** Validates receipt input by the same schema as the counter. */
export const validateReceipt = (input: unknown): ReceiptDraft => validate(receiptDraft, input);

/** Writes prepared receipts in the transaction with the same statement as the counter. Rejected ones are skipped. */
export const writeReceiptBatch = (tx: Tx, prepared: (ReceiptToWrite | AppError)[]): Promise<Map<number, WriteResult>> =>
  writeInTransaction(tx, prepared);
