// How long one call blocks the event loop: the largest valid input of every mutation and REST path, and heavy work.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getNamedType, isObjectType } from "graphql";
import { EVENT, personOf } from "./data.mjs";
import { importFile } from "./kit/import.mjs";
import { largestJson, largestVariables } from "./kit/largest-input.mjs";
import { connect, ROOT } from "./kit/product.mjs";
import { onCopy } from "./receipts.mjs";

/** Longest delay in ms. */
const GOAL = 50;
/** The product samples its delay with a timer of this many ms, which is part of the sample. */
const RESOLUTION = 10;
const ROUNDS = 3;
const SHOWN = 10;
/** Calls that end the bench's own session. */
const ENDS_SESSION = new Set(["logout", "POST /auth/logout"]);
/** The longest path parameter that the router accepts. */
const LONG_PARAMETER = "8".repeat(200);

/** The longest delay since the last reading, in ms. Reading resets it. */
async function delayOf({ url }) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]);
  return Math.max(0, seconds * 1_000 - RESOLUTION);
}

/** The delay and the time of a call in ms: the minimum of some rounds, to exclude garbage collection. */
async function delaysOf(product, run) {
  const [delays, times] = [[], []];
  let status = "";
  for (let round = 0; round < ROUNDS; round++) {
    await delayOf(product);
    const startedAt = performance.now();
    status = await run(round);
    times.push(performance.now() - startedAt);
    // The sampling timer has to fire once more to measure the end of the call.
    await new Promise((resolve) => setTimeout(resolve, 3 * RESOLUTION));
    delays.push(await delayOf(product));
  }
  return { delay: Math.min(...delays), took: Math.min(...times), status };
}

const sender =
  ({ url }, token) =>
  async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: /^[[{]/.test(text) ? JSON.parse(text) : text };
  };

const statusOf = ({ status, body }) =>
  body.errors?.[0]?.extensions?.code ?? (status < 300 ? "ok" : (body.code ?? String(status)));

/** Every query or mutation of the schema with its largest variables. */
function fieldsOf(operation, send) {
  const schema = buildSchema(readFileSync(join(ROOT, "schema.graphql"), "utf8"));
  const type = operation === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type.getFields())
    .filter(({ name }) => !ENDS_SESSION.has(name))
    .map((field) => {
      const variables = largestVariables(field);
      const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
      const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
      const selection = isObjectType(getNamedType(field.type)) ? " { __typename }" : "";
      const query = `${operation}${declared ? ` (${declared})` : ""} { ${field.name}${passed ? `(${passed})` : ""}${selection} }`;
      const body = JSON.stringify({ query, variables });
      return { name: `${operation} ${field.name}`, run: async () => statusOf(await send("POST", "/graphql", body)) };
    });
}

async function paths(send) {
  const { body: document } = await send("GET", "/api/openapi.json");
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      if (ENDS_SESSION.has(name)) return [];
      const url = path.replace(/\{\w+\}/g, LONG_PARAMETER);
      const schema = operation.requestBody?.content?.["application/json"]?.schema;
      const body = schema && JSON.stringify(largestJson(schema, document));
      return [{ name, run: async () => statusOf(await send(method.toUpperCase(), url, body)) }];
    }),
  );
}

/** Points are multiplied by the campaign of the bench, so that one receipt can have 50,000 codes. */
const BONUS = 10;

const CREATE = `mutation ($input: [ReceiptInput!]!) { createReceipts(input: $input) {
  receipt { id codes pointsCalculated warnings { code } } error { code message } } }`;

/** Heavy valid work: the most codes, the most receipts, the longest responses and files. */
function heavy(send, { product, token, stores, customers, person }) {
  const store = stores.find(({ storeType }) => storeType === 1);
  let serial = 0;
  const receipt = (codes) => ({
    receiptId: `LOOP-${process.pid}-${++serial}`,
    customerPhone: person.phone,
    customerNationalCode: person.nationalCode,
    storeId: store.id,
    purchaseAmount: (codes * 1_000_000) / BONUS,
    purchaseDate: new Date().toISOString(),
  });
  const graphql = (query, variables) => send("POST", "/graphql", { query, variables });
  const record = async (inputs) => {
    const response = await graphql(CREATE, { input: inputs });
    const wrong = response.body.errors ?? response.body.data.createReceipts.find(({ error }) => error);
    if (wrong) throw new Error(JSON.stringify(wrong).slice(0, 500));
    return response.body.data.createReceipts.map(({ receipt: one }) => one.id);
  };
  const many = (count, codes) => Array.from({ length: count }, () => receipt(codes));
  const repeated = many(5, 10_000);
  const phones = Array.from({ length: 100_000 }, (_, index) => personOf(400_000_000 + index));
  const file = ["phone_number,national_code,first_name,last_name"]
    .concat(phones.map(({ phone, nationalCode }) => `${phone},${nationalCode},سارا,کریمی`))
    .join("\n");
  const exported = (format, type) =>
    graphql(`mutation { exportTable(type: ${type}, format: ${format}) { downloadUrl } }`);
  const MEASURES = [
    "REVENUE",
    "RECEIPTS",
    "POINTS",
    "CODES",
    "AVERAGE",
    "GROSS_REVENUE",
    "VOIDED_REVENUE",
    "NEW_CUSTOMERS",
  ];
  const REPORT = (fields) => `query ($input: ReportInput!) { report(input: $input) { totalRows ${fields} } }`;
  const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const report = (measures, limit) => ({
    input: {
      startDate: day(1_098),
      endDate: day(0),
      dimensions: ["DAY", "STORE"],
      measures: MEASURES.slice(0, measures),
      sortBy: "REVENUE",
      limit,
    },
  });
  return [
    ["createReceipts, 1 receipt of 50,000 codes", () => record(many(1, 50_000))],
    ["createReceipts, 5 receipts of 10,000 codes", () => record(many(5, 10_000))],
    ["createReceipts, 500 receipts of 100 codes", () => record(many(500, 100))],
    ["createReceipts, 500 receipts of 9 codes", () => record(many(500, 9))],
    ["createReceipts, 50,000 codes sent again", () => record(repeated)],
    [
      "POST /api/receipts/create, 50,000 codes",
      async () => {
        const one = Object.entries(receipt(50_000)).map(([key, value]) => [
          key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
          value,
        ]);
        return send("POST", "/api/receipts/create", Object.fromEntries(one));
      },
    ],
    [
      "voidReceipt, 50,000 codes",
      async () => {
        const [id] = await record(many(1, 50_000));
        return send("POST", `/api/receipts/${id}/void`, { reason: "typed wrong" });
      },
    ],
    [
      "lookup of a customer with all of these codes",
      () =>
        graphql(
          `
            query ($phone: String!, $nationalCode: String!) {
              lookup(phone: $phone, nationalCode: $nationalCode) {
                totalPoints
                lotteryCodes {
                  code
                  status
                }
                purchaseHistory {
                  receiptId
                  amount
                }
              }
            }
          `,
          person,
        ),
    ],
    ["report by day and store, 5,000 rows", () => graphql(REPORT("rows { keys labels values }"), report(2, 5_000))],
    ["report by day and store as lines, 2 measures", () => graphql(REPORT("lines"), report(2, 100_000))],
    ["report by day and store as lines, 7 measures", () => graphql(REPORT("lines"), report(7, 100_000))],
    ["exportEventCodes", () => graphql(`mutation { exportEventCodes(eventId: "${EVENT}") { downloadUrl } }`)],
    ...["CSV", "XLSX", "ODS"].map((format) => [`exportTable CUSTOMERS ${format}`, () => exported(format, "CUSTOMERS")]),
    ["exportTable RECEIPTS XLSX", () => exported("XLSX", "RECEIPTS")],
    [
      `import of 100,000 customers, csv`,
      () =>
        importFile(product, token, {
          type: "customers",
          name: "people.csv",
          content: file,
          query: "?update_existing=true",
        }),
    ],
  ].map(([name, run]) => ({
    name: `${name} (${customers} customers)`,
    run: async () => {
      const response = await run();
      const status = response?.status === undefined ? "ok" : statusOf(response);
      // A rejected call does none of the work that is measured.
      if (status !== "ok") throw new Error(`${name}: ${JSON.stringify(response.body).slice(0, 500)}`);
      return status;
    },
  }));
}

export async function loop({ scale, figure, log, print }) {
  await onCopy(scale, async ({ product, token, dataDir, customers, stores }) => {
    const client = await connect(dataDir);
    await client.query("update campaigns set is_active = false");
    await client.query(
      `insert into campaigns (id, event_id, name, starts_at, ends_at, is_active, bonus_multiplier, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Loop', now() - interval '1 day', now() + interval '1 day', true, $2, now(), now())`,
      [EVENT, BONUS],
    );
    await client.end();
    const send = sender(product, token);
    const idle = await delaysOf(product, () => new Promise((resolve) => setTimeout(() => resolve("idle"), 200)));
    figure({ name: "loop: no call, delay ms", value: idle.delay });
    const person = { ...personOf(1) };
    const groups = [
      ["largest input of a query", fieldsOf("query", send)],
      ["largest input of a mutation", fieldsOf("mutation", send)],
      ["largest input of a REST path", await paths(send)],
      ["heaviest work", heavy(send, { product, token, stores, customers, person })],
    ];
    for (const [group, cases] of groups) {
      const rows = [];
      for (const { name, run } of cases) rows.push({ name, ...(await delaysOf(product, run)) });
      rows.sort((one, other) => other.delay - one.delay);
      log(`${group}: ${rows.length} calls, slowest first`);
      for (const { name, delay, status } of rows.slice(0, print ? rows.length : SHOWN))
        log(`  ${delay.toFixed(0).padStart(5)} ms  ${name}  ${status}`);
      const worst = rows[0];
      const largest = rows.find(({ name }) => name.startsWith("createReceipts, 1 receipt of 50,000 codes"));
      if (largest) figure({ name: "loop: 1 receipt of 50,000 codes, s", value: largest.took / 1_000, max: 2 });
      figure({ name: `loop: ${group}, ${rows.length} calls, longest delay ms`, value: worst.delay, max: GOAL });
    }
  });
}
