import { addDays, dayOf, lastDays, spanBefore } from "../../domain/time/business-calendar";
import { useApp } from "../support/app";
import { aReceipt, aStore, signedIn } from "../support/factories";
import { figureOf, type Sale, salesOf, someSales } from "./fixtures";
import { whileBlocked } from "../support/blocked-table";
import { untilWaiting } from "../support/lock-waiters";
import { withRetries } from "../support/retry";

const app = useApp();
const today = dayOf(new Date());
let admin = "";
let viewer = "";

/** At noon of a business day some days ago. */
const noon = (daysAgo: number): string => `${addDays(today, -daysAgo)}T08:30:00Z`;

beforeAll(async () => {
  admin = await someSales(app());
  viewer = (await signedIn(app(), "viewer")).token;
  const stores = [await aStore(app()), await aStore(app()), await aStore(app(), { storeType: 2 })];
  // Yesterday at the latest: noon of today may be still to come.
  for (const [index, daysAgo] of [1, 2, 6, 7, 13, 29, 30, 59, 89, 90].entries()) {
    const draft = {
      store_id: stores[index % 3]?.id ?? "",
      purchase_date: noon(daysAgo),
      purchase_amount: 1_000_000 + index,
    };
    const body = { ...aReceipt(draft), reason: "old books" };
    await app().rest("POST", "/api/receipts/create", body, { token: admin });
  }
});

const get = async (path: string, token = viewer) => (await app().rest("GET", path, undefined, { token })).body;
const between = (sales: readonly Sale[], { from, until }: { from: string; until: string }) =>
  sales.filter(({ at }) => dayOf(at) >= from && dayOf(at) < until);

test.each([7, 30, 90])("the figures of the last %i days are those of their receipts", async (days) => {
  const sales = await salesOf(app());
  const span = lastDays(days, today);
  const [now, before] = [between(sales, span), between(sales, spanBefore(span))];

  const { success, data } = await get(`/api/admin/dashboard/kpis?days=${days}`);
  const trend = (await get(`/api/admin/dashboard/revenue-trends?days=${days}`)).data;
  const top = (await get(`/api/admin/dashboard/top-stores?days=${days}&limit=5`)).data;
  const revenue = figureOf(now, "revenue");
  const was = figureOf(before, "revenue");

  expect(success).toBe(true);
  expect(data).toMatchObject({
    days,
    total_revenue: revenue,
    total_receipts: figureOf(now, "receipts"),
    avg_transaction: figureOf(now, "average"),
    active_customers: figureOf(now, "customers"),
    growth_rate: was === 0 ? null : Math.round(((revenue - was) / was) * 1000) / 10,
  });
  expect(trend.map(({ date }: { date: string }) => date)).toEqual(
    Array.from({ length: days }, (_, index) => addDays(span.from, index)),
  );
  expect(trend.map((point: { revenue: number }) => point.revenue)).toEqual(
    trend.map(({ date }: { date: string }) =>
      figureOf(
        now.filter(({ at }) => dayOf(at) === date),
        "revenue",
      ),
    ),
  );
  const byStore = [...new Set(now.map(({ store }) => store))].map((store) =>
    figureOf(
      now.filter((sale) => sale.store === store),
      "revenue",
    ),
  );
  expect(top.map((store: { revenue: number }) => store.revenue)).toEqual(byStore.toSorted((a, b) => b - a).slice(0, 5));
});

test("more than 90 days are reduced to 90, and less than one is rejected", async () => {
  const many = await get("/api/admin/dashboard/revenue-trends?days=4000");
  const none = await app().rest("GET", "/api/admin/dashboard/kpis?days=0", undefined, { token: viewer, lang: "fa" });

  expect(many.data).toHaveLength(90);
  expect(none.status).toBe(400);
  expect(none.body.fields).toEqual([{ field: "days", code: "DAYS_INVALID", message: "تعداد روزها باید دست‌کم ۱ باشد" }]);
});

test("the newest ten audit entries contain no customer names", async () => {
  const { data } = await get("/api/admin/dashboard/recent-activity?limit=10");

  expect(data).toHaveLength(10);
  expect(data[0]).toEqual({
    action: expect.stringMatching(/^[A-Z_]+$/),
    actor_role: expect.anything(),
    entity: expect.any(String),
    entity_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    timestamp: expect.stringMatching(/Z$/),
  });
});

test("new customers and buyers are counted, and compared with the days before", async () => {
  const { data } = await get("/api/admin/dashboard/customer-stats?days=30");
  const [counted] = await app().sql<{ all: number }>(
    "select count(*)::int as all from customers where deleted_at is null",
  );

  expect(data).toMatchObject({ total_customers: counted?.all, new_customers: counted?.all, growth_rate: null });
});

test.each([
  ["daily", "day"],
  ["weekly", "week"],
  ["month", "month"],
  ["", "day"],
])("reports grouped %s agree with each other, over each path, and with the receipts", async (word, unit) => {
  const requestBody = { start_date: "2026-01-01", end_date: "2026-04-20", group_by: word };
  const post = async (path: string) =>
    (await withRetries(() => app().rest("POST", path, requestBody, { token: viewer }))).body;
  const sales = between(await salesOf(app()), { from: requestBody.start_date, until: "2026-04-21" });

  const [revenue, customers, stores, all] = await Promise.all(
    ["revenue", "customers", "stores", "summary"].map((name) => post(`/api/reports/${name}`)),
  );
  const summary = await get(
    `/api/reports/summary?start_date=${requestBody.start_date}&end_date=${requestBody.end_date}&group_by=${word}`,
  );

  expect(revenue.revenue).toMatchObject({
    total_revenue: figureOf(sales, "revenue"),
    gross_revenue: figureOf(sales, "gross_revenue"),
    voided_revenue: figureOf(sales, "voided_revenue"),
    total_receipts: figureOf(sales, "receipts"),
    average_receipt: figureOf(sales, "average"),
  });
  expect(revenue).toMatchObject({ customer_data: [], store_data: [], data: { group_by: unit, calendar: "jalali" } });
  const sum = (points: { revenue: number }[]) => points.reduce((total, point) => total + point.revenue, 0);
  expect(sum(revenue.revenue_data)).toBe(figureOf(sales, "revenue"));
  expect(customers.customers.active_customers).toBe(figureOf(sales, "customers"));
  expect(customers.segments.reduce((total: number, one: { customers: number }) => total + one.customers, 0)).toBe(
    figureOf(sales, "customers"),
  );
  // Receipts without a store have their own row, so that the stores add up to the revenue.
  const unassigned = {
    ...{ store_id: null, store_name: "unassigned", store_type: null, is_active: true },
    revenue: figureOf(
      sales.filter(({ store }) => store === null),
      "revenue",
    ),
  };
  expect(unassigned.revenue).toBeGreaterThan(0);
  expect(stores.store_data.at(-1)).toMatchObject(unassigned);
  expect(revenue.store_revenue_data.at(-1)).toMatchObject(unassigned);
  expect([sum(stores.store_data), sum(revenue.store_revenue_data)]).toEqual(Array(2).fill(figureOf(sales, "revenue")));
  expect(all).toMatchObject({
    revenue_data: revenue.revenue_data,
    store_revenue_data: revenue.store_revenue_data,
    customer_data: customers.customer_data,
    store_data: stores.store_data,
  });
  expect({ ...summary, request_id: null }).toEqual({ ...all, request_id: null });
});

test("without top_n every store is in the revenue by store, and the rows add up to the total revenue", async () => {
  const span = { start_date: "2025-06-01", end_date: "2025-06-30" };
  const stores = await Promise.all(Array.from({ length: 12 }, () => aStore(app())));
  for (const [index, store] of [...stores, null].entries()) {
    const draft = { ...(store && { store_id: store.id }), purchase_amount: (index + 1) * 1_000_000 };
    const requestBody = { ...aReceipt({ ...draft, purchase_date: "2025-06-15T08:30:00Z" }), reason: "old books" };
    expect((await app().rest("POST", "/api/receipts/create", requestBody, { token: admin })).status).toBe(201);
  }
  const post = async (path: string, options: object = {}) =>
    (await app().rest("POST", path, { ...span, ...options }, { token: viewer })).body;
  const amounts = (rows: { revenue: number }[]) => rows.map(({ revenue }) => revenue / 1_000_000);
  const every = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 13];

  const revenue = await post("/api/reports/revenue");
  const summary = await post("/api/reports/summary");
  const top = await post("/api/reports/revenue", { top_n: 2 });
  const lowest = await post("/api/reports/stores", { top_n: 2, sort_order: "asc" });
  const { data } = await app().gql(
    `query ($input: SummaryInput!) { reportSummary(input: $input) { revenue { totalRevenue byStore { revenue } } } }`,
    { input: { startDate: span.start_date, endDate: span.end_date } },
    { token: viewer },
  );

  // 1 + 2 + ... + 13 million; the last row has the receipt without a store.
  expect(revenue.revenue.total_revenue).toBe(91_000_000);
  expect(amounts(revenue.store_revenue_data)).toEqual(every);
  expect(amounts(summary.store_revenue_data)).toEqual(every);
  expect(amounts(summary.store_data)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 13]);
  expect(amounts(top.store_revenue_data)).toEqual([12, 11, 13]);
  expect(amounts(lowest.store_data)).toEqual([1, 2, 13]);
  expect(data.reportSummary.revenue.totalRevenue).toBe(91_000_000);
  expect(amounts(data.reportSummary.revenue.byStore)).toEqual(every);
});

test.each([
  ["revenue", "2025-04-10"],
  ["stores", "2025-05-10"],
])("the parts of the report of %s are from one moment", async (type, day) => {
  const span = { start_date: day, end_date: day };
  // The names of the stores are read after the first sums.
  const [report] = await whileBlocked(
    app(),
    "stores",
    async () => {
      const asked = app().rest("POST", `/api/reports/${type}`, span, { token: viewer });
      await untilWaiting(app(), 1);
      await app().sql(
        `insert into daily_sales (day, store_type, receipts, voided, gross_toman, voided_toman, net_toman, points, codes)
         values ($1, 1, 1, 0, 1000000, 0, 1000000, 1, 1)`,
        [day],
      );
      return [asked] as const;
    },
    "access exclusive",
  );

  const { status, body } = await report;
  expect(status).toBe(200);
  expect(body.store_revenue_data.concat(body.store_data)).toEqual([]);
});

test("a customers report with min_receipts 0 counts every customer who bought", async () => {
  const sales = await salesOf(app());
  const report = async (min_receipts: number) =>
    (await app().rest("POST", "/api/reports/customers", { ...ALL, min_receipts }, { token: viewer })).body;

  const [any, negative] = [await report(0), await report(-1)];

  expect(any.segments.reduce((total: number, one: { customers: number }) => total + one.customers, 0)).toBe(
    figureOf(between(sales, { from: ALL.start_date, until: "2026-04-21" }), "customers"),
  );
  expect(negative.fields).toMatchObject([{ field: "min_receipts", code: "FIELD_INVALID" }]);
});

const ALL = { start_date: "2026-01-01", end_date: "2026-04-20" };

test("reports of some stores count those stores alone, and an invalid period is rejected", async () => {
  const sales = await salesOf(app());
  const store = sales.find((sale) => sale.store !== null)?.store ?? "";
  const requestBody = { start_date: "2026-01-01", end_date: "2026-04-20", store_ids: [store] };
  const { body } = await app().rest("POST", "/api/reports/revenue", requestBody, { token: viewer });
  const reject = async (input: object) =>
    (await app().rest("POST", "/api/reports/revenue", input, { token: viewer })).body;
  const wrong = await Promise.all([
    reject({ start_date: "2026-02-30", top_n: 51 }),
    reject({ group_by: "year" }),
    reject({ sort_by: "points" }),
    reject({ sort_order: "up" }),
    reject({ segment_by: "age" }),
  ]);

  const mine = between(sales, { from: requestBody.start_date, until: "2026-04-21" }).filter(
    (sale) => sale.store === store,
  );
  expect(body.revenue.total_revenue).toBe(figureOf(mine, "revenue"));
  expect(
    wrong.map(({ fields }) => fields.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)),
  ).toEqual([
    ["start_date DAY_INVALID", "top_n FIELD_INVALID"],
    ["group_by FIELD_INVALID"],
    ["sort_by FIELD_INVALID"],
    ["sort_order FIELD_INVALID"],
    ["segment_by FIELD_INVALID"],
  ]);
});

test("a customer who was deleted after a purchase is active in dashboard and reports alike", async () => {
  const { body } = await app().rest("POST", "/api/receipts/create", aReceipt(), { token: admin });
  const span = { start_date: addDays(today, -29), end_date: today };
  const figures = async () => [
    (await get("/api/admin/dashboard/kpis?days=30")).data.active_customers,
    (await get("/api/admin/dashboard/customer-stats?days=30")).data.active_customers,
    (await app().rest("POST", "/api/reports/customers", span, { token: viewer })).body.customers.active_customers,
  ];
  const [before = 0] = await figures();

  const deletion = await app().rest("DELETE", `/api/admin/customers/${body.data.customer_id}`, undefined, {
    token: admin,
  });

  expect(deletion.status).toBe(200);
  expect(await figures()).toEqual([before, before, before]);
});
