import { compactCustomerCounts } from "../../server/features/customers/customer-counts.queries";
import { useApp } from "../support/app";
import { aNationalCode, aPhone, signedIn } from "../support/factories";
import { plant, type Planted } from "./fixtures";

const app = useApp();

const DAY = 86_400_000;
const start = Date.UTC(2025, 0, 1);
const NAMES = ["پریسا", "آرش", "کیان", "گلناز", "یاسر", "بهرام", "چیستا", "ژاله", "وحید", "هانیه", null];

let people: Planted[] = [];
let deletedCustomers: Planted[] = [];
const tokens = { manager: "", viewer: "" };

beforeAll(async () => {
  tokens.manager = (await signedIn(app(), "manager")).token;
  tokens.viewer = (await signedIn(app(), "viewer")).token;
  const made = await plant(
    app(),
    Array.from({ length: 97 }, (_, n) => ({
      first_name: NAMES[n % NAMES.length] ?? null,
      last_name: n % 7 === 0 ? null : "کریمی",
      total_points: (n * 37) % 29,
      total_receipts: n % 3 === 0 ? 0 : n % 5 === 0 ? 1 : 4,
      created_at: new Date(start + ((n * 41) % 97) * DAY).toISOString(),
      deleted_at: n % 10 === 9 ? new Date().toISOString() : null,
    })),
  );
  people = made.filter(({ deleted_at }) => deleted_at === null);
  deletedCustomers = made.filter(({ deleted_at }) => deleted_at !== null);
});

const LIST = `query ($page: Int, $pageSize: Int, $search: String, $hasReceipts: Boolean, $minPoints: Int,
  $createdAfter: DateTime, $createdBefore: DateTime, $deleted: Boolean, $sortBy: CustomerSort, $sortOrder: SortOrder) {
  customers(page: $page, pageSize: $pageSize, search: $search, hasReceipts: $hasReceipts, minPoints: $minPoints,
    createdAfter: $createdAfter, createdBefore: $createdBefore, deleted: $deleted, sortBy: $sortBy, sortOrder: $sortOrder) {
    items { id firstName phoneNumber nationalCode } page totalItems totalPages isTotalCapped hasNext hasPrevious } }`;

type Variables = Record<string, string | number | boolean | null>;

const list = async (variables: Variables, token = tokens.manager) => {
  const { data, errors } = await app().gql(LIST, variables, { token });
  expect(errors).toBeUndefined();
  return data.customers;
};

/** Every page of a list, one after another. */
async function wholeList(variables: Variables, pageSize = 7): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const response = await list({ ...variables, page, pageSize });
    ids.push(...response.items.map(({ id }: { id: string }) => id));
    expect([response.page, response.hasPrevious, response.hasNext]).toEqual([
      page,
      page > 1,
      page < response.totalPages,
    ]);
    if (page >= response.totalPages) return { ids, total: response.totalItems };
  }
}

const alphabet = new Intl.Collator("fa");
const KEYS: Record<string, (a: Planted, b: Planted) => number> = {
  CREATED_AT: (a, b) => a.created_at.localeCompare(b.created_at),
  PHONE_NUMBER: (a, b) => (a.phone_number ?? "").localeCompare(b.phone_number ?? ""),
  TOTAL_POINTS: (a, b) => a.total_points - b.total_points,
  FIRST_NAME: (a, b) => alphabet.compare(a.first_name ?? "", b.first_name ?? ""),
};

/** The expected list: by its key, then by id in the same direction; customers without a name are always last. */
function ordered(list: readonly Planted[], sortBy: string, sortOrder: string): string[] {
  const sign = sortOrder === "ASC" ? 1 : -1;
  const isLast = ({ first_name }: Planted) => Number(sortBy === "FIRST_NAME" && first_name === null);
  return [...list]
    .sort((a, b) => isLast(a) - isLast(b) || sign * ((KEYS[sortBy]?.(a, b) ?? 0) || (a.id < b.id ? -1 : 1)))
    .map(({ id }) => id);
}

const FILTERS: readonly [string, Variables, (person: Planted) => boolean][] = [
  ["everybody", {}, () => true],
  ["those with receipts", { hasReceipts: true }, ({ total_receipts }) => total_receipts > 0],
  ["those without receipts", { hasReceipts: false }, ({ total_receipts }) => total_receipts === 0],
  ["those with 10 points", { minPoints: 10 }, ({ total_points }) => total_points >= 10],
  [
    "those of a month",
    { createdAfter: "2025-02-01T00:00:00Z", createdBefore: "2025-03-01T00:00:00Z" },
    ({ created_at }) => created_at >= "2025-02-01" && created_at < "2025-03-01",
  ],
  [
    "those of a few days and some hours",
    { createdAfter: "2025-02-01T00:30:00+03:30", createdBefore: "2025-02-09T00:00:00.001Z", hasReceipts: true },
    ({ created_at, total_receipts }) =>
      created_at >= "2025-01-31T21" && created_at < "2025-02-09T00:00:00.001" && total_receipts > 0,
  ],
  [
    "those of a moment",
    { createdAfter: "2025-02-01T00:00:00Z", createdBefore: "2025-02-01T00:00:00.001Z" },
    ({ created_at }) => created_at === "2025-02-01T00:00:00.000Z",
  ],
  [
    "those up to a day without receipts",
    { createdBefore: "2025-02-01T00:00:00Z", hasReceipts: false },
    ({ created_at, total_receipts }) => created_at < "2025-02" && total_receipts === 0,
  ],
  [
    "all of it together",
    { hasReceipts: true, minPoints: 3, createdAfter: "2025-01-15T00:00:00Z" },
    ({ total_receipts, total_points, created_at }) =>
      total_receipts > 0 && total_points >= 3 && created_at >= "2025-01-15",
  ],
  ["nobody", { minPoints: 1_000_000 }, () => false],
];

const SORTS = Object.keys(KEYS).flatMap((sortBy) => ["ASC", "DESC"].map((sortOrder) => ({ sortBy, sortOrder })));

test.each(FILTERS.flatMap(([name, variables, fits]) => SORTS.map((sort) => ({ name, variables, fits, ...sort }))))(
  "the pages of $name by $sortBy $sortOrder are the whole list in order, read from either end",
  async ({ variables, fits, sortBy, sortOrder }) => {
    const { ids, total } = await wholeList({ ...variables, sortBy, sortOrder });

    const expected = ordered(people.filter(fits), sortBy, sortOrder);
    expect(total).toBe(expected.length);
    expect(ids).toEqual(expected);
  },
);

test("deleted customers are listed separately", async () => {
  const { ids, total } = await wholeList({ deleted: true, sortBy: "FIRST_NAME", sortOrder: "ASC" });

  expect([ids, total]).toEqual([ordered(deletedCustomers, "FIRST_NAME", "ASC"), deletedCustomers.length]);
});

test("the default page has the newest twenty customers, and a page past the end is empty", async () => {
  const [first, beyond] = [await list({}), await list({ page: 1_000_000 })];

  expect(first.items.map(({ id }: { id: string }) => id)).toEqual(ordered(people, "CREATED_AT", "DESC").slice(0, 20));
  expect(beyond).toMatchObject({
    items: [],
    totalItems: people.length,
    totalPages: 5,
    hasPrevious: true,
    hasNext: false,
  });
});

const found = async (search: string, variables: Variables = {}, token = tokens.manager): Promise<string[]> => {
  const { items, totalItems } = await list(
    { search, pageSize: 100, sortBy: "PHONE_NUMBER", sortOrder: "ASC", ...variables },
    token,
  );
  expect(totalItems).toBe(items.length);
  return items.map(({ id }: { id: string }) => id);
};

describe("a search", () => {
  let [laleh, ali, odd]: string[] = [];
  const [phone, nationalCode] = [aPhone(), aNationalCode()];

  beforeAll(async () => {
    const made = await plant(app(), [
      { first_name: "لاله", last_name: "میرزایی‌فر", phone_number: phone, national_code: nationalCode },
      { first_name: "علي", last_name: "تركماني", phone_number: "09000000017" },
      { first_name: "100%_\\", last_name: "O'Neil", phone_number: "09000000018" },
    ]);
    [laleh, ali, odd] = made.map(({ id }) => id);
    people.push(...made);
  });

  test.each([
    ["the whole name", "لاله میرزایی‌فر"],
    ["a space instead of a half-space", "میرزایی فر"],
    ["Arabic instead of Persian letters", "ميرزايي"],
    ["the words in reverse order", "میرزایی لاله"],
    ["a part of the name", "یرزا"],
    ["invisible marks", "لا\u200fله\ufeff"],
  ])("finds a customer by %s", async (_, search) => {
    expect(await found(search)).toEqual([laleh]);
  });

  test("finds a name that was stored with Arabic letters", async () => {
    expect(await found("علی ترکمانی")).toEqual([ali]);
  });

  test("finds a whole phone and a whole national code, in any digits and forms", async () => {
    const persian = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
    const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

    const searches = [
      phone,
      persian(phone),
      arabic(phone),
      `+98${phone.slice(1)}`,
      `0098 ${phone.slice(1, 4)}-${phone.slice(4)}`,
    ];
    const responses = await Promise.all(
      [...searches, nationalCode, persian(nationalCode), arabic(nationalCode)].map((text) => found(text)),
    );

    expect(responses).toEqual(responses.map(() => [laleh]));
  });

  test("finds parts of a phone and of a national code", async () => {
    expect(await found("000000017")).toEqual([ali]);
    expect(await found(nationalCode.slice(1, 9))).toContain(laleh);
  });

  test.each(["%", "_", "100%_", "%_\\", "\\", "o'n"])("matches %s literally, not as a wildcard", async (search) => {
    expect(await found(search)).toEqual([odd]);
  });

  test("of one or two letters finds the words that begin with them", async () => {
    const one = (await found("ل")).includes(laleh ?? "");
    const two = await found("میـ".slice(0, 2));
    const inside = await found("رز");

    expect([one, two.includes(laleh ?? ""), inside.includes(laleh ?? "")]).toEqual([true, true, false]);
  });

  test("of blanks only is ignored", async () => {
    expect((await list({ search: " \u200c " })).totalItems).toBe(people.length);
  });

  test("is combined with the filters", async () => {
    const withReceipts = await found("کریمی", { hasReceipts: true });

    const fits = ({ last_name, total_receipts }: Planted) => last_name === "کریمی" && total_receipts > 0;
    expect(withReceipts).toEqual(ordered(people.filter(fits), "PHONE_NUMBER", "ASC"));
    expect(await found(phone, { hasReceipts: true })).toEqual([]);
  });

  test.each([
    ["a whole phone", () => phone],
    ["a whole national code", () => nationalCode],
    ["a phone in Persian digits", () => phone.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)))],
    ["a phone with +98 and hyphens", () => `+98-${phone.slice(1, 4)}-${phone.slice(4)}`],
    [
      "a national code with hyphens",
      () => `${nationalCode.slice(0, 3)}-${nationalCode.slice(3, 9)}-${nationalCode.slice(9)}`,
    ],
    ["a part of a number", () => "000000017"],
    ["two digits", () => "09"],
    ["a name and a part of a number", () => `لاله ${phone.slice(0, 6)}`],
  ])("by %s is rejected for roles that see masked numbers, in the list and in the best matches", async (_, textOf) => {
    const options = { token: tokens.viewer };

    const listed = await app().gql(LIST, { search: textOf() }, options);
    const best = await app().gql(SEARCH, { q: `${textOf()} ` }, options);
    const rest = await app().rest("GET", `/api/admin/customers?search=${encodeURIComponent(textOf())}`, undefined, {
      ...options,
      lang: "fa",
    });

    expect([listed, best].map(({ data, errors }) => [data, errors?.[0]?.extensions.code])).toEqual([
      [null, "NUMBERS_MASKED"],
      // Two digits are too short for that search for every role.
      [null, textOf().length < 3 ? "BAD_USER_INPUT" : "NUMBERS_MASKED"],
    ]);
    expect([rest.status, rest.body.detail]).toEqual([
      403,
      "شماره موبایل و کد ملی برای نقش شما پوشیده است و جست‌وجو یا مرتب‌سازی با آن‌ها ممکن نیست. با نام جست‌وجو کنید.",
    ]);
  });

  test("by name works for roles that see masked numbers, also for names with digits and signs", async () => {
    const foundBy = async (search: string) =>
      (await list({ search }, tokens.viewer)).items.map(({ id }: { id: string }) => id);

    expect(await foundBy("لاله")).toEqual([laleh]);
    expect(await foundBy("100%_")).toEqual([odd]);
    expect(await foundBy(`x${phone.slice(0, 6)}`)).toEqual([]);
  });
});

test.each(["ASC", "DESC"])("sorting by phone is rejected for roles that see masked phones (%s)", async (sortOrder) => {
  const response = await app().gql(LIST, { sortBy: "PHONE_NUMBER", sortOrder }, { token: tokens.viewer });
  const rest = await app().rest("GET", "/api/admin/customers?sort_by=phone_number", undefined, {
    token: tokens.viewer,
  });

  expect([response.data, response.errors?.[0]?.extensions.code]).toEqual([null, "NUMBERS_MASKED"]);
  expect([rest.status, rest.body.code, rest.body.detail]).toEqual([
    403,
    "NUMBERS_MASKED",
    "Phone numbers and national codes are masked for your role, so you cannot search or sort by them. Search by name.",
  ]);
});

const SEARCH = `query ($q: String!, $limit: Int) { searchCustomers(q: $q, limit: $limit) { id firstName } }`;

test("the best matches begin with the search text, and have the requested number", async () => {
  await plant(app(), [
    { first_name: "Zbest", last_name: "Match" },
    { first_name: "Amatch", last_name: "Zbest" },
    { first_name: "Bmatch", last_name: "Zbest", deleted_at: new Date().toISOString() },
  ]);
  const names = async (variables: Record<string, unknown>) =>
    (await app().gql(SEARCH, variables, { token: tokens.manager })).data.searchCustomers.map(
      ({ firstName }: { firstName: string }) => firstName,
    );

  expect(await names({ q: "zbest" })).toEqual(["Zbest", "Amatch"]);
  expect(await names({ q: "zbest", limit: 1 })).toEqual(["Zbest"]);
});

test("the cached totals follow additions, deletions, restorations and first receipts, compacted or not", async () => {
  const counts = async () => [
    (await list({})).totalItems,
    (await list({ hasReceipts: true })).totalItems,
    (await list({ hasReceipts: false })).totalItems,
  ];
  const doctor = async () => (await app().doctor()).split("\n").filter((line) => line.startsWith("BROKEN I13"));
  const change = (text: string, id = "") => app().sql(text, id === "" ? [] : [id]);
  const [active = 0, buyers = 0, others = 0] = await counts();

  const [first, second] = await plant(app(), [{ total_receipts: 1 }, {}]);
  const added = await counts();
  await change("update customers set deleted_at = now() where id = $1", first?.id);
  await change("update customers set total_receipts = 3 where id = $1", second?.id);
  const changed = await counts();
  await Promise.all([1, 2, 3, 4].map(() => compactCustomerCounts(app().ctx().db)));
  const folded = [await counts(), await doctor()];
  await change("delete from customers where id = $1", first?.id);
  await change("delete from customers where id = $1", second?.id);
  const removed = [await counts(), await doctor()];
  await compactCustomerCounts(app().ctx().db);
  const rows = await change("select k.day from customer_counts k group by 1 having count(*) > 1");

  expect(added).toEqual([active + 2, buyers + 1, others + 1]);
  expect(changed).toEqual([active + 1, buyers + 1, others]);
  expect(folded).toEqual([changed, []]);
  expect(removed).toEqual([[active, buyers, others], []]);
  expect(rows).toEqual([]);
});

test("a list that is too long to be sorted after a search reports it", async () => {
  await app().sql(
    `insert into customers (id, first_name, phone_number, national_code, created_at, updated_at)
     select gen_random_uuid(), 'Crowdy', '0955' || lpad(i::text, 7, '0'), '55' || lpad(i::text, 8, '0'), now(), now()
     from generate_series(1, 5001) i`,
  );

  const last = await list({ search: "crowdy", page: 250 });

  expect(last).toMatchObject({ totalItems: 5_000, isTotalCapped: true, totalPages: 250, hasNext: false });
  expect(last.items).toHaveLength(20);
});
