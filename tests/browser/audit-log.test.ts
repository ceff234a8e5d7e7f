import { auditText } from "../../client/features/audit/audit.text";
import { flagsText } from "../../client/features/flags/flags.text";
import { filtersText } from "../../client/kit/grid/filters.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { appText } from "../../client/app/app.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { ACTION_LABELS, ENTITY_LABELS } from "../../domain/audit.text";
import { FLAG_LABELS } from "../../domain/flags.text";
import { openBackOffice, withText, tabTo, filterBy, filterRemoval } from "../support/back-office";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aReceipt, aStore, signedIn } from "../support/factories";
import { flowLanguages } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();

/** A store that a user with a distinctive name changed. */
async function aChange(lang: Lang) {
  const { app } = stage();
  const fullName = `Mina ${lang} ${Date.now()}`;
  const { token } = await signedIn(app, "manager", { fullName });
  const store = await aStore(app, { storeName: `Trail ${lang} ${Date.now()}`, storeType: 1 });
  const body = { store_name: store.storeName, store_type: 3, manager_name: "Reza" };
  await app.rest("PUT", `/api/admin/stores/${store.id}`, body, { token, ip: "10.20.30.40" });
  return { fullName, store };
}

test.each(flowLangs())(
  "%s: an entry shows actor, action, IP address, old and new values, and filters the list with a click",
  async (lang) => {
    const { fullName, store } = await aChange(lang);
    const t = auditText[lang];
    const page = await openBackOffice(stage(), "/admin/audit", "admin", { lang });
    const row = page.getByRole("row").filter({ hasText: store.storeName });

    await row.waitFor();
    const text = await row.innerText();
    await row.getByRole("button", { name: withText(t.onlyActor, fullName) }).click();
    await page.waitForURL(/[?&]actor=/);
    await filterRemoval(page, lang, t.actor).waitFor();
    await filterBy(page, lang, (panel) => panel.getByLabel(t.actionFilter).selectOption("UPDATE"));
    await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1);
    const narrowed = new URL(page.url()).search;
    await page.reload();
    await row.waitFor();
    await filterRemoval(page, lang, t.actor).click();
    await filterBy(page, lang, (panel) => panel.getByLabel(t.entityFilter).selectOption("item"));
    await page.getByText(t.noneFiltered).waitFor();
    await page.getByRole("button", { name: sharedText[lang].clearFilters }).last().click();
    await row.waitFor();

    for (const word of [
      ACTION_LABELS.UPDATE[lang],
      ENTITY_LABELS.store[lang],
      fullName,
      "10.20.30.40",
      "Reza",
      t.nothing,
    ]) {
      expect(text).toContain(word);
    }
    expect(await row.locator("del").allInnerTexts()).toHaveLength(2);
    expect(narrowed).toMatch(/actor=[0-9a-f-]{36}&action=UPDATE$/);
    expect(new URL(page.url()).search).toBe("");
  },
);

test.each(flowLangs())("%s: a record without a name shows no part of its id", async (lang) => {
  const { app } = stage();
  const t = auditText[lang];
  const { token } = await signedIn(app, "admin");
  const { body } = await app.rest("POST", "/api/receipts/create", aReceipt(), { token });
  const id: string = body.data.customer_id;
  await app.rest("DELETE", `/api/admin/customers/${id}`, undefined, { token });

  const page = await openBackOffice(stage(), `/admin/audit?entity=customer&record=${id}`, "admin", { lang });
  await page
    .getByRole("button", { name: withText(t.onlyRecord, t.unnamed) })
    .first()
    .waitFor();
  await filterRemoval(page, lang, t.record).last().waitFor();
  expect(await page.locator("main").innerText()).not.toContain(id.slice(0, 8));
});

test.each(flowLangs())("%s: the audit log is read and filtered by keyboard only", async (lang) => {
  const { fullName, store } = await aChange(lang);
  const t = auditText[lang];
  const page = await openBackOffice(stage(), "/admin/audit", "admin", { lang });
  const row = page.getByRole("row").filter({ hasText: store.storeName });

  await tabTo(page, row.getByRole("button", { name: withText(t.onlyRecord, store.storeName) }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/entity=store&record=/);
  await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1);
  await tabTo(page, filterRemoval(page, lang, t.record));
  await page.keyboard.press("Enter");
  await tabTo(page, row.getByRole("button", { name: withText(t.onlyActor, fullName) }));
  const filtered = page.waitForResponse("**/graphql");
  await page.keyboard.press("Enter");
  await page.waitForURL(/actor=/);
  // The list is dimmed while it loads, which may begin after the URL has changed.
  await filtered;
  await page.waitForFunction(() => {
    const table = document.querySelector("table:not([aria-busy=true])");
    return table !== null && getComputedStyle(table).opacity === "1";
  });

  expect(await violationsOf(page)).toEqual([]);
});

test("names that the server translates follow the language without a reload", async () => {
  const { token } = await signedIn(stage().app, "admin");
  const [en, fa] = ["Event Management", "مدیریت رویدادها"];
  await stage().app.rest("PUT", "/api/events/feature-flags/event_management", { is_enabled: false }, { token });
  const page = await openBackOffice(stage(), "/admin/audit?entity=feature_flag", "admin", { lang: "fa" });
  await page.getByText(fa).first().waitFor();

  await page.getByRole("button", { name: "English" }).click();

  await page.getByText(en).first().waitFor();
  expect(await page.getByText(fa).count()).toBe(0);
});

test("a row keeps its elements, and with them the focus, when the list is loaded again", async () => {
  const { fullName, store } = await aChange("en");
  const t = auditText.en;
  const page = await openBackOffice(stage(), "/admin/audit", "admin", { lang: "en" });
  const row = page.getByRole("row").filter({ hasText: store.storeName });
  const actor = row.getByRole("button", { name: withText(t.onlyActor, fullName) });
  await actor.evaluate((button) => button.setAttribute("data-seen", ""));

  await row.getByRole("button", { name: withText(t.onlyRecord, store.storeName) }).click();
  await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1);

  expect(await actor.getAttribute("data-seen")).toBe("");
});

test("days are in Tehran time, in the URL, and shown in the reader's calendar", async () => {
  const { app } = stage();
  // Half past eleven at night in Tehran is still the day before in Greenwich.
  await app.sql(
    `insert into audit_log (at, action, entity, entity_id) values
       ('2021-03-20T20:00:00Z', 'CREATE', 'report', 'last of the year'), ('2021-03-20T20:30:00Z', 'CREATE', 'report', 'first of the year')`,
  );
  const fa = filtersText.fa;
  const page = await openBackOffice(stage(), "/admin/audit", "admin", { lang: "fa" });

  await filterBy(page, "fa", (panel) => panel.getByLabel(sharedText.fa.from, { exact: true }).fill("2021-03-21"));
  await filterBy(page, "fa", (panel) => panel.getByLabel(sharedText.fa.to, { exact: true }).fill("2021-03-21"));
  await page.getByText(fa.between.replace("{{from}}", "۱ فروردین ۱۴۰۰").replace("{{to}}", "۱ فروردین ۱۴۰۰")).waitFor();
  // Until the second filter's rows arrive, those of the first one are shown.
  await page.locator("tbody tr").nth(1).waitFor({ state: "detached" });

  expect(await page.locator("tbody tr").filter({ hasText: "first of the year" }).count()).toBe(1);
  expect(new URL(page.url()).search).toBe("?from=2021-03-21&to=2021-03-21");
  await page.goBack();
  await page.getByText(fa.since.replace("{{from}}", "۱ فروردین ۱۴۰۰")).waitFor();
});

test("an audit log that cannot be loaded shows a message and can be retried", async () => {
  const t = auditText.en;
  const page = await openBackOffice(stage(), "/admin/stores", "admin", { lang: "en" });
  await page.route("**/graphql", (route) => route.abort());

  await page.getByRole("link", { name: t.title }).click();
  await page.getByText(t.loadFailed).waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: sharedText.en.retry }).click();

  await page.getByRole("table").waitFor();
});

test("roles that may not read the audit log or manage API keys see no link, filter or button of them", async () => {
  const page = await openBackOffice(stage(), "/admin/stores", "manager", { lang: "en" });

  expect(await page.getByRole("link", { name: auditText.en.title }).count()).toBe(0);
  for (const path of ["/admin/audit", "/admin/api-keys"]) {
    await page.goto(stage().url + path);
    await page.getByRole("heading", { level: 1, name: appText.en.noAccessTitle }).waitFor();
    expect(await page.locator("main").getByRole("button").count()).toBe(0);
  }
});

test.each(flowLangs())(
  "%s: the history of a flag is opened by the keyboard, and a change is its newest entry",
  async (lang) => {
    const t = flagsText[lang];
    const name = FLAG_LABELS.event_management?.[lang] ?? "";
    const page = await openBackOffice(stage(), "/admin/events/feature-flags", "admin", { lang });
    const row = page.getByRole("listitem").filter({ hasText: "event_management" }).first();
    const lines = row.getByRole("list", { name: t.history }).getByRole("listitem");

    await tabTo(page, row.getByRole("button", { name: withText(t.historyOf, name) }));
    await page.keyboard.press("Enter");
    await lines.or(row.getByText(t.neverChanged)).first().waitFor();
    const before = await lines.count();
    await page.keyboard.press("Shift+Tab");
    await tabTo(page, row.getByRole("switch"));
    const isOn = await row.getByRole("switch").isChecked();
    await page.keyboard.press("Space");
    await lines.nth(before).waitFor();

    expect(await lines.first().innerText()).toContain(isOn ? t.disabled : t.enabled);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page)).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
    }
  },
);

test("an entry of a shift names the shift once and the till by its last digits", async () => {
  const { app } = stage();
  const { token, user } = await signedIn(app, "counter", { fullName: `Clerk ${Date.now()}` });
  const deviceId = "01a22433-bb26-7081-a8fe-09d1d7486fd6";
  await app.gql("mutation ($deviceId: ID!) { openShift(deviceId: $deviceId) { id } }", { deviceId }, { token });
  const page = await openBackOffice(stage(), `/admin/audit?actor=${user.id}`, "admin", { lang: "fa" });
  const row = page.getByRole("row").filter({ hasText: ACTION_LABELS.OPEN_SHIFT.fa });
  await row.waitFor();
  const text = await row.innerText();
  expect([text.split(ENTITY_LABELS.shift.fa).length, text.includes("d7486fd6"), text.includes(deviceId)]).toEqual([
    2,
    true,
    false,
  ]);
});
