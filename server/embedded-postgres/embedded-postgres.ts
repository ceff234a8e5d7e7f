import { ADVISORY_LOCKS } from "../kit/db/advisory-locks";
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createConnection, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { storedSecret } from "../kit/files/whole-file";
import type { Logger } from "../kit/log";
import {
  cannotRun,
  EmbeddedError,
  findPaths,
  hasDatabase,
  MAJOR,
  type PostgresPaths,
  SUPERUSER,
} from "./embedded-paths";

const DATABASE = "customer_club";
const CANNOT_CONNECT_NOW = "57P03";
const READY_TIMEOUT_MS = 60_000;
/** Folder of PostgreSQL's log, inside its data folder. */
const LOG_FOLDER = "log";
const WATCH_MS = 250;
/** Maximum length of a Unix socket path on all systems. */
const MAX_SOCKET_PATH = 100;

/** A PostgreSQL that the server starts in its data folder. */
export interface EmbeddedDatabase {
  url: string;
  /** Stops the watcher and PostgreSQL; waits until its connections have ended. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of a data folder, or takes over one that is still running after a crash of the server.
 * With `mayShareServer` it connects to the database of a running server and does not manage it; without `creates` a missing
 * database is not created. Throws EmbeddedError if another server uses the folder, the folder is a copy or has no
 * database, or the binaries cannot run.
 */
export async function startEmbedded(
  dataDir: string,
  logger: Logger,
  { mayShareServer = false, creates = true } = {},
): Promise<EmbeddedDatabase> {
  if (!creates && !hasDatabase(dataDir)) throw new EmbeddedError(`There is no database in the data folder ${dataDir}.`);
  const paths = findPaths(dataDir, logger);
  const password = passwordOf(paths);
  if (!existsSync(join(paths.dataDir, "PG_VERSION"))) initialise(paths, password, logger);
  let isOwned = false;
  // A process that exits before `stop`, such as one that is interrupted while it starts, leaves no PostgreSQL behind.
  const stopAtExit = () => void (isOwned && spawnSync(...controlCall(paths, STOP)));
  process.once("exit", stopAtExit);
  const stopPostgres = async () => {
    await control(paths, STOP);
    process.off("exit", stopAtExit);
  };
  const running = await findRunning(paths, logger);
  isOwned = running === null;
  const { port, isStarted } = running ?? (await launch(paths, await freePort(), logger));
  isOwned = isStarted;
  const url = urlOf(paths, password, port);
  try {
    const lock = await takeServerLock(url(SUPERUSER));
    isOwned = lock !== null;
    if (!lock && mayShareServer) return { url: url(DATABASE), stop: () => Promise.resolve() };
    if (!lock) throw inUse(dataDir);
    removeDrafts(paths);
    await createDatabase(url(SUPERUSER));
    const watcher = watch(paths, port, lock, url(SUPERUSER), logger);
    return {
      url: url(DATABASE),
      async stop() {
        watcher.stop();
        await stopPostgres();
      },
    };
  } catch (error) {
    if (isOwned) await stopPostgres();
    throw error;
  }
}

/** Returns the random password stored with the data. Every account of this machine can reach the port. */
const passwordOf = ({ home }: PostgresPaths): string => storedSecret(join(home, `pg${MAJOR}.password`), 24);

function initialise(paths: PostgresPaths, password: string, logger: Logger): void {
  logger.info({ folder: paths.dataDir }, "creating a new database");
  // Created under a name of its own, so that an interrupted start leaves no incomplete database, and a concurrent one does
  // not use the same folder.
  const name = randomBytes(6).toString("hex");
  const draft = `${paths.dataDir}.${name}.new`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const passwordFile = join(paths.home, `initdb.${name}.new`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (paths.account) {
    chownSync(draft, paths.account.uid, paths.account.gid);
    chownSync(passwordFile, paths.account.uid, paths.account.gid);
  }
  try {
    execFileSync(
      join(paths.binDir, "initdb"),
      [
        `--pgdata=${draft}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C.UTF-8",
      ],
      { ...paths.account, stdio: ["ignore", "ignore", "pipe"], cwd: "/" },
    );
    renameSync(draft, paths.dataDir);
  } catch (error) {
    // A concurrent start has created the database.
    if (existsSync(join(paths.dataDir, "PG_VERSION"))) return;
    const output = (error as { stderr?: Buffer }).stderr?.toString().trim();
    throw cannotRun(output?.split("\n").at(-1) ?? "the database could not be created");
  } finally {
    for (const left of [draft, passwordFile]) rmSync(left, { recursive: true, force: true });
  }
}

/** Removes what starts have left behind that were killed while they created the database. */
function removeDrafts({ home }: PostgresPaths): void {
  for (const name of readdirSync(home).filter((one) => /^(pg\d+|initdb|native)\..*new$/.test(one))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch {
      // A concurrent start still writes it.
    }
  }
}

const STOP = ["stop", "-m", "fast", "-w", "-t", "60"];

/** Returns a call of pg_ctl for `spawn`. */
const controlCall = ({ binDir, dataDir, account }: PostgresPaths, args: string[]) =>
  [join(binDir, "pg_ctl"), [...args, "-D", dataDir], { ...account, stdio: "ignore", cwd: "/" }] as const;

const control = (paths: PostgresPaths, args: string[]): Promise<number> =>
  new Promise((resolve) => {
    const child: ChildProcess = spawn(...controlCall(paths, args));
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });

const isRunning = async (paths: PostgresPaths): Promise<boolean> => (await control(paths, ["status"])) === 0;

/** Returns process id and port of this folder's PostgreSQL, lines 1 and 4 of its pid file; 0 if missing. */
function pidFile({ dataDir }: PostgresPaths): { pid: number; port: number } {
  const file = join(dataDir, "postmaster.pid");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return { pid: Number(lines[0] ?? 0), port: Number(lines[3] ?? 0) };
}

/** Returns whether a process is PostgreSQL; true if this cannot be determined. */
function isPostgres(pid: number): boolean {
  const name = existsSync(`/proc/${pid}/comm`)
    ? readFileSync(`/proc/${pid}/comm`, "utf8")
    : spawnSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" }).stdout;
  return name === null || name.trim() === "" || name.includes("postgres");
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

const socketDir = ({ dataDir }: PostgresPaths): string =>
  process.platform !== "win32" && join(dataDir, ".s.PGSQL.65535").length < MAX_SOCKET_PATH ? dataDir : "";

/** Returns whether a process listens on a local port. */
const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host: "127.0.0.1", port });
    const finish = (isListening: boolean) => {
      socket.destroy();
      resolve(isListening);
    };
    socket.once("connect", () => finish(true));
    socket.once("error", () => finish(false));
  });

interface Running {
  port: number;
  /** This process has started it. */
  isStarted: boolean;
}

/**
 * Returns the running PostgreSQL, or null. A process that pg_ctl reports as running but that does not
 * listen is either shutting down (it is awaited) or another program with a reused pid (the pid file is removed).
 */
async function findRunning(paths: PostgresPaths, logger: Logger): Promise<Running | null> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (await isRunning(paths)) {
    const { pid, port } = pidFile(paths);
    if (await listens(port)) {
      logger.info("the database is already running");
      return { port, isStarted: false };
    }
    if (!isPostgres(pid)) {
      logger.warn({ pid }, "the pid in the database's pid file belongs to another program; removing the file");
      rmSync(join(paths.dataDir, "postmaster.pid"), { force: true });
      break;
    }
    if (Date.now() > deadline)
      throw new EmbeddedError(`The PostgreSQL with process id ${pid} neither accepts connections nor exits.`);
    await sleep(WATCH_MS);
  }
  return null;
}

/** Starts PostgreSQL outside this process's group and waits until it accepts connections. */
async function launch(paths: PostgresPaths, port: number, logger: Logger): Promise<Running> {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: socketDir(paths),
    unix_socket_permissions: "0700",
    max_connections: "100",
    shared_buffers: "256MB",
    max_wal_size: "2GB",
    jit: "off",
    // Statement errors can contain phones and national codes; the client logs them without values.
    log_min_messages: "log",
    log_error_verbosity: "terse",
    // One file per weekday, overwritten after a week.
    logging_collector: "on",
    log_directory: LOG_FOLDER,
    log_filename: "server-%a.log",
    log_rotation_age: "1d",
    log_rotation_size: "10MB",
    log_truncate_on_rotation: "on",
    log_file_mode: "0600",
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const deadline = Date.now() + READY_TIMEOUT_MS;
  // After a kill the old workers need a moment to exit and release the folder.
  while (Date.now() < deadline) {
    const log = join(paths.dataDir, "server.log");
    // The output before the log is open; earlier versions logged the values of failed statements here.
    rmSync(log, { force: true });
    const code = await control(paths, ["start", "-w", "-t", "30", "-s", "-l", log, "-o", options.join(" ")]);
    if (code === 0) return { port, isStarted: true };
    const running = await findRunning(paths, logger);
    if (running) return running;
    logger.debug("the database has not started yet");
    await sleep(WATCH_MS);
  }
  throw new EmbeddedError(`The embedded PostgreSQL did not start; see ${join(paths.dataDir, "server.log")}.`);
}

const urlOf = (paths: PostgresPaths, password: string, port: number) => (database: string) => {
  const directory = socketDir(paths);
  const base = `postgres://${SUPERUSER}:${encodeURIComponent(password)}@`;
  // Root can access the socket's folder; otherwise PostgreSQL runs as the same account.
  return directory === ""
    ? `${base}127.0.0.1:${port}/${database}`
    : `${base}localhost:${port}/${database}?host=${encodeURIComponent(directory)}`;
};

async function connect(url: string): Promise<Client> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      // During crash recovery PostgreSQL listens, but does not accept connections yet.
      if ((error as { code?: string }).code !== CANNOT_CONNECT_NOW || Date.now() > deadline) throw error;
      await sleep(WATCH_MS);
    }
  }
}

const inUse = (dataDir: string) =>
  new EmbeddedError(`Another server is already running on the data folder ${dataDir}; stop it first or set DATA_DIR.`);

/**
 * Acquires the lock of a folder on a connection, so that it is released when this process dies. Returns null if taken.
 */
async function takeServerLock(url: string): Promise<Client | null> {
  const client = await connect(url);
  const result = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
    ADVISORY_LOCKS.server,
  ]);
  if (result.rows[0]?.taken) return client;
  await client.end();
  return null;
}

async function createDatabase(url: string): Promise<void> {
  const client = await connect(url);
  try {
    const known = await client.query("select 1 from pg_database d where d.datname = $1", [DATABASE]);
    if (known.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Restarts PostgreSQL on the same port if it dies, and acquires the folder's lock again. */
function watch(paths: PostgresPaths, port: number, lock: Client, url: string, logger: Logger): { stop(): void } {
  let stopped = false;
  let lockClient: Client | null = lock;
  const onLost = () => {
    lockClient = null;
  };
  lock.once("end", onLost);
  const loop = async () => {
    while (!stopped) {
      await sleep(WATCH_MS);
      if (stopped || lockClient) continue;
      try {
        if (!(await isRunning(paths))) {
          logger.warn("the database has stopped; restarting it");
          await launch(paths, port, logger);
        }
        lockClient = await takeServerLock(url);
        lockClient?.once("end", onLost);
        if (lockClient) logger.info("the database is running again");
      } catch (error) {
        logger.warn({ err: error }, "the database is not running yet");
      }
    }
  };
  void loop();
  return {
    stop() {
      stopped = true;
      void lockClient?.end();
    },
  };
}
