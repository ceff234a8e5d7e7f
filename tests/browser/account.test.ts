import type { Page } from "playwright-core";
import { accountText } from "../../client/features/account/account.text";
import { secondFactorText } from "../../client/features/account/second-factor.text";
import { counterText } from "../support/counter-text";
import { storesText } from "../../client/features/stores/stores.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import { type Area, isAllowed, type Role, ROLES } from "../../domain/permissions";
import { ACTION_LABELS } from "../../domain/audit.text";
import { focusOn, withText, tabTo } from "../support/back-office";
import { faultsOfStates, looksIn, useStage } from "../support/browser";
import { aUser, PASSWORD, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";
import { aSignIn, codeAt } from "../support/sign-in";

const stage = useStage({ REQUIRE_2FA_ROLES: "manager" });
const flowLangs = flowLanguages();
const STEP_MS = 30_000;
const ROOM_MS = 8_000;

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).first().waitFor();

/** Waits for the next time step if the current one ends soon, so that a code is still accepted when it arrives. */
async function roomInStep(page: Page): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < ROOM_MS) await page.waitForTimeout(left + 200);
}

/** Moves the last used time step back, so that the current code is accepted. */
const nextStep = (userId: string) =>
  stage().app.sql("update users set totp_last_step = totp_last_step - 2 where id = $1", [userId]);

async function signIn(page: Page, lang: Lang, username: string, area: Area = "Counter"): Promise<void> {
  const t = counterText[lang];
  await page.getByLabel(t.area).selectOption(area);
  await page.getByLabel(t.username).fill(username);
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t.login, exact: true }).click();
}

const signOut = (page: Page, lang: Lang) =>
  page.getByRole("button", { name: sharedText[lang].signOut, exact: true }).click();

/** The names of the last field and the last button of the setup. */
const LAST_STEP = { en: ["6-digit code", "Turn on"], fa: ["کد ۶ رقمی", "فعال کردن"] } as const;

/** From the password to the recovery codes, by mouse; returns the secret and the codes. */
async function enrol(page: Page, lang: Lang): Promise<{ secret: string; codes: string[] }> {
  const t = secondFactorText[lang];
  const [code, turnOn] = LAST_STEP[lang];
  await page.getByLabel(t.password, { exact: true }).fill("not my password");
  await page.getByRole("button", { name: t.next }).click();
  await page.getByText(ERRORS.PASSWORD_INCORRECT[lang]).waitFor();
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t.next }).click();
  await page.getByRole("img", { name: t.qr }).waitFor();
  const shown = await page.locator("code").innerText();
  expect(shown).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  const secret = shown.replaceAll(" ", "");

  await page.getByLabel(code).fill("000000");
  await page.getByRole("button", { name: turnOn }).click();
  await page.getByText(ERRORS.TOTP_INCORRECT[lang]).waitFor();
  await roomInStep(page);
  await page.getByLabel(code).fill(await codeAt(-30, secret));
  await page.getByRole("button", { name: turnOn }).click();
  const list = page.getByRole("list", { name: t.codes });
  await list.waitFor();
  const codes = await list.getByRole("listitem").allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  return { secret, codes };
}

test.each(flowLangs())(
  "%s: a clerk sets up a second factor, signs in with it and with a recovery code, and creates new recovery codes",
  async (lang) => {
    const { app, visit } = stage();
    const [t, counterLabels] = [secondFactorText[lang], counterText[lang]];
    const clerk = await aUser(app);
    const page = await visit("/account/second-factor", { lang });
    await signIn(page, lang, clerk.username);
    await page.getByRole("button", { name: t.setUp }).click();
    const { secret, codes } = await enrol(page, lang);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: t.download }).click();
    expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
    await page.getByRole("link", { name: accountText[lang].sessions }).click();
    await page.getByText(t.leaveQuestion).waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: sharedText[lang].cancel }).click();
    await page.getByRole("button", { name: t.stored }).click();
    await page.getByText(t.on, { exact: true }).waitFor();

    await signOut(page, lang);
    await signIn(page, lang, clerk.username);
    await page.getByText(counterLabels.totpHelp).waitFor();
    await page.getByLabel(counterLabels.totp).fill(await codeAt(0, secret));
    await page.getByRole("button", { name: counterLabels.verify }).click();
    await heading(page, accountText[lang].heading);

    await signOut(page, lang);
    await signIn(page, lang, clerk.username);
    await page.getByRole("button", { name: counterLabels.useRecovery }).click();
    await page.getByLabel(counterLabels.recovery, { exact: true }).fill("aaaaa-aaaaa-aaaaa-aaaaa-aaaaa");
    await page.getByRole("button", { name: counterLabels.verify }).click();
    await page.getByText(ERRORS.RECOVERY_CODE_FAILED[lang]).waitFor();
    expect(await page.getByLabel(counterLabels.recovery, { exact: true }).inputValue()).toBe("");
    await page.getByLabel(counterLabels.recovery, { exact: true }).fill(codes[3]?.toUpperCase() ?? "");
    await page.getByRole("button", { name: counterLabels.verify }).click();
    await page.getByRole("button", { name: counterLabels.renewCodes }).click();
    await page.waitForURL("**/account/second-factor");
    await page.getByText(/9|۹/).first().waitFor();

    await nextStep(clerk.id);
    await page.getByRole("button", { name: t.renew, exact: true }).first().click();
    await page.getByLabel(t.password, { exact: true }).first().fill(PASSWORD);
    await roomInStep(page);
    await page
      .getByLabel(t.code)
      .first()
      .fill(await codeAt(0, secret));
    await page.keyboard.press("Enter");
    const list = page.getByRole("list", { name: t.codes });
    await list.waitFor();
    expect(codes).not.toContain(await list.getByRole("listitem").first().innerText());
    await page.getByRole("button", { name: t.stored }).click();
    await page.getByText(t.on, { exact: true }).waitFor();
  },
);

test("a second factor is set up and switched off by the keyboard alone", async () => {
  const { app, visit } = stage();
  const t = secondFactorText.en;
  const { token, user } = await signedIn(app, "viewer");
  const page = await visit("/account/second-factor", { lang: "en", token });
  await tabTo(page, page.getByRole("button", { name: t.setUp }));
  await page.keyboard.press("Enter");
  // Each step moves the focus.
  await focusOn(page.getByLabel(sharedText.en.ownPassword, { exact: true }));
  const heading = page.getByRole("heading", { level: 1 });
  await tabTo(page, page.getByRole("button", { name: sharedText.en.cancel }));
  await page.keyboard.press("Enter");
  await focusOn(heading);
  await tabTo(page, page.getByRole("button", { name: t.setUp }));
  await page.keyboard.press("Enter");
  await focusOn(page.getByLabel(sharedText.en.ownPassword, { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: t.qr }).waitFor();
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  await roomInStep(page);
  await page.keyboard.type(await codeAt(-30, secret));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: t.stored }));
  await page.keyboard.press("Enter");
  await page.getByText(t.on, { exact: true }).waitFor();
  await focusOn(heading);

  await nextStep(user.id);
  await tabTo(page, page.getByRole("button", { name: t.disable, exact: true }).first());
  await page.keyboard.press("Enter");
  await focusOn(page.getByLabel(t.password, { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await roomInStep(page);
  await page.keyboard.type(await codeAt(0, secret));
  await page.keyboard.press("Enter");
  await page.getByText(t.disabled).waitFor();

  await page.getByText(t.off, { exact: true }).waitFor();
  await focusOn(heading);
  expect(await app.doctor()).toBe("");
});

test.each(flowLangs())("%s: a role that requires a second factor must set it up before anything else", async (lang) => {
  const { app, url, visit } = stage();
  const t = secondFactorText[lang];
  const manager = await aUser(app, { role: "manager" });
  const page = await visit("/admin/stores", { lang });
  await signIn(page, lang, manager.username, "Admin");
  await page.getByText(t.required).waitFor();
  await page.goto(`${url}/account/sessions`);
  await page.getByText(t.required).waitFor();
  await page.goto(`${url}/admin/stores`);
  await page.getByText(t.required).waitFor();

  await enrol(page, lang);
  await page.getByRole("button", { name: t.stored }).click();

  await heading(page, storesText[lang].title);
  await page.goto(`${url}/account/second-factor`);
  await page.getByText(t.requiredNote).waitFor();
});

test("a first password comes before the second factor, and both before anything else", async () => {
  const { app, visit } = stage();
  const [t, accountLabels] = [secondFactorText.en, accountText.en];
  const manager = await aUser(app, { role: "manager", mustChangePassword: true });
  const page = await visit("/admin/stores", { lang: "en" });
  await signIn(page, "en", manager.username, "Admin");

  await page.getByText(accountLabels.required).waitFor();
  await page.getByLabel(accountLabels.current, { exact: true }).fill(PASSWORD);
  await page.getByLabel(accountLabels.next, { exact: true }).fill("a password of their own");
  await page.getByRole("button", { name: accountLabels.save }).click();

  await page.getByText(t.required).waitFor();
});

const OPEN_ROLES = ROLES.filter((role) => role !== "manager");

test.each(OPEN_ROLES)("as %s, users open their account from the menu and change name and phone", async (role: Role) => {
  const { app, visit } = stage();
  const t = accountText.en;
  const { token, user } = await signedIn(app, role);
  const page = await visit(isAllowed(role, "stores:read") ? "/admin/stores" : "/counter", { lang: "en", token });
  await page.getByRole("link", { name: t.heading }).first().click();
  await heading(page, t.profile);
  await page.getByText(user.username, { exact: true }).waitFor();
  // Administrators can also change their own email, because the first one has none.
  const email = page.getByLabel(t.email, { exact: true });
  const mayChangeEmail = isAllowed(role, "users:manage");
  expect(await page.getByRole("textbox").count()).toBe(mayChangeEmail ? 3 : 2);

  await page.getByLabel(t.fullName).fill("");
  await page.getByLabel(t.phone).fill("12");
  await page.getByRole("button", { name: t.saveProfile }).click();
  await page.getByText(ERRORS.FULL_NAME_REQUIRED.en).waitFor();
  await page.getByText(ERRORS.CONTACT_PHONE_INVALID.en).waitFor();
  await page.getByLabel(t.fullName).fill("Mina Noori");
  await page.getByLabel(t.phone).fill("۰۹۱۲۱۲۳۴۵۶۷");
  if (mayChangeEmail) {
    await page.getByText(ERRORS.EMAIL_REQUIRED.en).waitFor();
    await email.fill("mina@mall.example");
  }
  await page.getByRole("button", { name: t.saveProfile }).click();
  await page.getByText(t.profileSaved).waitFor();

  expect(
    await app.sql(`select u.full_name as name, u.phone_number as phone, u.email from users u where u.id = $1`, [
      user.id,
    ]),
  ).toEqual([{ name: "Mina Noori", phone: "09121234567", email: mayChangeEmail ? "mina@mall.example" : null }]);
  // The name beside the menu is updated.
  await page.getByText("Mina Noori").first().waitFor();
});

test.each(flowLangs())("%s: other sessions are listed and ended, one by one and all at once", async (lang) => {
  const { app, visit } = stage();
  const t = accountText[lang];
  const { token, user } = await signedIn(app, "counter");
  const login = () =>
    app.rest(
      "POST",
      "/auth/login",
      { username: user.username, password: PASSWORD, role: "Counter" },
      { ip: "10.9.8.7" },
    );
  for (let more = 0; more < 3; more++) await login();
  const page = await visit("/account/sessions", { lang, token });
  const rows = page.getByRole("list", { name: t.sessions }).getByRole("listitem");
  await page.getByText("10.9.8.7").first().waitFor();
  expect(await rows.count()).toBe(4);
  expect(await page.getByText(t.thisSession, { exact: true }).count()).toBe(1);

  await page
    .getByRole("button", { name: withText(t.endOf, ".*") })
    .first()
    .click();
  await page.getByText(t.ended).waitFor();
  await page.waitForFunction(() => document.querySelectorAll("main section li").length === 3);
  await page.getByRole("button", { name: t.endOthers }).click();
  await page.getByText(t.endOthersQuestion).waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: t.endOthers }).click();
  await page.getByText(t.noOthers).waitFor();

  expect(
    await app.sql("select 1 from sessions s where s.user_id = $1 and s.revoked_at is null", [user.id]),
  ).toHaveLength(1);
});

test("the password is changed in its section of the account, and the user's activity lists the change", async () => {
  const { app, visit } = stage();
  const t = accountText.en;
  const { token } = await aSignIn(app, "viewer");
  const page = await visit("/account/password", { lang: "en", token });
  await page.getByLabel(t.current, { exact: true }).fill("not my password");
  await page.getByLabel(t.next, { exact: true }).fill("a password of their own");
  await page.getByRole("button", { name: t.save }).click();
  await page.getByText(ERRORS.PASSWORD_INCORRECT.en).waitFor();
  await page.getByLabel(t.current, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t.save }).click();
  await page.getByText(t.changed, { exact: true }).waitFor();

  await page.getByRole("link", { name: t.activity }).click();
  const lines = page.getByRole("list", { name: t.activity }).getByRole("listitem");
  await lines.first().waitFor();

  expect((await lines.allInnerTexts()).map((line) => line.split("\n")[0])).toEqual([
    ACTION_LABELS.CHANGE_PASSWORD.en,
    ACTION_LABELS.LOGIN.en,
    expect.stringContaining(ACTION_LABELS.CREATE.en),
  ]);
});

test.each([
  ["/account", "profileFailed"],
  ["/account/sessions", "sessionsFailed"],
  ["/account/activity", "activityFailed"],
] as const)("%s without a response shows a message and can be retried", async (path, words) => {
  const { app, visit } = stage();
  const t = accountText.en;
  const { token } = await signedIn(app, "counter");
  const page = await visit("/account/password", { lang: "en", token });
  await page.route("**/graphql", (route) => route.abort());

  await page.goto(stage().url + path);
  await page.getByText(t[words]).waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: sharedText.en.retry }).click();

  await page.getByText(t[words]).waitFor({ state: "detached" });
});

test.each(LANGS)("%s: every state of the account is free of accessibility faults and fits", async (lang) => {
  const { app, url, visit } = stage();
  const t = secondFactorText[lang];
  const accountLabels = accountText[lang];
  const { token } = await signedIn(app, "counter");
  const page = await visit("/account", { lang, token });
  const states: Record<string, () => Promise<unknown>> = {
    profile: () => page.getByLabel(accountLabels.fullName).waitFor(),
    "profile with faults": async () => {
      await page.getByLabel(accountLabels.fullName).fill("");
      await page.getByRole("button", { name: accountLabels.saveProfile }).click();
      await page.getByText(ERRORS.FULL_NAME_REQUIRED[lang]).waitFor();
    },
    "unsaved changes": async () => {
      await page.getByRole("link", { name: accountLabels.sessions }).click();
      await page.getByRole("alertdialog").waitFor();
    },
    sessions: async () => {
      await page.getByRole("alertdialog").getByRole("button").last().click();
      await page.getByText(accountLabels.noOthers).waitFor();
    },
    activity: async () => {
      await page.getByRole("link", { name: accountLabels.activity }).click();
      await page.getByRole("list", { name: accountLabels.activity }).waitFor();
    },
    password: async () => {
      await page.getByRole("link", { name: accountLabels.password, exact: true }).click();
      await page.getByLabel(accountLabels.current, { exact: true }).waitFor();
    },
    "factor off": async () => {
      await page.getByRole("link", { name: accountLabels.secondFactor }).click();
      await page.getByRole("button", { name: t.setUp }).waitFor();
    },
    "step 1": () => page.getByRole("button", { name: t.setUp }).click(),
    "step 2": async () => {
      await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
      await page.keyboard.press("Enter");
      await page.getByRole("img", { name: t.qr }).waitFor();
    },
    "step 3": async () => {
      const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
      await page.getByLabel(t.code).fill(await codeAt(0, secret));
      await page.keyboard.press("Enter");
      await page.getByRole("list", { name: t.codes }).waitFor();
    },
    "factor on": async () => {
      await page.getByRole("button", { name: t.stored }).click();
      await page.getByText(t.on, { exact: true }).waitFor();
    },
    "new codes": async () => {
      await page.getByRole("button", { name: t.renew, exact: true }).first().click();
      await page.getByLabel(t.code).first().waitFor();
    },
    nowhere: async () => {
      await page.goto(`${url}/account/nowhere`);
      await page.getByLabel(accountLabels.fullName).waitFor();
    },
  };

  expect(await faultsOfStates(page, states, looksIn(lang))).toEqual([]);
  expect(await page.getByText(withText(accountLabels.startedAt, ".*")).count()).toBe(0);
});
