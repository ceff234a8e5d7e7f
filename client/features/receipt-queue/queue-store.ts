import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** What is sent of a receipt. It has no token and no name of the customer. */
export interface QueuedInput {
  receiptId: string;
  customerPhone: string;
  customerNationalCode: string;
  storeId: string;
  purchaseAmount: number;
  /** ISO 8601, by the server's clock at the last contact. */
  purchaseDate: string;
  reason: string | null;
}

/** Why the server rejected a receipt; the message is in the language `lang`. */
interface Rejection {
  code: string;
  message: string;
  lang: string;
}

/** A receipt that the server has not confirmed. */
export interface QueuedReceipt {
  /** The idempotency key. */
  key: string;
  /** The user who recorded it; only this user, or an administrator, sends it. */
  ownerId: string;
  ownerName: string;
  input: QueuedInput;
  estimatedPoints: number;
  /** Milliseconds since 1970. */
  queuedAt: number;
  /** A request of the form is under way until then; the queue does not send the receipt before. */
  heldUntil: number;
  /** A rejected receipt waits for the operator. */
  rejection: Rejection | null;
}

export type StoredReceipt = QueuedReceipt & { sequence: number };

interface QueueSchema extends DBSchema {
  receipts: { key: number; value: QueuedReceipt; indexes: { key: string; ownerId: string } };
}

const DATABASE = "receipt_queue";
const CHANNEL = "receipt_queue";

let database: Promise<IDBPDatabase<QueueSchema>> | null = null;

function open(): Promise<IDBPDatabase<QueueSchema>> {
  database ??= openDB<QueueSchema>(DATABASE, 1, {
    upgrade(db) {
      const store = db.createObjectStore("receipts", { keyPath: "sequence", autoIncrement: true });
      store.createIndex("key", "key", { unique: true });
      store.createIndex("ownerId", "ownerId");
    },
    blocking: () => void close(),
    terminated: () => (database = null),
  });
  return database;
}

/** Lets a newer version of the page upgrade the database. */
async function close(): Promise<void> {
  const opened = database;
  database = null;
  (await opened)?.close();
}

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

function announce(): void {
  listeners.forEach((listener) => listener());
  channel ??= new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
}

/** Calls `listener` after the queue changes, in this tab or another. Returns a function that stops it. */
export function onQueueChange(listener: () => void): () => void {
  const others = new BroadcastChannel(CHANNEL);
  others.addEventListener("message", listener);
  listeners.add(listener);
  return () => {
    others.close();
    listeners.delete(listener);
  };
}

/** Stores a receipt on disk before it is sent. Resolves after the browser has committed it. */
export async function addToQueue(receipt: QueuedReceipt): Promise<void> {
  const db = await open();
  const tx = db.transaction("receipts", "readwrite", { durability: "strict" });
  await Promise.all([tx.store.add(receipt), tx.done]);
  announce();
}

/** Returns the whole queue in the order of recording. */
export const queuedReceipts = async (): Promise<StoredReceipt[]> =>
  (await (await open()).getAll("receipts")) as StoredReceipt[];

/** Returns the receipts of an owner in the order of recording, at most `count`. */
export const queuedOf = async (ownerId: string, count?: number): Promise<StoredReceipt[]> =>
  (await (await open()).getAllFromIndex("receipts", "ownerId", ownerId, count)) as StoredReceipt[];

/** Removes confirmed receipts and stores changed ones, all or none. */
export async function updateQueue({
  removed = [],
  changed = [],
}: {
  removed?: readonly string[];
  changed?: readonly { key: string; change: Partial<Pick<QueuedReceipt, "heldUntil" | "rejection">> }[];
}): Promise<void> {
  const db = await open();
  const tx = db.transaction("receipts", "readwrite", { durability: "strict" });
  const byKey = tx.store.index("key");
  await Promise.all([
    ...removed.map(async (key) => {
      const sequence = await byKey.getKey(key);
      if (sequence !== undefined) await tx.store.delete(sequence);
    }),
    ...changed.map(async ({ key, change }) => {
      const stored = await byKey.get(key);
      if (stored) await tx.store.put({ ...stored, ...change });
    }),
    tx.done,
  ]);
  announce();
}
