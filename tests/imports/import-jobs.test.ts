import { housekeepingTasks, runTask } from "../../server/app/housekeeping";
import { queryRows } from "../../server/kit/db/queries";
import { openApp, useApp } from "../support/app";
import { aKey, aNationalCode, aPhone, aUser, signedIn } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { eventually } from "../support/server-process";
import { signIn } from "../support/sign-in";
import { sendForm } from "../support/upload";
import { csv, importer } from "./importer";

const app = useApp({ IMPORT_WAIT_SECONDS: "0", RATE_LIMIT_PROFILE: "bench" });
const HEADER = ["phone_number", "national_code"];

afterEach(async () => {
  expect(await app().doctor()).toBe("");
});

const people = (count: number) => csv([HEADER, ...Array.from({ length: count }, () => [aPhone(), aNationalCode()])]);

const one = async (text: string, values: unknown[] = []) =>
  (await app().sql<{ n: number }>(`select (${text})::int as n`, values))[0]?.n;
const rowsLeft = (id: string) => one("select count(*) from import_rows r where r.job_id = $1", [id]);
const customers = () => one("select count(*) from customers");

test("a long import returns 202 with a status URL, which returns the summary in the end", async () => {
  const { token } = await signedIn(app(), "manager");
  const manager = importer(app(), token);

  const { status, body, headers } = await manager.rest("customers", people(20));
  await manager.settled(body.job_id);
  const followed = await app().rest("GET", String(headers.location), undefined, { token });

  expect(status).toBe(202);
  expect(body).toEqual({ success: true, job_id: body.job_id, summary: null, error_report_url: null });
  expect(headers.location).toBe(`/api/import/jobs/${body.job_id}`);
  expect(followed.body).toMatchObject({
    success: true,
    job_id: body.job_id,
    summary: { total_rows: 20, imported: 20, failed: 0, skipped: 0, updated: 0, unchanged: 0 },
    data: { status: "complete", processed: 20, total: 20, is_pending: false },
  });
});

/** Blocks writers of customers while `work` runs. */
const holding = <Result>(work: () => Promise<Result>, { product } = app()): Promise<Result> =>
  product.primary.transaction(async (held) => {
    await queryRows(held, "set local idle_in_transaction_session_timeout = 0");
    await queryRows(held, "lock table customers in share mode");
    return work();
  });

test("an import that is cancelled in the middle leaves nothing behind, and the next one starts at once", async () => {
  const manager = importer(app(), (await signedIn(app(), "manager")).token);
  const before = await customers();
  const file = people(50);
  const { id } = await manager.check("customers", file);

  const cancelled = await holding(async () => {
    const running = manager.run(id);
    await untilWaiting(app(), 1);
    const response = await manager.cancel(id);
    await running;
    // The waiting statement is cancelled with the next heartbeat.
    await untilWaiting(app(), 0);
    return response;
  });
  const again = await manager.both("customers", file);

  expect(cancelled).toMatchObject({ status: "CANCELLED", isPending: false });
  expect(await manager.find(id)).toMatchObject({ status: "CANCELLED", summary: null });
  await eventually(async () => (await rowsLeft(id)) === 0, 10_000, "the rows to be dropped");
  expect(await one("select count(*) from import_changes e where e.job_id = $1", [id])).toBe(0);
  expect(again).toMatchObject({ status: "COMPLETE", summary: { imported: 50 } });
  expect(again.id).not.toBe(id);
  expect(await customers()).toBe((before ?? 0) + 50);
  await expect(manager.cancel(again.id)).rejects.toThrow("IMPORT_OVER");
});

test("a file that was checked and is cancelled leaves no row behind, and cannot be run", async () => {
  const manager = importer(app(), (await signedIn(app(), "manager")).token);
  const { id } = await manager.check("customers", people(5));

  await manager.cancel(id);

  await eventually(async () => (await rowsLeft(id)) === 0, 10_000, "the rows to be dropped");
  await expect(manager.run(id)).rejects.toThrow("IMPORT_NOT_CHECKED");
});

test("progress increases while a file is imported, and its end is reported", async () => {
  const manager = importer(app(), (await signedIn(app(), "manager")).token);
  const { id } = await manager.check("customers", people(5));

  const [while_, after] = await holding(async () => {
    const running = manager.ask("mutation ($id: ID!) { runImport(id: $id) { status total processed } }", { id });
    const response = await running;
    return [response, await manager.find(id)];
  });
  const done = await manager.settled(id);

  expect(while_).toEqual({ status: "RUNNING", total: 5, processed: 0 });
  expect(after).toMatchObject({ status: "RUNNING", isPending: true, total: 5, counts: { new: 5, imported: 0 } });
  expect(done).toMatchObject({ status: "COMPLETE", processed: 5 });
});

test("a process that stops ends the statement of its import, which stores nothing", async () => {
  const other = await openApp({ IMPORT_WAIT_SECONDS: "0", RATE_LIMIT_PROFILE: "bench" });
  const manager = importer(other, (await signedIn(other, "manager")).token);
  const { id } = await manager.check("customers", people(5));

  await holding(async () => {
    const running = manager.run(id);
    await untilWaiting(other, 1);
    await other.product.jobs.stop();
    await running;
  }, other);
  const jobs = await other.sql("select status, error_code from import_jobs where id = $1", [id]);
  await other.close();

  expect(jobs).toEqual([{ status: "error", error_code: "IMPORT_INTERRUPTED" }]);
});

test("housekeeping marks the jobs of dead processes as failed", async () => {
  const manager = importer(app(), (await signedIn(app(), "manager")).token);
  const { id } = await manager.check("customers", people(3));
  const task = housekeepingTasks(app().product).find(({ name }) => name === "dead jobs");
  const stateAfter = async (silence: string) => {
    await app().sql(
      `update import_jobs set status = 'running', worker_id = gen_random_uuid(), heartbeat_at = now() - $2::interval
       where id = $1`,
      [id, silence],
    );
    await task?.run(app().product.primary.manager);
    const [job] = await app().sql<{ status: string }>("select status from import_jobs where id = $1", [id]);
    return job?.status;
  };

  expect([await stateAfter("10 seconds"), await stateAfter("30 seconds")]).toEqual(["running", "error"]);
});

test("a job whose process has died reports that nothing was stored, and the file can be sent again", async () => {
  const manager = importer(app(), (await signedIn(app(), "manager")).token);
  const file = people(3);
  const { id } = await manager.check("customers", file);
  await app().sql(
    `update import_jobs j set status = 'running', worker_id = gen_random_uuid(), heartbeat_at = now() - interval '1 minute'
     where j.id = $1`,
    [id],
  );

  const found = await manager.find(id);
  const again = await manager.both("customers", file);

  expect(found).toMatchObject({
    status: "ERROR",
    error: {
      code: "IMPORT_INTERRUPTED",
      message: "The server stopped before the import finished. Nothing was stored. Please upload the file again.",
    },
  });
  expect(again.summary).toMatchObject({ imported: 3 });
});

const othersActive = () =>
  one(
    "select count(*) from pg_stat_activity s where s.datname = current_database() and s.state <> 'idle' and s.pid <> pg_backend_pid()",
  );

test("a worker that was considered dead stores nothing when it continues", async () => {
  const manager = importer(app(), (await signedIn(app(), "manager")).token);
  const before = await customers();
  const { id } = await manager.check("customers", people(4));

  await holding(async () => {
    await manager.ask("mutation ($id: ID!) { runImport(id: $id) { id } }", { id });
    await untilWaiting(app(), 1);
    await app().sql("update import_jobs j set status = 'error', finished_at = now() where j.id = $1", [id]);
  });
  await eventually(async () => (await othersActive()) === 0, 10_000, "the worker to end");

  expect(await customers()).toBe(before);
  expect(await manager.find(id)).toMatchObject({ status: "ERROR" });
});

test("the same file of another user is another job, and adds nothing", async () => {
  const [first, second] = [
    importer(app(), (await signedIn(app(), "manager")).token),
    importer(app(), (await signedIn(app(), "manager")).token),
  ];
  const file = people(3);

  const [mine, theirs] = [await first.both("customers", file), await second.both("customers", file)];

  expect(mine.summary).toMatchObject({ imported: 3 });
  expect(theirs.summary).toMatchObject({ imported: 0, skipped: 3 });
});

test.each([
  ["less than a day", "23 hours 59 minutes", true],
  ["more than a day", "24 hours 1 minute", false],
])("a file that is sent again after %s (%s) belongs to the same job: %s", async (_, age, isKnown) => {
  const manager = importer(app(), (await signedIn(app(), "manager")).token);
  const file = people(1);
  const { id } = await manager.check("customers", file);
  await app().sql("update import_jobs j set created_at = now() - $2::interval where j.id = $1", [id, age]);

  const again = await manager.check("customers", file);

  expect(again.id === id).toBe(isKnown);
});

test("a job is visible to its owner and to administrators only", async () => {
  const [mine, other, admin] = await Promise.all(
    (["manager", "manager", "admin"] as const).map(async (role) =>
      importer(app(), (await signedIn(app(), role)).token),
    ),
  );
  const { id } = (await mine?.check("customers", people(1))) as { id: string };

  await expect(other?.find(id)).rejects.toThrow("IMPORT_NOT_FOUND");
  await expect(other?.cancel(id)).rejects.toThrow("IMPORT_NOT_FOUND");
  expect(await admin?.find(id)).toMatchObject({ status: "CHECKED" });
  const listed = await mine?.ask("{ importJobs { items { id status } } }", {});
  expect(listed).toEqual({ items: [{ id, status: "CHECKED" }] });
  expect(await other?.ask("{ importJobs { items { id } } }", {})).toEqual({ items: [] });
});

const TYPES = ["customers", "receipts", "stores", "points", "lottery_codes"] as const;
const CALLERS = ["admin", "manager", "counter", "viewer", "admin at the counter", "public", "a key"] as const;
const MAY: Record<string, readonly string[]> = { admin: TYPES, manager: ["customers", "receipts"] };

async function tokenOf(who: (typeof CALLERS)[number]): Promise<string | undefined> {
  if (who === "public") return undefined;
  if (who === "a key") return (await aKey(app())).token;
  if (who !== "admin at the counter") return (await signedIn(app(), who)).token;
  const user = await aUser(app(), { role: "admin" });
  return (await signIn(app(), { username: user.username, area: "Counter" })).body.access_token;
}

test.each(CALLERS)("%s imports what the permission table grants, over both APIs", async (who) => {
  const token = await tokenOf(who);
  const none = who === "public" ? 401 : 403;
  const upload = await sendForm(app(), "/api/uploads", [{ filename: "a.csv", content: "phone_number\n1" }], token);

  for (const type of TYPES) {
    const allowed = MAY[who]?.includes(type) ?? false;
    const rest = await sendForm(app(), `/api/import/${type}`, [{ filename: "a.csv", content: "x\n1" }], token);
    const input = { type: type.toUpperCase() };
    const uploaded = upload.body.data?.upload_id ?? "none";
    const [start, file] = await Promise.all([
      app().gql(
        "mutation ($file: Upload!, $input: ImportInput!) { startImport(file: $file, input: $input) { id } }",
        { file: uploaded, input },
        { token: token ?? "" },
      ),
      app().gql(
        'mutation ($type: TableType!) { importFile(type: $type, file: "none") { id } }',
        { type: input.type },
        { token: token ?? "" },
      ),
    ]);

    const status = (response: { errors?: { extensions: { status: number } }[] }) =>
      response.errors?.[0]?.extensions.status ?? 200;
    // The file has no columns of the table, so a permitted caller gets 400.
    expect([type, rest.status === 400 || rest.status === 202 ? "in" : rest.status]).toEqual([
      type,
      allowed ? "in" : none,
    ]);
    expect([type, status(file)]).toEqual([type, allowed ? 404 : none]);
    if (!allowed) expect(status(start)).toBe(none);
  }
});

test("housekeeping cancels an import that was checked a day ago, and deletes its sample after 30 days", async () => {
  const manager = importer(app(), (await signedIn(app(), "manager")).token);
  const [waiting, idle] = [await manager.check("customers", people(3)), await manager.check("customers", people(3))];
  const aged = async (id: string, age: string) => {
    await app().sql("update import_jobs set created_at = now() - $2::interval where id = $1", [id, age]);
    const { product } = app();
    for (const task of housekeepingTasks(product))
      if (task.name.startsWith("import ")) await runTask(product.primary.manager, task, product.telemetry);
    const [job] = await app().sql<{ status: string; finished: boolean; sample: number; columns: string[] }>(
      `select j.status, j.finished_at is not null as finished, jsonb_array_length(j.sample) as sample, j.columns
       from import_jobs j where j.id = $1`,
      [id],
    );
    return { ...job, rows: await rowsLeft(id) };
  };

  const young = { status: "checked", finished: false, sample: 3, columns: HEADER, rows: 3 };
  expect(await aged(waiting.id, "23 hours")).toEqual(young);
  expect(await aged(idle.id, "25 hours")).toEqual({ ...young, status: "cancelled", finished: true, rows: 0 });
  expect(await aged(idle.id, "29 days")).toMatchObject({ sample: 3, columns: HEADER });
  expect(await aged(idle.id, "31 days")).toMatchObject({ status: "cancelled", sample: 0, columns: [] });
  expect(await aged(waiting.id, "23 hours")).toEqual(young);
});
