import type { Lang } from "../../../domain/errors/error-catalogue";
import { MAX_AMOUNT_TOMAN } from "../../../domain/money";
import { largestAmountFor } from "../../../domain/points";
import type { Ctx } from "../../kit/context";
import { AppError } from "../../kit/errors/app-error";
import { ReceiptBatch } from "./receipt-dependencies";
import type { ReceiptToWrite } from "./prepare-receipt";
import { newReceipts, type PreparedReceipt } from "./create-receipts.queries";

const LOCALES = { en: "en-US", fa: "fa-IR" } as const;

const grouped = (lang: Lang, number: number): string => new Intl.NumberFormat(LOCALES[lang]).format(number);

/**
 * Checks the number of lottery codes of one call before any is created. Existing and rejected receipts do not count.
 * Returns the list with an error in place of each receipt that exceeds the limit alone; throws TOO_MANY_CODES if the
 * others exceed it together.
 */
export async function enforceCodeLimit(
  ctx: Ctx,
  prepared: (ReceiptToWrite | AppError)[],
  scope: string,
): Promise<(ReceiptToWrite | AppError)[]> {
  const limit = ctx.settings.maxCodesPerCall;
  const total = prepared.reduce((sum, one) => sum + (one instanceof AppError ? 0 : one.receipt.codeCount), 0);
  if (total <= limit) return prepared;
  const counted = await createdBy(ctx, prepared, scope);
  const checked = prepared.map((one, index) =>
    counted.has(index) && !(one instanceof AppError) && one.receipt.codeCount > limit
      ? amountTooLarge(limit, one.receipt)
      : one,
  );
  requireSumWithinLimit(limit, checked, counted);
  return checked;
}

/** Returns the positions of the receipts that this call would create: valid, not recorded before, no duplicates. */
async function createdBy(
  ctx: Ctx,
  prepared: readonly (ReceiptToWrite | AppError)[],
  scope: string,
): Promise<Set<number>> {
  const candidates = prepared.flatMap((one, index) =>
    one instanceof AppError ? [] : [{ index, receipt: one.receipt }],
  );
  const receipts = candidates.map(({ receipt }) => receipt);
  const created = await newReceipts(ctx.db, receipts, scope);
  const batch = new ReceiptBatch();
  const counted = candidates.filter(({ receipt }, n) => created.has(n) && batch.admit({ receipt, writer: { scope } }));
  return new Set(counted.map(({ index }) => index));
}

function amountTooLarge(limit: number, { multiplier }: PreparedReceipt): AppError {
  const amount = Math.min(largestAmountFor(limit, multiplier), MAX_AMOUNT_TOMAN);
  return new AppError("BAD_USER_INPUT", [{ field: "purchaseAmount", code: "AMOUNT_MAKES_TOO_MANY_CODES" }], (lang) => ({
    limit: grouped(lang, limit),
    amount: grouped(lang, amount),
  }));
}

/** Throws TOO_MANY_CODES, with the number of leading receipts that fit into one call. */
function requireSumWithinLimit(
  limit: number,
  checked: readonly (ReceiptToWrite | AppError)[],
  counted: ReadonlySet<number>,
): void {
  let [codes, fitting] = [0, 0];
  for (const [index, one] of checked.entries()) {
    if (counted.has(index) && !(one instanceof AppError)) codes += one.receipt.codeCount;
    if (codes <= limit) fitting = index + 1;
  }
  if (codes <= limit) return;
  throw new AppError("TOO_MANY_CODES", [], (lang) => ({
    codes: grouped(lang, codes),
    limit: grouped(lang, limit),
    count: grouped(lang, fitting),
  }));
}
