import { v7 as uuidv7 } from "uuid";
import { displayCode } from "../../../domain/codes";
import type { ErrorCode } from "../../../domain/errors";
import { nationalCodeChecks } from "../../../domain/identity";
import { may } from "../../../domain/permissions";
import { TIME_ZONE } from "../../../domain/periods";
import { pointsFor } from "../../../domain/points";
import {
  MAX_AHEAD_MS,
  MAX_BACK_MS,
  MAX_RECEIPTS_PER_CALL,
  receiptDraft,
  receiptKey,
  type ReceiptDraft,
} from "../../../domain/receipts";
import { multiplierOf } from "../../../domain/stores";
import { SOMEBODY, type WarningCode, WARNINGS } from "../../../domain/words.text";
import type { Ctx } from "../../kit/context";
import { newCodes, sha256 } from "../../kit/crypto/token";
import { isRetryable, uniqueConstraintOf } from "../../kit/db/faults";
import { retrying } from "../../kit/db/transaction";
import { answerOf, fail, Refusal, valid } from "../../kit/fail";
import { ipHashOf } from "../audit/audit.service";
import { type PreparedReceipt, type WriteOutcome, writeReceipts } from "./record.sql";
import { receiptRules, type ReceiptRules, recordedBy, storedReceipts } from "./receipt.sql";
import type { ReceiptOutcome, ReceiptResult, Warning } from "./receipt.types";

const MAX_ROUNDS = 5;

/** Keys are a caller's own: one integrator's key says nothing about another's. */
export const idempotencyScope = (ctx: Ctx, call: string): string => `${call}:${ctx.actor?.userId ?? "public"}`;

export const warningsOf = (ctx: Ctx, codes: readonly WarningCode[]): Warning[] =>
  codes.map((code) => ({ code, message: WARNINGS[code][ctx.lang] }));

interface Prepared {
  receipt: PreparedReceipt;
  warnings: WarningCode[];
}

/**
 * Records a purchase: the customer found or added, the receipt, its points and one code per point, all or nothing.
 * The same receipt again answers its first result with `replayed`. Refuses with BAD_USER_INPUT, STORE_NOT_FOUND,
 * STORE_INACTIVE, PURCHASE_IN_FUTURE, PURCHASE_TOO_OLD, RECEIPT_EXISTS, IDENTITY_CONFLICT, CUSTOMER_DELETED or
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function createReceipt(ctx: Ctx, input: unknown): Promise<ReceiptResult> {
  const [outcome] = await recordAll(ctx, [input]);
  if (outcome instanceof Refusal) throw outcome;
  return outcome as ReceiptResult;
}

/** Records up to 500 purchases, each with its own outcome, in the order they were given. */
export async function createReceipts(ctx: Ctx, inputs: readonly unknown[]): Promise<ReceiptOutcome[]> {
  if (inputs.length < 1 || inputs.length > MAX_RECEIPTS_PER_CALL) fail("TOO_MANY_RECEIPTS");
  const outcomes = await recordAll(ctx, inputs);
  return outcomes.map((outcome, index) =>
    outcome instanceof Refusal
      ? { index, receipt: null, refusal: refusalAnswer(ctx, outcome) }
      : { index, receipt: outcome, refusal: null },
  );
}

function refusalAnswer(ctx: Ctx, refusal: Refusal): ReceiptOutcome["refusal"] {
  const { code, status, detail, fields } = answerOf(refusal, ctx.lang);
  return { code, status, message: detail, fields };
}

const attempt = <Value>(work: () => Value): Value | Refusal => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

async function recordAll(ctx: Ctx, inputs: readonly unknown[]): Promise<(ReceiptResult | Refusal)[]> {
  const drafts = inputs.map((input) => attempt(() => valid(receiptDraft, input)));
  const storeIds = drafts.flatMap((draft) => (draft instanceof Refusal || !draft.storeId ? [] : [draft.storeId]));
  const rules = await receiptRules(ctx.db, [...new Set(storeIds)]);
  const prepared = drafts.map((draft) => (draft instanceof Refusal ? draft : attempt(() => prepare(ctx, draft, rules))));
  return writeAll(ctx, prepared);
}

/** Applies the rules to one draft; pure but for the codes and ids it makes. */
function prepare(ctx: Ctx, draft: ReceiptDraft, rules: ReceiptRules): Prepared {
  const store = draft.storeId ? (rules.stores.find(({ id }) => id === draft.storeId) ?? fail("STORE_NOT_FOUND")) : null;
  if (store?.deactivatedAt && draft.purchaseDate >= store.deactivatedAt) fail("STORE_INACTIVE");
  checkDate(ctx, draft);
  const storeType = store?.storeType ?? draft.storeType ?? fail("STORE_NOT_FOUND");
  const multiplier = multiplierOf(storeType);
  const points = pointsFor(draft.purchaseAmount, multiplier);
  const warnings: WarningCode[] = [];
  if (draft.storeType !== null && draft.storeType !== storeType) warnings.push("STORE_TYPE_DIFFERS");
  if (!nationalCodeChecks(draft.customerNationalCode)) warnings.push("NATIONAL_CODE_CHECK");
  const key = receiptKey(draft.receiptId);
  const receipt: PreparedReceipt = {
    id: uuidv7(),
    receiptNumber: draft.receiptId,
    receiptKey: key,
    storeId: store?.id ?? null,
    storeType,
    multiplier,
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
    reason: draft.reason,
    codes: rules.codesOn ? newCodes(points) : [],
  };
  return { receipt, warnings };
}

function checkDate(ctx: Ctx, { purchaseDate, reason }: ReceiptDraft): void {
  const age = ctx.now.getTime() - purchaseDate.getTime();
  const refuse = (code: ErrorCode): never => {
    throw new Refusal("BAD_USER_INPUT", [{ field: "purchaseDate", code }]);
  };
  if (age < -MAX_AHEAD_MS) refuse("PURCHASE_IN_FUTURE");
  if (age <= MAX_BACK_MS) return;
  if (!may(ctx.actor?.role ?? null, "receipts:date-back")) refuse("PURCHASE_TOO_OLD");
  if (reason === null) throw new Refusal("BAD_USER_INPUT", [{ field: "reason", code: "REASON_REQUIRED" }]);
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

const placeOf = ({ storeId, storeType, receiptKey: key }: PreparedReceipt): string => `${storeId ?? storeType}\n${key}`;

/** Whether two receipts must not be judged in one statement, because the second depends on what the first does. */
class Round {
  readonly #places = new Set<string>();
  readonly #keys = new Set<string>();
  readonly #phoneOf = new Map<string, string>();
  readonly #codeOf = new Map<string, string>();

  /** Takes a receipt in, or answers false where it has to wait for the next round. */
  admit(receipt: PreparedReceipt): boolean {
    const { phone, nationalCode, idempotencyKey } = receipt;
    const clashes =
      this.#places.has(placeOf(receipt)) ||
      (idempotencyKey !== null && this.#keys.has(idempotencyKey)) ||
      (this.#phoneOf.get(nationalCode) ?? phone) !== phone ||
      (this.#codeOf.get(phone) ?? nationalCode) !== nationalCode;
    if (clashes) return false;
    this.#places.add(placeOf(receipt));
    if (idempotencyKey !== null) this.#keys.add(idempotencyKey);
    this.#phoneOf.set(nationalCode, phone);
    this.#codeOf.set(phone, nationalCode);
    return true;
  }
}

async function writeAll(ctx: Ctx, prepared: (Prepared | Refusal)[]): Promise<(ReceiptResult | Refusal)[]> {
  const outcomes = new Map<number, WriteOutcome>();
  let pending = prepared.flatMap((one, index) => (one instanceof Refusal ? [] : [{ index, receipt: one.receipt, tries: 0 }]));
  while (pending.length > 0) {
    const round = new Round();
    const now = pending.filter(({ receipt }) => round.admit(receipt));
    const later = pending.filter((one) => !now.includes(one));
    const written = await writeRound(ctx, now.map(({ receipt }) => receipt));
    for (const outcome of written) {
      const one = now[outcome.n];
      if (!one) continue;
      if (outcome.verdict === "RETRY" && one.tries < MAX_ROUNDS) later.push({ ...one, tries: one.tries + 1 });
      else outcomes.set(one.index, outcome);
    }
    pending = later;
  }
  return answerAll(ctx, prepared, outcomes);
}

const RACED = new Set([
  "customers_national_code_key",
  "customers_phone_number_key",
  "receipts_store_receipt_key",
  "receipts_type_receipt_key",
  "idempotency_keys_pkey",
]);

/**
 * Writes receipts that do not depend on each other. This is the one place where receipts reach the database, so it is
 * also the place where those of several requests can share a statement.
 */
function writeRound(ctx: Ctx, receipts: PreparedReceipt[]): Promise<WriteOutcome[]> {
  const writer = {
    actorId: ctx.actor?.userId ?? null,
    actorRole: ctx.actor?.role ?? null,
    now: ctx.now,
    scope: idempotencyScope(ctx, "receipts"),
    ipHash: ipHashOf(ctx),
    requestId: ctx.requestId,
  };
  return retrying(
    () => writeReceipts(ctx.db, receipts, writer),
    (error) => isRetryable(error) || RACED.has(uniqueConstraintOf(error) ?? ""),
  );
}

async function answerAll(
  ctx: Ctx,
  prepared: (Prepared | Refusal)[],
  outcomes: Map<number, WriteOutcome>,
): Promise<(ReceiptResult | Refusal)[]> {
  const replayedIds = [...outcomes.values()].flatMap(({ verdict, receiptId }) => (verdict === "REPLAYED" ? [receiptId] : []));
  const replayed = new Map<string, ReceiptResult>();
  if (replayedIds.length > 0) {
    for (const stored of await storedReceipts(ctx.db, replayedIds)) {
      replayed.set(stored.id, {
        id: stored.id,
        receiptId: stored.receiptNumber,
        customerId: stored.customerId,
        storeId: stored.storeId,
        storeType: stored.storeType,
        purchaseAmount: stored.amountToman,
        purchaseDate: stored.purchasedAt,
        pointsCalculated: stored.points,
        lotteryCodesGenerated: stored.codes.length,
        codes: stored.codes.map(displayCode),
        replayed: true,
        warnings: [],
      });
    }
  }
  return Promise.all(
    prepared.map((one, index) => {
      const outcome = outcomes.get(index);
      if (one instanceof Refusal || !outcome) return one instanceof Refusal ? one : new Refusal("UNAVAILABLE");
      return answerOne(ctx, one, outcome, replayed.get(outcome.receiptId));
    }),
  );
}

async function answerOne(
  ctx: Ctx,
  { receipt, warnings }: Prepared,
  { verdict, receiptId, customerId }: WriteOutcome,
  replayed: ReceiptResult | undefined,
): Promise<ReceiptResult | Refusal> {
  const shownWarnings = warningsOf(ctx, warnings);
  if (verdict === "REPLAYED" && replayed) return { ...replayed, warnings: shownWarnings };
  if (verdict === "RECEIPT_EXISTS") return existsRefusal(ctx, receiptId);
  if (verdict !== "CREATED") return new Refusal(verdict === "REPLAYED" || verdict === "RETRY" ? "UNAVAILABLE" : verdict);
  return {
    id: receipt.id,
    receiptId: receipt.receiptNumber,
    customerId: customerId ?? "",
    storeId: receipt.storeId,
    storeType: receipt.storeType,
    purchaseAmount: receipt.amountToman,
    purchaseDate: receipt.purchasedAt,
    pointsCalculated: receipt.points,
    lotteryCodesGenerated: receipt.codes.length,
    codes: receipt.codes.map(displayCode),
    replayed: false,
    warnings: shownWarnings,
  };
}

const LOCALES = { en: "en-US", fa: "fa-IR" } as const;

async function existsRefusal(ctx: Ctx, receiptId: string): Promise<Refusal> {
  const known = await recordedBy(ctx.db, receiptId);
  return new Refusal("RECEIPT_EXISTS", [], (lang) => ({
    who: known?.who ?? SOMEBODY[lang],
    when: new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: "medium", timeStyle: "short", timeZone: TIME_ZONE }).format(
      known?.at ?? ctx.now,
    ),
  }));
}
