import { setImmediate as nextTurn } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import { poolOf, queryRows } from "../../server/kit/db/queries";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { createFairQueue } from "../../server/kit/concurrency/fair-queue";
import { openApp, type TestApp } from "../support/app";
import { concurrently } from "../support/retry";
import { signedIn } from "../support/factories";
import { storedFiles } from "../support/stored-files";
import { eventually } from "../support/server-process";
import { sendForm } from "../support/upload";
import { addCode, anEvent } from "../events/fixtures";

const POOL = (id: string) => `/api/events/${id}/lottery-codes/export`;
const opened: TestApp[] = [];

async function open(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await openApp(env);
  opened.push(app);
  return app;
}
afterEach(async () => {
  for (const app of opened.splice(0).reverse()) await app.close();
});

const writing = (app: TestApp) =>
  app.sql<{ owner: string }>("select f.owner_id as owner from stored_files f where f.completed_at is null");

/** Blocks readers of codes while `work` runs. */
const holdingCodes = <Result>(app: TestApp, work: () => Promise<Result>): Promise<Result> =>
  app.product.primary.transaction(async (held) => {
    await queryRows(held, "set local idle_in_transaction_session_timeout = 0");
    await queryRows(held, "lock table lottery_codes in access exclusive mode");
    return work();
  });

async function aPool(app: TestApp): Promise<string> {
  const { id } = await anEvent(app);
  await addCode(app, id, "ABCDEFGH12");
  return id;
}

test("of 24 exports of a pool by one manager five succeed; the others are rejected with advice in both languages", async () => {
  const app = await open();
  const { token } = await signedIn(app, "manager");
  const id = await aPool(app);

  const responses = [];
  // Six at a time: 24 at one moment would wait for connections of a slow machine.
  for (let round = 0; round < 4; round++) {
    const lang = round % 2 === 0 ? "en" : "fa";
    responses.push(...(await concurrently(6, () => app.rest("POST", POOL(id), {}, { token, lang }))));
  }
  const codes = responses.map(({ status, body }) => (status === 200 ? 200 : body.code));
  const other = await app.rest("GET", "/api/export/stores", undefined, { token });

  expect(codes.filter((code) => code === 200)).toHaveLength(5);
  expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(19);
  expect([other.status, other.body.code]).toEqual([429, "RATE_LIMITED"]);
  expect(responses[23]?.body.detail).toContain(ERRORS.RATE_LIMITED.fa.split("{seconds}")[1]);
  expect(await storedFiles(app, "download")).toHaveLength(5);
});

test("each alias of an operation counts", async () => {
  const app = await open();
  const { token } = await signedIn(app, "manager");
  const id = await aPool(app);
  const aliases = Array.from({ length: 7 }, (_, n) => `a${n}: exportEventCodes(eventId: "${id}") { downloadUrl }`);

  const { errors } = await app.gql(`mutation { ${aliases.join(" ")} }`, {}, { token });

  // The first five files are created; the error of a non-null field makes the whole response null.
  expect(errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
  expect(await storedFiles(app, "download")).toHaveLength(5);
});

test("while 24 exports of a pool wait, two of the manager and one of another user run, and other calls are served", async () => {
  const app = await open({ RATE_LIMIT_PROFILE: "bench" });
  const [first, second] = [await signedIn(app, "manager"), await signedIn(app, "manager")];
  const id = await aPool(app);
  const pool = poolOf(app.product.primary.manager);
  const ask = (token: string) => app.rest("POST", POOL(id), {}, { token });

  const seen = await holdingCodes(app, async () => {
    const many = Array.from({ length: 24 }, () => ask(first.token));
    await eventually(async () => (await writing(app)).length === 2, 5_000, "two exports to begin");
    const others = Array.from({ length: 3 }, () => ask(second.token));
    await eventually(async () => (await writing(app)).length === 3, 5_000, "a third export to begin");
    // The holder of the lock and three exports, of sixteen connections. A call that waits releases its own.
    const busy = () => pool.totalCount - pool.idleCount;
    await eventually(() => busy() === 4, 5_000, "four connections to be in use");
    const served = [];
    for (let n = 0; n < 10; n++) {
      const [health, stores] = [await app.rest("GET", "/health"), await app.rest("GET", "/api/stores/active")];
      served.push([health.body.status, stores.status]);
    }
    // Any other export would have begun by now.
    const owners = (await writing(app)).map(({ owner }) => owner);
    return { many, others, owners, busy: busy(), served };
  });
  const responses = await Promise.all([...seen.many, ...seen.others]);

  expect(seen.owners.filter((owner) => owner === first.user.id)).toHaveLength(2);
  expect(seen.owners.filter((owner) => owner === second.user.id)).toHaveLength(1);
  expect(seen.busy).toBe(4);
  expect(seen.served).toEqual(Array(10).fill(["healthy", 200]));
  expect(responses.map(({ status }) => status)).toEqual(Array(27).fill(200));
});

test("two exports of a user run at a time across all processes; a third is rejected after its wait", async () => {
  const env = { RATE_LIMIT_PROFILE: "bench" };
  const firstApp = await open(env);
  const secondApp = await open({ ...env, DATABASE_URL: firstApp.config.DATABASE_URL ?? "" });
  const { token, user } = await signedIn(firstApp, "manager");
  const id = await aPool(firstApp);

  const { responses, third } = await holdingCodes(firstApp, async () => {
    const running = [firstApp.rest("POST", POOL(id), {}, { token }), secondApp.rest("POST", POOL(id), {}, { token })];
    await eventually(async () => (await writing(firstApp)).length === 2, 5_000, "two exports to begin");
    const file = { name: "third.csv", ownerId: user.id, waitMs: 700 };
    const error = await secondApp.product.files.downloads
      .write(file, () => Promise.resolve())
      .catch((error: unknown) => error);
    return { responses: running, third: error };
  });

  expect(third).toMatchObject({ code: "EXPORTS_BUSY", retryAfter: 10 });
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
});

test("uploads have a quota per user and in total; a rejected upload stores nothing", async () => {
  const app = await open({ UPLOAD_QUOTA_MB: "2", UPLOAD_TOTAL_MB: "3", RATE_LIMIT_PROFILE: "bench" });
  const [first, second] = [await signedIn(app, "manager"), await signedIn(app, "manager")];
  const send = (token: string, lang: "en" | "fa" = "en") =>
    sendForm(app, "/api/uploads", [{ filename: "a.csv", content: Buffer.alloc(1_000_000, "a") }], token, lang);

  const mine = [await send(first.token), await send(first.token), await send(first.token)];
  const inPersian = await send(first.token, "fa");
  const theirs = [await send(second.token), await send(second.token)];
  const before = await storedFiles(app, "upload");
  await app.sql("update stored_files set expires_at = now()");
  const later = await send(first.token);

  expect(mine.map(({ status, body }) => body.code ?? status)).toEqual([201, 201, "UPLOAD_QUOTA"]);
  expect(mine[2]?.body.detail).toContain("2 MB");
  expect(mine[2]?.headers["retry-after"]).toBe("600");
  expect(inPersian.body.detail).toMatch(/[\u0600-\u06ff].*2 مگابایت/);
  expect(theirs.map(({ status, body }) => body.code ?? status)).toEqual([201, "FILES_FULL"]);
  expect(before).toHaveLength(3);
  expect(later.status).toBe(201);
});

test("exports have a quota per user, and an export beyond it stores nothing", async () => {
  const app = await open({ EXPORT_QUOTA_MB: "1", RATE_LIMIT_PROFILE: "bench" });
  const { token } = await signedIn(app, "admin");
  await app.sql(
    `insert into stores (id, store_name, name_key, store_type, description, is_active, created_at, updated_at)
     select gen_random_uuid(), 'S' || n, 's' || n, 1, repeat('x', 900), true, now(), now() from generate_series(1, 1500) n`,
  );

  const csv = await app.rest("GET", "/api/export/stores?format=csv", undefined, { token });
  const xlsx = await app.rest("GET", "/api/export/stores?format=xlsx", undefined, { token });

  expect([csv.status, csv.body.code, xlsx.status]).toEqual([429, "EXPORT_QUOTA", 200]);
  expect(csv.body.detail).toContain("1 MB");
  expect(await storedFiles(app, "download")).toHaveLength(1);
});

test("a user sends five files a minute; another user is not affected", async () => {
  const app = await open();
  const [first, second] = [await signedIn(app, "manager"), await signedIn(app, "manager")];
  const send = (token: string) => sendForm(app, "/api/uploads", [{ filename: "a.csv", content: "x" }], token);

  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await send(first.token)).status);

  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await send(second.token)).status).toBe(201);
});

test("two uploads of a user are received at a time across all processes; a third is rejected with advice after ten seconds", async () => {
  const app = await open({ RATE_LIMIT_PROFILE: "bench" });
  const { token, user } = await signedIn(app, "manager");
  for (let n = 0; n < 2; n++)
    await app.sql(
      "insert into stored_files (token, kind, owner_id, expires_at) values ($1, 'upload', $2, now() + interval '1 minute')",
      [uuidv7().replaceAll("-", ""), user.id],
    );

  const { status, body, headers } = await sendForm(app, "/api/uploads", [{ filename: "a.csv", content: "x" }], token);

  expect([status, body.code, headers["retry-after"]]).toEqual([429, "UPLOADS_BUSY", "10"]);
}, 30_000);

test("the limits per user and in total apply in order, and a failed or late call releases its slot", async () => {
  const inTurn = createFairQueue({ perOwner: 2, total: 3 });
  const running: string[] = [];
  let maxRunning = 0;
  let maxOfOneUser = 0;
  const work = (person: string) => async () => {
    running.push(person);
    maxRunning = Math.max(maxRunning, running.length);
    maxOfOneUser = Math.max(maxOfOneUser, running.filter((one) => one === person).length);
    await nextTurn();
    running.splice(running.indexOf(person), 1);
    if (person === "c") throw new RangeError("failed");
    return person;
  };
  const wait = { ms: 5_000, late: () => new RangeError("late") };

  const people = ["a", "a", "a", "a", "b", "b", "b", "c", "c", "a"];
  const ended = await Promise.allSettled(people.map((person) => inTurn(person, wait, work(person))));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const holders = ["a", "b", "c"].map((person) => inTurn(person, wait, () => held));
  const late = await inTurn("d", { ...wait, ms: 10 }, work("d")).catch(String);
  release();
  await Promise.all(holders);
  const after = await inTurn("d", wait, work("d"));

  expect([maxRunning, maxOfOneUser]).toEqual([3, 2]);
  expect(ended.filter(({ status }) => status === "rejected")).toHaveLength(2);
  expect([late, after]).toEqual(["RangeError: late", "d"]);
});
