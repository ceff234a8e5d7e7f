import { useApp } from "../support/app";
import { aReceipt, aStore, signedIn } from "../support/factories";
import { readTable } from "../support/workbook";

const app = useApp();
const SPAN = { start_date: "2026-03-19", end_date: "2026-03-24" };

/** A receipt of 2,000,000 and of 3,000,000 Toman in the club's store, and one of 1,000,000 without a store. */
beforeAll(async () => {
  const { token } = await signedIn(app(), "admin");
  const store = await aStore(app(), { storeName: "=Carpets", storeType: 2 });
  const sales = [
    { purchase_amount: 2_000_000, purchase_date: "2026-03-20T06:00:00Z", store_id: store.id },
    { purchase_amount: 3_000_000, purchase_date: "2026-03-22T12:45:00Z", store_id: store.id },
    { purchase_amount: 1_000_000, purchase_date: "2026-03-22T12:50:00Z", store_type: 1 },
  ];
  for (const sale of sales) {
    const body = { ...aReceipt(sale), reason: "old books" };
    expect((await app().rest("POST", "/api/receipts/create", body, { token })).status).toBe(201);
  }
});

const exported = async (
  body: object,
  { lang = "en", role = "viewer" }: { lang?: "en" | "fa"; role?: "viewer" } = {},
) => {
  const { token } = await signedIn(app(), role);
  const input = { ...SPAN, ...body };
  return app().rest("POST", "/api/reports/custom/export", input, { token, lang });
};

const rowsOf = async (body: object, lang: "en" | "fa" = "en") => {
  const format = "xlsx";
  const response = await exported({ ...body, format }, { lang });
  const file = await app().server.inject({ method: "GET", url: response.body.data.download_url });
  return { ...(await readTable(format, file.rawPayload)), response };
};

test("a report of chosen measures by store and by store type is exported in the requested order and unit", async () => {
  const { rows, isAllText, rightToLeft } = await rowsOf({
    measures: ["revenue", "receipts", "average"],
    dimensions: ["store", "store_type"],
    sort_by: "revenue",
    sort_order: "desc",
    unit: "toman",
  });

  expect(rows).toEqual([
    ["Store", "Store type", "Revenue (Toman)", "Receipts", "Average receipt (Toman)"],
    ["=Carpets", "Type 2", "5000000", "2", "2500000"],
    ["Unassigned", "Type 1", "1000000", "1", "1000000"],
  ]);
  expect([isAllText, rightToLeft]).toEqual([false, false]);
});

test("the file of stores has neither type nor status for the receipts without a store", async () => {
  const { token } = await signedIn(app(), "viewer");
  const body = { ...SPAN, report_type: "stores", format: "xlsx", unit: "toman" };
  const response = await app().rest("POST", "/api/reports/export", body, { token, lang: "en" });
  const file = await app().server.inject({ method: "GET", url: response.body.data.download_url });

  expect((await readTable("xlsx", file.rawPayload)).rows).toEqual([
    ["Store", "Store type", "Status", "Revenue (Toman)", "Share (%)", "Receipts"],
    ["=Carpets", "2", "Active", "5000000", "83.3", "2"],
    ["Unassigned", "", "", "1000000", "16.7", "1"],
  ]);
});

test("a file without a limit has every row of the report", async () => {
  const days = { start_date: "2024-01-01", end_date: "2026-12-31" };

  const all = await exported({ ...days, measures: ["revenue"], dimensions: ["day"] });
  const limited = await exported({ ...days, measures: ["revenue"], dimensions: ["day"], limit: 1001 });

  expect([all.body.data.total_records, limited.body.data.total_records]).toEqual([1096, 1001]);
});

test("periods have the label of the business calendar and their first day, and days without sales have zeros", async () => {
  const week = await rowsOf({ measures: ["revenue", "points"], dimensions: ["week"] }, "fa");
  const day = await rowsOf({ measures: ["receipts"], dimensions: ["day"], unit: "toman" });

  expect(week.rows).toEqual([
    ["هفته", "شروع دوره (میلادی)", "فروش (ریال)", "امتیاز"],
    ["۲۸ تا ۲۹ اسفند ۱۴۰۴", "2026-03-19", "20000000", expect.stringMatching(/^\d+$/)],
    ["۱ تا ۴ فروردین ۱۴۰۵", "2026-03-21", "40000000", expect.stringMatching(/^\d+$/)],
  ]);
  expect(week.rightToLeft).toBe(true);
  expect(day.rows).toEqual([
    ["Day", "Period from (ISO)", "Receipts"],
    ["Mar 19, 2026", "2026-03-19", "0"],
    ["Mar 20, 2026", "2026-03-20", "1"],
    ["Mar 21, 2026", "2026-03-21", "0"],
    ["Mar 22, 2026", "2026-03-22", "2"],
    ["Mar 23, 2026", "2026-03-23", "0"],
    ["Mar 24, 2026", "2026-03-24", "0"],
  ]);
});

test("days of the week, hours and campaigns have names, and a report without a breakdown has its period", async () => {
  const byWeekday = await rowsOf({ measures: ["receipts"], dimensions: ["weekday", "hour"] });
  const byHour = await rowsOf({ measures: ["customers"], dimensions: ["hour", "campaign"] }, "fa");
  const whole = await rowsOf({ measures: ["revenue"], store_types: [2] });

  expect(byWeekday.rows).toEqual([
    ["Day of the week", "Hour", "Receipts"],
    ["Sunday", "16:00–17:00", "2"],
    ["Friday", "09:00–10:00", "1"],
  ]);
  expect(byHour.rows).toEqual([
    ["ساعت", "کمپین", "مشتریان خریدار"],
    ["۰۹:۰۰ تا ۱۰:۰۰", "بدون کمپین", "1"],
    ["۱۶:۰۰ تا ۱۷:۰۰", "بدون کمپین", "2"],
  ]);
  expect(whole.rows).toEqual([
    ["Period", "Revenue (Rial)"],
    ["Mar 19\u2009–\u200924, 2026", "50000000"],
  ]);
});

test("the file has the rows up to the limit, and the audit log has its measures and dimensions", async () => {
  const { response, rows } = await rowsOf({
    measures: ["revenue"],
    dimensions: ["store"],
    sort_by: "revenue",
    sort_order: "DESC",
    limit: 1,
  });
  const [entry] = await app().sql<{ id: string; details: object }>(
    `select entity_id as id, details from audit_log
     where entity = 'report' and details @> '{"rows": 1, "measures": ["revenue"], "dimensions": ["store"]}'`,
  );

  expect(response.body.data).toMatchObject({ total_records: 1, format: "xlsx" });
  expect(rows).toHaveLength(2);
  expect(entry).toMatchObject({
    id: "custom",
    details: { rows: 1, startDate: "2026-03-19", endDate: "2026-03-24", measures: ["revenue"], dimensions: ["store"] },
  });
});

test.each([
  [{ measures: [] }, "measures", "MEASURES_REQUIRED"],
  [{ measures: ["secrets"] }, "measures", "FIELD_INVALID"],
  [{ measures: ["revenue"], dimensions: ["day", "week"] }, "dimensions", "PERIODS_TOO_MANY"],
  [{ measures: ["new_customers"], dimensions: ["store"] }, "measures", "NEW_CUSTOMERS_BY_STORE"],
  [{ measures: ["revenue"], sort_by: "points" }, "sort_by", "SORT_UNKNOWN"],
  [{ measures: ["revenue"], end_date: "2026-03-01" }, "end_date", "END_BEFORE_START"],
])("the export of the report %j is rejected in the field %s with %s", async (body, field, code) => {
  const { status, body: response } = await exported(body);

  expect(status).toBe(400);
  expect(response.fields[0]).toMatchObject({ field: expect.stringMatching(new RegExp(`^${field}`)), code });
});
