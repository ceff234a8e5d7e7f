import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { en as landingInEnglish, fa as landing } from "../../client/features/landing/landing.text";
import { publicDrawsText } from "../../client/features/public-draws/public-draws.text";
import { lookupText } from "../../client/features/lookup/lookup.text";
import { LOOKUP_ROWS_PER_PAGE } from "../../domain/customers";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import { openBackOffice } from "../support/back-office";
import { useStage, violationsOf } from "../support/browser";
import { aNationalCode, aPhone, aReceipt, signedIn } from "../support/factories";
import { flowLanguages } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();

interface Pair {
  phone: string;
  nationalCode: string;
}

/** A customer with two pages of codes. */
async function aBuyer(): Promise<Pair> {
  const { app } = stage();
  const { token } = await signedIn(app, "counter");
  const receipt = aReceipt({ purchase_amount: (LOOKUP_ROWS_PER_PAGE + 1) * 1_000_000 });
  await app.rest("POST", "/api/receipts/create", receipt, { token });
  return { phone: receipt.customer_phone, nationalCode: receipt.customer_national_code };
}

async function fillPair(page: Page, lang: Lang, { phone, nationalCode }: Pair): Promise<void> {
  await page.getByLabel(lookupText[lang].phone, { exact: true }).fill(phone);
  await page.getByLabel(lookupText[lang].nationalCode, { exact: true }).fill(nationalCode);
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

test.each(flowLangs())("%s: a failed look-up keeps the focus, and its title is true", async (lang) => {
  const t = lookupText[lang];
  const page = await stage().visit("/customer", { lang });
  const submit = page.getByRole("button", { name: t.submit });
  await fillPair(page, lang, { phone: aPhone(), nationalCode: aNationalCode() });
  await submit.focus();
  await page.keyboard.press("Enter");
  await page.getByText(t.problemTitle).waitFor();
  expect(await focusedText(page)).toBe(t.submit);

  await page.route("**/graphql", (route) => route.abort());
  await page.keyboard.press("Enter");
  await page.getByText(sharedText[lang].networkError).waitFor();
  expect(await page.getByText(t.problemTitle).count()).toBe(0);
  expect(await focusedText(page)).toBe(t.submit);
  expect(await violationsOf(page)).toEqual([]);
});

test("one point of a purchase is in the singular on a phone", async () => {
  const { app } = stage();
  const receipt = aReceipt({ purchase_amount: 1_000_000 });
  await app.rest("POST", "/api/receipts/create", receipt, { token: (await signedIn(app, "counter")).token });
  const page = await stage().visit("/customer", { lang: "en", width: 390 });
  await fillPair(page, "en", { phone: receipt.customer_phone, nationalCode: receipt.customer_national_code });
  await page.getByRole("button", { name: lookupText.en.submit }).click();

  const points = page.getByRole("row").last().getByRole("cell").last();
  await points.waitFor();
  expect(await points.innerText()).toBe("1 point");
});

test("a response that stops in its middle ends as a network error", async () => {
  const t = lookupText.fa;
  const stalled = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"data":');
  }).listen(0, "127.0.0.1");
  await once(stalled, "listening");
  try {
    const page = await stage().visit("/customer", { lang: "fa" });
    await page.clock.install();
    await page.route("**/graphql", (route) =>
      route.continue({ url: `http://127.0.0.1:${(stalled.address() as AddressInfo).port}/` }),
    );
    await fillPair(page, "fa", { phone: aPhone(), nationalCode: aNationalCode() });
    const response = page.waitForResponse((one) => one.status() === 200);
    await page.getByRole("button", { name: t.submit }).click();
    await response;
    await page.clock.runFor(31_000);
    await page.getByText(sharedText.fa.networkError).waitFor();
  } finally {
    stalled.closeAllConnections();
    stalled.close();
  }
});

test.each(flowLangs())("%s: a late page does not show a customer again that was left", async (lang) => {
  const t = lookupText[lang];
  const page = await stage().visit("/customer", { lang });
  await fillPair(page, lang, await aBuyer());
  await page.getByRole("button", { name: t.submit }).click();
  const codes = page.getByRole("navigation", { name: t.codePages });
  await codes.waitFor();
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/graphql", async (route) => {
    await isHeld;
    await route.continue();
  });
  const response = page.waitForResponse("**/graphql");
  await codes.getByRole("button", { name: sharedText[lang].next }).click();
  await page.getByRole("button", { name: t.another }).click();
  expect(await focusedName(page)).toBe("phone");
  release();
  await (await response).finished();

  await fillPair(page, lang, { phone: aPhone(), nationalCode: aNationalCode() });
  await page.getByRole("button", { name: t.submit }).click();
  await page.getByText(t.problemTitle).waitFor();
  expect(await page.getByRole("region", { name: t.codes }).count()).toBe(0);
});

test("a pair from the festival page is still in the form when its look-up fails", async () => {
  const t = lookupText.fa;
  const pair = await aBuyer();
  const page = await stage().visit("/", { lang: "fa" });
  const card = page.locator("#my-stars");
  await card.getByLabel(landing.phone).fill(pair.phone);
  await card.getByLabel(landing.nationalCode).fill(pair.nationalCode);
  await card.getByRole("button", { name: landing.lookup }).click();
  await card.getByRole("link", { name: landing.allCodes }).waitFor();
  await page.route("**/graphql", (route) => route.abort());
  await card.getByRole("link", { name: landing.allCodes }).click();
  await page.getByText(sharedText.fa.networkError).waitFor();
  expect(await page.getByLabel(t.phone, { exact: true }).inputValue()).toBe(pair.phone);
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: t.submit }).click();
  await page.getByRole("region", { name: t.codes }).waitFor();
});

test("the look-up of the festival page keeps the focus after a failure and for another search", async () => {
  const pair = await aBuyer();
  const page = await stage().visit("/", { lang: "fa" });
  await page.waitForLoadState("networkidle");
  const card = page.locator("#my-stars");
  const fill = async ({ phone, nationalCode }: Pair) => {
    await card.getByLabel(landing.phone).fill(phone);
    await card.getByLabel(landing.nationalCode).fill(nationalCode);
    await card.getByRole("button", { name: landing.lookup }).focus();
    await page.keyboard.press("Enter");
  };
  await fill({ phone: aPhone(), nationalCode: aNationalCode() });
  await card.getByText(landing.notFound).waitFor();
  expect(await focusedText(page)).toBe(landing.lookup);

  await fill(pair);
  await card.getByRole("button", { name: landing.again }).click();
  expect(await focusedName(page)).toBe("phone");
});

test("a customer opened in a new tab is not shown to the next visitor of this tab", async () => {
  const page = await stage().visit("/", { lang: "fa" });
  await page.waitForLoadState("networkidle");
  const { phone, nationalCode } = await aBuyer();
  const card = page.locator("#my-stars");
  await card.getByLabel(landing.phone).fill(phone);
  await card.getByLabel(landing.nationalCode).fill(nationalCode);
  await card.getByRole("button", { name: landing.lookup }).click();
  const opened = page.context().waitForEvent("page");
  await card.getByRole("link", { name: landing.allCodes }).click({ modifiers: ["Control"] });
  await (await opened).close();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(phone);
});

test.each([
  { path: "/", browser: "en", shown: "fa", link: landing.club },
  { path: "/?lang=en", browser: "fa", shown: "en", link: landingInEnglish.club },
  { path: "/draws", browser: "en", shown: "fa", link: publicDrawsText.fa.myCodes },
  { path: "/draws?lang=en", browser: "fa", shown: "en", link: publicDrawsText.en.myCodes },
] as const)("a link of $path opens the club in its language in a browser of $browser", async (example) => {
  const page = await stage().visit(example.path, { lang: example.browser });

  await page.getByRole("contentinfo").getByRole("link", { name: example.link, exact: true }).click();
  await page.waitForURL(/\/(MVP|customer)/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(example.shown);
  // It is no choice: open tabs of the club keep their language.
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
});

test("the look-up opens in the language that was chosen on the festival page", async () => {
  const page = await stage().visit("/", { lang: "fa" });
  await page.waitForLoadState("networkidle");
  await page.locator("a.language").click();
  await page.waitForURL("**/?lang=en");

  await page.goto(`${stage().url}/customer`);
  await page.getByText(lookupText.en.submit).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
});

test("a look-up needs no sign-in after the session of the till has ended", async () => {
  const t = lookupText.en;
  const pair = await aBuyer();
  const page = await openBackOffice(stage(), "/customer", "counter", { lang: "en" });
  await stage().app.sql("update sessions set revoked_at = now() where revoked_at is null");

  await fillPair(page, "en", pair);
  await page.getByRole("button", { name: t.submit }).click();

  await page.getByRole("region", { name: t.codes }).waitFor();
  expect(await page.getByText(ERRORS.UNAUTHENTICATED.en).count()).toBe(0);
});
