import type { DataSource } from "typeorm";
import { openDatabase } from "../../server/app/data-source";
import { createAuditPartitions } from "../../server/features/audit/audit.queries";
import { queryRows } from "../../server/kit/db/queries";
import { createLogger } from "../../server/kit/log";
import { newDatabase, TEMPLATE } from "../support/test-databases";

let dataSource: DataSource;

beforeEach(async () => {
  dataSource = await openDatabase({ url: await newDatabase(TEMPLATE), poolSize: 2, logger: createLogger("silent") });
});
afterEach(() => dataSource.destroy());

const query = <Row>(text: string, values: unknown[] = []) => queryRows<Row>(dataSource.manager, text, values);

/** The first instant of a month in UTC, counted from this one. */
function monthStart(months: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months));
}

const partitionOf = (months: number): string =>
  `audit_log_${monthStart(months).toISOString().slice(0, 7).replace("-", "_")}`;

const FIRST = `audit_log_before_${monthStart(1).toISOString().slice(0, 7).replace("-", "_")}`;

const partitions = async (): Promise<string[]> =>
  (
    await query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'audit_log'::regclass order by 1`,
    )
  ).map(({ name }) => name);

/** Writes an entry and returns the partition that has it. */
async function partitionAt(at: Date): Promise<string> {
  const [row] = await query<{ name: string }>(
    `with entry as (
       insert into audit_log (at, action, entity) values ($1, 'LOGIN', 'user') returning tableoid)
     select c.relname as name from entry e join pg_class c on c.oid = e.tableoid`,
    [at],
  );
  return row?.name ?? "";
}

test("a new database has the partitions of the next three months", async () => {
  expect(await partitions()).toEqual([...[1, 2, 3].map(partitionOf), FIRST, "audit_log_default"].sort());
});

test("an entry is in the partition of its month in UTC, for any time zone of the session", async () => {
  await query("set time zone 'Asia/Tehran'");
  const lastInstant = new Date(monthStart(2).getTime() - 1);

  expect(await partitionAt(new Date())).toBe(FIRST);
  expect(await partitionAt(new Date("2001-01-01T00:00:00Z"))).toBe(FIRST);
  expect([await partitionAt(monthStart(1)), await partitionAt(lastInstant)]).toEqual([partitionOf(1), partitionOf(1)]);
  expect(await partitionAt(monthStart(2))).toBe(partitionOf(2));
  expect(await partitionAt(monthStart(40))).toBe("audit_log_default");
});

test("housekeeping creates missing months and nothing else", async () => {
  const before = await partitions();
  await query(`drop table partitions.${partitionOf(3)}`);

  await createAuditPartitions(dataSource.manager);
  await createAuditPartitions(dataSource.manager);

  expect(await partitions()).toEqual(before);
  expect(await partitionAt(monthStart(3))).toBe(partitionOf(3));
});

test("a month whose first entries are in the default partition stays there, and later months get their partition", async () => {
  await partitionAt(monthStart(4));

  await createAuditPartitions(dataSource.manager, 5);

  expect(await partitions()).not.toContain(partitionOf(4));
  expect(await partitionAt(monthStart(4))).toBe("audit_log_default");
  expect(await partitionAt(monthStart(5))).toBe(partitionOf(5));
});

test.each(["update partitions.%s set details = '{}'", "delete from partitions.%s", "truncate partitions.%s"])(
  "every partition is append-only: %s is rejected",
  async (change) => {
    for (const name of await partitions())
      await expect(query(change.replace("%s", name))).rejects.toThrow(`${name} is append-only`);
  },
);

test("every partition has the indexes and the statistics of the log", async () => {
  const rows = await query<{ name: string; indexes: number; statistics: number }>(
    `select c.relname as name, (select count(*)::int from pg_index x where x.indrelid = c.oid) as indexes,
       (select count(*)::int from pg_statistic_ext s where s.stxrelid = c.oid) as statistics
     from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'audit_log'::regclass`,
  );

  expect(rows.map(({ indexes, statistics }) => [indexes, statistics])).toEqual(rows.map(() => [7, 1]));
});

test("a query of a month reads the partition of that month only", async () => {
  const plan = await query<{ "QUERY PLAN": string }>(
    `explain select a.id from audit_log a where a.at >= '${monthStart(2).toISOString()}'
       and a.at < '${monthStart(3).toISOString()}' order by a.at desc, a.id desc limit 10`,
  );
  const read = plan.map((row) => / on (audit_log\w*)/.exec(row["QUERY PLAN"])?.[1]).filter(Boolean);

  expect(new Set(read)).toEqual(new Set([partitionOf(2)]));
});
