import type { Page } from "playwright-core";
import { reversalText } from "../../client/features/receipts/reversal.text";
import { queueText } from "../../client/features/receipt-queue/receipt-queue.text";
import { dateText } from "../../client/kit/dates/date.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { useStage, violationsOf } from "../support/browser";
import { counterText } from "../support/counter-text";
import { aNationalCode, aPhone, aStore, signedIn } from "../support/factories";
import { flowLanguages } from "../support/languages";
import { recordReceipt } from "../support/till";

const stage = useStage();
const flowLangs = flowLanguages();

async function aTill(lang: Lang) {
  const { app, visit } = stage();
  const store = await aStore(app, { storeType: 1 });
  const page = await visit("/counter", { lang, ...(await signedIn(app, "counter")) });
  const t = counterText[lang];
  await page.getByLabel(t.store, { exact: true }).selectOption(store.id);
  return { app, page, t, q: queueText[lang], store };
}

test("the only store is selected, and the first field has the focus", async () => {
  const { app, visit } = stage();
  await app.sql("update stores set is_active = false, deactivated_at = now() where is_active");
  const store = await aStore(app, { storeType: 1 });
  const page = await visit("/counter", { lang: "en", ...(await signedIn(app, "counter")) });

  await page.getByText(store.storeName, { exact: true }).waitFor();
  expect(await page.getByLabel(counterText.en.store, { exact: true }).inputValue()).toBe(store.id);
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "customerPhone");
});

test("a till whose store is deactivated does not select the only other one", async () => {
  const { app, page, t, store } = await aTill("en");
  await app.sql("update stores set is_active = false, deactivated_at = now() where is_active");
  const other = await aStore(app, { storeType: 2 });
  await page.reload();

  const field = page.getByLabel(t.store, { exact: true });
  await field.getByText(other.storeName).waitFor({ state: "attached" });
  expect([await field.inputValue(), await field.getByText(store.storeName).count()]).toEqual(["", 0]);
});

test("a failed close of the shift leaves the focus at its button", async () => {
  const { page, t } = await aTill("en");
  await page.route("**/graphql", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fulfill({ status: 500, body: "" });
  });
  await page.getByRole("button", { name: t.closeShift }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: t.closeShift }).click();
  await page.getByRole("alert").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.closeShift);
});

async function disconnect(page: Page, lang: Lang): Promise<void> {
  await page.context().setOffline(true);
  await page.getByText(queueText[lang].offline, { exact: true }).waitFor();
}

test.each(flowLangs())("%s: F8 without a receipt explains that there is none to print", async (lang) => {
  const { page, t } = await aTill(lang);
  await page.keyboard.press("F8");
  await page.getByText(t.nothingToPrint).waitFor();
});

test("Escape closes the calendar, then asks before it clears the form, then closes the question", async () => {
  const { page, t } = await aTill("en");
  const question = page.getByRole("alertdialog", { name: t.clearTitle });
  const calendar = page.getByRole("dialog", { name: dateText.en.calendar });
  await page.getByLabel(t.phone).fill("0912");
  await page.getByLabel(t.date).press("ArrowDown");
  await calendar.waitFor();

  await page.keyboard.press("Escape");
  await calendar.waitFor({ state: "hidden" });
  expect(await question.count()).toBe(0);

  await page.keyboard.press("Escape");
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  expect(await page.getByLabel(t.phone).inputValue()).toBe("0912");
});

test.each(flowLangs())("%s: the error of the amount to return stays until the amount is changed", async (lang) => {
  const { page, t } = await aTill(lang);
  const r = reversalText[lang];
  await recordReceipt(page, lang, { number: "RET-1" });
  await page.getByRole("button", { name: t.returnOf.replace("{{number}}", "RET-1") }).click();
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel(r.amount);
  const isInvalid = () => amount.getAttribute("aria-invalid");
  await amount.fill("9000000");
  await dialog.locator('[name=amount][aria-invalid="true"]').waitFor();
  await dialog.getByRole("button", { name: r.returnSubmit, exact: true }).click();
  await dialog.locator('[name=reason][aria-invalid="true"]').waitFor();
  expect(await isInvalid()).toBe("true");

  await amount.fill("1000000");
  expect(await isInvalid()).toBe("false");
});

test("a correction of a rejected receipt removes it from the queue, also after a reload", async () => {
  const { app, page, t, q, store } = await aTill("en");
  const [phone, nationalCode] = [aPhone(), aNationalCode()];
  await recordReceipt(page, "en", { number: "ON-1", phone, nationalCode });
  await page.getByText(t.created, { exact: true }).waitFor();
  await disconnect(page, "en");
  // The phone belongs to another national code.
  await recordReceipt(page, "en", { number: "OFF-1", phone });
  await page.getByRole("heading", { name: t.queued }).waitFor();
  await page.context().setOffline(false);
  const attention = page.getByRole("button", { name: "1 receipt needs your attention" });
  await attention.click({ timeout: 20_000 });
  await page.getByRole("button", { name: q.edit }).click();

  await page.reload();
  await attention.waitFor();
  expect(await page.getByLabel(t.receiptId, { exact: true }).inputValue()).toBe("OFF-1");
  await page.getByLabel(t.nationalCode).fill(nationalCode);
  await page.getByRole("button", { name: t.create, exact: true }).click();
  await page.getByRole("button", { name: t.recordAnyway }).click();
  await attention.waitFor({ state: "detached" });
  expect(
    await app.sql("select receipt_number as number from receipts where store_id = $1 order by 1", [store.id]),
  ).toEqual([{ number: "OFF-1" }, { number: "ON-1" }]);
});

test("sending a rejected receipt again and removing it leave the focus in the dialog", async () => {
  const { page, t, q } = await aTill("en");
  await recordReceipt(page, "en", { number: "AGAIN-1" });
  await page.getByText(t.created, { exact: true }).waitFor();
  await disconnect(page, "en");
  await recordReceipt(page, "en", { number: "AGAIN-1" });
  await page.getByRole("heading", { name: t.queued }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "1 receipt needs your attention" }).click({ timeout: 20_000 });
  const dialog = page.getByRole("dialog");
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));

  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: q.sendAgain }).click();
  await dialog.getByText(q.provisional).waitFor();
  expect(await hasFocus()).toBe(true);
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: q.remove }).click({ timeout: 20_000 });
  await page.getByRole("alertdialog").getByRole("button", { name: q.remove }).click();
  await dialog.getByText(q.empty).waitFor();
  expect(await hasFocus()).toBe(true);
});

test.each(flowLangs())(
  "%s: closing a shift names the receipts that are not sent; its error ends with its cause",
  async (lang) => {
    const { page, t } = await aTill(lang);
    const close = page.getByRole("button", { name: t.closeShift });
    await close.waitFor();
    await disconnect(page, lang);
    await recordReceipt(page, lang, { number: "OFF-1" });
    await page.getByRole("heading", { name: t.queued }).waitFor();
    await close.click();
    const question = page.getByRole("alertdialog");
    await question.getByText(t.closeShiftUnsent_one.replace("{{number}}", lang === "fa" ? "۱" : "1")).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole("button", { name: t.closeShift }).click();
    const error = page.getByRole("alert").filter({ hasText: sharedText[lang].networkError });
    await error.waitFor();

    await page.context().setOffline(false);
    await error.waitFor({ state: "detached", timeout: 20_000 });
    await page.getByRole("heading", { name: t.queued }).waitFor({ state: "detached" });
    await close.click();
    await question.waitFor();
    expect(await question.innerText()).not.toContain(lang === "fa" ? "ارسال نشده" : "been sent");
    await question.getByRole("button", { name: t.closeShift }).click();
    await page.getByRole("heading", { name: t.shiftSummary }).waitFor();
  },
);

test.each(flowLangs())("%s: a receipt that the server rejects leaves the focus in the form", async (lang) => {
  const { page, t } = await aTill(lang);
  const phone = aPhone();
  await recordReceipt(page, lang, { number: "REJ-1", phone });
  await page.getByText(t.created, { exact: true }).waitFor();
  // The phone belongs to another national code.
  await recordReceipt(page, lang, { number: "REJ-2", phone });
  await page.getByText(t.problemTitle).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest("form") !== null)).toBe(true);
});
