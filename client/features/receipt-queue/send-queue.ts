import { SendReceiptsDocument } from "../../kit/graphql/generated";
import { requestDocument } from "../../kit/graphql/request-document";
import { networkError } from "../../kit/transport/request-error";
import { currentLang } from "../../kit/i18n/i18n";
import { MAX_BATCH, nextBatch } from "./next-batch";
import { type QueuedReceipt, queuedOf, type StoredReceipt, updateQueue } from "./queue-store";

/** Short, because a request without a response is repeated with the same keys. */
const CALL_TIMEOUT_MS = 8_000;
/** Receipts that are read to find a batch; those of one customer are sent one by one. */
const LOOK_AHEAD = 4 * MAX_BATCH;
const LOCK = "receipt_queue";

/**
 * EMPTY: nothing is left to send. WAITING: the server cannot be reached, or a form sends the rest now; try again later.
 * BUSY: another tab sends. STOPPED: the session does not allow it.
 */
export type SendStatus = "EMPTY" | "WAITING" | "BUSY" | "STOPPED";

/** The error of a call or of one of its receipts. */
interface Problem {
  code: string;
  status: number;
  message: string;
  fields: readonly { message: string }[];
}

const STOPPED = new Set([401, 403]);
/** No response, too many requests, or a server that is not available: the receipt itself is not the reason. */
export const isTemporary = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status > 500;

const reasonOf = ({ message, fields }: Problem): string => fields.map((field) => field.message).join(" ") || message;

const rejection = (key: string, error: Problem) => ({
  key,
  change: { rejection: { code: error.code, message: reasonOf(error), lang: currentLang() } },
});

/** Sends one call and stores its results. Returns the error of the whole call, or null. */
async function sendBatch(batch: readonly QueuedReceipt[], ownerId: string): Promise<Problem | null> {
  // The owner is always named: another user may sign in while the queue is sent.
  const input = batch.map((receipt) => ({ ...receipt.input, idempotencyKey: receipt.key }));
  const { data, error } = await requestDocument(
    SendReceiptsDocument,
    { input, ownerId },
    AbortSignal.timeout(CALL_TIMEOUT_MS),
  );
  if (error) return error;
  const results = data.createReceipts.flatMap((result) => {
    const receipt = batch[result.index];
    return receipt ? [{ key: receipt.key, ...result }] : [];
  });
  if (results.length === 0) return networkError();
  await updateQueue({
    removed: results.flatMap(({ key, receipt }) => (receipt ? [key] : [])),
    changed: results.flatMap(({ key, error: problem }) =>
      problem && !isTemporary(problem.status) ? [rejection(key, problem)] : [],
    ),
  });
  return results.find(({ error: problem }) => problem && isTemporary(problem.status))?.error ?? null;
}

/** The size of the next batch: a call that gets no response may be too large for the network. */
let size = MAX_BATCH;

/** Sends an owner's receipts until none is left or a call fails. The caller holds the lock. */
async function sendAll(ownerId: string): Promise<SendStatus> {
  for (;;) {
    const queue = await waitingOf(ownerId);
    const batch = nextBatch(queue, Date.now(), size);
    if (batch.length === 0) return queue.some(({ rejection: why }) => !why) ? "WAITING" : "EMPTY";
    const error = await sendBatch(batch, ownerId);
    if (error === null) size = Math.min(MAX_BATCH, size * 2);
    else if (STOPPED.has(error.status)) return "STOPPED";
    else if (batch.length > 1) size = Math.ceil(batch.length / 2);
    else if (!isTemporary(error.status)) await updateQueue({ changed: batch.map(({ key }) => rejection(key, error)) });
    if (error !== null && isTemporary(error.status)) return "WAITING";
  }
}

/** Reads the head of an owner's queue; rejected receipts must not fill it. */
async function waitingOf(ownerId: string): Promise<StoredReceipt[]> {
  for (let count = LOOK_AHEAD; ; count *= 4) {
    const queue = await queuedOf(ownerId, count);
    if (queue.length < count || queue.some(({ rejection: why }) => !why)) return queue;
  }
}

/**
 * Sends the queue of an owner, in the order of recording for each customer. One tab sends at a time. The
 * signed-in user is the owner or an administrator. Never throws.
 */
export const sendQueue = (ownerId: string): Promise<SendStatus> =>
  navigator.locks
    .request(LOCK, { ifAvailable: true }, (lock) => (lock ? sendAll(ownerId) : ("BUSY" as const)))
    .catch(() => "WAITING" as const);
