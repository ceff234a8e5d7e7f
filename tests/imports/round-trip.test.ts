import { type ErrorCode, errorText } from "../../domain/errors/error-catalogue";
import { EXPORT_FORMATS, type ExportFormat, type TableType } from "../../domain/data-tables";
import { addPoolCode, invalidateCode } from "../../server/features/code-pools/code-pool.service";
import { openApp, type TestApp, useApp } from "../support/app";
import { plant, type Planted } from "../customers/fixtures";
import { addCode, anEvent, aVisitor, bring } from "../events/fixtures";
import { aReceipt, aStore, signedIn } from "../support/factories";
import { readTable } from "../support/workbook";
import { csv, importer } from "./importer";
import { exportOf, ODD } from "../exports/fixtures";

const BENCH = { RATE_LIMIT_PROFILE: "bench" };
/** In the order of their dependencies. */
const TYPES = ["stores", "customers", "receipts", "points", "lottery_codes"] as const;
const here = useApp(BENCH);

const admin = async (app: TestApp): Promise<string> => (await signedIn(app, "admin")).token;
/** The positions of the columns that an import reads, without the timestamp of a customer. */
const READ_COLUMNS: Record<TableType, readonly number[]> = {
  customers: [1, 2, 3, 4],
  receipts: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  stores: [0, 1, 2, 3, 4, 5, 6],
  points: [0, 1, 2, 3, 4],
  lottery_codes: [0, 1, 2, 3],
};
/** The importable rows and columns of a table, sorted. */
async function readBack(app: TestApp, token: string, type: TableType) {
  const { rows } = await exportOf(app, `/api/export/${type}?format=xlsx`, { token, format: "xlsx" });
  return importable(type, rows.slice(1))
    .map((row) => READ_COLUMNS[type].map((index) => row[index]))
    .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

const CODES = [
  "=0012ABCD",
  "+98765432",
  "-CODE-01",
  "@CODE-9",
  "00998877665",
  "2026-03-21",
  "'=QUOTED-1",
  "کد۱۲۳۴۵۶",
] as const;
const POOL_CODES = ["0012ABCD", "-CODE-01", "00998877665", "2026-03-21", "CODE۱۲۳۴۵۶"] as const;
const EVENTS = ["جشنوارهٔ افتتاحیه", "=Nowruz 1405"] as const;

/** Adjustments of planted customers, one of them reverted. */
async function adjust(token: string, people: readonly Planted[]): Promise<void> {
  const incoming = importer(here(), token);
  const header = ["phone_number", "national_code", "points", "reason", "reference"];
  const lines = people.map(({ phone_number, national_code }, index) => [
    ...[phone_number ?? "", national_code ?? ""],
    ...[String(index % 2 ? -1 - index : 5 + index), ODD[index] ?? "", `${CODES[index % CODES.length]} ${index}`],
  ]);
  const { summary } = await incoming.both("points", csv([header, ...lines]));
  expect(summary).toMatchObject({ imported: people.length });
  const wrong = [people[0]?.phone_number ?? "", people[0]?.national_code ?? "", "900", "wrong", "WRONG-1"];
  await incoming.revert((await incoming.both("points", csv([header, wrong]))).id);
}

/** Pools of two events: unused codes, one claimed, one invalidated. */
async function fillPools(): Promise<void> {
  for (const name of EVENTS) {
    const { id } = await anEvent(here(), { name });
    for (const [index, lotteryCode] of POOL_CODES.entries()) {
      const [batchId, notes] = index % 2 ? [null, null] : [`00${index}`, `=1+${index}\nدومین سطر`];
      await addPoolCode(here().ctx(), id, { lotteryCode, batchId, notes });
    }
    const { status } = await bring(here(), id, (await addCode(here(), id, "CLAIMED-0001")).lotteryCode, aVisitor());
    expect(status).toBe(201);
    await invalidateCode(here().ctx(), (await addCode(here(), id, "INVALID-0001")).id, { reason: "lost" });
  }
}

beforeAll(async () => {
  const token = await admin(here());
  const people = await plant(
    here(),
    ODD.map((last_name, index) => ({ first_name: index === 0 ? null : "سارا", last_name, total_receipts: 0 })),
  );
  const stores = [
    await aStore(here(), { storeName: "=SUM(A1:A9)", description: "line one\nline two", managerName: "مریم" }),
    await aStore(here(), { storeName: "فروشگاه کتاب", storeType: 3, phoneNumber: "021-12345678" }),
    await aStore(here(), { storeName: "Closed", isActive: false, deactivatedAt: new Date() }),
  ];
  for (const [index, receipt_id] of ["000123", "@77", "R-3", "۴۵"].entries()) {
    const body = aReceipt({ receipt_id, store_id: stores[index % 2]?.id ?? "", customer_last_name: ODD[index] ?? "" });
    await here().rest("POST", "/api/receipts/create", body, { token });
  }
  await adjust(token, people);
  await fillPools();
});

/** The errors of an exported table when it is imported, with their counts. */
const REJECTED = {
  stores: {},
  customers: {},
  receipts: {},
  // Entries that receipts earned, and an adjustment with its reversal.
  points: { POINTS_EARNED: 4, ADJUSTMENT_REVERSED: 2 },
  // A code for each point of the receipts, and one claimed and one invalidated in each pool.
  lottery_codes: { CODE_OF_RECEIPT: 26, CODE_ALREADY_CLAIMED: 2, CODE_INVALIDATED: 2 },
} satisfies Record<TableType, Partial<Record<ErrorCode, number>>>;

/** The count of each error in the report of a file; the report of a workbook is a workbook. */
async function errors(there: TestApp, url: string | null, sent: ExportFormat): Promise<Record<string, number>> {
  if (url === null) return {};
  const { rawPayload } = await there.server.inject({ url });
  const { rows } = await readTable(sent === "csv" ? "csv" : "xlsx", rawPayload);
  const found: Record<string, number> = {};
  for (const [code = "", error_en, error_fa] of rows.slice(1).map((row) => row.slice(-3))) {
    found[code] = (found[code] ?? 0) + 1;
    expect([error_en, error_fa]).toEqual([errorText(code as ErrorCode, "en"), errorText(code as ErrorCode, "fa")]);
  }
  return found;
}

/** The rows of a file that an import accepts. */
const importable = (type: TableType, rows: string[][]): string[][] => {
  if (type === "points") return rows.filter((row) => row[5] === "adjust");
  if (type === "lottery_codes") return rows.filter((row) => row[5] !== "receipt" && row[4] === "unused");
  return rows;
};

test.each(EXPORT_FORMATS)(
  "each table is exported as %s, imported into an empty database, and exported again unchanged",
  async (format) => {
    const there = await openApp(BENCH);
    try {
      const [from, to] = [await admin(here()), await admin(there)];
      const incoming = importer(there, to);
      for (const name of EVENTS) await anEvent(there, { name });

      for (const type of TYPES) {
        // The file is in one language, the import accepts both.
        const lang = format === "ods" ? "en" : "fa";
        const url = `/api/export/${type}?format=${format}`;
        const { bytes, data } = await exportOf(here(), url, { token: from, format, lang });
        const job = await incoming.both(type, bytes, {}, `${type}.${format}`);
        const bad = Object.values<number>(REJECTED[type]).reduce((sum, count) => sum + count, 0);
        expect([type, job.status, job.counts]).toEqual([
          type,
          "COMPLETE",
          expect.objectContaining({ totalRows: data.total_records, new: data.total_records - bad, duplicate: 0, bad }),
        ]);
        expect(await errors(there, job.errorReportUrl, format)).toEqual(REJECTED[type]);
      }

      for (const type of TYPES) {
        const actual = await readBack(there, to, type);
        expect(actual.length).toBeGreaterThan(0);
        expect(actual).toEqual(await readBack(here(), from, type));
      }
      const points = "select receipt_number, points from receipts order by receipt_number";
      expect(await there.sql(points)).toEqual(await here().sql(points));
      const sums = "select national_code, total_points, total_receipts, total_spent_toman from customers order by 1";
      expect(await there.sql(sums)).toEqual(await here().sql(sums));
      expect(await there.doctor()).toBe("");
    } finally {
      await there.close();
    }
  },
);

test("voided or returned receipts and earned points cannot be imported again", async () => {
  const token = await admin(here());
  const { body } = await here().rest("POST", "/api/receipts/create", aReceipt({ receipt_id: "VOIDED-1" }), { token });
  await here().rest("POST", `/api/receipts/${body.data.id}/void`, { reason: "wrong" }, { token });
  const incoming = importer(here(), token);

  const receipts = await exportOf(here(), "/api/export/receipts?format=csv", { token });
  const points = await exportOf(here(), "/api/export/points?format=csv", { token });
  const voided = await incoming.check("receipts", receipts.bytes);
  const earned = await incoming.check("points", points.bytes);

  const problems = voided.sample.map(({ problem }: { problem: string | null }) => problem);
  expect(problems).toContain("This receipt was voided or returned and cannot be imported");
  expect(earned.counts).toMatchObject({ new: 0, duplicate: ODD.length, bad: points.data.total_records - ODD.length });
});
