import type { Pool, PoolClient } from "pg";
import { types } from "pg";
import type { Db } from "./database";

const INT8 = 20;

// Sums and Toman are int8. All of them fit a JavaScript integer; one that does not is an error.
types.setTypeParser(INT8, (text) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a JavaScript integer`);
  return number;
});

/** A prepared statement, planned once per connection; for hot paths. */
export interface Statement {
  name: string;
  text: string;
}

interface PoolDriver {
  master: Pool;
}

/** Returns the pg pool of a DataSource. */
export const poolOf = (db: Db): Pool => (db.dataSource.driver as unknown as PoolDriver).master;

/**
 * Runs a statement and returns its rows. Inside a transaction it uses that connection, otherwise one of the pool.
 * Values of int8 columns are JavaScript integers.
 */
export async function queryRows<Row>(db: Db, statement: string | Statement, values: unknown[] = []): Promise<Row[]> {
  const query = typeof statement === "string" ? { text: statement, values } : { ...statement, values };
  const result = await (await clientOf(db)).query(query);
  return result.rows as Row[];
}

/** Returns the connection of a running transaction, otherwise the pool. */
export const clientOf = async (db: Db): Promise<Pool | PoolClient> =>
  db.queryRunner ? ((await db.queryRunner.connect()) as PoolClient) : poolOf(db);

/** Returns rows as arrays of cells; smaller than objects for large results. */
export async function queryArrays<Cell>(db: Db, text: string, values: unknown[] = []): Promise<Cell[][]> {
  const result = await (await clientOf(db)).query({ text, values, rowMode: "array" });
  return result.rows as Cell[][];
}

const AS_TEXT = { getTypeParser: () => (text: string) => text };

/** Returns cells in PostgreSQL's text format, with an empty text for null; the cheapest form of a large table. */
export async function queryCells(db: Db, text: string): Promise<string[][]> {
  const result = await (await clientOf(db)).query({ text, rowMode: "array", types: AS_TEXT });
  const found = result.rows as (string | null)[][];
  // In place, because a table can have millions of cells.
  for (const queryRow of found) for (let index = 0; index < queryRow.length; index++) queryRow[index] ??= "";
  return found as string[][];
}

/** Returns the first row of a statement, or null. */
export async function queryRow<Row>(
  db: Db,
  statement: string | Statement,
  values: unknown[] = [],
): Promise<Row | null> {
  return (await queryRows<Row>(db, statement, values))[0] ?? null;
}
