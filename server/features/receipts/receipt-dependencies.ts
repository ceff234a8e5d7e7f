import { MAX_CODES_PER_STATEMENT } from "../code-pools/receipt-codes.service";
import type { PreparedReceipt, Writer } from "./create-receipts.queries";

/** What decides whether receipts fit in one statement. */
export interface Batchable {
  receipt: Pick<
    PreparedReceipt,
    "storeId" | "storeType" | "receiptKey" | "phone" | "nationalCode" | "idempotencyKey" | "codeCount"
  >;
  writer: Pick<Writer, "scope">;
}

const issuerOf = ({ receipt }: Batchable): string => `${receipt.storeId ?? receipt.storeType}\n${receipt.receiptKey}`;

const keyOf = ({ receipt, writer }: Batchable): string | null =>
  receipt.idempotencyKey === null ? null : `${writer.scope}\n${receipt.idempotencyKey}`;

/** Receipts of one statement. They must not depend on each other's writes. */
export class ReceiptBatch {
  readonly #issuers = new Set<string>();
  readonly #keys = new Set<string>();
  readonly #phoneOf = new Map<string, string>();
  readonly #codeOf = new Map<string, string>();

  /** Adds a receipt. Returns false and skips it if it depends on an earlier one. */
  admit(one: Batchable): boolean {
    const { phone, nationalCode } = one.receipt;
    const [issuer, key] = [issuerOf(one), keyOf(one)];
    const isDependent =
      this.#issuers.has(issuer) ||
      (key !== null && this.#keys.has(key)) ||
      (this.#phoneOf.get(nationalCode) ?? phone) !== phone ||
      (this.#codeOf.get(phone) ?? nationalCode) !== nationalCode;
    if (isDependent) return false;
    this.#issuers.add(issuer);
    if (key !== null) this.#keys.add(key);
    this.#phoneOf.set(nationalCode, phone);
    this.#codeOf.set(phone, nationalCode);
    return true;
  }
}

/** The rows that receipts touch: of two receipts with a common one, the later waits for the earlier. */
class TouchedRows {
  readonly #rows = new Set<string>();

  add(one: Batchable): void {
    for (const row of TouchedRows.#of(one)) this.#rows.add(row);
  }

  has(one: Batchable): boolean {
    return this.#rows.size > 0 && TouchedRows.#of(one).some((row) => this.#rows.has(row));
  }

  static #of(one: Batchable): string[] {
    const { phone, nationalCode } = one.receipt;
    const rows = [`receipt ${issuerOf(one)}`, `phone ${phone}`, `code ${nationalCode}`];
    const key = keyOf(one);
    return key === null ? rows : [...rows, `key ${key}`];
  }
}

interface BatchLimits<One> {
  /** Receipts of unfinished statements. */
  running?: Iterable<One>;
  maxReceipts?: number;
}

/**
 * Returns the receipts of the next statement: the first independent ones whose codes fit. Receipts of one customer, of
 * one number and of one idempotency key keep their order.
 */
export function nextBatch<One>(
  pending: readonly One[],
  batchable: (one: One) => Batchable,
  { running = [], maxReceipts = Infinity }: BatchLimits<One> = {},
): One[] {
  const batch = new ReceiptBatch();
  const later = new TouchedRows();
  for (const one of running) later.add(batchable(one));
  const selected: One[] = [];
  let codes = 0;
  for (const one of pending) {
    const item = batchable(one);
    const { codeCount } = item.receipt;
    if (selected.length > 0 && codes + codeCount > MAX_CODES_PER_STATEMENT) break;
    if (later.has(item) || !batch.admit(item)) {
      later.add(item);
      continue;
    }
    selected.push(one);
    codes += codeCount;
    if (selected.length === maxReceipts) break;
  }
  return selected;
}
