import "reflect-metadata";
import { DataSource } from "typeorm";
import { Customer } from "../features/customers/customer.entity";
import { Item } from "../features/items/item.entity";
import { Store } from "../features/stores/store.entity";
import { User } from "../features/users/user.entity";
import { poolOf, rows } from "../kit/db/sql";
import type { Logger } from "../kit/log";
import { migrations } from "./migrations";

export const entities = [Customer, Item, Store, User];

const CONNECT_TIMEOUT_MS = 500;
const STATEMENT_TIMEOUT_MS = 5_000;
const MIGRATION_LOCK = 500_002;

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  logger: Logger;
}

/** An open connection pool with the product's entities; not yet migrated. */
export async function openDatabase({ url, poolSize, logger }: DatabaseOptions): Promise<DataSource> {
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
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
      application_name: "customer-club",
      // Compiling costs more than any of our statements takes.
      options: "-c jit=off",
    },
  });
  return dataSource.initialize();
}

/** Applies what is missing, one process at a time; the others wait and then find nothing to do. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const client = await poolOf(dataSource.manager).connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const applied = await dataSource.runMigrations({ transaction: "each" });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    return applied.map((migration) => migration.name);
  } finally {
    client.release(true);
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
