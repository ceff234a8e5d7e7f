import type { Page } from "playwright-core";
import { campaignsText } from "../../client/features/campaigns/campaigns.text";
import { dashboardText } from "../../client/features/event-dashboard/event-dashboard.text";
import { eventsText } from "../../client/features/events/events.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import { createCampaign } from "../../server/features/campaigns/campaign.service";
import { anEvent, atDesk, aVisitor } from "../events/fixtures";
import { focusOn, openBackOffice, withText, tabTo, chooseAction, moreButton, typeAction } from "../support/back-office";
import { faultsOfStates, looksIn, useStage } from "../support/browser";
import { aFestival, hoursFromNow, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();
const SCREEN = "/admin/events/campaigns";
const dashboardOf = (id: string) => `/admin/events/dashboard?event=${id}`;
const digits = (lang: Lang, value: number) => value.toLocaleString(lang === "fa" ? "fa-IR" : "en-US");
const WINDOW = { startDate: "2030-05-01T06:30:00Z", endDate: "2030-05-03T18:30:00Z" };

let clerk = "";
let serial = 0;

beforeAll(async () => {
  clerk = (await signedIn(stage().app, "counter")).token;
  // With a second event the user has to select one.
  await anEventCalled();
});

/** An event with a unique name. */
async function anEventCalled(draft: Record<string, unknown> = {}): Promise<{ id: string; name: string }> {
  const name = `Gala ${++serial}x${Date.now() % 100_000}`;
  const { id } = await anEvent(stage().app, { name, mode: "normal", ...draft });
  return { id, name };
}

const aCampaign = (eventId: string, draft: Record<string, unknown> = {}) =>
  createCampaign(stage().app.ctx(), eventId, {
    name: "Stars",
    startDate: hoursFromNow(-1),
    endDate: hoursFromNow(1),
    ...draft,
  });

async function register(eventId: string, count: number): Promise<void> {
  for (let n = 1; n <= count; n++)
    await atDesk(stage().app, eventId, { ...aVisitor(), full_name: `Nora Visitor${n}` }, clerk);
}

interface Stored {
  name: string;
  bonus: number;
  active: boolean;
  deleted: boolean;
}

const stored = (eventId: string) =>
  stage().app.sql<Stored>(
    `select name, bonus_multiplier as bonus, is_active as active, deleted_at is not null as deleted
     from campaigns where event_id = $1`,
    [eventId],
  );

const dialogOf = (page: Page) => page.locator("[role=dialog][data-state=open]");
const question = (page: Page) => page.getByRole("alertdialog");
const rowOf = (page: Page, name: string) => page.getByRole("main").getByRole("row").filter({ hasText: name });

/** The text of the tiles, line by line. */
const tiles = async (page: Page) => (await page.locator("main dl").first().innerText()).split(/\s*\n\s*/);

test.each(flowLangs())(
  "%s: a campaign is created after validation errors, edited, and deleted after a confirmation",
  async (lang) => {
    const [t, words] = [campaignsText[lang], eventsText[lang]];
    const event = await anEventCalled({ ...WINDOW, description: "About the event" });
    const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
    const option = words.eventWithMode.replace("{{name}}", event.name).replace("{{mode}}", words.normal);

    await page.getByText(t.chooseFirst).waitFor();
    await page.getByLabel(words.selectEvent).selectOption({ label: option });
    await page.waitForURL(`**${SCREEN}?event=${event.id}`);
    await page.getByText(t.noneYet).waitFor();
    await page.getByRole("button", { name: t.create }).first().click();
    const dialog = dialogOf(page);
    const field = (label: string) => dialog.getByLabel(label).and(page.locator("input, textarea"));
    const send = () => dialog.locator("button[type=submit]").click();

    for (const name of [words.startDate, words.endDate]) await dialog.getByRole("combobox", { name }).waitFor();
    // A new campaign lasts as long as its event, by the clock of Tehran, by default.
    const offered = await Promise.all(
      [words.name, words.description, words.startDate, words.endDate, t.bonus].map((label) =>
        field(label).inputValue(),
      ),
    );
    await field(t.bonus).fill("0");
    await send();
    await dialog.getByText(ERRORS.NAME_REQUIRED[lang]).waitFor();
    await dialog.getByText(ERRORS.BONUS_INVALID[lang]).waitFor();
    await field(words.name).fill("Spring stars");
    await field(t.bonus).fill("۳");
    await field(words.endDate).fill("2030-05-01T09:00");
    await send();
    await dialog.getByText(ERRORS.END_BEFORE_START[lang]).waitFor();
    await field(words.endDate).fill("2030-05-02T22:00");
    await send();
    await page.getByText(withText(t.created, "Spring stars")).waitFor();
    const row = rowOf(page, "Spring stars");
    await row.getByText(t.bonusTimes.replace("{{times}}", digits(lang, 3))).waitFor();
    const days = { fa: ["۱۴۰۹/۰۲/۱۱ ۱۰:۰۰", "۱۴۰۹/۰۲/۱۳ ۲۲:۰۰"], en: ["2030-05-01 10:00", "2030-05-03 22:00"] };
    expect(offered).toEqual(["", "", ...days[lang], "1"]);
    expect(await stored(event.id)).toEqual([{ name: "Spring stars", bonus: 3, active: true, deleted: false }]);

    await row.getByRole("button", { name: withText(t.editOf, "Spring stars") }).click();
    await field(t.bonus).fill("11");
    await field(t.isActive).uncheck();
    await send();
    await dialog.getByText(ERRORS.BONUS_INVALID[lang]).waitFor();
    await field(t.bonus).fill("10");
    await send();
    await page.getByText(withText(t.updated, "Spring stars")).waitFor();
    await row.getByText(words.inactive, { exact: true }).waitFor();
    expect(await stored(event.id)).toEqual([{ name: "Spring stars", bonus: 10, active: false, deleted: false }]);

    await chooseAction(row, t.remove);
    await question(page).getByText(t.removeQuestion).waitFor();
    await question(page).getByRole("button", { name: sharedText[lang].cancel }).click();
    expect((await stored(event.id))[0]?.deleted).toBe(false);
    await chooseAction(row, t.remove);
    await question(page).getByRole("button", { name: t.remove }).click();
    await page.getByText(t.removed).waitFor();
    await page.getByText(t.noneYet).waitFor();
    expect((await stored(event.id))[0]?.deleted).toBe(true);
  },
);

test.each(flowLangs())(
  "%s: the dashboard shows an event's numbers, details, campaigns and participants",
  async (lang) => {
    const [t, words, ofCampaigns] = [dashboardText[lang], eventsText[lang], campaignsText[lang]];
    const event = await anEventCalled({ description: "Songs and stars" });
    await aCampaign(event.id, { name: "Double", bonusMultiplier: 2 });
    await register(event.id, 53);
    const page = await openBackOffice(stage(), dashboardOf(event.id), "manager", { lang });

    await page.getByRole("heading", { level: 1, name: event.name }).waitFor();
    await page.getByRole("definition").getByText(words.running, { exact: true }).waitFor();
    await rowOf(page, "Double").getByText(words.running, { exact: true }).waitFor();
    await page.getByRole("link", { name: "Nora Visitor53" }).waitFor();
    const participants = page.getByRole("table", { name: t.participants });
    const [numbers, rows] = [await tiles(page), await participants.locator("tbody tr").count()];
    await page.getByRole("button", { name: sharedText[lang].next, exact: true }).click();
    await page.waitForURL(`**${dashboardOf(event.id)}&participants.page=2`);
    await page.getByRole("link", { name: "Nora Visitor1", exact: true }).waitFor();
    await participants.locator("tbody tr:nth-child(3):last-child").waitFor();
    const facts = await participants.locator("tbody tr").last().innerText();

    // A campaign created here appears at once; one created elsewhere appears after a refresh.
    await page.getByRole("button", { name: ofCampaigns.create }).click();
    await dialogOf(page).getByLabel(words.name).fill("Triple");
    await dialogOf(page).locator("button[type=submit]").click();
    await rowOf(page, "Triple").waitFor();
    await page.locator("main dl").first().getByText(digits(lang, 2), { exact: true }).waitFor();
    await register(event.id, 1);
    // One of the participants has won a draw.
    await page.route("**/graphql", async (route) => {
      const response = await route.fetch();
      const won = (await response.text())
        .replace('"winners":null', '"winners":1')
        .replace('"isWinner":false', '"isWinner":true');
      await route.fulfill({ response, body: won });
    });
    await page.getByRole("button", { name: t.refresh }).click();
    await page.locator("main dl").first().getByText(digits(lang, 54), { exact: true }).waitFor();
    await page
      .locator("main dl > div")
      .filter({ hasText: t.winners })
      .getByText(digits(lang, 1), { exact: true })
      .waitFor();
    await participants.getByText(t.winner, { exact: true }).waitFor();
    expect(await participants.getByText(t.winner, { exact: true }).count()).toBe(1);

    expect(numbers).toEqual(
      [t.totalParticipants, digits(lang, 53), t.winners, "–", t.noDraw]
        .concat([t.activeCampaigns, digits(lang, 1)])
        .concat([t.eventMode, words.normal]),
    );
    expect(rows).toBe(50);
    expect(facts).toMatch(/09\d{9}/);
    expect(await page.getByText("Songs and stars").count()).toBe(2);
    expect(await page.getByRole("link", { name: t.back }).getAttribute("href")).toBe("/admin/events");
  },
);

test.each([
  ["no event", "/admin/events/dashboard"],
  ["an invalid event id", "/admin/events/dashboard?event=7"],
  ["an unknown event", dashboardOf("0198c0de-0000-7000-8000-000000000000")],
])("a URL with %s shows a message and a link back", async (_, path) => {
  const page = await openBackOffice(stage(), path, "viewer", { lang: "en" });

  await page.getByRole("heading", { level: 1, name: "Event Not Found" }).waitFor();

  expect(await page.getByRole("link", { name: dashboardText.en.back }).getAttribute("href")).toBe("/admin/events");
  expect(await page.locator("main dl").count()).toBe(0);
});

test("an unknown event in the URL of the campaigns shows that it was not found", async () => {
  const page = await openBackOffice(stage(), `${SCREEN}?event=7`, "admin", { lang: "en" });

  await page.getByText(campaignsText.en.notFound).waitFor();

  expect(await page.getByRole("button", { name: campaignsText.en.create }).count()).toBe(0);
});

test("a viewer reads everything with masked phones, and has no actions", async () => {
  const t = campaignsText.en;
  const event = await anEventCalled();
  await aCampaign(event.id);
  await register(event.id, 1);
  const page = await openBackOffice(stage(), `${SCREEN}?event=${event.id}`, "viewer", { lang: "en" });
  const pressable = () => page.getByRole("button", { name: /Create|Edit|Delete/ }).count();

  await rowOf(page, "Stars").waitFor();
  const onCampaigns = await pressable();
  await page.getByRole("link", { name: t.toDashboard }).click();
  await rowOf(page, "Stars").waitFor();
  await page.getByRole("link", { name: "Nora Visitor1" }).waitFor();

  expect([onCampaigns, await pressable()]).toEqual([0, 0]);
  expect(await page.locator("tbody").last().innerText()).not.toMatch(/\d{10}/);
});

test.each(flowLangs())("%s: campaigns show that their event is inactive as soon as it is", async (lang) => {
  const t = campaignsText[lang];
  const event = await anEventCalled();
  const { id } = await aCampaign(event.id);
  const page = await openBackOffice(stage(), `/admin/events/${event.id}/campaigns`, "admin", { lang });

  await rowOf(page, "Stars").getByText(eventsText[lang].active, { exact: true }).waitFor();
  await page.getByRole("main").getByRole("button", { name: t.edit, exact: true }).first().click();
  await dialogOf(page).getByLabel(eventsText[lang].active, { exact: true }).uncheck();
  await dialogOf(page).locator("button[type=submit]").click();
  await rowOf(page, "Stars").getByText(eventsText[lang].eventInactive, { exact: true }).waitFor();
  await page.goto(`${stage().url}/admin/events/campaigns/${id}`);
  await page.getByRole("main").getByText(eventsText[lang].eventInactive, { exact: true }).waitFor();

  await page.goto(`${stage().url}${dashboardOf(event.id)}`);
  await rowOf(page, "Stars").getByText(eventsText[lang].eventInactive, { exact: true }).waitFor();
  expect(await tiles(page)).toEqual(expect.arrayContaining([dashboardText[lang].activeCampaigns, digits(lang, 0)]));
});

test("a manager edits campaigns but deletes none", async () => {
  const t = campaignsText.en;
  const event = await anEventCalled();
  await aCampaign(event.id);
  const page = await openBackOffice(stage(), dashboardOf(event.id), "manager", { lang: "en" });

  await rowOf(page, "Stars")
    .getByRole("button", { name: withText(t.editOf, "Stars") })
    .waitFor();

  expect(await moreButton(page).count()).toBe(0);
});

test.each(flowLangs())("%s: all actions work by keyboard only, and the focus returns to its origin", async (lang) => {
  const [t, words] = [campaignsText[lang], eventsText[lang]];
  // A select forgets typed letters after a second, so one letter chooses the event.
  const letter = lang === "fa" ? "X" : "Z";
  const event = await anEventCalled({ ...WINDOW, name: `${letter} ${Date.now()}` });
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  const press = (key: string) => page.keyboard.press(key);

  await tabTo(page, page.getByLabel(words.selectEvent));
  await press(letter);
  await page.waitForURL(`**?event=${event.id}`);
  await tabTo(page, page.getByRole("button", { name: t.create }));
  await press("Enter");
  await focusOn(dialogOf(page).getByLabel(words.name, { exact: true }));
  await page.keyboard.type("Typed");
  await tabTo(page, dialogOf(page).getByRole("textbox", { name: t.bonus }));
  await page.keyboard.type("0");
  await press("Enter");
  await dialogOf(page).getByText(ERRORS.BONUS_INVALID[lang]).waitFor();
  await press("Control+A");
  await page.keyboard.type("4");
  await press("Enter");
  await page.getByText(withText(t.created, "Typed")).waitFor();
  const row = rowOf(page, "Typed");
  const edit = row.getByRole("button", { name: withText(t.editOf, "Typed") });
  await tabTo(page, edit);
  await press("Enter");
  // A form that was opened right after another one is unchanged, so it closes without a confirmation.
  await dialogOf(page).locator("input[name=bonusMultiplier][value='4']").waitFor();
  await press("Escape");
  await dialogOf(page).waitFor({ state: "hidden" });
  await focusOn(edit);
  await typeAction(row, t.remove);
  await question(page).waitFor();
  // Enter pressed too soon must delete nothing.
  await press("Enter");
  await question(page).waitFor({ state: "hidden" });
  const unchanged = await stored(event.id);
  await typeAction(row, t.remove);
  await tabTo(page, question(page).getByRole("button", { name: t.remove }));
  await press("Enter");
  await page.getByText(t.removed).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");

  expect(unchanged).toEqual([{ name: "Typed", bonus: 4, active: true, deleted: false }]);
  expect((await stored(event.id))[0]?.deleted).toBe(true);
});

test("a list longer than a page has a second one", async () => {
  const event = await anEventCalled();
  for (let n = 1; n <= 52; n++) await aCampaign(event.id, { name: `Wave ${n}` });
  const page = await openBackOffice(stage(), `${SCREEN}?event=${event.id}`, "viewer", { lang: "en" });
  const rows = rowOf(page, "Wave ");

  await rowOf(page, "Wave 52").waitFor();
  const before = await rows.count();
  await page.getByRole("button", { name: sharedText.en.next, exact: true }).click();
  await rowOf(page, "Wave 52").waitFor({ state: "detached" });
  await page.waitForURL(`**${SCREEN}?event=${event.id}&campaigns.page=2`);

  expect([before, await rows.count()]).toEqual([50, 2]);
});

test("a failed load or delete shows a message and can be retried", async () => {
  const [t, words] = [campaignsText.en, dashboardText.en];
  const event = await anEventCalled();
  await aCampaign(event.id);
  const page = await openBackOffice(stage(), `${SCREEN}?event=${event.id}`, "admin", { lang: "en" });
  const cut = () => page.route("**/graphql", (route) => route.abort());
  const retry = page.getByRole("main").getByRole("button", { name: sharedText.en.retry }).first();

  await rowOf(page, "Stars").waitFor();
  await cut();
  await chooseAction(page, t.remove, "Stars");
  await question(page).getByRole("button", { name: t.remove }).click();
  await page.getByText(t.removeFailed).waitFor();
  await page.getByRole("link", { name: t.toDashboard }).click();
  await page.getByText(t.eventFailed).waitFor();
  await page.unroute("**/graphql");
  await retry.click();
  await rowOf(page, "Stars").waitFor();
  await page.getByText(words.noneYet).waitFor();
  await cut();
  await page.getByRole("button", { name: words.refresh }).click();
  await page.getByText(t.eventFailed).waitFor();
  await page.unroute("**/graphql");
  await retry.click();
  await page.getByText(t.eventFailed).waitFor({ state: "hidden" });
  await rowOf(page, "Stars").waitFor();

  expect((await stored(event.id))[0]?.deleted).toBe(false);
});

async function turnEvents(isOn: boolean): Promise<void> {
  const { app } = stage();
  const { token } = await signedIn(app, "admin");
  await app.rest("PUT", "/api/events/feature-flags/event_management", { is_enabled: isOn }, { token });
}

afterEach(() => turnEvents(true));

test("while events are switched off a campaign is neither saved nor deleted; the back button asks before it discards the change", async () => {
  const t = campaignsText.en;
  const event = await anEventCalled();
  await aCampaign(event.id);
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang: "en" });
  await page.getByLabel(eventsText.en.selectEvent).selectOption(event.id);
  await rowOf(page, "Stars").waitFor();
  await turnEvents(false);

  await page.getByRole("button", { name: withText(t.editOf, "Stars") }).click();
  await dialogOf(page).getByRole("textbox", { name: t.bonus }).fill("5");
  await dialogOf(page).locator("button[type=submit]").click();
  await dialogOf(page).getByRole("alert").getByText(ERRORS.FEATURE_OFF.en).waitFor();
  await page.goBack();
  await question(page).getByRole("button", { name: sharedText.en.cancel }).click();
  await question(page).waitFor({ state: "detached" });
  expect(await dialogOf(page).getByRole("textbox", { name: t.bonus }).inputValue()).toBe("5");
  expect(new URL(page.url()).search).toBe(`?event=${event.id}`);
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: sharedText.en.discard }).click();
  await chooseAction(page, t.remove, "Stars");
  await question(page).getByRole("button", { name: t.remove }).click();
  await page.getByText(t.removeFailedFor.replace("{{reason}}", ERRORS.FEATURE_OFF.en)).waitFor();

  expect(await stored(event.id)).toEqual([{ name: "Stars", bonus: 1, active: true, deleted: false }]);
});

test.each(LANGS)("%s: every state of both screens is free of accessibility faults and fits", async (lang) => {
  const t = campaignsText[lang];
  const { eventId } = await aFestival(stage().app);
  const other = await anEventCalled();
  await register(other.id, 2);
  await aCampaign(eventId, { name: "W".repeat(100), description: "d".repeat(600), bonusMultiplier: 10 });
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  const go = (path: string) => page.goto(stage().url + path);
  const states: Record<string, () => Promise<unknown>> = {
    choose: () => page.getByText(t.chooseFirst).waitFor(),
    campaigns: async () => {
      await page.getByLabel(eventsText[lang].selectEvent).selectOption(eventId);
      await rowOf(page, "Stars").waitFor();
    },
    form: async () => {
      await page.getByRole("button", { name: t.create }).first().click();
      await dialogOf(page).getByRole("textbox", { name: t.bonus }).fill("0");
      await dialogOf(page).locator("button[type=submit]").click();
      await dialogOf(page).getByRole("alert").waitFor();
    },
    question: async () => {
      await go(`${SCREEN}?event=${eventId}`);
      await chooseAction(rowOf(page, "Stars"), t.remove);
      await question(page).waitFor();
    },
    empty: async () => {
      await go(`${SCREEN}?event=${other.id}`);
      await page.getByText(t.noneYet).waitFor();
    },
    people: async () => {
      await go(dashboardOf(other.id));
      await page.getByRole("link", { name: "Nora Visitor1" }).waitFor();
    },
    nobody: async () => {
      await go(dashboardOf(eventId));
      await page.getByText(dashboardText[lang].noneYet).waitFor();
      await rowOf(page, "Stars").waitFor();
    },
    notFound: async () => {
      await go("/admin/events/dashboard");
      await page.getByText(t.notFoundHelp).waitFor();
    },
    error: async () => {
      await page.route("**/graphql", (route) => route.abort());
      await go(dashboardOf(eventId));
      await page.getByText(t.eventFailed).waitFor();
    },
  };

  expect(await faultsOfStates(page, states, looksIn(lang))).toEqual([]);
});

test.each(flowLangs())(
  "%s: the only event is selected automatically, and the back button leaves the screen",
  async (lang) => {
    await stage().app.sql("update events set deleted_at = now() where deleted_at is null");
    const event = await anEventCalled();
    await aCampaign(event.id);
    const page = await openBackOffice(stage(), "/admin/stores", "viewer", { lang });

    await page.locator(`a[href="${SCREEN}"]`).first().click();
    await rowOf(page, "Stars").waitFor();
    expect(await page.getByLabel(eventsText[lang].selectEvent).inputValue()).toBe(event.id);
    await page.goBack();

    await page.waitForURL("**/admin/stores");
  },
);
