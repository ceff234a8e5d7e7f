import { useApp } from "../support/app";
import { aNationalCode, aPhone, aReceipt, asInput, signedIn } from "../support/factories";
import { raw, rowCounts, sendAll, type Way } from "./both-doors";

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

const lookup = (field: "phone" | "nationalCode" | "codesPage"): Way => {
  const asked = { phone: "09121234567", nationalCode: "0499370899", codesPage: "1" };
  const inUrl = { phone: "phone", nationalCode: "national_code", codesPage: "codes_page" };
  return {
    name: `the ${field} of a look-up`,
    rest: (value) => {
      const query = Object.entries({ ...asked, [field]: value }).map(
        ([key, text]) => `${inUrl[key as keyof typeof inUrl]}=${encodeURIComponent(text)}`,
      );
      return { method: "GET", url: `/api/customers/lookup?${query.join("&")}` };
    },
    gql: (value) => ({
      query: `query ($phone: String!, $nationalCode: String!, $codesPage: Int) {
        lookup(phone: $phone, nationalCode: $nationalCode, codesPage: $codesPage) { totalPoints } }`,
      variables: { ...asked, codesPage: 1, [field]: value },
    }),
  };
};

/** An id in an address; over GraphQL the same text as a variable. */
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

const NOT_TEXT = [1, 1.5, true, false, [], ["a"], {}, { a: 1 }, raw("1e309"), raw("9".repeat(40))];
const NOT_LINES = [
  "a\u0000b",
  "\u0000",
  "a\u0001",
  "a\u0008",
  "a\u000bb",
  "a\u001b[31m",
  "a\u007f",
  "\ud800",
  "a\ud83d",
  "\udc00a",
  "\udfff\ud800",
  "a\u202eb",
  "\u202a\u202c",
  "a\u202d",
  "\u2066a\u2069",
  "a\u2067b",
  "a\u2068b",
  "a\nb",
  "a\r\nb",
  "a\tb",
  "a\u2028b",
  "a\u2029b",
];
const NOT_LONG_TEXTS = NOT_LINES.slice(0, 11);

const AMOUNTS = [
  ...[-1, -0.5, 0.5, 1.5, 999_999.999, -1_000_000, 2 ** 53, 2 ** 53 + 2, 1e21, 1e300, -1e300, 5e-324],
  ...[raw("1e309"), raw("-1e309"), raw("9".repeat(30)), raw("9".repeat(400)), raw("1.0000000001"), raw("1E400")],
  ...[
    "",
    " ",
    " 5 ",
    "5 ",
    "\t5",
    "+5",
    "-5",
    "-0",
    "1e6",
    "1E6",
    "0x10",
    "0o17",
    "0b11",
    "1_000",
    "1,000",
    "1.0",
    "1.",
    ".5",
    "1/2",
  ],
  ...[
    "1٬000",
    "1٫5",
    "۱٬۰۰۰",
    "۱۰۰\u200c۰۰۰",
    "1\u00a0000",
    "1\u2009000",
    "9".repeat(17),
    "9".repeat(30),
    "9".repeat(5_000),
  ],
  ...[
    "NaN",
    "Infinity",
    "-Infinity",
    "null",
    "undefined",
    "true",
    "five",
    "پنج",
    "5 تومان",
    "5T",
    "5;",
    "5'",
    "5\u0000",
    "\ud8005",
  ],
  ...["1' or '1'='1", "${5}", "{{5}}", "<b>5</b>", "²", "½", "Ⅴ", "五", "5️⃣"],
  ...[true, false, [], [5], [[5]], {}, { amount: 5 }, { $gt: 0 }, null],
];
const AMOUNTS_OVER = [10_000_000_001, 2 ** 53 - 1, "10000000001", "۱۰۰۰۰۰۰۰۰۰۱", "9007199254740991", 1e15];

const PHONES = [
  ...[
    "",
    " ",
    "\u200c",
    "9121234567",
    "0912123456",
    "091212345678",
    "912123456",
    "+98912123456",
    "+9891212345678",
    "0098912123456",
  ],
  ...[
    "0912123456a",
    "a9121234567",
    "0912_123_4567",
    "0912.123.4567",
    "0912/123/4567",
    "0912,1234567",
    "09121234567x",
    "tel:09121234567",
  ],
  ...[
    "08121234567",
    "01121234567",
    "19121234567",
    "99121234567",
    "00000000000",
    "۰۸۱۲۱۲۳۴۵۶۷",
    "٠٨١٢١٢٣٤٥٦٧",
    "+18121234567",
  ],
  ...["+09121234567", "++989121234567", "+98+9121234567", "0+9121234567", "۰۹۱۲۱۲۳۴۵۶", "۰۹۱۲٫۱۲۳۴۵۶۷", "٠٩١٢٬١٢٣٤٥٦٧"],
  ...[
    "null",
    "undefined",
    "0912123456\u0000",
    "09121234\ud800",
    "0912123456²",
    "0912123456Ⅶ",
    "1' or '1'='1",
    "0".repeat(5_000),
  ],
];
const NATIONAL_CODES = [
  ...[
    "",
    " ",
    "\u200c",
    "049937089",
    "04993708999",
    "1",
    "۰۴۹۹۳۷۰۸۹",
    "٠٤٩٩٣٧٠٨٩",
    "０４９９３７０８９",
    "049937089a",
    "abcdefghij",
  ],
  ...[
    "0499.37089",
    "0499,37089",
    "0499/37089",
    "+499370899",
    "0499٫37089",
    "0499٬37089",
    "049937089²",
    "049937089Ⅸ",
    "049937089\u0000",
  ],
  ...[
    "04993708\ud800",
    "null",
    "undefined",
    "' or 1=1--",
    "1 or 1=1--ab",
    "<b>0123</b>",
    "{{7*7}}789",
    "0".repeat(5_000),
    "0499370899; drop",
  ],
];

/** Half a character has no form in an address. */
const fitsInAnAddress = (text: string): boolean => !/\p{Surrogate}/u.test(text);

const DATES = [
  ...[
    "",
    " ",
    "now",
    "today",
    "yesterday",
    "tomorrow",
    "infinity",
    "-infinity",
    "+infinity",
    "epoch",
    "allballs",
    "null",
    "Invalid Date",
  ],
  ...[
    "1732150000000",
    "1732150000",
    "0",
    "2024",
    "2024-01",
    "2024-01-31",
    "2024-01-31T10:20:30",
    "2024-01-31 10:20:30Z",
    "10:20:30Z",
  ],
  ...[
    "2024-02-30T00:00:00Z",
    "2023-02-29T00:00:00Z",
    "2100-02-29T00:00:00Z",
    "2024-04-31T00:00:00Z",
    "2024-00-10T00:00:00Z",
  ],
  ...[
    "2024-13-10T00:00:00Z",
    "2024-01-00T00:00:00Z",
    "2024-01-32T00:00:00Z",
    "2024-01-31T24:00:00Z",
    "2024-01-31T25:00:00Z",
  ],
  ...[
    "2024-01-31T23:60:00Z",
    "2016-12-31T23:59:60Z",
    "2024-01-31T10:20:30+15:00",
    "2024-01-31T10:20:30+03:60",
    "2024-01-31T10:20:30+0330",
  ],
  ...[
    "2024-01-31T10:20:30-99:99",
    "2024-01-31T10:20:30+14:00Z",
    "2024-01-31T10:20:30 Asia/Tehran",
    "2024-W05-3T10:20:30Z",
    "2024-031T00:00:00Z",
  ],
  ...[
    "0000-01-01T00:00:00Z",
    "-000001-01-01T00:00:00Z",
    "+002024-01-31T00:00:00Z",
    "9999-12-31T23:59:59Z",
    "10000-01-01T00:00:00Z",
  ],
  ...[
    "1999-12-31T23:59:59Z",
    "2101-01-01T00:00:00Z",
    "0044-03-15T00:00:00Z BC",
    "1404-01-01T00:00:00+03:30",
    "1404-01-01",
    "۱۴۰۴-۰۱-۰۱",
  ],
  ...[
    "۲۰۲۴-۰۱-۳۱T۱۰:۲۰:۳۰Z",
    "31/01/2024",
    "Wed, 31 Jan 2024 10:20:30 GMT",
    "2024-01-31t10:20:30z",
    " 2024-01-31T10:20:30Z",
    "2024-01-31T10:20:30Z\n",
  ],
  ...[
    "2024-01-31T10:20:30Z'; drop table receipts; --",
    "2024-01-31T10:20:30Z\u0000",
    "2100-12-31T23:59:59Z",
    "2".repeat(5_000),
    null,
  ],
  // An administrator may date a purchase back, but has to say why.
  "2024-02-29T00:00:00Z",
  new Date(Date.now() + 6 * 60_000).toISOString(),
];

const IDS = [
  ...[
    " ",
    "0",
    "1",
    "-1",
    "1.5",
    "null",
    "undefined",
    "nil",
    "true",
    "NaN",
    "a",
    "__proto__",
    "constructor",
    "toString",
    "admin",
  ],
  ...[
    "urn:uuid:0190a5b4-7c3e-7d21-9f00-0123456789ab",
    "{0190a5b4-7c3e-7d21-9f00-0123456789ab}",
    "0190a5b47c3e7d219f000123456789ab",
  ],
  ...[
    "0190a5b4-7c3e-7d21-9f00-0123456789a",
    "0190a5b4-7c3e-7d21-9f00-0123456789abc",
    "0190a5b4_7c3e_7d21_9f00_0123456789ab",
  ],
  ...[
    "g190a5b4-7c3e-7d21-9f00-0123456789ab",
    " 0190a5b4-7c3e-7d21-9f00-0123456789ab",
    "0190a5b4-7c3e-7d21-9f00-0123456789ab\n",
  ],
  ...[
    "۰190a5b4-7c3e-7d21-9f00-0123456789ab",
    "0190a5b4-7c3e-7d21-9f00-0123456789ab\u0000",
    "0190a5b4-7c3e-7d21-9f00-0123456789ab;",
  ],
  ...[
    "1' or 1=1",
    "1' or '1'='1' --",
    "1; drop table items",
    "$1",
    "${1}",
    "%00",
    "\u0000",
    "%2e%2e",
    "<script>",
    "*",
    "?",
    "#",
    "&a=b",
    "\\",
  ],
];
const IDS_NOBODY_HAS = [
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "0190a5b4-7c3e-7d21-9f00-0123456789ab",
  "0190A5B4-7C3E-7D21-9F00-0123456789AB",
  "11111111-1111-1111-1111-111111111111",
  "11111111-1111-4111-8111-111111111111",
];

const STORE_TYPES = [
  0,
  4,
  -1,
  1.5,
  100,
  2 ** 31,
  2 ** 53,
  raw("1e309"),
  "1",
  "4",
  "۱",
  "",
  "one",
  true,
  false,
  [],
  [1],
  {},
  { type: 1 },
];
const PAGES = [
  "0",
  "-1",
  "1000001",
  "999999999",
  "1e9",
  "1.5",
  "01x",
  "x",
  "NaN",
  "Infinity",
  "١",
  "۱",
  " 1",
  "1 ",
  "+1",
  "0x1",
  "1;",
  "' or 1=1",
  "__proto__",
  "99999999999999999999",
  "1,2",
  "[]",
  "null",
  "undefined",
  "true",
];

const TOO_LONG = (most: number) => [
  "x".repeat(most + 1),
  "ی".repeat(most + 1),
  "😀".repeat(most + 1),
  `e${"\u0301".repeat(most)}`,
  "x".repeat(50_000),
];
const BLANK = ["", " ", "\u00a0", "\t", "\n", "\u3000", "\ufeff"];

const REFUSED: readonly (readonly [Way, readonly unknown[]])[] = [
  [receipt("purchase_amount"), [...AMOUNTS, ...AMOUNTS_OVER]],
  [returned("amount"), [...AMOUNTS, ...AMOUNTS_OVER, 0, raw("-0"), "0", "۰", 3_500_001]],
  [receipt("customer_phone"), [...PHONES, ...NOT_TEXT, null]],
  [customer("phone_number"), [...PHONES, ...NOT_TEXT, null]],
  [lookup("phone"), PHONES.filter(fitsInAnAddress)],
  [receipt("customer_national_code"), [...NATIONAL_CODES, ...NOT_TEXT, null]],
  [customer("national_code"), [...NATIONAL_CODES, ...NOT_TEXT, null]],
  [lookup("nationalCode"), NATIONAL_CODES.filter(fitsInAnAddress)],
  [lookup("codesPage"), PAGES],
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

test.each(REFUSED.map(([way, values]) => ({ way, values, name: way.name, count: values.length })))(
  "$count wrong values as $name are refused alike by both doors, and nothing changes",
  async ({ way, values }) => {
    const before = await rowCounts(app());

    const verdicts = await sendAll(app(), way, values, token);

    const wrong = verdicts.filter(
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
  "$name that nobody has is not found, in whatever form",
  async (way) => {
    const before = await rowCounts(app());

    const verdicts = await sendAll(app(), way, IDS_NOBODY_HAS, token);

    expect(verdicts.filter(({ rest, gql }) => rest !== 404 || gql !== 404)).toEqual([]);
    expect(await rowCounts(app())).toEqual(before);
  },
);

test("a number that no receipt has is not found, whatever it is made of", async () => {
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

  const verdicts = await sendAll(app(), inAnId("receiptId"), numbers, token);

  expect(verdicts.filter(({ rest, gql }) => rest !== 404 || gql !== 404)).toEqual([]);
  expect(await app().doctor()).toBe("");
});

const STRANGE_BUT_FINE = [
  ...[
    "null",
    "undefined",
    "NaN",
    "true",
    "0",
    "-1",
    "[object Object]",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
  ],
  ...[
    "' or '1'='1",
    "'; drop table items; --",
    'a" or ""="',
    "1; select pg_sleep(10)",
    "\\",
    "\\'",
    "%",
    "_",
    "%s%n",
    "$1",
    "?",
    ":name",
  ],
  ...[
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "{{7*7}}",
    "${7*7}",
    "#{7*7}",
    "<%= 7*7 %>",
    "=1+1",
    "+1",
    "-1+1",
    "@SUM(1)",
  ],
  ...[
    "../../etc/passwd",
    "C:\\con",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "${jndi:ldap://127.0.0.1/a}",
    "`id`",
    "$(id)",
    "| id",
  ],
  ...[
    "سلام دنیا",
    "می\u200cخواهم",
    "كيك",
    "ﷺ",
    "ـــ",
    "ءأؤإئ",
    "123۴۵۶",
    "🙂",
    "👨\u200d👩\u200d👧\u200d👦",
    "🇮🇷",
    "e\u0301",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
    "ﬃ",
    "ß",
    "İ",
    "ǅ",
    "\u00ad-\u00ad",
  ],
  ...[
    "x".repeat(200),
    "ی".repeat(200),
    "😀".repeat(200),
    "a\u200db",
    "\u200fمتن\u200f",
    "a\u00a0b",
    "\u{10ffff}",
    "\ufffd",
  ],
];

test("a strange title is stored and answered as it was sent, by both doors", async () => {
  await app().sql("delete from items");

  const stored = await Promise.all(
    STRANGE_BUT_FINE.map(async (title) => {
      const { body, status } = await app().rest("POST", "/api/items", { title, description: title }, { token });
      return { title, status, answered: body.data?.title, description: body.data?.description };
    }),
  );
  const { data } = await app().gql("{ items { title description } }");

  expect(stored.filter(({ title, answered, description }) => answered !== title || description !== title)).toEqual([]);
  const listed = data.items.map((one: { title: string }) => one.title);
  expect([...listed].sort()).toEqual([...STRANGE_BUT_FINE].sort());
  expect(await app().doctor()).toBe("");
});

test("marks of direction may stand in a description and come back as they were", async () => {
  const description = "a\u202eb\u2066c\u2069\nline\ttab";

  const { body } = await app().rest("POST", "/api/items", { title: "Milk", description }, { token });

  expect(body.data.description).toBe(description);
});

const DIGITS = [0x06f0, 0x0660, 0xff10];
const inScript = (zero: number, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

test.each(DIGITS)(
  "digits of the script at %i are digits: phone, code, number and amount are one receipt with the Western ones",
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
])("the amount %p is %i Toman by both doors", async (value, toman) => {
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

test("a page beyond the last is an empty one, and the largest page is still a page", async () => {
  const western = aReceipt();
  await app().rest("POST", "/api/receipts/create", western, { token });
  const url = `/api/customers/lookup?phone=${western.customer_phone}&national_code=${western.customer_national_code}`;

  const answers = await Promise.all(
    ["1", "2", "1000000"].map((page) => app().rest("GET", `${url}&codes_page=${page}`, undefined, { token })),
  );

  expect(answers.map(({ status, body }) => [status, body.lottery_codes.length])).toEqual([
    [200, 3],
    [200, 0],
    [200, 0],
  ]);
});

const LOGINS: readonly Record<string, unknown>[] = [
  {},
  { username: "a" },
  { password: "b", role: "Admin" },
  { username: "a", password: "b" },
  ...["", "admin ", "Owner", "root", "__proto__", "constructor", "COUNTER;", 1, true, null, [], ["Admin"], {}].map(
    (role) => ({ username: "a", password: "b", role }),
  ),
  ...["", null, 1, true, [], {}, { $ne: "" }, ["a"], "x".repeat(1_025)].map((username) => ({
    username,
    password: "b",
    role: "Admin",
  })),
  ...["", null, 1, true, [], {}, { $ne: "" }, ["b"], "x".repeat(1_025)].map((password) => ({
    username: "a",
    password,
    role: "Admin",
  })),
  ...["1", "12345", "1234567", "12345a", "......", "½½½½½½", 123_456, true, [], {}, ["123456"]].map((totp_code) => ({
    username: "a",
    password: "b",
    role: "Admin",
    totp_code,
  })),
];

test.each(LOGINS)("the sign-in %j is refused by its form, and no password is tried", async (body) => {
  const before = await app().sql(`select count(*)::int as count from rate_limits`);
  const { role, totp_code: totpCode, ...rest } = body;
  const area = typeof role === "string" ? role.toUpperCase() : role;
  const input = Object.fromEntries(
    Object.entries({ ...rest, area, totpCode }).filter(([, value]) => value !== undefined),
  );

  const answer = await app().rest("POST", "/auth/login", body);
  const graphql = await app().gql("mutation ($input: LoginInput!) { login(input: $input) { accessToken } }", { input });

  expect([answer.status, answer.body.code]).toEqual([400, "BAD_USER_INPUT"]);
  expect(graphql.errors?.[0]?.extensions).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
  expect(await app().sql(`select count(*)::int as count from rate_limits`)).toEqual(before);
});
