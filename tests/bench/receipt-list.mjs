// The receipts of the back office: orders, numbers and filters on the first and the last page, through GraphQL over
// HTTP, one client. The data are receipts alone, without codes and ledger, so that five million are made in minutes.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { endpointOf, time, timed } from "./kit/endpoint.mjs";
import { explain } from "./kit/explain.mjs";
import {
  connect,
  dropFolder,
  folderOf,
  need,
  ROOT,
  signIn,
  startProduct,
  stampOf,
  writeStamp,
} from "./kit/product.mjs";
import { receiptListStatement } from "./kit/statements.mjs";

const RECEIPTS = 5_000_000;
const [STORES, OPERATORS, CAMPAIGNS, DAYS] = [200, 50, 20, 730];
/** Goals in ms at the 95th percentile: a page near an end, and a search by number. */
const [ENDS, NUMBER] = [25, 5];
const EVENT = "018f0000-0000-7000-8000-000000000001";

const BEGAN = `(date_trunc('day', now()) - interval '${DAYS} days')`;
const id = (salt, serial) => `md5('${salt}' || ${serial})::uuid`;
const unit = (serial, salt) => `((hashint8extended(${serial}, ${salt}) & 1073741823) / 1073741824.0::float8)`;

/** The statements that fill an empty database. 2 % are returned in part, 1 % are voided. */
const statements = (receipts) => [
  "set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0; set jit = off",
  "set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
  `insert into stores (id, store_name, name_key, store_type, is_active, created_at, updated_at)
   select ${id("store", "i")}, 'Store ' || i, 'store ' || i, 1 + i % 3, true, ${BEGAN}, ${BEGAN}
   from generate_series(0, ${STORES - 1}) i`,
  `insert into users (id, username, username_key, full_name, role, password_hash, created_at, updated_at)
   select ${id("user", "i")}, 'till-' || i, 'till-' || i, 'Till ' || i, 'counter', 'none', ${BEGAN}, ${BEGAN}
   from generate_series(0, ${OPERATORS - 1}) i`,
  `insert into customers (id, national_code, phone_number, first_name, last_name, created_at, updated_at)
   select ${id("customer", "i")}, lpad(i::text, 10, '0'), '09' || lpad(i::text, 9, '0'), 'Sara', 'Karimi', ${BEGAN}, ${BEGAN}
   from generate_series(0, ${Math.ceil(receipts / 50) - 1}) i`,
  `insert into events (id, name, starts_at, ends_at, mode, is_active, codes_per_person, created_at, updated_at)
   values ('${EVENT}', 'Festival', ${BEGAN}, now(), 'opening_day', true, 50, now(), now())`,
  `insert into campaigns (id, event_id, name, starts_at, ends_at, is_active, bonus_multiplier, created_at, updated_at)
   select ${id("campaign", "i")}, '${EVENT}', 'Campaign ' || i, ${BEGAN} + make_interval(days => i * 36),
     ${BEGAN} + make_interval(days => i * 36 + 12), true, 2, now(), now()
   from generate_series(0, ${CAMPAIGNS - 1}) i`,
  `insert into receipts (id, receipt_number, receipt_key, store_id, customer_id, amount_toman, returned_toman, store_type,
     multiplier, points, codes_generated, purchased_at, content_sha256, created_by, created_at, voided_at, campaign_id)
   select (lpad(to_hex((extract(epoch from d.moment) * 1000)::bigint), 12, '0') || '7' || substr(md5(d.i::text), 1, 3)
       || '8' || substr(md5(d.i::text), 4, 15))::uuid,
     'B-' || d.i, 'B-' || d.i, ${id("store", "d.store")}, ${id("customer", "d.customer")}, d.amount,
     case when d.i % 50 = 7 then d.amount / 2 else 0 end, 1 + d.store % 3, 1 + d.store % 3, 0, 0,
     -- Some purchases are recorded hours later.
     d.moment - make_interval(secs => 7200 * ${unit("d.i", 5)}), ''::bytea, ${id("user", `floor(${OPERATORS} * ${unit("d.i", 4)})`)},
     d.moment, case when d.i % 100 = 3 then d.moment end, g.id
   from (
     select i, ${BEGAN} + make_interval(secs => i * ${DAYS * 86_400}::float8 / ${receipts}) as moment,
       floor(${STORES} * power(${unit("i", 1)}, 3))::int as store,
       floor(${Math.ceil(receipts / 50)} * power(${unit("i", 2)}, 2))::int as customer,
       (50000 + floor(99000000 * power(${unit("i", 3)}, 6) / 1000) * 1000)::bigint as amount
     from generate_series(1, ${receipts}) i) d
     left join campaigns g on d.moment >= g.starts_at + interval '2 hours' and d.moment < g.ends_at
   order by d.i`,
  `insert into daily_sales (day, store_id, store_type, campaign_id, receipts, voided, gross_toman, voided_toman,
     net_toman, points, codes, is_compacted)
   select r.day, r.store_id, r.store_type, r.campaign_id, count(*) filter (where r.voided_at is null),
     count(*) filter (where r.voided_at is not null), sum(r.amount_toman), sum(r.voided_toman), sum(r.net_toman), 0, 0,
     true
   from receipt_facts r group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
];

const MANY = "the beginning of many numbers";
const MIGRATION = "1763700060000-receipts-listed";

/** Fills a folder with the schema before the migration of the list, and then migrates it. */
async function fill(dataDir, receipts, log) {
  const product = await startProduct(dataDir);
  const client = await connect(dataDir);
  try {
    await signIn(product);
    const { ReceiptsListed1763700060000: Migration } = need(`${ROOT}/build/server/migrations/${MIGRATION}.js`);
    await new Migration().down(client);
    for (const statement of statements(receipts)) await client.query(statement);
    const startedAt = performance.now();
    await client.query("begin");
    await new Migration().up(client);
    await client.query("commit");
    log(`migrated in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    for (const table of ["receipts", "daily_sales", "customers"])
      await client.query(`vacuum (analyze, freeze) ${table}`);
    await client.query("analyze; checkpoint");
  } finally {
    await client.end();
    await product.stop();
  }
}

async function dataAt(scale, log) {
  const receipts = Math.round(RECEIPTS * scale);
  const dataDir = folderOf(`receipt-list-${receipts}`);
  const print = createHash("sha256");
  const migrations = new URL("../../server/migrations/", import.meta.url);
  const sources = readdirSync(migrations).sort();
  for (const name of sources) print.update(readFileSync(new URL(name, migrations)));
  const stamp = print.update(statements(receipts).join("\n")).digest("hex");
  if (stampOf(dataDir) !== stamp) {
    log(`making ${receipts} receipts (once)...`);
    dropFolder(dataDir);
    mkdirSync(dirname(dataDir), { recursive: true });
    await fill(dataDir, receipts, log);
    writeStamp(dataDir, stamp);
  }
  return { dataDir, receipts };
}

const ME = "{ me { username } }";
const FILTERS = {
  search: "String",
  storeId: "ID",
  customerId: "ID",
  operatorId: "ID",
  campaignId: "ID",
  dateFrom: "String",
  dateTo: "String",
  minAmount: "Toman",
  maxAmount: "Toman",
  state: "ReceiptState",
  sortBy: "ReceiptSort",
  sortOrder: "SortOrder",
  page: "Int",
};
const LIST = `query (${Object.entries(FILTERS).map(([name, type]) => `$${name}: ${type}`)}) {
  receipts(${Object.keys(FILTERS).map((name) => `${name}: $${name}`)}) {
    items { id receiptId state customer { id firstName lastName phoneNumber } storeName purchaseAmount netAmount points
      purchaseDate createdAt operatorName campaignName } page totalItems isTotalCapped totalPages } }`;
const DETAIL = `query ($id: ID!) { receipt(id: $id) { id entries { kind points actorName } codes { totalItems } } }`;

/** The lists of the bench: a name, the filter and the goal of its pages in ms. */
async function listsOf(client, receipts) {
  const { rows } = await client.query(
    `select r.id, r.store_id as store, r.customer_id as customer, r.created_by as operator,
       (r.purchased_at at time zone 'Asia/Tehran')::date::text as day from receipts r where r.receipt_key = $1`,
    [`B-${receipts >> 1}`],
  );
  const [{ id: receiptId, store, customer, operator, day }] = rows;
  const [{ id: campaign }] = (await client.query("select id from campaigns where name = 'Campaign 9'")).rows;
  const lists = [];
  for (const sortBy of ["PURCHASE_DATE", "CREATED_AT", "RECEIPT_NUMBER"]) {
    for (const sortOrder of ["DESC", "ASC"]) lists.push([`${sortBy} ${sortOrder}`, { sortBy, sortOrder }, ENDS]);
  }
  const filters = {
    "a store": { storeId: store },
    "a customer": { customerId: customer },
    "an operator": { operatorId: operator },
    "an operator, newest recorded": { operatorId: operator, sortBy: "CREATED_AT" },
    "a day": { dateFrom: day, dateTo: day },
    "a day of a store": { dateFrom: day, dateTo: day, storeId: store },
    "since a day": { dateFrom: day },
    "a campaign": { campaignId: campaign },
    "an amount of a day": { dateFrom: day, dateTo: day, minAmount: 20_000_000 },
    voided: { state: "VOIDED" },
    returned: { state: "RETURNED" },
  };
  for (const [name, filter] of Object.entries(filters)) lists.push([name, filter, ENDS]);
  // Without an index and without a day, the table is read until enough is found.
  lists.push(["a rare amount", { minAmount: 98_000_000 }, 2_000]);
  const numbers = { "a number": `B-${receipts >> 1}`, "a UUID": receiptId, "an unknown number": "NONE-1" };
  for (const [name, search] of Object.entries(numbers)) lists.push([name, { search }, NUMBER]);
  lists.push([MANY, { search: "B-1" }, ENDS * 2]);
  return { lists, receiptId };
}

const walk = (node, visit) => {
  visit(node);
  for (const child of node.Plans ?? []) walk(child, visit);
};

/** The filter that the product narrows to the days of its campaign. */
async function withinCampaign(client, filter) {
  if (!filter.campaignId) return filter;
  const text = "select min(day)::text as from, max(day)::text as to from daily_sales where campaign_id = $1";
  const [{ from: dateFrom, to: dateTo }] = (await client.query(text, [filter.campaignId])).rows;
  return { ...filter, dateFrom, dateTo };
}

/** The indexes that the pages read, by PostgreSQL's plans for the values. */
async function explainPages(client, lists, totals, { log, figure, print }) {
  for (const [name, filter] of lists) {
    const { totalItems, isTotalCapped } = totals.get(name);
    if (totalItems === 0) continue;
    const isInOrder = (filter.sortBy ?? "PURCHASE_DATE") === "PURCHASE_DATE" || !filter.dateFrom;
    const settings =
      !filter.search && isInOrder && (isTotalCapped || totalItems > 50_000) ? "set local enable_sort = off" : "";
    for (const [place, offset] of [
      ["first", 0],
      ["last", Math.max(0, totalItems - 20)],
    ]) {
      const statement = await receiptListStatement({
        ...(await withinCampaign(client, filter)),
        offset,
        total: totalItems,
      });
      const plan = await explain(client, statement, "force_custom_plan", {
        settings: `set local work_mem = '16MB'; ${settings}`,
      });
      const scans = [];
      const indexes = new Set();
      walk(plan.Plan, (node) => {
        if (node["Node Type"] === "Seq Scan" && node["Relation Name"] === "receipts") scans.push(node);
        if (node["Index Name"]) indexes.add(node["Index Name"]);
      });
      log(`${name}, ${place} page: ${plan["Execution Time"].toFixed(2)} ms, ${[...indexes].join(", ") || "no index"}`);
      if (print) log(JSON.stringify(plan, null, 1));
      // These two stop as soon as enough is found.
      if (name !== "a rare amount" && name !== MANY) {
        figure({
          name: `receipt list: ${name}, ${place} page: all receipts scanned`,
          value: scans.length,
          limit: 0,
          max: 0,
        });
      }
    }
  }
}

export async function receiptList({ scale, rounds, figure, log, print }) {
  const { dataDir, receipts } = await dataAt(scale, log);
  const product = await startProduct(dataDir);
  const client = await connect(dataDir);
  try {
    const ask = endpointOf(product, await signIn(product));
    const { lists, receiptId } = await listsOf(client, receipts);
    const cases = [{ name: ME, run: () => ask(ME) }];
    const totals = new Map();
    for (const [name, filter, goal] of lists) {
      const { receipts: first } = await ask(LIST, filter);
      totals.set(name, first);
      const add = (place, page) =>
        cases.push({ name: `${name}, ${place} page`, goal, run: () => ask(LIST, { ...filter, page }) });
      add("first", 1);
      if (first.totalPages > 1) add("last", first.totalPages);
    }
    cases.push({ name: "one receipt", goal: ENDS, run: () => ask(DETAIL, { id: receiptId }) });
    for (const { run } of cases) await time(run);
    const times = await timed(cases, rounds);
    for (const { name, goal } of cases.slice(1)) {
      figure({
        name: `receipt list: ${name}, p95 ms, of a call without a list`,
        value: times.get(name),
        limit: times.get(ME),
        max: goal,
      });
    }
    await explainPages(client, lists, totals, { log, figure, print });
  } finally {
    await client.end();
    await product.stop();
  }
}
