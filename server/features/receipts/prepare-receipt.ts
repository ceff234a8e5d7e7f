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
import type { PreparedReceipt } from "./create-receipts.sql";
import type { ReceiptRules, StoredReceipt } from "./receipt.sql";

/** A receipt ready to be written, and what the clerk should look at again. */
export interface ReceiptToWrite {
  receipt: PreparedReceipt;
  warnings: WarningCode[];
}

/** What is left of a purchase, in Toman. */
export const netAmountOf = (receipt: StoredReceipt): number =>
  receipt.voidedAt ? 0 : receipt.amountToman - receipt.returnedToman;

/** Applies the rules to one draft; throws STORE_NOT_FOUND, STORE_INACTIVE or a wrong date. */
export function prepareReceipt(ctx: Ctx, draft: ReceiptDraft, rules: ReceiptRules): ReceiptToWrite {
  const place = issuerOf(draft, rules);
  checkDate(ctx, draft);
  const bonus = bonusAt(rules.bonuses, draft.purchaseDate);
  const multiplier = multiplierOf(place.storeType) * (bonus?.multiplier ?? 1);
  const points = pointsFor(draft.purchaseAmount, multiplier);
  const key = receiptKey(draft.receiptId);
  const receipt: PreparedReceipt = {
    ...place,
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
    // Kept in the trail alone.
    reason: draft.reason && maskIdentifiers(draft.reason),
    codeCount: rules.codesOn ? points : 0,
  };
  return { receipt, warnings: warningsFor(draft, place.storeType) };
}

/** Where a receipt belongs: its store, whose own type wins, or its type alone where no store is named. */
function issuerOf(draft: ReceiptDraft, rules: ReceiptRules): { storeId: string | null; storeType: StoreType } {
  if (!draft.storeId) return { storeId: null, storeType: draft.storeType ?? fail("STORE_NOT_FOUND") };
  const store = rules.stores.find(({ id }) => id === draft.storeId) ?? fail("STORE_NOT_FOUND");
  if (store.deactivatedAt && draft.purchaseDate >= store.deactivatedAt) fail("STORE_INACTIVE");
  return { storeId: store.id, storeType: store.storeType };
}

function warningsFor(draft: ReceiptDraft, storeType: StoreType): WarningCode[] {
  const warnings: WarningCode[] = [];
  if (draft.storeType !== null && draft.storeType !== storeType) warnings.push("STORE_TYPE_DIFFERS");
  if (!isNationalCodeValid(draft.customerNationalCode)) warnings.push("NATIONAL_CODE_CHECK");
  return warnings;
}

function checkDate(ctx: Ctx, { purchaseDate, reason }: ReceiptDraft): void {
  const age = ctx.now.getTime() - purchaseDate.getTime();
  const reject = (code: ErrorCode): never => {
    throw new AppError("BAD_USER_INPUT", [{ field: "purchaseDate", code }]);
  };
  if (age < -MAX_AHEAD_MS) reject("PURCHASE_IN_FUTURE");
  if (age <= MAX_BACK_MS) return;
  if (!isPermitted(ctx, "receipts:date-back")) reject("PURCHASE_TOO_OLD");
  if (reason === null) throw new AppError("BAD_USER_INPUT", [{ field: "reason", code: "REASON_REQUIRED" }]);
}

/** What makes two submissions the same receipt: the purchase and the person. Names are weak evidence and left out. */
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
