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
} from "./create-receipts.sql";

const MAX_ATTEMPTS = 5;

/** The result of one receipt, with the codes that it was given. */
export interface Written extends WriteResult {
  codes: string[];
}

/** Keys are a caller's own: one integrator's key says nothing about another's. */
export const idempotencyScope = (ctx: Ctx, call: string): string => `${call}:${currentActor(ctx)?.id ?? "public"}`;

const issuerOf = ({ storeId, storeType, receiptKey: key }: PreparedReceipt): string =>
  `${storeId ?? storeType}\n${key}`;

/** Receipts of one statement: none of them depends on what another of them writes. */
export class ReceiptBatch {
  readonly #places = new Set<string>();
  readonly #keys = new Set<string>();
  readonly #phoneOf = new Map<string, string>();
  readonly #codeOf = new Map<string, string>();

  /** Adds a receipt. Returns false where it depends on an earlier one, and leaves it out. */
  admit(receipt: PreparedReceipt): boolean {
    const { phone, nationalCode, idempotencyKey } = receipt;
    const clashes =
      this.#places.has(issuerOf(receipt)) ||
      (idempotencyKey !== null && this.#keys.has(idempotencyKey)) ||
      (this.#phoneOf.get(nationalCode) ?? phone) !== phone ||
      (this.#codeOf.get(phone) ?? nationalCode) !== nationalCode;
    if (clashes) return false;
    this.#places.add(issuerOf(receipt));
    if (idempotencyKey !== null) this.#keys.add(idempotencyKey);
    this.#phoneOf.set(nationalCode, phone);
    this.#codeOf.set(phone, nationalCode);
    return true;
  }
}

interface Pending {
  index: number;
  receipt: PreparedReceipt;
  tries: number;
}

/** The receipts of the next statement: the independent ones in front, as far as their codes fit. */
function nextBatch(pending: readonly Pending[]): Pending[] {
  const round = new ReceiptBatch();
  const taken: Pending[] = [];
  let codes = 0;
  for (const one of pending) {
    const { codeCount } = one.receipt;
    if (taken.length > 0 && codes + codeCount > MAX_CODES_PER_STATEMENT) break;
    if (!round.admit(one.receipt)) continue;
    taken.push(one);
    codes += codeCount;
  }
  return taken;
}

/**
 * Writes prepared receipts and returns the result of each, by its position in the list; rejected ones are skipped.
 * The results carry the new codes where `keepCodes` is true.
 */
export async function writeAll(
  ctx: Ctx,
  prepared: (ReceiptToWrite | AppError)[],
  keepCodes: boolean,
): Promise<Map<number, Written>> {
  const outcomes = new Map<number, Written>();
  let pending = prepared.flatMap((one, index) =>
    one instanceof AppError ? [] : [{ index, receipt: one.receipt, tries: 0 }],
  );
  while (pending.length > 0) {
    const now = nextBatch(pending);
    const isNow = new Set(now);
    const later = pending.filter((one) => !isNow.has(one));
    const written = await writeBatchOnce(
      ctx,
      now.map(({ receipt }) => receipt),
      keepCodes,
    );
    for (const outcome of written) {
      const one = now[outcome.n];
      if (!one) continue;
      if (outcome.verdict === "RETRY" && one.tries < MAX_ATTEMPTS) later.push({ ...one, tries: one.tries + 1 });
      else outcomes.set(one.index, outcome);
    }
    pending = later;
  }
  return outcomes;
}

const RACE_CONSTRAINTS = new Set([
  "customers_national_code_key",
  "customers_phone_number_key",
  "receipts_store_receipt_key",
  "receipts_type_receipt_key",
  "idempotency_keys_pkey",
]);

const hasLostRace = (error: unknown): boolean => RACE_CONSTRAINTS.has(uniqueConstraintOf(error) ?? "");

/**
 * Writes receipts that do not depend on each other. This is the one place where receipts reach the database, so it is
 * also the place where those of several requests can share a statement.
 */
function writeBatchOnce(ctx: Ctx, receipts: PreparedReceipt[], keepCodes: boolean): Promise<Written[]> {
  const writer = {
    createdBy: currentStaff(ctx)?.userId ?? null,
    actorId: currentActor(ctx)?.id ?? null,
    actorRole: currentActor(ctx)?.role ?? null,
    now: ctx.now,
    scope: idempotencyScope(ctx, "receipts"),
    ip: ctx.ip,
    requestId: ctx.requestId,
  };
  const [first] = receipts;
  if (first && first.codeCount > MAX_CODES_PER_STATEMENT) {
    const once = () => inTransaction(ctx, (tx) => writeInSlices(tx, first, writer, keepCodes));
    return ctx.db.queryRunner ? once() : withRetries(once, hasLostRace);
  }
  const once = () => writeTogether(ctx, receipts, writer);
  // Inside a transaction a failed statement has ended it: the caller starts again.
  if (ctx.db.queryRunner) return once();
  return withRetries(once, (error) => isRetryable(error) || hasLostRace(error));
}

/** Writes receipts and their codes by one statement. */
async function writeTogether(ctx: Ctx, receipts: PreparedReceipt[], writer: Writer): Promise<Written[]> {
  const made = await newCodes(receipts.reduce((total, { codeCount }) => total + codeCount, 0));
  let next = 0;
  const codesOf = receipts.map(({ codeCount }) => made.slice(next, (next += codeCount)));
  const codes = codesOf.flatMap((own, n) => own.map((code, index): NewCode => ({ n, ordinal: index + 1, code })));
  const outcomes = await writeReceipts(ctx.db, { receipts, codes }, writer);
  return outcomes.map((outcome) => ({ ...outcome, codes: codesOf[outcome.n] ?? [] }));
}

/** Writes a receipt with many codes: the receipt first, then its codes in slices, all in the transaction. */
async function writeInSlices(tx: Tx, receipt: PreparedReceipt, writer: Writer, keepCodes: boolean): Promise<Written[]> {
  const outcomes = await writeReceipts(tx.db, { receipts: [receipt], codes: [] }, writer);
  const isNew = outcomes[0]?.verdict === "CREATED";
  const codes = isNew ? await addCodes(tx, { receiptId: receipt.id, count: receipt.codeCount, firstOrdinal: 1 }) : [];
  return outcomes.map((outcome) => ({ ...outcome, codes: keepCodes ? codes : [] }));
}
