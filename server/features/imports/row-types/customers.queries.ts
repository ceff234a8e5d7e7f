import type { ImportActor, Part } from "../import-type";
import type { Db } from "../../../kit/db/database";
import { execute, executeOne } from "../../../kit/db/queries";
import * as sql from "./customers.generated";

/** Marks customer rows that are duplicates in the file, stored already, updates, or closed accounts. */
export async function classifyCustomers(db: Db, jobId: string, updateExisting: boolean): Promise<void> {
  await execute(db, sql.markDuplicateCustomers, { jobId });
  await execute(db, sql.markKnownCustomers, { jobId, updateExisting });
}

/** Locks the customers of the rows that are updates until the transaction ends. */
export const lockUpdatedCustomers = (db: Db, jobId: string): Promise<unknown> =>
  execute(db, sql.lockUpdatedCustomers, { jobId });

/** The rows that change the phone of a known customer. */
export const changedPhones = (db: Db, jobId: string): Promise<sql.ChangedPhonesResult[]> =>
  execute(db, sql.changedPhones, { jobId });

/** The customers whose phone a revert of the import changes. */
export const restoredPhones = async (db: Db, jobId: string): Promise<string[]> =>
  (await execute(db, sql.restoredPhones, { jobId })).map(({ id }) => id);

/** Adds the new customers of a part. A customer added concurrently is reported as a duplicate. */
export const addCustomers = (db: Db, jobId: string, { from, to }: Part, now: Date): Promise<unknown> =>
  execute(db, sql.addCustomers, { jobId, from, to, now });

/**
 * Updates the known customers of a part: filled cells replace stored values, national codes never change. Each changed
 * customer gets an audit entry with the names of the fields; an unchanged one is skipped.
 */
export const updateCustomers = (
  db: Db,
  jobId: string,
  { from, to }: Part,
  { now, actorId, actorRole, ip, requestId }: ImportActor,
): Promise<unknown> => execute(db, sql.updateCustomers, { jobId, from, to, now, actorId, actorRole, ip, requestId });

/** Counts the customers of an import that were used or changed later, and locks the customers. */
export async function countUsedCustomers(db: Db, jobId: string): Promise<number> {
  await execute(db, sql.lockImportedCustomers, { jobId });
  const found = await executeOne(db, sql.countUsedCustomers, { jobId });
  return found?.used ?? 0;
}

/** Deletes the new customers of an import and restores the updated ones. */
export async function revertCustomers(db: Db, jobId: string, now: Date): Promise<void> {
  await execute(db, sql.deleteAddedCustomers, { jobId });
  await execute(db, sql.restoreCustomers, { jobId, now });
}
