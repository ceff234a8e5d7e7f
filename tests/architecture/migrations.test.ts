import type { DataSource } from "typeorm";
import { migrate, openDatabase } from "../../server/app/data-source";
import { migrations } from "../../server/app/migrations";
import { CONSTRAINTS } from "../../server/app/constraints";
import { queryRows } from "../../server/kit/db/queries";
import { createLogger } from "../../server/kit/log";
import { newDatabase } from "../support/test-databases";
import { sourcesUnder, textsOf } from "../support/sources";

const logger = createLogger("error");
let url = "";
let database: DataSource;

beforeAll(async () => {
  url = await newDatabase();
  database = await openDatabase({ url, poolSize: 4, logger });
});

afterAll(async () => {
  await database.destroy();
});

const ask = <Row>(text: string): Promise<Row[]> => queryRows<Row>(database.manager, text);

const tablesOf = async (): Promise<string[]> =>
  (
    await ask<{ name: string }>(
      `select t.table_name as name from information_schema.tables t where t.table_schema = 'public' order by 1`,
    )
  ).map(({ name }) => name);

const functionsOf = (): Promise<unknown[]> =>
  ask(`select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace`);

async function undoAll(): Promise<void> {
  for (const _ of migrations) await database.undoLastMigration({ transaction: "each" });
}

test("all migrations run on an empty database, are reverted, and run again", async () => {
  const first = await migrate(url, logger);
  const tables = await tablesOf();
  await undoAll();
  const left = await tablesOf();
  const functionsLeft = await functionsOf();
  const second = await migrate(url, logger);

  expect(first.length).toBe(migrations.length);
  expect(left).toEqual(["migrations"]);
  expect(functionsLeft).toEqual([]);
  expect(second).toEqual(first);
  expect(await tablesOf()).toEqual(tables);
});

test("concurrent runs on a migrated database apply nothing", async () => {
  const both = await Promise.all([migrate(url, logger), migrate(url, logger)]);

  expect(both).toEqual([[], []]);
});

test("every column of an entity is in the database, with the entity's nullability", async () => {
  const columns = await ask<{ column: string; isNullable: boolean }>(
    `select c.table_name || '.' || c.column_name as column, c.is_nullable = 'YES' as "isNullable"
     from information_schema.columns c where c.table_schema = 'public'`,
  );
  const inDatabase = new Map(columns.map(({ column, isNullable }) => [column, isNullable]));

  const inEntities = database.entityMetadatas.flatMap((entity) =>
    entity.columns.map((column) => [`${entity.tableName}.${column.databaseName}`, column.isNullable] as const),
  );

  expect(inEntities.length).toBeGreaterThan(40);
  expect(inEntities.filter(([column, isNullable]) => inDatabase.get(column) !== isNullable)).toEqual([]);
});

test("every constraint that the code names is in the database", async () => {
  const known = await ask<{ name: string }>(
    `select c.conname as name from pg_constraint c union select i.indexname from pg_indexes i where i.schemaname = 'public'`,
  );
  const columns = new Set(
    database.entityMetadatas.flatMap((entity) => entity.columns.map((column) => column.databaseName)),
  );
  const named = sourcesUnder("server/kit", "server/features", "server/app")
    .flatMap(textsOf)
    .filter((text) => /^[a-z]+_[a-z_]*(_key|pkey|fkey|check)$/.test(text) && !columns.has(text));

  const missing = [...Object.keys(CONSTRAINTS), ...named].filter((name) => !known.some((row) => row.name === name));

  expect(named.length).toBeGreaterThan(3);
  expect(missing).toEqual([]);
});

test("every foreign key has an ON DELETE rule", async () => {
  const keys = await ask<{ name: string; onDelete: string }>(
    `select c.conname as name, c.confdeltype as "onDelete" from pg_constraint c where c.contype = 'f'`,
  );

  const silent = keys.filter(({ onDelete }) => onDelete === "a");

  expect(keys.length).toBeGreaterThan(8);
  expect(silent).toEqual([]);
});

test("every constraint has an explicit name that begins with its table", async () => {
  const constraints = await ask<{ name: string; table: string }>(
    `select c.conname as name, c.conrelid::regclass::text as table from pg_constraint c
     where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'f', 'u', 'c') and c.conrelid::regclass::text <> 'migrations'`,
  );

  const foreign = constraints.filter(({ name, table }) => !name.startsWith(`${table}_`) || /\d$/.test(name));

  expect(foreign).toEqual([]);
});

/** A row of each append-only table. */
const ONE_ROW: Record<string, string> = {
  audit_log: "insert into audit_log (action, entity, details) values ('VOID', 'receipt', '{}')",
  points_ledger: `
    with c as (insert into customers (id, national_code, phone_number, created_at, updated_at)
      values (gen_random_uuid(), '0000000000', '09000000000', now(), now()) returning id),
    r as (insert into receipts (id, receipt_number, receipt_key, customer_id, amount_toman, store_type, multiplier, points,
        codes_generated, purchased_at, content_sha256, created_at)
      select gen_random_uuid(), 'R', 'R', c.id, 0, 1, 1, 0, 0, now(), '', now() from c returning id, customer_id)
    insert into points_ledger (customer_id, receipt_id, kind, delta, created_at)
    select r.customer_id, r.id, 'earn', 1, now() from r`,
};

test.each([
  ["audit_log", "update audit_log set action = 'DELETE'"],
  ["audit_log", "delete from audit_log"],
  ["audit_log", "truncate audit_log"],
  ["points_ledger", "update points_ledger set delta = 1000"],
  ["points_ledger", "delete from points_ledger"],
  ["points_ledger", "truncate points_ledger cascade"],
])("%s is append-only: %s is rejected", async (table, change) => {
  await expect(ask(change)).rejects.toThrow(`${table} is append-only`);
});

test.each([
  ["audit_log", "action = 'DELETE'"],
  ["audit_log", "at = at - interval '1 day'"],
  ["points_ledger", "delta = 1000"],
  ["points_ledger", "customer_id = gen_random_uuid()"],
])("an erasure can change only the free text of %s: set %s is rejected", async (table, change) => {
  const text = table === "audit_log" ? "details = '{}'" : "reason = null";
  const erasing = (set: string) =>
    database.transaction(async (manager) => {
      await manager.query("select set_config('customer_club.erasing', 'on', true)");
      await manager.query(ONE_ROW[table] ?? "");
      await manager.query(`update ${table} set ${set}`);
      throw new RangeError("undone");
    });

  await expect(erasing(text)).rejects.toThrow("undone");
  // The error of a row names its partition.
  await expect(erasing(change)).rejects.toThrow(new RegExp(`^${table}\\w* is append-only`));
  await expect(ask(`update ${table} set ${text}`)).rejects.toThrow(`${table} is append-only`);
});

/** Foreign keys without an index: each deleted row of the other table scans this one completely. */
const BLIND = `
  select c.conrelid::regclass || '.' || a.attname as name
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid in ('customers'::regclass, 'stores'::regclass, 'lottery_codes'::regclass)
    and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
  order by 1`;

test("references to rows that an import can revert have an index", async () => {
  await migrate(url, logger);

  expect(await ask(BLIND)).toEqual([]);
});
