import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";
import { PERSONAL_DATA } from "./personal-data.queries";

/**
 * Blocks new imports until the transaction ends and returns whether one is running: its uncommitted rows are not
 * visible yet. An import without a recent heartbeat does not count as running.
 */
export async function isImporting(db: Db): Promise<boolean> {
  await queryRows(db, "lock table import_jobs in share row exclusive mode");
  const found = await queryRow<{ id: string }>(
    db,
    `select j.id from import_jobs j
     where j.status in ('checking', 'running') and j.heartbeat_at > now() - interval '20 seconds' limit 1`,
  );
  return found !== null;
}

export interface Identifiers {
  phoneNumber: string | null;
  nationalCode: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** Locks an account and all accounts merged into it, except erased ones, and returns their identifiers. */
export const lockIdentifiers = (db: Db, id: string): Promise<(Identifiers & { id: string })[]> =>
  queryRows(
    db,
    `with recursive person as (
       select $1::uuid as id
       union
       select c.id from person p join customers c on c.merged_into_id = p.id
     )
     select c.id, c.phone_number as "phoneNumber", c.national_code as "nationalCode", c.first_name as "firstName",
       c.last_name as "lastName"
     from customers c where c.id in (select p.id from person p) and c.erased_at is null order by c.id for update`,
    [id],
  );

/** Returns the identifiers that accounts had before imports changed them. */
export const formerIdentifiers = (db: Db, ids: readonly string[]): Promise<Identifiers[]> =>
  queryRows<Identifiers>(
    db,
    `select e.before->>'phone' as "phoneNumber", null as "nationalCode", e.before->>'first' as "firstName",
       e.before->>'last' as "lastName"
     from import_changes e where e.entity_id = any ($1::uuid[]::text[]) and e.before is not null`,
    [ids],
  );

/** Statement timeout of an erasure: a customer may have thousands of receipts. */
const ERASE_MS = 60_000;

/** Runs the erasure statements of `PERSONAL_DATA`. */
export async function erasePersonalData(db: Db, ids: readonly string[], patterns: readonly string[]): Promise<void> {
  await queryRows(
    db,
    `select set_config('customer_club.erasing', 'on', true), set_config('statement_timeout', '${ERASE_MS}', true),
       set_config('plan_cache_mode', 'force_custom_plan', true)`,
  );
  // Not every statement uses both parameters; the first part tells PostgreSQL their types.
  const typed = "with person as (select $1::uuid[] as ids, $2::text[] as patterns)";
  for (const { erase } of Object.values(PERSONAL_DATA))
    if (erase) await queryRows(db, `${typed} ${erase}`, [ids, patterns]);
  await queryRows(db, "select set_config('customer_club.erasing', 'off', true)");
}
