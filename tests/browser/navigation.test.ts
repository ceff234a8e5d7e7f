import { appText } from "../../client/app/app.text";
import { menuText } from "../../client/app/menu.text";
import { unavailablePagesText } from "../../client/app/unavailable-pages.text";
import { adminText } from "../../client/features/admin/admin.text";
import { counterText } from "../support/counter-text";
import { drawFormText } from "../../client/features/draws/draw-form.text";
import { homeText } from "../../client/features/home/home.text";
import { itemsText } from "../../client/features/items/items.text";
import { accountText } from "../../client/features/account/account.text";
import { lookupText } from "../../client/features/lookup/lookup.text";
import { ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import { openBackOffice } from "../support/back-office";
import { useStage, violationsOf } from "../support/browser";
import { eventually } from "../support/server-process";
import { aNationalCode, aPhone, aStore, aUser, PASSWORD, signedIn } from "../support/factories";
import type { Page } from "playwright-core";
import { flowLanguages } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();

async function signIn(
  page: Page,
  username: string,
  area: "Counter" | "Admin" = "Counter",
  lang: Lang = "en",
): Promise<void> {
  const t = counterText[lang];
  await page.getByLabel(t.area).selectOption(area);
  await page.getByLabel(t.username).fill(username);
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t.login, exact: true }).click();
}

const atCounter = (page: Page) => page.getByRole("heading", { level: 1, name: counterText.en.title }).waitFor();

const switchLanguage = (page: Page) => page.getByRole("button", { name: appText.en.switchLanguage }).click();

test.each([
  ["/opening-day", "/"],
  ["/admin", "/counter"],
  ["/admin/stores", "/counter"],
])("without a session %s leads to %s", async (from, to) => {
  const page = await stage().visit(from, { lang: "en" });

  expect(new URL(page.url()).pathname).toBe(to);
});

test("page titles follow the route, in the chosen language, and the choice is remembered", async () => {
  const page = await stage().visit("/MVP", { lang: "en" });

  expect(await page.title()).toContain(appText.en.homeTitle);
  await switchLanguage(page);
  await page.getByRole("heading", { level: 1, name: homeText.fa.title }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();

  expect(await page.getAttribute("html", "dir")).toBe("rtl");
  expect(await page.title()).toContain(appText.fa.homeTitle);
});

test("a form that is being sent is not sent again, and its button keeps the focus", async () => {
  const page = await stage().visit("/counter", { lang: "en" });
  const button = page.getByRole("button", { name: counterText.en.login, exact: true });
  let requests = 0;
  await page.route("**/graphql", async (route) => {
    requests += 1;
    await page.getByRole("button", { name: counterText.en.loggingIn }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByLabel(counterText.en.username).press("Enter");
    await page.locator("button[type=submit]").focus();
    await route.continue();
  });
  await page.getByLabel(counterText.en.username).fill("unknown-user");
  await page.getByLabel(counterText.en.password, { exact: true }).fill(PASSWORD);
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByText(ERRORS.LOGIN_FAILED.en).waitFor();

  expect(requests).toBe(1);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("an error that is shown follows the language", async () => {
  const { app, visit } = stage();
  const signInPage = await visit("/counter", { lang: "en" });
  await signIn(signInPage, "unknown-user");
  await signInPage.getByText("Invalid username or password").waitFor();
  await switchLanguage(signInPage);
  await signInPage.getByText("نام کاربری یا گذرواژه نادرست است").waitFor();

  const t = lookupText.en;
  const lookup = await visit("/customer", { lang: "en" });
  await lookup.getByLabel(t.phone, { exact: true }).fill(aPhone());
  await lookup.getByLabel(t.nationalCode, { exact: true }).fill(aNationalCode());
  await lookup.getByRole("button", { name: t.submit }).click();
  await lookup.getByText(ERRORS.CUSTOMER_NOT_FOUND.en).waitFor();
  await switchLanguage(lookup);
  await lookup.getByText(ERRORS.CUSTOMER_NOT_FOUND.fa).waitFor();

  const store = await aStore(app);
  const counter = await visit("/counter", { lang: "en", token: (await signedIn(app, "counter")).token });
  await counter.getByLabel(counterText.en.store, { exact: true }).selectOption(store.id);
  await counter.getByLabel(counterText.en.phone).fill(aPhone());
  await counter.getByLabel(counterText.en.nationalCode).fill(aNationalCode());
  await counter.getByLabel(counterText.en.receiptId, { exact: true }).fill("LANG-1");
  await counter.getByLabel(counterText.en.amount).fill("1000000");
  const { token } = await signedIn(app, "admin");
  await app.rest("DELETE", `/api/admin/stores/${store.id}`, undefined, { token });
  await counter.getByRole("button", { name: counterText.en.create, exact: true }).click();
  await counter.getByText(ERRORS.STORE_NOT_FOUND.en).waitFor();
  await switchLanguage(counter);
  await counter.getByText(ERRORS.STORE_NOT_FOUND.fa).waitFor();
});

test("a label that is shown as an error follows the language", async () => {
  const page = await openBackOffice(stage(), "/admin/draws/new", "manager", { lang: "en" });
  await page.getByRole("button", { name: drawFormText.en.submitCreate }).click();
  await page.getByText(drawFormText.en.fixAbove).waitFor();
  await switchLanguage(page);
  await page.getByText(drawFormText.fa.fixAbove).waitFor();
});

test("the home page shows Online with version and database, and Offline when the server cannot be reached", async () => {
  const t = homeText.en;
  const page = await stage().visit("/MVP", { lang: "en" });
  await page.getByText(t.online, { exact: true }).waitFor();
  expect(await page.locator("main").innerText()).toContain(
    t.versions.replace("{{version}}", "0.1.0").replace("{{database}}", t.connected),
  );

  await page.route(/\/(health|graphql)$/, (route) => route.abort());
  await page.reload();

  await page.getByText(t.offline, { exact: true }).waitFor();
  await page.getByText(t.unavailable).waitFor();
});

test("a counter session that opens the back office gets a message and is redirected to the counter", async () => {
  const { app, url, visit } = stage();
  const clerk = await aUser(app);
  const page = await visit("/counter", { lang: "en" });
  await signIn(page, clerk.username);
  await atCounter(page);

  await page.goto(`${url}/admin/stores`);

  await atCounter(page);
  await page.getByText(adminText.en.counterOnly).waitFor();
});

test.each(flowLangs())("%s: a page that the role may not open explains it and leads to the dashboard", async (lang) => {
  const t = appText[lang];
  const page = await openBackOffice(stage(), "/admin/users", "viewer", { lang });

  await page.getByRole("heading", { level: 1, name: t.noAccessTitle }).waitFor();
  expect(await page.title()).toBe(t.noAccessTitle);
  expect(await page.locator("main").getByRole("button").count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("link", { name: unavailablePagesText[lang].goToDashboard }).click();
  await page.getByRole("heading", { level: 1, name: t.dashboardTitle }).waitFor();
  expect(await page.title()).toBe(t.dashboardTitle);
});

test.each(flowLangs())("%s: an administrator who signs in at the counter chooses the area", async (lang) => {
  const { app, visit } = stage();
  const manager = await aUser(app, { role: "manager" });
  const t = counterText[lang];
  const page = await visit("/counter", { lang });
  await signIn(page, manager.username, "Admin", lang);
  await page.getByRole("heading", { level: 1, name: t.areaTitle }).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("button", { name: t.areaCounter }).click();
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
  await page.getByRole("link", { name: t.toAdmin }).click();
  await page.waitForURL("**/admin/dashboard");
  await page.getByRole("navigation").getByRole("link", { name: menuText[lang].counter, exact: true }).click();

  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
});

test("an account that must change its password can only open public pages before that", async () => {
  const { app, url, visit } = stage();
  const clerk = await aUser(app, { mustChangePassword: true });
  const t = accountText.en;
  const page = await visit("/counter", { lang: "en" });
  await signIn(page, clerk.username);
  await page.getByText(t.required).waitFor();
  // Public pages are accessible until then.
  await page.goto(`${url}/items`);
  await page.getByText(itemsText.en.empty).waitFor();
  await page.goto(`${url}/customer`);
  await page.getByRole("button", { name: lookupText.en.submit }).waitFor();
  await page.goto(`${url}/counter`);
  await page.getByText(t.required).waitFor();

  await page.getByLabel(t.current, { exact: true }).fill(PASSWORD);
  await page.getByLabel(t.next, { exact: true }).fill("a much better password");
  await page.getByRole("button", { name: t.save }).click();

  await atCounter(page);
  const { body } = await app.rest("POST", "/auth/login", {
    username: clerk.username,
    password: "a much better password",
    role: "Counter",
  });
  expect(body.must_change_password).toBe(false);
});

test("items are added, ticked off and deleted after the question; visitors can read them and get a link to sign in", async () => {
  const { app, url, visit } = stage();
  const clerk = await aUser(app);
  const t = itemsText.en;
  const visitor = await visit("/items", { lang: "en" });
  await visitor.getByText(t.empty).waitFor();
  await visitor.getByText(t.signInToWrite).waitFor();

  const page = await visit("/counter", { lang: "en" });
  await signIn(page, clerk.username);
  await atCounter(page);
  await page.goto(`${url}/items`);
  await page.getByRole("button", { name: t.add }).first().click();
  await page.getByRole("textbox", { name: t.itemTitle }).fill("Order paper");
  await page.getByRole("button", { name: t.save }).last().click();

  await page.getByText(t.pending, { exact: true }).waitFor();
  await page.getByRole("checkbox", { name: t.mark.replace("{{title}}", "Order paper") }).click({ force: true });
  await page.getByText(t.completed, { exact: true }).waitFor();
  // The badge changes at once, before the server has responded.
  const isSaved = async () => (await app.rest("GET", "/api/items")).body[0]?.completed === true;
  await eventually(isSaved, 5_000, "the item to be saved");

  const ask = () => page.getByRole("button", { name: t.removeItem.replace("{{title}}", "Order paper") }).click();
  await ask();
  await page.getByText(t.removeQuestion).waitFor();
  await page.keyboard.press("Escape");
  expect((await app.rest("GET", "/api/items")).body).toHaveLength(1);
  await ask();
  await page.getByRole("alertdialog").getByRole("button", { name: t.remove, exact: true }).click();
  await page.getByText(t.empty).waitFor();
  expect((await app.rest("GET", "/api/items")).body).toEqual([]);
});

async function filledForm(lang: "fa" | "en" = "en") {
  const on = stage();
  const clerk = await aUser(on.app);
  const store = await aStore(on.app);
  const page = await on.visit("/counter", { lang });
  const t = counterText[lang];
  await page.getByLabel(t.username).fill(clerk.username);
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t.login, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
  const phone = aPhone();
  await page.getByLabel(t.phone).fill(phone);
  await page.getByLabel(t.nationalCode).fill(aNationalCode());
  await page.getByLabel(t.receiptId, { exact: true }).fill(`W-${Date.now()}`);
  await page.getByLabel(t.store, { exact: true }).selectOption(store.id);
  await page.getByLabel(t.amount).fill("1500000");
  return {
    ...on,
    page,
    t,
    clerk,
    phone,
    create: () => page.getByRole("button", { name: t.create, exact: true }).click(),
  };
}

test("a receipt that is typed while the session ends is still there after the next sign-in", async () => {
  const { app, page, t, clerk, create } = await filledForm();
  const number = await page.getByLabel(t.receiptId, { exact: true }).inputValue();
  // The session ends with this call, so that no other call shows it before.
  let hasEnded = false;
  await page.route("**/graphql", async (route) => {
    const isFirst = !hasEnded && (route.request().postData() ?? "").includes("createReceipt");
    hasEnded ||= isFirst;
    if (isFirst) await app.sql("update sessions set revoked_at = now() where user_id = $1", [clerk.id]);
    await route.continue();
  });

  await create();
  await page.getByText(ERRORS.UNAUTHENTICATED.en).waitFor();
  await signIn(page, clerk.username);
  await page.getByText(t.restored).waitFor();
  expect(await page.getByLabel(t.receiptId, { exact: true }).inputValue()).toBe(number);
  await create();
  await page.getByText(t.created).waitFor();

  expect(await app.sql("select 1 from receipts r where r.receipt_number = $1", [number])).toHaveLength(1);
});

test("a receipt whose response is lost is queued, sent again automatically, and recorded once", async () => {
  const { app, page, t, create } = await filledForm();
  const number = await page.getByLabel(t.receiptId, { exact: true }).inputValue();
  let lost = false;
  const calls: string[] = [];
  await page.route("**/graphql", async (route) => {
    const body = route.request().postData() ?? "";
    if (body.includes("createReceipts")) calls.push(body);
    if (lost || !body.includes("createReceipt")) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort();
  });

  await create();
  await page.getByText(t.queued).first().waitFor();
  await eventually(() => calls.some((body) => body.includes(number)), 15_000, "the queue to send the receipt");
  await page.getByRole("button", { name: "1 receipt not sent" }).waitFor({ state: "detached" });

  expect(await app.sql("select 1 from receipts r where r.receipt_number = $1", [number])).toHaveLength(1);
  expect(await app.doctor()).toBe("");
});

test("a double click records one receipt", async () => {
  const { app, page, t } = await filledForm();
  const number = await page.getByLabel(t.receiptId, { exact: true }).inputValue();

  await page.getByRole("button", { name: t.create, exact: true }).dblclick();
  await page.getByText(t.created).waitFor();

  expect(await app.sql("select 1 from receipts r where r.receipt_number = $1", [number])).toHaveLength(1);
  expect(await page.getByText(t.replayed).count()).toBe(0);
});

test.each([
  ["123", "شماره تلفن باید 11 رقم باشد", "phone"],
  ["08123456789", "شماره تلفن باید با 09 شروع شود", "phone"],
  ["123", "کد ملی باید 10 رقم باشد", "nationalCode"],
  ["12345abcde", "کد ملی فقط باید شامل اعداد باشد", "nationalCode"],
] as const)("leaving a field with %s shows «%s»", async (typed, message, field) => {
  const { page, t } = await filledForm("fa");

  await page.getByLabel(t[field]).fill(typed);
  await page.getByLabel(t[field]).blur();

  await page.getByText(message, { exact: true }).waitFor();
});

test("a rejected receipt shows the server's message in an error card that can be dismissed", async () => {
  const { app, page, t, phone, create } = await filledForm();
  const { token } = await signedIn(app, "counter");
  await app.rest("POST", "/api/customers/create", { phone_number: phone, national_code: aNationalCode() }, { token });

  await create();
  await page.getByText(ERRORS.IDENTITY_CONFLICT.en).waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();

  expect(await page.getByText(t.problemTitle).count()).toBe(0);
});

test.each(["fa", "en"] as const)(
  "%s: a rejected sign-in shows one line above the button, which stays in place",
  async (lang) => {
    const { app, visit } = stage();
    const { username } = await aUser(app);
    const t = counterText[lang];
    const page = await visit("/counter", { lang, width: 390 });
    const button = page.getByRole("button", { name: t.login, exact: true });
    await page.getByLabel(t.username).fill(username);
    await page.getByLabel(t.password, { exact: true }).fill(`${PASSWORD}!`);
    const before = await button.boundingBox();

    await button.click();
    const alert = page.getByRole("alert").filter({ hasText: ERRORS.LOGIN_FAILED[lang] });
    await alert.waitFor();

    expect((await button.boundingBox())?.y).toBe(before?.y);
    expect(await alert.getByRole("button").count()).toBe(0);
  },
);
