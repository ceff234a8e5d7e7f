import { currentConnection } from "../../kit/transport/connection";
import type { RequestResult } from "../../kit/transport/request-error";
import { addToQueue, type QueuedInput, type QueuedReceipt, queuedOf, updateQueue } from "./queue-store";
import { isTemporary } from "./send-queue";

const FORM_TIMEOUT_MS = 5_000;
/** Longer than the form waits: if the page is closed meanwhile, the queue sends the receipt afterwards. */
const RESERVE_MS = 10_000;

export type SubmitResult<Data> =
  | (RequestResult<Data> & { queued?: undefined })
  | { queued: true; data?: undefined; error?: undefined };

type NewReceipt = Omit<QueuedReceipt, "heldUntil" | "queuedAt" | "rejection">;

/** Whether this browser has what an exactly-once queue needs: storage and locks, only on HTTPS and localhost. */
export const canQueue = (): boolean =>
  typeof indexedDB !== "undefined" && typeof BroadcastChannel !== "undefined" && navigator.locks !== undefined;

/** Whether a receipt was entered again, as after a closed page; the time of the sale may differ by a minute. */
const isAgain =
  (receipt: NewReceipt) =>
  ({ key, rejection, input }: QueuedReceipt): boolean =>
    key === receipt.key ||
    (rejection === null &&
      input.receiptId === receipt.input.receiptId &&
      input.storeId === receipt.input.storeId &&
      input.purchaseAmount === receipt.input.purchaseAmount &&
      isOfCustomer(receipt.input)({ rejection, input }));

const isOfCustomer =
  ({ customerPhone, customerNationalCode }: QueuedInput) =>
  ({ rejection, input }: Pick<QueuedReceipt, "rejection" | "input">): boolean =>
    rejection === null &&
    (input.customerPhone === customerPhone || input.customerNationalCode === customerNationalCode);

/**
 * Stores a receipt before it is sent. SEND: the form sends it now. QUEUED: the queue does, because there is no network,
 * an earlier receipt of the customer is queued, or this one is. UNSTORED: the browser stores nothing, as in some private
 * windows.
 */
async function store(receipt: NewReceipt): Promise<"SEND" | "QUEUED" | "UNSTORED"> {
  try {
    const queue = await queuedOf(receipt.ownerId);
    if (queue.some(isAgain(receipt))) return "QUEUED";
    const isSent = currentConnection() !== "offline" && !queue.some(isOfCustomer(receipt.input));
    const now = Date.now();
    await addToQueue({ ...receipt, queuedAt: now, heldUntil: isSent ? now + RESERVE_MS : 0, rejection: null });
    return isSent ? "SEND" : "QUEUED";
  } catch {
    return "UNSTORED";
  }
}

/**
 * Records a receipt: it is stored in the queue first, then sent. Returns the response of `send`; `queued` without a
 * response, and the queue sends it with the same key. A rejected receipt is not queued: the form shows why.
 */
export async function submitReceipt<Data>(
  receipt: NewReceipt,
  send: (signal?: AbortSignal) => Promise<RequestResult<Data>>,
): Promise<SubmitResult<Data>> {
  const stored = canQueue() && receipt.ownerId !== "" ? await store(receipt) : "UNSTORED";
  if (stored === "QUEUED") return { queued: true };
  if (stored === "UNSTORED") return send();
  const result = await send(AbortSignal.timeout(FORM_TIMEOUT_MS));
  if (result.error && isTemporary(result.error.status)) {
    await updateQueue({ changed: [{ key: receipt.key, change: { heldUntil: 0 } }] });
    return { queued: true };
  }
  await updateQueue({ removed: [receipt.key] });
  return result;
}
