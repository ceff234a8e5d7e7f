import { escapeLiteral } from "pg";
import { withRetries } from "../db/retries";
import type { Ctx, Tx } from "../context";
import type { Db } from "../db/database";
import { isRetryable } from "../db/pg-errors";
import { allowStatementTime } from "../db/dead-connections";
import { runCommand } from "../db/queries";

/** Runs `work` in one transaction. Deadlocks and serialization failures are retried. */
export function inTransaction<Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const once = () => ctx.db.transaction((manager) => work({ ...ctx, db: manager } as Tx));
  // Inside another transaction a retry would fail again; the outer transaction is retried.
  return ctx.db.queryRunner ? once() : withRetries(once, isRetryable);
}

/**
 * Returns the application_name of a request's transaction: it leads from pg_stat_activity and PostgreSQL's log to the
 * request in the log and the audit log. It is set only by transactions that set other parameters anyway; see
 * docs/decisions/0037.
 */
export const applicationNameOf = ({ requestId }: Pick<Ctx, "requestId">): string => `customer-club ${requestId}`;

/** Filtered lists are sorted within this memory; larger sorts use the disk. */
const SORT_MEMORY = "16MB";

/**
 * Runs reads in one snapshot with custom plans, for lists over large tables whose best plan depends on the filter
 * values. `sequentialScans: false` is for lists whose conditions are all covered by an index.
 */
export const withCustomPlans = <Result>(
  ctx: Ctx,
  work: (db: Db) => Promise<Result>,
  { sequentialScans = true } = {},
): Promise<Result> =>
  ctx.db.transaction(async (manager) => {
    // One message: a round trip takes as long as a statement of a small list.
    await runCommand(
      manager,
      `set transaction isolation level repeatable read; set local plan_cache_mode = force_custom_plan;
       set local work_mem = '${SORT_MEMORY}'; set local enable_seqscan = ${sequentialScans ? "on" : "off"};
       set local application_name = ${escapeLiteral(applicationNameOf(ctx))}`,
    );
    return work(manager);
  });

/** The same on a replica, for figures that tolerate replication lag. */
export const readReplica = <Result>(ctx: Ctx, work: (db: Db) => Promise<Result>): Promise<Result> =>
  withCustomPlans({ ...ctx, db: ctx.replica }, work);

/**
 * Disables sorting in `withCustomPlans`, so that large lists are read in index order. PostgreSQL underestimates the
 * cost of an ICU sort and would choose a full sort over the index.
 */
export const disableSorting = (db: Db): Promise<unknown> =>
  runCommand(db, "select set_config('enable_sort', 'off', true)");

const JOB_MS = 600_000;

const PAUSE_MS = 60_000;

/**
 * Sets snapshot isolation, custom plans and the timeouts of a job for a new transaction. The transaction may be idle
 * between statements while its rows are written elsewhere.
 */
export async function allowLongTransaction({ db, requestId }: Tx): Promise<void> {
  await runCommand(db, "set transaction isolation level repeatable read");
  await allowStatementTime(db, JOB_MS);
  await runCommand(
    db,
    `select set_config('plan_cache_mode', 'force_custom_plan', true),
       set_config('idle_in_transaction_session_timeout', '${PAUSE_MS}', true),
       set_config('application_name', $1, true)`,
    [applicationNameOf({ requestId })],
  );
}

/** Runs read-only queries in one snapshot, without the request's statement timeout. */
export const readOnlySnapshot = <Result>(db: Db, work: (manager: Db) => Promise<Result>): Promise<Result> =>
  db.transaction("REPEATABLE READ", async (manager) => {
    await runCommand(manager, "set local transaction_read_only = on");
    await allowStatementTime(manager, 0);
    return work(manager);
  });
