import type { Locator, Page } from "playwright-core";
import { sessionText } from "../../client/app/session.text";
import { accountText } from "../../client/features/account/account.text";
import { secondFactorText } from "../../client/features/account/second-factor.text";
import { bulkActionsText } from "../../client/features/bulk-actions/bulk-actions.text";
import { importExportText } from "../../client/features/imports/import-export.text";
import { itemsText } from "../../client/features/items/items.text";
import { siteText } from "../../client/features/site/site.text";
import { storesText } from "../../client/features/stores/stores.text";
import { gridText } from "../../client/kit/grid/grid.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { focusOn, openBackOffice, tabTo } from "../support/back-office";
import { whileBlocked } from "../support/blocked-table";
import { LOOKS, overflowOf, useStage, violationsOf } from "../support/browser";
import { counterText } from "../support/counter-text";
import { aNationalCode, aPhone, aStore, aUser, PASSWORD } from "../support/factories";
import { flowLanguages } from "../support/languages";
import { eventually } from "../support/server-process";
import { codeAt, SECRET } from "../support/sign-in";

const stage = useStage({ REQUIRE_2FA_ROLES: "manager" });
const flowLangs = flowLanguages();
const STORES = "/admin/stores";
const OTHER_PASSWORD = "a longer password of three words";
const WAIT_MS = 10_000;

const { en } = counterText;
const lock = (page: Page, lang: Lang = "en") => page.getByRole("alertdialog", { name: sessionText[lang].title });
const revokeAll = () => stage().app.sql("update sessions set revoked_at = now() where revoked_at is null");
const storesNamed = (name: string) => stage().app.sql("select address from stores where store_name = $1", [name]);

/** The name of the user of a page. */
const usernameOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("auth_user") ?? "") as { username: string }).username);

/** Signs in again in the dialog, where the user is fixed. */
async function signInAgain(page: Page, lang: Lang = "en", password = PASSWORD): Promise<void> {
  await lock(page, lang).getByLabel(counterText[lang].password, { exact: true }).fill(password);
  await lock(page, lang).getByRole("button", { name: counterText[lang].login, exact: true }).click();
}

/** Signs in at the counter. */
async function signInAs(page: Page, username: string): Promise<void> {
  await page.getByLabel(en.area).selectOption("Admin");
  await page.getByLabel(en.username).fill(username);
  await page.getByLabel(en.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: en.login, exact: true }).click();
}

/** Fills the form of a new store. */
async function fillStore(page: Page, name: string, lang: Lang = "en"): Promise<void> {
  const t = storesText[lang];
  await page.getByRole("button", { name: t.create }).first().click();
  const form = page.getByRole("dialog", { name: t.createTitle });
  await form.getByLabel(t.storeName, { exact: true }).fill(name);
  await form.getByLabel(t.storeType, { exact: true }).selectOption("2");
  await form.getByLabel(t.nameOfManager).fill("Nora Manager");
  await form.getByLabel(t.address).fill("12 Garden Street");
}

const submitStore = (page: Page, lang: Lang = "en") =>
  page.getByRole("dialog").getByRole("button", { name: storesText[lang].submitCreate }).click();

/** A page with a filled form of a new store, whose session has expired. */
async function expiredForm(name: string): Promise<Page> {
  const page = await openBackOffice(stage(), STORES, "admin", { lang: "en" });
  await fillStore(page, name);
  await revokeAll();
  await submitStore(page);
  await lock(page).waitFor();
  return page;
}

test.each(LOOKS)(
  "$lang $theme $width px: an expired session hides the screen, and signing in brings the form back",
  async ({ lang, theme, width }) => {
    const t = storesText[lang];
    const name = `Lantern ${lang} ${theme}`;
    const known = await aStore(stage().app);
    const page = await openBackOffice(stage(), STORES, "admin", { lang, theme, width });
    await page.getByText(known.storeName).first().waitFor();
    await fillStore(page, name, lang);
    await revokeAll();
    await submitStore(page, lang);

    await focusOn(lock(page, lang).getByLabel(counterText[lang].password, { exact: true }));
    expect(await page.getByText(known.storeName).first().isVisible()).toBe(false);
    expect(await page.locator("[role=dialog]").isVisible()).toBe(false);
    expect(await lock(page, lang).getByLabel(counterText[lang].username).inputValue()).toBe(await usernameOf(page));
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);

    await signInAgain(page, lang);
    await lock(page, lang).waitFor({ state: "detached" });
    const form = page.getByRole("dialog", { name: t.createTitle });
    await form.getByText(sharedText[lang].interrupted).waitFor();
    expect(await form.getByLabel(t.storeName, { exact: true }).inputValue()).toBe(name);
    expect(await form.getByLabel(t.storeType, { exact: true }).inputValue()).toBe("2");
    expect(await form.getByLabel(t.nameOfManager).inputValue()).toBe("Nora Manager");
    expect(await storesNamed(name)).toEqual([]);
    await focusOn(form.getByRole("button", { name: t.submitCreate }));

    await submitStore(page, lang);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await storesNamed(name)).toEqual([{ address: "12 Garden Street" }]);
  },
);

test.each(flowLangs())("%s: a page's form keeps its content and is saved once", async (lang) => {
  const t = siteText[lang];
  const page = await openBackOffice(stage(), "/admin/site", "admin", { lang });
  const versions = () => stage().app.sql("select 1 from site_versions");
  const before = (await versions()).length;
  const mall = page.getByLabel(t.en.replace(/\{\{\w+\}\}/, t.mall));
  await mall.fill("Lantern Mall");
  await revokeAll();
  await page.getByRole("button", { name: t.save }).click();
  await signInAgain(page, lang);
  await lock(page, lang).waitFor({ state: "detached" });

  expect(await mall.inputValue()).toBe("Lantern Mall");
  expect(await versions()).toHaveLength(before);
  await page.getByRole("button", { name: t.save }).click();
  await page.getByText(t.saved).waitFor();
  expect(await versions()).toHaveLength(before + 1);
});

test("the form of an item keeps its content", async () => {
  const t = itemsText.en;
  const page = await openBackOffice(stage(), STORES, "admin", { lang: "en" });
  await page.goto(`${stage().url}/items`);
  await page.getByRole("button", { name: t.add }).first().click();
  const form = page.getByRole("form", { name: t.formTitle });
  await form.getByLabel(t.itemTitle).fill("Order paper rolls");
  await revokeAll();
  await form.getByRole("button", { name: t.save }).click();
  await signInAgain(page);
  await lock(page).waitFor({ state: "detached" });

  expect(await form.getByLabel(t.itemTitle).inputValue()).toBe("Order paper rolls");
  await form.getByRole("button", { name: t.save }).click();
  await page.getByText(t.added).waitFor();
  expect(await stage().app.sql("select title from items")).toEqual([{ title: "Order paper rolls" }]);
});

test("an import that runs while the session expires shows its result after signing in", async () => {
  const t = importExportText.en;
  const page = await openBackOffice(stage(), "/admin/import-export?tab=import", "admin", { lang: "en" });
  const table = `first_name,last_name,phone_number,national_code\nLena,Karimi,${aPhone()},${aNationalCode()}`;
  await page.getByLabel(t.entity).selectOption("CUSTOMERS");
  await page
    .getByLabel(t.file, { exact: true })
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await page.getByRole("button", { name: t.importData }).click();
  const store = page.getByRole("button", { name: t.importValid.replace("{{count}}", "1") });
  await store.waitFor();
  await whileBlocked(stage().app, "customers", async () => {
    await store.click();
    await page.getByRole("progressbar", { name: t.running }).waitFor();
    await revokeAll();
    await signInAgain(page);
    await lock(page).waitFor({ state: "detached" });
    await page.getByRole("progressbar", { name: t.running }).waitFor();
  });

  await page.getByRole("heading", { name: t.resultTitle, exact: true }).waitFor();
  expect(await stage().app.sql("select 1 from customers where first_name = 'Lena'")).toHaveLength(1);
});

test("a bulk action that runs while the session expires shows its result after signing in", async () => {
  const t = bulkActionsText.en;
  const { id } = await aStore(stage().app, { storeName: "Harbour Books" });
  const page = await openBackOffice(stage(), `${STORES}?search=harbour`, "admin", { lang: "en" });
  await page.getByLabel(gridText.en.selectPage).check();
  await page.getByRole("region", { name: t.bar }).getByRole("button", { name: t.DISABLE_STORES }).click();
  const dialog = page.getByRole("dialog", { name: t.DISABLE_STORES });
  await whileBlocked(stage().app, "stores", async () => {
    await dialog.getByRole("button", { name: t.start }).click();
    await dialog.getByText(t.running.replace("{{processed}}", "0").replace("{{total}}", "1")).waitFor();
    await revokeAll();
    await signInAgain(page);
    await lock(page).waitFor({ state: "detached" });
  });

  await dialog.getByText(t.complete.replace("{{done}}", "1").replace("{{skipped}}", "0")).waitFor();
  expect(await stage().app.sql("select is_active from stores where id = $1", [id])).toEqual([{ is_active: false }]);
});

test("a query of an expired session is sent again after signing in, and no other request meanwhile", async () => {
  const { storeName } = await aStore(stage().app, { storeName: "Copper Lane" });
  const page = await openBackOffice(stage(), STORES, "admin", { lang: "en" });
  await page.getByText(storeName).first().waitFor();
  await revokeAll();
  await page.getByLabel(storesText.en.search).fill("Copper");
  await page.keyboard.press("Enter");
  await lock(page).waitFor();
  let requests = 0;
  page.on("request", (request) => (requests += request.url().endsWith("/graphql") ? 1 : 0));

  await lock(page).getByLabel(en.password, { exact: true }).fill("not the password");
  await page.keyboard.press("Enter");
  await lock(page).getByRole("alert").waitFor();
  expect(requests).toBe(1);
  await signInAgain(page);
  await lock(page).waitFor({ state: "detached" });

  await page.getByRole("main").getByText(storeName).first().waitFor();
  expect(await page.getByLabel(storesText.en.search).inputValue()).toBe("Copper");
  expect(await page.getByText(storesText.en.loadFailed).count()).toBe(0);
});

test("the keyboard stays in the dialog, and Escape does not close it", async () => {
  const page = await expiredForm("Lantern Keys");
  const password = lock(page).getByLabel(en.password, { exact: true });
  await focusOn(password);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+K");
  await tabTo(page, lock(page).getByRole("button", { name: sessionText.en.leave }), 10);
  await tabTo(page, password, 10);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await lock(page).waitFor({ state: "detached" });

  expect(await page.getByRole("dialog").count()).toBe(1);
  await focusOn(page.getByRole("button", { name: storesText.en.submitCreate }));
});

test("leaving discards the form, and another user sees nothing of it", async () => {
  const page = await expiredForm("Lantern Left");
  const first = await usernameOf(page);
  const other = await aUser(stage().app, { role: "admin" });

  await lock(page).getByRole("button", { name: sessionText.en.leave }).click();
  await page.waitForURL("**/counter");
  expect(await page.evaluate(() => localStorage.getItem("auth_user"))).toBeNull();
  await signInAs(page, other.username);
  await page.waitForURL(`**${STORES}`);
  await page.getByText(`Person ${other.username}`).first().waitFor();

  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await page.getByText(`Person ${first}`).count()).toBe(0);
  await page.getByRole("button", { name: storesText.en.create }).click();
  expect(await page.getByLabel(storesText.en.storeName, { exact: true }).inputValue()).toBe("");
  expect(await storesNamed("Lantern Left")).toEqual([]);
});

test("an account with a second factor signs in again with its code", async () => {
  const { visit, app } = stage();
  const { id, username } = await aUser(app, { role: "admin", totpSecret: SECRET });
  const enterCode = async (form: Page | Locator) => {
    await form.getByLabel(en.totp).fill(await codeAt());
    await form.getByRole("button", { name: en.verify }).click();
  };
  const page = await visit(STORES, { lang: "en" });
  await signInAs(page, username);
  await enterCode(page);
  await fillStore(page, "Lantern Code");
  // A code is accepted once.
  await app.sql("update users set totp_last_step = totp_last_step - 2 where id = $1", [id]);
  await revokeAll();
  await submitStore(page);
  await signInAgain(page);
  await enterCode(lock(page));
  await lock(page).waitFor({ state: "detached" });

  await submitStore(page);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await storesNamed("Lantern Code")).toHaveLength(1);
});

test("a second factor that the role requires is set up in the dialog", async () => {
  const { visit, app } = stage();
  const t = secondFactorText.en;
  const { id, username } = await aUser(app, { role: "manager", totpSecret: SECRET });
  const page = await visit(STORES, { lang: "en" });
  await signInAs(page, username);
  await page.getByLabel(en.totp).fill(await codeAt());
  await page.getByRole("button", { name: en.verify }).click();
  await fillStore(page, "Lantern Factor");
  // An administrator removed the second factor, which ends the sessions.
  await app.sql("update users set totp_secret = null, totp_enabled_at = null, totp_last_step = null where id = $1", [
    id,
  ]);
  await revokeAll();
  await submitStore(page);
  await signInAgain(page);
  const step = page.getByRole("alertdialog", { name: sessionText.en.secondFactorTitle });
  await step.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await step.getByRole("button", { name: t.next }).click();
  await step.getByRole("img", { name: t.qr }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const secret = (await step.locator("code").innerText()).replaceAll(" ", "");
  await step.getByLabel(t.code).fill(await codeAt(0, secret));
  await step.getByRole("button", { name: t.switchOn }).click();
  await step.getByRole("button", { name: t.stored }).click();
  await step.waitFor({ state: "detached" });

  await submitStore(page);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await storesNamed("Lantern Factor")).toHaveLength(1);
});

test("a password that must be changed is changed in the dialog", async () => {
  const page = await expiredForm("Lantern Reset");
  const username = await usernameOf(page);
  await stage().app.sql("update users set must_change_password = true where username = $1", [username]);
  await signInAgain(page);
  const step = page.getByRole("alertdialog", { name: sessionText.en.passwordTitle });
  await step.waitFor();
  expect(await page.locator("[role=dialog]").isVisible()).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await step.getByLabel(accountText.en.current, { exact: true }).fill(PASSWORD);
  await step.getByLabel(accountText.en.next, { exact: true }).fill(OTHER_PASSWORD);
  await step.getByRole("button", { name: accountText.en.save }).click();
  await step.waitFor({ state: "detached" });

  await submitStore(page);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await storesNamed("Lantern Reset")).toHaveLength(1);
});

test("a session that expires in one tab is renewed in another", async () => {
  const page = await openBackOffice(stage(), STORES, "admin", { lang: "en" });
  await fillStore(page, "Lantern Tabs");
  const tab = await page.context().newPage();
  await tab.goto(`${stage().url}${STORES}`);
  await tab.getByRole("heading", { name: storesText.en.title }).waitFor();
  await revokeAll();
  await tab.getByLabel(storesText.en.search).fill("Copper");
  await tab.keyboard.press("Enter");
  await lock(tab).waitFor();
  await lock(page).waitFor();
  await signInAgain(tab);
  await lock(tab).waitFor({ state: "detached" });
  await lock(page).waitFor({ state: "detached" });

  await submitStore(page);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await storesNamed("Lantern Tabs")).toHaveLength(1);
});

test("another user who signs in in another tab gets a new screen", async () => {
  const other = await aUser(stage().app, { role: "admin" });
  const page = await expiredForm("Lantern Other");
  const first = await usernameOf(page);
  const tab = await page.context().newPage();
  await tab.goto(`${stage().url}/counter`);
  await signInAs(tab, other.username);
  await lock(page).waitFor({ state: "detached" });

  await page.getByText(`Person ${other.username}`).first().waitFor();
  expect(await page.getByText(`Person ${first}`).count()).toBe(0);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("signing out in one tab leaves the screens of the others", async () => {
  const page = await openBackOffice(stage(), STORES, "admin", { lang: "en" });
  const tab = await page.context().newPage();
  await tab.goto(`${stage().url}${STORES}`);
  await tab.getByRole("button", { name: sharedText.en.signOut }).first().click();
  await page.waitForURL("**/counter");

  await eventually(async () => (await lock(page).count()) === 0, WAIT_MS, "no dialog");
});
