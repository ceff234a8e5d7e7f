import { menuText } from "../../client/app/menu.text";
import { activityText } from "../../client/features/activity/activity.text";
import { campaignsText } from "../../client/features/campaigns/campaigns.text";
import { poolText } from "../../client/features/code-pools/pool.text";
import { drawsText } from "../../client/features/draws/draws.text";
import { eventListText } from "../../client/features/event-list/event-list.text";
import { eventPageText } from "../../client/features/event-page/event-page.text";
import { eventsText } from "../../client/features/events/events.text";
import { recordText } from "../../client/kit/record/record.text";
import { ACTION_LABELS } from "../../domain/audit.text";
import { openBackOffice } from "../support/back-office";
import { allLoaded, faultsOf, faultsOfStates, PAGE_LOOKS, PHONE_LOOKS, useStage } from "../support/browser";
import { aFestival } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";
import { anEvent, aVisitor, bring, waiting } from "../events/fixtures";

const stage = useStage();
const flowLangs = flowLanguages();
const TABS = ["overview", "codes", "campaigns", "participants", "desk", "draws"] as const;

test.each(flowLangs())("%s: creating an event leads to its page, whose tabs have URLs", async (lang) => {
  const [t, list, labels] = [eventPageText[lang], eventListText[lang], eventsText[lang]];
  const page = await openBackOffice(stage(), "/admin/events", "admin", { lang });

  await page.getByRole("button", { name: list.create }).first().click();
  const form = page.getByRole("dialog", { name: list.createTitle });
  await form.getByLabel(labels.name, { exact: true }).fill(`Opening ${lang}`);
  await form.getByLabel(labels.startDate).fill(lang === "fa" ? "1406/01/01" : "2027/03/21");
  await form.getByLabel(labels.endDate).fill(lang === "fa" ? "1406/01/05" : "2027/03/25");
  await form.getByRole("button", { name: list.submitCreate, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: `Opening ${lang}` }).waitFor();
  await page.waitForURL(/\/admin\/events\/[0-9a-f-]{36}$/);
  await page.getByRole("list", { name: activityText[lang].timeline }).getByText(ACTION_LABELS.CREATE[lang]).waitFor();

  const current = page.getByRole("navigation", { name: menuText[lang].backOffice }).locator("[aria-current=page]");
  expect(await current.innerText()).toBe(menuText[lang].events);
  const at = page.url();
  for (const tab of TABS.slice(1)) {
    await page.getByRole("tab", { name: t[tab], exact: true }).click();
    await page.waitForURL(`${at}/${tab}`);
    await page.getByRole("tabpanel", { name: t[tab] }).waitFor();
  }
  await page.reload();
  await page.getByRole("tab", { name: t.draws, selected: true }).waitFor();
  await page.getByRole("navigation", { name: recordText[lang].breadcrumb }).getByRole("link").first().click();
  await page.waitForURL("**/admin/events");
});

test.each(flowLangs())("%s: each tab has what belongs to this event only", async (lang) => {
  const { app } = stage();
  const { eventId, poolCode } = await aFestival(app);
  const other = await aFestival(app);
  const visitor = aVisitor();
  expect((await bring(app, eventId, poolCode, visitor)).status).toBe(201);
  const page = await openBackOffice(stage(), `/admin/events/${eventId}/codes`, "admin", { lang });
  const t = eventPageText[lang];

  await page.getByRole("row", { name: poolCode }).waitFor();
  expect(await page.getByText(other.poolCode).count()).toBe(0);
  // The forms that add codes are in dialogs.
  expect(await page.getByRole("tabpanel").locator("form").count()).toBe(0);
  await page.getByRole("button", { name: poolText[lang].addTitle, exact: true }).click();
  await page.getByRole("dialog").getByLabel(poolText[lang].code).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.getByLabel(eventsText[lang].selectEvent).count()).toBe(0);
  expect(await page.getByText(poolText[lang].title, { exact: true }).count()).toBeGreaterThan(0);
  await page.getByRole("tab", { name: t.participants }).click();
  await page.getByText(visitor.full_name).waitFor();
  await page.getByRole("tab", { name: t.campaigns }).click();
  await page.getByRole("link", { name: "Stars" }).waitFor();
  await page.keyboard.press("n");
  await page.getByRole("dialog", { name: campaignsText[lang].createTitle }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Stars" }).click();
  await page.getByRole("heading", { level: 1, name: "Stars" }).waitFor();
  await page.getByRole("list", { name: activityText[lang].timeline }).waitFor();
  const crumbs = page.getByRole("navigation", { name: recordText[lang].breadcrumb }).getByRole("link");
  await crumbs.nth(1).click();
  await page.waitForURL(`**/admin/events/${eventId}/campaigns`);
  await page.getByRole("tab", { name: t.draws, exact: true }).click();
  await page.getByRole("link", { name: drawsText[lang].create }).first().click();
  await page.locator(`[name=eventId] option[value="${eventId}"]:checked`).waitFor({ state: "attached" });
  await page.goBack();
  await page.getByRole("tab", { name: t.desk }).click();
  const [registered, unused] = lang === "fa" ? ["۱", "۰"] : ["1", "0"];
  await page
    .getByText(eventsText[lang].counts.replace("{{registered}}", registered).replace("{{unused}}", unused))
    .waitFor();
  await page.getByRole("link", { name: eventsText[lang].openDesk }).click();
  await page.waitForURL(`**/admin/events/registration?event=${eventId}`);
});

test.each(LANGS)("%s: every tab fits 390 px and passes axe in both themes", async (lang) => {
  const { eventId } = await aFestival(stage().app);
  const page = await openBackOffice(stage(), `/admin/events/${eventId}`, "admin", { lang, width: 390 });
  const states = Object.fromEntries(
    TABS.map((tab) => [
      tab,
      async () => {
        await page.getByRole("tab", { name: eventPageText[lang][tab], exact: true }).click();
        await allLoaded(page);
      },
    ]),
  );

  expect(await faultsOfStates(page, states, PHONE_LOOKS)).toEqual([]);
});

test.each(LANGS)("%s: an opening-day event without an unused code leads to the import of codes, once", async (lang) => {
  const { app } = stage();
  const { id } = await anEvent(app);
  const t = eventPageText[lang];
  const page = await openBackOffice(stage(), `/admin/events/${id}`, "admin", { lang });
  const dialog = page.getByRole("dialog", { name: poolText[lang].importTitle });

  await page.getByText(t.noCodes).waitFor();
  expect(await faultsOf(page, PAGE_LOOKS)).toEqual([]);
  await page.getByRole("link", { name: poolText[lang].importTitle }).click();
  await page.waitForURL(`**/admin/events/${id}/codes`);
  await dialog.waitFor();
  await page.reload();
  await page.getByRole("tab", { name: t.codes, selected: true }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await dialog.count()).toBe(0);

  await waiting(app, id, 1);
  await page.getByRole("tab", { name: t.overview, exact: true }).click();
  await page.getByRole("list", { name: activityText[lang].timeline }).waitFor();
  await page.getByText(t.noCodes).waitFor({ state: "detached" });
});

test("a user who may not write the pool sees that it has no code, without a link", async () => {
  const { id } = await anEvent(stage().app);
  const page = await openBackOffice(stage(), `/admin/events/${id}`, "viewer", { lang: "en" });

  await page.getByText(eventPageText.en.noCodes).waitFor();
  expect(await page.getByRole("link", { name: poolText.en.importTitle }).count()).toBe(0);
});

test("a campaign is edited on its page, and the timeline shows it; deleting leads to the list", async () => {
  const { campaignId, eventId } = await aFestival(stage().app);
  const page = await openBackOffice(stage(), `/admin/events/campaigns/${campaignId}`, "admin", { lang: "en" });
  const t = campaignsText.en;

  await page.getByRole("button", { name: t.edit, exact: true }).click();
  const form = page.getByRole("dialog", { name: t.editTitle });
  await form.getByRole("textbox", { name: t.bonus }).fill("3");
  await form.getByRole("button", { name: t.submitEdit, exact: true }).click();
  await page.getByText(t.bonusTimes.replace("{{times}}", "3")).waitFor();
  await page
    .getByRole("list", { name: activityText.en.timeline })
    .getByText(ACTION_LABELS.UPDATE.en, { exact: true })
    .waitFor();

  await page.getByRole("button", { name: t.remove, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: t.remove }).click();
  await page.getByText(t.removed).waitFor();
  await page.waitForURL(`**/admin/events/${eventId}/campaigns`);
  const list = eventListText.en;
  await page.getByRole("button", { name: list.remove, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: list.remove }).click();
  await page.getByText(list.removed).waitFor();
  await page.getByRole("heading", { level: 1, name: list.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin/events");
});

test("a viewer has the tabs the role may read; an unknown event, tab and campaign are handled", async () => {
  const { id } = await anEvent(stage().app);
  const page = await openBackOffice(stage(), `/admin/events/${id}/nothing`, "viewer", { lang: "en" });
  const t = eventPageText.en;

  await page.getByRole("tab", { name: t.overview, selected: true }).waitFor();
  expect(await page.getByRole("button", { name: eventListText.en.edit, exact: true }).count()).toBe(0);
  for (const path of ["/admin/events/00000000-0000-7000-8000-000000000000", "/admin/events/campaigns/x"]) {
    const missing = await openBackOffice(stage(), path, "viewer", { lang: "en" });
    await missing.getByRole("heading", { level: 1, name: recordText.en.notFound }).waitFor();
  }
});
