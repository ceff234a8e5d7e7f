import { v7 as uuidv7 } from "uuid";
import { useApp } from "../support/app";
import {
  aFestival,
  aKey,
  aNationalCode,
  aPhone,
  aReceipt,
  aStore,
  signedIn,
  type SignedIn,
} from "../support/factories";

const app = useApp();

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
/** The business day of an instant in Tehran. */
const tehranDay = (iso: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tehran" }).format(new Date(iso));

interface Row {
  id: string;
  receipt_id: string;
  [field: string]: unknown;
}

let admin: SignedIn, manager: SignedIn, viewer: SignedIn, clerk: SignedIn, other: SignedIn;
let storeId = "";
const buyer = { customer_phone: aPhone(), customer_national_code: aNationalCode(), customer_first_name: "Sara" };
const made: Row[] = [];

async function record(draft: object, token = clerk.token): Promise<Row> {
  const { body } = await app().rest("POST", "/api/receipts/create", aReceipt(draft), { token });
  expect(body.success).toBe(true);
  return body.data;
}

beforeAll(async () => {
  [admin, manager, viewer, clerk, other] = await Promise.all([
    signedIn(app(), "admin"),
    signedIn(app(), "manager"),
    signedIn(app(), "viewer"),
    signedIn(app(), "counter"),
    signedIn(app(), "counter"),
  ]);
  storeId = (await aStore(app(), { storeName: "Bookshop", storeType: 2 })).id;
  // Twelve receipts of the clerk: the purchases are in another order than the recordings, and two share an instant.
  const ages = [5, 2, 9, 2, 7, 1, 11, 3, 8, 4, 10, 6];
  const at = ages.map(daysAgo);
  at[3] = at[1] ?? "";
  for (const [index, purchase_date] of at.entries()) {
    const number = `LIST-${String(index + 1).padStart(2, "0")}`;
    const store = index % 3 === 0 ? { store_id: storeId } : {};
    const amount = (index + 1) * 1_000_000;
    made.push(await record({ ...buyer, ...store, receipt_id: number, purchase_amount: amount, purchase_date }));
  }
  const id = (index: number) => made[index]?.id ?? "";
  const reverse = (index: number, kind: string, body: object) =>
    app().rest("POST", `/api/receipts/${id(index)}/${kind}`, body, { token: clerk.token });
  await reverse(0, "void", { reason: "wrong customer" });
  await reverse(1, "return", { amount: 500_000, reason: "one book" });
});

const list = async (query: Record<string, string | number> = {}, token = manager.token) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const { status, body } = await app().rest("GET", `/api/admin/receipts?${search.toString()}`, undefined, { token });
  return { status, body, numbers: ((body.receipts ?? []) as Row[]).map(({ receipt_id: number }) => number) };
};

const byNumber = (...numbers: number[]) => numbers.map((number) => `LIST-${String(number).padStart(2, "0")}`);
const LISTED = { search: "LIST-" };

test("receipts are listed by purchase, newest first, with the pagination of the other lists", async () => {
  const { body, numbers } = await list({ operator_id: clerk.user.id, page_size: 5, page: 2 });

  expect(numbers).toEqual(byNumber(1, 12, 5, 9, 3));
  expect(body.success).toBe(true);
  expect(body.pagination).toEqual({
    current_page: 2,
    page: 2,
    page_size: 5,
    total_pages: 3,
    total_items: 12,
    total: 12,
    total_capped: false,
    has_prev: true,
    has_next: true,
  });
});

test("a row has the receipt with its customer, store, points and recorder", async () => {
  const { body } = await list({ search: "list-04" });

  expect(body.receipts).toEqual([
    {
      id: made[3]?.id,
      receipt_id: "LIST-04",
      state: "recorded",
      customer: {
        customer_id: made[3]?.customer_id,
        first_name: "Sara",
        last_name: null,
        phone_number: buyer.customer_phone,
        national_code: buyer.customer_national_code,
      },
      store_id: storeId,
      store_name: "Bookshop",
      store_type: 2,
      purchase_amount: 4_000_000,
      returned_amount: 0,
      net_amount: 4_000_000,
      multiplier: 2,
      points_earned: 8,
      points: 8,
      active_codes: 8,
      purchase_date: made[3]?.purchase_date,
      created_at: expect.any(String) as string,
      voided_at: null,
      operator_id: clerk.user.id,
      operator_name: clerk.user.fullName,
      campaign_id: null,
      campaign_name: null,
    },
  ]);
});

test.each([
  ["purchase_date", "desc", byNumber(6, 4, 2, 8, 10, 1, 12, 5, 9, 3, 11, 7)],
  ["purchase_date", "asc", byNumber(7, 11, 3, 9, 5, 12, 1, 10, 8, 2, 4, 6)],
  ["created_at", "desc", byNumber(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)],
  ["created_at", "asc", byNumber(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)],
  ["receipt_number", "desc", byNumber(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)],
  ["receipt_number", "asc", byNumber(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)],
])("by %s %s, every page of every list has each receipt once, in order", async (sort_by, sort_order, expected) => {
  const filters: Record<string, string>[] = [
    LISTED,
    { operator_id: clerk.user.id },
    { customer_id: String(made[0]?.customer_id) },
  ];
  for (const filter of filters) {
    const found: string[] = [];
    for (let page = 1; page <= 4; page++) {
      found.push(...(await list({ ...filter, sort_by, sort_order, page_size: 3, page })).numbers);
    }
    expect(found).toEqual(expected);
  }
});

test("the list is filtered by the least and the greatest amount", async () => {
  const { status, numbers } = await list({ ...LISTED, min_amount: 5_000_000, max_amount: 6_000_000 });

  expect(status).toBe(200);
  expect(numbers).toEqual(byNumber(6, 5));
  expect((await list({ min_amount: "much" })).body.fields).toMatchObject([{ field: "min_amount" }]);
});

test("a page past the end is empty", async () => {
  expect((await list({ operator_id: clerk.user.id, page: 99 })).numbers).toEqual([]);
});

test("a search finds the exact number first, in any script and case, then numbers that begin with it", async () => {
  const exact = await record({ receipt_id: "PRE-1", purchase_date: daysAgo(20) });
  await record({ receipt_id: "PRE-10" });
  await record({ receipt_id: "PRE-11" });
  await record({ receipt_id: "XPRE-1" });

  expect((await list({ search: "pre-۱" })).numbers).toEqual(["PRE-1", "PRE-11", "PRE-10"]);
  expect((await list({ search: " PRE - 1 " })).numbers[0]).toBe("PRE-1");
  expect((await list({ search: exact.id })).numbers).toEqual(["PRE-1"]);
  expect((await list({ search: exact.id.toUpperCase() })).numbers).toEqual(["PRE-1"]);
  expect((await list({ search: uuidv7() })).numbers).toEqual([]);
  expect((await list({ search: "PRE%" })).numbers).toEqual([]);
  expect((await list({ search: "PRE_1" })).numbers).toEqual([]);
});

test("receipts are filtered by state, store, customer, operator and day, and together", async () => {
  const day = tehranDay(daysAgo(7));
  const mine = { operator_id: clerk.user.id, customer_id: String(made[0]?.customer_id) };

  expect((await list({ ...mine, status: "voided" })).numbers).toEqual(byNumber(1));
  expect((await list({ ...mine, status: "returned" })).numbers).toEqual(byNumber(2));
  expect((await list({ ...mine, status: "recorded" })).body.pagination.total_items).toBe(10);
  expect((await list({ store_id: storeId })).numbers).toEqual(byNumber(4, 10, 1, 7));
  expect((await list({ store_id: storeId, status: "voided" })).numbers).toEqual(byNumber(1));
  expect((await list({ ...mine, store_id: "none" })).numbers).toEqual(byNumber(6, 2, 8, 12, 5, 9, 3, 11));
  const day2 = { date_from: tehranDay(daysAgo(2)), date_to: tehranDay(daysAgo(2)) };
  expect((await list({ ...day2, store_id: "none" })).body.pagination.total_items).toBe(1);
  expect((await list({ ...LISTED, store_id: "none", status: "returned" })).numbers).toEqual(byNumber(2));
  const unknown = await list({ store_id: "nowhere" });
  expect(unknown).toMatchObject({ status: 400, body: { fields: [{ field: "store_id", code: "ID_INVALID" }] } });
  expect((await list({ ...LISTED, date_from: day, date_to: day })).numbers).toEqual(byNumber(5));
  expect((await list({ ...mine, date_from: daysAgo(2), status: "recorded" })).numbers).toEqual(byNumber(6, 4));
  expect((await list({ operator_id: other.user.id })).numbers).toEqual([]);
  const wrongDays = await list({ date_from: "2026-02-02", date_to: "2026-02-01" });
  expect(wrongDays).toMatchObject({ status: 400, body: { fields: [{ field: "date_to", code: "END_BEFORE_START" }] } });
});

test("amounts are filtered over GraphQL, both ends included", async () => {
  const query = `query ($min: Toman, $max: Toman, $id: ID) {
    receipts(minAmount: $min, maxAmount: $max, customerId: $id) { items { receiptId } totalItems isTotalCapped } }`;

  const { data } = await app().gql(
    query,
    { min: 3_000_000, max: 5_000_000, id: made[0]?.customer_id },
    { token: manager.token },
  );

  expect(data.receipts).toEqual({
    items: byNumber(4, 5, 3).map((receiptId) => ({ receiptId })),
    totalItems: 3,
    isTotalCapped: false,
  });
});

test("receipts are filtered by the campaign that multiplied their points, and show it with the rule", async () => {
  const { campaignId } = await aFestival(app());
  await app().sql("update campaigns set bonus_multiplier = 3, is_active = true where id = $1", [campaignId]);
  const { id } = await record({ receipt_id: "BONUS-1", store_id: storeId, purchase_amount: 1_000_000 });
  await app().sql("update campaigns set bonus_multiplier = 1 where id = $1", [campaignId]);

  expect((await list({ campaign_id: campaignId })).numbers).toEqual(["BONUS-1"]);
  const { body } = await app().rest("GET", `/api/admin/receipts/${id}`, undefined, { token: manager.token });
  expect(body.data).toMatchObject({
    campaign_id: campaignId,
    campaign_name: "Stars",
    multiplier: 6,
    type_multiplier: 2,
    campaign_multiplier: 3,
    points: 6,
  });
  await app().sql("update receipts set campaign_id = null where id = $1", [id]);
});

test("a page of the whole table is counted from the daily sales, also from its end", async () => {
  const count = (await app().sql<{ n: number }>("select count(*)::int as n from receipts"))[0]?.n ?? 0;
  const first = await list({ page_size: 4 });
  const pages = Math.ceil(count / 4);
  const last = await list({ page_size: 4, page: pages });

  expect(first.body.pagination).toMatchObject({ total_items: count, total_pages: pages, total_capped: false });
  const oldest = await app().sql<{ number: string }>(
    `select r.receipt_number as number from receipts r order by r.purchased_at, r.id limit ${count - (pages - 1) * 4}`,
  );
  expect(last.numbers).toEqual(oldest.map(({ number }) => number).reverse());
});

test("the detail has the history with reason, user and time, and every code with its state", async () => {
  const { body } = await app().rest("GET", `/api/admin/receipts/${made[1]?.id}`, undefined, { token: manager.token });

  expect(body.data).toMatchObject({ state: "returned", net_amount: 1_500_000, points: 1, is_reversible: true });
  expect(body.data.entries).toMatchObject([
    { kind: "earn", points: 2, amount: null, reason: null, codes_invalidated: 0, actor_name: clerk.user.fullName },
    {
      kind: "return",
      points: -1,
      amount: 500_000,
      reason: "one book",
      codes_invalidated: 1,
      actor_name: clerk.user.fullName,
    },
  ]);
  const codes = made[1]?.codes as string[];
  expect(body.data.codes).toMatchObject({
    items: [
      { ordinal: 1, code: codes[0], status: "claimed", invalidated_at: null },
      { ordinal: 2, code: codes[1], status: "invalid" },
    ],
    total_items: 2,
  });
});

test("the codes of a large receipt are paged", async () => {
  const { id } = await record({ purchase_amount: 120_000_000 });
  const at = async (query: string) =>
    (await app().rest("GET", `/api/admin/receipts/${id}?${query}`, undefined, { token: manager.token })).body.data
      .codes;

  expect((await at("")).items).toHaveLength(50);
  expect(await at("codes_page=3")).toMatchObject({ page: 3, total_items: 120, total_pages: 3 });
  expect((await at("codes_page=3")).items.map(({ ordinal }: { ordinal: number }) => ordinal)[0]).toBe(101);
  const wrong = await app().rest("GET", `/api/admin/receipts/${id}?codes_page_size=500`, undefined, {
    token: manager.token,
  });
  expect(wrong.status).toBe(400);
});

test("a viewer sees masked numbers and no codes, and cannot change a receipt", async () => {
  const { body } = await list({ search: "LIST-04" }, viewer.token);
  const detail = await app().rest("GET", `/api/admin/receipts/${made[3]?.id}`, undefined, { token: viewer.token });

  const { customer_phone: phone, customer_national_code: code } = buyer;
  const masked = {
    phone_number: `${phone.slice(0, 4)}***${phone.slice(-4)}`,
    national_code: `******${code.slice(-4)}`,
  };
  expect(body.receipts[0].customer).toMatchObject({ first_name: "Sara", ...masked });
  expect(detail.body.data.customer).toMatchObject(masked);
  expect(detail.body.data.is_reversible).toBe(false);
  expect(detail.body.data.codes.items[0]).toMatchObject({ ordinal: 1, code: null, status: "claimed" });
});

test("a counter user, and an admin at the counter, see only receipts they recorded", async () => {
  const own = await record({ receipt_id: "OWN-1" }, other.token);
  const foreign = made[3]?.id ?? "";
  const get = (id: string) => app().rest("GET", `/api/admin/receipts/${id}`, undefined, { token: other.token });
  const { body } = await app().rest("POST", "/auth/login", {
    username: admin.user.username,
    password: "a long enough password",
    role: "Counter",
  });

  expect((await list({}, other.token)).numbers).toEqual(["OWN-1"]);
  expect((await list({ operator_id: clerk.user.id }, other.token)).numbers).toEqual([]);
  expect((await list({ search: "LIST-04" }, other.token)).numbers).toEqual([]);
  expect((await list({ search: foreign }, other.token)).numbers).toEqual([]);
  expect((await get(own.id)).body.data).toMatchObject({ receipt_id: "OWN-1", is_reversible: true });
  expect((await get(own.id)).body.data.codes.items[0].code).toBe((own.codes as string[])[0]);
  expect(await get(foreign)).toMatchObject({ status: 404, body: { code: "RECEIPT_NOT_FOUND" } });
  expect((await list({}, body.access_token)).numbers).toEqual([]);
});

test("a key needs the scope receipts.read, and customers.read for names and full numbers", async () => {
  const [alone, both, none] = [
    await aKey(app(), { scopes: ["receipts.read"] }),
    await aKey(app(), { scopes: ["receipts.read", "customers.read"] }),
    await aKey(app(), { scopes: ["customers.read", "receipts.write"] }),
  ];
  const customerOf = async (token: string) => (await list({ search: "LIST-04" }, token)).body.receipts?.[0].customer;

  expect((await list({}, none.token)).status).toBe(403);
  expect(await customerOf(alone.token)).toMatchObject({
    first_name: null,
    national_code: `******${buyer.customer_national_code.slice(-4)}`,
  });
  expect(await customerOf(both.token)).toMatchObject({
    first_name: "Sara",
    national_code: buyer.customer_national_code,
  });
  const byKey = await app().rest(
    "POST",
    "/api/receipts/create",
    { ...aReceipt({ receipt_id: "KEY-1" }), idempotency_key: uuidv7() },
    { token: none.token },
  );
  const { body } = await app().rest("GET", `/api/admin/receipts/${byKey.body.data.id}`, undefined, {
    token: manager.token,
  });
  expect(body.data.operator_id).toBeNull();
  expect(body.data.entries[0].actor_name).toMatch(/^Key \d+$/);
});

test.each([
  ["sort_by", "receipt_number; drop table receipts"],
  ["sort_by", "(select 1)"],
  ["sort_order", "desc; select 1"],
  ["status", "paid"],
  ["store_id", "1' or '1'='1"],
  ["date_from", "yesterday' --"],
  ["page", "0"],
  ["page_size", "101"],
])("%s=%s is rejected", async (name, value) => {
  expect((await list({ [name]: value })).status).toBe(400);
  expect(Number((await app().sql<{ n: number }>("select count(*)::int as n from receipts"))[0]?.n)).toBeGreaterThan(12);
});

test("a search is never part of a statement", async () => {
  expect(await list({ search: "'; drop table receipts; --" })).toMatchObject({ status: 200, numbers: [] });
  expect(await app().doctor()).toBe("");
});
