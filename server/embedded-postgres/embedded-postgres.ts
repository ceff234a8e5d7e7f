import { ADVISORY_LOCKS } from "../kit/db/advisory-locks";
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
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
/** Folder of PostgreSQL's own log, inside its data folder. */
const LOG_FOLDER = "log";
const WATCH_MS = 250;
/** Longest path of a unix socket that every system takes. */
const SOCKET_PATH_MAX = 100;

/** A PostgreSQL that lives beside the server, in its data folder. */
export interface EmbeddedDatabase {
  url: string;
  /** Stops watching and stops PostgreSQL; waits for its connections to end. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of a data folder, or takes over the one an abrupt end has left running.
 * `beside` joins a server that uses the folder, and leaves the database to it; without `creates` a missing database is
 * not made. Throws EmbeddedError where another server uses the folder, the folder is a copy or has no database, or the
 * binaries cannot run here.
 */
export async function startEmbedded(
  dataDir: string,
  logger: Logger,
  { beside = false, creates = true } = {},
): Promise<EmbeddedDatabase> {
  if (!creates && !hasDatabase(dataDir)) throw new EmbeddedError(`There is no database in the data folder ${dataDir}.`);
  const place = findPaths(dataDir, logger);
  const password = passwordOf(place);
  if (!existsSync(join(place.dataDir, "PG_VERSION"))) initialise(place, password, logger);
  const port = await ensureRunning(place, logger);
  const url = urlOf(place, password, port);
  const lock = await takeServerLock(url(SUPERUSER));
  if (!lock && beside) return { url: url(DATABASE), stop: () => Promise.resolve() };
  if (!lock) throw inUse(dataDir);
  await createDatabase(url(SUPERUSER));
  const watcher = watch(place, port, lock, url(SUPERUSER), logger);
  return {
    url: url(DATABASE),
    async stop() {
      watcher.stop();
      await control(place, ["stop", "-m", "fast", "-w", "-t", "60"]);
    },
  };
}

/** A random password kept with the data: the port is open to every account of this machine. */
function passwordOf({ home }: PostgresPaths): string {
  const file = join(home, `pg${MAJOR}.password`);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

function initialise(place: PostgresPaths, password: string, logger: Logger): void {
  logger.info({ folder: place.dataDir }, "making a new database");
  // Made under another name: a start that is cut short must not leave half a database under the right one.
  const draft = `${place.dataDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const passwordFile = join(place.home, `initdb-${randomBytes(6).toString("hex")}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.account) {
    chownSync(draft, place.account.uid, place.account.gid);
    chownSync(passwordFile, place.account.uid, place.account.gid);
  }
  try {
    execFileSync(
      join(place.binDir, "initdb"),
      [
        `--pgdata=${draft}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C.UTF-8",
      ],
      { ...place.account, stdio: ["ignore", "ignore", "pipe"], cwd: "/" },
    );
    renameSync(draft, place.dataDir);
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim();
    throw cannotRun(said?.split("\n").at(-1) ?? "the database could not be made");
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

const control = ({ binDir, dataDir, account }: PostgresPaths, args: string[]): Promise<number> =>
  new Promise((resolve) => {
    const child: ChildProcess = spawn(join(binDir, "pg_ctl"), [...args, "-D", dataDir], {
      ...account,
      stdio: "ignore",
      cwd: "/",
    });
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });

const isRunning = async (place: PostgresPaths): Promise<boolean> => (await control(place, ["status"])) === 0;

/** Process and port of this folder's PostgreSQL, lines 1 and 4 of its pid file; 0 where they are not written. */
function pidFile({ dataDir }: PostgresPaths): { pid: number; port: number } {
  const file = join(dataDir, "postmaster.pid");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return { pid: Number(lines[0] ?? 0), port: Number(lines[3] ?? 0) };
}

/** Whether a process is a PostgreSQL, as far as this system tells; where it does not, it is taken for one. */
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
  process.platform !== "win32" && join(dataDir, ".s.PGSQL.65535").length < SOCKET_PATH_MAX ? dataDir : "";

/** Whether something listens on a port of this machine. */
const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host: "127.0.0.1", port });
    const answer = (isListening: boolean) => {
      socket.destroy();
      resolve(isListening);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
  });

/**
 * A process that pg_ctl takes for PostgreSQL but that does not listen is one on its way out, or another program that
 * got its number after the machine went down: the first is waited for, the pid file of the second is removed.
 */
async function ensureRunning(place: PostgresPaths, logger: Logger): Promise<number> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (await isRunning(place)) {
    const { pid, port } = pidFile(place);
    if (await listens(port)) {
      logger.info("found the database of an earlier start running");
      return port;
    }
    if (!isPostgres(pid)) {
      logger.warn({ pid }, "the database's pid file names another program; removing it");
      rmSync(join(place.dataDir, "postmaster.pid"), { force: true });
      break;
    }
    if (Date.now() > deadline)
      throw new EmbeddedError(`The PostgreSQL with process number ${pid} neither serves nor ends.`);
    await sleep(WATCH_MS);
  }
  return launch(place, await freePort(), logger);
}

/** Starts PostgreSQL on its own, outside this process's group, and waits until it answers. */
async function launch(place: PostgresPaths, port: number, logger: Logger): Promise<number> {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: socketDir(place),
    unix_socket_permissions: "0700",
    max_connections: "100",
    shared_buffers: "256MB",
    max_wal_size: "2GB",
    jit: "off",
    // Errors of statements go to the client, which logs them without values: they may hold a phone or a national code.
    log_min_messages: "log",
    log_error_verbosity: "terse",
    // One file a weekday, overwritten after a week, and at most so large.
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
  // After a kill the old workers need a moment to notice before the folder is free again.
  while (Date.now() < deadline) {
    const log = join(place.dataDir, "server.log");
    // What PostgreSQL says before its log is open; earlier versions logged the values of failed statements here.
    rmSync(log, { force: true });
    const code = await control(place, ["start", "-w", "-t", "30", "-s", "-l", log, "-o", options.join(" ")]);
    if (code === 0 || (await isRunning(place))) return code === 0 ? port : pidFile(place).port;
    logger.debug("the database did not start yet");
    await sleep(WATCH_MS);
  }
  throw new EmbeddedError(`The embedded PostgreSQL did not start; see ${join(place.dataDir, "server.log")}.`);
}

const urlOf = (place: PostgresPaths, password: string, port: number) => (database: string) => {
  const directory = socketDir(place);
  const base = `postgres://${SUPERUSER}:${encodeURIComponent(password)}@`;
  // As root the socket's folder can be entered too; elsewhere the account is our own.
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
      // A PostgreSQL that recovers from a crash listens before it serves.
      if ((error as { code?: string }).code !== CANNOT_CONNECT_NOW || Date.now() > deadline) throw error;
      await sleep(WATCH_MS);
    }
  }
}

const inUse = (dataDir: string) =>
  new EmbeddedError(`Another server is already running on the data folder ${dataDir}; stop it first or set DATA_DIR.`);

/** One server to a folder: held by a connection, so that it is free the moment its holder dies, however it dies. */
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

/** Brings PostgreSQL back when it dies under us, on the same port, and takes the folder's lock again. */
function watch(place: PostgresPaths, port: number, lock: Client, url: string, logger: Logger): { stop(): void } {
  let stopped = false;
  let held: Client | null = lock;
  const lost = () => {
    held = null;
  };
  lock.once("end", lost);
  const loop = async () => {
    while (!stopped) {
      await sleep(WATCH_MS);
      if (stopped || held) continue;
      try {
        if (!(await isRunning(place))) {
          logger.warn("the database is gone; starting it again");
          await launch(place, port, logger);
        }
        held = await takeServerLock(url);
        held?.once("end", lost);
        if (held) logger.info("the database is back");
      } catch (error) {
        logger.warn({ err: error }, "the database is not back yet");
      }
    }
  };
  void loop();
  return {
    stop() {
      stopped = true;
      void held?.end();
    },
  };
}
