// Dashboard and reports, through GraphQL over HTTP, one client, beside the same sums read from the receipts themselves.
import { dataAt } from "./data.mjs";
import { endpointOf, time, timed } from "./kit/endpoint.mjs";
import { connect, signIn, startProduct } from "./kit/product.mjs";

/** Goals in ms at the 95th percentile. */
const [DASHBOARD, YEAR, YEAR_BY_STORE, LIVE] = [15, 60, 300, 1_500];

const REPORT = `query ($input: ReportInput!) { report(input: $input) { totalRows totals rows { keys values } } }`;
const LINES = `query ($input: ReportInput!) { report(input: $input) { totalRows lines names { id name } } }`;
const SUMMARY = (part) => `query ($input: SummaryInput!) { reportSummary(input: $input) { ${part} } }`;
const REVENUE = SUMMARY(
  "revenue { totalRevenue growthRate trend { date revenue receipts } byStore { storeName revenue } }",
);
const CUSTOMERS = SUMMARY("customers { newCustomers activeCustomers trend { date customers newCustomers } }");
const SEGMENTS = SUMMARY("segments { min customers }");
const STORES = SUMMARY("stores { topStoreRevenue stores { storeName revenue } }");

const dayBefore = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** The periods that the screen offers, which include today. */
const upToToday = (days) => ({ startDate: dayBefore(days - 1), endDate: dayBefore(0) });
const span = (days) => ({ startDate: dayBefore(days), endDate: dayBefore(1) });

function casesOf(ask) {
  const cases = [];
  const add = (name, goal, query, variables) => cases.push({ name, goal, run: () => ask(query, variables) });
  for (const days of [7, 30, 90]) {
    add(
      `KPIs of ${days} days`,
      DASHBOARD,
      `{ dashboardKpis(days: ${days}) { totalRevenue growthRate activeCustomers } }`,
    );
  }
  add("trend of 90 days", DASHBOARD, "{ revenueTrend(days: 90) { date revenue receipts } }");
  add("top stores of 90 days", DASHBOARD, "{ topStores(days: 90) { storeName revenue } }");
  add("recent activity", DASHBOARD, "{ recentActivity { action entityId at } }");
  add("customers of 30 days", DASHBOARD, "{ customerStats(days: 30) { newCustomers activeCustomers } }");
  for (const groupBy of ["DAY", "WEEK", "MONTH"]) {
    add(`revenue report of a year by ${groupBy.toLowerCase()}`, YEAR, REVENUE, { input: { ...span(365), groupBy } });
  }
  add("stores' report of a year", YEAR, STORES, { input: span(365) });
  add("customers' report of 30 days", YEAR, CUSTOMERS, { input: upToToday(30) });
  for (const groupBy of ["DAY", "WEEK", "MONTH"]) {
    add(`customers' report of a year by ${groupBy.toLowerCase()}`, YEAR, CUSTOMERS, {
      input: { ...upToToday(365), groupBy },
    });
  }
  // Ends yesterday and starts within a month: the whole period and its first and last month are read from receipts.
  add("customers of 90 days by month, up to yesterday", LIVE, CUSTOMERS, { input: { ...span(90), groupBy: "MONTH" } });
  add("segments of 30 days", LIVE, SEGMENTS, { input: span(30) });
  const question = (measures, dimensions, days) => ({ input: { measures, dimensions, ...span(days), limit: 100_000 } });
  add("a year by day and store", YEAR_BY_STORE, LINES, question(["REVENUE"], ["DAY", "STORE"], 365));
  add("two years by month and type", YEAR, REPORT, question(["REVENUE", "POINTS"], ["MONTH", "STORE_TYPE"], 700));
  add("90 days by hour", LIVE, REPORT, question(["REVENUE", "RECEIPTS"], ["HOUR"], 90));
  add("90 days by weekday", YEAR, REPORT, question(["REVENUE"], ["WEEKDAY"], 90));
  add("customers of 90 days by week", LIVE, REPORT, question(["CUSTOMERS"], ["WEEK"], 90));
  return cases;
}

/** The revenue of a year by day, read from the receipts: the reason for the daily sales rollup. */
const FROM_RECEIPTS = `
  select (r.purchased_at at time zone 'Asia/Tehran')::date as day, sum(r.amount_toman - r.returned_toman), count(*)
  from receipts r where r.purchased_at >= now() - interval '365 days' and r.voided_at is null group by 1`;

async function at(scale, receiptsEach, rounds, log) {
  const { dataDir, receipts } = await dataAt(scale, receiptsEach);
  const product = await startProduct(dataDir);
  const db = await connect(dataDir);
  try {
    const ask = endpointOf(product, await signIn(product));
    const cases = casesOf(ask);
    const times = await timed(cases, rounds);
    const live = (await time(() => db.query(FROM_RECEIPTS))).p50;
    log(`${cases.length} figures of ${receipts} receipts`);
    return { cases: cases.map((one) => ({ ...one, p95: times.get(one.name) })), live };
  } finally {
    await db.end();
    await product.stop();
  }
}

export async function figures({ scale, receiptsEach, rounds, figure, log }) {
  const small = new Map((await at(scale / 10, receiptsEach, rounds, log)).cases.map(({ name, p95 }) => [name, p95]));
  const { cases, live } = await at(scale, receiptsEach, rounds, log);
  for (const { name, goal, p95 } of cases) {
    figure({ name: `figures: ${name}, p95 ms`, value: p95, limit: small.get(name), ...(goal ? { max: goal } : {}) });
  }
  const byDay = cases.find(({ name }) => name === "revenue report of a year by day").p95;
  figure({ name: "figures: a year by day, of the same from the receipts", value: byDay, limit: live, maxRatio: 0.5 });
}
