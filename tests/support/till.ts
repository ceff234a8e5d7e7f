import type { Page } from "playwright-core";
import type { Lang } from "../../domain/errors/error-catalogue";
import { counterText } from "./counter-text";
import { aNationalCode, aPhone } from "./factories";

interface Purchase {
  number: string;
  phone?: string;
  nationalCode?: string;
}

/** Fills and submits the form; two million Toman in a store of type 1 earn two points. */
export async function recordReceipt(
  page: Page,
  lang: Lang,
  { number, phone = aPhone(), nationalCode = aNationalCode() }: Purchase,
): Promise<void> {
  const t = counterText[lang];
  await page.getByLabel(t.phone).fill(phone);
  await page.getByLabel(t.nationalCode).fill(nationalCode);
  await page.getByLabel(t.receiptId, { exact: true }).fill(number);
  await page.getByLabel(t.amount).fill("2000000");
  await page.getByRole("button", { name: t.create, exact: true }).click();
}
