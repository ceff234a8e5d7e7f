import "reflect-metadata";
import type { Pool, PoolClient } from "pg";
import { DataSource } from "typeorm";
import { ApiKeyEntity } from "../features/api-keys/api-key.entity";
import { AuditEntryEntity } from "../features/audit/audit-entry.entity";
import { RecoveryCode } from "../features/users/recovery-code.entity";
import { Campaign } from "../features/campaigns/campaign.entity";
import { LotteryCode } from "../features/code-pools/lottery-code.entity";
import { CustomerMergeEntity } from "../features/customer-merge/customer-merge.entity";
import { CustomerNoteEntity } from "../features/customer-notes/customer-note.entity";
import { CustomerTag } from "../features/customer-notes/customer-tag.entity";
import { Customer } from "../features/customers/customer.entity";
import { EventEntity } from "../features/events/event.entity";
import { DrawAnchor } from "../features/draws/draw-anchor.entity";
import { DrawConfirmation } from "../features/draws/draw-confirmation.entity";
import { DrawFreezeEntity } from "../features/draws/draw-freeze.entity";
import { DrawPrize } from "../features/draws/draw-prize.entity";
import { DrawResultEntity } from "../features/draws/draw-result.entity";
import { Draw } from "../features/draws/draw.entity";
import { BulkActionEntity } from "../features/bulk-actions/bulk-action.entity";
import { ExportJobEntity } from "../features/exports/export-job.entity";
import { Flag } from "../features/flags/flag.entity";
import { ImportJobEntity } from "../features/imports/import-job.entity";
import { Item } from "../features/items/item.entity";
import { IdempotencyKey } from "../features/receipts/idempotency-key.entity";
import { LedgerEntry } from "../features/receipts/ledger-entry.entity";
import { Receipt } from "../features/receipts/receipt.entity";
import { ParticipantEntity } from "../features/registrations/participant.entity";
import { RegistrationEntity } from "../features/registrations/registration.entity";
import { Shift } from "../features/shifts/shift.entity";
import { Store } from "../features/stores/store.entity";
import { SavedViewEntity } from "../features/saved-views/saved-view.entity";
import { SiteVersionEntity } from "../features/site/site-version.entity";
import { KnownDevice } from "../features/users/known-device.entity";
import { Session } from "../features/users/session.entity";
import { User } from "../features/users/user.entity";
import { WatchCaseEntity } from "../features/watch/watch-case.entity";
import { WatchRuleEntity } from "../features/watch/watch-rule.entity";
import { DeadConnectionWatch, watchOf } from "../kit/db/dead-connections";
import { ADVISORY_LOCKS } from "../kit/db/advisory-locks";
import { execute, poolOf, registerPool } from "../kit/db/queries";
import { failUnreplicatedCommits } from "../kit/db/replication-wait";
import type { Logger } from "../kit/log";
import { migrations } from "./migrations";
import * as sql from "./data-source.generated";

/** The models. `tests/operations/entities.test.ts` compares them with the migrated schema. */
const ENTITIES = [
  ApiKeyEntity,
  AuditEntryEntity,
  RecoveryCode,
  Campaign,
  LotteryCode,
  Customer,
  CustomerMergeEntity,
  CustomerNoteEntity,
  CustomerTag,
  Draw,
  DrawAnchor,
  DrawConfirmation,
  DrawFreezeEntity,
  DrawPrize,
  DrawResultEntity,
  EventEntity,
  BulkActionEntity,
  ExportJobEntity,
  Flag,
  ImportJobEntity,
  Item,
  IdempotencyKey,
  LedgerEntry,
  Receipt,
  ParticipantEntity,
  RegistrationEntity,
  Shift,
  Store,
  KnownDevice,
  Session,
  User,
  WatchCaseEntity,
  WatchRuleEntity,
  SavedViewEntity,
  SiteVersionEntity,
];

/** Maximum wait for a pool connection during start, migration and doctor: no request is waiting. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Maximum wait of a request for a connection while all are open. */
const REQUEST_WAIT_MS = 500;
/** Maximum wait of a request while connections are opened; on a busy machine that takes longer than the wait for one. */
const REQUEST_OPEN_MS = 2_000;
/** Idle time before the first TCP keep-alive probe. */
const KEEP_ALIVE_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 5_000;

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  logger: Logger;
  /** Statement timeout; 0 sets no limit. */
  statementTimeoutMs?: number;
  /** The longest wait for a lock; 0 sets no limit. */
  lockTimeoutMs?: number;
  /** Connections are read-only. */
  isReadOnly?: boolean;
  /** False for a pool that only runs statements: it opens faster without the models. */
  hasModels?: boolean;
  /** An open pool of the same server: when a connection of one is silent, the idle ones of both are closed. */
  sameServerAs?: DataSource;
}

/** Opens a connection pool; does not migrate. */
export async function openDatabase({
  url,
  poolSize,
  logger,
  statementTimeoutMs = 5_000,
  lockTimeoutMs = 0,
  isReadOnly = false,
  hasModels = true,
  sameServerAs,
}: DatabaseOptions): Promise<DataSource> {
  const connections =
    (sameServerAs && watchOf(poolOf(sameServerAs.manager))) ?? new DeadConnectionWatch(statementTimeoutMs);
  const dataSource = new DataSource({
    type: "postgres",
    url,
    entities: hasModels ? ENTITIES : [],
    migrations,
    migrationsTableName: "migrations",
    logging: false,
    poolErrorHandler: (error: Error) => logger.warn({ err: error }, "database connection lost"),
    // The schema is defined by SQL migrations, never synchronized from the entities.
    synchronize: false,
    installExtensions: false,
    extra: {
      max: poolSize,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      onConnect: (client: PoolClient) => {
        // pg emits an error without a listener on a connection that is in use but runs no statement; it would end the process.
        client.on("error", () => undefined);
        connections.watch(client);
        failUnreplicatedCommits(client);
      },
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      application_name: "customer-club",
      // JIT compilation costs more than any of our statements. Generic plans suit them all; by default PostgreSQL plans
      // prepared statements again at each call, which more than halved the throughput of receipts.
      options: `-c jit=off -c plan_cache_mode=force_generic_plan${isReadOnly ? " -c default_transaction_read_only=on" : ""}`,
    },
  });
  await dataSource.initialize();
  connections.attach(registerPool(dataSource));
  return dataSource;
}

/**
 * Sets the limits of requests for a pool that was opened with the limit of the start: 2 s while the pool opens a
 * connection, 500 ms while all connections are in use.
 */
export function limitConnectTime(pool: Pool): void {
  let connected = pool.totalCount;
  pool.on("connect", () => connected++);
  pool.on("remove", () => connected--);
  // pg-pool has one option for both.
  Object.defineProperty(pool.options, "connectionTimeoutMillis", {
    get: () => (connected < pool.options.max ? REQUEST_OPEN_MS : REQUEST_WAIT_MS),
  });
}

/** The schema does not match this version; the message contains the remedy. */
export class SchemaError extends Error {}

/** Returns the migrations that the database lacks, and applied ones that this version does not know. */
async function migrationsOf(dataSource: DataSource): Promise<{ missing: string[]; unknown: string[] }> {
  const [table] = await execute(dataSource.manager, sql.hasMigrations, undefined);
  const applied = table?.exists ? await execute(dataSource.manager, sql.appliedMigrations, undefined) : [];
  const names = new Set(applied.map(({ name }) => name));
  const known = new Set(migrations.map(({ name }) => name));
  return {
    missing: [...known].filter((name) => !names.has(name)),
    unknown: [...names].filter((name) => !known.has(name)),
  };
}

/** Whether the database has exactly the migrations of this version. */
export async function isMigrated(dataSource: DataSource): Promise<boolean> {
  const { missing, unknown } = await migrationsOf(dataSource);
  return missing.length + unknown.length === 0;
}

/** Throws SchemaError if a newer version has migrated the database. */
async function requireNotNewer(dataSource: DataSource): Promise<void> {
  const { unknown } = await migrationsOf(dataSource);
  if (unknown.length === 0) return;
  throw new SchemaError(
    `A newer version has migrated this database (${unknown.length} migrations are unknown here, the last is ` +
      `${unknown.at(-1)}). Start that version, or restore a backup from before the upgrade.`,
  );
}

/** Throws SchemaError unless the database has exactly the migrations of this version. Read-only. */
export async function requireMigrated(dataSource: DataSource): Promise<void> {
  await requireNotNewer(dataSource);
  const { missing } = await migrationsOf(dataSource);
  if (missing.length === 0) return;
  throw new SchemaError(
    `This database misses ${missing.length} migrations of this version (the first is ${missing[0]}). Run npm run migrate.`,
  );
}

/**
 * Applies missing migrations and returns their names. An advisory lock serializes processes. Throws SchemaError for a
 * newer schema.
 */
export async function migrate(url: string, logger: Logger): Promise<string[]> {
  // A separate pool without the request's statement timeout.
  const dataSource = await openDatabase({ url, poolSize: 2, logger, statementTimeoutMs: 0, hasModels: false });
  const client = await poolOf(dataSource.manager).connect();
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.migrations]);
    await requireNotNewer(dataSource);
    const applied = await dataSource.runMigrations({ transaction: "each" });
    return applied.map((migration) => migration.name);
  } finally {
    client.release(true);
    await dataSource.destroy();
  }
}

const MIN_VERSION = 150_000;

/** Returns why a database is unsuitable: settings that can lose acknowledged writes, an old version, another encoding. */
export async function unsuitabilityReasons(dataSource: DataSource): Promise<string[]> {
  const settings = await execute(dataSource.manager, sql.unsuitabilityReasons, undefined);
  return settings.flatMap(({ name, setting }) => {
    if (name === "server_version_num") {
      return Number(setting) < MIN_VERSION ? ["PostgreSQL is older than 15"] : [];
    }
    if (name === "server_encoding") {
      return setting === "UTF8" ? [] : [`its encoding is ${setting}, not UTF8`];
    }
    return setting === "off" ? [`${name} is off, so a crash could lose receipts that were acknowledged`] : [];
  });
}
