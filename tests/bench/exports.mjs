// Exports of all customers: csv against COPY of the same statement, a workbook against a writer that is fed from
// memory; with the product's memory and the time to the first byte.
import { pipeline } from "node:stream/promises";
import { Writable } from "node:stream";
import { dataAt } from "./data.mjs";
import { connect, need, residentMb, ROOT, signIn, startProduct } from "./kit/product.mjs";
import { inProcess } from "./kit/rounds.mjs";
import { shim } from "./kit/statements.mjs";
import { median } from "./kit/stats.mjs";

const FORMATS = ["CSV", "XLSX", "ODS"];
const LOOK_MS = 20;
const EXPORT = `mutation ($format: ExportFormat!) { exportTable(type: CUSTOMERS, format: $format) {
  downloadUrl totalRecords fileSizeMb } }`;

/** Every active customer, as the product's own list reads them. */
async function statementOf(client) {
  const { wholeList } = need(`${ROOT}/build/server/features/customers/customer-list.queries.js`);
  const { cellsOf } = need(`${ROOT}/build/server/features/exports/table-export.queries.js`);
  const anything = { hasReceipts: null, minPoints: null, createdAfter: null, createdBefore: null, named: null };
  const terms = { phone: null, nationalCode: null, words: [] };
  const { from, order } = await wholeList(shim(client), { ...anything, deleted: false, ids: null, terms });
  return `select ${cellsOf("customers").join(", ")} from ${from} order by ${order}`;
}

async function copy(client, text, rows) {
  const { to } = need("pg-copy-streams");
  const startedAt = performance.now();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(client.query(to(`copy (${text}) to stdout`)), nowhere);
  return (rows / (performance.now() - startedAt)) * 1_000;
}

/** Samples the product while it works: its peak memory, and the time to the first byte of a file. */
function watch({ pid }, client) {
  const startedAt = performance.now();
  const seen = { maxMb: 0, firstByteMs: null };
  const firstByte = async () => {
    const { rowCount } = await client.query("select 1 from stored_file_chunks limit 1");
    if (rowCount > 0) seen.firstByteMs ??= performance.now() - startedAt;
  };
  let lastQuery = Promise.resolve();
  const timer = setInterval(() => {
    seen.maxMb = Math.max(seen.maxMb, residentMb(pid));
    if (seen.firstByteMs === null) lastQuery = lastQuery.then(firstByte);
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    await lastQuery;
    return seen;
  };
}

async function exported(product, client, token, format) {
  await client.query("truncate stored_file_chunks");
  const seen = watch(product, client);
  const startedAt = performance.now();
  const response = await fetch(`${product.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: EXPORT, variables: { format } }),
  });
  const { data, errors } = await response.json();
  const took = performance.now() - startedAt;
  if (errors) throw new Error(JSON.stringify(errors));
  const { totalRecords, fileSizeMb } = data.exportTable;
  return { rate: (totalRecords / took) * 1_000, fileSizeMb, ...(await seen()) };
}

export async function exports({ scale, receiptsEach, rounds, figure, log }) {
  const { dataDir, customers } = await dataAt(scale, receiptsEach);
  const product = await startProduct(dataDir);
  const client = await connect(dataDir);
  try {
    const token = await signIn(product);
    const text = await statementOf(client);
    await client.query("set jit = off; set statement_timeout = 0; set enable_sort = off");
    const sample = (await client.query({ text: `${text} limit 2000`, rowMode: "array" })).rows;
    const cells = sample.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
    const taken = { COPY: [], MEMORY: [], CSV: [], XLSX: [], ODS: [] };
    for (let round = 0; round < rounds; round++) {
      taken.COPY.push({ rate: await copy(client, text, customers) });
      taken.MEMORY.push(await inProcess("memory-xlsx.mjs", { rows: customers, sample: cells.slice(0, 200) }));
      for (const format of FORMATS) taken[format].push(await exported(product, client, token, format));
      const last = (name) => Math.round(taken[name].at(-1).rate);
      log(
        `round ${round + 1} of ${customers} customers: ${Object.keys(taken)
          .map((name) => `${name} ${last(name)}/s`)
          .join(", ")}; ${taken.CSV.at(-1).fileSizeMb} MB of csv, ${taken.XLSX.at(-1).fileSizeMb} MB of xlsx`,
      );
    }
    const middle = (name, key = "rate") => median(taken[name].map((one) => one[key]));
    figure({ name: "exports: csv, of COPY", value: middle("CSV"), limit: middle("COPY"), goal: 0.5 });
    figure({
      name: "exports: xlsx, of a writer fed from memory",
      value: middle("XLSX"),
      limit: middle("MEMORY"),
      goal: 0.7,
    });
    figure({ name: "exports: ods, of csv", value: middle("ODS"), limit: middle("CSV") });
    for (const format of FORMATS) {
      const name = `exports: ${format.toLowerCase()}`;
      const max = Math.max(...taken[format].map(({ maxMb }) => maxMb));
      figure({ name: `${name}, resident MB`, value: max, limit: 350, max: 350 });
      figure({
        name: `${name}, ms to the first byte`,
        value: middle(format, "firstByteMs"),
        limit: 1_000,
        max: 1_000,
      });
    }
  } finally {
    await client.end();
    await product.stop();
  }
}
