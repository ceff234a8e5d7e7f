import { foldName } from "../../../domain/text";
import type { Ctx } from "../../kit/context";
import { type ReceiptBatch, receiptBatch } from "../receipts/import-receipts-batch.service";
import { type JobRow } from "./import-job.sql";
import { eventNames, storeNames } from "./import-context.sql";

/** What rows name by words, and what they are checked against. */
export interface ImportContext {
  now: Date;
  /** A living store by its name, or null. */
  storeByName(name: string): string | null;
  /** A living event by its name; null where there is none, "several" where the name does not say which. */
  eventByName(name: string): string | null;
  /** The event of rows that name none; of all of them where they go to one pool. */
  eventId: string | null;
  isPool: boolean;
  /** The batch of codes whose rows name none. */
  batchId: string | null;
  receipts: ReceiptBatch;
  /** What receipts from before a counter may date are recorded for. */
  reason: string;
}

/** The stores, events and rules as they stand when a file is read. */
export async function createImportContext(
  ctx: Ctx,
  job: JobRow,
  { withCodes }: { withCodes: boolean },
): Promise<ImportContext> {
  const [stores, events] = [
    job.type === "receipts" ? await storeNames(ctx.db) : [],
    job.type === "lottery_codes" && !job.isPool ? await eventNames(ctx.db) : [],
  ];
  const storeOf = new Map(stores.map(({ id, nameKey }) => [nameKey, id]));
  const eventOf = new Map<string, string>();
  for (const { id, name } of events) eventOf.set(foldName(name), eventOf.has(foldName(name)) ? "several" : id);
  return {
    now: ctx.now,
    storeByName: (name) => storeOf.get(foldName(name)) ?? null,
    eventByName: (name) => eventOf.get(foldName(name)) ?? null,
    eventId: job.eventId,
    isPool: job.isPool,
    batchId: job.batchId,
    receipts: await receiptBatch(ctx, { storeIds: stores.map(({ id }) => id), withCodes }),
    reason: job.fileName,
  };
}
