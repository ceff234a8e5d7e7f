import { openApp, type TestApp, useApp } from "../support/app";
import { withRetries } from "../support/retry";
import { aUser, PASSWORD, signedIn } from "../support/factories";
import { rowCounts } from "./both-apis";

const app = useApp();

let token = "";
beforeAll(async () => {
  token = (await signedIn(app(), "admin")).token;
});

const ask = (body: unknown, on: TestApp = app()) =>
  withRetries(() => on.rest("POST", "/graphql", typeof body === "string" ? body : JSON.stringify(body), { token }));

const times = (count: number, make: (n: number) => string, between = " "): string =>
  Array.from({ length: count }, (_, n) => make(n)).join(between);

/** Fragments that each spread the next one twice: a small text that expands to 2^depth fields. */
const bomb = (depth: number): string =>
  `{ ...F0 } ${times(depth, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F${depth} on Query { health { status } }`;

const bombOfAliases = (depth: number): string =>
  `{ ...F0 } ${times(depth, (n) => `fragment F${n} on Query { ...F${n + 1} a${n}: health { status } }`)} fragment F${depth} on Query { health { status } }`;

const introspectionAt = (depth: number): string =>
  `{ __schema { types { fields { type { ${"ofType { ".repeat(depth)}name${" }".repeat(depth)} } } } } }`;

const REJECTED: readonly (readonly [name: string, query: string])[] = [
  ...[10, 50, 200].map(
    (depth) =>
      [
        `fields of fields ${depth} deep`,
        `{ __schema ${"{ types { fields { type ".repeat(depth)} { name } ${"} } }".repeat(depth)} }`,
      ] as const,
  ),
  ...[300, 1_000, 10_000].map(
    (depth) =>
      [
        `fragments within fragments ${depth} deep`,
        `{ ${"... on Query { ".repeat(depth)}__typename${" }".repeat(depth)} }`,
      ] as const,
  ),
  ...[11, 12, 100, 1_000, 10_000].map(
    (count) => [`${count} aliases`, `{ ${times(count, (n) => `a${n}: health { status }`)} }`] as const,
  ),
  ...[11, 100].map(
    (count) =>
      [
        `${count} aliases of the list`,
        `{ ${times(count, (n) => `a${n}: items { id title description completed }`)} }`,
      ] as const,
  ),
  ...[51, 100, 400, 5_000].map(
    (count) =>
      [`${count} directives on a field`, `{ health ${times(count, () => "@skip(if: false)")} { status } }`] as const,
  ),
  ...[51, 400].map(
    (count) => [`${count} unknown directives`, `{ health ${times(count, (n) => `@d${n}`)} { status } }`] as const,
  ),
  ...[1_001, 5_000, 80_000].map((count) => [`${count} fields`, `{ ${times(count, () => "__typename")} }`] as const),
  ...[20_000, 100_000].map((count) => [`${count} open braces`, "{".repeat(count)] as const),
  ...[20_000].map(
    (count) => [`${count} open brackets in a value`, `{ items(a: ${"[".repeat(count)} ) { id } }`] as const,
  ),
  ...[5, 10, 15, 20, 25, 30].map(
    (depth) =>
      [`a bomb of 2^${depth} fragments under an unknown name`, `${bomb(depth)} fragment G on Nothing { a }`] as const,
  ),
  ...[20, 30].map((depth) => [`a bomb of ${depth} aliases`, bombOfAliases(depth)] as const),
  ["a fragment that spreads itself", "{ ...A } fragment A on Query { ...A }"],
  ["two fragments that spread each other", "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }"],
  [
    "a cycle of fragments and fields",
    "{ ...A } fragment A on Query { health { status } ...B } fragment B on Query { a: health { status } ...A }",
  ],
  ["a cycle of fifty fragments", `{ ...F0 } ${times(50, (n) => `fragment F${n} on Query { ...F${(n + 1) % 50} }`)}`],
  ["an unused fragment", "{ health { status } } fragment A on Query { health { status } }"],
  ["an undefined fragment", "{ ...A }"],
  [
    "a fragment with an introspection name that spreads itself",
    "{ ...__schema } fragment __schema on Query { ...__schema }",
  ],
  ["a variable that is its own default", "query ($a: String = $a) { health { status } }"],
  ["a variable without a type", "query ($a) { health { status } }"],
  ["a variable of an output type", "query ($a: Query) { health { status } }"],
  ["two operations and no name", "query A { health { status } } query B { health { status } }"],
  ["an unsupported operation", "subscription { health { status } }"],
  ["an unknown field", "{ users { passwordHash } }"],
  ["an unknown nested field", "{ me { passwordHash totpSecret } }"],
  ["an unknown argument", `{ items(where: "1=1") { id } }`],
  ["a missing selection", "{ items }"],
  ["a selection on a scalar", "{ health { status { a } } }"],
  ["an unclosed string", `{ lookup(phone: "09121234567`],
  ["no document at all", " "],
  ["a comment only", "# hello"],
  ["a type definition", "type Query { a: Int }"],
  ["a type extension", "extend type Query { a: Int }"],
  ["a zero byte", "{ health\u0000 { status } }"],
  ["SQL", "select * from users"],
];

const MAX_MS = 1_000;

test.each(REJECTED)("a document with %s is rejected quickly, and nothing is read or written", async (_, query) => {
  const before = await rowCounts(app());
  const started = performance.now();

  const { status, body } = await ask({ query });

  const took = performance.now() - started;
  expect(query.startsWith("subscription") ? 200 : 400).toBe(status);
  expect(body.data ?? null).toBeNull();
  expect(body.errors.length).toBeLessThanOrEqual(105);
  for (const { extensions } of body.errors) {
    expect(extensions).toMatchObject({ status: 400, detail: expect.any(String) });
    expect(extensions).not.toHaveProperty("stacktrace");
  }
  expect(took).toBeLessThan(MAX_MS);
  expect(await rowCounts(app())).toEqual(before);
});

test("a document with more than 1,000 tokens is rejected while it is parsed", async () => {
  const wordy = (count: number) => `{ items { ${times(count, () => "id")} } }`;

  const [longest, over] = [await ask({ query: wordy(994) }), await ask({ query: wordy(1_001) })];

  expect(longest.body.errors?.[0]?.message ?? "").not.toMatch(/tokens/);
  expect([over.status, over.body.errors[0].message]).toEqual([400, expect.stringMatching(/more tha[nt] 1000 tokens/)]);
});

test.each([5, 10, 15, 20, 25, 30])("a valid fragment bomb of 2^%i fields is handled within a second", async (depth) => {
  const started = performance.now();

  const { status } = await ask({ query: bomb(depth) });

  expect([200, 400]).toContain(status);
  expect(performance.now() - started).toBeLessThan(MAX_MS);
});

test.each([2, 3, 10, 100, 1_000])("a batch of %i operations is rejected as a whole", async (count) => {
  const before = await rowCounts(app());

  const { status, body } = await ask(
    Array.from({ length: count }, () => ({ query: `mutation { createItem(input: { title: "x" }) { id } }` })),
  );

  expect(status).toBe(400);
  expect(JSON.stringify(body).length).toBeLessThan(2_000);
  expect(await rowCounts(app())).toEqual(before);
});

const tries = async (): Promise<number> =>
  (await app().sql<{ points: number }>(`select coalesce(sum(l.points), 0)::int as points from rate_limits l`))[0]
    ?.points ?? 0;

test.each([2, 15, 100])("%i aliased sign-ins in one document check no password", async (count) => {
  const { username } = await aUser(app());
  const before = await tries();
  const one = (n: number) =>
    `a${n}: login(input: { username: "${username}", password: "${n === 1 ? PASSWORD : "wrong"}", area: COUNTER }) { accessToken }`;

  const { status, body } = await ask({ query: `mutation { ${times(count, one)} }` });

  expect(status).toBe(400);
  expect(JSON.stringify(body)).not.toContain("cc_s_");
  expect(await tries()).toBe(before);
});

test.each([2, 10, 100])("%i aliased look-ups in one document are rejected", async (count) => {
  const before = await tries();
  const one = (n: number) =>
    `a${n}: lookup(phone: "0912${String(n).padStart(7, "0")}", nationalCode: "0499370899") { totalPoints }`;
  const documents = [
    `{ ${times(count, one)} }`,
    `{ ...A ...B } fragment A on Query { ${one(1)} } fragment B on Query { ${one(2)} }`,
    `{ ${one(1)} s: customerSummary(id: "x", phone: "09121234567", nationalCode: "0499370899") { id } }`,
    `{ ${one(1)} ... on Query { ... on Query { ${one(2)} } } }`,
    `query A { ${one(1)} } query B { ${one(2)} ${one(3)} }`,
  ];

  const responses = await Promise.all(
    documents.map((query) =>
      withRetries(() =>
        app().rest("POST", "/graphql", { query, operationName: query.startsWith("query A") ? "B" : undefined }),
      ),
    ),
  );

  expect(responses.map(({ status }) => status)).toEqual(Array(documents.length).fill(400));
  expect(await tries()).toBe(before);
});

test("a look-up with aliased fields counts as one look-up", async () => {
  const { status } = await ask({
    query: `{ lookup(phone: "09121234567", nationalCode: "0499370899") { a: totalPoints b: totalPoints c: customer { firstName } } }`,
  });

  expect(status).toBe(200);
});

const CREATE = "mutation ($input: ItemInput!) { createItem(input: $input) { id } }";

test.each<[string, unknown]>([
  ["a list as variables", [1, 2]],
  ["a string as variables", "x"],
  ["a number as variables", 1],
  ["no variables", undefined],
  ["null as variables", null],
  ["no input", {}],
  ["null as input", { input: null }],
  ["a string as input", { input: "x" }],
  ["a list as input", { input: [{ title: "x" }] }],
  ["an unknown field", { input: { title: "x", isAdmin: true } }],
  [
    "five thousand unknown fields",
    { input: Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`f${n}`, n])) },
  ],
  ["another letter case", { input: { Title: "x" } }],
  ["names of Object.prototype", { input: { title: "x", constructor: {}, toString: 1 } }],
])("%s is rejected with a code, without repeating the input", async (_, variables) => {
  const before = await rowCounts(app());

  const { status, body } = await ask({ query: CREATE, variables });

  expect([200, 400]).toContain(status);
  expect(body.data?.createItem ?? null).toBeNull();
  expect(["BAD_USER_INPUT", "BAD_REQUEST"]).toContain(body.errors[0].extensions.code);
  expect(body.errors[0].extensions.status).toBe(400);
  expect(JSON.stringify(body).length).toBeLessThan(20_000);
  expect(await rowCounts(app())).toEqual(before);
});

test.each([
  ["nested lists", "[".repeat(5_000) + "]".repeat(5_000)],
  ["nested objects", `${'{"title":'.repeat(5_000)}1${"}".repeat(5_000)}`],
])("%s of depth 5,000 are rejected as an input and as an amount", async (_, deep) => {
  const receipt = "mutation ($input: ReceiptInput!) { createReceipt(input: $input) { id } }";

  const responses = [
    await ask(`{"query":${JSON.stringify(CREATE)},"variables":{"input":${deep}}}`),
    await ask(`{"query":${JSON.stringify(CREATE)},"variables":{"input":{"title":${deep}}}}`),
    await ask(`{"query":${JSON.stringify(receipt)},"variables":{"input":{"purchaseAmount":${deep}}}}`),
    await ask(
      `{"query":${JSON.stringify(receipt)},"variables":{"input":{"receiptId":"R","customerPhone":"1","customerNationalCode":"1","purchaseDate":"1","purchaseAmount":${deep}}}}`,
    ),
  ];

  for (const { body } of responses) {
    expect(body.errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", status: 400 });
    expect(JSON.stringify(body).length).toBeLessThan(20_000);
  }
});

test("a list of five thousand invalid receipts is rejected as a whole", async () => {
  const { body } = await ask({
    query: "mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) { index } }",
    variables: { input: Array(5_000).fill({ receiptId: 1 }) },
  });

  expect(body.errors[0].extensions.status).toBe(400);
  expect(body.errors.length).toBeLessThanOrEqual(105);
});

test.each<[string, unknown]>([
  ["no query", {}],
  ["null as query", { query: null }],
  ["a number as query", { query: 1 }],
  ["a list as query", { query: ["{ health { status } }"] }],
  ["an object as query", { query: { a: 1 } }],
  ["an empty query", { query: "" }],
  ["a number as operation name", { query: "{ health { status } }", operationName: 1 }],
  ["an unknown operation name", { query: "query A { health { status } }", operationName: "B" }],
  [
    "a name of Object.prototype as operation name",
    { query: "query A { health { status } }", operationName: "__proto__" },
  ],
  ["a string as extensions", { query: "{ health { status } }", extensions: "x" }],
  ["an unknown persisted query", { extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } } }],
  [
    "a persisted query with a wrong hash",
    { query: "{ health { status } }", extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } } },
  ],
  [
    "a persisted query of an unknown version",
    { query: "{ health { status } }", extensions: { persistedQuery: { version: 99, sha256Hash: "0".repeat(64) } } },
  ],
  ["a list as persisted query", { query: "{ health { status } }", extensions: { persistedQuery: [1] } }],
])("a request with %s is rejected", async (_, body) => {
  const response = await ask(body);

  expect(response.status === 400 || response.body.errors?.[0] !== undefined).toBe(true);
  expect(response.status).toBeLessThan(500);
  expect(response.body.data ?? null).toBeNull();
});

const CHANGE = 'mutation { createItem(input: { title: "x" }) { id } }';

test.each([
  [
    "a change in an address",
    () =>
      app().rest("GET", `/graphql?query=${encodeURIComponent(CHANGE)}`, undefined, {
        token,
        headers: { "apollo-require-preflight": "1" },
      }),
    [400, 405],
  ],
  [
    "a change in an address without a preflight",
    () => app().rest("GET", `/graphql?query=${encodeURIComponent(CHANGE)}`, undefined, { token }),
    [400, 405],
  ],
  [
    "a question in an address without a preflight",
    () => app().rest("GET", "/graphql?query=%7Bhealth%7Bstatus%7D%7D"),
    [400],
  ],
  [
    "a form",
    () =>
      app().rest("POST", "/graphql", `query=${encodeURIComponent(CHANGE)}`, {
        token,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
    [400, 415],
  ],
  [
    "plain text",
    () =>
      app().rest("POST", "/graphql", JSON.stringify({ query: CHANGE }), {
        token,
        headers: { "content-type": "text/plain" },
      }),
    [400, 415],
  ],
  [
    "a multipart form",
    () =>
      app().rest("POST", "/graphql", "--x\r\n\r\n--x--", {
        token,
        headers: { "content-type": "multipart/form-data; boundary=x" },
      }),
    [400, 415],
  ],
  [
    "a document as such",
    () => app().rest("POST", "/graphql", CHANGE, { token, headers: { "content-type": "application/graphql" } }),
    [400, 415],
  ],
] as const)("%s changes nothing: a page of another site could send it", async (_, send, statuses) => {
  const before = await rowCounts(app());

  const { status } = await send();

  expect(statuses).toContain(status);
  expect(await rowCounts(app())).toEqual(before);
});

const INTROSPECTIONS = [
  "{ __schema { types { name } } }",
  "{ __schema { queryType { fields { name } } } }",
  `{ __type(name: "User") { name fields { name } } }`,
  "query IntrospectionQuery { __schema { directives { name } } }",
  "{ a: __schema { types { name } } }",
  "{ ...A } fragment A on Query { __schema { types { name } } }",
  "{ ... on Query { __schema { types { name } } } }",
  "query ($a: Boolean = true) { __schema @include(if: $a) { types { name } } }",
  `mutation { __schema { types { name } } }`,
  "{\n\t__schema\n{types{name}}}",
];

test("in production the schema cannot be read, and errors do not name parts of it", async () => {
  const production = await openApp({ NODE_ENV: "production" });
  const guesses = [
    "{ item { id } }",
    "{ items { tittle } }",
    `mutation { createItm(input: {}) { id } }`,
    `mutation { createItem(input: { titel: "x" }) { id } }`,
    "{ helth { status } }",
  ];

  const schemas = await Promise.all(INTROSPECTIONS.map((query) => ask({ query }, production)));
  const deep = await Promise.all(
    [9, 20, 50, 100, 300].map((depth) => ask({ query: introspectionAt(depth) }, production)),
  );
  const responses = await Promise.all(guesses.map((query) => ask({ query }, production)));
  const typename = await ask({ query: "{ __typename health { status __typename } }" }, production);

  await production.close();
  expect(schemas.map(({ status }) => status)).toEqual(Array(INTROSPECTIONS.length).fill(400));
  expect(deep.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(JSON.stringify(schemas)).not.toMatch(/"types"|SessionUser|queryType":/);
  expect(JSON.stringify([...schemas, ...responses])).not.toMatch(/Did you mean|"stacktrace"/);
  expect(typename.status).toBe(200);
});

test("all invariants hold at the end and the API responds", async () => {
  const { body } = await ask({ query: "{ health { status } }" });

  expect(body.data.health.status).toBe("HEALTHY");
  expect(await app().doctor()).toBe("");
});
