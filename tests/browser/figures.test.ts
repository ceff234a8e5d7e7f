import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { dashboardText } from "../../client/features/dashboard/dashboard.text";
import { reportsText } from "../../client/features/reports/reports.text";
import { chartText } from "../../client/kit/charts/chart.text";
import { rangeText } from "../../client/kit/grid/range.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { addDays, dayOf, daysIn, presetSpan } from "../../domain/time/business-calendar";
import { ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import { focusOn, openBackOffice, withText, tabTo } from "../support/back-office";
import { faultsOf, type Look, looksIn, useStage, violationsOf } from "../support/browser";
import { aNationalCode, aPhone, aReceipt, aStore, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();
const DASHBOARD = "/admin/dashboard";
const REPORTS = "/admin/reports";
const today = () => dayOf(new Date());
const noon = (days: number): string => `${addDays(today(), -days)}T08:30:00Z`;

/** Sales of today, of two weeks ago and of two months ago in three stores and without one, some voided. */
let token = "";
const stores = ["فرش دستباف کاشان", "Gold and Jewels", "A store whose name has no room beside its bar"];
beforeAll(async () => {
  const { app } = stage();
  token = (await signedIn(app, "admin")).token;
  const ids: string[] = [];
  for (const storeName of stores) ids.push((await aStore(app, { storeName, storeType: 2 })).id);
  const regular = { customer_phone: aPhone(), customer_national_code: aNationalCode() };
  for (let n = 0; n < 18; n++) {
    const draft = {
      ...(n % 3 === 0 && regular),
      store_id: n === 7 ? undefined : ids[n % 4 === 3 ? 0 : n % 4],
      purchase_amount: 1_250_007 + n * 333_331,
      purchase_date: n % 4 === 0 ? new Date().toISOString() : noon([2, 14, 60][n % 3] ?? 0),
    };
    const response = await app.rest("POST", "/api/receipts/create", { ...aReceipt(draft), reason: "books" }, { token });
    if (n === 8)
      await app.rest("POST", `/api/receipts/${response.body.data.id}/void`, { reason: "wrong till" }, { token });
    if (n === 6)
      await app.rest("POST", `/api/receipts/${response.body.data.id}/return`, { amount: 7, reason: "torn" }, { token });
  }
});

// The unit that a test chooses is stored with the account.
beforeEach(() => stage().app.sql("update users set report_unit = 'rial'"));

const locale = (lang: Lang) => (lang === "fa" ? "fa-IR" : "en-US");
const number = (lang: Lang, value: number): string => new Intl.NumberFormat(locale(lang)).format(value);
const toman = (lang: Lang, value: number): string => `${number(lang, value)} ${sharedText[lang].toman}`;
const rial = (lang: Lang, value: number): string => `${number(lang, value * 10)} ${sharedText[lang].rial}`;
const growth = (lang: Lang, percent: number | null): string =>
  percent === null
    ? "–"
    : new Intl.NumberFormat(locale(lang), {
        style: "percent",
        maximumFractionDigits: 1,
        signDisplay: "exceptZero",
      }).format(percent / 100);
const shareText = (lang: Lang, part: number): string =>
  new Intl.NumberFormat(locale(lang), { style: "percent", maximumFractionDigits: 1 }).format(part);
const fullDay = (lang: Lang, day: string): string =>
  new Intl.DateTimeFormat(locale(lang), {
    timeZone: "Asia/Tehran",
    year: "numeric",
    month: lang === "fa" ? "long" : "short",
    day: "numeric",
  }).format(new Date(`${day}T12:00:00Z`));

/** A day in a table; today is marked as not over. */
const rowDay = (lang: Lang, day: string): string =>
  day === today() ? `${fullDay(lang, day)} ${chartText[lang].soFar}` : fullDay(lang, day);

const dashboardOf = async (call: string) =>
  (await stage().app.rest("GET", `/api/admin/dashboard/${call}`, undefined, { token })).body.data;
const reportsOf = async (part: "revenue" | "customers" | "stores", from: string, to: string) => {
  const days = { start_date: from, end_date: to, group_by: "day" };
  return (await stage().app.rest("POST", `/api/reports/${part}`, days, { token })).body;
};

const open = (path: string, lang: Lang, look: Omit<Look, "lang" | "token"> = {}): Promise<Page> =>
  stage().visit(path, { lang, token, ...look });

/** A figure by its name. */
const tile = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");
const tileText = async (page: Page, name: string): Promise<string> =>
  (await tile(page, name).allInnerTexts()).join(" ").replace(/\s+/g, " ");

/** The rows of a table by its caption, each with its cells. */
const rowsOf = (page: Page, caption: string): Promise<string[][]> =>
  page
    .getByRole("table", { name: caption, exact: true })
    .evaluate((table) =>
      [...table.querySelectorAll("tbody tr")].map((row) =>
        [...row.querySelectorAll("th, td")].map((cell) => cell.textContent?.trim() ?? ""),
      ),
    );

/** Waits until a screen shows the expected values: the figures are loaded after the URL has changed. */
const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const settled = (page: Page) => page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
const queryOf = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

test.each(flowLangs())(
  "%s: the dashboard shows what REST returns, for each period, and the back button restores the period",
  async (lang) => {
    const t = dashboardText[lang];
    const page = await openBackOffice(stage(), DASHBOARD, "admin", { lang });
    await page.getByRole("heading", { level: 1, name: t.title }).waitFor();

    const check = async (days: number) => {
      const kpis = await dashboardOf(`kpis?days=${days}`);
      await settled(page);
      await shows(page, t.totalRevenue);
      await page.getByText(withText(t.growth, number(lang, days))).waitFor();
      // The key figures have Persian digits and تومان in both languages.
      expect(await tileText(page, t.totalRevenue)).toContain(toman("fa", kpis.total_revenue));
      expect(await tileText(page, t.totalRevenue)).toContain(growth(lang, kpis.growth_rate));
      expect(await tileText(page, t.activeCustomers)).toBe(
        `${number("fa", kpis.active_customers)} ${t.receiptsHint.replace("{{receipts}}", number(lang, kpis.total_receipts))}`,
      );
      expect(await tileText(page, t.activeStores)).toContain(number("fa", kpis.total_stores));
      expect(await tileText(page, t.average)).toContain(toman("fa", kpis.avg_transaction));

      const trend = await dashboardOf(`revenue-trends?days=${days}`);
      expect(trend).toHaveLength(days);
      await page.waitForFunction(
        ([caption, count]) =>
          [...document.querySelectorAll("table")]
            .find((table) => table.caption?.textContent === caption)
            ?.querySelectorAll("tbody tr").length === count,
        [t.trend, days] as const,
      );
      expect(await rowsOf(page, t.trend)).toEqual(
        trend.map((point: { date: string; revenue: number; receipts: number }) => [
          rowDay(lang, point.date),
          number(lang, point.revenue),
          number(lang, point.receipts),
        ]),
      );

      await page
        .getByRole("columnheader", { name: `${t.revenue} (${sharedText[lang].toman})` })
        .first()
        .waitFor();
      const top = await dashboardOf(`top-stores?days=${days}&limit=5`);
      expect(await rowsOf(page, t.topStores)).toEqual(
        top.map((store: { store_name: string; store_type: number; revenue: number; receipts: number }) => [
          store.store_name,
          sharedText[lang].type.replace("{{type}}", number(lang, store.store_type)),
          number(lang, store.revenue),
          number(lang, store.receipts),
        ]),
      );
    };

    await check(30);
    expect(queryOf(page)).toEqual({});
    await page.getByRole("radio", { name: t.days.replace("{{days}}", number(lang, 7)) }).check();
    await page.waitForURL("**/admin/dashboard?days=7");
    await check(7);
    await page.getByRole("radio", { name: t.days.replace("{{days}}", number(lang, 90)) }).check();
    await page.waitForURL("**/admin/dashboard?days=90");
    await check(90);
    await page.goBack();
    await page.waitForURL("**/admin/dashboard?days=7");
    await check(7);
    await page.reload();
    await check(7);
    const stores = page.getByRole("table", { name: t.topStores }).getByRole("link");
    expect(await stores.first().getAttribute("href")).toContain(`&from=${addDays(today(), -6)}&to=${today()}`);

    const lines = await dashboardOf("recent-activity?limit=10");
    const items = page.getByRole("list", { name: t.activity }).getByRole("listitem");
    expect(await items.count()).toBe(10);
    const text = (await items.allInnerTexts()).join("\n");
    for (const { entity_id: id } of lines) expect(text).not.toContain(id.slice(0, 8));
    const [last] = await stage().app.sql<{ id: string; number: string }>(
      "select id, receipt_number as number from receipts order by id desc limit 1",
    );
    await items
      .getByRole("link", { name: last?.number ?? "" })
      .first()
      .click();
    await page.waitForURL(`**/admin/receipts/${last?.id}`);
  },
);

test("/admin leads to the dashboard, and refresh requests the figures again", async () => {
  const { app } = stage();
  const t = dashboardText.en;
  const page = await open("/admin", "en");
  await page.waitForURL("**/admin/dashboard");
  expect(await page.getByRole("link", { name: t.title }).getAttribute("aria-current")).toBe("page");
  await settled(page);
  const before = await dashboardOf("kpis?days=30");
  await app.rest("POST", "/api/receipts/create", aReceipt({ purchase_amount: 5_000_001 }), { token });

  await page.getByRole("button", { name: t.refresh }).click();
  await shows(page, t.totalRevenue);
  await page
    .getByText(number("fa", before.total_revenue + 5_000_001))
    .first()
    .waitFor();
});

const INPUT = /"operationName":"(RevenueReport|CustomerReport|StoreReport)"/;

test.each(flowLangs())("%s: the reports show what REST returns, in Rial by default", async (lang) => {
  const t = reportsText[lang];
  const operations: string[] = [];
  const page = await open("/MVP", lang);
  page.on("request", (request) => {
    const name = INPUT.exec(request.postData() ?? "")?.[1];
    if (name) operations.push(name);
  });
  await page.goto(`${stage().url}${REPORTS}`);
  const from = addDays(today(), -29);
  const { revenue } = await reportsOf("revenue", from, today());
  const { customers, segments } = await reportsOf("customers", from, today());
  const { stores: shops } = await reportsOf("stores", from, today());

  await shows(page, t.totalRevenue);
  await settled(page);
  expect(await tileText(page, t.totalRevenue)).toContain(rial(lang, revenue.total_revenue));
  for (const part of [revenue.gross_revenue, revenue.voided_revenue])
    expect(await tileText(page, t.totalRevenue)).toContain(number(lang, part * 10));
  expect(await tileText(page, t.growthRate)).toContain(growth(lang, revenue.growth_rate));
  expect(await tileText(page, t.totalReceipts)).toBe(number(lang, revenue.total_receipts));
  expect(await tileText(page, t.averageReceipt)).toContain(rial(lang, revenue.average_receipt));
  expect(await rowsOf(page, t.revenueTrend)).toEqual(
    revenue.trend.map((point: { date: string; revenue: number; receipts: number }) => [
      rowDay(lang, point.date),
      number(lang, point.revenue * 10),
      number(lang, point.receipts),
      number(lang, point.receipts === 0 ? 0 : Math.round(point.revenue / point.receipts) * 10),
    ]),
  );
  const storeRows = (
    list: { store_id: string | null; store_name: string; revenue: number; receipts: number }[],
    factor = 10,
  ) => {
    const total = list.reduce((sum, store) => sum + store.revenue, 0);
    return list.map((store) => [
      store.store_id === null ? t.unassigned : store.store_name,
      number(lang, store.revenue * factor),
      shareText(lang, store.revenue / total),
      number(lang, store.receipts),
    ]);
  };
  expect(await rowsOf(page, t.revenueByStore)).toEqual(storeRows(revenue.by_store));
  const heading = `${t.revenue} (${sharedText[lang].rial})`;
  expect(await page.getByRole("columnheader", { name: heading }).count()).toBe(2);

  // A change of the unit multiplies by ten and sends no request.
  await page.getByRole("radio", { name: sharedText[lang].toman }).check();
  await page.waitForURL("**/admin/reports?unit=toman");
  await tile(page, t.totalRevenue).first().getByText(sharedText[lang].toman).waitFor();
  expect(await tileText(page, t.totalRevenue)).toContain(toman(lang, revenue.total_revenue));
  await page
    .getByRole("columnheader", { name: `${t.revenue} (${sharedText[lang].toman})` })
    .nth(1)
    .waitFor();
  expect(await rowsOf(page, t.revenueByStore)).toEqual(storeRows(revenue.by_store, 1));
  expect(operations).toEqual(["RevenueReport"]);

  await page.getByRole("tab", { name: t.customers, exact: true }).click();
  await page.waitForURL("**/admin/reports?unit=toman&tab=customers");
  await shows(page, t.customerGrowth);
  await settled(page);
  await page.getByRole("table", { name: t.segments }).waitFor();
  expect(await tileText(page, t.totalCustomers)).toBe(number(lang, customers.total_customers));
  expect(await tileText(page, t.newCustomers)).toBe(number(lang, customers.new_customers));
  expect(await tileText(page, t.activeCustomers)).toBe(number(lang, customers.active_customers));
  expect(await tileText(page, t.customerGrowth)).toContain(growth(lang, customers.growth_rate));
  // One stacked bar, whose legend is the table.
  const counts = segments.map((segment: { customers: number }) => segment.customers) as number[];
  const buyers = counts.reduce((sum, count) => sum + count, 0);
  expect((await rowsOf(page, t.segments)).map(([, count, share]) => [count, share])).toEqual(
    counts.map((count) => [number(lang, count), shareText(lang, count / buyers)]),
  );
  expect(await page.locator(".recharts-pie").count()).toBe(0);
  const trendOf = async (name: string) => (await rowsOf(page, name)).map(([, count]) => count);
  const { trend } = customers as { trend: { customers: number; new_customers: number }[] };
  expect(await trendOf(t.activeCustomers)).toEqual(trend.map((point) => number(lang, point.customers)));
  expect(await trendOf(t.newCustomers)).toEqual(trend.map((point) => number(lang, point.new_customers)));

  await page.getByRole("tab", { name: t.stores, exact: true }).click();
  await shows(page, t.averageStoreRevenue);
  await page.getByRole("table", { name: t.storePerformance }).waitFor();
  expect(await tileText(page, t.totalStores)).toBe(number(lang, shops.total_stores));
  expect(await tileText(page, t.activeStores)).toBe(number(lang, shops.active_stores));
  expect(await tileText(page, t.topStoreRevenue)).toBe(toman(lang, shops.top_store_revenue));
  expect(await tileText(page, t.averageStoreRevenue)).toBe(toman(lang, shops.average_store_revenue));
  expect(await rowsOf(page, t.storePerformance)).toEqual(storeRows(shops.stores, 1));
  expect(operations).toEqual(["RevenueReport", "CustomerReport", "StoreReport"]);
});

test.each(flowLangs())(
  "%s: presets, days and grouping change the URL and the figures, and the back button restores them",
  async (lang) => {
    const t = reportsText[lang];
    const page = await open(REPORTS, lang);
    const check = async (from: string, to: string) => {
      const { revenue } = await reportsOf("revenue", from, to);
      await settled(page);
      await page
        .locator("dl > div")
        .filter({ hasText: t.totalRevenue })
        .getByText(number(lang, revenue.total_revenue * 10))
        .first()
        .waitFor();
      expect(await page.locator(".range").innerText()).toContain(
        t[from === to ? "rangeOneDay" : "range"]
          .replace(/.*\}\} \(/, "(")
          .replace("{{days}}", number(lang, daysIn({ from, until: to }) + 1)),
      );
    };
    await shows(page, t.totalRevenue);
    const presets = page.getByLabel(rangeText[lang].period);
    const isChosen = async (preset: string) => {
      await page.waitForFunction(([select, value]) => (select as HTMLSelectElement).value === value, [
        await presets.elementHandle(),
        preset,
      ] as const);
    };

    await presets.selectOption("today");
    expect(queryOf(page)).toEqual({ preset: "today", from: today(), to: today() });
    await check(today(), today());
    await isChosen("today");
    const year = presetSpan("this_year", today(), "jalali");
    await presets.selectOption("this_year");
    expect(queryOf(page)).toEqual({ preset: "this_year", from: year.from, to: today() });
    await check(year.from, today());
    await page.getByRole("radio", { name: t.month }).check();
    expect(queryOf(page)).toMatchObject({ group: "month" });
    await page.waitForFunction(
      ([min, max]) => {
        const rows = document.querySelector("table")?.querySelectorAll("tbody tr").length ?? 0;
        return rows >= min && rows <= max;
      },
      [2, 12] as const,
    );
    const [[firstMonth = ""] = []] = await rowsOf(page, t.revenueTrend);
    // The business counts by the Jalali calendar: its months have names in Persian, in English they are called by their days.
    expect(firstMonth).toMatch(lang === "fa" ? /^فروردین \S+$/ : /^Mar 2\d – Apr 2\d/);

    await page.getByLabel(t.startDate).fill(addDays(today(), -2));
    await page.getByLabel(t.startDate).blur();
    expect(queryOf(page)).toMatchObject({ from: addDays(today(), -2), to: today() });
    await check(addDays(today(), -2), today());
    await page.goBack();
    await check(year.from, today());
    await isChosen("this_year");
    await presets.selectOption("last_30_days");
    expect(queryOf(page)).toEqual({ group: "month" });
    await isChosen("last_30_days");

    await page.getByLabel(t.endDate).fill("2020-01-01");
    await page.getByText(ERRORS.END_BEFORE_START[lang]).waitFor();
  },
);

test.each(flowLangs())("%s: if nothing can be loaded, each part shows a message and can be reloaded", async (lang) => {
  const [t, reportLabels] = [dashboardText[lang], reportsText[lang]];
  const page = await open(DASHBOARD, lang);
  await settled(page);
  await page.route("**/graphql", (route) => route.abort());
  await page.reload();
  await page.getByText(t.loadFailed).nth(2).waitFor();
  await page.getByText(t.chartFailed).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute("**/graphql");
  const chart = page.getByRole("region", { name: t.trend });
  await chart.getByRole("button", { name: sharedText[lang].retry }).click();
  await chart.getByRole("table", { name: t.trend }).waitFor();
  // The others have not been requested again.
  expect(await page.getByText(t.loadFailed).count()).toBe(3);

  await page.route("**/graphql", (route) => route.abort());
  await page.goto(`${stage().url}${REPORTS}`);
  await page.getByRole("heading", { name: reportLabels.errorTitle }).waitFor();
  await page.getByText(reportLabels.loadFailed).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute("**/graphql");
  // A response without a message shows the same text.
  await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: "" }));
  await page.reload();
  await page.getByText(reportLabels.loadFailed).waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: reportLabels.retry, exact: true }).click();
  await page.getByRole("table", { name: reportLabels.revenueTrend }).waitFor();
});

test.each(LANGS)(
  "%s: time runs in the direction of the page, and a chart is an image with one sentence",
  async (lang) => {
    const t = dashboardText[lang];
    const page = await open(`${DASHBOARD}?days=7`, lang);
    const dots = page.locator(".recharts-line-dots circle");
    await dots.nth(6).waitFor();
    const xs = await dots.evaluateAll((all) => all.map((dot) => Number(dot.getAttribute("cx"))));
    const sorted = [...xs].sort((a, b) => (lang === "fa" ? b - a : a - b));
    expect(xs).toEqual(sorted);

    const trend: { date: string; revenue: number }[] = await dashboardOf("revenue-trends?days=7");
    const sums = trend.map(({ revenue }) => revenue);
    const dayWith = (revenue: number) => fullDay(lang, trend.find((point) => point.revenue === revenue)?.date ?? "");
    // Today is not over, so it is neither the lowest nor the highest day.
    const [low, high] = [Math.min(...sums.slice(0, -1)), Math.max(...sums.slice(0, -1))];
    const sentence = (await page.locator("[role=img][aria-label]").getAttribute("aria-label"))?.replace(
      /[\u2068\u2069]/g,
      "",
    );
    expect(sentence).toBe(
      lang === "fa"
        ? `${t.trend}: کمترین ${toman(lang, low)} (${dayWith(low)})، بیشترین ${toman(lang, high)} (${dayWith(high)}).`
        : `${t.trend}: lowest ${toman(lang, low)} (${dayWith(low)}), highest ${toman(lang, high)} (${dayWith(high)}).`,
    );
    expect(await page.locator("svg.recharts-surface").first().getAttribute("tabindex")).toBeNull();
    expect(await page.locator("[role=application]").count()).toBe(0);

    await dots.nth(6).hover({ force: true });
    const weekday = new Intl.DateTimeFormat(locale(lang), { timeZone: "Asia/Tehran", weekday: "long" });
    await page.locator(".tip").getByText(weekday.format(new Date())).waitFor();
    await page
      .locator(".tip")
      .getByText(toman(lang, sums[6] ?? 0))
      .waitFor();
  },
);

test("the unit is stored with the account, and a link with a unit overrides it", async () => {
  const page = await openBackOffice(stage(), REPORTS, "manager", { lang: "en" });
  await page.getByRole("columnheader", { name: "Revenue (Rial)" }).first().waitFor();
  const saved = page.waitForResponse((response) => (response.request().postData() ?? "").includes("SetReportUnit"));
  await page.getByRole("radio", { name: "Toman" }).check();
  await saved;
  await page.goto(stage().url + REPORTS);
  await page.getByRole("columnheader", { name: "Revenue (Toman)" }).first().waitFor();
  await page.goto(`${stage().url}${REPORTS}?unit=rial`);
  await page.getByRole("columnheader", { name: "Revenue (Rial)" }).first().waitFor();
});

test("a day, a store and the sales without a store lead to their receipts", async () => {
  const t = reportsText.en;
  const page = await open(REPORTS, "en");
  await page.getByRole("table", { name: t.revenueTrend }).getByRole("link").last().click();
  await page.waitForURL(`**/admin/receipts?from=${today()}&to=${today()}`);
  await page.goBack();
  await page.locator(".recharts-bar-rectangle").first().click();
  await page.waitForURL("**/admin/receipts?store=*");
  expect(queryOf(page)).toEqual({ store: expect.any(String), from: addDays(today(), -29), to: today() });
  await page.goBack();
  await page.getByRole("table", { name: t.revenueByStore }).getByRole("link", { name: t.unassigned }).click();
  await page.getByRole("cell", { name: "Type 1" }).first().waitFor();
  expect(queryOf(page)).toEqual({ store: "none", from: addDays(today(), -29), to: today() });
});

test("reduced motion stops the animation of the charts and all transitions", async () => {
  // An animated line is drawn with growing dashes.
  const moving = await open(REPORTS, "en", { still: false });
  await moving.locator("path.recharts-line-curve[stroke-dasharray]").first().waitFor();
  await moving.close();

  const page = await open(REPORTS, "en");
  const line = page.locator("path.recharts-line-curve").first();
  await line.waitFor();
  expect(await line.getAttribute("stroke-dasharray")).toBeNull();
  const started = await page.locator("h1").evaluate((title) => {
    title.style.opacity = "0.5";
    return title.getAnimations().length;
  });
  expect(started).toBe(0);
});

test("the reports are used by the keyboard alone, and printed as tables", async () => {
  const t = reportsText.en;
  const page = await open(REPORTS, "en");
  await page.getByRole("table", { name: t.revenueTrend }).waitFor();
  await tabTo(page, page.getByLabel(rangeText.en.period));
  await page.keyboard.press("Home");
  expect(queryOf(page)).toMatchObject({ from: today() });
  await tabTo(page, page.getByRole("radio", { name: t.day }));
  await page.keyboard.press("ArrowRight");
  expect(queryOf(page)).toMatchObject({ group: "week" });
  await tabTo(page, page.getByRole("tab", { name: t.revenue, exact: true }));
  await page.keyboard.press("ArrowRight");
  await focusOn(page.getByRole("tab", { name: t.customers, exact: true }));
  expect(queryOf(page)).toMatchObject({ tab: "customers" });
  await page.getByRole("table", { name: t.segments }).waitFor();

  const table = page.getByRole("table", { name: t.segments });
  expect((await table.boundingBox())?.width).toBeGreaterThan(300);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect((await table.boundingBox())?.width).toBeGreaterThan(300);
  expect(await page.locator("svg.recharts-surface").first().isVisible()).toBe(false);
  expect(await page.getByRole("tablist").isVisible()).toBe(false);
  expect(await page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
  await page.emulateMedia({ media: "screen" });

  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute("data-printed", "yes") }));
  await page.getByRole("button", { name: t.export }).click();
  await page.getByRole("menuitem", { name: t.print }).click();
  await page.locator("body[data-printed=yes]").waitFor();
});

test.each(flowLangs())("%s: the visible report is exported to a file, and a failure shows the reason", async (lang) => {
  const t = reportsText[lang];
  const page = await open(`${REPORTS}?tab=stores`, lang);
  await page.getByRole("table", { name: t.storePerformance }).waitFor();
  const choose = async (way: string) => {
    await page.getByRole("button", { name: t.export }).click();
    await page.getByRole("menuitem", { name: way }).click();
  };
  const arrived = page.waitForEvent("download");
  await choose(t.csv);
  const text = await readFile(await (await arrived).path(), "utf8");
  for (const name of stores) expect(text).toContain(name);
  await page.getByText(t.exported).waitFor();
  const second = page.waitForEvent("download");
  await choose(t.xlsx);
  expect((await second).suggestedFilename()).toMatch(/\.xlsx$/);

  await page.route("**/graphql", (route) => route.abort());
  await choose(t.csv);
  await page.getByText(t.exportFailed.replace("{{reason}}", sharedText[lang].networkError)).waitFor();
});

test("a viewer can open the dashboard and the reports", async () => {
  const page = await openBackOffice(stage(), DASHBOARD, "viewer", { lang: "en" });
  await page.getByRole("link", { name: "Reports" }).waitFor();
  await page.getByRole("list", { name: dashboardText.en.activity }).waitFor();
});

const PLACES = [DASHBOARD, REPORTS, `${REPORTS}?tab=customers`, `${REPORTS}?tab=stores`];

describe("with data, every screen fits and is free of accessibility faults", () => {
  test.each(LANGS)("%s", async (lang) => {
    const page = await open("/MVP", lang);
    const found: Record<string, unknown> = {};
    for (const path of PLACES) {
      await page.goto(stage().url + path);
      await page.locator("svg.recharts-surface").first().waitFor();
      await settled(page);
      found[path] = await faultsOf(page, looksIn(lang));
    }
    expect(found).toEqual(Object.fromEntries(PLACES.map((path) => [path, []])));
  });
});

// The last test of the file, because it deletes all data.
describe("an empty screen shows a message, fits, and passes the accessibility rules", () => {
  beforeAll(async () => {
    const { app } = stage();
    await app.sql("delete from daily_sales");
    await app.sql("update customers set last_purchase_at = null");
  });

  test.each(LANGS)("%s", async (lang) => {
    const [t, reportLabels] = [dashboardText[lang], reportsText[lang]];
    const page = await open(DASHBOARD, lang);
    const look = async () => {
      await settled(page);
      expect(await faultsOf(page, looksIn(lang))).toEqual([]);
    };
    await page.getByText(t.noStores).waitFor();
    await tile(page, t.totalRevenue).filter({ hasText: t.noReceipts }).waitFor();
    await look();
    await page.goto(`${stage().url}${REPORTS}?from=2020-03-01&to=2020-03-20`);
    await page.getByText(reportLabels.noStores).waitFor();
    await look();
    await page.goto(`${stage().url}${REPORTS}?from=2020-03-01&to=2020-03-20&tab=customers`);
    await page.getByText(chartText[lang].noData).first().waitFor();
    await look();
    await page.goto(`${stage().url}${REPORTS}?from=2020-03-01&to=2020-03-20&tab=stores`);
    await page.getByText(reportLabels.noStores).waitFor();
    await look();
  });
});
