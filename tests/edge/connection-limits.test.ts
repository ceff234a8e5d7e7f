import type { DataSource } from "typeorm";
import { limitConnectTime, openDatabase } from "../../server/app/data-source";
import { poolOf } from "../../server/kit/db/queries";
import { createLogger } from "../../server/kit/log";
import { openPgProxy, type PgProxy } from "../support/pg-proxy";
import { newDatabase, TEMPLATE } from "../support/test-databases";

/** Longer than the wait for a connection that is in use, shorter than the time to open one. */
const OPEN_DELAY_MS = 900;

let proxy: PgProxy;
let dataSource: DataSource;

beforeAll(async () => {
  proxy = await openPgProxy(await newDatabase(TEMPLATE), { openDelayMs: OPEN_DELAY_MS });
  dataSource = await openDatabase({ url: proxy.url, poolSize: 2, logger: createLogger("silent") });
  limitConnectTime(poolOf(dataSource.manager));
});
afterAll(async () => {
  await dataSource.destroy();
  await proxy.close();
});

const sleepAtOnce = (count: number, seconds: number): Promise<PromiseSettledResult<unknown>[]> =>
  Promise.allSettled(
    Array.from({ length: count }, () => poolOf(dataSource.manager).query("select pg_sleep($1)", [seconds])),
  );

const errorsOf = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results.flatMap((result) => (result.status === "rejected" ? [(result.reason as Error).message] : []));

test("requests wait for a connection that is being opened, and only 500 ms for one that is in use", async () => {
  const whileOpening = await sleepAtOnce(6, 0.01);
  const whileInUse = await sleepAtOnce(3, 0.8);

  expect(errorsOf(whileOpening)).toEqual([]);
  expect(errorsOf(whileInUse)).toEqual(["timeout exceeded when trying to connect"]);
});
