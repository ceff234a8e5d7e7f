// Recording receipts: the product's endpoints against its own statement alone, and against the usual way.
import { execFileSync, spawn } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { dataAt } from "./data.mjs";
import { findPgbench, pgbench, writeScript } from "./kit/pgbench.mjs";
import { connect, databaseOf, dropFolder, folderOf, ROOT, signIn, startProduct } from "./kit/product.mjs";
import { alternate, inProcess } from "./kit/rounds.mjs";
import { writeTemplate } from "./kit/statements.mjs";
import { createEarlierDatabase, earlierTemplate } from "./peers/earlier-schema.mjs";

const CLIENTS = 16;
const CROWD = 64;
const BULK_CLIENTS = 4;

/** The product on a copy of the data, so that a write bench leaves the data as it was. */
export async function onCopy(scale, work) {
  const { dataDir, customers } = await dataAt(scale);
  const copy = folderOf("copy");
  dropFolder(copy);
  cpSync(dataDir, copy, { recursive: true });
  giveAway(dataDir, copy);
  const product = await startProduct(copy);
  try {
    const token = await signIn(product);
    const client = await connect(copy);
    const { rows: stores } = await client.query(`select s.id, s.store_type as "storeType" from stores s order by s.id`);
    const [{ id: actorId }] = (await client.query("select u.id from users u where u.role = 'admin'")).rows;
    await client.query("checkpoint");
    await client.end();
    return await work({ product, token, dataDir: copy, customers, stores, actorId });
  } finally {
    await product.stop();
    dropFolder(copy);
  }
}

/** As root the database belongs to another account; so must the copy. */
function giveAway(from, to) {
  if (process.getuid?.() !== 0) return;
  execFileSync("chown", ["-R", `--reference=${join(from, "pg18")}`, join(to, "pg18")]);
  execFileSync("chmod", ["0700", join(to, "pg18")]);
}

async function startPeer(dataDir) {
  const plan = JSON.stringify({ database: databaseOf(dataDir), poolSize: CLIENTS });
  const child = spawn(process.execPath, [join(ROOT, "tests/bench/peers/usual-way.mjs"), plan], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve) => child.stdout.once("data", (chunk) => resolve(String(chunk).trim())));
  return { url, stop: () => child.kill("SIGTERM") };
}

/** The script and database of the limit of commit 08a22c0; null if pgbench or the history is missing. */
async function earlierLimit({ command, dataDir, ...facts }) {
  const template = command ? earlierTemplate() : null;
  return template && { script: writeScript(template, facts), database: await createEarlierDatabase(dataDir) };
}

export async function receipts({ scale, rounds, seconds, figure, log }) {
  await onCopy(scale, async ({ product, token, dataDir, customers, stores, actorId }) => {
    let turn = 0;
    const plan = (extra) => ({ seconds, customers, stores, actorId, dataDir, round: ++turn, ...extra });
    const endpoint = (name, clients, url = product.url) => ({
      name: `${name} ${clients}`,
      run: () => inProcess("load.mjs", plan({ endpoint: name, clients, url, token })),
    });
    const minimal = (clients) => ({
      name: `minimal ${clients}`,
      run: () => inProcess("minimal-server.mjs", plan({ work: "write", clients })),
    });
    const command = findPgbench();
    const script = writeScript(writeTemplate(), { customers, stores, actorId });
    const limit = (clients) => ({
      name: `pgbench ${clients}`,
      run: () => pgbench(command, dataDir, { script, clients, seconds, seed: ++turn }),
    });
    const earlier = await earlierLimit({ command, dataDir, customers, stores, actorId });
    if (!earlier) log("no pgbench or no history: the limit of 08a22c0 is not measured");
    const earlierWay = (clients) => ({
      name: `earlier ${clients}`,
      run: () => pgbench(command, dataDir, { ...earlier, clients, seconds, seed: ++turn }),
    });
    const limits = (clients) => [
      minimal(clients),
      ...(command ? [limit(clients)] : []),
      ...(earlier ? [earlierWay(clients)] : []),
    ];
    const limitName = (clients) => `${command ? "pgbench" : "minimal"} ${clients}`;

    const peer = await startPeer(dataDir);
    const few = await alternate(
      [
        ...limits(CLIENTS),
        endpoint("graphql", CLIENTS),
        endpoint("rest", CLIENTS),
        endpoint("bulk", BULK_CLIENTS),
        endpoint("peer", CLIENTS, peer.url),
      ],
      rounds,
      log,
    ).finally(peer.stop);
    const many = await alternate([...limits(CROWD), endpoint("graphql", CROWD)], rounds, log);
    const rate = (name) => (few[name] ?? many[name])?.rate;
    const errors = [...Object.values(few), ...Object.values(many)].reduce((sum, one) => sum + one.errors, 0);

    for (const [clients, goal] of earlier
      ? [
          [CLIENTS, 1],
          [CROWD, 2],
        ]
      : [])
      figure({
        name: `receipts: GraphQL, ${clients} clients, of the statement and schema of 08a22c0`,
        value: rate(`graphql ${clients}`),
        limit: rate(`earlier ${clients}`),
        goal,
      });
    figure({
      name: "receipts: GraphQL, 16 clients, of its statement",
      value: rate("graphql 16"),
      limit: rate(limitName(16)),
      goal: 1,
    });
    figure({
      name: "receipts: GraphQL, 16 clients, of its statement in a minimal loop",
      value: rate("graphql 16"),
      limit: rate("minimal 16"),
      goal: 0.5,
    });
    figure({
      name: "receipts: GraphQL, 16 clients, p99 ms",
      value: few["graphql 16"].p99,
      limit: few[limitName(16)].p99,
      max: 30,
    });
    figure({
      name: "receipts: GraphQL, 64 clients, of its statement",
      value: rate("graphql 64"),
      limit: rate(limitName(64)),
      goal: 2,
    });
    figure({
      name: "receipts: GraphQL, 64 clients, p99 ms",
      value: many["graphql 64"].p99,
      limit: many[limitName(64)].p99,
      max: 90,
    });
    figure({
      name: "receipts: REST of GraphQL, 16 clients",
      value: rate("rest 16"),
      limit: rate("graphql 16"),
      goal: 0.95,
    });
    figure({
      name: "receipts: GraphQL of the usual way, 16 clients",
      value: rate("graphql 16"),
      limit: rate("peer 16"),
      goal: 15,
    });
    figure({
      name: "receipts: bulk of 500, 4 clients, of one statement a receipt",
      value: rate("bulk 4"),
      limit: rate(limitName(16)),
      goal: 2,
    });
    figure({ name: "receipts: errors under all loads", value: errors, limit: 0, max: 0 });
  });
}
