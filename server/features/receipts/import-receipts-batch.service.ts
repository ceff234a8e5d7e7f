import { type ReceiptDraft, receiptDraft } from "../../../domain/receipts";
import type { Ctx, Tx } from "../../kit/context";
import { type AppError } from "../../kit/errors/app-error";
import { validate } from "../../kit/errors/validate";
import { type ReceiptToWrite, prepareReceipt } from "./prepare-receipt";
import { writeAll } from "./receipt-batches";
import { receiptRules } from "./receipt.sql";
import type { WriteResult } from "./create-receipts.sql";

export type { ReceiptToWrite, WriteResult };

/** What receipts of a file go through: the counter's own rules, as they stood when it began. */
export interface ReceiptBatch {
  /** A receipt as it would be written; throws what the counter rejects it with. */
  prepare(draft: ReceiptDraft): ReceiptToWrite;
}

/** The counter's rules for receipts of these stores; codes are made only where `withCodes` and the feature is on. */
export async function receiptBatch(
  ctx: Ctx,
  { storeIds, withCodes }: { storeIds: string[]; withCodes: boolean },
): Promise<ReceiptBatch> {
  const rules = await receiptRules(ctx.db, storeIds);
  const applied = { ...rules, codesOn: rules.codesOn && withCodes };
  return { prepare: (draft) => prepareReceipt(ctx, draft, applied) };
}

/** A receipt's input as the counter's form is checked. */
export const validateReceipt = (input: unknown): ReceiptDraft => validate(receiptDraft, input);

/** Writes prepared receipts in the transaction, by the statement of the counter; rejected ones are passed over. */
export const writeReceiptBatch = (tx: Tx, prepared: (ReceiptToWrite | AppError)[]): Promise<Map<number, WriteResult>> =>
  writeAll(tx, prepared, false);
