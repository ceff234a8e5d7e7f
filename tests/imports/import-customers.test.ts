import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { useApp } from "../support/app";
import { queryRows } from "../../server/kit/db/queries";
import { aDraw, aMember, aStaff, drawCalls } from "../support/draws";
import { aNationalCode, hoursFromNow, aPhone, signedIn } from "../support/factories";
import { untilWaiting } from "../support/lock-waiters";
import { eventually } from "../support/server-process";
import { FORM_TYPE, formOf } from "../support/upload";
import { csv, importer, type Importer, linesOf } from "./importer";

const app = useApp({ RATE_LIMIT_PROFILE: "bench" });
const HEADER = ["phone_number", "national_code", "first_name", "last_name"];

let token: string;
let manager: Importer;

beforeAll(async () => {
  token = (await signedIn(app(), "manager")).token;
  manager = importer(app(), token);
});

afterEach(async () => {
  expect(await app().doctor()).toBe("");
});

const person = (firstName = "Sara", lastName = "Karimi") => [aPhone(), aNationalCode(), firstName, lastName] as const;

const customerOf = async (nationalCode: string | undefined) => {
  const [found] = await app().sql<{ phone: string; first: string | null; last: string | null }>(
    `select c.phone_number as phone, c.first_name as first, c.last_name as last
     from customers c where c.national_code = $1 and c.deleted_at is null`,
    [nationalCode],
  );
  return found ?? null;
};

const countCustomers = async () => (await app().sql<{ n: number }>("select count(*)::int as n from customers"))[0]?.n;
const stagedRows = async (id: string) =>
  (await app().sql<{ n: number }>("select count(*)::int as n from import_rows r where r.job_id = $1", [id]))[0]?.n;

test("a dry run reports the result of each row and stores nothing", async () => {
  const [known, fresh, other] = [person(), person(), person()];
  await manager.both("customers", csv([HEADER, known]));
  const before = await countCustomers();

  const job = await manager.check(
    "customers",
    csv([HEADER, fresh, known, fresh, ["0912", other[1], "A", "B"], ["", "", "Ali", ""], other]),
  );

  expect(job).toMatchObject({
    status: "CHECKED",
    columns: HEADER,
    total: 6,
    counts: {
      totalRows: 6,
      new: 2,
      updated: 0,
      unchanged: 0,
      duplicate: 2,
      bad: 2,
      imported: 0,
      failed: 4,
      skipped: 2,
    },
    summary: null,
  });
  expect(
    job.sample.map(({ row, outcome, problem, problemCell }: Record<string, unknown>) => [
      ...[row, outcome, problem, problemCell],
    ]),
  ).toEqual([
    [2, "NEW", null, null],
    [3, "DUPLICATE", "This customer is already registered", HEADER.indexOf("national_code")],
    [4, "DUPLICATE", "Duplicate of an earlier row in this file", HEADER.indexOf("national_code")],
    [5, "BAD", "Phone number must be 11 digits", HEADER.indexOf("phone_number")],
    [6, "BAD", "This field is required", HEADER.indexOf("phone_number")],
    [7, "NEW", null, null],
  ]);
  expect(job.sample[0].cells).toEqual([...fresh]);
  expect(await countCustomers()).toBe(before);
});

test("the valid rows of a checked file are imported, and the import writes an audit entry", async () => {
  const [first, second] = [person("علي", "كريمى"), person()];

  const job = await manager.both("customers", csv([HEADER, first, second, ["x", "y", "", ""]]));

  expect(job).toMatchObject({
    status: "COMPLETE",
    summary: { totalRows: 3, imported: 2, failed: 1, skipped: 0, updated: 0, unchanged: 0 },
  });
  expect(await customerOf(first[1])).toEqual({ phone: first[0], first: "علی", last: "کریمی" });
  // Rows that are not in the report are deleted at the end of the job.
  await eventually(async () => (await stagedRows(job.id)) === 1, 10_000, "the rows to be dropped");
  const auditEntries = await app().sql(
    "select a.action, a.details from audit_log a where a.entity = 'import' and a.entity_id = $1",
    [job.id],
  );
  expect(auditEntries).toEqual([
    {
      action: "IMPORT",
      details: { type: "customers", file: "table.csv", rows: 3, added: 2, updated: 0, failed: 1 },
    },
  ]);
});

test("over REST one call checks and imports, and returns the summary with the report", async () => {
  const [phone, code] = person();

  const { status, body } = await manager.rest("customers", csv([HEADER, [phone, code, "", ""], [phone, "12", "", ""]]));

  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    summary: {
      total_rows: 2,
      imported: 1,
      failed: 1,
      skipped: 0,
      updated: 0,
      unchanged: 0,
      processing_time_ms: expect.any(Number),
    },
    error_report_url: expect.stringMatching(/^\/api\/downloads\/[0-9a-f]{32}$/),
  });
  expect(await customerOf(code)).toEqual({ phone, first: null, last: null });
});

test("the report has the original rows with their errors, and can be imported after a correction", async () => {
  const [good, twin] = [person("=cmd", 'Rezaei, "Ali"'), person()];
  const bad = ["0912345678", twin[1], "=1+1", "Rad"];

  const job = await manager.both("customers", csv([HEADER, good, bad]));
  const lines = linesOf(await manager.report(job.errorReportUrl));
  const mended = lines.join("\r\n").replace("0912345678,", `${twin[0]},`);
  const again = await manager.both("customers", mended);

  expect(lines).toEqual([
    [...HEADER, "error_row", "error_column", "error_value", "error_code", "error_en", "error_fa"].join(","),
    [
      ...["0912345678", twin[1], "'=1+1", "Rad", "3", "phone_number", "******5678", "PHONE_LENGTH"],
      ...["Phone number must be 11 digits", "شماره تلفن باید 11 رقم باشد"],
    ].join(","),
  ]);
  expect(again).toMatchObject({ status: "COMPLETE", summary: { totalRows: 1, imported: 1, failed: 0 } });
  expect(await customerOf(twin[1])).toEqual({ phone: twin[0], first: "=1+1", last: "Rad" });
});

test.each([
  ["Persian headings", ["شماره موبایل", "کد ملی", "نام", "نام خانوادگی"]],
  ["the Persian headings of earlier files", ["شماره تلفن", "کد ملی", "نام", "نام خانوادگی"]],
  ["Arabic letters and other spaces", ["شماره  تلفن", "كد ملي", "نام", "نام‌خانوادگي"]],
  ["English headings", ["Phone number", "National Code", "FIRST NAME", "Last name"]],
  ["other columns between", ["Phone number", "national_code", "first_name", "last_name", "مجموع امتیاز"]],
])("a header with %s is recognised", async (_, header) => {
  const [phone, code] = person();

  const job = await manager.both("customers", csv([header, [phone, code, "Reza", "Rad", "7"]]));

  expect(job.summary).toMatchObject({ imported: 1, failed: 0 });
  expect(await customerOf(code)).toEqual({ phone, first: "Reza", last: "Rad" });
});

test("an option of a form counts also after the file, when it arrives later", async () => {
  const [phone, code] = person("Sara");
  await manager.both("customers", csv([HEADER, [phone, code, "Sara", "Karimi"]]));
  const form = formOf([
    { filename: "table.csv", content: csv([HEADER, [phone, code, "Maryam", "Karimi"]]) },
    { name: "update_existing", content: "true" },
  ]);
  const end = form.indexOf('name="update_existing"');
  async function* slowly() {
    yield form.subarray(0, end);
    await sleep(500);
    yield form.subarray(end);
  }

  const { statusCode, body } = await app().server.inject({
    method: "POST",
    url: "/api/import/customers",
    headers: { "content-type": FORM_TYPE, authorization: `Bearer ${token}` },
    payload: Readable.from(slowly()),
  });

  expect([statusCode, JSON.parse(body).summary]).toMatchObject([200, { updated: 1 }]);
});

test("a second header in the other language and sample rows are skipped", async () => {
  const [phone, code] = person();
  const rows = [
    HEADER,
    ["شماره تلفن", "کد ملی", "نام", "نام خانوادگی"],
    ["# 09120000000", "", "", ""],
    [phone, code, "", ""],
  ];

  const job = await manager.both("customers", csv(rows));

  expect(job.summary).toMatchObject({ totalRows: 1, imported: 1 });
});

const persian = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

test.each([
  ["2026-03-21", "2026-03-21 10:30"],
  [persian("2026-03-21"), persian("2026-03-21 10:30")],
  ["2026/3/21", "2026/03/21 10:30"],
  ["1405/01/01", "1405-01-01 10:30"],
  [persian("1405/1/1"), persian("1405/1/1، 10:30")],
])("the dates %s and %s are read", async (day, time) => {
  const [days, times, wrong] = [person(), person(), person()];
  const rows = [
    [...days.slice(0, 2), day],
    [...times.slice(0, 2), time],
    // This year has no 30th of Esfand.
    [...wrong.slice(0, 2), "1404/12/30"],
  ];
  const job = await manager.both("customers", csv([["phone_number", "national_code", "created_at"], ...rows]));

  expect(job.summary).toMatchObject({ imported: 2, failed: 1 });
  const stored = await app().sql<{ at: Date }>(
    "select c.created_at as at from customers c where c.national_code = any ($1) order by c.created_at",
    [[days[1], times[1]]],
  );
  expect(stored.map(({ at }) => at.toISOString())).toEqual(["2026-03-21T07:00:00.000Z", "2026-03-21T08:30:00.000Z"]);
});

/** A code that begins with zeros. */
function zeroed(count: number): string {
  for (;;) {
    const code = aNationalCode();
    const body = "0".repeat(count) + code.slice(count, 9);
    const rest = [...body].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0) % 11;
    if (!body.startsWith("0".repeat(count + 1))) return body + String(rest < 2 ? rest : 11 - rest);
  }
}

test("digits of any script, +98 and lost leading zeros are repaired; rows with restored zeros are counted", async () => {
  const [persianOne, zeros, plus] = [person(), person(), person()];
  const code = zeroed(2);

  const job = await manager.check(
    "customers",
    csv([
      HEADER,
      [persian(persianOne[0]), persian(persianOne[1]), "", ""],
      [zeros[0].slice(1), code.slice(2), "", ""],
      [`+98 ${plus[0].slice(1)}`, plus[1], "", ""],
      // Nine digits without a matching check digit: padding could give another person's code.
      [aPhone(), "123456781", "", ""],
    ]),
  );

  expect(job.counts).toMatchObject({ new: 3, bad: 1, repaired: 1 });
  await manager.run(job.id);
  expect(await customerOf(code)).toMatchObject({ phone: zeros[0] });
  expect(await customerOf(persianOne[1])).toMatchObject({ phone: persianOne[0] });
});

test("known customers are changed on request only, by filled cells only, and never in the national code", async () => {
  const [phone, code] = person();
  await manager.both("customers", csv([HEADER, [phone, code, "Old", "Name"]]));
  const newPhone = aPhone();
  const file = csv([HEADER, [newPhone, code, "", "Changed"]]);

  const withoutUpdate = await manager.both("customers", file);
  const changed = await manager.both("customers", file, { updateExisting: true });
  const again = await manager.both("customers", csv([HEADER, [newPhone, code, "Old", ""]]), { updateExisting: true });

  expect(withoutUpdate.summary).toMatchObject({ imported: 0, failed: 1, skipped: 1, updated: 0 });
  expect(changed.summary).toMatchObject({ imported: 1, failed: 0, updated: 1, unchanged: 0 });
  expect(again.summary).toMatchObject({ totalRows: 1, imported: 0, failed: 0, updated: 0, unchanged: 1 });
  expect(await customerOf(code)).toEqual({ phone: newPhone, first: "Old", last: "Changed" });
  const auditEntries = await app().sql(
    `select a.details->>'fields' as fields from audit_log a
     where a.entity = 'customer' and a.action = 'UPDATE' and a.details->>'import' = $1`,
    [changed.id],
  );
  expect(auditEntries).toEqual([{ fields: "phone_number, last_name" }]);
});

test("another customer's phone is rejected, and so is a deleted customer", async () => {
  const [known, closed] = [person(), person()];
  await manager.both("customers", csv([HEADER, known, closed]));
  await app().sql("update customers c set deleted_at = now() where c.national_code = $1", [closed[1]]);

  const job = await manager.check("customers", csv([HEADER, [known[0], aNationalCode(), "", ""], closed]), {
    updateExisting: true,
  });

  expect(job.sample.map(({ outcome, problem }: Record<string, unknown>) => [outcome, problem])).toEqual([
    ["DUPLICATE", "Another customer has this phone number"],
    ["BAD", "This customer's account has been closed. An administrator can restore it."],
  ]);
});

test("the same file again adds nothing: it returns the first job", async () => {
  const file = csv([HEADER, person()]);

  const first = await manager.rest("customers", file);
  const second = await manager.rest("customers", file);
  const withOther = await manager.rest("customers", file, "?update_existing=true");

  expect(second.body).toEqual(first.body);
  expect([first, second].map(({ headers }) => headers["idempotent-replayed"])).toEqual([undefined, "true"]);
  expect(withOther.body.summary).toMatchObject({ imported: 0, failed: 0, updated: 0, unchanged: 1 });
  expect(withOther.body.job_id).not.toBe(first.body.job_id);
});

test("eight concurrent uploads of the same file create one job", async () => {
  const file = csv([HEADER, ...Array.from({ length: 300 }, () => person())]);

  const responses = await Promise.all(Array.from({ length: 8 }, () => manager.rest("customers", file)));

  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(responses.map(({ body }) => body.job_id)).size).toBe(1);
  expect(responses[0]?.body.summary).toMatchObject({ imported: 300, failed: 0 });
});

test("a batch is reverted as a whole, and the revert is rejected as a whole if one record was used", async () => {
  const [fresh, known] = [person(), person("Before", "Then")];
  await manager.both("customers", csv([HEADER, known]));
  const job = await manager.both("customers", csv([HEADER, fresh, [known[0], known[1], "After", ""]]), {
    updateExisting: true,
  });
  const used = await manager.both("customers", csv([HEADER, person(), person()]));
  await app().sql(
    `update customers c set first_name = 'Changed', updated_at = now()
     where c.id = (select e.entity_id::uuid from import_changes e where e.job_id = $1 limit 1)`,
    [used.id],
  );
  const before = await countCustomers();

  const reverted = await manager.revert(job.id);
  const rejected = await manager.revert(used.id);

  expect(reverted).toMatchObject({ status: "COMPLETE", isReverted: true, error: null });
  expect(await customerOf(fresh[1])).toBeNull();
  expect(await customerOf(known[1])).toEqual({ phone: known[0], first: "Before", last: "Then" });
  expect(rejected).toMatchObject({
    status: "COMPLETE",
    isReverted: false,
    error: {
      code: "IMPORT_USED",
      message: "This import cannot be undone: 1 of its records have been used or changed since.",
    },
  });
  expect(await countCustomers()).toBe((before ?? 0) - 1);
  await expect(manager.revert(job.id)).rejects.toThrow("IMPORT_NOT_REVERTIBLE");
});

const aNote = 'mutation ($id: ID!) { addCustomerNote(customerId: $id, text: "Calls back") { id } }';
const tag = "mutation ($id: ID!, $tags: [String!]!) { setCustomerTags(id: $id, tags: $tags) { id } }";
const exclude = async (id: string) => {
  const [{ phone } = { phone: "" }] = await app().sql<{ phone: string }>(
    "select c.phone_number as phone from customers c where c.id = $1",
    [id],
  );
  const { status } = await app().rest("POST", "/api/admin/draws", aDraw({ exclusions: [phone] }), { token });
  expect(status).toBe(201);
};

test.each<[string, (id: string) => Promise<unknown>]>([
  ["with a note", (id) => manager.ask(aNote, { id })],
  ["with a tag", (id) => manager.ask(tag, { id, tags: ["VIP"] })],
  [
    "with a deleted note",
    async (id) => {
      const note = await manager.ask(aNote, { id });
      await manager.ask("mutation ($id: ID!) { deleteCustomerNote(id: $id) }", { id: note.id });
    },
  ],
  ["that a draw excludes", exclude],
])("an import of a customer %s is not reverted", async (_, use) => {
  const fresh = person();
  const job = await manager.both("customers", csv([HEADER, fresh]));
  const [{ id } = { id: "" }] = await app().sql<{ id: string }>(
    "select e.entity_id as id from import_changes e where e.job_id = $1",
    [job.id],
  );
  await use(id);

  const rejected = await manager.revert(job.id);

  expect(rejected).toMatchObject({ isReverted: false, error: { code: "IMPORT_USED" } });
  expect(await customerOf(fresh[1])).not.toBeNull();
});

test("an import whose former phone another customer has is not reverted", async () => {
  const known = person();
  await manager.both("customers", csv([HEADER, known]));
  const file = csv([HEADER, [aPhone(), known[1], "", ""]]);
  const job = await manager.both("customers", file, { updateExisting: true });
  await manager.both("customers", csv([HEADER, [known[0], aNationalCode(), "", ""]]));

  expect(await manager.revert(job.id)).toMatchObject({ isReverted: false, error: { code: "IMPORT_USED" } });
});

test("a revert waits for an edit of its customer and is then rejected", async () => {
  const known = person("Before");
  await manager.both("customers", csv([HEADER, known]));
  const file = csv([HEADER, [known[0], known[1], "Imported", ""]]);
  const job = await manager.both("customers", file, { updateExisting: true });

  const { revert } = await app().product.primary.transaction(async (editor) => {
    await queryRows(
      editor,
      "update customers c set first_name = 'Edited', updated_at = now() where c.national_code = $1",
      [known[1]],
    );
    const pending = manager.revert(job.id);
    await untilWaiting(app(), 1);
    return { revert: pending };
  });

  expect(await revert).toMatchObject({ isReverted: false, error: { code: "IMPORT_USED" } });
  expect(await customerOf(known[1])).toMatchObject({ first: "Edited" });
});

test("the phone of a customer in a frozen draw changes neither by an import nor by its revert; the name does", async () => {
  const staff = await aStaff(app());
  const { create, post, freeze } = drawCalls(app(), staff);
  const member = () => aMember(app(), staff.admin, 1);
  const [renamed, moved, merged, reverted] = [await member(), await member(), await member(), await member()];
  // Without codes, so that the draw has only the account that is merged into it.
  const keep = person();
  await manager.both("customers", csv([HEADER, keep]));
  const update = (content: string) => manager.both("customers", content, { updateExisting: true });
  const earlier = await update(csv([HEADER, [aPhone(), reverted.nationalCode, "", ""]]));
  const id = await create({ period_start: hoursFromNow(-2) });
  await post(staff.manager, id, "/announce");
  const whileFreezing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await app().sql("insert into draw_freezes (id, draw_id) values (gen_random_uuid(), $1)", [id]);
    const result = await work();
    await app().sql("delete from draw_freezes");
    return result;
  };
  const file = csv([
    HEADER,
    [renamed.phone, renamed.nationalCode, "Mina", ""],
    [aPhone(), moved.nationalCode, "Mina", ""],
    [aPhone(), keep[1], "Mina", ""],
  ]);

  const [during, revertedDuring] = await whileFreezing(async () => [
    await update(file),
    await manager.revert(earlier.id),
  ]);
  await freeze(id);
  const [{ id: keepId } = { id: "" }] = await app().sql<{ id: string }>(
    "select c.id from customers c where c.national_code = $1",
    [keep[1]],
  );
  const admin = { token: staff.admin.token };
  await app().rest("POST", `/api/admin/customers/${keepId}/merge`, { merge_id: merged.customerId }, admin);
  const job = await update(`${file}\r\n`);
  const revertedAfter = await manager.revert(earlier.id);

  expect([during.error?.code, revertedDuring.error?.code]).toEqual(["DRAW_FREEZING", "DRAW_FREEZING"]);
  expect(job.counts).toMatchObject({ updated: 1, bad: 2 });
  expect(linesOf(await manager.report(job.errorReportUrl)).slice(1)).toEqual(
    [moved.nationalCode, keep[1]].map((code) =>
      expect.stringMatching(new RegExp(`${code}.*,phone_number,.*,CUSTOMER_IN_DRAW,`)),
    ),
  );
  expect(await customerOf(renamed.nationalCode)).toMatchObject({ first: "Mina" });
  expect(await customerOf(moved.nationalCode)).toMatchObject({ phone: moved.phone, first: "Sara" });
  expect(revertedAfter).toMatchObject({ isReverted: false, error: { code: "CUSTOMER_IN_DRAW" } });

  await post(staff.admin, id, "/void", { reason: "A complaint" });
  expect(await manager.revert(earlier.id)).toMatchObject({ isReverted: true });
  expect(await customerOf(reverted.nationalCode)).toMatchObject({ phone: reverted.phone });
});
