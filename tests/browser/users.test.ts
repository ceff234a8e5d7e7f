import type { Page } from "playwright-core";
import { sessionText } from "../../client/app/session.text";
import { accountText } from "../../client/features/account/account.text";
import { apiKeysText, SCOPE_LABELS } from "../../client/features/api-keys/api-keys.text";
import { counterText } from "../support/counter-text";
import { usersText } from "../../client/features/users/users.text";
import { secretText } from "../../client/kit/password/secret.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import type { Role } from "../../domain/permissions";
import { ACTION_LABELS } from "../../domain/audit.text";
import { focusOn, openBackOffice, withText, tabTo, chooseAction, moreButton, filterBy } from "../support/back-office";
import { faultsOfStates, type Look, looksIn, useStage } from "../support/browser";
import { aUser, PASSWORD, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";
import { aSignIn } from "../support/sign-in";

const stage = useStage();
const flowLangs = flowLanguages();
const SCREEN = "/admin/users";
const KEYS = "/admin/api-keys";

const open = (path: string, role: Role, look: Look & { lang: Lang }) => openBackOffice(stage(), path, role, look);
const name = (what: string) => `${what}-${Date.now()}`;
const rowOf = (page: Page, username: string) => page.getByRole("row").filter({ hasText: username });
const heading = (page: Page, text: string) => page.getByRole("heading", { level: 1, name: text }).waitFor();

async function signIn(page: Page, lang: Lang, username: string, password: string): Promise<void> {
  const t = counterText[lang];
  await page.getByLabel(t.username).fill(username);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: t.login, exact: true }).click();
}

const confirm = (page: Page, label: string) =>
  page.getByRole("alertdialog").getByRole("button", { name: label, exact: true }).click();

test.each(flowLangs())(
  "%s: an account is created after every validation error of the form, and its owner has to change the password",
  async (lang) => {
    const { app, visit } = stage();
    const t = usersText[lang];
    const taken = await aUser(app, { email: `${name("taken")}@example.com` });
    const username = name(`new-${lang}`);
    const page = await open(SCREEN, "admin", { lang });
    await page.getByRole("link", { name: t.create }).first().click();
    await heading(page, t.createTitle);

    await page.getByRole("button", { name: t.submitCreate }).click();
    for (const code of [
      "USERNAME_REQUIRED",
      "EMAIL_REQUIRED",
      "FULL_NAME_REQUIRED",
      "ROLE_REQUIRED",
      "PASSWORD_REQUIRED",
    ] as const)
      await page.getByText(ERRORS[code][lang], { exact: true }).waitFor();
    expect(await page.getByText(ERRORS.PASSWORDS_DIFFER[lang], { exact: true }).count()).toBe(0);
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "username");

    await page.getByLabel(t.username).fill(taken.username.toUpperCase());
    await page.getByLabel(t.fullName).fill("  سارا كريمي  ");
    await page.getByLabel(t.email).fill(`${username}@example.com`);
    await page.getByLabel(t.role).selectOption("counter");
    await page.getByLabel(t.password, { exact: true }).fill("the first password");
    await page.getByLabel(t.passwordAgain).fill("another password");
    await page.getByRole("button", { name: t.submitCreate }).click();
    await page.getByText(ERRORS.PASSWORDS_DIFFER[lang], { exact: true }).waitFor();
    await page.getByLabel(t.passwordAgain).fill("the first password");
    await page.getByRole("button", { name: t.submitCreate }).click();
    await page.getByText(ERRORS.USERNAME_TAKEN[lang], { exact: true }).waitFor();
    await page.getByLabel(t.username).fill(username);
    await page.getByRole("button", { name: t.submitCreate }).click();
    await page.getByText(withText(t.wasCreated, username)).waitFor();
    await rowOf(page, username).waitFor();
    expect(new URL(page.url()).search).toBe("");

    const counter = await visit("/counter", { lang });
    await signIn(counter, lang, username, "the first password");
    const accountLabels = accountText[lang];
    await counter.getByText(accountLabels.required).waitFor();
    await counter.getByLabel(accountLabels.current, { exact: true }).fill("the first password");
    await counter.getByLabel(accountLabels.next, { exact: true }).fill("a password of their own");
    await counter.getByRole("button", { name: accountLabels.save }).click();
    await heading(counter, counterText[lang].title);
    expect(await app.sql(`select u.full_name as name from users u where u.username = $1`, [username])).toEqual([
      { name: "سارا کریمی" },
    ]);
  },
);

test.each(flowLangs())("%s: a password is reset by the keyboard alone and shown once", async (lang) => {
  const { app, visit } = stage();
  const t = usersText[lang];
  const { username } = await aUser(app);
  const page = await open(`${SCREEN}?search=${username}`, "admin", { lang });

  await tabTo(page, moreButton(page, username));
  await page.keyboard.press("Enter");
  await focusOn(page.getByRole("menu"));
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await page.locator("[role=menuitem][data-highlighted]").innerText()).toBe(t.resetPassword);
  await page.keyboard.press("Enter");
  await page.getByText(withText(t.resetPasswordQuestion, username)).waitFor();
  // The safe button has the focus.
  await focusOn(page.getByRole("alertdialog").getByRole("button", { name: sharedText[lang].cancel }));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText(t.passwordReset, { exact: true }).waitFor();
  const password = await page.locator("[role=dialog][data-state=open] code").innerText();
  expect(
    await page.locator("[role=dialog][data-state=open] code").evaluate((code) => getComputedStyle(code).direction),
  ).toBe("ltr");
  await page.mouse.click(5, 5);
  await page.keyboard.press("Escape");
  expect(await page.locator("[role=dialog][data-state=open] code").count()).toBe(1);
  await tabTo(page, page.getByRole("button", { name: t.secretDone }));
  await page.keyboard.press("Enter");
  await focusOn(moreButton(page, username));
  expect(await page.content()).not.toContain(password);

  const counter = await visit("/counter", { lang });
  await signIn(counter, lang, username, password);
  await counter.getByText(accountText[lang].required).waitFor();
});

test.each(flowLangs())(
  "%s: a deactivated user is signed out at once; the account is activated, edited and deleted",
  async (lang) => {
    const { app, visit } = stage();
    const t = usersText[lang];
    const { user, token } = await signedIn(app, "viewer");
    const theirs = await visit("/admin/stores", { lang, token });
    const page = await open(`${SCREEN}?search=${user.username}`, "admin", { lang });

    await chooseAction(page, t.deactivate, user.username);
    await page.getByText(withText(t.deactivateQuestion, user.username)).waitFor();
    await confirm(page, t.deactivate);
    await page.getByText(withText(t.deactivated, user.username)).waitFor();
    await rowOf(page, user.username).getByText(t.inactive, { exact: true }).waitFor();
    await theirs.goto(theirs.url());
    await theirs.getByRole("alertdialog", { name: sessionText[lang].title }).waitFor();

    await chooseAction(page, t.activate, user.username);
    await page.getByText(withText(t.activated, user.username)).waitFor();
    await page.getByRole("link", { name: withText(t.editOf, user.username) }).click();
    await page.getByText(t.usernameFixed).waitFor();
    expect(await page.getByLabel(t.username).isDisabled()).toBe(true);
    await page.getByLabel(t.fullName).fill("مینا نوری");
    await page.getByLabel(t.email).fill(`${user.username}@example.com`);
    await page.getByRole("button", { name: t.submitEdit }).click();
    await page.getByText(withText(t.wasUpdated, user.username)).waitFor();
    await rowOf(page, user.username).getByText("مینا نوری").waitFor();

    await chooseAction(page, t.remove, user.username);
    await page.getByText(withText(t.removeQuestion, user.username)).waitFor();
    await confirm(page, t.remove);
    await page.getByText(withText(t.removed, user.username)).waitFor();
    await page.getByText(t.none, { exact: true }).waitFor();
    const [left] = await app.sql<{ username: string }>("select u.username from users u where u.id = $1", [user.id]);
    expect(left?.username).toMatch(/^deleted-/);
    expect(await app.doctor()).toBe("");
  },
);

test("a search is applied while it is typed, and the back button leads from the last words to the whole list", async () => {
  const { app } = stage();
  const t = usersText.en;
  const { username } = await aUser(app, { fullName: `Searched Person ${Date.now()}` });
  const page = await open(SCREEN, "admin", { lang: "en" });
  await page.getByRole("table").waitFor();

  await page.getByRole("searchbox").pressSequentially("Searched ", { delay: 20 });
  await page.waitForURL(/search=Searched$/);
  await page.getByRole("searchbox").pressSequentially("Person", { delay: 20 });
  await page.waitForURL(/search=Searched\+Person$/);
  await rowOf(page, username).waitFor();
  await filterBy(page, "en", (panel) => panel.getByLabel(t.roleFilter).selectOption("viewer"));
  await page.getByText(t.noneFiltered).waitFor();
  await page.getByRole("button", { name: sharedText.en.clearFilters }).first().click();
  await page.waitForURL(new RegExp(`${SCREEN}$`));
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("input[type=search]")?.value === "");
  await page.goBack();
  await page.goBack();
  await rowOf(page, username).waitFor();
  await page.goBack();
  await page.waitForURL(new RegExp(`${SCREEN}$`));

  await page.getByRole("button", { name: t.username }).click();
  await page.waitForURL(/sort=username$/);
  await page.locator("th[aria-sort=ascending]").getByText(t.username, { exact: true }).waitFor();
});

test("leaving a filled form by a link, the back button or signing out requires a confirmation", async () => {
  const t = usersText.en;
  const shared = sharedText.en;
  const page = await open(SCREEN, "admin", { lang: "en" });
  await filterBy(page, "en", (panel) => panel.getByLabel(t.roleFilter).selectOption("manager"));
  await page.waitForURL(/role=manager/);
  await page.getByRole("link", { name: t.create }).first().click();
  await heading(page, t.createTitle);
  await page.getByLabel(t.username, { exact: true }).fill("someone");

  await page.getByRole("link", { name: "Stores" }).click();
  await page.getByText(shared.discardQuestion).waitFor();
  await confirm(page, shared.cancel);
  await page.goBack();
  await page.getByText(shared.discardQuestion).waitFor();
  await confirm(page, shared.cancel);
  await page.getByRole("button", { name: shared.signOut, exact: true }).click();
  await page.getByText(shared.discardQuestion).waitFor();
  await confirm(page, shared.cancel);
  expect(await page.getByLabel(t.username, { exact: true }).inputValue()).toBe("someone");
  expect(new URL(page.url()).searchParams.has("new")).toBe(true);
  await page.goBack();
  await confirm(page, shared.discard);

  await heading(page, t.title);
  expect(new URL(page.url()).search).toBe("?role=manager");
});

test("users are not offered actions on their own account or beyond their role", async () => {
  const { app, visit } = stage();
  const t = usersText.en;
  const other = await aUser(app);
  const manager = await signedIn(app, "manager");
  const admin = await signedIn(app, "admin");

  const reading = await visit(`${SCREEN}?search=${other.username}`, { lang: "en", token: manager.token });
  await rowOf(reading, other.username).waitFor();
  expect(await reading.getByRole("link", { name: t.create }).count()).toBe(0);
  expect(await moreButton(reading, other.username).count()).toBe(0);
  await reading.getByRole("button", { name: withText(t.activityOf, other.username) }).waitFor();

  const acting = await visit(`${SCREEN}?search=${admin.user.username}`, { lang: "en", token: admin.token });
  await acting.getByText(t.you, { exact: true }).waitFor();
  expect(await moreButton(acting, admin.user.username).count()).toBe(0);
  await acting.goto(`${stage().url}${SCREEN}?edit=${admin.user.id}`);
  await acting.waitForURL("**/account");
});

test("an action that requires a recently confirmed password asks for it and then continues", async () => {
  const { app } = stage();
  const t = usersText.en;
  const shared = sharedText.en;
  const { username, id } = await aUser(app, { totpSecret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" });
  const page = await open(`${SCREEN}?search=${username}`, "admin", { lang: "en" });
  await app.sql("update sessions set password_confirmed_at = now() - interval '6 minutes'");

  await chooseAction(page, t.resetSecondFactor, username);
  await confirm(page, t.resetSecondFactor);
  await page.getByLabel(shared.ownPassword, { exact: true }).fill("not my password");
  await page.keyboard.press("Enter");
  await page.getByText(ERRORS.PASSWORD_INCORRECT.en).waitFor();
  await page.getByLabel(shared.ownPassword, { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByText(withText(t.secondFactorReset, username)).waitFor();

  expect(await app.sql(`select u.totp_secret as secret from users u where u.id = $1`, [id])).toEqual([
    { secret: null },
  ]);
});

test.each(flowLangs())("%s: an administrator is created only after the password is confirmed", async (lang) => {
  const { app } = stage();
  const [t, shared] = [usersText[lang], sharedText[lang]];
  const username = name(`admin-${lang}`);
  const page = await open(`${SCREEN}?new`, "admin", { lang });
  await heading(page, t.createTitle);
  await page.getByLabel(t.username).fill(username);
  await page.getByLabel(t.fullName).fill("A Second Administrator");
  await page.getByLabel(t.email).fill(`${username}@example.com`);
  await page.getByLabel(t.role).selectOption("admin");
  await page.getByLabel(t.password, { exact: true }).fill("the first password");
  await page.getByLabel(t.passwordAgain).fill("the first password");
  await app.sql("update sessions set password_confirmed_at = now() - interval '6 minutes'");
  const made = () => app.sql(`select u.role from users u where u.username = $1`, [username]);

  await page.getByRole("button", { name: t.submitCreate }).click();
  const prompt = page.getByRole("dialog", { name: shared.confirmTitle });
  await prompt.waitFor();
  await prompt.getByRole("button", { name: shared.cancel }).click();
  await prompt.waitFor({ state: "hidden" });
  const without = await made();
  // The typed values are still there.
  await page.getByRole("button", { name: t.submitCreate }).click();
  await prompt.getByLabel(shared.ownPassword, { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByText(withText(t.wasCreated, username)).waitFor();

  expect([without, await made()]).toEqual([[], [{ role: "admin" }]]);
});

test.each([
  ["deactivate", "deactivateFailed"],
  ["resetPassword", "resetPasswordFailed"],
  ["remove", "removeFailed"],
] as const)("without a response of the server, trying to %s shows its own message", async (action, words) => {
  const t = usersText.en;
  const { username } = await aUser(stage().app);
  const page = await open(`${SCREEN}?search=${username}`, "admin", { lang: "en" });
  await rowOf(page, username).waitFor();
  await page.route("**/graphql", (route) => route.abort());

  await chooseAction(page, t[action], username);
  await confirm(page, t[action]);

  await page.getByText(t[words], { exact: true }).waitFor();
});

test("the activity of an account is read from the audit log, and a failure can be retried", async () => {
  const { app } = stage();
  const t = usersText.en;
  const { user } = await aSignIn(app, "counter");
  const page = await open(`${SCREEN}?search=${user.username}`, "admin", { lang: "en" });
  await rowOf(page, user.username).waitFor();
  await page.route("**/graphql", (route) => route.abort());
  await chooseAction(page, t.activity, user.username);
  await page.getByText(t.activityFailed).waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: sharedText.en.retry }).click();

  const lines = page.locator("[role=dialog][data-state=open] ol > li");
  await lines.first().waitFor();
  expect((await lines.allInnerTexts()).map((line) => line.split("\n")[0])).toEqual([
    ACTION_LABELS.LOGIN.en,
    expect.stringContaining(ACTION_LABELS.CREATE.en),
  ]);
});

test.each(flowLangs())("%s: an API key is shown once, works over REST, and is rejected once revoked", async (lang) => {
  const { app } = stage();
  const t = apiKeysText[lang];
  const keyName = `Till ${lang} ${Date.now()}`;
  const page = await open(SCREEN, "admin", { lang });
  await page.getByRole("link", { name: t.title, exact: true }).click();

  await page.getByRole("button", { name: t.create }).first().click();
  // The allowed addresses come before the long list of scopes: they are seen without scrolling.
  const addresses = await page.getByLabel(t.addresses).elementHandle();
  await page.waitForFunction((field) => {
    const box = field?.getBoundingClientRect();
    return box && document.elementFromPoint(box.x + 8, box.bottom - 8) === field;
  }, addresses);
  await page.getByRole("button", { name: t.submit, exact: true }).click();
  await page.getByText(ERRORS.NAME_REQUIRED[lang], { exact: true }).waitFor();
  await page.getByText(ERRORS.SCOPES_REQUIRED[lang], { exact: true }).waitFor();
  await page.getByLabel(t.name, { exact: true }).fill(keyName);
  await page.getByRole("checkbox", { name: SCOPE_LABELS.stores[lang] }).check();
  await page.getByLabel(t.addresses).fill("not an address");
  await page.getByRole("button", { name: t.submit, exact: true }).click();
  await page.getByText(ERRORS.IP_INVALID[lang], { exact: true }).waitFor();
  await page.getByLabel(t.addresses).fill("10.0.0.0/8");
  await page.getByRole("button", { name: t.submit, exact: true }).click();
  await page.getByText(t.secretLead).waitFor();
  const secret = await page.locator("[role=dialog][data-state=open] code").first().innerText();
  expect(await page.locator("[role=dialog][data-state=open] code").last().innerText()).toBe(
    `Authorization: Bearer ${secret}`,
  );
  await page.evaluate(() => history.back());
  const question = page.getByRole("alertdialog", { name: secretText[lang].leaveTitle });
  await question.getByRole("button", { name: sharedText[lang].cancel }).click();
  await question.waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  expect(await page.locator("[role=dialog][data-state=open] code").first().innerText()).toBe(secret);
  await page.getByRole("button", { name: t.secretDone }).click();
  await page.getByText(t.neverUsed).first().waitFor();
  expect(await page.content()).not.toContain(secret);

  const ask = (path: string) => app.rest("GET", path, undefined, { token: secret });
  expect((await ask("/api/admin/stores")).status).toBe(200);
  expect((await ask("/api/users")).status).toBe(403);
  await page.reload();
  await page.getByText(t.neverUsed).waitFor({ state: "detached" });

  await chooseAction(page, t.revoke, keyName);
  await confirm(page, t.revoke);
  await page.getByText(withText(t.revokedDone, keyName)).waitFor();
  await page.getByText(t.revoked, { exact: true }).first().waitFor();
  expect((await ask("/api/admin/stores")).status).toBe(401);
});

test.each(LANGS)("%s: every state of users is free of accessibility faults and fits", async (lang) => {
  const { app, url } = stage();
  const { username } = await aUser(app, { email: `${name("look")}@a-long-name-of-a-mall.example` });
  const t = usersText[lang];
  const page = await open(SCREEN, "admin", { lang });
  const close = () => page.keyboard.press("Escape");
  const states: Record<string, () => Promise<unknown>> = {
    list: () => rowOf(page, username).waitFor(),
    menu: async () => {
      await moreButton(page, username).click();
      await page.getByRole("menu").waitFor();
    },
    question: async () => {
      await close();
      await chooseAction(page, t.remove, username);
    },
    activity: async () => {
      await close();
      await chooseAction(page, t.activity, username);
      await page.locator("[role=dialog][data-state=open] ol > li").first().waitFor();
    },
    "one-use password": async () => {
      await close();
      await chooseAction(page, t.resetPassword, username);
      await confirm(page, t.resetPassword);
      await page.locator("[role=dialog][data-state=open] code").waitFor();
    },
    empty: async () => {
      await page.getByRole("button", { name: t.secretDone }).click();
      await page.getByRole("searchbox").fill("nobody-is-called-so");
      await page.getByText(t.none, { exact: true }).waitFor();
    },
    form: async () => {
      await page.goto(`${url}${SCREEN}?new=`);
      await page.getByRole("button", { name: t.submitCreate }).click();
      await page.getByText(ERRORS.ROLE_REQUIRED[lang], { exact: true }).waitFor();
    },
  };

  expect(await faultsOfStates(page, states, looksIn(lang))).toEqual([]);
});

test.each(LANGS)("%s: every state of keys is free of accessibility faults and fits", async (lang) => {
  const apiKeyLabels = apiKeysText[lang];
  const page = await open(KEYS, "admin", { lang });
  const states: Record<string, () => Promise<unknown>> = {
    keys: () => heading(page, apiKeyLabels.title),
    "new key": async () => {
      await page.getByRole("button", { name: apiKeyLabels.create }).first().click();
      await page.getByRole("button", { name: apiKeyLabels.submit, exact: true }).click();
      await page.getByText(ERRORS.SCOPES_REQUIRED[lang], { exact: true }).waitFor();
    },
    "key created": async () => {
      await page.getByLabel(apiKeyLabels.name, { exact: true }).fill(name("key"));
      await page.getByRole("checkbox").first().check();
      await page.getByRole("button", { name: apiKeyLabels.submit, exact: true }).click();
      await page.getByText(apiKeyLabels.secretLead).waitFor();
    },
    "keys with one": async () => {
      await page.getByRole("button", { name: apiKeyLabels.secretDone }).click();
      await page.getByText(apiKeyLabels.neverUsed).first().waitFor();
    },
    failed: async () => {
      await page.route("**/graphql", (route) => route.abort());
      await page.reload();
      await page.getByText(apiKeyLabels.loadFailed).waitFor();
    },
  };

  expect(await faultsOfStates(page, states, looksIn(lang))).toEqual([]);
});
