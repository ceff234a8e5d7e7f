// Fills a data folder with customers, receipts, ledger, codes and audit log of two years: by SQL, from hashes of serial
// numbers, so that every run makes the same data.
// Run alone: node tests/bench/data.mjs [--full | --scale=0.1] [--receipts=5]
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import {
  connect,
  dropFolder,
  folderOf,
  need,
  ROOT,
  signIn,
  stampOf,
  startProduct,
  writeStamp,
} from "./kit/product.mjs";

const { dayOf, PERIOD_UNITS, periodsIn } = need(`${ROOT}/build/domain/time/business-calendar.js`);

/** Customers of scale 1, by default with five receipts and about ten codes each. */
const CUSTOMERS = 1_000_000;
const STORES = 200;
const RECEIPTS_EACH = 5;
/** An opening day with a pool of as many codes as there are customers: a quarter claimed, a twentieth invalidated. */
export const EVENT = "018f0000-0000-7000-8000-000000000001";
/** Deleted accounts have separate serial numbers, so that no load requests one; there is one per 100 customers. */
const FIRST_CLOSED = 600_000_000;

/** A number in [0, 1) from a serial number; each column has its own salt. */
const unit = (serial, salt) => `((hashint8extended(${serial}, ${salt}) & 1073741823) / 1073741824.0::float8)`;
/** A UUID ordered by time, like those of the product. */
const uuid = (moment, serial, salt) => `(
  lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' ||
  substr(md5((${serial})::text || 'u${salt}'), 1, 3) || '8' || substr(md5((${serial})::text || 'v${salt}'), 1, 15))::uuid`;
/** Sixteen symbols of the alphabet of codes; the check symbol is computed. */
const codeText = (serial) => `left(translate(md5('code' || (${serial})), '0123456789abcdef', '23456789ABCDFGHJ'), 16)`;

const phoneOf = (serial) => `'09' || lpad((${serial})::text, 9, '0')`;
const nationalCodeOf = (serial) => `lpad((${serial})::text, 10, '0')`;

/** The phone and national code of the customer with a serial number from 1 up; the loads request them. */
export const personOf = (serial) => ({
  phone: `09${String(serial).padStart(9, "0")}`,
  nationalCode: String(serial).padStart(10, "0"),
});

const FIRST = [
  "فاطمه",
  "زهرا",
  "مریم",
  "محمد",
  "علی",
  "حسین",
  "مهدی",
  "رضا",
  "سارا",
  "نرگس",
  "لیلا",
  "حمید",
  "پریسا",
  "گلناز",
  "کیان",
  "چیستا",
];
const LAST = ["محمدی", "حسینی", "احمدی", "رضایی", "مرادی", "کریمی", "جعفری", "حیدری", "قاسمی", "رحیمی", "صادقی"];
const pick = (list, serial, salt) =>
  `(array[${list.map((word) => `'${word}'`).join(",")}])[1 + floor(${unit(serial, salt)} * ${list.length})::int]`;

/** One in sixteen customers has no name. */
const firstNameOf = (serial) => `case when ${unit(serial, 23)} >= 0.0625 then ${pick(FIRST, serial, 21)} end`;

/** The statements that fill an empty database; `$actor` and the counts are inserted as text. */
function statements(customers, receipts, actor) {
  // The two years end on the day of creation, so that the last thirty days are not empty.
  const began = `(date_trunc('day', now()) - interval '730 days')`;
  const seconds = 730 * 86_400;
  return [
    "set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0; set jit = off",
    "set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
    `insert into stores (id, store_name, name_key, store_type, is_active, created_at, updated_at)
     select ${uuid(began, "i", 1)}, 'فروشگاه ' || i, 'فروشگاه ' || i, 1 + i % 3, true, ${began}, ${began}
     from generate_series(1, ${STORES}) i`,
    `create unlogged table bench_customers as
     select i, ${uuid(`(${began} + make_interval(secs => i * ${seconds}::float8 / ${customers}))`, "i", 2)} as id
     from generate_series(1, ${customers}) i`,
    "alter table bench_customers add primary key (i)",
    `create unlogged table bench_stores as
     select row_number() over (order by s.name_key)::int - 1 as n, s.id, s.store_type from stores s`,
    // A few stores and a few customers have most of the receipts: squares and cubes of a uniform distribution.
    `create unlogged table bench_receipts as
     select d.i, d.moment, ${uuid("d.moment", "d.i", 3)} as id, c.id as customer_id, s.id as store_id, s.store_type,
       d.amount, (d.amount * s.store_type / 1000000)::int as points
     from (
       select i, ${began} + make_interval(secs => i * ${seconds}::float8 / ${receipts}) as moment,
         1 + floor(${customers} * power(${unit("i", 11)}, 2))::int as customer,
         floor(${STORES} * power(${unit("i", 12)}, 3))::int as store,
         (50000 + floor(4600000 * power(${unit("i", 13)}, 3) / 1000) * 1000)::bigint as amount
       from generate_series(1, ${receipts}) i
     ) d join bench_customers c on c.i = d.customer join bench_stores s on s.n = d.store`,
    `insert into receipts (id, receipt_number, receipt_key, store_id, customer_id, amount_toman, store_type, multiplier,
       points, codes_generated, purchased_at, content_sha256, created_by, created_at)
     select r.id, 'B-' || r.i, 'B-' || r.i, r.store_id, r.customer_id, r.amount, r.store_type, r.store_type,
       r.points, r.points, r.moment, sha256(r.i::text::bytea), '${actor}', r.moment
     from bench_receipts r order by r.i`,
    `insert into points_ledger (customer_id, receipt_id, kind, delta, created_by, created_at)
     select r.customer_id, r.id, 'earn', r.points, '${actor}', r.moment from bench_receipts r order by r.i`,
    `insert into lottery_codes (code, receipt_id, customer_id, ordinal, status, created_at)
     select ${codeText("r.i || '/' || o")}, r.id, r.customer_id, o, 'claimed', r.moment
     from bench_receipts r, generate_series(1, r.points) o order by r.i, o`,
    `insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, details, ip, request_id)
     select r.moment, '${actor}', 'admin', 'CREATE', 'receipt', r.id::text,
       jsonb_build_object('number', 'B-' || r.i, 'points', r.points), '127.0.0.1', 'bench'
     from bench_receipts r order by r.i`,
    `insert into customers (id, national_code, phone_number, first_name, last_name, total_points, total_receipts,
       total_spent_toman, total_codes, last_purchase_at, created_at, updated_at)
     select c.id, ${nationalCodeOf("c.i")}, ${phoneOf("c.i")}, ${firstNameOf("c.i")}, ${pick(LAST, "c.i", 22)},
       coalesce(r.points, 0), coalesce(r.receipts, 0), coalesce(r.spent, 0), coalesce(r.points, 0), r.last,
       ${began} + make_interval(secs => c.i * ${seconds}::float8 / ${customers}), coalesce(r.last, ${began})
     from bench_customers c left join (
       select x.customer_id, sum(x.points) as points, count(*) as receipts, sum(x.amount) as spent, max(x.moment) as last
       from bench_receipts x group by 1) r on r.customer_id = c.id
     order by c.i`,
    `insert into customers (id, national_code, phone_number, first_name, last_name, created_at, updated_at, deleted_at)
     select gen_random_uuid(), ${nationalCodeOf("i")}, ${phoneOf("i")}, ${firstNameOf("i")}, ${pick(LAST, "i", 22)},
       ${began}, ${began}, ${began} + make_interval(days => 1 + i % 700)
     from generate_series(${FIRST_CLOSED}, ${FIRST_CLOSED + customers / 100 - 1}) i`,
    ...poolStatements(customers, actor),
    // Triggers are disabled here, so the counts are inserted as well.
    `insert into daily_sales (day, store_id, store_type, receipts, voided, gross_toman, voided_toman, net_toman, points,
       codes, is_compacted)
     select (r.purchased_at at time zone 'Asia/Tehran')::date, r.store_id, r.store_type, count(*), 0,
       sum(r.amount_toman), 0, sum(r.amount_toman), sum(r.points), sum(r.codes_generated), true
     from receipts r group by 1, 2, 3 order by 1, 2, 3`,
    `delete from customer_counts`,
    `insert into customer_counts (day, created_day, active, buyers)
     select (c.created_at at time zone 'UTC')::date, (c.created_at at time zone 'Asia/Tehran')::date, count(*),
       count(*) filter (where c.total_receipts > 0)
     from customers c where c.deleted_at is null group by 1, 2`,
    // The newest tenth has idempotency keys.
    `insert into idempotency_keys (scope, key, payload_sha256, receipt_id, created_at)
     select 'receipts:${actor}', 'key-' || r.i, sha256(r.i::text::bytea), r.id, r.moment
     from bench_receipts r where r.i > ${receipts} * 0.9`,
    "drop table bench_receipts, bench_customers, bench_stores",
  ];
}

/** The pool of an opening day and the participants who claimed its codes. */
const poolStatements = (customers, actor) => [
  `insert into events (id, name, starts_at, ends_at, mode, is_active, codes_per_person, created_at, updated_at)
   values ('${EVENT}', 'روز افتتاح', now() - interval '30 days', now() + interval '30 days', 'opening_day', true, 50,
     now(), now())`,
  `insert into lottery_codes (code, display_code, event_id, source, batch_id, status, customer_id, claimed_at, invalidated_at,
     invalid_reason, created_at)
   select 'POOL' || i, 'POOL' || i, '${EVENT}'::uuid, 'import', 'B-' || i / 50000,
     case when i % 4 = 1 then 'claimed' when i % 20 = 0 then 'invalid' else 'unused' end,
     case when i % 4 = 1 then c.id end, case when i % 4 = 1 then now() - interval '1 day' end,
     case when i % 20 = 0 then now() end, case when i % 20 = 0 then 'misprinted' end, now() - interval '10 days'
   from generate_series(1, ${customers}) i join bench_customers c using (i) order by i`,
  `insert into participants (id, event_id, customer_id, codes, created_at)
   select gen_random_uuid(), k.event_id, k.customer_id, 1, k.claimed_at
   from lottery_codes k where k.event_id = '${EVENT}' and k.customer_id is not null`,
  `insert into registrations (id, event_id, participant_id, customer_id, code_id, full_name, created_by, created_at)
   select gen_random_uuid(), p.event_id, p.id, p.customer_id, k.id, 'مهمان', '${actor}', k.claimed_at
   from participants p join lottery_codes k on k.event_id = p.event_id and k.customer_id = p.customer_id`,
  `update customers c set total_codes = c.total_codes + 1 from participants p where p.customer_id = c.id`,
  `insert into event_counts (event_id, kind, slot, total)
   select k.event_id, k.status, 0, count(*) from lottery_codes k where k.event_id = '${EVENT}' group by 1, 2
   union all select p.event_id, 'participants', 0, count(*) from participants p group by 1`,
];

const TABLES = [
  "customers",
  "receipts",
  "points_ledger",
  "lottery_codes",
  "idempotency_keys",
  "audit_log",
  "participants",
  "registrations",
  "daily_sales",
];

/** The create statement of each index that no constraint needs. */
async function dropIndexes(client) {
  const { rows } = await client.query(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = 'public' and i.tablename = any($1)
       and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  // The index of a partitioned table is defined without its partitions.
  return rows.map(({ definition }) => definition.replace(" ON ONLY ", " ON "));
}

/** Inserts the buyer counts of past days, weeks and months, as housekeeping does. */
async function cachePastBuyerCounts(client) {
  const today = dayOf(new Date());
  const first = (await client.query("select min(day)::text as day from daily_sales")).rows[0].day;
  const over = PERIOD_UNITS.flatMap((unit) => periodsIn({ from: first, until: today }, unit, "jalali"));
  await client.query(
    `insert into period_buyer_counts (from_day, until_day, customers)
     select s.from_day, s.until_day, n.customers
     from unnest($1::date[], $2::date[]) as s(from_day, until_day), lateral (
       select count(distinct r.customer_id) as customers from receipts r
       where r.purchased_at >= s.from_day::timestamp at time zone 'Asia/Tehran'
         and r.purchased_at < s.until_day::timestamp at time zone 'Asia/Tehran') n
     where s.until_day <= $3::date on conflict do nothing`,
    [over.map(({ from }) => from), over.map(({ until }) => until), today],
  );
}

/** Fills the empty, migrated database of a superuser's connection; the first administrator records everything. */
export async function fillDatabase(client, customers, receipts) {
  const [{ id: actor }] = (await client.query("select u.id from users u where u.role = 'admin'")).rows;
  const definitions = await dropIndexes(client);
  for (const statement of statements(customers, receipts, actor)) await client.query(statement);
  for (const definition of definitions) await client.query(definition);
  await cachePastBuyerCounts(client);
  for (const table of TABLES) await client.query(`vacuum (analyze, freeze) ${table}`);
  await client.query("analyze; checkpoint");
}

async function fill(dataDir, customers, receipts, log) {
  const product = await startProduct(dataDir);
  const client = await connect(dataDir);
  try {
    await signIn(product);
    await fillDatabase(client, customers, receipts);
    const { rows } = await client.query(
      `select (select count(*)::int from customers) as customers, (select count(*)::int from receipts) as receipts,
         (select count(*)::int from lottery_codes) as codes, pg_database_size(current_database())::bigint as bytes`,
    );
    log(
      `${rows[0].customers} customers, ${rows[0].receipts} receipts, ${rows[0].codes} codes, ${Math.round(rows[0].bytes / 2 ** 20)} MB`,
    );
  } finally {
    await client.end();
    await product.stop();
  }
}

/** The data folder of a scale; created if it is missing or if this file or a migration has changed. */
export async function dataAt(scale, receiptsEach = RECEIPTS_EACH, log = (line) => process.stderr.write(`${line}\n`)) {
  const customers = Math.round(CUSTOMERS * scale);
  const receipts = customers * receiptsEach;
  const dataDir = folderOf(receiptsEach === RECEIPTS_EACH ? `data-${customers}` : `data-${customers}-${receiptsEach}`);
  const print = createHash("sha256");
  const migrations = new URL("../../server/migrations/", import.meta.url);
  const sources = readdirSync(migrations).map((name) => new URL(name, migrations));
  for (const source of [new URL(import.meta.url), ...sources.sort()]) print.update(readFileSync(source));
  const stamp = print.digest("hex");
  if (stampOf(dataDir) !== stamp) {
    log(`making ${customers} customers and ${receipts} receipts (once)...`);
    dropFolder(dataDir);
    mkdirSync(dirname(dataDir), { recursive: true });
    const startedAt = Date.now();
    await fill(dataDir, customers, receipts, log);
    log(`made in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    writeStamp(dataDir, stamp);
  }
  return { dataDir, customers, receipts };
}

/** The scale on the command line: --full, --scale=N, or a tenth by default. */
export function scaleOf(args) {
  if (args.includes("--full")) return 1;
  return Number(args.find((arg) => arg.startsWith("--scale="))?.slice(8) ?? 0.1);
}

/** Receipts per customer on the command line. */
export const receiptsOf = (args) =>
  Number(args.find((arg) => arg.startsWith("--receipts="))?.slice(11) ?? RECEIPTS_EACH);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await dataAt(scaleOf(process.argv.slice(2)), receiptsOf(process.argv.slice(2)));
}
