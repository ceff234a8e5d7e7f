import { useApp } from "../support/app";
import { aNationalCode, aPhone, signedIn } from "../support/factories";
import { rowCounts, sendAll, type Way } from "../hostile/both-apis";
import {
  DATES,
  fitsInAnAddress,
  IDS,
  IDS_NOBODY_HAS,
  NATIONAL_CODES,
  NOT_LINES,
  NOT_TEXT,
  PAGES,
  PHONES,
  TOO_LONG,
} from "../hostile/values";
import { plant } from "./fixtures";

const app = useApp();

let token = "";
let id = "";

beforeAll(async () => {
  token = (await signedIn(app(), "admin")).token;
  const [customer] = await plant(app(), [{}]);
  id = customer?.id ?? "";
});

const ARGUMENTS = {
  page: "Int",
  page_size: "Int",
  search: "String",
  has_receipts: "Boolean",
  min_points: "Int",
  created_after: "DateTime",
  created_before: "DateTime",
  deleted: "Boolean",
  sort_by: "CustomerSort",
  sort_order: "SortOrder",
} as const;

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const filter = (name: keyof typeof ARGUMENTS): Way => ({
  name: `${name} of the list`,
  rest: (value) => ({ method: "GET", url: `/api/admin/customers?${name}=${encodeURIComponent(value)}` }),
  gql: (value) => ({
    query: `query ($value: ${ARGUMENTS[name]}) { customers(${camel(name)}: $value) { totalItems } }`,
    variables: { value },
  }),
});

const quick = (name: "q" | "limit"): Way => ({
  name: `${name} of the quick search`,
  rest: (value) => ({
    method: "GET",
    url: `/api/admin/customers/search?${name === "q" ? "" : "q=sara&"}${name}=${encodeURIComponent(value)}`,
  }),
  gql: (value) => ({
    query: "query ($q: String!, $limit: Int) { searchCustomers(q: $q, limit: $limit) { id } }",
    variables: { q: "sara", [name]: value },
  }),
});

const correction = (field: string): Way => {
  const body = () => ({ first_name: "a", last_name: "b", phone_number: aPhone(), national_code: aNationalCode() });
  return {
    name: `${field} of a correction`,
    rest: (value) => ({ method: "PUT", url: `/api/admin/customers/${id}`, body: { ...body(), [field]: value } }),
    gql: (value) => ({
      query: "mutation ($id: ID!, $input: CustomerUpdate!) { updateCustomer(id: $id, input: $input) { id } }",
      variables: {
        id,
        input: {
          ...Object.fromEntries(Object.entries(body()).map(([key, text]) => [camel(key), text])),
          [camel(field)]: value,
        },
      },
    }),
  };
};

const CALLS = {
  detail: { method: "GET", tail: "", query: "query ($id: ID!) { customer(id: $id) { id } }" },
  deletion: { method: "DELETE", tail: "", query: "mutation ($id: ID!) { deleteCustomer(id: $id) }" },
  restoration: { method: "POST", tail: "/restore", query: "mutation ($id: ID!) { restoreCustomer(id: $id) { id } }" },
  erasure: { method: "POST", tail: "/erase", query: "mutation ($id: ID!) { eraseCustomer(id: $id) { id } }" },
} as const;

const idOf = (what: keyof typeof CALLS): Way => ({
  name: `the id of a ${what}`,
  rest: (value) => ({
    method: CALLS[what].method,
    url: `/api/admin/customers/${encodeURIComponent(value)}${CALLS[what].tail}`,
  }),
  gql: (value) => ({ query: CALLS[what].query, variables: { id: value } }),
});

const mergeId: Way = {
  name: "the other id of a merge",
  rest: (value) => ({ method: "POST", url: `/api/admin/customers/${id}/merge`, body: { merge_id: value } }),
  gql: (value) => ({
    query: "mutation ($id: ID!, $other: ID!) { mergeCustomers(keepId: $id, mergeId: $other) { id } }",
    variables: { id, other: value },
  }),
};

const WORDS = ["", "x", "null", "__proto__", "constructor", "created_at; drop table customers", "1", "ASC DESC", "۱"];
const WRONG_DATES = DATES.slice(0, -2).filter(
  // The year 2100 is a valid end of a filter.
  (value): value is string => typeof value === "string" && fitsInAnAddress(value) && !value.startsWith("2100-12-31"),
);

const REJECTED: readonly (readonly [Way, readonly unknown[], string?])[] = [
  [filter("page"), PAGES],
  [filter("page_size"), [...PAGES, "101", "1000"]],
  [filter("search"), [...NOT_LINES.filter(fitsInAnAddress), ...TOO_LONG(100)]],
  [filter("has_receipts"), WORDS],
  [filter("min_points"), ["-1", "-0.5", "1.5", "1e3", "x", "", " ", "NaN", "2147483648", "99999999999999999999", "۱۰"]],
  [filter("created_after"), WRONG_DATES],
  [filter("created_before"), WRONG_DATES],
  [filter("deleted"), WORDS],
  [filter("sort_by"), [...WORDS, "national_code", "id", "last_name"]],
  [filter("sort_order"), [...WORDS, "descending"]],
  [
    quick("q"),
    [
      "",
      " ",
      "ab",
      "a\u200cb".slice(0, 2),
      "\u200c\u200c\u200c",
      ...NOT_LINES.filter(fitsInAnAddress),
      ...TOO_LONG(100),
    ],
  ],
  [quick("limit"), [...PAGES, "101"]],
  [correction("first_name"), ["", " ", "Unknown", ...NOT_LINES, ...TOO_LONG(100), ...NOT_TEXT, null]],
  [correction("last_name"), ["", " ", "Customer", ...NOT_LINES, ...TOO_LONG(100), ...NOT_TEXT, null]],
  [correction("phone_number"), [...PHONES, ...NOT_TEXT, null]],
  [correction("national_code"), [...NATIONAL_CODES, ...NOT_TEXT, null]],
  [idOf("detail"), IDS],
  [idOf("deletion"), IDS],
  [idOf("restoration"), IDS],
  [idOf("erasure"), IDS],
  [mergeId, IDS],
];

test.each(REJECTED.map(([way, values]) => ({ way, values, name: way.name, count: values.length })))(
  "$count wrong values as $name are rejected by both APIs, and nothing changes",
  async ({ way, values }) => {
    const before = await rowCounts(app());

    const results = await sendAll(app(), way, values, token);

    const wrong = results.filter(
      ({ rest, gql, restCode, gqlCode, detail }) =>
        rest !== 400 || gql !== 400 || restCode !== "BAD_USER_INPUT" || gqlCode !== "BAD_USER_INPUT" || !detail,
    );
    expect(wrong).toEqual([]);
    expect(await rowCounts(app())).toEqual(before);
  },
);

test.each([idOf("detail"), idOf("deletion"), idOf("restoration"), idOf("erasure"), mergeId])(
  "$name without a record is not found",
  async (way) => {
    const results = await sendAll(app(), way, IDS_NOBODY_HAS, token);

    expect(
      results.filter(({ rest, gql, restCode }) => rest !== 404 || gql !== 404 || restCode !== "CUSTOMER_NOT_FOUND"),
    ).toEqual([]);
  },
);

test.each([
  ["?min_points=-1", "min_points", "MIN_POINTS_INVALID"],
  ["?created_after=2025-02-30T00:00:00Z", "created_after", "DATE_INVALID"],
  ["?created_after=2025-02-02T00:00:00Z&created_before=2025-02-01T00:00:00Z", "created_before", "END_BEFORE_START"],
  ["?search=a%00b", "search", "TEXT_NOT_ALLOWED"],
  [`?search=${"x".repeat(101)}`, "search", "TEXT_TOO_LONG"],
  ["?page=0", "page", "PAGE_INVALID"],
  ["?page_size=101", "page_size", "PAGE_SIZE_INVALID"],
  ["/search?q=ab", "q", "SEARCH_TOO_SHORT"],
  ["/search?q=sara&limit=0", "limit", "PAGE_SIZE_INVALID"],
])("%s is rejected at %s with %s", async (query, field, code) => {
  const { status, body } = await app().rest("GET", `/api/admin/customers${query}`, undefined, { token });

  expect([status, body.fields]).toEqual([400, [{ field, code, message: expect.any(String) }]]);
});

test("over GraphQL a null is treated like an omitted field", async () => {
  const query =
    "{ customers(search: null, hasReceipts: null, minPoints: null, createdAfter: null, createdBefore: null) { totalItems } }";

  const { data, errors } = await app().gql(query, {}, { token });

  expect([data?.customers.totalItems, errors]).toEqual([1, undefined]);
});

test("a range may be a single instant, and its instants may be in any time zone", async () => {
  const moment = "2025-02-01T00:00:00Z";

  const { status, body } = await app().rest(
    "GET",
    `/api/admin/customers?created_after=${moment}&created_before=${encodeURIComponent("2025-02-01T03:30:00+03:30")}`,
    undefined,
    { token },
  );

  expect([status, body.data]).toEqual([200, []]);
});
