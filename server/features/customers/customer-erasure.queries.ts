import type { Db } from "../../kit/db/database";
import { execute, executeOne, runCommand } from "../../kit/db/queries";
import { PERSONAL_DATA } from "./personal-data.queries";
import * as sql from "./customer-erasure.generated";

/**
 * Blocks new imports until the transaction ends and returns whether one is running: its uncommitted rows are not
 * visible yet. An import without a recent heartbeat does not count as running.
 */
export async function isImporting(db: Db): Promise<boolean> {
  await runCommand(db, "lock table import_jobs in share row exclusive mode");
  const found = await executeOne(db, sql.isImporting, undefined);
  return found !== null;
}

/**
 * Blocks freezes of draws until the transaction ends and returns whether one is running: a customer whose codes it has
 * read must not be merged or erased before it ends.
 */
export async function isFreezing(db: Db): Promise<boolean> {
  if ((await executeOne(db, sql.isFreezing, undefined)) !== null) return true;
  await runCommand(db, "lock table draw_entries in share mode");
  return false;
}

/** Returns which of the accounts, with those merged into them, take part in a draw that is frozen and not settled. */
export const accountsInOpenDraw = async (db: Db, ids: readonly string[]): Promise<Set<string>> =>
  new Set((await execute(db, sql.accountsInOpenDraw, { ids })).map(({ id }) => id));

export const isInOpenDraw = async (db: Db, ids: readonly string[]): Promise<boolean> =>
  (await accountsInOpenDraw(db, ids)).size > 0;

export interface Identifiers {
  phoneNumber: string | null;
  nationalCode: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** Locks an account and all accounts merged into it, except erased ones, and returns their identifiers. */
export const lockIdentifiers = (db: Db, id: string): Promise<(Identifiers & { id: string })[]> =>
  execute(db, sql.lockIdentifiers, { id });

/** Returns the identifiers that accounts had before imports changed them. */
export const formerIdentifiers = (db: Db, ids: readonly string[]): Promise<Identifiers[]> =>
  execute(db, sql.formerIdentifiers, { ids });

/** Statement timeout of an erasure: a customer may have thousands of receipts. */
const ERASE_MS = 60_000;

/** Runs the erasure statements of `PERSONAL_DATA`. */
export async function erasePersonalData(
  db: Db,
  ids: readonly string[],
  patterns: readonly string[],
  identifyingPatterns: readonly string[],
): Promise<void> {
  await runCommand(
    db,
    `select set_config('customer_club.erasing', 'on', true), set_config('statement_timeout', '${ERASE_MS}', true),
       set_config('plan_cache_mode', 'force_custom_plan', true)`,
  );
  // Not every statement uses each parameter; the first part tells PostgreSQL their types.
  const typed = "with person as (select $1::uuid[] as ids, $2::text[] as patterns, $3::text[] as identifying)";
  for (const { erase } of Object.values(PERSONAL_DATA))
    if (erase) await runCommand(db, `${typed} ${erase}`, [ids, patterns, identifyingPatterns]);
  await runCommand(db, "select set_config('customer_club.erasing', 'off', true)");
}
