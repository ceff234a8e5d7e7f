import { displayCode } from "../../../domain/codes";
import { isUuid } from "../../../domain/ids";
import { TIME_ZONE } from "../../../domain/time/instants";
import { MAX_RECEIPTS_PER_CALL, type ReceiptDraft, receiptDraft } from "../../../domain/receipts";
import { filledText } from "../../../domain/errors/error-catalogue";
import { RECORDED_BEFORE, UNKNOWN_USER, type WarningCode, WARNINGS } from "../../../domain/labels.text";
import { currentStaff, isPermitted } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { errorResponseOf, fail, AppError } from "../../kit/errors/app-error";
import { waitForReplication } from "../../kit/db/replication-wait";
import { validate } from "../../kit/errors/validate";
import { inSlices, mapInSlices } from "../../kit/time-slices";
import { User } from "../users/user.entity";
import { enforceCodeLimit } from "./code-limit.service";
import { type ReceiptToWrite, prepareReceipt, receiptToWrite } from "./prepare-receipt";
import { idempotencyScope, writeShared, type Written } from "./receipt-batches";
import type { PreparedReceipt } from "./create-receipts.queries";
import { rejectSuspected } from "./duplicate-guard.service";
import { hideCodesOfOthers } from "./code-visibility.service";
import { recordedBy, recordedContents, type ReceiptRules, storedReceipts } from "./receipt.queries";
import type { ReceiptOutcome, ReceiptResult, Warning } from "./receipt.types";

const RETRY_SECONDS = 1;

export const warningsOf = (ctx: Ctx, codes: readonly WarningCode[]): Warning[] =>
  codes.map((code) => ({ code, message: WARNINGS[code][ctx.lang] }));

/**
 * Records a purchase in one statement: finds or adds the customer, writes the receipt, its points and one code per
 * point. The same receipt sent again returns the first result with `replayed`. Throws BAD_USER_INPUT, STORE_NOT_FOUND,
 * STORE_INACTIVE, DATE_IN_FUTURE, PURCHASE_TOO_OLD, AMOUNT_MAKES_TOO_MANY_CODES, RECEIPT_DUPLICATE, IDENTITY_CONFLICT,
 * CUSTOMER_DELETED, IDEMPOTENCY_KEY_REUSED or, if the caller asks for the check, DUPLICATE_SUSPECTED.
 */
export async function createReceipt(ctx: Ctx, input: unknown): Promise<ReceiptResult> {
  const [result] = await createAll(ctx, [input], null);
  if (result instanceof AppError) throw result;
  return result as ReceiptResult;
}

/**
 * Records up to 500 purchases. Returns one result per purchase, in the given order. `ownerId` is the user who recorded
 * them at a till without a network, if another user sends them. Throws TOO_MANY_RECEIPTS, FORBIDDEN, USER_NOT_FOUND, and
 * TOO_MANY_CODES if the new receipts together exceed the code limit of a call; nothing is recorded then.
 */
export async function createReceipts(
  ctx: Ctx,
  inputs: readonly unknown[],
  ownerId: string | null,
): Promise<ReceiptOutcome[]> {
  if (inputs.length < 1 || inputs.length > MAX_RECEIPTS_PER_CALL) fail("TOO_MANY_RECEIPTS");
  const results = await createAll(ctx, inputs, await otherOwner(ctx, ownerId));
  return results.map((result, index) =>
    result instanceof AppError
      ? { index, receipt: null, error: problemOf(ctx, result) }
      : { index, receipt: result, error: null },
  );
}

/** Returns the owner of receipts that the caller sends for another user; null for the caller's own. */
async function otherOwner(ctx: Ctx, ownerId: string | null): Promise<string | null> {
  if (ownerId === null || ownerId === currentStaff(ctx)?.userId) return null;
  if (!isPermitted(ctx, "receipts:create-for-others")) fail("FORBIDDEN");
  const isUser = isUuid(ownerId) && (await ctx.db.existsBy(User, { id: ownerId }));
  return isUser ? ownerId : fail("USER_NOT_FOUND");
}

function problemOf(ctx: Ctx, appError: AppError): ReceiptOutcome["error"] {
  const { code, status, detail, fields } = errorResponseOf(appError, ctx.lang);
  return { code, status, message: detail, fields };
}

/** Validates a receipt. API keys must send an idempotency key, because integrators retry automatically. */
function validateDraft(ctx: Ctx, input: unknown): ReceiptDraft {
  const draft = validate(receiptDraft, input);
  if (ctx.actor?.kind !== "key" || draft.idempotencyKey) return draft;
  throw new AppError("BAD_USER_INPUT", [{ field: "idempotencyKey", code: "IDEMPOTENCY_KEY_REQUIRED" }]);
}

const attempt = <Value>(work: () => Value): Value | AppError => {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};

/** Receipts that are processed without yielding to the event loop. */
const RECEIPTS_PER_SLICE = 100;

async function createAll(
  ctx: Ctx,
  inputs: readonly unknown[],
  ownerId: string | null,
): Promise<(ReceiptResult | AppError)[]> {
  const drafts = await mapInSlices(inputs, RECEIPTS_PER_SLICE, (input) => attempt(() => validateDraft(ctx, input)));
  const storeIds = drafts.flatMap((draft) => (draft instanceof AppError || !draft.storeId ? [] : [draft.storeId]));
  const rules = await ctx.batchers.receiptRules.submit(storeIds);
  const scope = idempotencyScope(ctx, "receipts", ownerId);
  const checked = await mapInSlices(drafts, RECEIPTS_PER_SLICE, (draft) =>
    draft instanceof AppError ? draft : attempt(() => prepareReceipt(ctx, draft, rules)),
  );
  const prepared = await enforceCodeLimit(ctx, await withRepeats(ctx, checked, { drafts, rules }), scope);
  const accepted = await rejectSuspected(ctx, prepared, scope);
  return resultsOf(ctx, accepted, await writeShared(ctx, accepted, ownerId));
}

/**
 * Returns the list with the receipt in place of each error of a rule if the same receipt is already recorded: the clock, a
 * store or a setting may have changed since then, and the first response may be lost.
 */
async function withRepeats(
  ctx: Ctx,
  checked: (ReceiptToWrite | AppError)[],
  { drafts, rules }: { drafts: (ReceiptDraft | AppError)[]; rules: ReceiptRules },
): Promise<(ReceiptToWrite | AppError)[]> {
  const rejected = new Map<number, ReceiptToWrite>();
  for (const [index, draft] of drafts.entries())
    if (!(draft instanceof AppError) && checked[index] instanceof AppError)
      rejected.set(index, receiptToWrite(draft, rules));
  if (rejected.size === 0) return checked;
  const recorded = await recordedContents(
    ctx.db,
    [...rejected.values()].map(({ receipt }) => receipt),
  );
  return checked.map((one, index) => {
    const repeat = rejected.get(index);
    return repeat && recorded.has(repeat.receipt.contentHash.toString("hex")) ? repeat : one;
  });
}

async function resultsOf(
  ctx: Ctx,
  prepared: (ReceiptToWrite | AppError)[],
  written: Map<number, Written | AppError>,
): Promise<(ReceiptResult | AppError)[]> {
  const ended = [...written.values()].flatMap((one) => (one instanceof AppError ? [] : [one]));
  const replayed = await hideCodesOfOthers(ctx, await replayedResults(ctx, ended));
  const results: (ReceiptResult | AppError)[] = [];
  await inSlices(prepared.length, RECEIPTS_PER_SLICE, async (start, end) => {
    for (const [offset, one] of prepared.slice(start, end).entries()) {
      const writeResult = written.get(start + offset);
      if (one instanceof AppError) results.push(one);
      else if (!writeResult) results.push(new AppError("UNAVAILABLE"));
      else if (writeResult instanceof AppError) results.push(writeResult);
      else results.push(await toResult(ctx, one, writeResult, replayed.get(writeResult.receiptId)));
    }
  });
  return results;
}

/** Returns the first results of receipts that were recorded before, by receipt id. */
async function replayedResults(ctx: Ctx, written: Written[]): Promise<Map<string, ReceiptResult>> {
  const ids = written.flatMap(({ status, receiptId }) => (status === "REPLAYED" ? [receiptId] : []));
  // The first call may have failed because its commit is not on the standby yet.
  if (ids.length > 0) await waitForReplication(ctx.db);
  const stored = ids.length > 0 ? await storedReceipts(ctx.db, ids, ctx.settings.maxCodesPerCall) : [];
  return new Map(
    stored.map((receipt) => {
      const warnings = warningsOf(ctx, receipt.codes === null ? ["CODES_NOT_LISTED"] : []);
      const { customerId, codes } = receipt;
      return [receipt.id, { ...resultOf(receipt, { customerId, codes: codes ?? [] }), replayed: true, warnings }];
    }),
  );
}

type CreatedReceipt = Pick<
  PreparedReceipt,
  "id" | "receiptNumber" | "storeId" | "storeType" | "amountToman" | "purchasedAt" | "points" | "codeCount"
>;

const resultOf = (
  receipt: CreatedReceipt,
  { customerId, codes }: { customerId: string; codes: readonly string[] },
): ReceiptResult => ({
  id: receipt.id,
  receiptId: receipt.receiptNumber,
  customerId,
  storeId: receipt.storeId,
  storeType: receipt.storeType,
  purchaseAmount: receipt.amountToman,
  purchaseDate: receipt.purchasedAt,
  pointsCalculated: receipt.points,
  lotteryCodesGenerated: receipt.codeCount,
  codes: codes.map(displayCode),
  replayed: false,
  warnings: [],
});

async function toResult(
  ctx: Ctx,
  { receipt, warnings }: ReceiptToWrite,
  { status, receiptId, customerId, codes }: Written,
  replayed: ReceiptResult | undefined,
): Promise<ReceiptResult | AppError> {
  const ownWarnings = warningsOf(ctx, warnings);
  if (status === "REPLAYED" && replayed) return { ...replayed, warnings: [...ownWarnings, ...replayed.warnings] };
  if (status === "RECEIPT_EXISTS") return duplicateError(ctx, receiptId);
  if (status === "REPLAYED" || status === "RETRY") return new AppError("UNAVAILABLE", [], {}, RETRY_SECONDS);
  if (status !== "CREATED") return new AppError(status);
  return { ...resultOf(receipt, { customerId: customerId ?? "", codes }), warnings: ownWarnings };
}

const LOCALES = { en: "en-US", fa: "fa-IR" } as const;

async function duplicateError(ctx: Ctx, receiptId: string): Promise<AppError> {
  const known = await recordedBy(ctx.db, receiptId);
  return new AppError("RECEIPT_DUPLICATE", [], (lang) => ({
    details: filledText(RECORDED_BEFORE[lang], {
      // A key reads the operator's name with a receipt, so it needs the scope for receipts.
      who: (isPermitted(ctx, "receipts:read") ? known?.who : null) ?? UNKNOWN_USER[lang],
      when: new Intl.DateTimeFormat(LOCALES[lang], {
        dateStyle: "medium",
        timeStyle: "short",
        timeZone: TIME_ZONE,
      }).format(known?.at ?? ctx.now),
    }),
  }));
}
