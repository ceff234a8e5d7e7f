import { v7 as uuidv7 } from "uuid";
import type { ErrorCode } from "../../../domain/errors/error-catalogue";
import { maskIdentifiers, isNationalCodeValid } from "../../../domain/identity";
import { bonusAt, pointsFor } from "../../../domain/points";
import { MAX_AHEAD_MS, MAX_BACK_MS, receiptKey, type ReceiptDraft } from "../../../domain/receipts";
import { multiplierOf, type StoreType } from "../../../domain/stores";
import type { WarningCode } from "../../../domain/labels.text";
import { isPermitted } from "../../kit/auth/authorization";
import type { Ctx } from "../../kit/context";
import { sha256 } from "../../kit/crypto/token";
import { fail, AppError } from "../../kit/errors/app-error";
import { requireCheckDigit } from "../customers/national-code-check.service";
import type { PreparedReceipt } from "./create-receipts.queries";
import type { ReceiptRules, StoredReceipt } from "./receipt.queries";

/** A prepared receipt and its warnings. */
export interface ReceiptToWrite {
  receipt: PreparedReceipt;
  warnings: WarningCode[];
  /** Whether the caller asks for the duplicate check. */
  checkDuplicate: boolean;
}

/** Amount net of void and returns, in Toman. */
export const netAmountOf = (receipt: StoredReceipt): number =>
  receipt.voidedAt ? 0 : receipt.amountToman - receipt.returnedToman;

/**
 * Applies the rules to one draft. Throws STORE_NOT_FOUND, STORE_INACTIVE, DATE_IN_FUTURE, PURCHASE_TOO_OLD,
 * REASON_REQUIRED or NATIONAL_CODE_CHECK_DIGIT.
 */
export function prepareReceipt(ctx: Ctx, draft: ReceiptDraft, rules: ReceiptRules): ReceiptToWrite {
  requireOpenStore(draft, rules);
  validatePurchaseDate(ctx, draft);
  requireCheckDigit(ctx.settings, draft.customerNationalCode, "customerNationalCode");
  return receiptToWrite(draft, rules);
}

/** Returns the receipt of a draft. Without the rules of `prepareReceipt` only for a receipt that is already recorded. */
export function receiptToWrite(draft: ReceiptDraft, rules: ReceiptRules): ReceiptToWrite {
  const issuer = issuerOf(draft, rules);
  const bonus = bonusAt(rules.bonuses, draft.purchaseDate);
  const multiplier = multiplierOf(issuer.storeType) * (bonus?.multiplier ?? 1);
  const points = pointsFor(draft.purchaseAmount, multiplier);
  const key = receiptKey(draft.receiptId);
  const receipt: PreparedReceipt = {
    ...issuer,
    id: uuidv7(),
    receiptNumber: draft.receiptId,
    receiptKey: key,
    multiplier,
    campaignId: bonus?.campaignId ?? null,
    amountToman: draft.purchaseAmount,
    points,
    purchasedAt: draft.purchaseDate,
    contentHash: contentHash(draft, key),
    nationalCode: draft.customerNationalCode,
    phone: draft.customerPhone,
    firstName: draft.customerFirstName,
    lastName: draft.customerLastName,
    newCustomerId: uuidv7(),
    idempotencyKey: draft.idempotencyKey ?? null,
    // Stored only in the audit log.
    reason: draft.reason && maskIdentifiers(draft.reason),
    codeCount: rules.codesOn ? points : 0,
  };
  const checkDuplicate = draft.checkDuplicate === true;
  return { receipt, warnings: warningsFor(draft, issuer.storeType), checkDuplicate };
}

const storeOf = ({ storeId }: ReceiptDraft, { stores }: ReceiptRules) => stores.find(({ id }) => id === storeId);

function requireOpenStore(draft: ReceiptDraft, rules: ReceiptRules): void {
  if (!draft.storeId) return;
  const { deactivatedAt } = storeOf(draft, rules) ?? fail("STORE_NOT_FOUND");
  if (deactivatedAt && draft.purchaseDate >= deactivatedAt) fail("STORE_INACTIVE");
}

/** Returns the store with its own type, or the store type alone if no store is given. */
function issuerOf(draft: ReceiptDraft, rules: ReceiptRules): { storeId: string | null; storeType: StoreType } {
  // A recorded receipt keeps its type, so a deleted store may have any.
  const storeType = storeOf(draft, rules)?.storeType ?? draft.storeType ?? 1;
  return { storeId: draft.storeId ?? null, storeType };
}

function warningsFor(draft: ReceiptDraft, storeType: StoreType): WarningCode[] {
  const warnings: WarningCode[] = [];
  if (draft.storeType !== null && draft.storeType !== storeType) warnings.push("STORE_TYPE_DIFFERS");
  if (!isNationalCodeValid(draft.customerNationalCode)) warnings.push("NATIONAL_CODE_CHECK");
  return warnings;
}

function validatePurchaseDate(ctx: Ctx, { purchaseDate, reason }: ReceiptDraft): void {
  const age = ctx.now.getTime() - purchaseDate.getTime();
  const reject = (code: ErrorCode): never => {
    throw new AppError("BAD_USER_INPUT", [{ field: "purchaseDate", code }]);
  };
  if (age < -MAX_AHEAD_MS) reject("DATE_IN_FUTURE");
  if (age <= MAX_BACK_MS) return;
  if (!isPermitted(ctx, "receipts:date-back")) reject("PURCHASE_TOO_OLD");
  if (reason === null) throw new AppError("BAD_USER_INPUT", [{ field: "reason", code: "REASON_REQUIRED" }]);
}

/** Hash of the fields that identify a repeated submission: purchase and person. Names are unreliable and excluded. */
const contentHash = (draft: ReceiptDraft, key: string): Buffer =>
  sha256(
    JSON.stringify([
      key,
      draft.storeId ?? `type ${draft.storeType}`,
      draft.customerPhone,
      draft.customerNationalCode,
      draft.purchaseAmount,
      draft.purchaseDate.toISOString(),
    ]),
  );
