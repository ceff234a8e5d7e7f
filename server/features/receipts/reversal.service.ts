import { reachOf } from "../../../domain/permissions";
import { OWN_REVERSAL_MS, pointsReversedBy, returnDraft, type VoidDraft, voidDraft } from "../../../domain/receipts";
import type { Ctx, Tx } from "../../kit/context";
import { sha256 } from "../../kit/crypto/token";
import { uniqueConstraintOf } from "../../kit/db/faults";
import { inTransaction, retrying } from "../../kit/db/transaction";
import { fail, Refusal, valid } from "../../kit/fail";
import { record } from "../audit/audit.service";
import { invalidateNewest, liveCodesOf } from "../codes/code.sql";
import { idempotencyScope } from "./receipt.rounds";
import { netAmountOf } from "./receipt.rules";
import { findKey, findVoid, insertKey, insertReversal, type KnownKey } from "./reversal.sql";
import { receiptIdOf } from "./receipt.service";
import { lockReceipt, type StoredReceipt } from "./receipt.sql";
import type { Reversal } from "./receipt.types";

/** What a request asks to take back: the whole receipt, or an amount of it. */
interface Request {
  kind: "void" | "return";
  draft: VoidDraft;
  /** Toman to return; null for a void, which takes all that is left. */
  amount: number | null;
}

/**
 * Cancels a whole receipt: its points and codes go, its number stays taken. A second void answers the first.
 * Refuses with RECEIPT_NOT_FOUND, AMBIGUOUS_RECEIPT or RECEIPT_NOT_YOURS.
 */
export function voidReceipt(ctx: Ctx, receiptId: string, input: unknown): Promise<Reversal> {
  return reverse(ctx, receiptId, { kind: "void", draft: valid(voidDraft, input), amount: null });
}

/**
 * Takes a part of a purchase back: points are old minus new by the receipt's own rule, newest codes go first.
 * A repeat is known by its idempotency key alone: a customer may return two things of one price.
 * Refuses with RECEIPT_VOIDED, RETURN_TOO_LARGE and what `voidReceipt` refuses with.
 */
export function returnReceipt(ctx: Ctx, receiptId: string, input: unknown): Promise<Reversal> {
  const draft = valid(returnDraft, input);
  return reverse(ctx, receiptId, { kind: "return", draft, amount: draft.amount });
}

async function reverse(ctx: Ctx, receiptId: string, request: Request): Promise<Reversal> {
  const id = await receiptIdOf(ctx, receiptId);
  return retrying(
    () => inTransaction(ctx, (tx) => reverseLocked(tx, id, request)),
    (error) => uniqueConstraintOf(error) === "idempotency_keys_pkey",
  );
}

async function reverseLocked(tx: Tx, id: string, request: Request): Promise<Reversal> {
  const receipt = (await lockReceipt(tx.db, id)) ?? fail("RECEIPT_NOT_FOUND");
  checkReach(tx, receipt);
  const { kind, draft } = request;
  const key = draft.idempotencyKey ?? null;
  const scope = idempotencyScope(tx, kind);
  const payload = sha256(JSON.stringify([id, kind, request.amount, draft.reason]));
  const known = key === null ? null : await findKey(tx.db, scope, key);
  if (known) return known.payload.equals(payload) ? replay(receipt, known) : fail("IDEMPOTENCY_KEY_REUSED");
  const net = netAmountOf(receipt);
  if (receipt.voidedAt) return kind === "void" ? replay(receipt, await findVoid(tx.db, id)) : fail("RECEIPT_VOIDED");
  const amount = request.amount ?? net;
  if (amount > net) throw new Refusal("BAD_USER_INPUT", [{ field: "amount", code: "RETURN_TOO_LARGE" }]);

  const points =
    kind === "void" ? receipt.points - receipt.pointsReversed : pointsReversedBy(net, amount, receipt.multiplier);
  const pointsLeft = receipt.points - receipt.pointsReversed - points;
  const live = (await liveCodesOf(tx.db, id)).codes.length;
  const surplus = Math.max(0, live - pointsLeft);
  const codes = await invalidateNewest(tx.db, { receiptId: id, count: surplus, at: tx.now });
  const ledgerId = await insertReversal(tx.db, {
    receiptId: id,
    customerId: receipt.customerId,
    kind,
    points,
    amountToman: amount,
    codes,
    reason: draft.reason,
    actorId: tx.actor?.userId ?? null,
    at: tx.now,
  });
  if (key !== null) await insertKey(tx.db, { scope, key, payload, receiptId: id, ledgerId, codes });
  const action = kind === "void" ? "VOID" : "RETURN";
  await record(tx, {
    action,
    entity: "receipt",
    entityId: id,
    details: { amount, points, codes, reason: draft.reason },
  });
  const after =
    kind === "void" ? { ...receipt, voidedAt: tx.now } : { ...receipt, returnedToman: receipt.returnedToman + amount };
  return answer(after, { amountReturned: amount, pointsReversed: points, codesInvalidated: codes });
}

/** A clerk may take back their own receipts for a quarter of an hour; those whose reach is wider, any. */
function checkReach(ctx: Ctx, receipt: StoredReceipt): void {
  const { actor } = ctx;
  if (reachOf(actor?.role ?? null, "receipts:reverse") === "any") return;
  const isOwn = actor !== null && receipt.createdBy === actor.userId;
  if (!isOwn || ctx.now.getTime() - receipt.createdAt.getTime() > OWN_REVERSAL_MS) fail("RECEIPT_NOT_YOURS");
}

const replay = (receipt: StoredReceipt, known: Omit<KnownKey, "payload"> | null): Reversal =>
  answer(receipt, {
    amountReturned: known?.amountToman ?? 0,
    pointsReversed: known?.points ?? 0,
    codesInvalidated: known?.codes ?? 0,
    replayed: true,
  });

const answer = (receipt: StoredReceipt, effect: Partial<Reversal>): Reversal => ({
  id: receipt.id,
  receiptId: receipt.receiptNumber,
  amountReturned: 0,
  pointsReversed: 0,
  codesInvalidated: 0,
  netAmount: netAmountOf(receipt),
  state: receipt.voidedAt ? "voided" : receipt.returnedToman > 0 ? "returned" : "recorded",
  replayed: false,
  ...effect,
});
