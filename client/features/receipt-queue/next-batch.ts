import type { QueuedReceipt } from "./queue-store";

/** The server takes more; a small call survives a bad network. */
export const MAX_BATCH = 50;

/**
 * Returns the receipts of the next call in the order of recording, at most `size`. A customer's receipts are sent one
 * call after another, so that they are recorded in order. Rejected receipts are skipped and hold up no other.
 */
export function nextBatch<One extends QueuedReceipt>(queue: readonly One[], now: number, size: number): One[] {
  const customers = new Set<string>();
  const batch: One[] = [];
  for (const receipt of queue) {
    if (batch.length === size) break;
    if (receipt.rejection) continue;
    const { customerPhone, customerNationalCode } = receipt.input;
    const isFirst = !customers.has(customerPhone) && !customers.has(customerNationalCode);
    customers.add(customerPhone).add(customerNationalCode);
    if (isFirst && receipt.heldUntil <= now) batch.push(receipt);
  }
  return batch;
}
