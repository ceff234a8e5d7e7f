// The upgrade from another release to this one on a server's database: backup, upgrade beside a running process of the old
// release, a start of the old release after it, two processes that start at once, and the restored backup.
// Run as root: node tests/operations/backup/upgrade.mjs --previous=FOLDER [--scale=0.02]
// FOLDER is a working copy of the previous release with its dependencies. It also needs Debian's postgresql-15 (or newer).
// Prints a line for each requirement, and times; ends with 1 if a requirement does not hold.
import { existsSync, lstatSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ROOT } from "../../bench/kit/product.mjs";
import {
  countsOf,
  createCluster,
  createDatabase,
  fill,
  option,
  queryOne,
  requireEqualCounts,
  requireQuietDoctor,
  requireThat,
  run,
  runBlock,
  runScript,
  seconds,
  sendReceipt,
  startOn,
  temporaryFolder,
  toolOf,
} from "./kit.mjs";

const PREVIOUS = resolve(option("previous", "no folder given"));
const PATH = `${dirname(toolOf("pg_dump"))}:${process.env.PATH}`;
const LAST = "select count(*)::int as count, max(timestamp)::text as last from migrations";

/** A release installs its dependencies when they are not its own, and would empty the folder behind a symbolic link. */
function requireOwnDependencies() {
  const modules = join(PREVIOUS, "node_modules");
  if (!existsSync(join(PREVIOUS, "server", "start.mjs"))) throw new Error("--previous=FOLDER names no release");
  if (!existsSync(modules) || lstatSync(modules).isSymbolicLink())
    throw new Error(`${PREVIOUS} needs its own node_modules: run npm ci there first, and use no symbolic link`);
}

async function requireRejected(url, folder) {
  const env = { DATABASE_URL: url, DATA_DIR: folder, PORT: "0" };
  const { status, stderr } = await run("node", ["tests/bench/kit/launch.mjs"], { cwd: PREVIOUS, env });
  const message = stderr.trim().split("\n").at(-1);
  requireThat(
    `the old release rejects the new schema: ${message}`,
    status === 1 && /newer version has migrated/.test(stderr),
  );
}

/** What an old process that is still running does with the new schema. */
async function reportOldProcess(old) {
  const ready = await fetch(`${old.url}/health/ready`);
  const sent = await sendReceipt(old).then(
    () => "records receipts",
    (error) => error.message,
  );
  console.log(`    an old process beside the new schema: /health/ready ${ready.status}, ${sent}`);
}

await runScript(async () => {
  requireOwnDependencies();
  const folder = await temporaryFolder();
  const cluster = await createCluster(folder, "server");
  const start = (name, url, root) => startOn(join(folder, name), { DATABASE_URL: url }, root);
  const old = await start("old", cluster.url, PREVIOUS);
  await fill(cluster.adminUrlOf("club"), option("scale", 0.02));
  const { receipt } = await sendReceipt(old);
  const before = await countsOf(cluster.url);
  const schema = await queryOne(cluster.url, LAST);
  const backup = join(folder, "before.dump");
  await runBlock("backup.md", "backup of your own PostgreSQL", { PATH, DATABASE_URL: cluster.url, BACKUP: backup });

  const startedAt = performance.now();
  const { status, stdout } = await run("node", ["server/start.mjs", "--migrate"], {
    cwd: ROOT,
    env: { DATABASE_URL: cluster.url },
  });
  const migrated = await queryOne(cluster.url, LAST);
  requireThat(`npm run migrate: ${stdout.trim().split("\n").at(-1)}`, status === 0 && migrated.count > schema.count);
  console.log(`    ${migrated.count - schema.count} migrations in ${seconds(performance.now() - startedAt)}`);
  requireEqualCounts("counts and sums are those before the upgrade", await countsOf(cluster.url), before);
  await reportOldProcess(old);
  await old.stop();
  await requireRejected(cluster.url, join(folder, "rejected"));
  const upgraded = await start("new", cluster.url);
  requireThat("the receipt of the old release is a replay", (await sendReceipt(upgraded, receipt)).isReplay);
  await upgraded.stop();
  await requireQuietDoctor("doctor of the upgraded database", { DATABASE_URL: cluster.url });

  await createDatabase(cluster, "again");
  const again = cluster.urlOf("again");
  const args = ["--no-owner", "--exit-on-error", `--dbname=${again}`, backup];
  requireThat("the backup is restored", (await run(toolOf("pg_restore"), args)).status === 0);
  requireEqualCounts("counts and sums of the restored backup", await countsOf(again), before);
  await requireQuietDoctor("doctor of the old release on the restored backup", { DATABASE_URL: again }, PREVIOUS);
  const back = await start("back", again, PREVIOUS);
  requireThat("the old release serves the restored backup", (await sendReceipt(back, receipt)).isReplay);
  await back.stop();

  const both = await Promise.all([start("first", again), start("second", again)]);
  const twice = await queryOne(again, LAST);
  requireThat("two processes that start at once migrate once", twice.count === migrated.count);
  await Promise.all(both.map((product) => sendReceipt(product)));
  await Promise.all(both.map((product) => product.stop()));
  await requireQuietDoctor("doctor after both", { DATABASE_URL: again });
});
