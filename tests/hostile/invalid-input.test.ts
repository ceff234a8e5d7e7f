import { useApp } from "../support/app";
import { withRetries } from "../support/retry";
import { aNationalCode, aPhone, aReceipt, asInput, signedIn } from "../support/factories";
import { raw, rowCounts, sendAll, type Way } from "./both-apis";
import {
  AMOUNTS,
  AMOUNTS_OVER,
  BLANK,
  DATES,
  IDS,
  IDS_NOBODY_HAS,
  LOGINS,
  NATIONAL_CODES,
  NOT_LINES,
  NOT_LONG_TEXTS,
  NOT_TEXT,
  PAGES,
  PHONES,
  STORE_TYPES,
  STRANGE_BUT_FINE,
  TOO_LONG,
  fitsInAnAddress,
} from "./values";

const app = useApp();

let token = "";
let receiptId = "";

beforeAll(async () => {
  token = (await signedIn(app(), "admin")).token;
  const { body } = await app().rest("POST", "/api/receipts/create", aReceipt(), { token });
  receiptId = body.data.id;
});

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A field of a new receipt. */
const receipt = (field: string): Way => ({
  name: `the ${field} of a receipt`,
  rest: (value) => ({ method: "POST", url: "/api/receipts/create", body: { ...aReceipt(), [field]: value } }),
  gql: (value) => ({
    query: "mutation ($input: ReceiptInput!) { createReceipt(input: $input) { id } }",
    variables: { input: { ...asInput(aReceipt()), [camel(field)]: value } },
  }),
});

const customer = (field: string): Way => ({
  name: `the ${field} of a customer`,
  rest: (value) => ({
    method: "POST",
    url: "/api/customers/create",
    body: { phone_number: aPhone(), national_code: aNationalCode(), [field]: value },
  }),
  gql: (value) => ({
    query: "mutation ($input: CustomerInput!) { createCustomer(input: $input) { id } }",
    variables: { input: { phoneNumber: aPhone(), nationalCode: aNationalCode(), [camel(field)]: value } },
  }),
});

const item = (field: string): Way => ({
  name: `the ${field} of an item`,
  rest: (value) => ({ method: "POST", url: "/api/items", body: { title: "Milk", [field]: value } }),
  gql: (value) => ({
    query: "mutation ($input: ItemInput!) { createItem(input: $input) { id } }",
    variables: { input: { title: "Milk", [field]: value } },
  }),
});

const returned = (field: "amount" | "reason"): Way => ({
  name: `the ${field} of a return`,
  rest: (value) => ({
    method: "POST",
    url: `/api/receipts/${receiptId}/return`,
    body: { amount: 1_000, reason: "too small", [field]: value },
  }),
  gql: (value) => ({
    query: "mutation ($id: String!, $input: ReturnInput!) { returnReceipt(receiptId: $id, input: $input) { id } }",
    variables: { id: receiptId, input: { amount: 1_000, reason: "too small", [field]: value } },
  }),
});

const lookup = (field: "phone" | "nationalCode" | "codesPage" | "purchasesPage"): Way => {
  const valid = { phone: "09121234567", nationalCode: "0499370899", codesPage: "1", purchasesPage: "1" };
  const inUrl = {
    phone: "phone",
    nationalCode: "national_code",
    codesPage: "codes_page",
    purchasesPage: "purchases_page",
  };
  return {
    name: `the ${field} of a look-up`,
    rest: (value) => {
      const query = Object.entries({ ...valid, [field]: value }).map(
        ([key, text]) => `${inUrl[key as keyof typeof inUrl]}=${encodeURIComponent(text)}`,
      );
      return { method: "GET", url: `/api/customers/lookup?${query.join("&")}` };
    },
    gql: (value) => ({
      query: `query ($phone: String!, $nationalCode: String!, $codesPage: Int, $purchasesPage: Int) {
        lookup(phone: $phone, nationalCode: $nationalCode, codesPage: $codesPage, purchasesPage: $purchasesPage) {
          totalPoints } }`,
      variables: { ...valid, codesPage: 1, purchasesPage: 1, [field]: value },
    }),
  };
};

/** An id in a URL; over GraphQL the same text as a variable. */
const idOf = (kind: "an item" | "a customer" | "a receipt to void"): Way => {
  const calls = {
    "an item": {
      rest: (id: string) => ({ method: "PUT", url: `/api/items/${id}`, body: { title: "Milk" } }),
      query: `mutation ($id: ID!) { updateItem(id: $id, input: { title: "Milk" }) { id } }`,
    },
    "a customer": {
      rest: (id: string) => ({ method: "GET", url: `/api/customers/${id}/summary` }),
      query: "query ($id: ID!) { customerSummary(id: $id) { id } }",
    },
    "a receipt to void": {
      rest: (id: string) => ({ method: "POST", url: `/api/receipts/${id}/void`, body: { reason: "wrong" } }),
      query: `mutation ($id: String!) { voidReceipt(receiptId: $id, input: { reason: "wrong" }) { id } }`,
    },
  };
  return {
    name: `the id of ${kind}`,
    rest: (value) => calls[kind].rest(encodeURIComponent(value)),
    gql: (value) => ({ query: calls[kind].query, variables: { id: value } }),
  };
};

const inAnId = (field: "receiptId"): Way => ({
  name: `the ${field} of a calculation`,
  rest: (value) => ({ method: "POST", url: "/api/points/calculate", body: { receipt_id: value } }),
  gql: (value) => ({
    query: "query ($id: String!) { calculatePoints(receiptId: $id) { points } }",
    variables: { id: value },
  }),
});

const REJECTED: readonly (readonly [Way, readonly unknown[]])[] = [
  [receipt("purchase_amount"), [...AMOUNTS, ...AMOUNTS_OVER]],
  [returned("amount"), [...AMOUNTS, ...AMOUNTS_OVER, 0, raw("-0"), "0", "۰", 3_500_001]],
  [receipt("customer_phone"), [...PHONES, ...NOT_TEXT, null]],
  [customer("phone_number"), [...PHONES, ...NOT_TEXT, null]],
  [lookup("phone"), PHONES.filter(fitsInAnAddress)],
  [receipt("customer_national_code"), [...NATIONAL_CODES, ...NOT_TEXT, null]],
  [customer("national_code"), [...NATIONAL_CODES, ...NOT_TEXT, null]],
  [lookup("nationalCode"), NATIONAL_CODES.filter(fitsInAnAddress)],
  [lookup("codesPage"), PAGES],
  [lookup("purchasesPage"), PAGES],
  [receipt("purchase_date"), [...DATES, ...NOT_TEXT]],
  [receipt("store_type"), STORE_TYPES],
  [receipt("store_id"), ["", ...IDS, 1.5, true, [], {}]],
  [idOf("an item"), IDS],
  [idOf("a customer"), IDS],
  [receipt("receipt_id"), [...BLANK, "\u200c", "\u200b\u200f", ...NOT_LINES, ...TOO_LONG(64), ...NOT_TEXT, null]],
  [inAnId("receiptId"), [...BLANK, "\u200c", ...NOT_LINES, ...TOO_LONG(64), ...NOT_TEXT, null]],
  [receipt("customer_first_name"), [...NOT_LINES, ...TOO_LONG(100), ...NOT_TEXT]],
  [receipt("customer_last_name"), [...NOT_LINES, ...TOO_LONG(100), ...NOT_TEXT]],
  [customer("first_name"), [...NOT_LINES, ...TOO_LONG(100), ...NOT_TEXT]],
  [receipt("reason"), [...NOT_LONG_TEXTS, ...TOO_LONG(500), ...NOT_TEXT]],
  [returned("reason"), [...BLANK, ...NOT_LONG_TEXTS, ...TOO_LONG(500), ...NOT_TEXT, null]],
  [receipt("idempotency_key"), ["", " ", "a b", "a\u0000", "کلید", "k".repeat(256), "k\n", "\u202e", "é"]],
  [item("title"), [...BLANK, ...NOT_LINES, ...TOO_LONG(200), ...NOT_TEXT, null]],
  [item("description"), [...NOT_LONG_TEXTS, ...TOO_LONG(1_000), ...NOT_TEXT]],
  [item("completed"), ["", "true", "yes", 0, 1, -1, [], [true], {}, raw("1e309")]],
];

test.each(REJECTED.map(([way, values]) => ({ way, values, name: way.name, count: values.length })))(
  "$count wrong values as $name are rejected by both APIs, and nothing changes",
  async ({ way, values }) => {
    const before = await rowCounts(app());

    const results = await sendAll(app(), way, values, token);

    const wrong = results.filter(
      ({ rest, gql, restCode, gqlCode, detail }) =>
        rest !== 400 ||
        gql !== 400 ||
        restCode !== "BAD_USER_INPUT" ||
        gqlCode !== "BAD_USER_INPUT" ||
        typeof detail !== "string" ||
        detail === "",
    );
    expect(wrong).toEqual([]);
    expect(await rowCounts(app())).toEqual(before);
    expect(await app().doctor()).toBe("");
  },
);

test.each([idOf("an item"), idOf("a customer"), idOf("a receipt to void"), receipt("store_id"), inAnId("receiptId")])(
  "$name without a record is not found, in any form",
  async (way) => {
    const before = await rowCounts(app());

    const results = await sendAll(app(), way, IDS_NOBODY_HAS, token);

    expect(results.filter(({ rest, gql }) => rest !== 404 || gql !== 404)).toEqual([]);
    expect(await rowCounts(app())).toEqual(before);
  },
);

test("an unknown receipt number is not found, with any characters", async () => {
  const numbers = [
    "R-none",
    "' or 1=1 --",
    "'; drop table receipts; --",
    "${7*7}",
    "{{7*7}}",
    "<img src=x>",
    "../../etc/passwd",
    "%00",
    "null",
    "😀",
    "__proto__",
    "e\u0301\u0301",
    "\u200dR",
  ];

  const results = await sendAll(app(), inAnId("receiptId"), numbers, token);

  expect(results.filter(({ rest, gql }) => rest !== 404 || gql !== 404)).toEqual([]);
  expect(await app().doctor()).toBe("");
});

test("an unusual title is stored and returned as it was sent, by both APIs", async () => {
  await app().sql("delete from items");

  const stored = await Promise.all(
    STRANGE_BUT_FINE.map(async (title) => {
      const add = () => app().rest("POST", "/api/items", { title, description: title }, { token });
      const { body, status } = await withRetries(add);
      return { title, status, returned: body.data?.title, description: body.data?.description };
    }),
  );
  const { data } = await app().gql("{ items { title description } }");

  expect(stored.filter(({ title, returned, description }) => returned !== title || description !== title)).toEqual([]);
  const listed = data.items.map((one: { title: string }) => one.title);
  expect([...listed].sort()).toEqual([...STRANGE_BUT_FINE].sort());
  expect(await app().doctor()).toBe("");
});

test("direction marks are allowed in a description and returned unchanged", async () => {
  const description = "a\u202eb\u2066c\u2069\nline\ttab";

  const { body } = await app().rest("POST", "/api/items", { title: "Milk", description }, { token });

  expect(body.data.description).toBe(description);
});

const DIGITS = [0x06f0, 0x0660, 0xff10];
const inScript = (zero: number, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

test.each(DIGITS)(
  "digits of the script at %i are normalized: phone, code, number and amount are the same receipt as in Western digits",
  async (zero) => {
    const western = aReceipt({ purchase_amount: 2_000_000 });
    const typed = {
      ...western,
      customer_phone: inScript(zero, western.customer_phone),
      customer_national_code: inScript(zero, western.customer_national_code),
      receipt_id: inScript(zero, western.receipt_id),
      purchase_amount: inScript(zero, "2000000"),
    };

    const first = await app().rest("POST", "/api/receipts/create", typed, { token });
    const second = await app().rest("POST", "/api/receipts/create", western, { token });
    const third = await app().gql(
      "mutation ($input: ReceiptInput!) { createReceipt(input: $input) { id replayed } }",
      { input: asInput(typed as never) },
      { token },
    );

    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.data).toMatchObject({
      id: first.body.data.id,
      replayed: true,
      purchase_amount: 2_000_000,
      points_calculated: 2,
    });
    expect(third.data.createReceipt).toEqual({ id: first.body.data.id, replayed: true });
  },
);

test.each([
  [0, 0],
  [raw("-0"), 0],
  [raw("1e6"), 1_000_000],
  [raw("1.0"), 1],
  ["0001000000", 1_000_000],
  [999_999, 999_999],
  [10_000_000_000, 10_000_000_000],
])("the amount %p is %i Toman by both APIs", async (value, toman) => {
  const text = (body: unknown) =>
    JSON.stringify(body).replace('"@"', typeof value === "object" ? value.raw : JSON.stringify(value));
  const first = { ...aReceipt(), purchase_amount: "@" };
  const second = { ...asInput(aReceipt()), purchaseAmount: "@" };

  const rest = await app().rest("POST", "/api/receipts/create", text(first), { token });
  const graphql = await app().rest(
    "POST",
    "/graphql",
    text({
      query: "mutation ($input: ReceiptInput!) { createReceipt(input: $input) { purchaseAmount } }",
      variables: { input: second },
    }),
    { token },
  );

  expect(rest.body.data.purchase_amount).toBe(toman);
  expect(graphql.body.data.createReceipt.purchaseAmount).toBe(toman);
  expect(Object.is(rest.body.data.purchase_amount, -0)).toBe(false);
});

test("a page beyond the last is empty, and the largest page number is valid", async () => {
  const western = aReceipt();
  await app().rest("POST", "/api/receipts/create", western, { token });
  const url = `/api/customers/lookup?phone=${western.customer_phone}&national_code=${western.customer_national_code}`;

  const responses = await Promise.all(
    ["1", "2", "1000000"].map((page) => app().rest("GET", `${url}&codes_page=${page}`, undefined, { token })),
  );

  expect(responses.map(({ status, body }) => [status, body.lottery_codes.length])).toEqual([
    [200, 3],
    [200, 0],
    [200, 0],
  ]);
});

test.each(LOGINS)("the sign-in %j is rejected as malformed, and no password is checked", async (body) => {
  const before = await app().sql(`select count(*)::int as count from rate_limits`);
  const { role, totp_code: totpCode, ...rest } = body;
  const area = typeof role === "string" ? role.toUpperCase() : role;
  const input = Object.fromEntries(
    Object.entries({ ...rest, area, totpCode }).filter(([, value]) => value !== undefined),
  );

  const response = await app().rest("POST", "/auth/login", body);
  const graphql = await app().gql("mutation ($input: LoginInput!) { login(input: $input) { accessToken } }", { input });

  expect([response.status, response.body.code]).toEqual([400, "BAD_USER_INPUT"]);
  expect(graphql.errors?.[0]?.extensions).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
  expect(await app().sql(`select count(*)::int as count from rate_limits`)).toEqual(before);
});
