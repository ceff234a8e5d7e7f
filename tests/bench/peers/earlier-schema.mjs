// The limit of receipts: the single-receipt statement and the schema of commit 08a22c0, before receipts shared statements.
import { execFileSync } from "node:child_process";
import { databaseOf, need, ROOT } from "../kit/product.mjs";

const COMMIT = "08a22c0";
const LAST_MIGRATION = "LedgerCounterparts1763700037000";
const DATABASE = "earlier";

/** The parameters of the statement of that commit in the order of their numbers. */
const NAMES = [
  ...["ns", "ids", "receiptNumbers", "receiptKeys", "storeIds", "storeTypes", "multipliers", "amounts", "points"],
  ...["purchasedAt", "contentHashes", "nationalCodes", "phones", "firstNames", "lastNames", "newCustomerIds", "keys"],
  ...["reasons", "codeCounts", "scope", "now", "createdBy", "codeNs", "codeOrdinals", "codes", "actorRole", "ip"],
  ...["requestId", "actorId", "campaignIds"],
];

/** Returns the statement and the names of its parameters; null without the history of the repository. */
export function earlierTemplate() {
  try {
    const path = `${COMMIT}:server/features/receipts/record.sql.ts`;
    const source = execFileSync("git", ["show", path], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return { text: /text: `([^]*?)`,\n\};/.exec(source)[1], names: NAMES };
  } catch {
    return null;
  }
}

/** Copies the database of a running product beside it, reverts the later migrations there and returns its name. */
export async function createEarlierDatabase(dataDir) {
  const { Client } = need("pg");
  const { database, ...server } = databaseOf(dataDir);
  const admin = new Client({ ...server, database: "postgres" });
  await admin.connect();
  // A database with connections cannot be copied; the product opens new ones afterwards.
  await admin.query(`alter database ${database} allow_connections false`);
  await admin.query("select pg_terminate_backend(a.pid) from pg_stat_activity a where a.datname = $1", [database]);
  await admin.query(`create database ${DATABASE} template ${database}`);
  await admin.query(`alter database ${database} allow_connections true`);
  await admin.end();

  const { openDatabase } = need(`${ROOT}/build/server/app/data-source.js`);
  const { createLogger } = need(`${ROOT}/build/server/kit/log.js`);
  const url = `postgres://${server.user}:${encodeURIComponent(server.password)}@${server.host}:${server.port}/${DATABASE}`;
  const options = { url, poolSize: 1, logger: createLogger("silent"), statementTimeoutMs: 0 };
  const dataSource = await openDatabase(options);
  const last = async () =>
    (await dataSource.query("select m.name from migrations m order by m.id desc limit 1"))[0].name;
  while ((await last()) !== LAST_MIGRATION) await dataSource.undoLastMigration({ transaction: "each" });
  await dataSource.query("vacuum analyze");
  await dataSource.query("checkpoint");
  await dataSource.destroy();
  return DATABASE;
}
