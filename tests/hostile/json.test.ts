import { useApp } from "../support/app";
import { withRetries } from "../support/retry";
import { signedIn } from "../support/factories";
import { rowCounts } from "./both-apis";

const app = useApp();

let token = "";
beforeAll(async () => {
  token = (await signedIn(app(), "admin")).token;
});

const nested = (depth: number, open: string, close: string, inside = ""): string =>
  open.repeat(depth) + inside + close.repeat(depth);

/** Bodies that are no JSON object, the same for both APIs; `T` is replaced by a valid item. */
const BROKEN: readonly [name: string, body: (item: string) => string][] = [
  ["an extra comma", (item) => `${item.slice(0, -1)},}`],
  ["a comment", (item) => `/* hello */ ${item}`],
  ["a line comment", (item) => `${item} // hello`],
  ["single quotes", (item) => item.replaceAll('"', "'")],
  ["keys without quotes", (item) => item.replace(/"(title|query|variables)"/g, "$1")],
  ["the literal NaN", () => `{"title":NaN}`],
  ["the literal undefined", () => `{"title":undefined}`],
  ["the literal Infinity", () => `{"title":-Infinity}`],
  ["a number with a leading zero", () => `{"title":007}`],
  ["a hexadecimal number", () => `{"title":0x10}`],
  ["a control character inside a text", () => `{"title":"a\nb"}`],
  ["an invalid escape", () => `{"title":"\\x41"}`],
  ["an incomplete escape", () => `{"title":"\\u12"}`],
  ["a truncated object", (item) => item.slice(0, -2)],
  ["two values", (item) => item + item],
  ["text after its end", (item) => `${item}x`],
  ["a single brace", () => "{"],
  ["ten thousand braces", () => "{".repeat(10_000)],
  ["a hundred thousand brackets", () => "[".repeat(100_000)],
  ["an unclosed string", () => `{"title":"`],
  ["spaces only", () => "   "],
  ["a zero byte", () => "\u0000"],
  ["XML", () => "<item><title>Milk</title></item>"],
  ["a form", () => "title=Milk&completed=true"],
  ["YAML", () => "title: Milk"],
  ["UTF-16 read as UTF-8", (item) => Buffer.from(item, "utf16le").toString("latin1")],
  ["a key that could change Object.prototype", () => `{"title":"x","__proto__":{"polluted":true}}`],
  ["such a key in a nested object", () => `{"title":"x","a":{"b":[{"__proto__":{"polluted":true}}]}}`],
  ["such a key with escapes", () => `{"title":"x","\\u005f\\u005fproto\\u005f\\u005f":{"polluted":true}}`],
  ["a constructor's prototype", () => `{"title":"x","constructor":{"prototype":{"polluted":true}}}`],
  ["such a key below ten thousand brackets", () => `{"title":${nested(10_000, "[", "]", `{"__proto__":1}`)}}`],
];

const NO_OBJECTS = [
  "null",
  "true",
  "false",
  "0",
  "1e309",
  '"text"',
  "[]",
  "[1]",
  `[{"title":"x"}]`,
  nested(10_000, "[", "]"),
  nested(100_000, "[", "]"),
];

const ITEM = JSON.stringify({ title: "Milk" });
const QUERY = JSON.stringify({ query: `mutation { createItem(input: { title: "Milk" }) { id } }`, variables: {} });

const sendBoth = async (item: string, query: string) => ({
  rest: await withRetries(() => app().rest("POST", "/api/items", item, { token })),
  graphql: await withRetries(() => app().rest("POST", "/graphql", query, { token })),
});

test.each(BROKEN)("a body with %s is rejected by both APIs and changes nothing", async (_, body) => {
  const before = await rowCounts(app());

  const { rest, graphql } = await sendBoth(body(ITEM), body(QUERY));

  expect([rest.status, graphql.status]).toEqual([400, 400]);
  expect(rest.body).toMatchObject({ success: false, detail: expect.any(String), code: "BAD_REQUEST" });
  expect(JSON.stringify([rest.body, graphql.body])).not.toMatch(/Unexpected|position|at JSON|SyntaxError/);
  expect(await rowCounts(app())).toEqual(before);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test.each(NO_OBJECTS)("%# is JSON but not an object, and is rejected by both APIs", async (body) => {
  const { rest, graphql } = await sendBoth(body, body);

  expect([rest.status, graphql.status]).toEqual([400, 400]);
});

test("an empty body is treated as missing, and required fields are reported", async () => {
  const { rest, graphql } = await sendBoth("", "");

  expect([rest.status, graphql.status]).toEqual([400, 400]);
});

test.each([
  [
    "sixty thousand keys",
    () => `{"title":"x",${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join(",")}}`,
    201,
  ],
  ["a key of ten thousand letters", () => `{"title":"x","${"k".repeat(10_000)}":1}`, 201],
  ["keys of Object.prototype", () => `{"title":"x","toString":1,"hasOwnProperty":1,"valueOf":1,"constructor":1}`, 201],
  ["a byte order mark", () => `\ufeff{"title":"x"}`, 201],
  ["surrounding white space", () => ` \r\n\t{ "title" : "x" } \n`, 201],
  ["an empty key", () => `{"title":"x","":1}`, 201],
  ["a duplicate key", () => `{"title":"first","title":"last"}`, 201],
  ["a key in several letter cases", () => `{"title":"x","Title":"y","TITLE":"z"}`, 201],
  ["a list of depth 10,000 instead of a string", () => `{"title":${nested(10_000, "[", "]")}}`, 400],
  ["an object of depth 10,000 instead of a string", () => `{"title":${nested(10_000, '{"a":', "}", "1")}}`, 400],
])("an item with %s, case %#", async (_, body, status) => {
  const response = await withRetries(() => app().rest("POST", "/api/items", body(), { token }));

  expect(response.status).toBe(status);
});

test("both APIs use the last value of a duplicate key", async () => {
  const rest = await app().rest("POST", "/api/items", `{"title":"first","title":"last"}`, { token });
  const graphql = await app().rest(
    "POST",
    "/graphql",
    `{"query":"mutation ($input: ItemInput!) { createItem(input: $input) { title } }","variables":{"input":{"title":"first","title":"last"}}}`,
    { token },
  );

  expect(rest.body.data.title).toBe("last");
  expect(graphql.body.data.createItem.title).toBe("last");
});

test.each([1024 * 1024 + 1, 2 * 1024 * 1024, 10 * 1024 * 1024])(
  "a body of %i bytes is too large for both APIs",
  async (size) => {
    const fill = (body: string) => body.replace("Milk", "x".repeat(size - body.length + 4));

    const { rest, graphql } = await sendBoth(fill(ITEM), fill(QUERY));

    expect([rest.status, graphql.status]).toEqual([413, 413]);
    expect([rest.body.code, rest.body.detail]).toEqual(["PAYLOAD_TOO_LARGE", "The request is too large."]);
  },
);

test("a text just below the limit of a request is rejected because of its length", async () => {
  const { rest, graphql } = await sendBoth(
    JSON.stringify({ title: "x".repeat(1_000_000) }),
    JSON.stringify({
      query: "mutation ($t: String!) { createItem(input: { title: $t }) { id } }",
      variables: { t: "x".repeat(1_000_000) },
    }),
  );

  expect([rest.status, rest.body.code]).toEqual([400, "BAD_USER_INPUT"]);
  expect(graphql.body.errors[0].extensions).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
});

test("all invariants hold at the end and no prototype has changed", async () => {
  expect(await app().doctor()).toBe("");
  expect(Object.keys({})).toEqual([]);
  const inherited = [];
  for (const key in {}) inherited.push(key);
  expect(inherited).toEqual([]);
});
