import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FILE_KINDS } from "../../domain/files";
import type { TableType } from "../../domain/data-tables";
import { openApp, type TestApp } from "../support/app";
import { anEvent } from "../events/fixtures";
import { signedIn } from "../support/factories";
import { importer } from "./importer";

/*
 * The files under fixtures/ are templates of the product that LibreOffice opened, filled and saved (fixtures/make.mjs):
 * dates are real dates, numbers real numbers, and phones and codes typed as numbers have lost their zeros.
 */

/** In the order of their dependencies: rows of each file, and rows with restored zeros. */
const FILES: readonly [type: TableType, rows: number, repaired: number][] = [
  ["stores", 2, 0],
  ["customers", 3, 2],
  ["receipts", 3, 1],
  ["points", 2, 1],
  ["lottery_codes", 2, 0],
];

/** The rows of the tables afterwards, for every format of the file. */
const STANDS: Record<TableType, { sql: string; rows: unknown[][] }> = {
  stores: {
    sql: `select s.store_name, s.store_type::text, s.manager_name, s.phone_number, s.address, s.description,
      s.is_active::text from stores s order by 1`,
    rows: [
      ["007", "3", null, "021-12345678", null, null, "false"],
      ["شهر کتاب", "1", "مریم", "2112345678", "=A1", "دو\nسطر", "true"],
    ],
  },
  customers: {
    sql: `select c.phone_number, c.national_code, c.first_name, c.last_name,
      to_char(c.created_at at time zone 'Asia/Tehran', 'YYYY-MM-DD HH24:MI') from customers c order by 1`,
    rows: [
      ["09120000101", "0012345679", "سارا", "کریمی", "2025-03-20 12:00"],
      ["09120000102", "0023456789", "=1+1", "007", "2025-03-20 22:30"],
      ["09120000103", "0034567891", "علی", null, "2025-03-21 12:00"],
    ],
  },
  receipts: {
    sql: `select r.receipt_number, r.store_type::text, c.phone_number, r.amount_toman::text, r.points::text,
      to_char(r.purchased_at at time zone 'Asia/Tehran', 'YYYY-MM-DD HH24:MI')
      from receipts r join customers c on c.id = r.customer_id order by 1`,
    rows: [
      ["000123", "2", "09120000101", "3500000", "7", "2025-03-20 12:00"],
      ["124", "1", "09120000102", "2500000", "2", "2025-03-20 22:30"],
      ["@125", "3", "09120000103", "1200000", "3", "2025-03-21 13:30"],
    ],
  },
  points: {
    sql: `select c.phone_number, l.delta::text, l.reason, l.reference from points_ledger l
      join customers c on c.id = l.customer_id where l.kind = 'adjust' order by 1`,
    rows: [
      ["09120000101", "5", "هدیه", "0077"],
      ["09120000102", "-2", "=correction", "78"],
    ],
  },
  lottery_codes: {
    sql: `select k.display_code, e.name, k.batch_id, k.notes from lottery_codes k join events e on e.id = k.event_id order by 1`,
    rows: [
      ["0012ABCD", "جشنوارهٔ افتتاحیه", "7", "-"],
      ["12345678", "جشنوارهٔ افتتاحیه", "007", null],
    ],
  },
};

const fixture = (name: string): Buffer => readFileSync(join(__dirname, "fixtures", name));

const valuesOf = async (app: TestApp, sql: string): Promise<unknown[][]> =>
  (await app.sql<Record<string, unknown>>(sql)).map((row) => Object.values(row));

test.each(FILE_KINDS)("templates that LibreOffice filled and saved as %s are imported correctly", async (kind) => {
  const app = await openApp({ RATE_LIMIT_PROFILE: "bench" });
  try {
    const incoming = importer(app, (await signedIn(app, "admin")).token);
    await anEvent(app, { name: "جشنوارهٔ افتتاحیه" });

    for (const [type, rows, repaired] of FILES) {
      const name = `${type}.${kind}`;
      const job = await incoming.both(type, fixture(name), {}, name);
      expect([name, job.error, job.sample.map(({ problem }: { problem: string | null }) => problem)]).toEqual([
        name,
        null,
        Array(rows).fill(null),
      ]);
      expect(job.counts).toMatchObject({ totalRows: rows, new: rows, repaired });
    }

    for (const [type, { sql, rows }] of Object.entries(STANDS)) {
      expect([type, await valuesOf(app, sql)]).toEqual([type, rows]);
    }
    expect(await app.doctor()).toBe("");
  } finally {
    await app.close();
  }
});

test.each(FILE_KINDS.filter((kind) => kind !== "csv"))(
  "a date of %s is the same day in every time zone of the server",
  (kind) => {
    const read = (zone: string): string =>
      execFileSync(
        process.execPath,
        [
          "build/server/kit/spreadsheets/read-workbook.js",
          kind,
          join(__dirname, "fixtures", `receipts.${kind}`),
          "100",
        ],
        { env: { TZ: zone }, encoding: "utf8" },
      );

    const all = ["UTC", "Asia/Tehran", "America/Los_Angeles", "Pacific/Auckland"].map(read);

    expect(all).toEqual(Array(4).fill(all[0]));
    expect(all[0]).toContain('"2025-03-20"]');
    expect(all[0]).toContain('"2025-03-20T22:30:00"]');
  },
);
