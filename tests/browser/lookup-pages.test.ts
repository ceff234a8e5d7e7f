import type { Page } from "playwright-core";
import { LOOKUP_ROWS_PER_PAGE } from "../../domain/customers";
import { lookupText } from "../../client/features/lookup/lookup.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aReceipt, signedIn } from "../support/factories";

const stage = useStage();

const PURCHASES = LOOKUP_ROWS_PER_PAGE + 3;

/** A customer with a code for each purchase; the receipt numbers are newest first. */
async function aBuyer() {
  const { app } = stage();
  const { token } = await signedIn(app, "counter");
  const first = aReceipt({ purchase_amount: 1_000_000 });
  const receipts = Array.from({ length: PURCHASES }, (_, index) =>
    aReceipt({
      purchase_amount: 1_000_000,
      customer_phone: first.customer_phone,
      customer_national_code: first.customer_national_code,
      purchase_date: new Date(Date.parse(first.purchase_date) - index * 60_000).toISOString(),
    }),
  );
  for (const receipt of receipts) await app.rest("POST", "/api/receipts/create", receipt, { token });
  return {
    phone: first.customer_phone,
    nationalCode: first.customer_national_code,
    numbers: receipts.map(({ receipt_id: number }) => number),
  };
}

const numbersIn = async (page: Page, name: string): Promise<string[]> =>
  page.getByRole("table", { name }).getByRole("rowgroup").nth(1).locator("bdi").allTextContents();

test.each([
  { lang: "fa", theme: "light", width: 390 },
  { lang: "en", theme: "dark", width: 1440 },
] as const)("$lang $theme $width: codes and purchases are paged apart", async (look) => {
  const t = lookupText[look.lang];
  const next = { name: sharedText[look.lang].next };
  const { phone, nationalCode, numbers } = await aBuyer();
  const page = await stage().visit("/customer", look);
  await page.getByLabel(t.phone, { exact: true }).fill(phone);
  await page.getByLabel(t.nationalCode, { exact: true }).fill(nationalCode);
  await page.getByRole("button", { name: t.submit }).click();
  const codes = page.getByRole("list", { name: t.codes }).getByRole("listitem");
  await codes.first().waitFor();

  expect(await codes.count()).toBe(LOOKUP_ROWS_PER_PAGE);
  expect(await numbersIn(page, t.purchases)).toEqual(numbers.slice(0, LOOKUP_ROWS_PER_PAGE));
  const firstCodes = await codes.allTextContents();

  await page.getByRole("navigation", { name: t.purchasePages }).getByRole("button", next).click();
  await page.getByText(numbers.at(-1) ?? "").waitFor();
  expect(await numbersIn(page, t.purchases)).toEqual(numbers.slice(LOOKUP_ROWS_PER_PAGE));
  expect(await codes.allTextContents()).toEqual(firstCodes);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("purchases");

  await page.getByRole("navigation", { name: t.codePages }).getByRole("button", next).click();
  await page.waitForFunction(() => document.activeElement?.id === "codes");
  expect(await codes.count()).toBe(PURCHASES - LOOKUP_ROWS_PER_PAGE);
  expect(await numbersIn(page, t.purchases)).toEqual(numbers.slice(LOOKUP_ROWS_PER_PAGE));
  expect(await overflowOf(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});
