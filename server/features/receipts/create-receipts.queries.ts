import type { StoreType } from "../../../domain/stores";
import type { Db } from "../../kit/db/database";
import { execute, narrowRow, PREPARED, runCommand } from "../../kit/db/queries";
import * as sql from "./create-receipts.generated";

/** A validated receipt, ready to be written. Its codes are counted, but not created yet. */
export interface PreparedReceipt {
  id: string;
  receiptNumber: string;
  receiptKey: string;
  storeId: string | null;
  storeType: StoreType;
  /** Multiplier of the store type times the multiplier of the campaign, if any. */
  multiplier: number;
  campaignId: string | null;
  amountToman: number;
  points: number;
  purchasedAt: Date;
  contentHash: Buffer;
  nationalCode: string;
  phone: string;
  firstName: string | null;
  lastName: string | null;
  /** The id of the customer if this receipt creates one. */
  newCustomerId: string;
  idempotencyKey: string | null;
  reason: string | null;
  /** One code per point, or 0 while code generation is disabled. */
  codeCount: number;
}

/** RETRY: the customer changed while the statement waited for the lock; nothing was written. Run it again. */
const WRITE_STATUSES = [
  "CREATED",
  "REPLAYED",
  "RECEIPT_EXISTS",
  "IDEMPOTENCY_KEY_REUSED",
  "IDENTITY_CONFLICT",
  "CUSTOMER_DELETED",
  "RETRY",
] as const;

export interface WriteResult {
  /** Position in the input list. */
  n: number;
  status: (typeof WRITE_STATUSES)[number];
  receiptId: string;
  customerId: string | null;
}

export interface Writer {
  /** The user; null for an API key. */
  createdBy: string | null;
  /** The user who sends receipts of another user; null otherwise. */
  submittedBy: string | null;
  /** The open shift of the user's session. */
  shiftId: string | null;
  actorId: string | null;
  actorRole: string | null;
  now: Date;
  scope: string;
  ip: string;
  requestId: string;
}

/** The columns that identify receipts and their customers, one array each. */
const keysOf = (receipts: readonly PreparedReceipt[]) => ({
  ns: receipts.map((_, n) => n),
  receiptKeys: receipts.map(({ receiptKey }) => receiptKey),
  storeIds: receipts.map(({ storeId }) => storeId),
  storeTypes: receipts.map(({ storeType }) => storeType),
  nationalCodes: receipts.map(({ nationalCode }) => nationalCode),
  phones: receipts.map(({ phone }) => phone),
  keys: receipts.map(({ idempotencyKey }) => idempotencyKey),
});

/** Returns the positions of the receipts that a write would create now. */
export async function newReceipts(db: Db, receipts: readonly PreparedReceipt[], scope: string): Promise<Set<number>> {
  const found = await execute(db, sql.newReceipts, { ...keysOf(receipts), scope }, PREPARED);
  return new Set(found.map(({ n }) => n));
}

/** A shared statement waits this long for a lock of another transaction; then its receipts are written one by one. */
export const SHARED_LOCK_MS = 100;

/** Lets the statements of a transaction wait for a lock as long as a shared one. */
export const limitLockWait = (db: Db): Promise<unknown> => runCommand(db, `set local lock_timeout = ${SHARED_LOCK_MS}`);

/** A code of the receipt at position `n`, canonical. */
export interface NewCode {
  n: number;
  ordinal: number;
  code: string;
}

/** Locks the known customers with these national codes until the transaction ends. */
export const lockCustomers = (db: Db, nationalCodes: string[]): Promise<unknown> =>
  execute(db, sql.lockCustomers, { nationalCodes }, PREPARED);

/**
 * Classifies and writes validated receipts independently: a rejected receipt does not affect the others. `codes`
 * contains no codes of a receipt whose codes are written by later statements. The list must not contain the same
 * receipt or key twice, or a person with two phones; `ReceiptBatch.admit` guarantees this. A receipt whose customer
 * another transaction has locked is RETRY. Throws a unique violation, a deadlock or a lost connection; nothing is
 * written then.
 */
export async function writeReceipts(
  db: Db,
  items: readonly { receipt: PreparedReceipt; writer: Writer }[],
  codes: readonly NewCode[],
): Promise<WriteResult[]> {
  const receipts = items.map(({ receipt }) => receipt);
  const writers = items.map(({ writer }) => writer);
  const params = {
    ...keysOf(receipts),
    ids: receipts.map(({ id }) => id),
    receiptNumbers: receipts.map(({ receiptNumber }) => receiptNumber),
    multipliers: receipts.map(({ multiplier }) => multiplier),
    amounts: receipts.map(({ amountToman }) => amountToman),
    points: receipts.map(({ points }) => points),
    purchasedAt: receipts.map(({ purchasedAt }) => purchasedAt),
    contentHashes: receipts.map(({ contentHash }) => contentHash),
    firstNames: receipts.map(({ firstName }) => firstName),
    lastNames: receipts.map(({ lastName }) => lastName),
    newCustomerIds: receipts.map(({ newCustomerId }) => newCustomerId),
    reasons: receipts.map(({ reason }) => reason),
    codeCounts: receipts.map(({ codeCount }) => codeCount),
    campaignIds: receipts.map(({ campaignId }) => campaignId),
    creators: writers.map(({ createdBy }) => createdBy),
    submitters: writers.map(({ submittedBy }) => submittedBy),
    shiftIds: writers.map(({ shiftId }) => shiftId),
    actorIds: writers.map(({ actorId }) => actorId),
    actorRoles: writers.map(({ actorRole }) => actorRole),
    times: writers.map(({ now }) => now),
    scopes: writers.map(({ scope }) => scope),
    ips: writers.map(({ ip }) => ip),
    requestIds: writers.map(({ requestId }) => requestId),
    codeNs: codes.map(({ n }) => n),
    codeOrdinals: codes.map(({ ordinal }) => ordinal),
    codes: codes.map(({ code }) => code),
  };
  const results = await execute(db, sql.writeReceipts, params, PREPARED);
  return results.map((result) => narrowRow(result, { status: WRITE_STATUSES }));
}
