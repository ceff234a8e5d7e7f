// pg_dump and pg_restore into an empty database, and the copy of the embedded PostgreSQL into a server. The commands are the
// bash blocks of docs/operations/backup.md.
// Run as root: node tests/operations/backup/dump-round-trip.mjs [--scale=0.1]
// Needs Debian's postgresql-15 (or newer). It uses a temporary folder and free ports only.
// Prints a line for each requirement, times and sizes; ends with 1 if a requirement does not hold.
import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseOf } from "../../bench/kit/product.mjs";
import {
  countsOf,
  createCluster,
  createDatabase,
  fill,
  newestMajor,
  option,
  printFigure,
  queryOne,
  requireEqualCounts,
  requireQuietDoctor,
  requireThat,
  run,
  runBlock,
  runScript,
  sendReceipt,
  startLoad,
  startOn,
  temporaryFolder,
  toolOf,
} from "./kit.mjs";

const LOAD_MS = 3_000;
const PAGE = "backup.md";
const PATH = () => `${dirname(toolOf("pg_dump"))}:${process.env.PATH}`;

/** Starts the product on a copy, and requires that it knows a receipt and records a new one. */
async function requireServing(folder, url, receipt) {
  const product = await startOn(folder, { DATABASE_URL: url });
  requireThat("an acknowledged receipt is a replay there", (await sendReceipt(product, receipt)).isReplay);
  requireThat("a new receipt is recorded there", !(await sendReceipt(product)).isReplay);
  await product.stop();
  await requireQuietDoctor("doctor after both", { DATABASE_URL: url });
}

async function dumpRoundTrip(folder, cluster) {
  const product = await startOn(folder, { DATABASE_URL: cluster.url });
  await fill(cluster.adminUrlOf("club"), option("scale", 0.1));
  const load = startLoad(product);
  await sleep(LOAD_MS);
  const acknowledged = await load.stop();
  await product.stop();
  const before = await countsOf(cluster.url);

  const backup = join(folder, "club.dump");
  const dump = await runBlock(PAGE, "backup of your own PostgreSQL", {
    PATH: PATH(),
    DATABASE_URL: cluster.url,
    BACKUP: backup,
  });
  await createDatabase(cluster, "restored");
  const restoredUrl = cluster.urlOf("restored");
  const restore = await runBlock(PAGE, "restore into your own PostgreSQL", {
    PATH: PATH(),
    RESTORED_URL: restoredUrl,
    BACKUP: backup,
  });
  requireThat("the doctor of the restore block finds nothing", /^All \d+ invariants hold/m.test(restore.stdout));
  requireEqualCounts(
    "counts and sums of the restored database equal the original's",
    await countsOf(restoredUrl),
    before,
  );
  await requireServing(join(folder, "second"), restoredUrl, acknowledged.at(-1));

  console.log(`figures, ${before.receipts} receipts:`);
  const { bytes: databaseBytes } = await queryOne(cluster.url, "select pg_database_size('club') as bytes");
  printFigure("pg_dump", { took: dump.seconds, bytes: statSync(backup).size, receipts: before.receipts });
  printFigure("pg_restore, analyze and doctor", {
    took: restore.seconds,
    bytes: databaseBytes,
    receipts: before.receipts,
  });
}

/** PostgreSQL 18 is newer than Debian's tools: they reject it, and the copy by psql works with any version. */
async function embeddedIntoServer(folder, cluster) {
  const embedded = await startOn(folder, {});
  const load = startLoad(embedded);
  await sleep(LOAD_MS);
  const acknowledged = await load.stop();
  const { host, port, user, password, database } = databaseOf(join(folder, "data"));
  const embeddedUrl = `postgres://${user}:${password}@${host}:${port}/${database}`;
  const { server_version: version } = await queryOne(embeddedUrl, "show server_version");
  const dumped = await run(toolOf("pg_dump"), ["--format=custom", `--file=${folder}/embedded.dump`, embeddedUrl]);
  const isOlder = newestMajor() < Number.parseInt(version, 10);
  requireThat(
    `pg_dump ${newestMajor()} ${isOlder ? "rejects" : "reads"} the embedded PostgreSQL ${version}`,
    (dumped.status !== 0) === isOlder && (!isOlder || /server version mismatch/.test(dumped.stderr)),
    dumped.stderr,
  );

  const before = await countsOf(embeddedUrl);
  await createDatabase(cluster, "moved");
  const target = { TARGET_URL: cluster.urlOf("moved"), TARGET_SUPERUSER_URL: cluster.adminUrlOf("moved") };
  await runBlock(PAGE, "copy of the embedded PostgreSQL into your own", {
    PATH: PATH(),
    DATA_DIR: join(folder, "data"),
    ...target,
  });
  requireEqualCounts(
    "counts and sums of the server equal the embedded PostgreSQL's",
    await countsOf(target.TARGET_URL),
    before,
  );
  await embedded.stop();
  await requireQuietDoctor("doctor of the server", { DATABASE_URL: target.TARGET_URL });
  await requireServing(join(folder, "moved"), target.TARGET_URL, acknowledged.at(-1));
}

await runScript(async () => {
  const folder = await temporaryFolder();
  const cluster = await createCluster(folder, "server");
  console.log(`PostgreSQL ${(await queryOne(cluster.url, "show server_version")).server_version}`);
  await dumpRoundTrip(folder, cluster);
  const own = join(folder, "embedded");
  mkdirSync(own);
  chmodSync(own, 0o755);
  await embeddedIntoServer(own, cluster);
});
