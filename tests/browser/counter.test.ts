import { generate } from "otplib";
import type { Page } from "playwright-core";
import { counterText } from "../../client/features/counter/counter.text";
import { lookupText } from "../../client/features/lookup/lookup.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { newTotpSecret } from "../../server/kit/crypto/totp";
import { useStage } from "../support/browser";
import { aNationalCode, aPhone, aStore, aUser, PASSWORD } from "../support/factories";

const stage = useStage();

/** Keys slower than a scanner sends them. */
const HUMAN = { delay: 45 };
const LANGS: Lang[] = ["fa", "en"];

async function signInWithCode(page: Page, lang: Lang, username: string, secret: string): Promise<void> {
  const t = counterText[lang];
  await page.getByLabel(t.username).fill(username);
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t.login, exact: true }).click();
  await page.getByText(t.totpHelp).waitFor();
  expect(await page.getByLabel(t.username).isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: t.otherAccount }).isVisible()).toBe(true);

  await page.getByLabel(t.totp).fill("000000");
  await page.getByRole("button", { name: t.verify }).click();
  await page.getByRole("alert").first().waitFor();
  expect(await page.getByLabel(t.totp).inputValue()).toBe("");

  await page.getByLabel(t.totp).fill(await generate({ secret }));
  await page.getByRole("button", { name: t.verify }).click();
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
}

test.each(LANGS)(
  "%s: a clerk signs in with a second factor and records a receipt, its customer finds the same codes",
  async (lang) => {
    const { app, visit } = stage();
    const secret = newTotpSecret();
    const clerk = await aUser(app, { totpSecret: secret });
    const store = await aStore(app, { storeType: 2 });
    const [phone, nationalCode] = [aPhone(), aNationalCode()];
    const t = counterText[lang];

    const counter = await visit("/counter", { lang });
    await signInWithCode(counter, lang, clerk.username, secret);
    await counter.getByLabel(t.phone).fill(phone);
    await counter.getByLabel(t.nationalCode).fill(nationalCode);
    await counter.getByRole("textbox", { name: new RegExp(`^${t.firstName}( \\(|$)`) }).fill("سارا");
    await counter.getByRole("textbox", { name: new RegExp(`^${t.lastName}( \\(|$)`) }).fill("کریمی");
    await counter.getByLabel(t.receiptId, { exact: true }).fill("R-۱۰۰۱");
    await counter.getByLabel(t.store, { exact: true }).selectOption(store.id);
    await counter.getByLabel(t.amount).fill("3500000");
    expect(await counter.getByLabel(t.amount).inputValue()).toBe("3,500,000");
    await counter.getByRole("button", { name: t.create, exact: true }).click();
    await counter.getByText(t.created).waitFor();

    const [stored] = await app.sql<{ codes: string[]; customerId: string }>(
      `select r.customer_id as "customerId", array(select k.code from lottery_codes k where k.receipt_id = r.id order by k.ordinal) as codes
     from receipts r where r.receipt_key = 'R-1001' and r.store_id = $1`,
      [store.id],
    );
    expect(stored?.codes).toHaveLength(7);
    const shown = stored?.codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-")) ?? [];
    const card = (await counter.locator("main").innerText()).replaceAll("\u2068", "").replaceAll("\u2069", "");
    for (const code of shown.slice(0, 3)) expect(card).toContain(`${code.slice(0, 16)}…`);
    expect(card).not.toContain(shown[3]?.slice(0, 16));
    expect(card).toContain(stored?.customerId ?? "none");

    const lookupLabels = lookupText[lang];
    const customer = await visit("/customer", { lang, width: 390 });
    expect(await customer.getByRole("button", { name: lookupLabels.submit }).isDisabled()).toBe(true);
    await customer
      .getByLabel(lookupLabels.phone)
      .fill(phone.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit))));
    await customer.getByLabel(lookupLabels.nationalCode).fill(nationalCode);
    await customer.getByRole("button", { name: lookupLabels.submit }).click();
    await customer.getByText(lookupLabels.welcome.replace("{{name}}", "سارا کریمی")).waitFor();
    const found = await customer.locator("main").innerText();
    for (const code of shown) expect(found).toContain(code);
    expect(found).toContain("R-1001");

    await customer.getByRole("button", { name: lookupLabels.copyCode.replace("{{code}}", shown[0] ?? "") }).click();
    await customer.getByText(lookupLabels.copied).waitFor();
    expect(await app.doctor()).toBe("");
  },
);

test("a receipt is made by the keyboard alone: the scanner fills its field, only Ctrl+Enter submits", async () => {
  const { app, visit } = stage();
  const clerk = await aUser(app);
  await aStore(app, { storeName: "Keyboard store" });
  const [phone, nationalCode] = [aPhone(), aNationalCode()];
  const t = counterText.en;

  const page = await visit("/counter", { lang: "en" });
  await page.getByLabel(t.username).focus();
  await page.keyboard.type(clerk.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "receiptId");

  await page.keyboard.type("SCAN-77\n", { delay: 1 });
  expect(await page.getByLabel(t.receiptId, { exact: true }).inputValue()).toBe("SCAN-77");
  await page.getByLabel(t.phone).focus();
  await page.keyboard.type(phone, HUMAN);
  await page.keyboard.press("Enter");
  await page.keyboard.type(nationalCode, HUMAN);
  await page.getByLabel(t.store, { exact: true }).focus();
  await page.keyboard.type("Keyboard");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2000000", HUMAN);
  await page.keyboard.press("Enter");
  expect(await app.sql("select 1 from receipts r where r.receipt_key = 'SCAN-77'")).toHaveLength(0);
  await page.keyboard.press("Control+Enter");
  await page.getByText(t.created).waitFor();

  expect(await app.sql("select 1 from receipts r where r.receipt_key = 'SCAN-77'")).toHaveLength(1);
});
