import type { Ctx } from "../../kit/context";
import { AppError, type FieldError } from "../../kit/errors/app-error";
import { newReceipts } from "./create-receipts.queries";
import { suspectedDuplicate } from "./duplicate-guard.queries";
import type { ReceiptToWrite } from "./prepare-receipt";

/**
 * Returns the list with DUPLICATE_SUSPECTED in place of each new receipt that asks for the check and resembles a recorded
 * one. A repeated request is not checked: it returns its first result. Receipts of one call are not compared with each
 * other.
 */
export async function rejectSuspected(
  ctx: Ctx,
  prepared: (ReceiptToWrite | AppError)[],
  scope: string,
): Promise<(ReceiptToWrite | AppError)[]> {
  const checked = prepared.flatMap((one) => (one instanceof AppError || !one.checkDuplicate ? [] : [one]));
  if (checked.length === 0) return prepared;
  const receipts = checked.map(({ receipt }) => receipt);
  const created = await newReceipts(ctx.db, receipts, scope);
  const errors = new Map<ReceiptToWrite, AppError>();
  for (const [n, one] of checked.entries()) {
    const error = created.has(n) ? await suspicionOf(ctx, one) : null;
    if (error) errors.set(one, error);
  }
  return prepared.map((one) => (one instanceof AppError ? one : (errors.get(one) ?? one)));
}

async function suspicionOf(ctx: Ctx, { receipt }: ReceiptToWrite): Promise<AppError | null> {
  const { samePurchase, otherStore } = await suspectedDuplicate(ctx.db, receipt);
  const fields: FieldError[] = [];
  if (samePurchase !== null) fields.push({ field: "purchaseAmount", code: "SAME_PURCHASE_RECENTLY" });
  if (otherStore !== null) fields.push({ field: "receiptId", code: "NUMBER_IN_ANOTHER_STORE" });
  const values = { number: samePurchase ?? "", store: otherStore ?? "" };
  return fields.length === 0 ? null : new AppError("DUPLICATE_SUSPECTED", fields, values);
}
