import { useApp } from "../support/app";
import { aNationalCode, aPhone, aReceipt, aStore, signedIn } from "../support/factories";
import { readTable } from "../support/workbook";

const app = useApp();

/** 1404/01/01 to 1404/03/04: 31, 31 and 4 days. The 66 days before begin on 2025-01-14. */
const SPAN = { startDate: "2025-03-21", endDate: "2025-05-25" };
let [token, carpets, gold] = ["", "", ""];
beforeAll(async () => {
  token = (await signedIn(app(), "admin")).token;
  carpets = (await aStore(app(), { storeName: "Carpets" })).id;
  gold = (await aStore(app(), { storeName: "Gold" })).id;
  const regular = { customer_phone: aPhone(), customer_national_code: aNationalCode() };
  const sales = [
    ["2024-03-19", 7_000_000, gold],
    ["2024-03-20", 8_000_000, gold],
    ["2025-01-14", 1_000_000, carpets],
    ["2025-02-13", 2_000_000, gold],
    ["2025-03-16", 4_000_000, gold],
    ["2025-03-20", 5_000_000, gold],
    ["2025-04-01", 6_000_000, carpets],
    ["2025-05-25", 2_000_000, gold],
  ] as const;
  for (const [day, purchase_amount, store_id] of sales) {
    const draft = { ...regular, purchase_amount, store_id, purchase_date: `${day}T08:30:00Z` };
    const body = { ...aReceipt(draft), reason: "books" };
    expect((await app().rest("POST", "/api/receipts/create", body, { token })).status).toBe(201);
  }
});

const summaryOf = async (input: object, comparison: "PREVIOUS" | "YEAR") => {
  const { data } = await app().gql(
    `query ($input: SummaryInput!, $comparison: ReportComparison) {
      reportSummary(input: $input, comparison: $comparison) {
        startDate endDate
        revenue { totalRevenue trend { date revenue receipts } byStore { storeId revenue } }
        customers { activeCustomers trend { date customers } }
        stores { totalRevenue stores { storeId revenue } }
      }
    }`,
    { input, comparison },
    { token },
  );
  return data.reportSummary;
};
const fileOf = async (reportType: string, input: object, comparison?: "PREVIOUS" | "YEAR") => {
  const { data } = await app().gql(
    `mutation ($input: SummaryInput!, $reportType: ReportType!, $comparison: ReportComparison) {
      exportReport(input: $input, reportType: $reportType, format: CSV, unit: TOMAN, comparison: $comparison) { downloadUrl }
    }`,
    { input, reportType, comparison },
    { token, lang: "en" },
  );
  const file = await app().server.inject({ method: "GET", url: data.exportReport.downloadUrl });
  return (await readTable("csv", file.rawPayload)).rows;
};

test("months of a part of a year have as many of the days before beside them, on the screen and in the file", async () => {
  const input = { ...SPAN, groupBy: "MONTH" };
  const { startDate, endDate, revenue, customers } = await summaryOf(input, "PREVIOUS");
  expect([startDate, endDate, revenue.totalRevenue]).toEqual(["2025-01-14", "2025-03-20", 12_000_000]);
  expect(revenue.trend).toEqual([
    { date: "2025-01-14", revenue: 3_000_000, receipts: 2 },
    { date: "2025-02-14", revenue: 4_000_000, receipts: 1 },
    { date: "2025-03-17", revenue: 5_000_000, receipts: 1 },
  ]);
  expect(customers.activeCustomers).toBe(1);
  expect(customers.trend.map((point: { customers: number }) => point.customers)).toEqual([1, 1, 1]);
  const file = await fileOf("REVENUE", input, "PREVIOUS");
  expect(file.slice(1).map(([, , own, before]) => [own, before])).toEqual([
    ["6000000", "3000000"],
    ["0", "4000000"],
    ["2000000", "5000000"],
  ]);
});

test("weeks have seven days each beside them, and every day is beside one", async () => {
  const input = { startDate: "2025-03-22", endDate: "2025-04-04", groupBy: "WEEK" };
  const { revenue } = await summaryOf(input, "PREVIOUS");
  expect(revenue.trend).toEqual([
    { date: "2025-03-08", revenue: 0, receipts: 0 },
    { date: "2025-03-15", revenue: 9_000_000, receipts: 2 },
  ]);
  const partial = await summaryOf({ ...input, startDate: "2025-03-21" }, "PREVIOUS");
  expect(partial.revenue.trend.map(({ date }: { date: string }) => date)).toEqual([
    "2025-03-06",
    "2025-03-07",
    "2025-03-14",
  ]);
});

test("a leap day has no day of last year beside it, and the days after it have theirs", async () => {
  const input = { startDate: "2025-03-19", endDate: "2025-03-21" };
  const { revenue, customers } = await summaryOf(input, "YEAR");
  const trend = revenue.trend.map((point: { revenue: number }) => point.revenue);
  expect(trend).toEqual([7_000_000, 0, 8_000_000]);
  expect(customers.trend.map((point: { customers: number }) => point.customers)).toEqual([1, 0, 1]);
  const file = await fileOf("REVENUE", input, "YEAR");
  expect(file.slice(1).map(([, , , before]) => Number(before))).toEqual(trend);
});

test("the share of a store is that of all sales, and a store has its value of the days before in any rank", async () => {
  const input = { ...SPAN, topN: 1 };
  const { revenue, stores } = await summaryOf(input, "PREVIOUS");
  for (const ranked of [revenue.byStore, stores.stores])
    expect(ranked).toEqual([
      { storeId: gold, revenue: 11_000_000 },
      { storeId: carpets, revenue: 1_000_000 },
    ]);
  expect(stores.totalRevenue).toBe(12_000_000);
  const [header = [], ...rows] = await fileOf("STORES", input, "PREVIOUS");
  const columns = ["Store", "Revenue (Toman)", "Revenue (Toman), previous period", "Share (%)"];
  expect(rows.map((row) => columns.map((column) => row[header.indexOf(column)]))).toEqual([
    ["Carpets", "6000000", "1000000", "75"],
  ]);
});
