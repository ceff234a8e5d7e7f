import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../server/app/data-source";
import { startEmbedded } from "../../server/embedded-postgres/embedded-postgres";
import { createLogger } from "../../server/kit/log";
import { TEMPLATE, withClient } from "./test-databases";

/** One real PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function globalSetup(): Promise<void> {
  const folder = process.env.TEST_DATABASE_URL ? "" : mkdtempSync(join(tmpdir(), "customer-club-tests-"));
  const logger = createLogger("error");
  const embedded = folder === "" ? null : await startEmbedded(folder, logger);
  const url = embedded?.url ?? process.env.TEST_DATABASE_URL ?? "";
  process.env.TEST_CLUSTER_URL = url;
  await withClient(url, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE}`);
    await client.query(`create database ${TEMPLATE}`);
  });
  await migrate(urlFor(url), logger);
  Object.assign(globalThis, { testCluster: { embedded, folder } });
}

const urlFor = (url: string): string => {
  const named = new URL(url);
  named.pathname = `/${TEMPLATE}`;
  return named.toString();
};
