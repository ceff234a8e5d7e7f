import { reportsText } from "../../client/features/reports/reports.text";
import { chartText } from "../../client/kit/charts/chart.text";
import { addDays, dayOf } from "../../domain/time/business-calendar";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aNationalCode, aPhone, aReceipt, aStore, signedIn } from "../support/factories";

const stage = useStage();
const STORES = 60;
const today = dayOf(new Date());
const number = new Intl.NumberFormat("en-US");

/** More stores than a report lists; those that sell the most today sold the least 40 days ago. */
let token = "";
beforeAll(async () => {
  const { app } = stage();
  token = (await signedIn(app, "admin")).token;
  const regular = { customer_phone: aPhone(), customer_national_code: aNationalCode() };
  for (let n = 0; n < STORES; n++) {
    const { id: store_id } = await aStore(app, { storeName: `Store ${n}` });
    const sales = [
      { purchase_amount: 1_000_000 + n * 1_000, purchase_date: new Date().toISOString() },
      { purchase_amount: 2_000_000 - n * 1_000, purchase_date: `${addDays(today, -40)}T08:30:00Z` },
    ];
    for (const sale of sales) {
      const body = { ...aReceipt({ ...regular, store_id, ...sale }), reason: "books" };
      await app.rest("POST", "/api/receipts/create", body, { token });
    }
  }
});

test("a report is compared with the period before and with the year before, and a failure can be retried", async () => {
  const t = reportsText.en;
  const page = await stage().visit("/admin/reports?unit=toman", { lang: "en", token });
  const rowsOf = (caption: string): Promise<string[][]> =>
    page
      .getByRole("table", { name: caption, exact: true })
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent?.trim() ?? "")),
      );
  const comparison = page.getByLabel(t.comparison);
  await comparison.selectOption("previous");
  await page.getByRole("columnheader", { name: "Revenue, previous period (Toman)" }).first().waitFor();
  expect(await page.locator(".range").innerText()).toContain("compared with");
  const days = (await rowsOf(t.revenueTrend)).map(([, own, before]) => [own, before]);
  expect(days).toHaveLength(30);
  // 40 days ago is the 20th of the 30 days before.
  expect(days[19]).toEqual(["0", number.format(118_230_000)]);
  expect(days[29]).toEqual([number.format(61_770_000), "0"]);

  const stores = await rowsOf(t.revenueByStore);
  expect(stores).toHaveLength(50);
  expect(stores[0]).toEqual(["Store 59", "1,059,000", "1,941,000", "1.7%", "1"]);
  await page.getByRole("tab", { name: t.stores }).click();
  await page.getByRole("table", { name: t.storePerformance }).getByText("1,941,000").waitFor();
  expect((await rowsOf(t.storePerformance))[0]).toEqual(stores[0]);

  await page.route("**/graphql", (route) => route.abort());
  await comparison.selectOption("year");
  const notice = page.getByRole("alert").filter({ hasText: t.comparisonFailed });
  await notice.waitFor();
  expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);
  await page.unroute("**/graphql");
  await notice.getByRole("button", { name: t.retry }).click();
  await page.getByRole("columnheader", { name: "Revenue, last year (Toman)" }).first().waitFor();
  expect(await notice.count()).toBe(0);
  expect(new URL(page.url()).search).toBe("?unit=toman&compare=year&tab=stores");
});

test("the current day is marked and not compared, and its line is dotted up to a ring; a whole day is neither", async () => {
  const t = reportsText.en;
  const { soFar, change } = chartText.en;
  const page = await stage().visit(`/admin/reports?from=${addDays(today, -7)}&to=${today}`, { lang: "en", token });
  const rows = page.getByRole("table", { name: t.revenueTrend }).getByRole("rowheader");
  const curves = page.locator(".recharts-line-curve");
  const dotted = curves.and(page.locator('[stroke-dasharray="1 5"]'));
  await dotted.waitFor();
  expect(await rows.count()).toBe(8);
  expect(await rows.filter({ hasText: soFar }).count()).toBe(1);
  expect(await rows.last().innerText()).toContain(soFar);
  const dots = page.locator(".recharts-line-dots circle");
  const tip = page.locator(".tip");
  expect(await dots.count()).toBe(8);
  await dots.nth(6).hover({ force: true });
  await tip.getByText(change).waitFor();
  await dots.nth(7).hover({ force: true });
  await tip.getByText(soFar).waitFor();
  // A part of a day is not compared with a whole one.
  expect(await tip.getByText(change).count()).toBe(0);

  await page.goto(`${stage().url}/admin/reports?from=${addDays(today, -41)}&to=${addDays(today, -1)}`);
  await curves.first().waitFor();
  expect(await rows.count()).toBe(41);
  expect(await rows.filter({ hasText: soFar }).count()).toBe(0);
  expect(await dotted.count()).toBe(0);
});
