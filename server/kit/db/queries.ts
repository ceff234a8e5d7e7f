import { createHash } from "node:crypto";
import type { PreparedQuery } from "@pgtyped/runtime";
import { Pool, type PoolClient, types } from "pg";
import type { DataSource } from "typeorm";
import type { Db } from "./database";

const INT8 = 20;

// Sums and Toman are int8. All of them fit a JavaScript integer; one that does not is an error.
types.setTypeParser(INT8, (text) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a JavaScript integer`);
  return number;
});

const pools = new WeakMap<DataSource, Pool>();

/** Stores the pg pool of an initialized DataSource, which TypeORM does not type, and returns it. */
export function registerPool(dataSource: DataSource): Pool {
  const { driver } = dataSource;
  if (!("master" in driver && driver.master instanceof Pool)) throw new TypeError("the data source has no pg pool");
  pools.set(dataSource, driver.master);
  return driver.master;
}

/** Returns the pg pool of a DataSource. */
export function poolOf(db: Db): Pool {
  const pool = pools.get(db.dataSource);
  if (!pool) throw new TypeError("the data source has no registered pool");
  return pool;
}

/**
 * Runs a statement that is built at run time and returns its rows. Its `Row` is not checked: a test compares the rows of
 * each shape with an entity or a generated type.
 */
export async function queryRows<Row>(
  db: Db,
  text: string,
  values: unknown[] = [],
  { prepared = false } = {},
): Promise<Row[]> {
  const statement = prepared ? { name: nameOf(text), text, values } : { text, values };
  const result = await (await clientOf(db)).query(statement);
  return result.rows as Row[];
}

/** Returns the connection of a running transaction, otherwise the pool. */
export const clientOf = async (db: Db): Promise<Pool | PoolClient> =>
  db.queryRunner ? ((await db.queryRunner.connect()) as PoolClient) : poolOf(db);

/** Option of hot statements: they are prepared once per connection under a name. */
export const PREPARED = { prepared: true };

/** A statement as PostgreSQL receives it: numbered parameters, and columns without pgtyped's marks of nullability. */
interface Compiled {
  text: string;
  /** The names of the parameters in the order of their numbers. */
  names: readonly string[];
  /** The name of the prepared statement. */
  name: string;
}

const nameOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 20);

const compiled = new WeakMap<object, Compiled>();

/** The value of every parameter is its name, so the bindings of a statement are the names in order. */
const NAMES = new Proxy({}, { get: (_, name) => name });

/** Compiles a statement once: pgtyped would build its text for each call, 0.2 ms for the one of receipts. */
function compile<Params, Row>(query: PreparedQuery<Params, Row>): Compiled {
  const known = compiled.get(query);
  if (known) return known;
  let made: Compiled | undefined;
  void query.run(NAMES as Params, {
    query: (marked, names) => {
      const text = marked.replace(/"(\w+)[!?]"/g, '"$1"');
      made = { text, names: names as string[], name: nameOf(text) };
      return Promise.resolve({ rows: [], rowCount: 0 });
    },
  });
  if (!made) throw new TypeError("the statement was not compiled");
  compiled.set(query, made);
  return made;
}

/** Returns the text of a statement and its values in order. */
export function statementOf<Params, Row>(
  query: PreparedQuery<Params, Row>,
  params: Arguments<Params>,
): { text: string; values: unknown[]; name: string } {
  const { text, names, name } = compile(query);
  const values = params as Record<string, unknown> | undefined;
  return { text, name, values: names.map((key) => values?.[key] ?? null) };
}

/** Arguments of a generated query: arrays may be readonly and may hold null, which pgtyped cannot express. */
export type Arguments<Params> = { [Name in keyof Params]: Argument<Params[Name]> };
type Argument<Value> = Value extends Buffer ? Value : Value extends (infer Item)[] ? readonly (Item | null)[] : Value;

/**
 * Runs a statement of a *.sql file and returns its rows. Inside a transaction it uses that connection, otherwise one of
 * the pool.
 */
export async function execute<Params, Row>(
  db: Db,
  query: PreparedQuery<Params, Row>,
  params: Arguments<Params>,
  { prepared = false } = {},
): Promise<Row[]> {
  const { name, ...statement } = statementOf(query, params);
  const { rows } = await (await clientOf(db)).query(prepared ? { name, ...statement } : statement);
  return rows as Row[];
}

/** Runs a statement of a *.sql file and returns its first row, or null. */
export async function executeOne<Params, Row>(
  db: Db,
  query: PreparedQuery<Params, Row>,
  params: Arguments<Params>,
  options = {},
): Promise<Row | null> {
  return (await execute(db, query, params, options))[0] ?? null;
}

/** A row whose text or number columns have closed sets of values. */
type Narrowed<Row, Sets> = Omit<Row, keyof Sets> & {
  [Column in keyof Sets & keyof Row]:
    | (Sets[Column] extends readonly (infer Value)[] ? Value : never)
    | Extract<Row[Column], null>;
};

/** Checks columns against their closed sets, which the generated types do not know. Throws RangeError. */
export function narrowRow<Row extends object, const Sets extends { [Column in keyof Row]?: readonly unknown[] }>(
  row: Row,
  sets: Sets,
): Narrowed<Row, Sets> {
  for (const column of Object.keys(sets) as (keyof Row)[]) {
    const value: unknown = row[column];
    if (value !== null && !sets[column]?.includes(value)) throw new RangeError(`unexpected value of ${String(column)}`);
  }
  return row as unknown as Narrowed<Row, Sets>;
}

/** Runs a statement whose rows are not read and returns their number: session settings, cursors, locks, job tables. */
export async function runCommand(db: Db, text: string, values: unknown[] = []): Promise<number> {
  return (await (await clientOf(db)).query({ text, values })).rowCount ?? 0;
}

/** Returns the only number of a statement with one row and one integer column. Throws TypeError for another result. */
export async function queryNumber(db: Db, text: string, values: unknown[] = []): Promise<number> {
  const [[number] = []] = await queryArrays(db, text, values);
  if (typeof number !== "number") throw new TypeError(`not a number: ${String(number)}`);
  return number;
}

/** Returns rows as arrays of cells; smaller than objects for large results. */
export async function queryArrays(db: Db, text: string, values: unknown[] = []): Promise<unknown[][]> {
  const result = await (await clientOf(db)).query({ text, values, rowMode: "array" });
  return result.rows as unknown[][];
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
