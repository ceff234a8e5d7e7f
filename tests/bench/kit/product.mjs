// The built product as a separate process, without its client.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createRequire } from "node:module";
import { prepare } from "../../../server/prepare.mjs";

// The benches use the built server, so it is built before other modules are loaded.
await prepare({ client: false });

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");
export const need = createRequire(import.meta.url);
// Modules of the built server have decorators.
need("reflect-metadata");
const PASSWORD = "a password of the benches";
const FOLDERS = process.env.BENCH_DIR ?? join(tmpdir(), "customer-club-bench");

/** A data folder of the benches, by its name. */
export const folderOf = (name) => join(FOLDERS, name);

/** The hardware and software of the figures, without names of machines, places or people. */
export const machine = () => ({
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? "unknown",
  memoryGb: Math.round(totalmem() / 2 ** 30),
  platform: `${process.platform} ${process.arch}`,
  node: process.versions.node,
});

/** Starts the product, or another release of it, on a data folder and waits until it is healthy. */
export async function startProduct(dataDir, env = {}, root = ROOT) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, "tests/bench/kit/launch.mjs")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "warn",
      RATE_LIMIT_PROFILE: "bench",
      ADMIN_INITIAL_PASSWORD: PASSWORD,
      ...env,
    },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const exit = new Promise((resolve) => child.once("close", resolve));
  let isOver = false;
  void exit.then(() => (isOver = true));
  let url;
  for (;;) {
    if (isOver) throw new Error(`the product did not start: ${output}`);
    // With PUBLIC_URL the product prints that instead of its own address.
    if (/is at http/.test(output))
      url ??= env.PUBLIC_URL ? `http://127.0.0.1:${env.PORT}` : /is at (http:\S+)/.exec(output)?.[1];
    if (url && (await fetch(`${url}/health`)).ok) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    url,
    dataDir,
    pid: child.pid,
    startMs: performance.now() - startedAt,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

const post = async (url, body, token) => {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return response.json();
};

const CHANGED = `${PASSWORD}, changed`;

/** Signs the first administrator in; the one-time password is changed at the first sign-in. */
export async function signIn({ url }) {
  const login = async (password) =>
    (await post(`${url}/auth/login`, { username: "admin", password, role: "Admin" })).access_token;
  const known = await login(CHANGED);
  if (known) return known;
  const first = await login(PASSWORD);
  await post(`${url}/api/users/me/change-password`, { current_password: PASSWORD, new_password: CHANGED }, first);
  return login(CHANGED);
}

const pidFile = (dataDir) => join(dataDir, "pg18", "postmaster.pid");

/** The connection options of a data folder's PostgreSQL while its product runs. */
export const databaseOf = (dataDir) => ({
  host: "127.0.0.1",
  port: Number(readFileSync(pidFile(dataDir), "utf8").split("\n")[3]),
  user: "postgres",
  database: "customer_club",
  password: readFileSync(join(dataDir, "pg18.password"), "utf8").trim(),
});

/** The limits use generic plans; the product's planning is part of its figures. */
export const LIMIT_OPTIONS = "-c jit=off -c plan_cache_mode=force_generic_plan";

/** A connection for the bench's own work; the caller ends it. */
export async function connect(dataDir) {
  const { Client } = need("pg");
  const client = new Client(databaseOf(dataDir));
  await client.connect();
  return client;
}

/** The resident memory of a process in MB, as the system reports it. */
export function residentMb(pid) {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]) / 1024;
  return Number(need("node:child_process").execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024;
}

/** A file beside a data folder that identifies its contents, so that the folder is filled once. */
export const stampOf = (dataDir) => (existsSync(`${dataDir}.stamp`) ? readFileSync(`${dataDir}.stamp`, "utf8") : "");
export const writeStamp = (dataDir, text) => writeFileSync(`${dataDir}.stamp`, text);
export const dropFolder = (dataDir) => {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(`${dataDir}.stamp`, { force: true });
};
