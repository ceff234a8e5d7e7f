import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { DRAW_INVARIANTS } from "../../server/app/doctor-draws.queries";
import { INVARIANTS } from "../../server/app/doctor.queries";
import { databaseHome, postmaster } from "./data-folder";
import { registerFolder, removeDataFolder } from "./run-registry";

/*
 * The product as it is run in production: a process with its own PostgreSQL in a data folder, so that both can be
 * killed. The client is not built; only the APIs are tested.
 */

const ROOT = join(__dirname, "..", "..");
const PASSWORD = "a password of the fault tests";
const START_TIMEOUT_MS = 60_000;

export interface HttpResponse {
  status: number;
  body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- a test states what it expects of a body itself
  headers: IncomingHttpHeaders;
  ms: number;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Settles when the process has ended. */
  exit: Promise<Exit>;
  /** Everything it has printed. */
  output(): string;
  call(method: string, path: string, options?: CallOptions): Promise<HttpResponse>;
  gql(query: string, variables: unknown, token?: string): Promise<HttpResponse>;
}

interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

/** Creates an empty data folder; `removeFolder` stops what runs in it and removes it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "club-faults-"));
  registerFolder(folder);
  return folder;
}

let isBuilt = false;

/** Builds the server if its sources changed. Test files run in parallel, so one of them builds and the others wait. */
async function build(): Promise<void> {
  if (isBuilt) return;
  const lock = join(tmpdir(), `club-faults-build-${process.ppid}`);
  for (;;) {
    try {
      writeFileSync(lock, "", { flag: "wx" });
      break;
    } catch {
      await sleep(100);
    }
  }
  try {
    const step = `import("./server/prepare.mjs").then(({ prepare }) => prepare({ client: false }))`;
    execFileSync(process.execPath, ["-e", step], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
    isBuilt = true;
  } finally {
    rmSync(lock, { force: true });
  }
}

interface Started {
  process: ChildProcess;
  exit: Promise<Exit>;
  output(): string;
}

/** An account of the operating system. */
export interface Account {
  uid: number;
  gid: number;
}

/** Starts a command of the product as a process; does not wait for it. */
export async function run(command: string, env: Record<string, string>, account?: Account): Promise<Started> {
  await build();
  const child = spawn(process.execPath, ["-e", `require("./build/server/main.js").main(${JSON.stringify(command)})`], {
    ...account,
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "warn",
      RATE_LIMIT_PROFILE: "bench",
      ADMIN_INITIAL_PASSWORD: PASSWORD,
      ...env,
    },
  });
  const chunks: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  const exit = new Promise<Exit>((resolve) => child.once("close", (code, signal) => resolve({ code, signal })));
  if (env.DATA_DIR !== undefined) registerFolder(env.DATA_DIR);
  return { process: child, exit, output: () => chunks.join("") };
}

const END_TIMEOUT_MS = 30_000;

/** Runs a command until it ends. After 30 s it is killed, and its code is null. */
export async function runToEnd(
  command: string,
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const started = await run(command, env);
  const timer = setTimeout(() => started.process.kill("SIGKILL"), END_TIMEOUT_MS);
  const { code } = await started.exit;
  clearTimeout(timer);
  return { code, output: started.output().trim() };
}

/** Starts the product on a data folder and waits until it serves, optionally under another account. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  account?: Account,
): Promise<ServerProcess> {
  const started = await run("serve", { DATA_DIR: dataDir, ...env }, account);
  let isOver = false;
  void started.exit.then(() => (isOver = true));
  const url = await eventually(
    () => {
      if (isOver) throw new Error(`the server ended instead of starting: ${started.output()}`);
      return /is at (http:\S+)/.exec(started.output())?.[1];
    },
    START_TIMEOUT_MS,
    "a server that listens",
  );
  const call = callerOf(url);
  const health = await call("GET", "/health");
  if (health.body.status !== "healthy") throw new Error(`the server is not healthy: ${JSON.stringify(health.body)}`);
  return {
    ...started,
    url,
    dataDir,
    call,
    gql: (query, variables, token) => call("POST", "/graphql", { body: { query, variables }, token }),
  };
}

function callerOf(url: string): ServerProcess["call"] {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  return (method, path, { body, token, headers, timeoutMs = 30_000 } = {}) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const message = request(`${url}${path}`, {
        method,
        agent,
        timeout: timeoutMs,
        headers: {
          ...(payload === undefined
            ? {}
            : { "content-type": "application/json", "content-length": String(Buffer.byteLength(payload)) }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
      });
      message.once("timeout", () => message.destroy(new Error(`no response within ${timeoutMs} ms`)));
      message.once("error", reject);
      message.once("response", (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("error", reject);
        response.once("end", () => {
          const text = Buffer.concat(parts).toString();
          const isJson = /json/.test(String(response.headers["content-type"]));
          resolve({
            status: response.statusCode ?? 0,
            body: isJson ? JSON.parse(text) : text,
            headers: response.headers,
            ms: performance.now() - startedAt,
          });
        });
      });
      message.end(payload);
    });
}

const NEW_PASSWORD = `${PASSWORD}, changed`;

/** Signs the first administrator in; on a new folder their one-time password is changed first. */
export async function signIn(live: ServerProcess): Promise<string> {
  const login = async (password: string) =>
    (await live.call("POST", "/auth/login", { body: { username: "admin", password, role: "Admin" } })).body;
  const known = await login(NEW_PASSWORD);
  if (known.access_token) return known.access_token as string;
  const first = await login(PASSWORD);
  const changed = await live.call("POST", "/api/users/me/change-password", {
    token: first.access_token,
    body: { current_password: PASSWORD, new_password: NEW_PASSWORD },
  });
  if (changed.status !== 200) throw new Error(`the password was not changed: ${JSON.stringify(changed.body)}`);
  return (await login(NEW_PASSWORD)).access_token as string;
}

/** Runs `work` with a new connection to the folder's PostgreSQL. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    host: "127.0.0.1",
    port: postmaster(dataDir)?.port ?? 0,
    user: "postgres",
    database: "customer_club",
    password: readFileSync(join(databaseHome(dataDir), "pg18.password"), "utf8").trim(),
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const query = <Row>(dataDir: string, sql: string, values: unknown[] = []): Promise<Row[]> =>
  withDatabase(dataDir, async (client) => (await client.query(sql, values)).rows as Row[]);

/** Violations of the doctor's invariants while the server runs; empty if there are none. */
export const brokenInvariants = (dataDir: string): Promise<string[]> =>
  withDatabase(dataDir, async (client) => {
    const found: string[] = [];
    for (const { id, sql } of [...INVARIANTS, ...DRAW_INVARIANTS]) {
      const { rows } = await client.query(sql);
      if (rows.length > 0) found.push(`${id}: ${rows.length} rows, such as ${JSON.stringify(rows[0])}`);
    }
    return found;
  });

/** Output and exit code of `npm run doctor`. */
export const doctor = (dataDir: string) => runToEnd("doctor", { DATA_DIR: dataDir });

/** Polls until there is a value. */
export async function eventually<Value>(
  ask: () => Value | Promise<Value>,
  timeoutMs: number,
  what: string,
): Promise<NonNullable<Value>> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const value = await ask();
    if (value !== undefined && value !== null && value !== false) return value;
    await sleep(20);
  }
  throw new Error(`waited ${timeoutMs} ms for ${what}`);
}

/** Stops the server and returns how it ended. */
export async function stopServer(live: ServerProcess): Promise<Exit> {
  live.process.kill("SIGTERM");
  return live.exit;
}

/** Removes a folder after a test; servers and databases that still run in it are killed first. */
export async function removeFolder(dataDir: string, ...left: (ServerProcess | undefined)[]): Promise<void> {
  for (const live of left) {
    if (live && live.process.exitCode === null && live.process.signalCode === null) {
      live.process.kill("SIGKILL");
      await live.exit;
    }
  }
  removeDataFolder(dataDir);
}
