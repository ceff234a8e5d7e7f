import { EXPORT_FORMATS, importColumnsOf, type TransferType, columnsOf } from "../../domain/transfer";
import { openApp, type TestApp, useApp } from "../support/app";
import { plant } from "../customers/people";
import { aReceipt, aStore, signedIn } from "../support/factories";
import { importer } from "./import-world";
import { exportOf, ODD } from "./world";

const BENCH = { RATE_LIMIT_PROFILE: "bench" };
const TYPES = ["stores", "customers", "receipts"] as const;
const here = useApp(BENCH);

const admin = async (app: TestApp): Promise<string> => (await signedIn(app, "admin")).token;
/** What of a table an import reads, row by row in one order, and how many rows there are in all. */
async function readBack(app: TestApp, token: string, type: TransferType) {
  const { rows } = await exportOf(app, `/api/export/${type}?format=xlsx`, { token, format: "xlsx" });
  const kept = columnsOf(type).flatMap(({ name }, index) =>
    importColumnsOf(type).some((column) => column.name === name) && !(type === "customers" && name === "created_at")
      ? [index]
      : [],
  );
  return rows
    .slice(1)
    .map((row) => kept.map((index) => row[index]))
    .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

beforeAll(async () => {
  const token = await admin(here());
  await plant(
    here(),
    ODD.map((last_name, index) => ({ first_name: index === 0 ? null : "سارا", last_name, total_receipts: 0 })),
  );
  const stores = [
    await aStore(here(), { storeName: "=SUM(A1:A9)", description: "line one\nline two", managerName: "مریم" }),
    await aStore(here(), { storeName: "فروشگاه کتاب", storeType: 3, phoneNumber: "021-12345678" }),
  ];
  for (const [index, receipt_id] of ["000123", "@77", "R-3", "۴۵"].entries()) {
    const body = aReceipt({ receipt_id, store_id: stores[index % 2]?.id ?? "", customer_last_name: ODD[index] ?? "" });
    await here().rest("POST", "/api/receipts/create", body, { token });
  }
});

test.each(EXPORT_FORMATS)(
  "stores, customers and receipts go out as %s, into an empty database, and out again alike",
  async (format) => {
    const there = await openApp(BENCH);
    try {
      const [from, to] = [await admin(here()), await admin(there)];
      const incoming = importer(there, to);

      const counts = [];
      for (const type of TYPES) {
        const { bytes, data } = await exportOf(here(), `/api/export/${type}?format=${format}`, { token: from, format });
        const job = await incoming.both(type, bytes, {}, `${type}.${format}`);
        counts.push([type, job.status, job.counts.totalRows - data.total_records, job.counts.bad]);
      }

      expect(counts).toEqual(TYPES.map((type) => [type, "COMPLETE", 0, 0]));
      for (const type of TYPES) {
        expect(await readBack(there, to, type)).toEqual(await readBack(here(), from, type));
      }
      const points = "select receipt_number, points from receipts order by receipt_number";
      expect(await there.sql(points)).toEqual(await here().sql(points));
      expect(await there.doctor()).toBe("");
    } finally {
      await there.close();
    }
  },
);

test("receipts that were voided or returned, and points that were earned, do not come in a second time", async () => {
  const token = await admin(here());
  const { body } = await here().rest("POST", "/api/receipts/create", aReceipt({ receipt_id: "VOIDED-1" }), { token });
  await here().rest("POST", `/api/receipts/${body.data.id}/void`, { reason: "wrong" }, { token });
  const incoming = importer(here(), token);

  const receipts = await exportOf(here(), "/api/export/receipts?format=csv", { token });
  const points = await exportOf(here(), "/api/export/points?format=csv", { token });
  const voided = await incoming.check("receipts", receipts.bytes);
  const earned = await incoming.check("points", points.bytes);

  const problems = voided.sample.map(({ problem }: { problem: string | null }) => problem);
  expect(problems).toContain("This receipt was voided or returned and is not imported");
  expect(earned.counts).toMatchObject({ new: 0, bad: points.data.total_records });
});
