import { SERVER_IP } from "../../domain/audit.text";
import { type Chain, QUICKNET } from "../../domain/draws/beacon";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { v7 as uuidv7 } from "uuid";
import { addFirstAdmin } from "../features/users/user.service";
import { type EmbeddedDatabase, startEmbedded } from "../embedded-postgres/embedded-postgres";
import { EmbeddedError } from "../embedded-postgres/embedded-paths";
import { poolOf } from "../kit/db/queries";
import type { Ctx } from "../kit/context";
import { newReadableSecret } from "../kit/crypto/token";
import { createSpool, type Spool } from "../kit/files/spool";
import { fileStore } from "../kit/files/temporary-files";
import { createJobQueue } from "../kit/concurrency/job-queue";
import { FAILURE_LIMITS, RATE_LIMITS } from "./limits";
import { createLimits } from "../kit/limits/rate-limiter";
import type { Logger } from "../kit/log";
import { createTelemetry } from "../kit/telemetry";
import { MAX_RECEIPT_STATEMENTS } from "../features/receipts/receipt-batches";
import { SHARED_LOCK_MS } from "../features/receipts/create-receipts.queries";
import { createBatchers } from "./batchers";
import type { Config } from "./config";
import { DataFolderError, prepareDataFolder } from "./data-folder";
import type { ContextSource } from "./request-context";
import {
  requireMigrated,
  isMigrated,
  limitConnectTime,
  migrate,
  openDatabase,
  SchemaError,
  unsuitabilityReasons,
} from "./data-source";
import { openReplicas } from "./replicas";
import { allowancesOf, settingsOf } from "./settings";

/** The services of a process: the migrated database and what a request context needs. */
export interface Services extends ContextSource {
  spool: Spool;
  close(): Promise<void>;
}

/** The version or the settings of the database are unsuitable. */
class UnsuitableDatabaseError extends Error {}

/**
 * Runs read-only work on the configured database, also beside a running server. Throws EmbeddedError if the data folder
 * has no database, SchemaError if the schema is not this version's.
 */
export async function withDatabase<Result>(
  config: Config,
  logger: Logger,
  work: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const embedded =
    config.DATABASE_URL === undefined
      ? await startEmbedded(config.dataDir, logger, { mayShareServer: true, creates: false })
      : null;
  try {
    const url = embedded?.url ?? config.DATABASE_URL ?? "";
    const dataSource = await openDatabase({ url, poolSize: 2, logger, isReadOnly: true });
    try {
      await requireMigrated(dataSource);
      return await work(dataSource);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}

/**
 * Opens the configured database, or starts the embedded one, and applies missing migrations. `mayShareServer` lets a
 * command use the embedded database of a running server.
 */
export async function createServices(
  config: Config,
  logger: Logger,
  { mayShareServer = false, chain = QUICKNET } = {},
): Promise<Services> {
  prepareDataFolder(config.dataDir);
  const embedded =
    config.DATABASE_URL === undefined ? await startEmbedded(config.dataDir, logger, { mayShareServer }) : null;
  try {
    return await connect(embedded, config, logger, chain);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Opens the pools of a suitable, migrated database and of its replicas. */
async function openPools(url: string, config: Config, logger: Logger) {
  const options = { poolSize: config.DATABASE_POOL_SIZE, logger };
  const primary = await openDatabase({ ...options, url });
  const reasons = await unsuitabilityReasons(primary);
  if (reasons.length > 0) {
    await primary.destroy();
    throw new UnsuitableDatabaseError(`This database is rejected: ${reasons.join("; ")}.`);
  }
  if (!(await isMigrated(primary)))
    for (const name of await migrate(url, logger)) logger.info({ migration: name }, "migration applied");
  const replicas = await openReplicas(
    config.DATABASE_READ_URLS.map((replica) => async () => {
      const dataSource = await openDatabase({ ...options, url: replica });
      limitConnectTime(poolOf(dataSource.manager));
      return dataSource;
    }),
    logger,
  );
  const writes = await openDatabase({
    url,
    logger,
    poolSize: MAX_RECEIPT_STATEMENTS,
    lockTimeoutMs: SHARED_LOCK_MS,
    hasModels: false,
    sameServerAs: primary,
  });
  for (const { manager } of [primary, writes]) limitConnectTime(poolOf(manager));
  return { primary, writes, replicas };
}

async function connect(
  embedded: EmbeddedDatabase | null,
  config: Config,
  logger: Logger,
  chain: Chain,
): Promise<Services> {
  const url = embedded?.url ?? config.DATABASE_URL ?? "";
  const { primary, writes, replicas } = await openPools(url, config, logger);
  const settings = settingsOf(config, chain);
  const spool = createSpool(join(config.dataDir, "spool"));
  const telemetry = createTelemetry(logger);
  const { metrics } = telemetry;
  const jobs = createJobQueue((error) => {
    metrics.jobsFailed.inc();
    telemetry.reportError(error, { task: "job" });
  });
  metrics.watchJobs(jobs.counts);
  metrics.watchJobAges(jobs.ages);
  const batchers = createBatchers({ primary, replicas, writes, settings, register: metrics.register });
  const pools = { primary: poolOf(primary.manager), writes: poolOf(writes.manager) };
  metrics.watchPools(() => ({ ...pools, ...replicas.pools() }));
  metrics.watchReplicas(replicas.lags);
  return {
    primary,
    replicas,
    jobs,
    batchers,
    telemetry,
    settings,
    spool,
    files: {
      uploads: fileStore(primary.manager, "upload", settings.files.uploads, spool),
      downloads: fileStore(primary.manager, "download", settings.files.downloads, spool),
    },
    limits: createLimits(poolOf(primary.manager), {
      rules: RATE_LIMITS,
      failureRules: FAILURE_LIMITS,
      profile: config.RATE_LIMIT_PROFILE,
      allowances: allowancesOf(config),
      onHit: (limit) => metrics.limitsHit.inc({ limit }),
    }),
    async close() {
      await jobs.stop();
      // The server does not wait for disconnected callers, but their receipts are written.
      await batchers.receipts.drain();
      await Promise.all([primary.destroy(), writes.destroy(), replicas.close()]);
      await embedded?.stop();
    },
  };
}

/** The context of the server itself, for work without a request. */
export const systemContext = ({ primary, settings, limits, files, jobs, batchers, telemetry }: Services): Ctx => ({
  db: primary.manager,
  replica: primary.manager,
  actor: null,
  hasInvalidToken: false,
  now: new Date(),
  lang: "en",
  ip: SERVER_IP,
  userAgent: "server",
  requestId: uuidv7(),
  limits,
  files,
  jobs,
  batchers,
  settings,
  telemetry,
  recordError: () => undefined,
  headers: {},
});

/** Adds the first administrator. Returns the one-time password to print, or null. */
export async function ensureFirstAdmin(product: Services, config: Config): Promise<string | null> {
  const password = config.ADMIN_INITIAL_PASSWORD ?? newReadableSecret();
  const admin = await addFirstAdmin(systemContext(product), config.ADMIN_USERNAME, password);
  return admin && config.ADMIN_INITIAL_PASSWORD === undefined ? password : null;
}

/** SQLSTATEs of a database that is not set up: no sign-in, no database, no rights, no free disk or connection. */
const SETUP_STATES = /^(28...|3D000|42501|53...)$/;

/** Codes of a server whose certificate is not trusted, and of a port that does not exist. */
const CONNECTION_CODES = /CERT|^UNABLE_TO_|^ERR_SOCKET_BAD_PORT$/;
/** System calls of a connection to the database; the server itself only listens while it starts. */
const CONNECTION_CALLS = /^(connect|getaddrinfo|read)$/;
/** Messages of pg without a code: the server offers no TLS, is not PostgreSQL or does not respond. */
const NO_CONNECTION = /^(Connection terminated|The server does not support SSL|There was an error establishing an SSL)/;

/** Returns the one sentence to print for an error of the environment, or null: any other error prints its stack. */
export function environmentFault(error: unknown): string | null {
  // Every address of a host name has failed.
  if (error instanceof AggregateError) return environmentFault(error.errors[0]);
  if (!(error instanceof Error)) return null;
  const isKnown = [DataFolderError, EmbeddedError, UnsuitableDatabaseError, SchemaError].some(
    (type) => error instanceof type,
  );
  const { code = "", syscall = "", message } = error as NodeJS.ErrnoException;
  if (CONNECTION_CODES.test(code) || CONNECTION_CALLS.test(syscall) || NO_CONNECTION.test(message))
    return `No connection to the database: ${message.replace(/\.$/, "")}.`;
  return isKnown || "syscall" in error || SETUP_STATES.test(code) ? message : null;
}
