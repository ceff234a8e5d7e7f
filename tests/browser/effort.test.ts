import { readFile } from "node:fs/promises";
import { poolText } from "../../client/features/code-pools/pool.text";
import { customersText } from "../../client/features/customers/customers.text";
import { eventListText } from "../../client/features/event-list/event-list.text";
import { eventsText } from "../../client/features/events/events.text";
import { fa as landing } from "../../client/features/landing/landing.text";
import { lookupText } from "../../client/features/lookup/lookup.text";
import { receiptsText } from "../../client/features/receipts/receipts.text";
import { reversalText } from "../../client/features/receipts/reversal.text";
import { deskText } from "../../client/features/registration-desk/desk.text";
import { reportsText } from "../../client/features/reports/reports.text";
import { rangeText } from "../../client/kit/grid/range.text";
import { DAY_MS } from "../../domain/time/instants";
import { aCode } from "../events/fixtures";
import { chooseAction, focusOn, openBackOffice, withText } from "../support/back-office";
import { useStage } from "../support/browser";
import { csvFile, valid } from "../support/code-pool-screen";
import { counting } from "../support/effort";
import { aNationalCode, aPhone, aReceipt, signedIn } from "../support/factories";
import { PERSON_GAPS, sendKeys } from "../support/scanner";

const stage = useStage();

const MONTH_MS = 31 * DAY_MS;

let admin = "";
beforeAll(async () => {
  admin = (await signedIn(stage().app, "admin")).token;
});

/** A customer with one receipt of last month. */
async function aCustomer(firstName: string) {
  const [phone, nationalCode] = [aPhone(), aNationalCode()];
  const receipt = aReceipt({
    ...{ customer_phone: phone, customer_national_code: nationalCode, customer_first_name: firstName },
    purchase_date: new Date(Date.now() - MONTH_MS).toISOString(),
  });
  const response = await stage().app.rest(
    "POST",
    "/api/receipts/create",
    { ...receipt, reason: "books" },
    { token: admin },
  );
  return { phone, nationalCode, receiptId: receipt.receipt_id, id: response.body.data.customer_id as string };
}

test("a manager finds a receipt by its number and voids it with at most 6 clicks", async () => {
  const { url } = stage();
  const [t, r] = [receiptsText.en, reversalText.en];
  const { receiptId } = await aCustomer("Mina");
  const page = await openBackOffice(stage(), "/admin/dashboard", "manager", { lang: "en" });
  const effort = await counting(page);
  await page.goto(`${url}/admin/receipts`);

  await page.getByRole("searchbox").click();
  await page.keyboard.type(receiptId);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: receiptId, exact: true }).click();
  await page.getByRole("button", { name: t.correct }).click();
  await page.getByLabel(r.reason).click();
  await page.keyboard.type("Wrong till");
  await page.locator("button:enabled", { hasText: r.voidSubmit }).waitFor();
  await page.getByRole("button", { name: r.voidSubmit, exact: true }).click();
  await page.getByRole("main").getByText(t.VOIDED, { exact: true }).waitFor();
  expect(effort.clicks).toBeLessThanOrEqual(6);
});

test("a customer on a phone sees stars with 2 taps and 21 digits, and all codes with one more tap", async () => {
  const { phone, nationalCode } = await aCustomer("Sara");
  const page = await stage().visit("/MVP", { width: 390, touch: true });
  const effort = await counting(page);
  await page.goto(stage().url);

  await page.getByLabel(landing.phone).first().tap();
  await page.keyboard.type(phone);
  await page.keyboard.press("Tab");
  await page.keyboard.type(nationalCode);
  await page.getByRole("button", { name: landing.lookup }).tap();
  await page.getByRole("link", { name: landing.allCodes }).waitFor();
  const first = { ...effort };
  await page.getByRole("link", { name: landing.allCodes }).tap();
  await page.getByText(lookupText.fa.welcome.replace("{{name}}", "Sara")).waitFor();

  // The digits and the key that moves to the next field.
  expect(first).toEqual({ clicks: 2, keys: 22 });
  expect(effort).toEqual({ clicks: 3, keys: 22 });
});

test("two accounts are merged with at most 5 clicks, and a deleted one is restored with at most 2", async () => {
  const t = customersText.en;
  const [target, merged, deleted] = [await aCustomer("Target"), await aCustomer("Merged"), await aCustomer("Deleted")];
  await stage().app.rest("DELETE", `/api/admin/customers/${deleted.id}`, undefined, { token: admin });
  const page = await openBackOffice(stage(), "/admin/dashboard", "admin", { lang: "en" });
  const effort = await counting(page);
  await page.goto(`${stage().url}/admin/customers/${merged.id}`);

  await page.getByRole("button", { name: t.merge, exact: true }).click();
  await page.getByLabel(t.mergeSearch).click();
  await page.keyboard.type(target.phone);
  await page.getByRole("button", { name: withText(t.mergeChooseOf, "Target") }).click();
  await page.getByRole("button", { name: t.mergeSubmit }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: t.mergeSubmit }).click();
  await page.getByText(t.mergeDone).waitFor();
  expect(effort.clicks).toBeLessThanOrEqual(5);

  await page.goto(`${stage().url}/admin/customers?deleted=yes`);
  effort.clicks = 0;
  await chooseAction(page.getByRole("row", { name: /Deleted/ }), t.restore);
  await page.getByText(t.restored).waitFor();
  expect(effort.clicks).toBeLessThanOrEqual(2);
});

test("last month by store is exported with at most 5 clicks and no digits", async () => {
  const t = reportsText.en;
  await aCustomer("Reza");
  const page = await openBackOffice(stage(), "/admin/receipts", "admin", { lang: "en" });
  const effort = await counting(page);
  await page.goto(`${stage().url}/admin/dashboard`);

  await page.getByRole("link", { name: "Reports" }).click();
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
  // The list opens with a click, and an option is a second one.
  effort.clicks += 2;
  await page.getByLabel(rangeText.en.period).selectOption("last_month");
  await page.getByRole("table", { name: t.revenueTrend }).waitFor();
  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: t.export }).click();
  await page.getByRole("menuitem", { name: `${t.revenueByStore}: ${t.csv}` }).click();

  expect(await readFile(await (await arrived).path(), "utf8")).toContain("Revenue (Rial)");
  expect(effort.clicks).toBeLessThanOrEqual(5);
  expect(effort.keys).toBe(0);
});

/** A date relative to today, as typed into a date field. */
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString("en-CA", { timeZone: "Asia/Tehran" }).replaceAll("-", "/");

test("an opening-day event, its codes and its first visitor take at most 9 clicks", async () => {
  const [t, list, labels, desk] = [poolText.en, eventListText.en, eventsText.en, deskText.en];
  const page = await openBackOffice(stage(), "/admin/dashboard", "admin", { lang: "en" });
  const effort = await counting(page);
  await page.goto(`${stage().url}/admin/events`);

  await page.getByRole("button", { name: list.create }).first().click();
  const form = page.getByRole("dialog", { name: list.createTitle });
  await form.getByLabel(labels.name, { exact: true }).fill("Opening day");
  await form.getByLabel(labels.startDate).fill(dayFromNow(-1));
  await form.getByLabel(labels.endDate).fill(dayFromNow(1));
  // The list opens with a click, and an option is a second one.
  effort.clicks += 2;
  await form.getByLabel(labels.mode).selectOption({ label: labels.openingDay });
  await form.getByRole("button", { name: list.submitCreate, exact: true }).click();
  await page.getByRole("link", { name: t.importTitle }).click();
  const dialog = page.getByRole("dialog", { name: t.importTitle });
  // The button that opens the system's choice of files.
  effort.clicks += 1;
  await dialog.locator("input[type=file]:enabled").setInputFiles(csvFile([aCode(), aCode()]));
  await dialog.getByRole("button", { name: t.import, exact: true }).click();
  await valid(page, "en", 2).click();
  await dialog.getByRole("link", { name: labels.openDesk }).click();
  await focusOn(page.getByRole("form", { name: desk.register }).getByLabel(desk.fullName));
  for (const text of ["Sara Karimi", aPhone(), aNationalCode()])
    await sendKeys(page, text, { gaps: PERSON_GAPS, terminator: "Enter" });
  await page.keyboard.press("Control+Enter");
  await page.getByRole("region", { name: desk.done }).waitFor();

  expect(effort.clicks).toBeLessThanOrEqual(9);
});
