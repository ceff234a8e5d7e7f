import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withDatabase } from "../../server/app/bootstrap";
import { readConfig } from "../../server/app/config";
import { migrate, openDatabase } from "../../server/app/data-source";
import { runDoctor } from "../../server/app/doctor";
import { migrations } from "../../server/app/migrations";
import { createLogger } from "../../server/kit/log";
import { newDatabase, withClient } from "../support/test-databases";

const logger = createLogger("silent");

/** The last migration of the previous release; the rows were written by that release through its API. */
const PREVIOUS = "Erasure1763700042001";
const ROWS = JSON.parse(readFileSync("tests/operations/fixtures/release-1763700042001.json", "utf8")) as Record<
  string,
  Record<string, unknown>[]
>;

let folder: string;
let url: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "customer-club-upgrade-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database of the previous release, filled. */
async function previousRelease(): Promise<string> {
  const database = await newDatabase();
  await migrate(database, logger);
  const dataSource = await openDatabase({ url: database, poolSize: 2, logger });
  const later = migrations.length - 1 - migrations.findIndex(({ name }) => name === PREVIOUS);
  for (let count = 0; count < later; count++) await dataSource.undoLastMigration({ transaction: "each" });
  await dataSource.destroy();
  await withClient(database, async (client) => {
    // Triggers and foreign keys are off while the rows are loaded: they are stored as they were.
    await client.query("set session_replication_role = replica");
    for (const [table, rows] of Object.entries(ROWS)) {
      const columns = Object.keys(rows[0] ?? {})
        .map((name) => `"${name}"`)
        .join(", ");
      await client.query(`delete from ${table}`);
      await client.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      );
    }
  });
  return database;
}

const query = (text: string): Promise<Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);

describe("a filled database of the previous release", () => {
  beforeAll(async () => {
    url = await previousRelease();
    await migrate(url, logger);
  });

  test("has every row after the upgrade", async () => {
    const RENAMED: Record<string, string> = {
      sales_days: "daily_sales",
      buyer_counts: "period_buyer_counts",
      import_effects: "import_changes",
    };
    const counts = await Promise.all(
      Object.keys(ROWS).map(async (table) => {
        const [row] = await query(`select count(*)::int as count from ${RENAMED[table] ?? table}`);
        return [table, row?.count];
      }),
    );

    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(Object.entries(ROWS).map(([table, rows]) => [table, rows.length])),
    );
  });

  test("keeps the values of renamed columns and kinds", async () => {
    expect(
      await query("select sum(c.active)::int as active, sum(c.buyers)::int as buyers from customer_counts c"),
    ).toEqual([{ active: 15, buyers: 3 }]);
    expect(
      await query("select l.delta from points_ledger l where l.kind = 'adjustment_reversal' order by l.id"),
    ).toEqual([{ delta: -5 }]);
    expect(
      await query("select k.display_code from lottery_codes k where k.display_code is not null order by k.id"),
    ).toEqual([{ display_code: "=0012ABCD" }, { display_code: "00998877665" }]);
    expect(await query("select j.status, j.error_values from export_jobs j")).toEqual([
      { status: "complete", error_values: {} },
    ]);
  });

  test("passes every invariant of the doctor", async () => {
    const config = readConfig({ NODE_ENV: "test", DATABASE_URL: url, DATA_DIR: folder });
    const lines: string[] = [];

    const code = await withDatabase(config, logger, ({ manager }) => runDoctor(manager, (line) => lines.push(line)));

    expect({ code, broken: lines.filter((line) => line.startsWith("BROKEN")) }).toEqual({ code: 0, broken: [] });
  });

  test("still counts a sale when a receipt changes, and still rejects a change of the ledger", async () => {
    const [before] = await query("select sum(d.points)::int as points from daily_sales d");
    await query(
      "update receipts r set points_reversed = r.points_reversed + 1 where r.id = (select min(x.id::text) from receipts x where x.points > x.points_reversed)::uuid",
    );
    const [after] = await query("select sum(d.points)::int as points from daily_sales d");

    expect(Number(after?.points)).toBe(Number(before?.points) - 1);
    await expect(query("update points_ledger l set delta = 0")).rejects.toThrow(/append-only/);
  });
});
