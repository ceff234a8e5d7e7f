import "reflect-metadata";
import { DataSource } from "typeorm";
import { Customer } from "../features/customers/customer.entity";
import { Item } from "../features/items/item.entity";
import { Store } from "../features/stores/store.entity";
import { User } from "../features/users/user.entity";
import { SilentConnections } from "../kit/db/silent-connections";
import { poolOf, rows } from "../kit/db/sql";
import type { Logger } from "../kit/log";
import { migrations } from "./migrations";

export const entities = [Customer, Item, Store, User];

const CONNECT_TIMEOUT_MS = 500;
/** After so long without traffic TCP asks whether the other end is still there. */
const KEEP_ALIVE_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 5_000;
const MIGRATION_LOCK = 500_002;

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  logger: Logger;
  /** Longest a statement may take; 0 sets no limit. */
  statementTimeoutMs?: number;
}

/** An open connection pool with the product's entities; not yet migrated. */
export async function openDatabase({
  url,
  poolSize,
  logger,
  statementTimeoutMs = 5_000,
}: DatabaseOptions): Promise<DataSource> {
  const connections = new SilentConnections(statementTimeoutMs);
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
      options: "-c jit=off -c plan_cache_mode=force_generic_plan",
    },
  });
  await dataSource.initialize();
  connections.attach(poolOf(dataSource.manager));
  return dataSource;
}

/** Applies what is missing and answers its names; one process at a time, the others wait and find nothing to do. */
export async function migrate(url: string, logger: Logger): Promise<string[]> {
  // A pool of its own: a migration may take longer than the doors allow a statement.
  const dataSource = await openDatabase({ url, poolSize: 2, logger, statementTimeoutMs: 0 });
  const client = await poolOf(dataSource.manager).connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const applied = await dataSource.runMigrations({ transaction: "each" });
    return applied.map((migration) => migration.name);
  } finally {
    client.release(true);
    await dataSource.destroy();
  }
}

const MIN_VERSION = 150_000;

/** What makes a database unfit for receipts: settings that lose acknowledged writes, or a version too old. */
export async function unfitReasons(dataSource: DataSource): Promise<string[]> {
  const settings = await rows<{ name: string; setting: string }>(
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
