// Point-in-time restore with pgBackRest: a full and a differential backup under load, a wrong import, and a restore into a
// second cluster to just before it.
// Run as root: node tests/operations/backup/pgbackrest.mjs [--scale=0.1]
// Needs Debian's postgresql-15 (or newer) and pgbackrest. It uses a temporary folder and free ports only.
// Prints a line for each requirement, times and sizes; ends with 1 if a requirement does not hold.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { importFile } from "../../bench/kit/import.mjs";
import {
  asPostgres,
  bytesOf,
  clusterIn,
  countsOf,
  createCluster,
  fill,
  megabytes,
  option,
  printFigure,
  queryOne,
  requireEqualCounts,
  requireQuietDoctor,
  requireThat,
  run,
  runScript,
  seconds,
  sendReceipt,
  sleep,
  startCluster,
  startLoad,
  startOn,
  temporaryFolder,
  wrongReceipts,
} from "./kit.mjs";

const WRONG_ROWS = 2_000;
/** Receipts are recorded for this time before, between and after the backups. */
const LOAD_MS = 3_000;

const configOf = (folder, { dataDir, port }) => `[global]
repo1-path=${folder}/repository
repo1-retention-full=2
compress-type=lz4
start-fast=y
process-max=2
log-path=${folder}/log
lock-path=${folder}/lock
spool-path=${folder}/spool
log-level-console=warn
log-level-file=off

[club]
pg1-path=${dataDir}
pg1-port=${port}
pg1-socket-path=${folder}
`;

async function backUp(pgbackrest, type) {
  const { seconds: took } = await pgbackrest(["--stanza=club", `--type=${type}`, "backup"]);
  const { stdout } = await pgbackrest(["--stanza=club", "--output=json", "info"]);
  const { info, label } = JSON.parse(stdout)[0].backup.at(-1);
  return { took, label, bytes: info.repository.delta, databaseBytes: info.size };
}

/** Restores the state of a time into a second cluster and waits for the end of the recovery. */
async function restore(pgbackrest, cluster, target) {
  const startedAt = performance.now();
  const options = ["--type=time", `--target=${target}`, "--target-action=promote", "--archive-mode=off"];
  await pgbackrest(["--stanza=club", `--pg1-path=${cluster.dataDir}`, ...options, "restore"]);
  const copiedAt = performance.now();
  await startCluster(cluster);
  while ((await queryOne(cluster.adminUrlOf("club"), "select pg_is_in_recovery() as is_pending")).is_pending)
    await sleep(100);
  return { copyMs: copiedAt - startedAt, recoveryMs: performance.now() - copiedAt };
}

await runScript(async () => {
  const { stdout: version } = await run("pgbackrest", ["version"]);
  const folder = await temporaryFolder();
  const configFile = join(folder, "pgbackrest.conf");
  const pgbackrest = (args) => asPostgres("pgbackrest", [`--config=${configFile}`, ...args]);
  const cluster = await createCluster(folder, "primary", {
    archive_mode: "on",
    archive_command: `pgbackrest --config=${configFile} --stanza=club archive-push %p`,
    wal_level: "replica",
  });
  writeFileSync(configFile, configOf(folder, cluster));
  console.log(`${version.trim()}, PostgreSQL ${(await queryOne(cluster.url, "show server_version")).server_version}`);
  await pgbackrest(["--stanza=club", "stanza-create"]);
  await pgbackrest(["--stanza=club", "check"]);

  const product = await startOn(folder, { DATABASE_URL: cluster.url });
  await fill(cluster.adminUrlOf("club"), option("scale", 0.1));
  const loadStart = await queryOne(cluster.url, "select pg_current_wal_lsn()::text as lsn");
  const load = startLoad(product);
  await sleep(LOAD_MS);
  const full = await backUp(pgbackrest, "full");
  const duringFull = load.acknowledged.length;
  await sleep(LOAD_MS);
  const differential = await backUp(pgbackrest, "diff");
  await sleep(LOAD_MS);
  const acknowledged = await load.stop();
  requireThat("receipts were recorded during the backups", duringFull > 0 && acknowledged.length > duringFull);
  const { bytes: walBytes } = await queryOne(
    cluster.url,
    `select pg_current_wal_lsn() - '${loadStart.lsn}'::pg_lsn as bytes`,
  );

  const before = await countsOf(cluster.url);
  const { target } = await queryOne(cluster.url, "select clock_timestamp() at time zone 'UTC' || '+00' as target");
  await sleep(1_000);
  const content = wrongReceipts(WRONG_ROWS);
  await importFile(product, product.token, {
    type: "receipts",
    name: "wrong.csv",
    content,
    query: "?generate_codes=true",
  });
  const { receipt: later } = await sendReceipt(product);
  const after = await countsOf(cluster.url);
  requireThat(
    `the wrong import added ${WRONG_ROWS} receipts`,
    Number(after.receipts) === Number(before.receipts) + WRONG_ROWS + 1,
  );
  // Archives the segment that contains the import, and waits for it.
  await pgbackrest(["--stanza=club", "check"]);

  const restored = await clusterIn(folder, "restored");
  const times = await restore(pgbackrest, restored, target);
  requireEqualCounts(
    `restored to ${target}: counts and sums equal those before the import`,
    await countsOf(restored.url),
    before,
  );
  await requireQuietDoctor("doctor of the restored database", { DATABASE_URL: restored.url });
  requireEqualCounts("the original is unchanged", await countsOf(cluster.url), after);
  await requireQuietDoctor("doctor of the original", { DATABASE_URL: cluster.url });

  const copy = await startOn(join(folder, "restored-data"), { DATABASE_URL: restored.url });
  requireThat("an acknowledged receipt is a replay there", (await sendReceipt(copy, acknowledged.at(-1))).isReplay);
  requireThat("a receipt after the target is new there", !(await sendReceipt(copy, later)).isReplay);
  await requireQuietDoctor("doctor after both", { DATABASE_URL: restored.url });

  console.log(`figures, ${before.receipts} receipts, ${acknowledged.length} of them recorded meanwhile:`);
  console.log(
    `    database ${megabytes(full.databaseBytes)}, repository in all ${megabytes(await bytesOf(join(folder, "repository")))}`,
  );
  printFigure("full backup", { ...full, receipts: before.receipts });
  console.log(`    differential backup: ${differential.took.toFixed(1)} s, ${megabytes(differential.bytes)}`);
  console.log(`    restore: files ${seconds(times.copyMs)}, recovery ${seconds(times.recoveryMs)}`);
  console.log(
    `    WAL: ${Math.round(Number(walBytes) / acknowledged.length)} bytes per receipt of nine codes before compression`,
  );
});
