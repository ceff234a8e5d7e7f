import { createJobQueue } from "../../server/kit/concurrency/job-queue";
import { openApp, type TestApp, useApp } from "../support/app";
import { openPgProxy } from "../support/pg-proxy";
import { newDatabase, TEMPLATE } from "../support/test-databases";

const app = useApp();

const metrics = async (from: TestApp = app()): Promise<string> =>
  String((await from.rest("GET", "/metrics", undefined, { ip: "127.0.0.1" })).body);

/** The values of a metric by its labels as they are written. */
async function valuesOf(metric: string, from: TestApp = app()): Promise<Record<string, number>> {
  const lines = (await metrics(from)).split("\n").filter((line) => line.startsWith(`${metric}{`));
  return Object.fromEntries(
    lines.map((line) => [line.slice(metric.length, line.indexOf("}") + 1), Number(line.split(" ").at(-1))]),
  );
}

const COUNT = "graphql_operation_duration_seconds_count";

/** By how much the numbers of operations grow by a call. */
async function grownBy(call: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await valuesOf(COUNT);
  await call();
  const after = await valuesOf(COUNT);
  const grown = Object.entries(after).map(([labels, count]): [string, number] => [
    labels,
    count - (before[labels] ?? 0),
  ]);
  return Object.fromEntries(grown.filter(([, count]) => count > 0));
}

test("the duration of an operation is measured by its root field, over GraphQL and REST", async () => {
  const grown = await grownBy(async () => {
    await app().gql("{ items { id } }");
    await app().gql("query Other { one: health { status } two: health { version } }");
    await app().rest("GET", "/health");
  });

  expect(grown).toEqual({ '{operation="items"}': 1, '{operation="health"}': 2 });
});

test("an operation with several root fields counts as several", async () => {
  const grown = await grownBy(() => app().gql("{ health { status } activeStores { id } }"));

  expect(grown).toEqual({ '{operation="several"}': 1 });
});

test.each([
  ["an unknown field", "{ customersOfMine { id } }"],
  ["a document that cannot be parsed", "{"],
  ["a field of the protocol", "{ __typename }"],
  ["a fragment", "query Mine { ...mine } fragment mine on Query { health { status } }"],
  ["a known and an unknown field", "{ health { status } __typename }"],
])("%s counts as other, so that a client cannot add a label", async (_, document) => {
  const grown = await grownBy(() => app().gql(document));

  expect(grown).toEqual({ '{operation="other"}': 1 });
});

test("the causes of failures are exported before the first failure", async () => {
  const alone = await openApp();
  const causes = await valuesOf("faults_total", alone);

  await alone.close();
  expect(Object.keys(causes)).toHaveLength(9);
  expect(causes['{cause="disk_full"}']).toBe(0);
});

test("the lag of a replica is 0 if it is up to date, and NaN within half a second if it is silent", async () => {
  const url = await newDatabase(TEMPLATE);
  const proxy = await openPgProxy(url);
  const open = await openApp({ DATABASE_URL: url, DATABASE_READ_URLS: proxy.url });
  const upToDate = await valuesOf("database_replication_lag_seconds", open);

  proxy.freeze();
  const startedAt = performance.now();
  const silent = await valuesOf("database_replication_lag_seconds", open);
  const took = performance.now() - startedAt;
  proxy.thaw();
  const again = await valuesOf("database_replication_lag_seconds", open);

  await open.close();
  await proxy.close();
  expect([upToDate, silent, again]).toEqual([
    { '{replica="replica 1"}': 0 },
    { '{replica="replica 1"}': NaN },
    { '{replica="replica 1"}': 0 },
  ]);
  expect(took).toBeLessThan(700);
});

test("the ages of the oldest running and the oldest waiting job are exported", async () => {
  const queue = createJobQueue(() => undefined);
  const idle = queue.ages();
  let end: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (end = resolve));
  queue.enqueue(() => blocked);
  queue.enqueue(() => Promise.resolve());
  await new Promise((resolve) => setImmediate(resolve));
  const [counts, ages] = [queue.counts(), queue.ages()];
  end();
  await queue.stop();

  expect(idle).toEqual({ running: 0, waiting: 0 });
  expect(counts).toEqual({ running: 1, waiting: 1 });
  expect(ages.waiting).toBeGreaterThan(0);
  // The second job was queued before the first one began.
  expect(ages.waiting).toBeGreaterThan(ages.running);
  expect([queue.counts(), queue.ages()]).toEqual([
    { running: 0, waiting: 0 },
    { running: 0, waiting: 0 },
  ]);
  expect(await valuesOf("background_job_age_seconds")).toEqual({ '{state="running"}': 0, '{state="waiting"}': 0 });
});
