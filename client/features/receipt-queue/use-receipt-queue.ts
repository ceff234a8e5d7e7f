import { useEffect, useState } from "react";
import { useSession } from "../../kit/session/session";
import { canQueue } from "./submit-receipt";
import { onQueueChange, queuedReceipts, type StoredReceipt } from "./queue-store";

/** Reading a long queue after each of many changes would block the page. */
const READ_AFTER_MS = 100;

/** The queue that another user left at this till. */
export interface OtherQueue {
  ownerId: string;
  ownerName: string;
  count: number;
}

export interface ReceiptQueue {
  /** The receipts of the signed-in user that are not confirmed yet, in the order of recording. */
  waiting: StoredReceipt[];
  /** The receipts of the signed-in user that the server rejected. */
  rejected: StoredReceipt[];
  others: OtherQueue[];
}

function othersIn(queue: readonly StoredReceipt[], ownId: string): OtherQueue[] {
  const found = new Map<string, OtherQueue>();
  for (const { ownerId, ownerName } of queue) {
    if (ownerId !== ownId) found.set(ownerId, { ownerId, ownerName, count: (found.get(ownerId)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The queue of this browser, shared by all tabs. */
export function useReceiptQueue(): ReceiptQueue {
  const ownId = useSession()?.user?.id ?? "";
  const [queue, setQueue] = useState<StoredReceipt[]>([]);
  useEffect(() => {
    if (!canQueue()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      // Without storage there is no queue.
      queuedReceipts().then(setQueue, () => undefined);
    };
    const stop = onQueueChange(() => (timer ??= setTimeout(read, READ_AFTER_MS)));
    read();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  const own = queue.filter(({ ownerId }) => ownerId === ownId);
  return {
    waiting: own.filter(({ rejection, heldUntil }) => !rejection && heldUntil <= Date.now()),
    rejected: own.filter(({ rejection }) => rejection),
    others: othersIn(queue, ownId),
  };
}
