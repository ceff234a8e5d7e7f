// Shared by the scripts of the operations pages: clusters of Debian's PostgreSQL, the product on them, receipts over REST,
// counts, the doctor, and an end that removes all of it.
import { spawn } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillDatabase, personOf } from "../../bench/data.mjs";
import { need, ROOT, signIn, startProduct } from "../../bench/kit/product.mjs";
import { freePort } from "../../support/free-port.mjs";

const DEBIAN = "/usr/lib/postgresql";
const PASSWORD = "a-password-of-the-operations-scripts";
const SECRET_KEY = "a secret key of the operations scripts, long enough";
const MEGABYTE = 2 ** 20;
const MILLION = 1_000_000;

const cleanups = [];
/** Registers work for the end of the script, also after a failure; the last one registered runs first. */
export const atEnd = (work) => cleanups.unshift(work);

async function cleanUp() {
  for (const work of cleanups.splice(0)) {
    await Promise.resolve()
      .then(work)
      .catch((error) => console.error(`cleaning up: ${error.message}`));
  }
}

/** Runs a script, cleans up after it and exits: 0, or 1 after a failure. */
export async function runScript(work) {
  if (process.getuid?.() !== 0) {
    console.error("This script starts PostgreSQL as the account postgres, so it needs root.");
    process.exit(1);
  }
  const interrupt = () => void cleanUp().then(() => process.exit(130));
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  let code = 0;
  try {
    await work();
  } catch (error) {
    console.error(error.stack ?? error);
    code = 1;
  }
  await cleanUp();
  process.exit(code);
}

/** Prints a requirement that holds, or throws. */
export function requireThat(title, holds, detail = "") {
  if (!holds) throw new Error(`FAILED ${title}${detail === "" ? "" : `: ${detail}`}`);
  console.log(`ok  ${title}`);
}

/** The value of --NAME=VALUE of the command line. */
export const option = (name, fallback) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;

/** Runs a command to its end without blocking this process; returns its status and output. */
export function run(command, args, { account, env = {}, cwd = "/" } = {}) {
  const words = account === undefined ? [command, ...args] : ["runuser", "-u", account, "--", command, ...args];
  const [file, ...rest] = words.map(String);
  return new Promise((resolve, reject) => {
    const child = spawn(file, rest, { cwd, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (chunk) => (stdout += chunk));
    child.stderr.on("data", (chunk) => (stderr += chunk));
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, stdout, stderr }));
  });
}

/** Runs a command as postgres; returns its output and seconds. Throws if it fails. */
export async function asPostgres(command, args, options = {}) {
  const startedAt = performance.now();
  const { status, stdout, stderr } = await run(command, args, { account: "postgres", ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}: ${stderr || stdout}`);
  return { stdout, seconds: (performance.now() - startedAt) / 1000 };
}

/** The newest major version of Debian's PostgreSQL here. */
export function newestMajor() {
  const majors = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const servers = majors.filter((major) => existsSync(join(DEBIAN, String(major), "bin", "initdb")));
  if (servers.length === 0) throw new Error("Install Debian's postgresql-15 or newer.");
  return Math.max(...servers);
}

export const toolOf = (name) => join(DEBIAN, String(newestMajor()), "bin", name);

/** A folder of postgres that is removed at the end. */
export async function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "club-operations-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { stdout } = await run("id", ["-u", "postgres"]);
  chmodSync(folder, 0o755);
  chownSync(folder, Number(stdout), 0);
  return folder;
}

/** A cluster by its folder: not created, not started. */
export async function clusterIn(folder, name) {
  const port = await freePort();
  const urlOf = (user, database) => `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  return {
    name,
    folder,
    port,
    dataDir: join(folder, name),
    url: urlOf("club", "club"),
    urlOf: (database) => urlOf("club", database),
    adminUrlOf: (database) => urlOf("postgres", database),
  };
}

/** Creates and starts a cluster with the role and database `club`. */
export async function createCluster(folder, name, settings = {}) {
  const cluster = await clusterIn(folder, name);
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, PASSWORD);
  const auth = ["--auth-local=peer", "--auth-host=scram-sha-256", `--pwfile=${passwordFile}`];
  await asPostgres(toolOf("initdb"), ["-D", cluster.dataDir, "--encoding=UTF8", "--locale=C.UTF-8", ...auth]);
  const lines = { shared_buffers: "256MB", max_wal_size: "2GB", ...settings };
  for (const [key, value] of Object.entries(lines))
    appendFileSync(join(cluster.dataDir, "postgresql.conf"), `${key} = '${value}'\n`);
  await startCluster(cluster);
  await withClient(cluster.adminUrlOf("postgres"), (client) =>
    client.query(`create role club login password '${PASSWORD}'`),
  );
  await createDatabase(cluster, "club");
  return cluster;
}

export const createDatabase = (cluster, database) =>
  withClient(cluster.adminUrlOf("postgres"), (client) => client.query(`create database ${database} owner club`));

/** Starts a cluster, with options of `postgres`; it is stopped at the end. */
export async function startCluster({ dataDir, folder, port, name }, options = "") {
  const server = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${options}`;
  atEnd(() => run(toolOf("pg_ctl"), ["-D", dataDir, "-m", "immediate", "stop"], { account: "postgres" }));
  await asPostgres(toolOf("pg_ctl"), [
    "-D",
    dataDir,
    "-w",
    "-t",
    300,
    "-l",
    join(folder, `${name}.log`),
    "-o",
    server,
    "start",
  ]);
}

/** Runs work on a new connection. */
export async function withClient(url, work) {
  const { Client } = need("pg");
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const queryOne = (url, text) => withClient(url, async (client) => (await client.query(text)).rows[0]);

/** Starts the product, or another release, on a database, and signs its administrator in; it is stopped at the end. */
export async function startOn(folder, env, root = ROOT) {
  const product = await startProduct(join(folder, "data"), { SECRET_KEY, ...env }, root);
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await product.stop();
    isStopped = true;
  };
  atEnd(stop);
  return { ...product, stop, token: await signIn(product) };
}

/** Fills a database with generated customers, and five receipts for each. */
export async function fill(adminUrl, scale) {
  const customers = Math.round(MILLION * Number(scale));
  if (customers === 0) return;
  const startedAt = performance.now();
  await withClient(adminUrl, (client) => fillDatabase(client, customers, customers * 5));
  console.log(`    ${customers * 5} generated receipts in ${seconds(performance.now() - startedAt)}`);
}

const COUNTS = `select
  (select count(*) from customers) as customers,
  (select count(*) from receipts) as receipts,
  (select coalesce(sum(r.amount_toman), 0) from receipts r) as toman,
  (select count(*) from points_ledger) as ledger_entries,
  (select coalesce(sum(l.delta), 0) from points_ledger l) as points,
  (select count(*) from lottery_codes) as codes,
  (select count(*) from audit_log) as audit_entries`;

/** Counts and sums of a database. */
export const countsOf = (url) => queryOne(url, COUNTS);

export function requireEqualCounts(title, actual, expected) {
  requireThat(title, JSON.stringify(actual) === JSON.stringify(expected), JSON.stringify({ actual, expected }));
  console.log(
    `    ${Object.entries(actual)
      .map(([name, value]) => `${name} ${value}`)
      .join(", ")}`,
  );
}

/** Requires that the product's doctor finds nothing. */
export async function requireQuietDoctor(title, env, root = ROOT) {
  const startedAt = performance.now();
  const { status, stdout, stderr } = await run("node", ["server/start.mjs", "--doctor"], { cwd: root, env });
  const last = stdout.trim().split("\n").at(-1);
  requireThat(`${title}: ${last}`, status === 0 && stderr === "", `${stderr}${stdout}`);
  console.log(`    doctor in ${seconds(performance.now() - startedAt)}`);
}

const post = async ({ url, token }, path, body) => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
};

let serial = 0;
const FIRST_NEW = 200_000_000;

/** A receipt of nine points: half of them of a new customer, half of twenty known ones. */
function nextReceipt() {
  const number = ++serial;
  const { phone, nationalCode } = personOf(FIRST_NEW + (number % 2 === 0 ? number : (number % 40) + 1));
  return {
    receipt_id: `OPS-${number}`,
    customer_phone: phone,
    customer_national_code: nationalCode,
    store_type: 1,
    purchase_amount: 9_000_000,
    purchase_date: new Date().toISOString(),
  };
}

/** Records a receipt, or sends one again. */
export async function sendReceipt(product, receipt = nextReceipt()) {
  const { status, body } = await post(product, "/api/receipts/create", receipt);
  if (status >= 300) throw new Error(`a receipt was rejected: ${status} ${JSON.stringify(body)}`);
  return { receipt, isReplay: body.data.replayed };
}

/** Records receipts over some connections until it is stopped; returns the acknowledged ones. */
export function startLoad(product, clients = 4) {
  const acknowledged = [];
  let isStopping = false;
  const worker = async () => {
    while (!isStopping) acknowledged.push((await sendReceipt(product)).receipt);
  };
  const workers = Promise.all(Array.from({ length: clients }, worker));
  workers.catch(() => undefined);
  return {
    acknowledged,
    async stop() {
      isStopping = true;
      await workers;
      return acknowledged;
    },
  };
}

/** A csv file of receipts without a sale. */
export function wrongReceipts(count) {
  const header = "phone_number,national_code,receipt_number,store_type,purchase_amount,purchase_date";
  const at = new Date().toISOString();
  const rows = Array.from({ length: count }, (_, index) => {
    const { phone, nationalCode } = personOf(FIRST_NEW + 50_000_000 + index);
    return `${phone},${nationalCode},WRONG-${index},1,9000000,${at}`;
  });
  return Buffer.from([header, ...rows].join("\n"));
}

/** Runs a bash block of a page of docs/operations, found by its first line. */
export async function runBlock(page, title, env) {
  const text = readFileSync(join(ROOT, "docs", "operations", page), "utf8");
  const blocks = [...text.matchAll(/^```bash\n# (.+?):.*\n([^]*?)^```$/gm)];
  const block = blocks.find(([, name]) => name === title);
  if (!block) throw new Error(`${page} has no block "${title}"`);
  const startedAt = performance.now();
  const { status, stdout, stderr } = await run("bash", ["--norc", "-euo", "pipefail", "-c", block[2]], {
    cwd: ROOT,
    env,
  });
  if (status !== 0) throw new Error(`"${title}" ended with ${status}: ${stderr}${stdout}`);
  return { stdout, seconds: (performance.now() - startedAt) / 1000 };
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
export const megabytes = (bytes) => `${(Number(bytes) / MEGABYTE).toFixed(1)} MB`;

/** The bytes of a folder or file on disk. */
export async function bytesOf(path) {
  const { stdout } = await run("du", ["-sb", path]);
  return Number(stdout.split("\t")[0]);
}

/** Prints a time and a size, and both for a million receipts. */
export function printFigure(name, { took, bytes, receipts }) {
  const share = MILLION / Number(receipts);
  console.log(
    `    ${name}: ${took.toFixed(1)} s, ${megabytes(bytes)}; for a million receipts ${(took * share).toFixed(1)} s, ` +
      megabytes(bytes * share),
  );
}
