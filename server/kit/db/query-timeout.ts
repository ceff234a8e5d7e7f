import type { Db } from "./database";
import { withTimeout } from "../with-timeout";
import { poolOf } from "./queries";

/**
 * Runs a statement over the pool and rejects after `ms` at the latest, also where the database has gone silent. A
 * connection that did not return the result in time is taken out of the pool.
 */
export async function queryRowsWithin<Row>(db: Db, ms: number, text: string): Promise<Row[]> {
  // The driver counts from when a connection is free; the wait for one is bounded by the pool.
  const result = poolOf(db).query({ text, query_timeout: ms } as { text: string });
  return (await withTimeout(ms, result, "Query read timeout")).rows as Row[];
}
