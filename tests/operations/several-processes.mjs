// Two processes of the product behind Debian's HAProxy with docs/operations/haproxy.cfg, on one database: tills send
// receipts and readers send requests while one process is stopped, killed and started again.
//
//   apt-get install haproxy
//   node tests/operations/several-processes.mjs [--seconds=5] [--tills=16]
//
// --seconds is the time before and after each fault. The database is the embedded one of a third process that serves
// nothing. Port 8404 is needed. Prints what the clients saw for each fault; ends with 1 if a receipt is lost or doubled, a
// read fails, or the doctor finds something. Needs no root.
import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { personOf } from "../bench/data.mjs";
import { need, ROOT, signIn, startProduct } from "../bench/kit/product.mjs";
import { freePort } from "../support/free-port.mjs";

const READERS = 4;
const RESEND_MS = 200;
const READY_MS = 20_000;
const SECRET_KEY = "a secret of this script, thirty-two characters";

const option = (name, fallback) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? fallback);

async function waitFor(what, isThere, ms = READY_MS) {
  const deadline = performance.now() + ms;
  while (!(await isThere().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`waited ${ms} ms for ${what}`);
    await sleep(50);
  }
}

/** The folder of the embedded PostgreSQL of a data folder; for root it can be outside. */
function databaseHome(dataDir) {
  const location = join(dataDir, "pg18.location");
  return existsSync(location) ? readFileSync(location, "utf8").trim() : dataDir;
}

/** The URL of the embedded PostgreSQL of a data folder. */
function databaseUrl(dataDir) {
  const home = databaseHome(dataDir);
  const password = readFileSync(join(home, "pg18.password"), "utf8").trim();
  const port = readFileSync(join(home, "pg18", "postmaster.pid"), "utf8").split("\n")[3];
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/customer_club`;
}

function startBalancer(env) {
  const child = spawn("haproxy", ["-db", "-f", join(ROOT, "docs/operations/haproxy.cfg")], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const exit = new Promise((resolve, reject) => child.once("close", resolve).once("error", reject));
  exit.catch(() => undefined);
  return {
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

/** What clients saw since the last reading. */
function createTally() {
  const fresh = () => ({ recorded: 0, resent: 0, reads: 0, failedReads: 0, errors: {}, gapMs: 0 });
  let tally = fresh();
  let lastAt = performance.now();
  return {
    recorded() {
      tally.recorded++;
      tally.gapMs = Math.max(tally.gapMs, performance.now() - lastAt);
      lastAt = performance.now();
    },
    resent(error) {
      tally.resent++;
      tally.errors[error] = (tally.errors[error] ?? 0) + 1;
    },
    read(isOk) {
      tally.reads++;
      if (!isOk) tally.failedReads++;
    },
    take() {
      const taken = tally;
      tally = fresh();
      return taken;
    },
  };
}

const receiptOf = (number) => {
  const { phone, nationalCode } = personOf(900_000_000 + (number % 1_000));
  return {
    receipt_id: `P-${number}`,
    customer_phone: phone,
    customer_national_code: nationalCode,
    store_type: 1,
    purchase_amount: 3_000_000,
    purchase_date: new Date().toISOString(),
  };
};

/** Runs tills and readers until it is stopped. Tills send a receipt again until it is recorded; readers repeat nothing. */
function startClients(url, token, tills) {
  const tally = createTally();
  const acknowledged = [];
  let isOver = false;
  let serial = 0;
  const send = async (receipt, key) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key };
    const body = JSON.stringify(receipt);
    const response = await fetch(`${url}/api/receipts/create`, { method: "POST", headers, body });
    await response.text();
    return response.status;
  };
  const till = async () => {
    while (!isOver) {
      const receipt = receiptOf(serial++);
      const key = randomUUID();
      for (;;) {
        const status = await send(receipt, key).catch((error) => error.cause?.code ?? error.name);
        if (status === 201 || status === 200) break;
        if (typeof status === "number" && status < 500 && status !== 429)
          throw new Error(`a receipt returned ${status}`);
        tally.resent(status);
        await sleep(RESEND_MS);
      }
      acknowledged.push(receipt.receipt_id);
      tally.recorded();
    }
  };
  const reader = async () => {
    while (!isOver) {
      const response = await fetch(`${url}/api/items`, { headers: { authorization: `Bearer ${token}` } }).catch(
        () => null,
      );
      await response?.text();
      tally.read(response?.status === 200);
      await sleep(5);
    }
  };
  const all = Promise.all([...Array.from({ length: tills }, till), ...Array.from({ length: READERS }, reader)]);
  all.catch(() => undefined);
  return {
    tally,
    acknowledged,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

/** Receipts in the database by number; more than one row of a number is a doubled receipt. */
async function storedReceipts(url) {
  const { Client } = need("pg");
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select r.receipt_number as number, count(*)::int as count from receipts r group by 1",
  );
  await client.end();
  return new Map(rows.map(({ number, count }) => [number, count]));
}

const stops = [];

async function main() {
  const [seconds, tills] = [option("seconds", 5), option("tills", 16)];
  const folder = mkdtempSync(join(tmpdir(), "club-processes-"));
  const dataDir = join(folder, "database");
  stops.push(() => {
    for (const path of [databaseHome(dataDir), folder]) rmSync(path, { recursive: true, force: true });
  });
  const owner = await startProduct(dataDir, { SECRET_KEY });
  stops.push(() => owner.stop());
  const DATABASE_URL = databaseUrl(dataDir);
  const token = await signIn(owner);
  const ports = [await freePort(), await freePort()];
  const start = async (index) => {
    const env = { DATABASE_URL, SECRET_KEY, PORT: String(ports[index]), TRUST_PROXY: "1" };
    return startProduct(join(folder, `process-${index}`), env);
  };
  const processes = [await start(0), await start(1)];
  stops.push(() => Promise.all(processes.map((one) => one.stop())));
  const [club1, club2] = ports.map((port) => `127.0.0.1:${port}`);
  const listen = `127.0.0.1:${await freePort()}`;
  const balancer = startBalancer({ LISTEN: listen, CLUB_1: club1, CLUB_2: club2 });
  stops.push(() => balancer.stop());
  const url = `http://${listen}`;
  await waitFor("HAProxy", async () => (await fetch(`${url}/health/ready`)).status === 200);

  const checks = [];
  const check = (title, holds) => {
    checks.push(holds);
    console.log(`${holds ? "ok " : "BAD"} ${title}`);
  };
  check("the health check of the balancer responds", (await fetch("http://127.0.0.1:8404/health")).status === 200);
  check("the metrics are closed", (await fetch(`${url}/%6detrics`)).status === 404);

  const clients = startClients(url, token, tills);
  stops.push(() => clients.stop());
  const report = async (title, work = () => undefined) => {
    await work();
    await sleep(seconds * 1_000);
    const { recorded, resent, reads, failedReads, errors, gapMs } = clients.tally.take();
    const seen = Object.entries(errors).map(([error, count]) => `${count} × ${error}`);
    console.log(
      `${title}: ${recorded} receipts, ${resent} sent again (${seen.join(", ") || "none"}), longest pause ` +
        `${Math.round(gapMs)} ms; ${reads} reads, ${failedReads} failed`,
    );
    check(`${title}: no read failed`, failedReads === 0);
    check(`${title}: receipts were recorded`, recorded > 0);
  };
  const kill = (index) => process.kill(processes[index].pid, "SIGKILL");
  const restart = async (index) => (processes[index] = await start(index));
  await report("both processes");
  await report("SIGTERM to the first", () => void processes[0].stop());
  await report("first started again", () => restart(0));
  await report("SIGKILL of the second", () => kill(1));
  await report("second started again", () => restart(1));
  await clients.stop();

  const stored = await storedReceipts(DATABASE_URL);
  const lost = clients.acknowledged.filter((number) => !stored.has(number));
  const doubled = [...stored].filter(([, count]) => count > 1);
  console.log(`${clients.acknowledged.length} receipts acknowledged, ${stored.size} stored`);
  check("no acknowledged receipt is lost", lost.length === 0);
  check(
    "no receipt is doubled or stored without being sent",
    doubled.length === 0 && stored.size === clients.acknowledged.length,
  );
  const doctor = spawnSync(process.execPath, ["server/start.mjs", "--doctor"], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL, SECRET_KEY },
    encoding: "utf8",
  });
  check("the doctor finds nothing", doctor.status === 0);
  process.exitCode = checks.every(Boolean) ? 0 : 1;
}

async function cleanUp() {
  for (const stop of stops.splice(0).reverse())
    await Promise.resolve()
      .then(stop)
      .catch((error) => console.error(error.message));
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void cleanUp().then(() => process.exit(130)));
try {
  await main();
} catch (error) {
  console.error(error.stack ?? error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
