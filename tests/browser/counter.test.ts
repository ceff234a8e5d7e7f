import { randomUUID } from "node:crypto";
import { generate } from "otplib";
import type { Page } from "playwright-core";
import { counterText } from "../support/counter-text";
import { reversalText } from "../../client/features/receipts/reversal.text";
import { lookupText } from "../../client/features/lookup/lookup.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { newTotpSecret } from "../../server/kit/crypto/totp";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aNationalCode, aPhone, aReceipt, aStore, aUser, PASSWORD, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";
import { PERSON_GAPS, sendKeys } from "../support/scanner";

const stage = useStage();
const flowLangs = flowLanguages();

/** Keys slower than a scanner sends them. */
const HUMAN = { delay: 45 };

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
  "%s: a clerk signs in with a second factor and records a receipt, and its customer finds the same codes",
  async (lang) => {
    const { app, visit } = stage();
    const secret = newTotpSecret();
    const clerk = await aUser(app, { totpSecret: secret });
    // With a second store none is preselected.
    await aStore(app);
    const store = await aStore(app, { storeType: 2 });
    const [phone, nationalCode] = [aPhone(), aNationalCode()];
    const t = counterText[lang];

    const counter = await visit("/counter", { lang });
    await signInWithCode(counter, lang, clerk.username, secret);
    await counter.getByLabel(t.phone).fill(phone);
    await counter.getByLabel(t.nationalCode).fill(nationalCode);
    await counter.getByRole("textbox", { name: new RegExp(`^${t.firstName}( \\(|$)`) }).fill("سارا");
    await counter.getByRole("textbox", { name: new RegExp(`^${t.lastName}( \\(|$)`) }).fill("کریمی");
    await counter.getByLabel(t.receiptId, { exact: true }).fill(lang === "fa" ? "R-۱۰۰۱" : "R-1002");
    await counter.getByText(t.estimateHelp).waitFor();
    await counter.getByLabel(t.amount).fill("3500000");
    expect(await counter.getByLabel(t.amount).inputValue()).toBe("3,500,000");
    await counter.getByText(t.estimateStore).waitFor();
    await counter.getByLabel(t.store, { exact: true }).selectOption(store.id);
    await counter.getByRole("button", { name: t.create, exact: true }).click();
    await counter.getByText(t.created).waitFor();

    const [stored] = await app.sql<{ codes: string[]; customerId: string }>(
      `select r.customer_id as "customerId", array(select k.code from lottery_codes k where k.receipt_id = r.id order by k.ordinal) as codes
     from receipts r where r.receipt_key like 'R-100_' and r.store_id = $1`,
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
    expect(found).toContain(lang === "fa" ? "R-1001" : "R-1002");

    await customer.getByRole("button", { name: lookupLabels.copyCode.replace("{{code}}", shown[0] ?? "") }).click();
    await customer.getByText(lookupLabels.copied).waitFor();
    expect(await app.doctor()).toBe("");
  },
);

async function signInByKeyboard(page: Page, lang: Lang, username: string): Promise<void> {
  const t = counterText[lang];
  await page.getByLabel(t.username).focus();
  await page.keyboard.type(username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
}

const focused = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction((field) => document.activeElement?.getAttribute("name") === field, name);

test.each(flowLangs())(
  "%s: five receipts take at most 40 keystrokes each, without a mouse and without arrows",
  async (lang) => {
    const { app, visit } = stage();
    const clerk = await aUser(app);
    const store = await aStore(app, { storeName: `Keyboard ${lang}`, storeType: 1 });
    await aStore(app);
    const t = counterText[lang];
    const page = await visit("/counter", { lang });
    await signInByKeyboard(page, lang, clerk.username);

    // The store is selected once; the till remembers it.
    await focused(page, "storeId");
    await page.locator("option", { hasText: `Keyboard ${lang}` }).waitFor({ state: "attached" });
    // A pause inside the name must not turn its end into a scan.
    await page.keyboard.type("Key", HUMAN);
    await page.waitForTimeout(300);
    await page.keyboard.type(`board ${lang}`, HUMAN);
    await page.keyboard.press("Enter");
    await focused(page, "customerPhone");
    const numbers = [1, 2, 3, 4, 5].map((n) => `${lang.toUpperCase()}-10${n}`);
    const counts: number[] = [];
    for (const number of numbers) {
      let keys = 0;
      const type = async (text: string) => {
        keys += text.length + 1;
        await page.keyboard.type(text, HUMAN);
        await page.keyboard.press("Enter");
      };
      await type(aPhone());
      await focused(page, "customerNationalCode");
      await type(aNationalCode());
      await focused(page, "receiptId");
      await type(number);
      await focused(page, "purchaseAmount");
      await type("2500000");
      await page.getByRole("status").filter({ hasText: number }).waitFor({ state: "attached" });
      await focused(page, "customerPhone");
      counts.push(keys);
    }

    expect(counts).toEqual([38, 38, 38, 38, 38]);
    const stored = await app.sql<{ number: string; store: string }>(
      "select r.receipt_number as number, r.store_id as store from receipts r where r.created_by = $1 order by r.created_at",
      [clerk.id],
    );
    expect(stored).toEqual(numbers.map((number) => ({ number, store: store.id })));
    // The form stays ready beside the result and the latest receipts.
    expect(await page.getByText(t.created).isVisible()).toBe(true);
    const latest = page.getByRole("region", { name: t.latest }).getByRole("listitem");
    await latest.nth(4).waitFor();
    expect(await latest.count()).toBe(5);
    expect(await latest.first().innerText()).toContain(`${lang.toUpperCase()}-105`);
    // One way to sign out, in the header; the button of the form is inside its card.
    const signOut = page.getByRole("button", { name: sharedText[lang].signOut, exact: true });
    expect([await signOut.count(), await page.getByRole("banner").locator(signOut).count()]).toEqual([1, 1]);
    expect(await page.locator("section form").getByRole("button", { name: t.create, exact: true }).count()).toBe(1);
  },
);

/** The keys of a scanner, faster than a loaded machine types them. */
const scan = (page: Page, text: string): Promise<void> =>
  page.evaluate((keys) => {
    for (const key of [...keys, "Enter"]) {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
  }, text);

test("a scanned number fills its field and submits nothing; a held Enter moves one field", async () => {
  const { app, visit } = stage();
  const clerk = await aUser(app);
  const store = await aStore(app);
  const t = counterText.en;
  const page = await visit("/counter", { lang: "en" });
  await signInByKeyboard(page, "en", clerk.username);
  await page.getByLabel(t.store, { exact: true }).selectOption(store.id);
  await page.getByLabel(t.phone).fill(aPhone());
  await page.getByLabel(t.nationalCode).fill(aNationalCode());
  await page.getByLabel(t.amount).fill("2000000");

  await page.getByLabel(t.phone).focus();
  await scan(page, "SCAN-77");
  expect(await page.getByLabel(t.receiptId, { exact: true }).inputValue()).toBe("SCAN-77");
  expect(await app.sql("select 1 from receipts r where r.receipt_key = 'SCAN-77'")).toHaveLength(0);

  await page.keyboard.press("Control+Enter");
  await page.getByText(t.created).waitFor();
  await focused(page, "customerPhone");
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await focused(page, "customerNationalCode");
  expect(await app.sql("select 1 from receipts r where r.receipt_key = 'SCAN-77'")).toHaveLength(1);
});

/** A till with a selected store, signed in. */
async function aTill(lang: Lang, { width = 1440, touch = false } = {}) {
  const on = stage();
  const { token, user } = await signedIn(on.app, "counter");
  const store = await aStore(on.app, { storeType: 1 });
  const page = await on.visit("/counter", { lang, width, token, touch });
  const t = counterText[lang];
  await page.getByLabel(t.store, { exact: true }).selectOption(store.id);
  const fill = async (values: { phone?: string; code?: string; number?: string; amount?: string } = {}) => {
    await page.getByLabel(t.phone).fill(values.phone ?? aPhone());
    await page.getByLabel(t.nationalCode).fill(values.code ?? aNationalCode());
    await page.getByLabel(t.receiptId, { exact: true }).fill(values.number ?? `T-${randomUUID().slice(0, 8)}`);
    await page.getByLabel(t.amount).fill(values.amount ?? "3000000");
  };
  const create = () => page.getByRole("button", { name: t.create, exact: true }).click();
  return { ...on, page, t, token, user, store, fill, create };
}

test("a customer's QR code fills phone and national code, with the focus in any field", async () => {
  const { page, t } = await aTill("en");
  for (const field of [t.phone, t.amount]) {
    await page.getByLabel(field).focus();
    await sendKeys(page, "CC1:09123456789:0012345679", { gaps: [12], terminator: "Enter" });
    expect(await page.getByLabel(t.phone).inputValue()).toBe("09123456789");
    expect(await page.getByLabel(t.nationalCode).inputValue()).toBe("0012345679");
    expect(await page.getByLabel(t.amount).inputValue()).toBe("");
    await focused(page, "receiptId");
    await page.getByLabel(t.phone).fill("");
    await page.getByLabel(t.nationalCode).fill("");
  }
});

test("a void at the till shows points and codes before it is confirmed, and the list shows it", async () => {
  const { app, page, t, fill, create } = await aTill("en");
  await fill({ number: "VOID-1" });
  await create();
  await page.getByText(t.created).waitFor();
  await page.getByRole("button", { name: t.voidOf.replace("{{number}}", "VOID-1") }).click();

  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(reversalText.en.reason).fill("wrong amount");
  await dialog.getByText("3 points, 3 codes").waitFor();
  // The keys of the form do not act behind a dialog: F2 would close the card of the receipt.
  await page.keyboard.press("F2");
  expect(await page.getByText(t.created).count()).toBe(1);
  expect(await app.sql("select 1 from receipts where receipt_number = 'VOID-1' and voided_at is not null")).toEqual([]);
  await dialog.getByRole("button", { name: reversalText.en.voidSubmit, exact: true }).click();

  await page.getByText(t.stateVoided, { exact: true }).waitFor();
  // The card with the voided codes and its slip are gone, and the next receipt can be typed.
  expect(await page.getByText(t.created, { exact: true }).count()).toBe(0);
  await focused(page, "customerPhone");
  expect(
    await app.sql("select 1 from receipts where receipt_number = 'VOID-1' and voided_at is not null"),
  ).toHaveLength(1);
});

test("the till remembers its store after a reload, F3 leads to it, and a store that was closed is forgotten", async () => {
  const { app, page, store, t } = await aTill("en");
  await page.reload();
  await focused(page, "customerPhone");
  await page.getByText(store.storeName, { exact: true }).waitFor();
  expect(await page.getByLabel(t.store, { exact: true }).inputValue()).toBe(store.id);

  await page.keyboard.press("F3");
  await focused(page, "storeId");
  await app.sql("update stores set is_active = false, deactivated_at = now() where id = $1", [store.id]);
  await page.reload();
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>("[name=storeId]")?.value === "");
});

test.each(flowLangs())(
  "%s: a known customer shows name, points and last visit; a new one can be named",
  async (lang) => {
    const { app, page, token, t, fill } = await aTill(lang);
    const known = { customer_phone: aPhone(), customer_national_code: aNationalCode() };
    const receipt = aReceipt({ ...known, customer_first_name: "Sara", store_type: 1, purchase_amount: 4_000_000 });
    await app.rest("POST", "/api/receipts/create", receipt, { token });

    await fill({ phone: known.customer_phone, code: known.customer_national_code });
    await page.getByText(t.member).waitFor();
    const panel = await page.getByRole("status").filter({ hasText: t.member }).innerText();
    expect(panel).toContain("Sara");
    expect(panel).toContain(lang === "fa" ? "۴" : "4");
    expect(panel).not.toContain(t.noVisit);
    expect(await page.locator("[name=customerFirstName]").count()).toBe(0);

    const top = async () => (await page.getByLabel(t.receiptId, { exact: true }).boundingBox())?.y;
    const before = await top();
    await page.getByLabel(t.phone).fill(aPhone());
    await page.getByLabel(t.nationalCode).fill(aNationalCode());
    await page.locator("[name=customerFirstName]").waitFor();
    expect(await top()).toBe(before);
  },
);

test.each(flowLangs())("%s: an amount of ten times the usual one needs F9; Enter does not confirm", async (lang) => {
  const { app, page, store, t, fill, create } = await aTill(lang);
  await app.sql(
    `insert into daily_sales (day, store_id, store_type, receipts, voided, gross_toman, voided_toman, net_toman, points, codes)
     values (current_date - 1, $1, 1, 20, 0, 20000000, 0, 20000000, 0, 0)`,
    [store.id],
  );
  await page.reload();
  await focused(page, "customerPhone");
  const recorded = (number: string) => app.sql("select 1 from receipts r where r.receipt_number = $1", [number]);

  await fill({ number: `U-1-${lang}`, amount: "9999999" });
  await create();
  await page.getByText(t.created).waitFor();
  await fill({ number: `U-2-${lang}`, amount: "10000000" });
  await page.getByLabel(t.amount).press("Enter");
  await page.getByText(t.confirmTitle).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await recorded(`U-2-${lang}`)).toHaveLength(0);
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press("F9");
  await page
    .getByRole("status")
    .filter({ hasText: `U-2-${lang}` })
    .waitFor({ state: "attached" });
  expect(await recorded(`U-2-${lang}`)).toHaveLength(1);
  await app.sql("delete from daily_sales d where d.store_id = $1 and d.day = current_date - 1", [store.id]);
});

test("a suspected duplicate requires one confirmation, and can be corrected instead", async () => {
  const { app, page, t, fill, create } = await aTill("en");
  const person = { phone: aPhone(), code: aNationalCode() };
  await fill({ ...person, number: "D-1" });
  await create();
  await page.getByText(t.created).waitFor();

  await fill({ ...person, number: "D-2" });
  await create();
  await page.getByText("under number D-1").waitFor();
  await page.getByRole("button", { name: t.correct }).click();
  expect(await page.getByText(t.confirmTitle).count()).toBe(0);
  await focused(page, "purchaseAmount");
  await create();
  const record = page.getByRole("button", { name: t.recordAnyway });
  await record.waitFor();
  await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: "" }));
  await record.click();
  await page.getByText(t.problemTitle).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.create);
  await page.unroute("**/graphql");
  await create();
  await page.getByRole("status").filter({ hasText: "D-2" }).waitFor({ state: "attached" });

  const stored = await app.sql("select 1 from receipts r where r.receipt_number in ('D-1', 'D-2')");
  expect(stored).toHaveLength(2);
  expect(await app.doctor()).toBe("");
});

interface Printed {
  printed?: number;
}
const countPrints = (page: Page) =>
  page.evaluate(() => {
    const scope = window as unknown as Printed;
    window.print = () => {
      scope.printed = (scope.printed ?? 0) + 1;
    };
  });
const prints = (page: Page) => page.evaluate(() => (window as unknown as Printed).printed ?? 0);
const afterPrint = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("afterprint")));

test.each(LANGS)(
  "%s: the slip has the codes, a QR code and the draws; it can be printed again, and automatically for every receipt",
  async (lang) => {
    const { page, t, fill, create, url } = await aTill(lang);
    await countPrints(page);
    await fill({ number: `P-1-${lang}` });
    await create();
    await page.getByText(t.created).waitFor();

    await page.keyboard.press("F8");
    const slip = page.locator(".roll-sheet");
    await slip.waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    const text = await slip.innerText();
    const box = await slip.boundingBox();
    expect(await page.getByRole("img", { name: t.slipQr }).isVisible()).toBe(true);
    expect(await page.locator("main").isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    expect(text).toContain(`P-1-${lang}`);
    expect(text.match(/[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/g)).toHaveLength(3);
    expect(text).toContain(`${new URL(url).host}/draws`);
    // 80 mm at 96 dots an inch.
    expect(Math.round(box?.width ?? 0)).toBe(302);
    expect(await prints(page)).toBe(1);
    await afterPrint(page);
    await slip.waitFor({ state: "detached" });

    await page.getByRole("button", { name: t.reprintOf.replace("{{number}}", `P-1-${lang}`) }).click();
    await slip.waitFor({ state: "attached" });
    expect(await prints(page)).toBe(2);
    await afterPrint(page);

    await page.getByLabel(t.printAlways).check();
    await page.reload();
    await countPrints(page);
    await fill({ number: `P-2-${lang}` });
    await create();
    await page.waitForFunction(() => (window as unknown as Printed).printed === 1);
  },
);

test.each(flowLangs())("%s: the card has every code in full on demand, and its ids can be copied", async (lang) => {
  const { app, page, t, fill, create } = await aTill(lang);
  await fill({ number: `C-1-${lang}`, amount: "12000000" });
  await create();
  await page.getByText(t.created).waitFor();
  const codes = await app.sql<{ code: string }>(
    `select k.code from lottery_codes k join receipts r on r.id = k.receipt_id
     where r.receipt_number = $1 order by k.ordinal`,
    [`C-1-${lang}`],
  );

  await page.locator("main button[aria-expanded]").click();
  const all = await page.getByRole("region", { name: t.allCodes }).innerText();

  const shown = codes.map(({ code }) => code.replace(/(.{4})(?=.)/g, "$1-"));
  expect(all.split("\n")).toEqual(shown);
  await page.getByRole("button", { name: `${sharedText[lang].copyOf.replace("{{name}}", t.customerId)}` }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: t.another }).click();
  await focused(page, "customerPhone");
  expect(await page.getByText(t.created).count()).toBe(0);
});

test.each(LANGS)(
  "%s: on a phone with a touch screen the result is in view, targets are large and nothing overflows",
  async (lang) => {
    const { page, t, fill, create } = await aTill(lang, { width: 390, touch: true });
    // The code of the date field loads last.
    await page.locator("input[name=purchaseDate]").waitFor();
    const modes = await page
      .locator("form input[inputmode]")
      .evaluateAll((inputs) => inputs.map((input) => [input.getAttribute("name"), input.getAttribute("inputmode")]));
    expect(Object.fromEntries(modes)).toEqual({
      customerPhone: "tel",
      customerNationalCode: "numeric",
      receiptId: "text",
      purchaseAmount: "numeric",
      purchaseDate: "numeric",
    });
    await fill();
    await create();
    await page.getByText(t.created).waitFor();

    await page.waitForFunction(() => document.activeElement?.id === "created");
    const y = (await page.getByText(t.created).boundingBox())?.y ?? -1;
    expect(y >= 0 && y < 900).toBe(true);
    const small = await page
      .locator("main button:visible, main a:visible, main select:visible")
      .evaluateAll((targets) =>
        targets.filter((target) => target.getBoundingClientRect().height < 47.5).map((target) => target.textContent),
      );
    expect(small).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  },
);

test.each(LANGS)("%s: closing the shift shows and prints its summary; another shift starts empty", async (lang) => {
  const { app, page, t, user, fill, create } = await aTill(lang);
  await countPrints(page);
  await fill();
  await create();
  await page.getByText(t.created).waitFor();

  await page.getByRole("button", { name: t.closeShift }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: t.closeShift }).click();
  await page.getByRole("heading", { name: t.shiftSummary }).waitFor();
  const summary = await page.getByRole("region", { name: t.shiftSummary }).innerText();
  expect(summary).toContain(user.fullName);
  expect(summary).toContain(lang === "fa" ? "۳٬۰۰۰٬۰۰۰" : "3,000,000");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: t.printSummary }).click();
  await page.waitForFunction(() => (window as unknown as Printed).printed === 1);
  await afterPrint(page);

  await page.getByRole("button", { name: t.anotherShift }).click();
  await focused(page, "customerPhone");
  await page.getByText(t.shiftSince).waitFor();
  const shifts = await app.sql<{ reason: string | null }>(
    "select h.closed_reason as reason from shifts h where h.user_id = $1 order by h.opened_at",
    [user.id],
  );
  expect(shifts).toEqual([{ reason: "operator" }, { reason: null }]);
});

test.each(flowLangs())(
  "%s: while a receipt is being sent its fields keep their values, and a scan belongs to the next receipt",
  async (lang) => {
    const { page, t, fill, create } = await aTill(lang);
    await fill();
    const phone = await page.getByLabel(t.phone).inputValue();
    let proceed = () => {};
    const isSent = new Promise<void>((sent) => {
      void page.route("**/graphql", async (route) => {
        if (!route.request().postData()?.includes("createReceipt")) return route.continue();
        await new Promise<void>((resolve) => {
          proceed = resolve;
          sent();
        });
        await route.continue();
      });
    });
    await create();
    await isSent;
    await page.getByLabel(t.phone).press("End");
    await sendKeys(page, "912", { gaps: PERSON_GAPS });
    expect(await page.getByLabel(t.phone).inputValue()).toBe(phone);
    const next = { phone: aPhone(), nationalCode: aNationalCode() };
    await sendKeys(page, `CC1:${next.phone}:${next.nationalCode}`, { gaps: [10], terminator: "Enter" });
    expect(await page.getByLabel(t.phone).inputValue()).toBe(phone);

    proceed();
    await page.getByText(t.created).waitFor();
    await focused(page, "receiptId");
    expect(await page.getByLabel(t.phone).inputValue()).toBe(next.phone);
    expect(await page.getByLabel(t.nationalCode).inputValue()).toBe(next.nationalCode);
  },
);
