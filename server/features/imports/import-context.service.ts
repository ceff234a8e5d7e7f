import { IsNull } from "typeorm";
import { foldName } from "../../../domain/text";
import type { Ctx, Settings } from "../../kit/context";
import { EventEntity } from "../events/event.entity";
import { Store } from "../stores/store.entity";
import { type ReceiptBatch, receiptBatch } from "../receipts/import-receipts-batch.service";
import type { ImportJobEntity } from "./import-job.entity";

/** The records that rows name, and the rules that they are checked against. */
export interface ImportContext {
  now: Date;
  settings: Settings;
  /** Returns the id of an active store by its name, or null. */
  storeByName(name: string): string | null;
  /** Returns the id of an event by its name, null if there is none, "several" if the name is ambiguous. */
  eventByName(name: string): string | null;
  /** The event of rows without one; of every row if the file fills one pool. */
  eventId: string | null;
  isPool: boolean;
  /** The batch of codes whose rows have none. */
  batchId: string | null;
  receipts: ReceiptBatch;
  /** The reason that is stored for receipts older than the counter accepts. */
  reason: string;
}

/** Reads the stores, events and rules that apply now. */
export async function createImportContext(
  ctx: Ctx,
  job: ImportJobEntity,
  { withCodes }: { withCodes: boolean },
): Promise<ImportContext> {
  const [stores, events] = [
    job.type === "receipts" ? await ctx.db.findBy(Store, { deletedAt: IsNull() }) : [],
    job.type === "lottery_codes" && !job.isPool ? await ctx.db.findBy(EventEntity, { deletedAt: IsNull() }) : [],
  ];
  const storeOf = new Map(stores.map(({ id, nameKey }) => [nameKey, id]));
  const eventOf = new Map<string, string>();
  for (const { id, name } of events) eventOf.set(foldName(name), eventOf.has(foldName(name)) ? "several" : id);
  return {
    now: ctx.now,
    settings: ctx.settings,
    storeByName: (name) => storeOf.get(foldName(name)) ?? null,
    eventByName: (name) => eventOf.get(foldName(name)) ?? null,
    eventId: job.eventId,
    isPool: job.isPool,
    batchId: job.batchId,
    receipts: await receiptBatch(ctx, { storeIds: stores.map(({ id }) => id), withCodes }),
    reason: job.fileName,
  };
}
