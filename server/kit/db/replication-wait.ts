import type { PoolClient } from "pg";
import type { Db } from "./database";
import { runCommand } from "./queries";

/** The function of PostgreSQL that reports it; unlike the message, its name is not translated. */
const WAIT_ROUTINE = "SyncRepWaitForLSN";

/** SQLSTATE 08007, transaction_resolution_unknown: the caller sends the same again. */
const RESULT_UNKNOWN = "08007";

/** pg does not declare the protocol connection under a client. */
type WithConnection = PoolClient & { connection: { emit(event: "errorMessage", error: Error): void } };

/**
 * Fails each statement whose wait for a synchronous standby is cancelled. PostgreSQL reports such a commit as a success
 * with a warning: it is stored on the primary only, so a failover can lose it. The warning arrives before the result.
 */
export function failUnreplicatedCommits(client: PoolClient): void {
  client.on("notice", ({ routine }) => {
    if (routine !== WAIT_ROUTINE) return;
    const error = new Error("the wait for the synchronous standby was cancelled");
    (client as WithConnection).connection.emit("errorMessage", Object.assign(error, { code: RESULT_UNKNOWN }));
  });
}

/**
 * Waits until the synchronous standby has everything that is committed so far. A statement that only reads does not
 * wait; the commit of an empty message in the write-ahead log does.
 */
export async function waitForReplication(db: Db): Promise<void> {
  await runCommand(db, "select pg_logical_emit_message(true, 'customer-club', '')");
}
