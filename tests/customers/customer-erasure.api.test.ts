import { randomInt } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { v7 as uuidv7 } from "uuid";
import { housekeepingTasks } from "../../server/app/housekeeping";
import { PERSONAL_DATA } from "../../server/features/customers/personal-data.queries";
import { useApp } from "../support/app";
import { aNationalCode, aPhone, aReceipt, signedIn, aWatchCase } from "../support/factories";
import { eventually } from "../support/server-process";
import { sendForm } from "../support/upload";
import { addCode, anEvent, atDesk } from "../events/fixtures";
import { csv, importer } from "../imports/importer";
import { plant } from "./fixtures";

const app = useApp({ RATE_LIMIT_PROFILE: "bench" });

let admin = "";
let counter = "";
beforeAll(async () => {
  [admin, counter] = [(await signedIn(app(), "admin")).token, (await signedIn(app(), "counter")).token];
});

interface Person {
  phone: string;
  code: string;
  first: string;
  last: string;
}

const aPerson = (): Person => ({
  phone: aPhone(),
  code: aNationalCode(),
  first: `Zarathustra${randomInt(10 ** 9)}`,
  last: `Geheim${randomInt(10 ** 9)}`,
});

const marksOf = (people: readonly Person[]): string[] =>
  people.flatMap(({ phone, code, first, last }) => [phone.slice(1), code, first, last]);

/** The number of rows of each table with one of the marks in any column, as text or as bytes. */
async function placesOf(marks: readonly string[]): Promise<Record<string, number>> {
  const tables = await app().sql<{ name: string }>(
    `select t.table_name as name from information_schema.tables t
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`,
  );
  const patterns = marks.flatMap((mark) => [`%${mark}%`, `%${Buffer.from(mark).toString("hex")}%`]);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await app().sql<{ n: number }>(
      `select count(*)::int as n from ${name} t where t::text ilike any ($1::text[])`,
      [patterns],
    );
    if (row && row.n > 0) found[name] = row.n;
  }
  return found;
}

/** The files under the data folder that contain one of the marks. */
function filesWith(marks: readonly string[]): string[] {
  const { dataDir } = app().config;
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => marks.some((mark) => readFileSync(path).includes(mark)));
}

const erase = (id: string, token = admin) =>
  app().rest("POST", `/api/admin/customers/${id}/erase`, undefined, { token });

const HEADER = ["phone_number", "national_code", "first_name", "last_name"];
const rowOf = ({ phone, code, first, last }: Person): string[] => [phone, code, first, last];

/** Stores personal data of a customer in every table and file of the product; returns the id of the account. */
async function spread(person: Person, twin: Person, update: Person): Promise<string> {
  const { phone, code, first, last } = person;
  const words = `asked by ${first} ${last}, ${phone}, ${code}`;
  const files = importer(app(), admin);

  // Accounts, changes by a file, samples, staged rows and a report of what failed.
  const { id: importId } = await files.both("customers", csv([HEADER, rowOf(person)]), {}, `${first} ${last}.csv`);
  const changed = { ...person, last: update.last };
  const failing = [phone, "12", first, last];
  const second = await files.both(
    "customers",
    csv([
      [...HEADER, first],
      [...rowOf(changed), "x"],
      [...failing, "x"],
    ]),
    { updateExisting: true },
    `${phone}.csv`,
  );
  await files.report(second.errorReportUrl);
  await files.check("customers", csv([HEADER, rowOf({ ...twin, code: aNationalCode(), phone: aPhone() })]));
  await files.upload(csv([HEADER, rowOf(person)]), `${code}.csv`);
  const [account] = await app().sql<{ id: string }>("select c.id from customers c where c.national_code = $1", [code]);
  const id = account?.id ?? "";
  expect(importId).not.toBe("");

  // A merged duplicate keeps its own identity.
  const [merged] = await plant(app(), [
    { first_name: twin.first, last_name: twin.last, phone_number: twin.phone, national_code: twin.code },
  ]);
  await app().gql(
    "mutation ($keep: ID!, $merge: ID!) { mergeCustomers(keepId: $keep, mergeId: $merge) { id } }",
    { keep: id, merge: merged?.id },
    { token: admin },
  );

  // Receipts, keys, reasons.
  const receipts = [];
  for (const n of [1, 2]) {
    const body = aReceipt({ customer_phone: phone, customer_national_code: code, customer_first_name: first });
    const headers = { "idempotency-key": `${phone}-${n}`, "x-request-id": `${code}.${n}` };
    receipts.push((await app().rest("POST", "/api/receipts/create", body, { token: counter, headers })).body.data.id);
  }
  await app().rest("POST", `/api/receipts/${receipts[0]}/void`, { reason: words }, { token: admin });
  await app().rest("POST", `/api/receipts/${receipts[1]}/return`, { amount: 1000, reason: words }, { token: admin });
  const watchCase = await aWatchCase(app(), receipts[1]);
  await app().rest("PUT", `/api/admin/watch-cases/${watchCase}`, { note: words }, { token: admin });
  await app().gql(
    "mutation ($id: ID!, $text: String!) { addCustomerNote(customerId: $id, text: $text) { id } }",
    { id, text: words },
    { token: admin },
  );
  await app().gql(
    `mutation ($input: SavedViewInput!) { createSavedView(screen: CUSTOMERS, input: $input) { id } }`,
    { input: { name: "One person", query: new URLSearchParams({ search: `${first} ${last}` }).toString() } },
    { token: admin },
  );
  const points = [
    ["phone_number", "national_code", "points", "reason", "reference"],
    [phone, code, "5", words, `${first}-${phone}`],
    [phone, code, "7", words, `${first}-${code}`],
  ];
  await files.both("points", csv(points));

  // Events: a registration, a code with notes, its invalidation.
  const event = await anEvent(app());
  await addCode(app(), event.id, `CODE${randomInt(10 ** 9)}`);
  const [pool] = await app().sql<{ id: string; code: string }>(
    "update lottery_codes set notes = $2 where event_id = $1 returning id::text, display_code as code",
    [event.id, words],
  );
  const visitor = {
    full_name: `${first} ${last}`,
    phone_number: phone,
    id_card_number: code,
    lottery_code: pool?.code ?? "",
    qr_code_data: words,
  };
  expect((await atDesk(app(), event.id, visitor, counter)).status).toBe(201);
  await app().rest("POST", `/api/lottery-codes/${pool?.id}/invalidate`, { reason: words }, { token: admin });

  // Downloads of direct and background exports, with a search by name.
  for (const url of ["customers", "receipts", "points", "lottery_codes"])
    await app().rest("GET", `/api/export/${url}?format=csv`, undefined, { token: admin });
  await app().rest("GET", `/api/export/customers?format=csv&search=${first}`, undefined, { token: admin });
  await app().rest("POST", `/api/events/${event.id}/lottery-codes/export`, {}, { token: admin });
  const job = await app().gql("mutation { startExport(type: CUSTOMERS, format: CSV) { id } }", {}, { token: admin });
  await eventually(
    async () => {
      const find = `{ exportJob(id: "${job.data.startExport.id}") { isPending } }`;
      return !(await app().gql(find, {}, { token: admin })).data.exportJob.isPending;
    },
    10_000,
    "the export to end",
  );

  // The temporary files of a killed process that read a workbook.
  const left = join(app().config.dataDir, "spool", `${hostname()}-999999999-abcd`);
  mkdirSync(left, { recursive: true });
  writeFileSync(join(left, uuidv7()), words);
  return id;
}

/** Tables that contain personal data only after a draw; tests/draws/draw-results erases a winner of a settled one. */
const ERASED_WITH_DRAWS = new Set(["draw_entries", "draw_results"]);

test("after an erasure the database and the data folder contain no data that identifies the person", async () => {
  const [person, twin, update] = [aPerson(), aPerson(), aPerson()];
  const marks = marksOf([person, twin, update]);
  const id = await spread(person, twin, update);
  const before = await placesOf(marks);
  const onDisk = filesWith(marks);

  const { status } = await erase(id);

  // Every table of the registry contains the person before, so that the search below is meaningful.
  const holding = Object.entries(PERSONAL_DATA).flatMap(([table, { columns }]) =>
    Object.values(columns).includes("erased") && !ERASED_WITH_DRAWS.has(table) ? [table] : [],
  );
  expect(Object.keys(before).sort()).toEqual(holding.sort());
  expect(onDisk).toHaveLength(1);
  expect(status).toBe(200);
  expect(await placesOf(marks)).toEqual({});
  expect(filesWith(marks)).toEqual([]);
  expect(await app().doctor()).toBe("");
});

test("purchases, points and reversals stay, and so do the accounts of other customers", async () => {
  const [person, other] = [aPerson(), aPerson()];
  const bodies = [person, other].map(({ phone, code, first, last }) =>
    aReceipt({
      customer_phone: phone,
      customer_national_code: code,
      customer_first_name: first,
      customer_last_name: last,
    }),
  );
  const ids = [];
  for (const body of bodies) {
    const { data } = (await app().rest("POST", "/api/receipts/create", body, { token: counter })).body;
    await app().rest("POST", `/api/receipts/${data.id}/return`, { amount: 1000, reason: "too dear" }, { token: admin });
    ids.push(data.customer_id);
  }
  const stateOf = (id: string) =>
    app().sql(
      `select c.total_points::int as points, c.first_name as first, array(select l.reason from points_ledger l
         where l.customer_id = c.id order by l.id) as reasons,
         array(select a.details->>'reason' from audit_log a join receipts r on r.id::text = a.entity_id
           where r.customer_id = c.id order by a.id) as "auditReasons"
       from customers c where c.id = $1`,
      [id],
    );

  await erase(ids[0]);

  expect(await stateOf(ids[0])).toEqual([
    { points: 3, first: null, reasons: [null, null], auditReasons: [null, "erased"] },
  ]);
  expect(await stateOf(ids[1])).toEqual([
    { points: 3, first: other.first, reasons: [null, "too dear"], auditReasons: [null, "too dear"] },
  ]);
});

test("views that name the person are deleted; views that only contain their first name or its letters stay", async () => {
  const first = `Sort${randomInt(10 ** 6)}`;
  const [customer] = await plant(app(), [{ first_name: "Sort", last_name: first }]);
  const view = async (screen: string, name: string, query: string) => {
    const create = `mutation ($input: SavedViewInput!) { createSavedView(screen: ${screen}, input: $input) { id } }`;
    const { data } = await app().gql(create, { input: { name, query } }, { token: admin });
    return data.createSavedView.id as string;
  };
  const naming = [
    await view("CUSTOMERS", "By name", new URLSearchParams({ search: `sort ${first}` }).toString()),
    await view("RECEIPTS", `Receipts of Sort ${first}`, "voided=yes"),
  ];
  const others = [
    await view("STORES", "Newest stores", "sort=-created&type=2"),
    await view("REPORTS", "Sort", "unit=toman"),
  ];

  await erase(customer?.id ?? "");

  const left = await app().sql<{ id: string }>("select v.id from saved_views v where v.id = any ($1)", [
    [...naming, ...others],
  ]);
  expect(left.map(({ id }) => id).sort()).toEqual(others.sort());
});

test("a tag that only the erased customer had is deleted", async () => {
  const [erased, other] = await plant(app(), [{}, {}]);
  const [own, shared] = [`own ${randomInt(10 ** 9)}`, `shared ${randomInt(10 ** 9)}`];
  const set = "mutation ($id: ID!, $tags: [String!]!) { setCustomerTags(id: $id, tags: $tags) { id } }";
  await app().gql(set, { id: erased?.id, tags: [own, shared] }, { token: admin });
  await app().gql(set, { id: other?.id, tags: [shared] }, { token: admin });

  await erase(erased?.id ?? "");

  const tags = await app().sql("select t.name from customer_tags t where t.name = any ($1)", [[own, shared]]);
  expect(tags).toEqual([{ name: shared }]);
});

test("an account that was merged is erased with the one that was kept, each with its audit entry", async () => {
  const [keep, merge] = await plant(app(), [{}, {}]);
  await app().gql(
    "mutation ($keep: ID!, $merge: ID!) { mergeCustomers(keepId: $keep, mergeId: $merge) { id } }",
    { keep: keep?.id, merge: merge?.id },
    { token: admin },
  );

  await erase(keep?.id ?? "");

  const left = await app().sql(
    `select c.phone_number, c.national_code, c.first_name, c.last_name, c.erased_at is not null as erased,
       (select count(*)::int from audit_log a where a.entity_id = c.id::text and a.action = 'ERASE') as entries
     from customers c where c.id = any ($1)`,
    [[keep?.id, merge?.id]],
  );
  const erased = {
    phone_number: null,
    national_code: null,
    first_name: null,
    last_name: null,
    erased: true,
    entries: 1,
  };
  expect(left).toEqual([erased, erased]);
});

test("an erased person does not return when an import is reverted or a waiting file is imported", async () => {
  const [person, waiting] = [aPerson(), aPerson()];
  const files = importer(app(), admin);
  await files.both("customers", csv([HEADER, rowOf(person)]));
  const change = await files.both("customers", csv([HEADER, rowOf({ ...person, last: "Other" })]), {
    updateExisting: true,
  });
  const checked = await files.check("customers", csv([HEADER, rowOf(waiting)]));
  const [account] = await app().sql<{ id: string }>("select c.id from customers c where c.national_code = $1", [
    person.code,
  ]);

  await erase(account?.id ?? "");

  expect(await files.revert(change.id)).toMatchObject({ error: { code: "IMPORT_USED" }, isReverted: false });
  expect(await files.find(checked.id)).toMatchObject({ status: "CANCELLED", sample: [], columns: [] });
  await expect(files.run(checked.id)).rejects.toThrow("IMPORT_NOT_CHECKED");
  expect(await placesOf(marksOf([person]))).toEqual({});
});

test("a person is not erased while an import runs, and the error gives advice in both languages", async () => {
  const [customer] = await plant(app(), [{}]);
  const job = (
    await importer(app(), admin).both(
      "stores",
      csv([
        ["store_name", "store_type"],
        [uuidv7(), "1"],
      ]),
    )
  ).id;
  const set = (status: string, seconds: number) =>
    app().sql(
      `update import_jobs set status = $2, finished_at = case when $2 = 'running' then null else now() end,
         heartbeat_at = now() - make_interval(secs => $3) where id = $1`,
      [job, status, seconds],
    );

  await set("running", 0);
  const en = await erase(customer?.id ?? "");
  const fa = await app().rest("POST", `/api/admin/customers/${customer?.id}/erase`, undefined, {
    token: admin,
    lang: "fa",
  });
  await set("running", 30);
  const later = await erase(customer?.id ?? "");

  expect([en.status, en.body.code, fa.status]).toEqual([409, "IMPORT_RUNNING", 409]);
  expect(en.body.detail).toBe("An import is running. Wait until it has finished, then erase the identity again.");
  expect(fa.body.detail).toMatch(/[\u0600-\u06ff]/);
  // The server of an import without a heartbeat has ended.
  expect(later.status).toBe(200);
});

test("a file that is being written during an erasure is not finished", async () => {
  const [customer] = await plant(app(), [{}]);
  const writing = app().product.files.downloads.write({ name: "a.csv", ownerId: null, waitMs: 1_000 }, async () =>
    erase(customer?.id ?? ""),
  );

  await expect(writing).rejects.toMatchObject({ code: "FILE_INTERRUPTED" });
  expect(await app().sql("select 1 from stored_files")).toEqual([]);
});

test("samples of imports are deleted after 30 days, and no earlier", async () => {
  const files = importer(app(), admin);
  const [young, old] = [aPerson(), aPerson()];
  const jobs = [];
  for (const [person, days] of [
    [young, 29],
    [old, 31],
  ] as const) {
    const { id } = await files.both("customers", csv([HEADER, rowOf(person)]));
    await app().sql("update import_jobs set created_at = now() - make_interval(days => $2) where id = $1", [id, days]);
    jobs.push(id);
  }

  for (const { run } of housekeepingTasks(app().product)) await run(app().product.primary.manager);

  const [otherJob, oldJob] = [await files.find(jobs[0]), await files.find(jobs[1])];
  expect(otherJob.sample).toHaveLength(1);
  expect([oldJob.sample, oldJob.columns, oldJob.status, oldJob.summary.imported]).toEqual([[], [], "COMPLETE", 1]);
});

test("an upload that is sent again after an erasure is a new file", async () => {
  const [customer] = await plant(app(), [{}]);
  const before = await sendForm(app(), "/api/uploads", [{ filename: "a.csv", content: "x" }], admin);
  await erase(customer?.id ?? "");
  const after = await sendForm(app(), "/api/uploads", [{ filename: "a.csv", content: "x" }], admin);
  const find = (id: string) => app().product.files.uploads.find(id);

  expect(await find(before.body.data.upload_id)).toBeNull();
  expect(await find(after.body.data.upload_id)).not.toBeNull();
});
