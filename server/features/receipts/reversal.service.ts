import {
  OWN_REVERSAL_WINDOW_MS,
  pointsReversedBy,
  returnDraft,
  type VoidDraft,
  voidDraft,
} from "../../../domain/receipts";
import { reachFor, currentStaff } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { sha256 } from "../../kit/crypto/token";
import type { Db } from "../../kit/db/database";
import { uniqueConstraintOf } from "../../kit/db/pg-errors";
import { inTransaction } from "../../kit/transactions/transaction";
import { withRetries } from "../../kit/db/retries";
import { fail, AppError } from "../../kit/errors/app-error";
import { validate } from "../../kit/errors/validate";
import { recordAudit } from "../audit/audit.service";
import { codeCountsOf, invalidateNewest } from "../code-pools/lottery-code.queries";
import { disqualifyCodes } from "../draws/result.service";
import { idempotencyScope } from "./receipt-batches";
import { netAmountOf } from "./prepare-receipt";
import { IdempotencyKey } from "./idempotency-key.entity";
import { findKey, findVoid, lockCustomerForUpdate, insertReversal } from "./reversal.queries";
import { receiptIdOf } from "./receipt.service";
import { lockReceipt, type StoredReceipt } from "./receipt.queries";
import type { Reversal } from "./receipt.types";

/** A request to void a receipt or return a part of it. */
interface Request {
  kind: "void" | "return";
  draft: VoidDraft;
  /** Toman to return; null for a void, which reverses the remaining amount. */
  amount: number | null;
}

/**
 * Voids a receipt: reverses its points and invalidates its codes. Its number stays reserved. A second void returns the
 * first result. Throws RECEIPT_NOT_FOUND, AMBIGUOUS_RECEIPT or RECEIPT_NOT_YOURS.
 */
export function voidReceipt(ctx: Ctx, receiptId: string, input: unknown): Promise<Reversal> {
  return reverse(ctx, receiptId, { kind: "void", draft: validate(voidDraft, input), amount: null });
}

/**
 * Returns a part of a purchase: reverses old minus new points by the receipt's stored multiplier and invalidates its
 * newest codes. A repeat is detected only by its idempotency key: a customer may return two things of the same price.
 * Throws RECEIPT_VOIDED, RETURN_TOO_LARGE and the errors of `voidReceipt`.
 */
export function returnReceipt(ctx: Ctx, receiptId: string, input: unknown): Promise<Reversal> {
  const draft = validate(returnDraft, input);
  return reverse(ctx, receiptId, { kind: "return", draft, amount: draft.amount });
}

async function reverse(ctx: Ctx, receiptId: string, request: Request): Promise<Reversal> {
  const id = await receiptIdOf(ctx, receiptId);
  return withRetries(
    () => inTransaction(ctx, (tx) => reverseLocked(tx, id, request)),
    (error) => uniqueConstraintOf(error) === "idempotency_keys_pkey",
  );
}

async function reverseLocked(tx: Tx, id: string, request: Request): Promise<Reversal> {
  const receipt = (await lockReceipt(tx.db, id)) ?? fail("RECEIPT_NOT_FOUND");
  const repeat = await replayOf(tx, receipt, request);
  if (repeat) return toReversal(receipt, { ...repeat, replayed: true });
  const effect = await applyReversal(tx, receipt, request);
  const after =
    request.kind === "void"
      ? { ...receipt, voidedAt: tx.now }
      : { ...receipt, returnedToman: receipt.returnedToman + effect.amountReturned };
  return toReversal(after, effect);
}

type Effect = Pick<Reversal, "amountReturned" | "pointsReversed" | "codesInvalidated">;

/** Returns what a return of `amount` Toman reverts; null is the void of the remainder. Throws RETURN_TOO_LARGE. */
export async function effectOf(db: Db, receipt: StoredReceipt, amount: number | null): Promise<Effect> {
  const net = netAmountOf(receipt);
  const amountReturned = amount ?? net;
  if (amountReturned > net) throw new AppError("BAD_USER_INPUT", [{ field: "amount", code: "RETURN_TOO_LARGE" }]);
  const pointsReversed = pointsReversedBy(net, amountReturned, receipt.multiplier);
  const pointsAfter = receipt.points - receipt.pointsReversed - pointsReversed;
  const { live } = await codeCountsOf(db, receipt.id);
  return { amountReturned, pointsReversed, codesInvalidated: Math.max(0, live - pointsAfter) };
}

const payloadOf = (id: string, { kind, amount, draft }: Request): Buffer =>
  sha256(JSON.stringify([id, kind, amount, draft.reason]));

/**
 * Returns the effect of the same request before, by its key or an existing void; null for a new request. A caller's own
 * request may be repeated after the receipt is out of reach, because its first response may be lost.
 */
async function replayOf(tx: Tx, receipt: StoredReceipt, request: Request): Promise<Effect | null> {
  const { kind, draft } = request;
  const known = draft.idempotencyKey ? await findKey(tx.db, idempotencyScope(tx, kind), draft.idempotencyKey) : null;
  if (known) return known.payload.equals(payloadOf(receipt.id, request)) ? known : fail("IDEMPOTENCY_KEY_REUSED");
  requireWithinReach(tx, receipt);
  if (!receipt.voidedAt) return null;
  return kind === "void" ? findVoid(tx.db, receipt.id) : fail("RECEIPT_VOIDED");
}

async function applyReversal(tx: Tx, receipt: StoredReceipt, request: Request): Promise<Effect> {
  const { kind, draft } = request;
  const { id: receiptId, customerId } = receipt;
  const effect = await effectOf(tx.db, receipt, request.amount);
  const { amountReturned: amount, pointsReversed: points } = effect;
  const codeIds = await invalidateNewest(tx.db, { receiptId, count: effect.codesInvalidated, at: tx.now });
  await disqualifyCodes(tx, codeIds);
  const codes = codeIds.length;
  const actorId = currentStaff(tx)?.userId ?? null;
  const { reason } = draft;
  await lockCustomerForUpdate(tx.db, customerId);
  const ledgerId = await insertReversal(tx.db, {
    receiptId,
    customerId,
    kind,
    points,
    amountToman: amount,
    codes,
    reason,
    actorId,
    at: tx.now,
  });
  if (draft.idempotencyKey) {
    const scope = idempotencyScope(tx, kind);
    const payload = payloadOf(receiptId, request);
    await tx.db.insert(IdempotencyKey, { scope, key: draft.idempotencyKey, payload, receiptId, ledgerId, codes });
  }
  const action = kind === "void" ? "VOID" : "RETURN";
  await recordAudit(tx, { action, entity: "receipt", entityId: receiptId, details: { amount, points, codes, reason } });
  return { amountReturned: amount, pointsReversed: points, codesInvalidated: codes };
}

/** Throws RECEIPT_NOT_YOURS if the receipt is out of the caller's reach. */
export function requireWithinReach(ctx: Ctx, receipt: Pick<StoredReceipt, "createdById" | "createdAt">): void {
  if (!isWithinReach(ctx, receipt)) fail("RECEIPT_NOT_YOURS");
}

/** Returns whether the caller may reverse any receipt, or recorded this one in the last 15 minutes. */
export function isWithinReach(
  ctx: Ctx,
  { createdById, createdAt }: Pick<StoredReceipt, "createdById" | "createdAt">,
): boolean {
  if (reachFor(ctx, "receipts:reverse") === "any") return true;
  const isOwn = createdById !== null && createdById === currentStaff(ctx)?.userId;
  return isOwn && ctx.now.getTime() - createdAt.getTime() <= OWN_REVERSAL_WINDOW_MS;
}

const toReversal = (receipt: StoredReceipt, effect: Partial<Reversal>): Reversal => ({
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
