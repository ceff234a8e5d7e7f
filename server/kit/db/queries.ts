import type { Pool, PoolClient } from "pg";
import { types } from "pg";
import type { Db } from "./database";

const INT8 = 20;

// Sums and Toman are int8; every one of them fits a JavaScript integer, and one that does not is a fault to hear about.
types.setTypeParser(INT8, (text) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a JavaScript integer`);
  return number;
});

/** A statement PostgreSQL plans once per connection; for the hot paths. */
export interface Statement {
  name: string;
  text: string;
}

interface PoolDriver {
  master: Pool;
}

/** The pg pool under a DataSource. */
export const poolOf = (db: Db): Pool => (db.dataSource.driver as unknown as PoolDriver).master;

/**
 * Runs a statement and answers its rows. Inside a transaction it uses that connection, else one of the pool.
 * Numbers of int8 columns arrive as JavaScript integers.
 */
export async function queryRows<Row>(db: Db, statement: string | Statement, values: unknown[] = []): Promise<Row[]> {
  const query = typeof statement === "string" ? { text: statement, values } : { ...statement, values };
  const result = await (await clientOf(db)).query(query);
  return result.rows as Row[];
}

/** The connection of a running transaction, else the pool. */
export const clientOf = async (db: Db): Promise<Pool | PoolClient> =>
  db.queryRunner ? ((await db.queryRunner.connect()) as PoolClient) : poolOf(db);

/** The rows of a statement as lists of their cells: a long answer has no names to carry. */
export async function queryArrays<Cell>(db: Db, text: string, values: unknown[] = []): Promise<Cell[][]> {
  const result = await (await clientOf(db)).query({ text, values, rowMode: "array" });
  return result.rows as Cell[][];
}

const AS_TEXT = { getTypeParser: () => (text: string) => text };

/** The cells of a statement as PostgreSQL writes them, an empty text for null: the cheapest form of a long table. */
export async function queryCells(db: Db, text: string): Promise<string[][]> {
  const result = await (await clientOf(db)).query({ text, rowMode: "array", types: AS_TEXT });
  const found = result.rows as (string | null)[][];
  // In place: a table has millions of them.
  for (const queryRow of found) for (let index = 0; index < queryRow.length; index++) queryRow[index] ??= "";
  return found as string[][];
}

/** The first row of a statement that has one at most. */
export async function queryRow<Row>(
  db: Db,
  statement: string | Statement,
  values: unknown[] = [],
): Promise<Row | null> {
  return (await queryRows<Row>(db, statement, values))[0] ?? null;
}
