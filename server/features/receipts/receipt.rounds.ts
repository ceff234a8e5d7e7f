import { actorOf, staffOf } from "../../kit/caller";
import type { Ctx } from "../../kit/context";
import { isRetryable, uniqueConstraintOf } from "../../kit/db/faults";
import { retrying } from "../../kit/db/transaction";
import { Refusal } from "../../kit/fail";
import type { Prepared } from "./receipt.rules";
import { type PreparedReceipt, type WriteOutcome, writeReceipts } from "./record.sql";

const MAX_ROUNDS = 5;

/** Keys are a caller's own: one integrator's key says nothing about another's. */
export const idempotencyScope = (ctx: Ctx, call: string): string => `${call}:${actorOf(ctx)?.id ?? "public"}`;

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

/** Writes prepared receipts and answers what became of each, by its place in the list; refused ones are passed over. */
export async function writeAll(ctx: Ctx, prepared: (Prepared | Refusal)[]): Promise<Map<number, WriteOutcome>> {
  const outcomes = new Map<number, WriteOutcome>();
  let pending = prepared.flatMap((one, index) =>
    one instanceof Refusal ? [] : [{ index, receipt: one.receipt, tries: 0 }],
  );
  while (pending.length > 0) {
    const round = new Round();
    const now = pending.filter(({ receipt }) => round.admit(receipt));
    const later = pending.filter((one) => !now.includes(one));
    const written = await writeRound(
      ctx,
      now.map(({ receipt }) => receipt),
    );
    for (const outcome of written) {
      const one = now[outcome.n];
      if (!one) continue;
      if (outcome.verdict === "RETRY" && one.tries < MAX_ROUNDS) later.push({ ...one, tries: one.tries + 1 });
      else outcomes.set(one.index, outcome);
    }
    pending = later;
  }
  return outcomes;
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
    createdBy: staffOf(ctx)?.userId ?? null,
    actorId: actorOf(ctx)?.id ?? null,
    actorRole: actorOf(ctx)?.role ?? null,
    now: ctx.now,
    scope: idempotencyScope(ctx, "receipts"),
    ip: ctx.ip,
    requestId: ctx.requestId,
  };
  const once = () => writeReceipts(ctx.db, receipts, writer);
  // Inside a transaction a failed statement has ended it: whoever opened it starts again.
  if (ctx.db.queryRunner) return once();
  return retrying(once, (error) => isRetryable(error) || RACED.has(uniqueConstraintOf(error) ?? ""));
}
