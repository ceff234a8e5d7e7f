import type { Db } from "./database";
import { poolOf, runCommand } from "./queries";

/**
 * The numbers of every advisory lock. Migrations and the server lock keep their numbers for ever, because processes of two
 * versions exclude each other during an upgrade.
 */
export const ADVISORY_LOCKS = {
  /** Adding an item, which counts the items first. */
  items: 500_001,
  migrations: 500_002,
  /** One server per embedded database; taken in the database `postgres`. */
  server: 500_003,
  /** Opening a stored file, which counts the open ones first. */
  openFiles: 500_004,
  /** Compacting daily sales and caching buyer counts. */
  salesRollup: 500_005,
  /** Starting an import of one file; with a hash of the file as second number. */
  importKey: 500_006,
  /** One housekeeping task; with a hash of its name as second number. */
  housekeeping: 500_007,
  /** Saving the content of the festival pages, which reads the newest version first. */
  site: 500_008,
  /** Saving a view, which counts the views first. */
  savedViews: 500_009,
  /** Changing the tags of a customer, which deletes tags without customers. */
  customerTags: 500_010,
} as const;

export type AdvisoryLock = keyof typeof ADVISORY_LOCKS;

/** Takes a lock until the transaction ends; waits for its holder. */
export const takeAdvisoryLock = (db: Db, lock: AdvisoryLock): Promise<unknown> =>
  runCommand(db, "select pg_advisory_xact_lock($1)", [ADVISORY_LOCKS[lock]]);

/** Takes a lock for one value until the transaction ends; waits for its holder. `hash` is a 32-bit signed integer. */
export const takeAdvisoryLockFor = (db: Db, lock: AdvisoryLock, hash: number): Promise<unknown> =>
  runCommand(db, "select pg_advisory_xact_lock($1, $2)", [ADVISORY_LOCKS[lock], hash]);

/**
 * Runs the work while no other process runs it; returns whether it ran. The lock belongs to a connection of its own, so that
 * a process that dies releases it.
 */
export async function withAdvisoryLock(
  db: Db,
  lock: AdvisoryLock,
  hash: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const client = await poolOf(db).connect();
  try {
    const { rows } = await client.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1, $2) as "isTaken"', [
      ADVISORY_LOCKS[lock],
      hash,
    ]);
    if (!rows[0]?.isTaken) return false;
    await work();
    return true;
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}
