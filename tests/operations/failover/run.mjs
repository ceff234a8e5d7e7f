/*
 * Failover of the product on PostgreSQL with Patroni. Run as root:
 *
 *   node tests/operations/failover/run.mjs [--rounds=N] [--keep-logs] [FAULT…]
 *
 * FAULT is a name in faults.mjs; without one, all of them are run. --keep-logs leaves the folder with the logs.
 * PATRONI is the path of a Patroni other than Debian's with the guard of patroni-leader-key.py. Needs Debian's
 * postgresql-15, etcd-server, patroni, haproxy, iproute2 and util-linux, and a build (`node server/prepare.mjs`,
 * which it runs). It starts three nodes with etcd, Patroni and PostgreSQL, two API processes and HAProxy, each in
 * its own network namespace, and tills that send receipts through HAProxy. Prints a row per fault: acknowledged
 * receipts, those that are lost or doubled, and the longest time in seconds without an acknowledgement. Ends with 1
 * if a requirement is missed. Namespaces, processes and files are removed at the end, also after a failure or
 * Ctrl+C. Port 4000 to 8008 of 10.93.7.0/24 must be free.
 */
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { checkReceipts, longestGap } from "./checks.mjs";
import { APIS, Cluster, eventually } from "./cluster.mjs";
import { FAULTS } from "./faults.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");
const LOAD = { senders: 8, pauseMs: 100, timeoutMs: 5_000, retryMs: 250 };
/** Load before the fault, and between the return of the service and the repair. */
const SETTLE_MS = 5_000;
/** Receipts of this time after the fault may have been stored before it. */
const GRACE_MS = 1_000;
const BACK_SECONDS = 180;
const REJOIN_SECONDS = 180;
const API_SECONDS = 30;

const options = process.argv.slice(2).filter((arg) => arg.startsWith("--"));
const names = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const rounds = Number(options.find((option) => option.startsWith("--rounds="))?.split("=")[1] ?? 1);
const keepsLogs = options.includes("--keep-logs");

const log = (text) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
const seconds = (ms) => (ms / 1_000).toFixed(1);

/** Runs a fault under load and returns what was seen. */
async function runFault(cluster, { inject, changesPrimary }) {
  await cluster.healthy(REJOIN_SECONDS);
  const before = await cluster.primary();
  const tills = cluster.startTills(LOAD);
  try {
    await sleep(SETTLE_MS);
    const faultAt = Date.now();
    const repair = await inject(cluster);
    const isAfter = ({ sentAt }) => sentAt > faultAt + GRACE_MS;
    const first = await eventually(() => tills.acknowledged.find(isAfter), BACK_SECONDS, "a receipt after the fault");
    log(`  first receipt sent after the fault acknowledged ${seconds(first.at - faultAt)} s after it`);
    await sleep(SETTLE_MS);
    await repair();
    const repairedAt = Date.now();
    await cluster.healthy(REJOIN_SECONDS);
    log(`  three members in service ${seconds(Date.now() - repairedAt)} s after the repair`);
    // An API process that has ended by itself is a failure of the run.
    for (const name of APIS) await cluster.apiReady(name, API_SECONDS);
    const after = await cluster.primary();
    await sleep(SETTLE_MS);
    await tills.stop();
    const isSame = changesPrimary && after === before;
    return {
      tills,
      gapMs: longestGap(tills.acknowledged, faultAt),
      unexpected: isSame ? [`${before} is primary again`] : [],
    };
  } finally {
    await tills.stop();
  }
}

const some = (list, what) =>
  list.length === 0 ? [] : [`${list.length} ${what}, such as ${list.slice(0, 3).join(", ")}`];

/** Runs a fault once, checks the database and returns the row's figures. */
async function measure(cluster, name) {
  const fault = FAULTS[name];
  const { tills, gapMs, unexpected } = await runFault(cluster, fault);
  const { lost, doubled } = await checkReceipts(cluster, tills.acknowledged);
  const doctor = await cluster.product("--doctor").then(
    () => "",
    (error) => error.stdout || error.message,
  );
  const problems = [
    ...unexpected,
    ...some(lost, "lost"),
    ...some(doubled, "stored twice"),
    ...some(
      tills.rejected.map(({ number, rejected }) => `${number} (${rejected.status} ${rejected.body})`),
      "rejected",
    ),
    ...(doctor ? [`doctor: ${doctor}`] : []),
    ...(gapMs > fault.limitSeconds * 1_000 ? [`gap of ${seconds(gapMs)} s, the limit is ${fault.limitSeconds} s`] : []),
  ];
  const failures = Object.entries(tills.failures).map(([kind, count]) => `${count} × ${kind}`);
  log(
    `  ${tills.acknowledged.length} acknowledged, longest gap ${seconds(gapMs)} s; resent after ${failures.join(", ") || "nothing"}`,
  );
  for (const problem of problems) log(`  PROBLEM: ${problem}`);
  return { acknowledged: tills.acknowledged.length, lost: lost.length, doubled: doubled.length, gapMs, problems };
}

function printTable(results) {
  const header = ["fault", "runs", "acknowledged", "lost", "doubled", "longest gap (s)", "limit (s)"];
  const rows = Object.entries(results).map(([name, runs]) => {
    const sum = (key) => String(runs.reduce((total, one) => total + one[key], 0));
    const gap = seconds(Math.max(...runs.map(({ gapMs }) => gapMs)));
    const { title, limitSeconds } = FAULTS[name];
    return [title, String(runs.length), sum("acknowledged"), sum("lost"), sum("doubled"), gap, String(limitSeconds)];
  });
  const widths = header.map((text, column) => Math.max(text.length, ...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((text, column) => text.padEnd(widths[column])).join(" | ")} |`;
  console.log([line(header), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n"));
}

async function main(cluster) {
  execFileSync(process.execPath, ["server/prepare.mjs"], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  log("starting the cluster");
  await cluster.start();
  const results = {};
  let problems = 0;
  const selected = names.length > 0 ? names : Object.keys(FAULTS);
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const name of selected) {
        log(`${name}, round ${round}`);
        const result = await measure(cluster, name);
        (results[name] ??= []).push(result);
        problems += result.problems.length;
      }
    }
  } finally {
    if (Object.keys(results).length > 0) printTable(results);
  }
  return problems;
}

const unknown = names.filter((name) => !(name in FAULTS));
if (process.getuid() !== 0 || unknown.length > 0 || !(rounds >= 1)) {
  const reason = unknown.length > 0 ? `unknown: ${unknown.join(", ")}` : "run it as root";
  console.error(`${reason}; faults: ${Object.keys(FAULTS).join(", ")}`);
  process.exit(2);
}

const cluster = new Cluster();
process.once("exit", () => cluster.remove({ keepsLogs }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));
try {
  const problems = await main(cluster);
  process.exit(problems === 0 ? 0 : 1);
} catch (error) {
  console.error(error);
  if (keepsLogs) console.error(`logs: ${cluster.folder}`);
  process.exit(1);
}
