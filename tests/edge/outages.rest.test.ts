import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDiskFull, measureClockSkew, unreadyReasons } from "../../server/features/health/health.service";
import { errorForLog } from "../../server/kit/db/pg-errors";
import { createLogger } from "../../server/kit/log";
import { createTelemetry } from "../../server/kit/telemetry";
import { type LogLine, openApp, type TestApp } from "../support/app";
import { aReceipt, signedIn } from "../support/factories";
import { newDatabase, TEMPLATE } from "../support/test-databases";
import { openPgProxy } from "../support/pg-proxy";
import { eventually } from "../support/server-process";
import { listen } from "../support/sockets";

let app: TestApp;
let token = "";

beforeAll(async () => {
  app = await openApp({ LOG_LEVEL: "info" });
  token = (await signedIn(app, "admin")).token;
});
afterAll(() => app.close());

const metrics = async (from = app): Promise<string> =>
  String((await from.rest("GET", "/metrics", undefined, { ip: "127.0.0.1" })).body);

/** The number of a metric with its labels; 0 if it was never counted. */
const valueOf = (text: string, metric: string): number =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${metric} `))
      ?.slice(metric.length + 1) ?? 0,
  );

/** Makes every insert of an item fail with a code of PostgreSQL, as the database does when its disk is full. */
const failItems = (code: string) =>
  app.sql(
    `create or replace function fail_item() returns trigger language plpgsql as $$
     begin raise exception 'could not extend file' using errcode = '${code}', detail = 'Key (phone)=(09121234567)'; end $$;
     create or replace trigger fail_item before insert on items execute function fail_item();`,
  );

const ADD = `mutation ($title: String!) { createItem(input: { title: $title }) { id } }`;

test("a full disk of the database is logged with cause and request id and counted, and the server is not ready", async () => {
  await failItems("53100");
  const before = await metrics();

  const rest = await app.rest(
    "POST",
    "/api/items",
    { title: "Milk" },
    { token, headers: { "x-request-id": "full-1" } },
  );
  const gql = await app.gql(ADD, { title: "Milk" }, { token });
  for (let n = 0; n < 20; n++) await app.rest("POST", "/api/items", { title: "Milk" }, { token });
  const after = await metrics();
  const ready = await app.rest("GET", "/health/ready");
  await app.sql("drop trigger fail_item on items");

  expect([rest.status, rest.body.code, gql.status, gql.errors?.[0]?.extensions.code]).toEqual([
    503,
    "UNAVAILABLE",
    200,
    "UNAVAILABLE",
  ]);
  const lines = app.log().filter(({ cause }) => cause === "disk_full");
  // 22 failures within the ten seconds in which a cause is logged once.
  expect(lines).toEqual([expect.objectContaining({ level: "error", cause: "disk_full", requestId: "full-1" })]);
  expect(JSON.stringify(lines)).not.toContain("09121234567");
  expect(valueOf(after, 'faults_total{cause="disk_full"}') - valueOf(before, 'faults_total{cause="disk_full"}')).toBe(
    22,
  );
  expect([ready.status, ready.body]).toEqual([
    503,
    { status: "not ready", version: app.product.settings.version, reasons: ["disk_full"] },
  ]);
});

test("a write on a connection to a former primary, which is read-only, returns 503", async () => {
  await failItems("25006");

  const rest = await app.rest("POST", "/api/items", { title: "Milk" }, { token });
  await app.sql("drop trigger fail_item on items");

  expect([rest.status, rest.body.code]).toEqual([503, "UNAVAILABLE"]);
});

test("a GraphQL error that is sent with 200 has its own status and code in metrics and log", async () => {
  await failItems("57014");

  await app.gql(ADD, { title: "Milk" }, { token, headers: { "x-request-id": "gql-1" } });
  await app.sql("drop trigger fail_item on items");
  const text = await metrics();

  const failed = 'http_request_duration_seconds_count{method="POST",route="/graphql",status="503",code="UNAVAILABLE"}';
  expect(valueOf(text, failed)).toBeGreaterThanOrEqual(1);
  expect(valueOf(text, 'graphql_errors_total{code="UNAVAILABLE"}')).toBeGreaterThanOrEqual(1);
  expect(app.log()).toContainEqual(
    expect.objectContaining({ msg: "request", requestId: "gql-1", status: 200, code: "UNAVAILABLE" }),
  );
});

test("a GraphQL response without an error is counted as 200 without a code", async () => {
  const counted = 'http_request_duration_seconds_count{method="POST",route="/graphql",status="200",code=""}';
  const before = valueOf(await metrics(), counted);

  await app.gql("{ __typename }");

  expect(valueOf(await metrics(), counted) - before).toBe(1);
});

test("failures left out of the log are counted in the next line of their cause", async () => {
  const lines: LogLine[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(JSON.parse(line) as LogLine) });
  const telemetry = createTelemetry(log, { faultIntervalMs: 100 });
  const timeout = Object.assign(new Error("canceling statement"), { code: "57014", severity: "ERROR" });

  for (let n = 0; n < 5; n++) telemetry.reportError(timeout, { requestId: `call-${n}` });
  telemetry.reportError(new Error("timeout exceeded when trying to connect"), { requestId: "other" });
  await eventually(() => lines.length === 3, 5_000, "the line of those that were left out");

  expect(lines.map(({ cause, requestId, suppressed }) => ({ cause, requestId, suppressed }))).toEqual([
    { cause: "query_timeout", requestId: "call-0", suppressed: undefined },
    { cause: "pool_exhausted", requestId: "other", suppressed: undefined },
    { cause: "query_timeout", requestId: undefined, suppressed: 4 },
  ]);
});

/** As Node throws it. */
const noSpace = Object.assign(new Error("ENOSPC: no space left on device, write"), {
  errno: -28,
  code: "ENOSPC",
  syscall: "write",
});

test("a file that cannot be written counts as a full disk, and the server is not ready for a while", async () => {
  const telemetry = createTelemetry(createLogger("silent"));
  const source = { db: app.product.primary.manager, telemetry, dataDir: app.config.dataDir, migrations: [] };

  const before = await unreadyReasons(source);
  telemetry.reportError(noSpace);

  expect(before).toEqual([]);
  expect(await unreadyReasons(source)).toEqual(["disk_full"]);
  expect(await unreadyReasons(source, Date.now() + 31_000)).toEqual([]);
});

test("a folder is full if it has less free space than required, even if it does not exist yet", async () => {
  expect(await isDiskFull(join(tmpdir(), "not", "there", "yet"), Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(await isDiskFull(join(tmpdir(), "not", "there", "yet"), 1)).toBe(false);
  expect(await isDiskFull(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(await isDiskFull(tmpdir(), 1)).toBe(false);
});

test("a server whose database lacks a migration is live but not ready", async () => {
  const [last] = await app.sql<{ name: string }>(
    "delete from migrations where id = (select max(m.id) from migrations m) returning name",
  );

  const [ready, live, health] = [
    await app.rest("GET", "/health/ready"),
    await app.rest("GET", "/health/live"),
    await app.rest("GET", "/health"),
  ];

  await app.sql("insert into migrations (timestamp, name) values ($1, $2)", [
    Number(last?.name.slice(-13)),
    last?.name,
  ]);
  expect([ready.status, ready.body.reasons.includes("migrations_missing")]).toEqual([503, true]);
  expect([live.status, live.body]).toEqual([200, { status: "live", version: app.product.settings.version }]);
  expect(health.status).toBe(200);
});

/** A product whose network to the database can fail, and its responses with their durations. */
async function openBehindProxy() {
  const proxy = await openPgProxy(await newDatabase(TEMPLATE));
  const alone = await openApp({ LOG_LEVEL: "error", DATABASE_URL: proxy.url });
  const { token: session } = await signedIn(alone, "admin");
  const port = await listen(alone);
  const timed = async (path: string) => {
    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer ${session}`, "x-request-id": `probe${path.replaceAll("/", "-")}` },
    });
    const body = (await response.json()) as { status: string; reasons?: string[]; database?: string };
    return { status: response.status, body, ms: performance.now() - startedAt };
  };
  const all = async () => ({
    live: await timed("/health/live"),
    ready: await timed("/health/ready"),
    health: await timed("/health"),
  });
  return { proxy, alone, all };
}

test.each(["silent", "away"])("with a database that is %s each probe responds within a second", async (state) => {
  const { proxy, alone, all } = await openBehindProxy();
  const before = await all();

  if (state === "silent") proxy.freeze();
  else await proxy.close();
  const during = await all();
  const again = await all();
  proxy.thaw();

  await alone.close();
  if (state === "silent") await proxy.close();
  expect([before.live.status, before.ready.status, before.health.body.status]).toEqual([200, 200, "healthy"]);
  for (const { live, ready, health } of [during, again]) {
    expect([live.status, live.body.status]).toEqual([200, "live"]);
    expect([ready.status, ready.body.reasons]).toEqual([503, ["database_unavailable"]]);
    expect([health.status, health.body]).toEqual([
      200,
      { status: "degraded", version: app.product.settings.version, database: "down" },
    ]);
    expect(Math.max(live.ms, ready.ms, health.ms)).toBeLessThan(1_000);
  }
  const causes = new Set(alone.log().map(({ cause }) => cause));
  expect(causes).toContain(state === "silent" ? "query_timeout" : "connection_lost");
});

test("the health probe recovers with the database", async () => {
  const { proxy, alone, all } = await openBehindProxy();
  proxy.freeze();
  const during = await all();

  proxy.thaw();
  await eventually(async () => (await all()).health.body.status === "healthy", 10_000, "a healthy response");
  const after = await all();

  await alone.close();
  await proxy.close();
  expect(during.health.body.status).toBe("degraded");
  expect(after.ready.status).toBe(200);
});

test("the difference of the database's clock is measured, and logged above one second", async () => {
  const lines: LogLine[] = [];
  const log = createLogger("warn", { write: (line) => void lines.push(JSON.parse(line) as LogLine) });
  const telemetry = createTelemetry(log);
  const db = app.product.primary.manager;

  const same = await measureClockSkew(db, telemetry);
  const linesOfSame = lines.length;
  const late = await measureClockSkew(db, telemetry, () => Date.now() - 5_000);
  const text = await telemetry.metrics.register.metrics();

  expect(Math.abs(same ?? Number.NaN)).toBeLessThan(0.9);
  expect(linesOfSame).toBe(0);
  expect(late).toBeGreaterThan(4);
  expect(late).toBeLessThan(6);
  expect(lines).toEqual([expect.objectContaining({ level: "warn", msg: "database clock skew" })]);
  expect(valueOf(text, "database_clock_skew_seconds")).toBe(late);
});

test("the metrics include the pool, the jobs, the receipts, the limits and the sign-ins", async () => {
  const text = await metrics();

  const named = new Set(text.split("\n").flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []));
  expect([...named]).toEqual(
    expect.arrayContaining([
      "background_jobs",
      "database_clock_skew_seconds",
      "database_pool_connections",
      "failed_sign_ins_total",
      "faults_total",
      "graphql_errors_total",
      "http_request_duration_seconds",
      "jobs_failed_total",
      "limits_hit_total",
      "receipts_recorded_total",
    ]),
  );
  expect(text).toMatch(/database_pool_connections\{pool="primary",state="total"\} [1-9]/);
  expect(text).toMatch(/database_pool_connections\{pool="primary",state="idle"\} \d/);
  expect(text).toMatch(/database_pool_connections\{pool="primary",state="waiting"\} 0/);
  expect(text).toMatch(/background_jobs\{state="running"\} 0/);
});

test("a recorded receipt is counted once, and the same one sent again is not", async () => {
  const { token: till } = await signedIn(app, "counter");
  const receipt = aReceipt();
  const send = () => app.rest("POST", "/api/receipts/create", receipt, { token: till });
  const before = valueOf(await metrics(), "receipts_recorded_total");

  const statuses = [(await send()).status, (await send()).status];

  expect(statuses).toEqual([201, 200]);
  expect(valueOf(await metrics(), "receipts_recorded_total") - before).toBe(1);
});

test("an error in the log has message, code and severity, and no user input", async () => {
  const driverError: unknown = await app
    .sql("select $1::text::inet, $2::text", ["the garbage of 09121234567", "0499370899"])
    .catch((error: unknown) => error);

  const logged = errorForLog(driverError);

  expect(Object.keys(logged).sort()).toEqual(["code", "message", "severity", "stack", "type"]);
  expect(logged).toMatchObject({ code: "22P02", severity: "ERROR", message: "invalid input syntax for type inet" });
  expect(JSON.stringify(logged)).not.toMatch(/garbage|09121234567|0499370899/);
});

test("a detail with a row's values stays out of the log", async () => {
  const lines: LogLine[] = [];
  const log = createLogger("error", { write: (line) => void lines.push(JSON.parse(line) as LogLine) });
  await app.sql("create table scratch (phone text primary key)");
  const insert = () => app.sql("insert into scratch (phone) values ($1)", ["09121234567"]);
  await insert();
  const driverError: unknown = await insert().catch((error: unknown) => error);

  log.error({ err: driverError }, "unexpected error");

  expect(lines[0]?.err).toMatchObject({ code: "23505", severity: "ERROR" });
  expect(JSON.stringify(lines)).not.toMatch(/09121234567|detail|parameters/);
});
