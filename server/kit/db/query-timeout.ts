import type { Db } from "./database";
import { withTimeout } from "../with-timeout";
import { poolOf } from "./queries";

/**
 * Runs a statement over the pool, returns its rows as arrays of cells and rejects after `ms` at the latest, even if the
 * database is silent. A connection that did not return the result in time is removed from the pool.
 */
export async function queryArraysWithin(db: Db, ms: number, text: string): Promise<unknown[][]> {
  // The driver counts from when a connection is free; the pool limits the wait for one.
  const result = poolOf(db).query({ text, query_timeout: ms, rowMode: "array" } as { text: string; rowMode: "array" });
  return (await withTimeout(ms, result, "Query read timeout")).rows as unknown[][];
}
