import { useApp } from "../support/app";
import { concurrently } from "../support/retry";
import { aNationalCode, aPhone, aReceipt, signedIn } from "../support/factories";
import { statusCounts } from "../support/sign-in";
import { aBuyer, plant } from "./fixtures";

const app = useApp();

const tokens = { admin: "", manager: "", viewer: "", counter: "" };

beforeAll(async () => {
  for (const role of ["admin", "manager", "viewer", "counter"] as const) {
    tokens[role] = (await signedIn(app(), role)).token;
  }
});

const call = (method: string, path: string, body?: unknown, token = tokens.admin) =>
  app().rest(method, `/api/admin/customers${path}`, body, { token });

const aDraft = (more: Record<string, unknown> = {}) => ({
  first_name: "نگار",
  last_name: "رستمي",
  phone_number: aPhone(),
  national_code: aNationalCode(),
  ...more,
});

const auditEntriesOf = (id: string) =>
  app().sql<{ action: string; details: Record<string, unknown> }>(
    "select a.action, a.details from audit_log a where a.entity = 'customer' and a.entity_id = $1 order by a.id",
    [id],
  );

test("the detail has the statistics and the newest five receipts with their state", async () => {
  const { id, receipts } = await aBuyer(app(), tokens.counter, [1e6, 2e6, 3e6, 4e6, 5e6, 6_500_000]);
  const [, , third, fourth] = receipts;
  await app().rest("POST", `/api/receipts/${third?.id}/void`, { reason: "wrong" }, { token: tokens.manager });
  await app().rest(
    "POST",
    `/api/receipts/${fourth?.id}/return`,
    { reason: "big", amount: 1_500_000 },
    { token: tokens.manager },
  );

  const { status, body } = await call("GET", `/${id}`);

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    customer_id: id,
    first_name: null,
    deleted_at: null,
    erased_at: null,
    merged_into_id: null,
    total_points: 1 + 2 + 2 + 5 + 6,
    total_receipts: 5,
    total_spent: 17_000_000,
    total_lottery_codes: 16,
    last_purchase_date: expect.any(String),
  });
  const shown = body.data.recent_receipts.map(
    ({ receipt_id, total_amount, points_earned, state, store_name }: never) => [
      receipt_id,
      total_amount,
      points_earned,
      state,
      store_name,
    ],
  );
  expect(shown).toHaveLength(5);
  expect(shown).toEqual(
    expect.arrayContaining([
      [receipts[5]?.number, 6_500_000, 6, "recorded", null],
      [third?.number, 3_000_000, 0, "voided", null],
      [fourth?.number, 4_000_000, 2, "returned", null],
    ]),
  );
});

test("the receipts of a whole list are read by one query", async () => {
  await aBuyer(app(), tokens.counter, [1e6, 2e6]);
  await aBuyer(app(), tokens.counter, [1e6]);
  const query = "{ customers(hasReceipts: true) { items { id totalReceipts recentReceipts { totalAmount } } } }";

  const { data } = await app().gql(query, {}, { token: tokens.manager });

  const counts = data.customers.items.map(
    (one: { totalReceipts: number; recentReceipts: unknown[] }) => one.recentReceipts.length > 0,
  );
  expect(counts.length).toBeGreaterThan(1);
  expect(counts).toEqual(counts.map(() => true));
});

test("an update is stored normalized, returns a message, and its audit entry does not identify the customer", async () => {
  const [customer] = await plant(app(), [{ first_name: null, last_name: null }]);
  const draft = aDraft({ phone_number: "۰۹۱۲ ۳۴۵ ۶۷۸۹" });

  const { status, body } = await call("PUT", `/${customer?.id}`, draft, tokens.manager);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    message: "Customer updated",
    data: { first_name: "نگار", last_name: "رستمی", phone_number: "09123456789", national_code: draft.national_code },
  });
  const [line] = await auditEntriesOf(customer?.id ?? "");
  expect(line).toEqual({
    action: "UPDATE",
    details: {
      changes: {
        firstName: [null, "ن***"],
        lastName: [null, "ر***"],
        phoneNumber: [`${customer?.phone_number?.slice(0, 4)}***${customer?.phone_number?.slice(-4)}`, "0912***6789"],
        nationalCode: [`******${customer?.national_code?.slice(-4)}`, `******${draft.national_code.slice(-4)}`],
      },
    },
  });
});

test.each([
  [{ first_name: " " }, "first_name", "First name is required"],
  [{ first_name: "Unknown" }, "first_name", "First name is required"],
  [{ last_name: "" }, "last_name", "Last name is required"],
  [{ phone_number: "0912" }, "phone_number", "Phone number must be 11 digits"],
  [{ phone_number: "" }, "phone_number", "This field is required"],
  [{ national_code: "12345abcde" }, "national_code", "National code must contain only digits"],
  [{ last_name: "x".repeat(101) }, "last_name", "This text is too long"],
])("a correction with %j is rejected at %s", async (wrong, field, message) => {
  const [customer] = await plant(app(), [{}]);

  const { status, body } = await call("PUT", `/${customer?.id}`, aDraft(wrong));

  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, errors: [{ field, message }], detail: [{ field, message }] });
});

test("another customer's phone and code are reported by field, in the caller's language", async () => {
  const [first, second, customer] = await plant(app(), [{}, {}, {}]);
  const taken = aDraft({ phone_number: first?.phone_number, national_code: second?.national_code });

  const { status, body } = await app().rest("PUT", `/api/admin/customers/${customer?.id}`, taken, {
    token: tokens.admin,
    lang: "fa",
  });
  const graphql = await app().gql(
    "mutation ($id: ID!, $input: CustomerUpdate!) { updateCustomer(id: $id, input: $input) { id } }",
    {
      id: customer?.id,
      input: { firstName: "a", lastName: "b", phoneNumber: first?.phone_number, nationalCode: customer?.national_code },
    },
    { token: tokens.admin },
  );

  expect([status, body.code]).toEqual([409, "PHONE_TAKEN"]);
  expect(body.errors).toEqual([
    { field: "phone_number", message: "این شماره موبایل برای مشتری دیگری ثبت شده است" },
    { field: "national_code", message: "این کد ملی برای مشتری دیگری ثبت شده است" },
  ]);
  expect(graphql.errors?.[0]?.extensions).toMatchObject({
    status: 409,
    code: "PHONE_TAKEN",
    fields: [{ field: "phoneNumber", code: "PHONE_TAKEN" }],
  });
  expect(await auditEntriesOf(customer?.id ?? "")).toEqual([]);
});

test("of concurrent changes to the same phone one succeeds, the others get a field error", async () => {
  const people = await plant(
    app(),
    Array.from({ length: 6 }, () => ({})),
  );
  const phone_number = aPhone();

  const responses = await concurrently(6, (index) =>
    call("PUT", `/${people[index]?.id}`, aDraft({ phone_number, national_code: people[index]?.national_code })),
  );

  expect(statusCounts(responses)).toEqual({ 200: 1, 409: 5 });
  const rejected = responses.filter(({ status }) => status === 409).map(({ body }) => body.errors[0].field);
  expect(rejected).toEqual(rejected.map(() => "phone_number"));
});

test("a deleted customer is missing from lists without deleted customers, and is there again after a restore", async () => {
  const { id, phone, nationalCode } = await aBuyer(app(), tokens.counter, [3_000_000]);

  const removed = await call("DELETE", `/${id}`);
  const again = await call("DELETE", `/${id}`);
  const seen = await Promise.all(
    (["admin", "manager", "viewer"] as const).map((role) => call("GET", `/${id}`, undefined, tokens[role])),
  );
  const lists = await Promise.all(
    (["manager", "viewer"] as const).map((role) => call("GET", "?deleted=true", undefined, tokens[role])),
  );
  const edited = await call("PUT", `/${id}`, aDraft());
  const atTheTill = await app().rest(
    "POST",
    "/api/receipts/create",
    aReceipt({ customer_phone: phone, customer_national_code: nationalCode }),
    { token: tokens.counter },
  );
  const restored = await call("POST", `/${id}/restore`);
  const twice = await call("POST", `/${id}/restore`);

  expect(removed.body).toMatchObject({ success: true, customer_id: id, message: "Customer deleted successfully" });
  expect(again.status).toBe(200);
  expect(seen.map(({ status, body }) => [status, body.code ?? body.data.deleted_at !== null])).toEqual([
    [200, true],
    [200, true],
    [404, "CUSTOMER_NOT_FOUND"],
  ]);
  expect(lists.map(({ status }) => status)).toEqual([200, 403]);
  expect(lists[0]?.body.data.map(({ customer_id }: { customer_id: string }) => customer_id)).toContain(id);
  expect([edited.status, edited.body.code]).toEqual([409, "CUSTOMER_DELETED"]);
  expect(atTheTill.body.code).toBe("CUSTOMER_DELETED");
  expect(restored.body).toMatchObject({
    message: "Customer restored",
    data: { deleted_at: null, total_points: 3 },
  });
  expect(twice.status).toBe(200);
  expect((await auditEntriesOf(id)).map(({ action }) => action)).toEqual(["DELETE", "RESTORE"]);
  expect(await app().doctor()).toBe("");
});

test("a deleted customer whose phone and code have a new owner is not restored, and the field errors give the reason", async () => {
  const [old] = await plant(app(), [{ deleted_at: new Date().toISOString() }]);
  await plant(app(), [{ phone_number: old?.phone_number ?? "", national_code: old?.national_code ?? "" }]);

  const { status, body } = await call("POST", `/${old?.id}/restore`);

  expect(status).toBe(409);
  expect(body.errors).toEqual([
    { field: "phone_number", message: "Another customer has this phone number" },
    { field: "national_code", message: "Another customer has this national code" },
  ]);
});

test("an erased customer is anonymous: the old pair is unknown, and the purchases stay", async () => {
  const { id, phone, nationalCode } = await aBuyer(app(), tokens.counter, [3_000_000], { customer_first_name: "سارا" });
  await call("PUT", `/${id}`, aDraft({ phone_number: phone, national_code: nationalCode }));

  const erased = await call("POST", `/${id}/erase`);
  const again = await call("POST", `/${id}/erase`);
  const lookup = await app().rest("GET", `/api/customers/lookup?phone=${phone}&national_code=${nationalCode}`);
  const newcomer = await aBuyer(app(), tokens.counter, [1_000_000], {
    customer_phone: phone,
    customer_national_code: nationalCode,
  });
  const restored = await call("POST", `/${id}/restore`);
  const edited = await call("PUT", `/${id}`, aDraft());

  expect(erased.body.data).toMatchObject({
    first_name: null,
    last_name: null,
    phone_number: null,
    national_code: null,
    erased_at: expect.any(String),
    deleted_at: expect.any(String),
    total_points: 3,
    total_receipts: 1,
    total_lottery_codes: 3,
  });
  expect([again, restored, edited].map(({ status, body }) => [status, body.code])).toEqual([
    [409, "CUSTOMER_ERASED"],
    [409, "CUSTOMER_ERASED"],
    [409, "CUSTOMER_ERASED"],
  ]);
  expect(lookup.status).toBe(404);
  expect(newcomer.id).not.toBe(id);
  expect(
    await app().sql("select c.total_points::int as points from customers c where c.id = $1", [newcomer.id]),
  ).toEqual([{ points: 1 }]);
  const everything = JSON.stringify(
    await app().sql("select to_jsonb(a) from audit_log a where a.entity_id = $1 or a.details::text like $2", [
      id,
      `%${phone}%`,
    ]),
  );
  for (const secret of [phone, nationalCode, "سارا", "نگار"]) expect(everything).not.toContain(secret);
  expect(await app().doctor()).toBe("");
});

test("a deleted customer can be erased too, and stays deleted since then", async () => {
  const deleted_at = "2025-06-01T00:00:00.000Z";
  const [customer] = await plant(app(), [{ deleted_at }]);

  const { body } = await call("POST", `/${customer?.id}/erase`);

  expect(body.data).toMatchObject({ deleted_at, phone_number: null });
});

test("the receipts of a deleted and of an erased customer can still be voided", async () => {
  const { id, receipts } = await aBuyer(app(), tokens.counter, [3_000_000, 2_000_000]);
  await call("DELETE", `/${id}`);
  const first = await app().rest(
    "POST",
    `/api/receipts/${receipts[0]?.id}/void`,
    { reason: "wrong" },
    { token: tokens.manager },
  );
  await call("POST", `/${id}/erase`);
  const second = await app().rest(
    "POST",
    `/api/receipts/${receipts[1]?.id}/void`,
    { reason: "wrong" },
    { token: tokens.manager },
  );

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await app().doctor()).toBe("");
});

test.each([
  ["viewer", "0912***6789", "******4567"],
  ["manager", "09123456789", "0491234567"],
] as const)("a %s reads %s and %s wherever customers are returned", async (role, phone, code) => {
  const identity = { phone_number: "09123456789", national_code: "0491234567", last_name: `Only ${role}` };
  const others = await app().sql("delete from customers where phone_number = $1 returning 1", [identity.phone_number]);
  const [customer] = await plant(app(), [identity]);
  const token = tokens[role];

  const rest = await Promise.all([
    call("GET", `/${customer?.id}`, undefined, token),
    call("GET", `?search=Only ${role}`, undefined, token),
    call("GET", `/search?q=Only ${role}`, undefined, token),
  ]);
  const graphql = await app().gql(
    "query ($id: ID!) { customer(id: $id) { phoneNumber nationalCode } }",
    { id: customer?.id },
    { token },
  );

  const [one, list, matches] = rest.map(({ body }) => body.data);
  for (const shown of [one, list[0], matches[0]]) {
    expect(shown).toMatchObject({ phone_number: phone, national_code: code });
  }
  expect(graphql.data.customer).toEqual({ phoneNumber: phone, nationalCode: code });
  expect(others.length).toBeLessThan(2);
});

test("the list over REST has its rows in data and its position in pagination", async () => {
  await plant(
    app(),
    Array.from({ length: 3 }, () => ({ last_name: "Paginated" })),
  );

  const { status, body } = await call(
    "GET",
    "?search=paginated&page_size=2&page=2&sort_by=phone_number&sort_order=asc",
  );

  expect(status).toBe(200);
  expect(body.data).toHaveLength(1);
  expect(body.data[0]).not.toHaveProperty("recent_receipts");
  expect(body.pagination).toEqual({
    page: 2,
    current_page: 2,
    page_size: 2,
    total: 3,
    total_items: 3,
    total_customers: 3,
    total_pages: 2,
    total_capped: false,
    has_prev: true,
    has_next: false,
  });
});
