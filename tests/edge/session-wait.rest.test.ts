import type { PoolClient } from "pg";
import { poolOf } from "../../server/kit/db/queries";
import { openApp, type TestApp } from "../support/app";
import { signedIn } from "../support/factories";
import { openPgProxy, type PgProxy } from "../support/pg-proxy";
import { eventually } from "../support/server-process";
import { newDatabase, TEMPLATE } from "../support/test-databases";

const POOL_SIZE = 8;
/** Session queries of one process at a time. */
const PLACES = 2;

let proxy: PgProxy;
let app: TestApp;

beforeAll(async () => {
  proxy = await openPgProxy(await newDatabase(TEMPLATE), { openDelayMs: 300 });
  app = await openApp({ DATABASE_URL: proxy.url, DATABASE_POOL_SIZE: String(POOL_SIZE) });
});
afterAll(async () => {
  await app.close();
  await proxy.close();
});

test("while session queries wait for connections in a burst, a later call is rejected first, and calls after the burst are served", async () => {
  const { token } = await signedIn(app, "admin");
  const read = () => app.rest("GET", "/api/admin/stores", undefined, { token });
  const pool = poolOf(app.product.primary.manager);
  const { sessions } = app.product.batchers;
  const ended: string[] = [];
  const status = async (name: string) => {
    ended.push(`${name} ${(await read()).status}`);
  };

  // The burst takes every connection, most of which are opened for it.
  const burst: Promise<PoolClient>[] = Array.from({ length: POOL_SIZE }, () => pool.connect());
  const calls: Promise<void>[] = [];
  for (let place = 1; place <= PLACES; place++) {
    calls.push(status("early"));
    await eventually(() => sessions.counts().running === place, 5_000, "the session query to start");
  }
  await Promise.all([...calls, status("late")]);
  for (const held of await Promise.all(burst)) held.release();

  expect(ended).toEqual(["late 503", "early 503", "early 503"]);
  expect((await read()).status).toBe(200);
});
