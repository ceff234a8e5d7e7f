import { currentActor, currentStaff } from "../../kit/auth/authorization";
import type { Ctx, Tx } from "../../kit/context";
import { isRetryable, uniqueConstraintOf } from "../../kit/db/pg-errors";
import { addCodes, MAX_CODES_PER_STATEMENT } from "../code-pools/receipt-codes.service";
import { newCodes } from "../../kit/crypto/token";
import { inTransaction } from "../../kit/transactions/transaction";
import { withRetries } from "../../kit/db/retries";
import { AppError } from "../../kit/errors/app-error";
import type { ReceiptToWrite } from "./prepare-receipt";
import {
  type NewCode,
  type PreparedReceipt,
  type WriteResult,
  type Writer,
  writeReceipts,
} from "./create-receipts.queries";

const MAX_ATTEMPTS = 5;

/** The result of one receipt with its codes. */
export interface Written extends WriteResult {
  codes: string[];
}

/** Idempotency keys are scoped by caller, or by the owner of sent receipts: two integrators may use the same key. */
export const idempotencyScope = (ctx: Ctx, call: string, ownerId?: string | null): string =>
  `${call}:${ownerId ?? currentActor(ctx)?.id ?? "public"}`;

/** What decides whether receipts fit in one statement. */
type Batchable = Pick<
  PreparedReceipt,
  "storeId" | "storeType" | "receiptKey" | "phone" | "nationalCode" | "idempotencyKey" | "codeCount"
>;

const issuerOf = ({ storeId, storeType, receiptKey: key }: Batchable): string => `${storeId ?? storeType}\n${key}`;

/** Receipts of one statement. They must not depend on each other's writes. */
export class ReceiptBatch {
  readonly #issuers = new Set<string>();
  readonly #keys = new Set<string>();
  readonly #phoneOf = new Map<string, string>();
  readonly #codeOf = new Map<string, string>();

  /** Adds a receipt. Returns false and skips it if it depends on an earlier one. */
  admit(receipt: Batchable): boolean {
    const { phone, nationalCode, idempotencyKey } = receipt;
    const isDependent =
      this.#issuers.has(issuerOf(receipt)) ||
      (idempotencyKey !== null && this.#keys.has(idempotencyKey)) ||
      (this.#phoneOf.get(nationalCode) ?? phone) !== phone ||
      (this.#codeOf.get(phone) ?? nationalCode) !== nationalCode;
    if (isDependent) return false;
    this.#issuers.add(issuerOf(receipt));
    if (idempotencyKey !== null) this.#keys.add(idempotencyKey);
    this.#phoneOf.set(nationalCode, phone);
    this.#codeOf.set(phone, nationalCode);
    return true;
  }
}

/** Returns the receipts of the next statement: the first independent ones whose codes fit. */
export function nextBatch<One extends { receipt: Batchable }>(pending: readonly One[]): One[] {
  const batch = new ReceiptBatch();
  const selected: One[] = [];
  let codes = 0;
  for (const one of pending) {
    const { codeCount } = one.receipt;
    if (selected.length > 0 && codes + codeCount > MAX_CODES_PER_STATEMENT) break;
    if (!batch.admit(one.receipt)) continue;
    selected.push(one);
    codes += codeCount;
  }
  return selected;
}

interface WriteOptions {
  /** Whether the results contain the new codes. */
  keepCodes: boolean;
  /** The user who recorded the receipts, if another user sends them. */
  ownerId?: string | null;
}

/** Writes prepared receipts and returns their results by position in the list. Rejected receipts are skipped. */
export async function writeAll(
  ctx: Ctx,
  prepared: (ReceiptToWrite | AppError)[],
  options: WriteOptions,
): Promise<Map<number, Written>> {
  const results = new Map<number, Written>();
  let pending = prepared.flatMap((one, index) =>
    one instanceof AppError ? [] : [{ index, receipt: one.receipt, tries: 0 }],
  );
  while (pending.length > 0) {
    const batch = nextBatch(pending);
    const inBatch = new Set(batch);
    const later = pending.filter((one) => !inBatch.has(one));
    const written = await writeBatchOnce(
      ctx,
      batch.map(({ receipt }) => receipt),
      options,
    );
    for (const result of written) {
      const one = batch[result.n];
      if (!one) continue;
      if (result.status === "RETRY" && one.tries < MAX_ATTEMPTS) later.push({ ...one, tries: one.tries + 1 });
      else results.set(one.index, result);
    }
    pending = later;
  }
  return results;
}

const RACE_CONSTRAINTS = new Set([
  "customers_national_code_key",
  "customers_phone_number_key",
  "receipts_store_receipt_key",
  "receipts_type_receipt_key",
  "idempotency_keys_pkey",
]);

const hasLostRace = (error: unknown): boolean => RACE_CONSTRAINTS.has(uniqueConstraintOf(error) ?? "");

/** The columns that describe who writes; the caller, or the owner of receipts that the caller sends. */
function writerOf(ctx: Ctx, ownerId: string | null): Writer {
  const staff = currentStaff(ctx);
  const actor = currentActor(ctx);
  const caller = staff?.userId ?? null;
  return {
    // The shift of the sender is not the owner's.
    ...(ownerId === null
      ? { createdBy: caller, submittedBy: null, shiftId: staff?.shiftId ?? null }
      : { createdBy: ownerId, submittedBy: caller, shiftId: null }),
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? null,
    now: ctx.now,
    scope: idempotencyScope(ctx, "receipts", ownerId),
    ip: ctx.ip,
    requestId: ctx.requestId,
  };
}

/**
 * Writes receipts that do not depend on each other. All receipts are written here, so receipts of several requests
 * could share a statement.
 */
function writeBatchOnce(
  ctx: Ctx,
  receipts: PreparedReceipt[],
  { keepCodes, ownerId = null }: WriteOptions,
): Promise<Written[]> {
  const writer = writerOf(ctx, ownerId);
  const [first] = receipts;
  if (first && first.codeCount > MAX_CODES_PER_STATEMENT) {
    const once = () => inTransaction(ctx, (tx) => writeInSlices(tx, first, writer, keepCodes));
    return ctx.db.queryRunner ? once() : withRetries(once, hasLostRace);
  }
  const once = () => writeTogether(ctx, receipts, writer);
  // Inside a transaction a failed statement aborts it; the caller retries.
  if (ctx.db.queryRunner) return once();
  return withRetries(once, (error) => isRetryable(error) || hasLostRace(error));
}

/** Writes receipts and their codes with one statement. */
async function writeTogether(ctx: Ctx, receipts: PreparedReceipt[], writer: Writer): Promise<Written[]> {
  const made = await newCodes(receipts.reduce((total, { codeCount }) => total + codeCount, 0));
  let next = 0;
  const codesOf = receipts.map(({ codeCount }) => made.slice(next, (next += codeCount)));
  const codes = codesOf.flatMap((own, n) => own.map((code, index): NewCode => ({ n, ordinal: index + 1, code })));
  const results = await writeReceipts(ctx.db, { receipts, codes }, writer);
  return results.map((result) => ({ ...result, codes: codesOf[result.n] ?? [] }));
}

/** Writes a receipt with many codes in the transaction: the receipt first, then its codes in slices. */
async function writeInSlices(tx: Tx, receipt: PreparedReceipt, writer: Writer, keepCodes: boolean): Promise<Written[]> {
  const results = await writeReceipts(tx.db, { receipts: [receipt], codes: [] }, writer);
  const isNew = results[0]?.status === "CREATED";
  const codes = isNew ? await addCodes(tx, { receiptId: receipt.id, count: receipt.codeCount, firstOrdinal: 1 }) : [];
  return results.map((result) => ({ ...result, codes: keepCodes ? codes : [] }));
}
