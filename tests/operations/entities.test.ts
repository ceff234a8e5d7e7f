import type { DataSource, EntityMetadata } from "typeorm";
import { openDatabase } from "../../server/app/data-source";
import { createLogger } from "../../server/kit/log";
import { queryRows } from "../../server/kit/db/queries";
import { newDatabase, TEMPLATE } from "../support/test-databases";

/** Tables without an entity: no service reads or writes their rows one by one. */
const TABLES_WITHOUT_ENTITY: Record<string, string> = {
  customer_tag_links: "linked and read in bulk",
  customer_counts: "cached counts, maintained by a trigger",
  customer_merge_participants: "origins, written and read in bulk",
  customer_merge_receipts: "origins, written and read in bulk",
  customer_merge_registrations: "origins, written and read in bulk",
  customer_merge_tags: "origins, written and read in bulk",
  daily_sales: "cached sums, maintained by triggers",
  draw_audit_entries: "a hash chain of texts, appended and read as a whole",
  draw_entries: "copied and read in bulk",
  draw_exclusions: "a set of ids, replaced and read in bulk",
  draw_pictures: "served as they are",
  site_pictures: "served as they are",
  site_version_pictures: "linked in bulk",
  draw_tree_levels: "hashes, read in slices",
  draw_verifiers: "served as they are",
  event_counts: "cached counts, in slots per connection",
  import_changes: "written and reverted in bulk",
  import_rows: "staging rows, copied and merged in bulk",
  migrations: "TypeORM's own",
  period_buyer_counts: "cached counts",
  rate_limits: "rate-limiter-flexible's own",
  stored_file_chunks: "streamed bytes",
  watch_case_receipts: "linked in bulk",
  watch_progress: "one row, the time of the last check",
  stored_files: "leases and quotas of streamed bytes",
};

/** Columns without a property. */
const COLUMNS_WITHOUT_PROPERTY: Record<string, string> = { "customers.search": "generated, used by indexes only" };

/** Foreign keys without a relation. */
const KEYS_WITHOUT_RELATION: Record<string, string> = {
  "sessions.shift_id": "shifts are a later feature than sessions",
  "points_ledger.merge_id": "merges are a later feature than receipts",
  "points_ledger.import_id": "imports are a later feature than receipts",
  "import_jobs.file_id": "stored files have no entity",
  "draw_prizes.picture_sha256": "the pictures have no entity",
  "draws.verifier_sha256": "the verifiers have no entity",
};

interface ColumnFacts {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  isPrimary: boolean;
}

interface RelationFacts {
  key: string;
  target: string;
  isNullable: boolean;
}

let dataSource: DataSource;
let columns: ColumnFacts[];
let entities: EntityMetadata[];

beforeAll(async () => {
  dataSource = await openDatabase({ url: await newDatabase(TEMPLATE), poolSize: 2, logger: createLogger("silent") });
  entities = dataSource.entityMetadatas;
  columns = await queryRows<ColumnFacts>(
    dataSource.manager,
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
       not a.attnotnull as "isNullable", coalesce(a.attnum = any(p.conkey), false) as "isPrimary"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1, a.attnum`,
  );
});
afterAll(() => dataSource.destroy());

const mapped = () =>
  columns.filter(({ table, column }) => tableOf(table) && !COLUMNS_WITHOUT_PROPERTY[`${table}.${column}`]);
const tableOf = (table: string) => entities.find(({ tableName }) => tableName === table);

const TYPES: Record<string, string> = { "timestamp with time zone": "timestamptz" };

test("every table has an entity or a reason to have none", () => {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const expected = [...entities.map(({ tableName }) => tableName), ...Object.keys(TABLES_WITHOUT_ENTITY)];
  expect(tables).toEqual(expected.sort());
});

test("entities have exactly the columns of their tables, with type, nullability and primary key", () => {
  const declared = entities.flatMap(({ tableName, columns: properties }) =>
    properties.map(({ databaseName, type, isArray, isNullable, isPrimary }) => ({
      table: tableName,
      column: databaseName,
      type: `${String(type)}${isArray ? "[]" : ""}`,
      isNullable,
      isPrimary,
    })),
  );
  const stored = mapped().map(({ type, ...column }) => ({ ...column, type: TYPES[type] ?? type }));
  const sorted = (facts: ColumnFacts[]) =>
    facts.sort((a, b) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`));
  expect(sorted(declared)).toEqual(sorted(stored));
});

test("entities have a relation for every foreign key and no others", async () => {
  const stored = await queryRows<RelationFacts>(
    dataSource.manager,
    `select p.conrelid::regclass || '.' || a.attname as key, p.confrelid::regclass::text as target,
       not a.attnotnull as "isNullable"
     from pg_constraint p join pg_attribute a on a.attrelid = p.conrelid and p.conkey = array[a.attnum]
     where p.contype = 'f' and p.connamespace = 'public'::regnamespace`,
  );
  const declared = entities.flatMap(({ tableName, relations }) =>
    relations.flatMap(({ joinColumns, inverseEntityMetadata, isNullable }) =>
      joinColumns.map((column) => ({
        key: `${tableName}.${column.databaseName}`,
        target: inverseEntityMetadata.tableName,
        isNullable,
      })),
    ),
  );
  const expected = stored.filter(
    ({ key }) => tableOf(key.split(".")[0] ?? "") && KEYS_WITHOUT_RELATION[key] === undefined,
  );
  const sorted = (keys: RelationFacts[]) => keys.sort((a, b) => a.key.localeCompare(b.key));
  expect(sorted(declared)).toEqual(sorted(expected));
});

test("closed sets of values are those of the check constraints", async () => {
  const checks = await queryRows<{ key: string; values: string[] }>(
    dataSource.manager,
    `select p.conrelid::regclass || '.' || a.attname as key,
       (select array_agg(coalesce(m[1], m[2]))
        from regexp_matches(pg_get_constraintdef(p.oid), '''([^'']+)''::text|\\m(\\d+)\\M', 'g') m) as values
     from pg_constraint p join pg_attribute a on a.attrelid = p.conrelid and p.conkey = array[a.attnum]
     where p.contype = 'c' and p.connamespace = 'public'::regnamespace
       and pg_get_constraintdef(p.oid) ~ ('^CHECK \\(\\(' || a.attname || ' = ANY')`,
  );
  const stored = new Map(
    checks.filter(({ key }) => tableOf(key.split(".")[0] ?? "")).map(({ key, values }) => [key, values.sort()]),
  );
  const declared = new Map(
    entities.flatMap(({ tableName, columns: properties }) =>
      properties
        .filter((column) => column.enum && stored.has(`${tableName}.${column.databaseName}`))
        .map((column) => [`${tableName}.${column.databaseName}`, [...(column.enum ?? [])].map(String).sort()]),
    ),
  );
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(stored));
});
