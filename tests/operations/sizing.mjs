// Bytes of each table and its indexes for each receipt: of a generated database, and of receipts recorded over REST.
// Run as root: node tests/operations/sizing.mjs [--scale=0.1] [--seconds=60]
// Needs Debian's postgresql-15 (or newer). It uses a temporary folder and free ports only.
// Prints two tables, WAL bytes for each receipt and the memory of the processes; ends with 1 after a failure.
import { residentMb } from "../bench/kit/product.mjs";
import {
  countsOf,
  createCluster,
  fill,
  option,
  queryOne,
  requireQuietDoctor,
  requireThat,
  runScript,
  sleep,
  startLoad,
  startOn,
  temporaryFolder,
  withClient,
} from "./backup/kit.mjs";

/** Smaller tables are counted together. */
const MIN_BYTES_SHOWN = 5;
const CLIENTS = 8;

/** Of each table; a partitioned one has the sum of its partitions. */
const SIZES = `
  select c.relname as name, sum(pg_table_size(coalesce(p.relid, c.oid)))::float8 as heap,
    sum(pg_indexes_size(coalesce(p.relid, c.oid)))::float8 as indexes
  from pg_class c left join lateral pg_partition_tree(c.oid) p on true
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace group by c.relname`;

const sizesOf = (url) => withClient(url, async (client) => (await client.query(SIZES)).rows);

/** The largest tables first; `since` is subtracted. */
function print(title, sizes, receipts, since = []) {
  const earlier = new Map(since.map((row) => [row.name, row]));
  const rows = sizes
    .map(({ name, heap, indexes }) => ({
      name,
      table: (heap - (earlier.get(name)?.heap ?? 0)) / receipts,
      index: (indexes - (earlier.get(name)?.indexes ?? 0)) / receipts,
    }))
    .sort((one, other) => other.table + other.index - one.table - one.index);
  const isShown = ({ table, index }) => table + index >= MIN_BYTES_SHOWN;
  const sum = (list) => ({
    table: list.reduce((total, { table }) => total + table, 0),
    index: list.reduce((total, { index }) => total + index, 0),
  });
  const lines = [
    ...rows.filter(isShown),
    { name: "others", ...sum(rows.filter((row) => !isShown(row))) },
    { name: "all", ...sum(rows) },
  ];
  console.log(title);
  for (const { name, table, index } of lines)
    console.log(
      `    ${name.padEnd(20)} table ${table.toFixed(0).padStart(6)}  indexes ${index.toFixed(0).padStart(6)}`,
    );
}

/** The largest indexes, in bytes for each receipt. */
async function printIndexes(url, receipts) {
  const text = `select c.relname as name, pg_relation_size(c.oid)::float8 as bytes from pg_class c
    where c.relkind = 'i' and c.relnamespace in ('public'::regnamespace, 'partitions'::regnamespace) order by 2 desc limit 15`;
  const { rows } = await withClient(url, (client) => client.query(text));
  for (const { name, bytes } of rows) console.log(`    ${name.padEnd(40)} ${(bytes / receipts).toFixed(1)}`);
}

await runScript(async () => {
  const folder = await temporaryFolder();
  const cluster = await createCluster(folder, "server");
  const product = await startOn(folder, { DATABASE_URL: cluster.url });
  await fill(cluster.adminUrlOf("club"), option("scale", 0.1));
  const generated = await countsOf(cluster.url);
  const before = await sizesOf(cluster.url);
  const perReceipt = (Number(generated.codes) / Number(generated.receipts)).toFixed(2);
  print(
    `generated: bytes for each of ${generated.receipts} receipts (${perReceipt} codes each)`,
    before,
    Number(generated.receipts),
  );
  console.log("  its largest indexes");
  await printIndexes(cluster.url, Number(generated.receipts));

  const { lsn } = await queryOne(cluster.url, "select pg_current_wal_lsn()::text as lsn");
  const load = startLoad(product, CLIENTS);
  await sleep(Number(option("seconds", 60)) * 1_000);
  const { connections } = await queryOne(
    cluster.url,
    "select count(*)::int as connections from pg_stat_activity where application_name = 'customer-club'",
  );
  const memory = residentMb(product.pid);
  const receipts = (await load.stop()).length;
  const { wal } = await queryOne(cluster.url, `select (pg_current_wal_lsn() - '${lsn}'::pg_lsn)::float8 as wal`);
  const after = await countsOf(cluster.url);
  requireThat("each acknowledged receipt is stored", Number(after.receipts) - Number(generated.receipts) === receipts);
  print(
    `recorded: bytes for each of ${receipts} receipts (9 codes each)`,
    await sizesOf(cluster.url),
    receipts,
    before,
  );
  console.log(`    WAL ${Math.round(wal / receipts)} bytes for each receipt`);
  console.log(`    ${CLIENTS} clients: ${connections} connections, ${memory.toFixed(0)} MB resident`);
  await product.stop();
  await requireQuietDoctor("doctor", { DATABASE_URL: cluster.url });
});
