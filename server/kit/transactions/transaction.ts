import { withRetries } from "../db/retries";
import type { Ctx, Tx } from "../context";
import type { Db } from "../db/database";
import { isRetryable } from "../db/pg-errors";
import { allowStatementTime } from "../db/dead-connections";
import { queryRows } from "../db/queries";

/** Runs `work` in one transaction: all of it or nothing. Deadlocks and serialization failures are tried again. */
export function inTransaction<Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const once = () => ctx.db.transaction((manager) => work({ ...ctx, db: manager } as Tx));
  // Inside another transaction a retry could only repeat the failure: the outer one starts again.
  return ctx.db.queryRunner ? once() : withRetries(once, isRetryable);
}

/** What the list of some filters sorts fits in here; beyond it the sort goes to the disk. */
const SORT_MEMORY = "16MB";

/**
 * Runs reads that see one moment, each planned for its own values: for lists over large tables, whose best plan depends on
 * what they are filtered by.
 */
export const withCustomPlans = <Result>(ctx: Ctx, work: (db: Db) => Promise<Result>): Promise<Result> =>
  ctx.db.transaction("REPEATABLE READ", async (manager) => {
    await queryRows(
      manager,
      `select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '${SORT_MEMORY}', true)`,
    );
    return work(manager);
  });

/** The same of the replica, for figures that may be a moment old. */
export const readReplica = <Result>(ctx: Ctx, work: (db: Db) => Promise<Result>): Promise<Result> =>
  withCustomPlans({ ...ctx, db: ctx.replica }, work);

/** Makes what follows in a `planned` read be found by indexes alone, for lists whose every condition an index holds. */
export const disableSequentialScans = (db: Db): Promise<unknown> =>
  queryRows(db, "select set_config('enable_seqscan', 'off', true)");

/**
 * Makes a list that many rows match be read in the order of an index from here on. PostgreSQL thinks too little of what it
 * costs to sort names by a language's alphabet, and would rather sort them all.
 */
export const disableSorting = (db: Db): Promise<unknown> =>
  queryRows(db, "select set_config('enable_sort', 'off', true)");

const JOB_MS = 600_000;

const PAUSE_MS = 60_000;

/**
 * Makes a transaction that has only begun see one moment, be planned for its own values, and have a job's time. What it
 * reads may be written elsewhere between two statements, so it may pause.
 */
export async function allowLongTransaction({ db }: Tx): Promise<void> {
  await queryRows(db, "set transaction isolation level repeatable read");
  await allowStatementTime(db, JOB_MS);
  await queryRows(
    db,
    `select set_config('plan_cache_mode', 'force_custom_plan', true),
       set_config('idle_in_transaction_session_timeout', '${PAUSE_MS}', true)`,
  );
}

/** Runs read-only queries in one snapshot, without the request's statement timeout. */
export const readOnlySnapshot = <Result>(db: Db, work: (manager: Db) => Promise<Result>): Promise<Result> =>
  db.transaction("REPEATABLE READ", async (manager) => {
    await queryRows(manager, "set local transaction_read_only = on");
    await allowStatementTime(manager, 0);
    return work(manager);
  });
