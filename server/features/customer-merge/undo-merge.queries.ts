import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../kit/db/database";
import { execute, executeOne } from "../../kit/db/queries";
import type { CustomerMergeEntity } from "./customer-merge.entity";
import type { MergeTotals } from "./customer-merge.queries";
import * as sql from "./undo-merge.generated";

type Accounts = Pick<CustomerMergeEntity, "id" | "intoId" | "mergedId">;

/** Locks the receipts that a merge moved, before their customers, as a void does. */
export const lockMovedReceipts = (db: Db, id: string): Promise<unknown> => execute(db, sql.lockMovedReceipts, { id });

/**
 * Moves participations and registrations of a merge back. A participation that the merge deleted is added again, and
 * one that received other registrations of the remaining account is divided.
 */
async function returnParticipation(db: Db, { id, intoId, mergedId }: Accounts): Promise<void> {
  await execute(db, sql.returnParticipants, { id, mergedId });
  await execute(db, sql.recreateParticipants, { id, mergedId });
  const events = await execute(db, sql.eventsOfOtherRegistrations, { id });
  await execute(db, sql.addRemainingParticipants, {
    intoId,
    ids: events.map(() => uuidv7()),
    eventIds: events.map(({ eventId }) => eventId),
    createdAt: events.map(({ createdAt }) => createdAt),
  });
  await execute(db, sql.returnRegistrations, { id, intoId, mergedId });
  await execute(db, sql.deleteEmptyParticipants, { id, intoId });
  await execute(db, sql.countParticipantCodes, { id, intoId, mergedId });
}

/** Moves everything of a merge back and opens the merged account. Both accounts are locked. */
export async function returnAll(
  db: Db,
  merge: Accounts,
  { actorId, at }: { actorId: string | null; at: Date },
): Promise<MergeTotals> {
  const { id, intoId, mergedId } = merge;
  const receipts = await executeOne(db, sql.returnReceipts, { id, mergedId });
  const codes = await executeOne(db, sql.returnCodes, { id, mergedId });
  await returnParticipation(db, merge);
  await execute(db, sql.returnTags, { id, intoId });
  const balance = await executeOne(db, sql.returnBalance, { id, intoId, mergedId, actorId, at });
  return { receipts: receipts?.receipts ?? 0, codes: codes?.codes ?? 0, points: balance?.points ?? 0 };
}
