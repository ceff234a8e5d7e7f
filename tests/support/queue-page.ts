import { addToQueue, type QueuedReceipt, queuedReceipts } from "../../client/features/receipt-queue/queue-store";
import { startSender } from "../../client/features/receipt-queue/sender";

/** The queue of a till without its screen. */
export interface QueuePage {
  /** Stores receipts on disk; a receipt that is queued already stays as it is. */
  add(receipts: readonly QueuedReceipt[]): Promise<void>;
  /** How many receipts wait to be sent. */
  left(): Promise<number>;
  rejected(): Promise<string[]>;
}

const addOnce = (receipt: QueuedReceipt): Promise<void> =>
  addToQueue(receipt).catch((error: unknown) => {
    if ((error as DOMException).name !== "ConstraintError") throw error;
  });

const page: QueuePage = {
  add: async (receipts) => void (await Promise.all(receipts.map(addOnce))),
  left: async () => (await queuedReceipts()).filter(({ rejection }) => rejection === null).length,
  rejected: async () =>
    (await queuedReceipts()).flatMap(({ input, rejection }) =>
      rejection ? [`${input.receiptId}: ${rejection.code} ${rejection.message}`] : [],
    ),
};
Object.assign(window, { queuePage: page });
startSender();
