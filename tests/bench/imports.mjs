// Imports from the upload to the finished job, against the minimum of any import: parsing the file, copying its rows to
// a staging table, and one statement that merges them into a table with all its indexes.
import { writeFileSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { join } from "node:path";
import { bigImports } from "./big-imports.mjs";
import { importFile } from "./kit/import.mjs";
import { connect, dropFolder, folderOf, need, residentMb, ROOT, signIn, startProduct } from "./kit/product.mjs";
import { median, percentile } from "./kit/stats.mjs";

const CUSTOMERS = 100_000;
const RECEIPTS = 20_000;
const POINTS = 9;
const HEALTH_MS = 20;
const NAMES = ["سارا", "علی", "فاطمه", "کیان", "زهرا", "رضا"];

let serial = 0;

const person = () => {
  const number = String(++serial).padStart(9, "0");
  return [`09${number}`, `1${number}`, NAMES[serial % NAMES.length], "صادقی"];
};
const customersTable = () => [
  ["phone_number", "national_code", "first_name", "last_name"],
  ...Array.from({ length: CUSTOMERS }, person),
];
const receiptsTable = () => [
  [
    "phone_number",
    "national_code",
    "first_name",
    "last_name",
    "receipt_number",
    "store_type",
    "purchase_amount",
    "purchase_date",
  ],
  ...Array.from({ length: RECEIPTS }, () => [
    ...person(),
    ...[`BENCH-${serial}`, "1", String(POINTS * 1_000_000), new Date().toISOString()],
  ]),
];

const csvFile = (table) => Buffer.from(table.map((row) => row.join(",")).join("\n"));

async function xlsxFile(table) {
  const excel = need("exceljs");
  const book = new excel.Workbook();
  book.addWorksheet("customers").addRows(table);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const timed = async (work) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** The durations of other calls during an import. */
function watch({ url }) {
  const times = [];
  let isOver = false;
  const loop = (async () => {
    while (!isOver) {
      times.push(await timed(async () => void (await (await fetch(`${url}/health`)).text())));
      await new Promise((resolve) => setTimeout(resolve, HEALTH_MS));
    }
  })();
  return async () => {
    isOver = true;
    await loop;
    return percentile(times, 0.99);
  };
}

/** Parsing alone, by the product's own reader. */
async function parse(name, content) {
  const { readRows } = need(`${ROOT}/build/server/kit/spreadsheets/read-rows.js`);
  const path = join(folderOf("imports"), name);
  writeFileSync(path, content);
  const rows = [];
  for await (const { cells } of readRows(path, name.split(".").at(-1), 2_000_000)) rows.push(cells);
  return rows.slice(1);
}

const MERGE = `insert into customers (id, national_code, phone_number, first_name, last_name, created_at, updated_at)
  select gen_random_uuid(), b.code, b.phone, b.first_name, b.last_name, now(), now() from bench_rows b
  where not exists (select 1 from customers c where c.national_code = b.code and c.deleted_at is null)
    and not exists (select 1 from customers c where c.phone_number = b.phone and c.deleted_at is null)`;

/** The limit: parse, COPY into a plain table, one statement. */
async function directImport(client, name, content) {
  const { from } = need("pg-copy-streams");
  let rows = [];
  const parsing = await timed(async () => (rows = await parse(name, content)));
  await client.query("drop table if exists bench_rows");
  await client.query("create unlogged table bench_rows (phone text, code text, first_name text, last_name text)");
  const lines = rows.map((row) => `${row.join("\t")}\n`);
  const copying = await timed(() =>
    pipeline(Readable.from(lines, { objectMode: false }), client.query(from("copy bench_rows from stdin"))),
  );
  const merging = await timed(() => client.query(MERGE));
  return parsing + copying + merging;
}

export async function imports({ rounds, rows, figure, log }) {
  const folder = folderOf("imports");
  dropFolder(folder);
  const product = await startProduct(folder);
  try {
    const token = await signIn(product);
    const client = await connect(folder);
    const kinds = [
      ["csv", (table) => csvFile(table)],
      ["xlsx", (table) => xlsxFile(table)],
    ];
    const times = {};
    const note = (name, value) => (times[name] ??= []).push(value);
    for (let round = 0; round < rounds; round++) {
      for (const [kind, save] of kinds) {
        const name = `customers.${kind}`;
        const limit = await directImport(client, name, await save(customersTable()));
        const content = await save(customersTable());
        const stop = watch(product);
        const took = await timed(() => importFile(product, token, { type: "customers", name, content }));
        note(`${kind} p99`, await stop());
        note(`${kind} limit`, limit);
        note(kind, took);
        log(`round ${round + 1} ${kind}: ${Math.round(took)} ms of ${Math.round(limit)} ms`);
      }
      const content = csvFile(receiptsTable());
      const file = { type: "receipts", name: "receipts.csv", content, query: "?generate_codes=true" };
      note("receipts", await timed(() => importFile(product, token, file)));
    }
    for (const [kind] of kinds) {
      const limit = median(times[`${kind} limit`]);
      figure({
        name: `import of ${CUSTOMERS} customers, ${kind}, ms`,
        value: median(times[kind]),
        limit,
        maxRatio: 1.5,
      });
      figure({ name: `other responses meanwhile, ${kind}, p99 ms`, value: median(times[`${kind} p99`]), max: 250 });
    }
    const rate = RECEIPTS / (median(times.receipts) / 1000);
    figure({ name: `receipts a second, ${POINTS} codes each`, value: rate, limit: 5_000, goal: 1 });
    figure({ name: "resident memory after it, MB", value: residentMb(product.pid), max: 400 });
    await client.end();
  } finally {
    await product.stop();
    dropFolder(folder);
  }
  await bigImports({ rows, figure, log });
}
