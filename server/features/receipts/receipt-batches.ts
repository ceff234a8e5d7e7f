import type { Registry } from "prom-client";
import { currentActor, currentStaff } from "../../kit/auth/authorization";
import { ALONE, type Batcher, createBatcher } from "../../kit/concurrency/batcher";
import type { Ctx, Tx } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import { isLockTimeout, isRetryable, isUnavailable, uniqueConstraintOf } from "../../kit/db/pg-errors";
import { IDENTITY_RACES } from "../customers/customer.service";
import { addCodes, MAX_CODES_PER_STATEMENT } from "../code-pools/receipt-codes.service";
import { newCodes } from "../../kit/crypto/token";
import { withRetries } from "../../kit/db/retries";
import { AppError } from "../../kit/errors/app-error";
import type { ReceiptToWrite } from "./prepare-receipt";
import {
  limitLockWait,
  lockCustomers,
  type NewCode,
  type PreparedReceipt,
  type WriteResult,
  type Writer,
  writeReceipts,
} from "./create-receipts.queries";
import { nextBatch } from "./receipt-dependencies";
import { createReceiptMetrics } from "./receipt-metrics";

const MAX_ATTEMPTS = 5;
const RETRY_SECONDS = 1;

/** The result of one receipt with its codes. */
export interface Written extends WriteResult {
  codes: string[];
}

/** A receipt and who writes it. */
interface ReceiptOfWriter {
  receipt: PreparedReceipt;
  writer: Writer;
}

export type ReceiptBatcher = Batcher<ReceiptOfWriter, Written>;

/** Idempotency keys are scoped by caller, or by the owner of sent receipts: two integrators may use the same key. */
export const idempotencyScope = (ctx: Ctx, call: string, ownerId?: string | null): string =>
  `${call}:${ownerId ?? currentActor(ctx)?.id ?? "public"}`;

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

const unavailable = (): AppError => new AppError("UNAVAILABLE", [], {}, RETRY_SECONDS);

const acceptedOf = (prepared: readonly (ReceiptToWrite | AppError)[]) =>
  prepared.flatMap((one, index) => (one instanceof AppError ? [] : [{ index, receipt: one.receipt }]));

/**
 * Writes prepared receipts and returns their results by position in the list. Rejected receipts are skipped. They share
 * statements with the receipts of other calls. The result of a receipt is UNAVAILABLE if the queue is full.
 * Throws the error of a failed statement after all receipts have ended.
 */
export async function writeShared(
  ctx: Ctx,
  prepared: readonly (ReceiptToWrite | AppError)[],
  ownerId: string | null,
): Promise<Map<number, Written | AppError>> {
  const writer = writerOf(ctx, ownerId);
  const accepted = acceptedOf(prepared);
  const settled = await Promise.allSettled(
    accepted.map(({ receipt }) => ctx.batchers.receipts.submit({ receipt, writer })),
  );
  const results = new Map<number, Written | AppError>();
  for (const [n, one] of settled.entries()) {
    const index = accepted[n]?.index ?? n;
    if (one.status === "fulfilled") results.set(index, one.value);
    else if (one.reason instanceof AppError) results.set(index, one.reason);
    else throw one.reason;
  }
  return results;
}

/** Writes prepared receipts in the transaction and returns their results by position. Rejected receipts are skipped. */
export async function writeInTransaction(
  tx: Tx,
  prepared: readonly (ReceiptToWrite | AppError)[],
): Promise<Map<number, Written>> {
  const writer = writerOf(tx, null);
  const results = new Map<number, Written>();
  let pending = acceptedOf(prepared).map((one) => ({ ...one, writer, tries: 0 }));
  while (pending.length > 0) {
    const batch = nextBatch(pending, (one) => one);
    const inBatch = new Set(batch);
    const later = pending.filter((one) => !inBatch.has(one));
    for (const result of await writeLocked(tx.db, batch, false)) {
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
  ...IDENTITY_RACES,
  "receipts_store_receipt_key",
  "receipts_type_receipt_key",
  "idempotency_keys_pkey",
]);

const hasLostRace = (error: unknown): boolean => RACE_CONSTRAINTS.has(uniqueConstraintOf(error) ?? "");

/** Statements of this process at a time; more of them compete for the same cores. */
export const MAX_RECEIPT_STATEMENTS = 2;
const MAX_RECEIPTS_PER_STATEMENT = 64;
/** Customers whose receipts are written alone at a time, without and with a wait for locks. */
const MAX_ALONE = 4;
/** About one second of work on a small server; further receipts are 503. */
const MAX_WAITING = 2_000;
const MAX_WAIT_MS = 5_000;

/**
 * Creates the queue of receipts. `shared` writes those of several callers with one statement and waits for no lock for
 * long; `alone` writes the receipts that met a lock, a race or an error there, one by one: at first without a long wait
 * too, so that receipts that wait for a lock delay no others.
 */
export function createReceiptBatcher(shared: Db, alone: Db, register: Registry): ReceiptBatcher {
  const counted = <Result extends Written | typeof ALONE>(result: Result): Result => {
    if (result !== ALONE && result.status === "CREATED") metrics.recorded.inc();
    return result;
  };
  const batcher: ReceiptBatcher = createBatcher<ReceiptOfWriter, Written>({
    select: (waiting, running) =>
      nextBatch(waiting, ({ item }) => item, { running, maxReceipts: MAX_RECEIPTS_PER_STATEMENT }),
    runBatch: async (items) => (await writeUnlocked(shared, items)).map(counted),
    alone: {
      lanes: [
        async (item) => counted(await writeUnlessLocked(alone, item)),
        async (item) => counted(await writeAlone(alone, item)),
      ],
      groupOf: ({ receipt }) => receipt.nationalCode,
      runsAfter: (error) => !isUnavailable(error),
      maxGroups: MAX_ALONE,
    },
    maxBatches: MAX_RECEIPT_STATEMENTS,
    maxWaiting: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
    reject: unavailable,
    onStart(batch) {
      metrics.batchSize.observe(batch.length);
      const now = performance.now();
      for (const { submittedAt } of batch) metrics.batchWait.observe((now - submittedAt) / 1000);
    },
  });
  const metrics = createReceiptMetrics(register, () => batcher.counts());
  return batcher;
}

/** Writes receipts of several callers; ALONE for those that have to be written alone. */
async function writeUnlocked(db: Db, items: readonly ReceiptOfWriter[]): Promise<(Written | typeof ALONE)[]> {
  const results = items.map((): Written | typeof ALONE => ALONE);
  if (items.some(hasManyCodes)) return results;
  for (const result of await writeTogether(db, items)) {
    // The customer is locked, or changed in this moment.
    results[result.n] = result.status === "RETRY" ? ALONE : result;
  }
  return results;
}

/** Writes one receipt; ALONE if another transaction holds a lock that it needs. */
async function writeUnlessLocked(db: Db, item: ReceiptOfWriter): Promise<Written | typeof ALONE> {
  try {
    return await writeAlone(db, item, limitLockWait);
  } catch (error) {
    if (isLockTimeout(error)) return ALONE;
    throw error;
  }
}

/** Writes one receipt; waits for the lock of its customer. */
async function writeAlone(db: Db, item: ReceiptOfWriter, prepare?: (db: Db) => Promise<unknown>): Promise<Written> {
  const write = async (manager: Db) => {
    await prepare?.(manager);
    return writeLocked(manager, [item], true);
  };
  for (let attempt = 1; ; attempt++) {
    const [result] = await withRetries(
      () => db.transaction(write),
      (error) => isRetryable(error) || hasLostRace(error),
    );
    // A statement returns one result for each receipt.
    if (!result) throw unavailable();
    if (result.status !== "RETRY" || attempt >= MAX_ATTEMPTS) return result;
  }
}

const hasManyCodes = ({ receipt }: ReceiptOfWriter): boolean => receipt.codeCount > MAX_CODES_PER_STATEMENT;

/** Locks the customers, then writes. `db` is a transaction. */
async function writeLocked(db: Db, items: readonly ReceiptOfWriter[], keepCodes: boolean): Promise<Written[]> {
  await lockCustomers(
    db,
    items.map(({ receipt }) => receipt.nationalCode),
  );
  const [first] = items;
  return first && hasManyCodes(first) ? writeInSlices(db, first, keepCodes) : writeTogether(db, items);
}

/** Writes receipts and their codes with one statement. They must not depend on each other. */
async function writeTogether(db: Db, items: readonly ReceiptOfWriter[]): Promise<Written[]> {
  const made = await newCodes(items.reduce((total, { receipt }) => total + receipt.codeCount, 0));
  let next = 0;
  const codesOf = items.map(({ receipt }) => made.slice(next, (next += receipt.codeCount)));
  const codes = codesOf.flatMap((own, n) => own.map((code, index): NewCode => ({ n, ordinal: index + 1, code })));
  const results = await writeReceipts(db, items, codes);
  return results.map((result) => ({ ...result, codes: codesOf[result.n] ?? [] }));
}

/** Writes a receipt with many codes: the receipt first, then its codes in slices. */
async function writeInSlices(db: Db, item: ReceiptOfWriter, keepCodes: boolean): Promise<Written[]> {
  const { receipt, writer } = item;
  const results = await writeReceipts(db, [item], []);
  const isNew = results[0]?.status === "CREATED";
  const codes = isNew
    ? await addCodes(db, { receiptId: receipt.id, count: receipt.codeCount, firstOrdinal: 1, at: writer.now })
    : [];
  return results.map((result) => ({ ...result, codes: keepCodes ? codes : [] }));
}
