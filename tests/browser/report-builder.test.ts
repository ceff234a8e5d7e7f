import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { gridText } from "../../client/kit/grid/grid.text";
import { menuText } from "../../client/app/menu.text";
import { paletteText } from "../../client/features/palette/palette.text";
import { reportBuilderText } from "../../client/features/report-builder/report-builder.text";
import { reportsText } from "../../client/features/reports/reports.text";
import { savedViewsText } from "../../client/features/saved-views/saved-views.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import { DIMENSION_LABELS, MEASURE_LABELS } from "../../domain/reports.text";
import { addDays, dayOf } from "../../domain/time/business-calendar";
import { focusOn, openBackOffice, tabTo, withText } from "../support/back-office";
import { faultsOf, looksIn, useStage } from "../support/browser";
import { aReceipt, aStore, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";
import { readTable } from "../support/workbook";

const stage = useStage();
const flowLangs = flowLanguages();
const BUILDER = "/admin/reports/builder";
const today = () => dayOf(new Date());

let token = "";
const storeIds: string[] = [];

/** Sales of this week in twelve stores. */
beforeAll(async () => {
  const { app } = stage();
  token = (await signedIn(app, "admin")).token;
  for (let n = 0; n < 12; n++) {
    const store = await aStore(app, { storeName: `Store ${n + 1}`, storeType: ((n % 3) + 1) as 1 | 2 | 3 });
    storeIds.push(store.id);
    const sale = {
      store_id: store.id,
      purchase_amount: 1_000_000 + n * 250_000,
      purchase_date: `${addDays(today(), -(n % 5) - 1)}T08:30:00Z`,
    };
    const body = { ...aReceipt(sale), reason: "books" };
    expect((await app.rest("POST", "/api/receipts/create", body, { token })).status).toBe(201);
  }
});

const number = (lang: Lang, value: number): string =>
  new Intl.NumberFormat(lang === "fa" ? "fa-IR" : "en-US").format(value);

const open = (query: string, lang: Lang, look: { width?: number; theme?: "light" | "dark" } = {}): Promise<Page> =>
  stage().visit(BUILDER + query, { lang, token, ...look });

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
const queryOf = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);
const waitForQuery = (page: Page, text: string) =>
  page.waitForFunction((wanted) => decodeURIComponent(window.location.search).includes(wanted), text);

const table = (page: Page, lang: Lang) =>
  page.getByRole("table", { name: reportBuilderText[lang].result, exact: true });

/** The rows of the visible table, after the report has loaded. */
async function rowsOf(page: Page, lang: Lang): Promise<string[][]> {
  await settled(page);
  await table(page, lang).locator("tbody td:not([aria-hidden])").first().waitFor();
  return table(page, lang).evaluate((element) =>
    [...element.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent.trim()),
    ),
  );
}

const REPORT = `query ($input: ReportInput!) { report(input: $input) { rows { labels values } totals } }`;

async function reportOf(input: object) {
  const span = { startDate: addDays(today(), -29), endDate: today() };
  const { data } = await stage().app.gql(REPORT, { input: { ...span, ...input } }, { token });
  return data.report as { rows: { labels: string[]; values: number[] }[]; totals: number[] };
}

async function choose(page: Page, label: string, names: string[]): Promise<void> {
  await page.getByRole("button", { name: withText(`${label}: `, "") }).click();
  const dialog = page.getByRole("dialog", { name: label });
  for (const name of names) await dialog.getByRole("checkbox", { name, exact: true }).click();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

test.each(flowLangs())("%s: a report is built, its chart and table show what the server returns", async (lang) => {
  const t = reportBuilderText[lang];
  const page = await openBackOffice(stage(), "/admin/reports", "viewer", { lang });
  await page.getByRole("link", { name: reportsText[lang].builder }).click();
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
  expect(await page.title()).toBe(t.title);
  expect(await page.getByRole("link", { name: menuText[lang].reports, exact: true }).getAttribute("aria-current")).toBe(
    "page",
  );
  await page.getByRole("img").first().waitFor();

  await choose(page, t.figures, [MEASURE_LABELS.average[lang], MEASURE_LABELS.receipts[lang]]);
  await page.getByLabel(t.breakdown).selectOption("store");
  await waitForQuery(page, "by=store");
  await page.getByRole("radio", { name: sharedText[lang].toman }).check();
  await waitForQuery(page, "unit=toman");
  expect(queryOf(page)).toEqual({ measures: "revenue,average", by: "store", unit: "toman" });

  const expected = await reportOf({
    measures: ["REVENUE", "AVERAGE"],
    dimensions: ["STORE"],
    sortBy: "REVENUE",
    sortOrder: "DESC",
  });
  const unit = sharedText[lang].toman;
  await table(page, lang)
    .getByRole("columnheader", { name: `${MEASURE_LABELS.average[lang]} (${unit})` })
    .waitFor();
  // The unit is the account's and shows at once; the breakdown shows when its screen is ready.
  await table(page, lang).getByRole("columnheader", { name: DIMENSION_LABELS.store[lang] }).waitFor();
  expect(await rowsOf(page, lang)).toEqual(
    expected.rows.map(({ labels: [store], values: [revenue = 0, average = 0] }) => [
      store,
      number(lang, revenue),
      number(lang, average),
    ]),
  );
  const totals = page.locator("dl > div").filter({ hasText: MEASURE_LABELS.revenue[lang] });
  expect(await totals.innerText()).toContain(number(lang, expected.totals[0] ?? 0));
  const caption = t.by
    .replace("{{measure}}", MEASURE_LABELS.revenue[lang])
    .replace("{{dimension}}", DIMENSION_LABELS.store[lang].toLowerCase());
  // A chart changes at most twice a second.
  const highest = `${number(lang, expected.rows[0]?.values[0] ?? 0)} ${unit}`;
  const chart = page.getByRole("img", { name: `${caption}:` }).and(page.getByRole("img", { name: highest }));
  await chart.locator(".recharts-bar-rectangle").first().waitFor();
  expect(await chart.locator(".recharts-bar-rectangle").count()).toBe(10);
  const note = t.firstBars.replace("{{shown}}", number(lang, 10)).replace("{{total}}", number(lang, 12));
  await page.getByText(note).first().waitFor();

  await page.getByRole("columnheader").getByRole("button", { name: DIMENSION_LABELS.store[lang] }).click();
  await waitForQuery(page, "sort=store");
  await page.waitForFunction(() => document.querySelector("table[role=table] tbody td")?.textContent === "Store 1");
  await page.getByRole("radio", { name: t.table }).check();
  await page.getByRole("img").first().waitFor({ state: "detached" });

  const before = page.url();
  const rows = await rowsOf(page, lang);
  await page.reload();
  expect([await rowsOf(page, lang), page.url()]).toEqual([rows, before]);
  await page.goBack();
  await page.getByRole("img").first().waitFor();
});

test("filters apply together, and are cleared at once", async () => {
  const t = reportBuilderText.en;
  const page = await open("?by=store&measures=receipts", "en");
  expect(await rowsOf(page, "en")).toHaveLength(12);
  await choose(page, t.stores, ["Store 1", "Store 2", "Store 4"]);
  await choose(page, t.storeTypes, ["Type 1"]);
  await page.getByRole("button", { name: "Stores: 3 selected" }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll("table[role=table] tbody tr").length === 2);
  expect((await rowsOf(page, "en")).map(([store]) => store)).toEqual(["Store 1", "Store 4"]);
  expect(queryOf(page)).toMatchObject({ stores: [0, 1, 3].map((at) => storeIds[at]).join(), types: "1" });

  await page.getByRole("button", { name: sharedText.en.clearFilters }).click();
  await page.waitForFunction(() => document.querySelectorAll("table[role=table] tbody tr").length === 12);
  expect(queryOf(page)).toEqual({ by: "store", measures: "receipts" });
});

test("a deleted store of a link has its name in the filter, and is removed there", async () => {
  const t = reportBuilderText.en;
  const { id } = await aStore(stage().app, { storeName: "Closed store" });
  await stage().app.sql(
    "update stores set deleted_at = now(), deactivated_at = now(), is_active = false where id = $1",
    [id],
  );
  const page = await open(`?by=day&stores=${id},${storeIds[0]}`, "en");

  await page.getByRole("button", { name: "Stores: Closed store, Store 1" }).waitFor();
  await choose(page, t.stores, ["Closed store"]);
  await page.getByRole("button", { name: "Stores: Store 1" }).waitFor();
  expect(queryOf(page)).toEqual({ by: "day", stores: storeIds[0] });
});

test("a row leads to its receipts, unless the list of receipts has no such filter", async () => {
  const page = await open("?by=store,week&measures=receipts", "en");
  const [[, , receipts = ""] = []] = await rowsOf(page, "en");
  await table(page, "en").getByRole("row").nth(1).getByRole("link").click();
  await page.waitForURL(/\/admin\/receipts\?from=[\d-]+&to=[\d-]+&store=[\da-f-]+$/);
  await page
    .getByText(receipts === "1" ? gridText.en.countOne : gridText.en.count.replace("{{total}}", receipts))
    .waitFor();

  const byWeekday = await open("?by=weekday&measures=receipts", "en");
  expect((await rowsOf(byWeekday, "en")).length).toBeGreaterThan(0);
  expect(await table(byWeekday, "en").getByRole("link").count()).toBe(0);
});

test.each(flowLangs())("%s: two breakdowns are lines over time, or a table with the reason", async (lang) => {
  const t = reportBuilderText[lang];
  const page = await open("?by=day,store_type&measures=revenue", lang);
  await page.locator(".recharts-line-curve").first().waitFor();
  // The dotted part of a line leads to the current day.
  expect(await page.locator(".recharts-line-curve:not([stroke-dasharray])").count()).toBe(3);
  expect(await page.locator(".recharts-line-curve[stroke-dasharray]").count()).toBe(3);
  expect(await page.getByRole("img").getByRole("listitem").count()).toBe(3);
  const values = page.getByRole("table", { name: MEASURE_LABELS.revenue[lang] });
  expect(await values.locator("tbody tr").count()).toBe(30);

  await page.getByLabel(t.breakdown).selectOption("weekday");
  await page.getByText(t.noChartOfPair).waitFor();
  await page.getByLabel(t.breakdown).selectOption("");
  await page.getByText(t.noChart, { exact: true }).waitFor();
  expect(queryOf(page)).toEqual({ by: "none", measures: "revenue" });
  expect(await rowsOf(page, lang)).toHaveLength(1);
});

test("the copied link opens the same report for another user, with its days and its unit", async () => {
  const t = reportBuilderText.en;
  const page = await open("?by=hour&measures=receipts,revenue&types=2,3&sort=-receipts", "en");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const rows = await rowsOf(page, "en");
  await page.getByRole("button", { name: t.copyLink }).click();
  await page.getByText(sharedText.en.copied).waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(Object.fromEntries(link.searchParams)).toEqual({
    by: "hour",
    measures: "receipts,revenue",
    types: "2,3",
    sort: "-receipts",
    from: addDays(today(), -29),
    to: today(),
    unit: "rial",
  });

  const other = await signedIn(stage().app, "viewer");
  await stage().app.gql("mutation { setReportUnit(unit: TOMAN) }", {}, { token: other.token });
  const shared = await stage().visit(link.pathname + link.search, { lang: "en", token: other.token });
  expect(await rowsOf(shared, "en")).toEqual(rows);
  await table(shared, "en").getByRole("columnheader", { name: "Revenue (Rial)" }).waitFor();
});

test("a report is saved as a view and opened again", async () => {
  const t = savedViewsText.en;
  const page = await openBackOffice(stage(), `${BUILDER}?by=week&measures=points`, "manager", { lang: "en" });
  await page.getByRole("button", { name: t.views, exact: true }).click();
  await page.getByRole("menuitem", { name: t.save }).click();
  const dialog = page.getByRole("dialog", { name: t.saveTitle });
  await dialog.getByText(t.saveLeadOfReport).waitFor();
  await dialog.getByLabel(t.name).fill("Points of a week");
  await dialog.getByRole("button", { name: t.submit }).click();
  await page.getByRole("button", { name: "View: Points of a week" }).waitFor();
  expect(await stage().app.sql("select screen, params from saved_views")).toEqual([
    {
      screen: "report_builder",
      params: [
        ["by", "week"],
        ["measures", "points"],
      ],
    },
  ]);
  await page.goto(stage().url + BUILDER);
  await page.getByRole("button", { name: t.views, exact: true }).click();
  await page.getByRole("menuitem", { name: "Points of a week" }).click();
  await table(page, "en").getByRole("columnheader", { name: MEASURE_LABELS.points.en }).waitFor();
  expect(queryOf(page)).toMatchObject({ by: "week", measures: "points" });
});

test.each(flowLangs())("%s: an exported file has the headings and the rows of the table", async (lang) => {
  const t = reportBuilderText[lang];
  const page = await open("?by=store_type,store&measures=revenue,codes&unit=rial&sort=-revenue", lang);
  const rows = await rowsOf(page, lang);
  const headings = await table(page, lang).getByRole("columnheader").allInnerTexts();
  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: reportsText[lang].export }).click();
  await page
    .getByRole("menuitem", {
      name: reportsText[lang].exportTable.replace("{{table}}", t.result).replace("{{format}}", reportsText[lang].xlsx),
    })
    .click();
  const file = await readTable("xlsx", await readFile(await (await arrived).path()));
  const [header, ...exported] = file.rows;
  expect(header).toEqual(headings.map((heading) => heading.trim()));
  expect(
    exported.map(([type, store, ...values]) => [type, store, ...values.map((value) => number(lang, +value))]),
  ).toEqual(rows);
  await page.getByText(reportsText[lang].exported).waitFor();
});

test.each(flowLangs())("%s: unknown and contradictory values of a link are explained", async (lang) => {
  const t = reportBuilderText[lang];
  const page = await open("?measures=secrets&by=day,store&stores=x&sort=points&from=soon", lang);
  const labels = [t.figures, t.period, t.stores, t.sort].join(t.comma);
  await page.getByText(t.ignored.replace("{{names}}", labels)).waitFor();
  await table(page, lang).getByRole("columnheader", { name: MEASURE_LABELS.receipts[lang] }).waitFor();

  await page.goto(`${stage().url}${BUILDER}?measures=new_customers&by=store`);
  await page.getByText(ERRORS.NEW_CUSTOMERS_BY_STORE[lang]).waitFor();
  await page.goto(`${stage().url}${BUILDER}?by=day,week`);
  await page.getByText(ERRORS.PERIODS_TOO_MANY[lang]).waitFor();
  await page.goto(`${stage().url}${BUILDER}?from=2026-03-01&to=2026-02-01`);
  await page.getByText(ERRORS.END_BEFORE_START[lang]).waitFor();
  await page.getByLabel(t.breakdown).selectOption("month");
  expect(queryOf(page)).toMatchObject({ by: "month" });
});

test("a failure is shown with a retry, and a period without sales with its reason", async () => {
  const t = reportBuilderText.en;
  const page = await open("?by=store", "en");
  await rowsOf(page, "en");
  await page.route("**/graphql", (route) => route.abort());
  await page.getByLabel(t.breakdown).selectOption("campaign");
  await page.getByRole("alert").getByText(t.loadFailed).waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: sharedText.en.retry }).click();
  expect(await rowsOf(page, "en")).toHaveLength(1);

  await page.goto(`${stage().url}${BUILDER}?by=store&from=2020-03-01&to=2020-03-20`);
  await page.getByText(t.none).waitFor();
});

test("the report is built by the keyboard alone, from the palette on", async () => {
  const t = reportBuilderText.en;
  const page = await openBackOffice(stage(), "/admin/dashboard", "viewer", { lang: "en" });
  await page.getByRole("button", { name: menuText.en.quickSearch }).waitFor();
  await page.keyboard.press("Control+k");
  await focusOn(page.getByRole("dialog", { name: paletteText.en.title }).getByRole("combobox"));
  await page.keyboard.type("report b");
  await page.getByRole("option", { name: paletteText.en.reportBuilder }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${BUILDER}`);

  await tabTo(page, page.getByRole("button", { name: withText(`${t.figures}: `, "") }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("checkbox", { name: MEASURE_LABELS.points.en }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await focusOn(page.getByRole("button", { name: withText(`${t.figures}: `, "") }));
  await tabTo(page, page.getByLabel(t.breakdown));
  // A select forgets typed letters after a second: single letters choose on a slow machine too.
  await page.keyboard.press("m");
  await tabTo(page, page.getByLabel(t.secondBreakdown));
  for (const letter of ["s", "s"]) await page.keyboard.press(letter);
  await waitForQuery(page, "by=month,store_type");
  await tabTo(page, table(page, "en").getByRole("button", { name: MEASURE_LABELS.points.en }));
  await page.keyboard.press("Enter");
  await waitForQuery(page, "sort=points");
  expect(queryOf(page)).toEqual({ measures: "revenue,receipts,points", by: "month,store_type", sort: "points" });
});

const QUERIES = [
  "",
  "?by=store&measures=revenue,average,customers",
  "?by=week,store",
  "?by=weekday,store_type",
  "?by=none",
];

describe("every kind of report fits and is free of accessibility faults", () => {
  const cases = LANGS.flatMap((lang) => QUERIES.map((query) => ({ lang, query })));
  test.each(cases)("$lang $query", async ({ lang, query }) => {
    const page = await open(query, lang);
    await rowsOf(page, lang);
    expect(await faultsOf(page, looksIn(lang))).toEqual([]);
  });

  test.each(LANGS)("%s, the choice of figures", async (lang) => {
    const page = await open("", lang);
    await page.getByRole("button", { name: withText(`${reportBuilderText[lang].figures}: `, "") }).click();
    await page.getByRole("dialog").waitFor();
    expect(await faultsOf(page, looksIn(lang))).toEqual([]);
  });
});
