import "reflect-metadata";
import { DataSource } from "typeorm";
import { Customer } from "../features/customers/customer.entity";
import { Item } from "../features/items/item.entity";
import { Store } from "../features/stores/store.entity";
import { User } from "../features/users/user.entity";
import { DeadConnectionWatch } from "../kit/db/dead-connections";
import { ADVISORY_LOCKS } from "../kit/db/advisory-locks";
import { poolOf, queryRows } from "../kit/db/queries";
import type { Logger } from "../kit/log";
import { migrations } from "./migrations";

const entities = [Customer, Item, Store, User];

/** Longest wait for a connection of a pool while the product starts, migrates or is inspected: no caller waits. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Longest wait of a request for a connection of a pool. */
export const REQUEST_CONNECT_TIMEOUT_MS = 500;
/** After so long without traffic TCP asks whether the other end is still there. */
const KEEP_ALIVE_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 5_000;

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  logger: Logger;
  /** Longest a statement may take; 0 sets no limit. */
  statementTimeoutMs?: number;
  /** Rejects every write of these connections. */
  isReadOnly?: boolean;
}

/** An open connection pool with the product's entities; not yet migrated. */
export async function openDatabase({
  url,
  poolSize,
  logger,
  statementTimeoutMs = 5_000,
  isReadOnly = false,
}: DatabaseOptions): Promise<DataSource> {
  const connections = new DeadConnectionWatch(statementTimeoutMs);
  const dataSource = new DataSource({
    type: "postgres",
    url,
    entities,
    migrations,
    migrationsTableName: "migrations",
    logging: false,
    poolErrorHandler: (error: Error) => logger.warn({ err: error }, "a database connection was lost"),
    // Constraints live in SQL; the schema is never synchronised from the entities.
    synchronize: false,
    installExtensions: false,
    extra: {
      max: poolSize,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: statementTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      onConnect: connections.watch,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      application_name: "customer-club",
      // Compiling costs more than any of our statements takes. A plan for any values is right for them all, and PostgreSQL
      // left to itself plans the named ones again at each call, which halved the rate of receipts and more.
      options: `-c jit=off -c plan_cache_mode=force_generic_plan${isReadOnly ? " -c default_transaction_read_only=on" : ""}`,
    },
  });
  await dataSource.initialize();
  connections.attach(poolOf(dataSource.manager));
  return dataSource;
}

/** A database whose schema does not fit this version of the program; the message says what to do. */
export class SchemaError extends Error {}

/** The migrations of this version that a database misses, and those it has that this version does not know. */
async function migrationsOf(dataSource: DataSource): Promise<{ missing: string[]; unknown: string[] }> {
  const [table] = await queryRows<{ exists: boolean }>(
    dataSource.manager,
    "select to_regclass('migrations') is not null as exists",
  );
  const applied = table?.exists
    ? await queryRows<{ name: string }>(dataSource.manager, "select m.name from migrations m order by m.id")
    : [];
  const names = new Set(applied.map(({ name }) => name));
  const known = new Set(migrations.map(({ name }) => name));
  return {
    missing: [...known].filter((name) => !names.has(name)),
    unknown: [...names].filter((name) => !known.has(name)),
  };
}

/** Throws SchemaError where a newer version of the program has migrated the database. */
async function checkNotNewer(dataSource: DataSource): Promise<void> {
  const { unknown } = await migrationsOf(dataSource);
  if (unknown.length === 0) return;
  throw new SchemaError(
    `A newer version has migrated this database (${unknown.length} migrations are unknown here, the last is ` +
      `${unknown.at(-1)}). Start that version, or restore a backup from before the upgrade.`,
  );
}

/** Throws SchemaError unless the database has exactly the migrations of this version. Changes nothing. */
export async function checkMigrated(dataSource: DataSource): Promise<void> {
  await checkNotNewer(dataSource);
  const { missing } = await migrationsOf(dataSource);
  if (missing.length === 0) return;
  throw new SchemaError(
    `This database misses ${missing.length} migrations of this version (the first is ${missing[0]}). Run npm run migrate.`,
  );
}

/** Applies what is missing and answers its names; one process at a time, the others wait and find nothing to do. Throws SchemaError for a newer schema. */
export async function migrate(url: string, logger: Logger): Promise<string[]> {
  // A pool of its own: a migration may take longer than the doors allow a statement.
  const dataSource = await openDatabase({ url, poolSize: 2, logger, statementTimeoutMs: 0 });
  const client = await poolOf(dataSource.manager).connect();
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.migrations]);
    await checkNotNewer(dataSource);
    const applied = await dataSource.runMigrations({ transaction: "each" });
    return applied.map((migration) => migration.name);
  } finally {
    client.release(true);
    await dataSource.destroy();
  }
}

const MIN_VERSION = 150_000;

/** What makes a database unfit for receipts: settings that lose acknowledged writes, or a version too old. */
export async function unsuitabilityReasons(dataSource: DataSource): Promise<string[]> {
  const settings = await queryRows<{ name: string; setting: string }>(
    dataSource.manager,
    `select s.name, s.setting from pg_settings s
     where s.name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num')`,
  );
  return settings.flatMap(({ name, setting }) => {
    if (name === "server_version_num") {
      return Number(setting) < MIN_VERSION ? ["PostgreSQL is older than 15"] : [];
    }
    return setting === "off" ? [`${name} is off, so a crash could lose receipts that were acknowledged`] : [];
  });
}
