import type { Page } from "playwright-core";
import { eventPageText } from "../../client/features/event-page/event-page.text";
import { eventsText } from "../../client/features/events/events.text";
import { eventListText } from "../../client/features/event-list/event-list.text";
import { poolText } from "../../client/features/code-pools/pool.text";
import { storesText } from "../../client/features/stores/stores.text";
import { importText } from "../../client/features/imports/import.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { aCode, addCode, atDesk, aVisitor } from "../events/fixtures";
import {
  filterBy,
  focusOn,
  openBackOffice,
  withText,
  tabTo,
  chooseAction,
  moreButton,
  typeAction,
} from "../support/back-office";
import { faultsOf, looksIn, useStage, violationsOf } from "../support/browser";
import { aMember, aStaff, drawCalls } from "../support/draws";
import { hoursFromNow, signedIn } from "../support/factories";
import { eventually } from "../support/server-process";
import {
  aName,
  aPool,
  csvFile,
  dialogOf,
  figure,
  numberIn,
  openDialog,
  pool,
  SCREEN,
  valid,
} from "../support/code-pool-screen";
import { flowLanguages, LANGS } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

const stored = async (name: string) =>
  (
    await stage().app.sql<{
      mode: string;
      description: string | null;
      starts: Date;
      codesPerPerson: number;
      isDeleted: boolean;
    }>(
      `select mode, description, starts_at as starts, codes_per_person as "codesPerPerson", deleted_at is not null as "isDeleted"
       from events where name = $1`,
      [name],
    )
  )[0];

test.each(flowLangs())("%s: an event is created after a validation error, changed, and deleted", async (lang) => {
  const t = eventListText[lang];
  const words = eventsText[lang];
  const name = aName();
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  const dialog = page.getByRole("dialog");

  await page.getByRole("button", { name: t.create }).first().click();
  await dialog.getByRole("button", { name: t.submitCreate }).click();
  await dialog.getByText(ERRORS.NAME_REQUIRED[lang]).waitFor();
  await dialog.getByLabel(words.name, { exact: true }).fill(name);
  await dialog.getByLabel(words.startDate).fill("2027-03-21T10:00");
  await dialog.getByLabel(words.endDate).fill("2027-03-20T10:00");
  await dialog.getByLabel(words.mode).selectOption("OPENING_DAY");
  await dialog.getByLabel(t.codesPerPerson).fill("3");
  await dialog.getByRole("button", { name: t.submitCreate }).click();
  await dialog.getByText(ERRORS.END_BEFORE_START[lang]).waitFor();
  expect(await stored(name)).toBeUndefined();
  await dialog.getByLabel(words.endDate).fill("2027-03-22T10:00");
  await dialog.getByRole("button", { name: t.submitCreate }).click();
  await page.getByText(t.created).waitFor();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.goBack();
  await rowOf(page, name).getByText(words.openingDay).waitFor();
  // The clock of the form is Tehran's, not that of the browser.
  expect(await stored(name)).toMatchObject({
    mode: "opening_day",
    codesPerPerson: 3,
    starts: new Date("2027-03-21T06:30:00Z"),
  });

  await rowOf(page, name).getByRole("button", { name: t.edit }).click();
  await page.getByRole("dialog", { name: t.editTitle }).waitFor();
  expect(await dialog.getByLabel(words.startDate).inputValue()).toBe(
    lang === "fa" ? "۱۴۰۶/۰۱/۰۱ ۱۰:۰۰" : "2027-03-21 10:00",
  );
  await dialog.getByLabel(words.description).fill("Stars in every hall");
  await dialog.getByLabel(words.mode).selectOption("NORMAL");
  await dialog.getByLabel(words.active, { exact: true }).uncheck();
  await dialog.getByRole("button", { name: t.submitEdit }).click();
  await page.getByText(t.updated).waitFor();
  const row = rowOf(page, name);
  for (const word of ["Stars in every hall", words.normal, words.inactive]) await row.getByText(word).waitFor();

  await chooseAction(row, t.remove);
  await page.getByRole("alertdialog").getByRole("button", { name: sharedText[lang].cancel }).click();
  await chooseAction(row, t.remove);
  await page.getByRole("alertdialog").getByRole("button", { name: t.remove }).click();
  await page.getByText(t.removed).waitFor();
  await row.waitFor({ state: "detached" });
  expect(await stored(name)).toMatchObject({ isDeleted: true });
});

/** Presses a button of the visible form and opens the next form as soon as the first one closes and fades out. */
const pressAndReopen = (page: Page, button: string, opener: string) =>
  page.evaluate(
    async ([inside, outside]) => {
      const dialog = document.querySelector<HTMLElement>("[role=dialog]");
      dialog?.querySelector<HTMLButtonElement>(inside)?.click();
      while (dialog?.dataset.state === "open") await new Promise((done) => setTimeout(done, 5));
      document.querySelector<HTMLButtonElement>(outside)?.click();
    },
    [button, opener] as const,
  );

test.each([
  ["events", SCREEN, eventListText.en, "input[name=name]"],
  ["stores", "/admin/stores", storesText.en, "input[name=storeName]"],
])("a form of %s that is opened while the previous one fades out has none of its values", async (_, path, t, first) => {
  const page = await openBackOffice(stage(), path, "admin", { lang: "en", still: false });
  const dialog = page.getByRole("dialog");
  const opener = page.getByRole("button", { name: t.create }).first();
  await opener.evaluate((button) => button.setAttribute("data-opener", ""));
  await opener.click();
  await dialog.getByRole("button", { name: t.submitCreate }).click();
  await dialog.getByRole("alert").waitFor();

  await pressAndReopen(page, "button[type=button]", "[data-opener]");
  await dialog.locator(first).waitFor();
  expect(await dialog.getByRole("alert").count()).toBe(0);
  // A created event leaves the list for its page.
  if (path === SCREEN) return;
  await dialog.locator(first).fill(aName());
  await dialog.locator("select[name=storeType]").selectOption("2");
  await pressAndReopen(page, "button[type=submit]", "[data-opener]");
  await dialog.locator(first).waitFor();
  expect(await dialog.locator(first).inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await page.getByRole("alertdialog").count()).toBe(0);
});

test.each(flowLangs())("%s: an event with a frozen draw cannot be deleted, and the reason is shown", async (lang) => {
  const t = eventListText[lang];
  const { app } = stage();
  const { id, name, path } = await aPool(stage().app, 1);
  const staff = await aStaff(app);
  const { create, post, freeze } = drawCalls(app, staff);
  const draw = await create({ event_id: id });
  await post(staff.manager, draw, "/announce");
  await aMember(app, staff.admin, 1);
  await freeze(draw);
  const page = await openBackOffice(stage(), path, "admin", { lang });

  await chooseAction(rowOf(page, name), t.remove);
  await page.getByRole("alertdialog").getByRole("button", { name: t.remove }).click();
  await page.getByText(ERRORS.EVENT_HAS_DRAW[lang]).waitFor();
  await chooseAction(rowOf(page, name), t.view);
  await page.waitForURL(`**/admin/events/dashboard?event=${id}`);
});

/** Delays the next response of an operation, which the server sends at once, until `release` is called. */
async function delayNext(page: Page, operation: string): Promise<{ isHeld: () => boolean; release: () => void }> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let [isTaken, isHeld] = [false, false];
  await page.route("**/graphql", async (route) => {
    if (isTaken || !route.request().postData()?.includes(`"operationName":"${operation}"`)) return route.fallback();
    isTaken = true;
    const response = await route.fetch();
    isHeld = true;
    await released;
    await route.fulfill({ response });
  });
  return { isHeld: () => isHeld, release };
}

test.each(flowLangs())(
  "%s: codes are typed one after another; a duplicate stays in the field with an error",
  async (lang) => {
    const t = poolText[lang];
    const { id, path } = await aPool(stage().app, 0);
    const codes = [aCode(), aCode(), aCode()];
    const page = await openBackOffice(stage(), path, "manager", { lang });
    const form = await openDialog(page, lang, "addTitle");
    const code = form.getByLabel(t.code);
    // The list is behind the dialog.
    const row = (text: string) => page.getByRole("row", { includeHidden: true }).filter({ hasText: text });

    await form.getByLabel(t.series).check();
    await form.getByLabel(t.batch).fill("B-7");
    await code.press("Enter");
    await form.getByText(ERRORS.CODE_REQUIRED[lang]).waitFor();
    await code.focus();
    const { isHeld, release } = await delayNext(page, "EventPool");
    for (const [index, one] of codes.entries()) {
      if (index === 1) await eventually(isHeld, 10_000, "the list with one code");
      // The field is ready for the next code without a click or a pause.
      await page.keyboard.type(one);
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => (document.activeElement as HTMLInputElement).value === "");
    }
    await eventually(
      async () => (await stage().app.sql("select 1 from lottery_codes where event_id = $1", [id])).length === 3,
      10_000,
      "three codes",
    );
    // The response with one code arrives last and must not replace the newer list.
    await row(codes[2] ?? "").waitFor();
    const isLate = page.waitForResponse((response) => response.request().postData()?.includes("EventPool") ?? false);
    release();
    await isLate;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    for (const one of codes) await row(one).getByText("B-7").waitFor();
    await page.getByText(t.added).first().waitFor();

    await page.keyboard.type(codes[1] ?? "");
    await page.keyboard.press("Enter");
    await form.getByText(ERRORS.CODE_EXISTS[lang]).waitFor();
    expect(await code.inputValue()).toBe(codes[1]);
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: sharedText[lang].discard }).click();
    await form.waitFor({ state: "detached" });
    expect(await stage().app.sql("select 1 from lottery_codes where event_id = $1", [id])).toHaveLength(3);
  },
);

test.each(flowLangs())(
  "%s: the filter and the page of the pool survive a reload; another event starts without them",
  async (lang) => {
    const t = poolText[lang];
    const number = numberIn(lang);
    const { id, codes, path } = await aPool(stage().app, 60);
    const other = await aPool(stage().app, 1);
    const page = await openBackOffice(stage(), path, "manager", { lang });
    const section = pool(page, lang);
    const at = (n: number) => t.page.replace("{{page}}", number(n)).replace("{{pages}}", number(3));

    await section.getByText(at(1)).waitFor();
    await section.getByRole("button", { name: sharedText[lang].next }).click();
    await section.getByText(at(2)).waitFor();
    await filterBy(page, lang, (panel) => panel.getByLabel(t.statusFilter).selectOption("unused"), section);
    await section.getByText(at(1)).waitFor();
    await section.getByRole("button", { name: sharedText[lang].next }).click();
    await page.waitForURL(`**${SCREEN}?codes.event=${id}&codes.status=unused&codes.page=2`);
    await page.reload();
    await section.getByText(at(2)).waitFor();
    // The newest codes are first.
    await rowOf(page, codes[34] ?? "").waitFor();
    expect(await rowOf(page, codes[35] ?? "").count()).toBe(0);

    await section.getByLabel(eventsText[lang].selectEvent).selectOption(other.id);
    await rowOf(page, other.codes[0] ?? "").waitFor();
    await page.waitForURL(`**${SCREEN}?codes.event=${other.id}&codes.status=unused`);
    // A rejected code of one event does not get into another.
    const form = await openDialog(page, lang, "addTitle");
    await form.getByLabel(t.code).fill(other.codes[0] ?? "");
    await page.keyboard.press("Enter");
    await form.getByText(ERRORS.CODE_EXISTS[lang]).waitFor();
    await page.goBack();
    await page.getByRole("alertdialog").getByRole("button", { name: sharedText[lang].discard }).click();
    await form.waitFor({ state: "detached" });
    await page.waitForURL(`**${SCREEN}?codes.event=${id}&codes.status=unused&codes.page=2`);
    await openDialog(page, lang, "addTitle");
    expect(await form.getByLabel(t.code).inputValue()).toBe("");
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });
    await section.getByLabel(eventsText[lang].selectEvent).selectOption("");
    await section.getByText(t.selectToAdd).waitFor();
    await section.getByText(t.selectToImport).waitFor();
    expect(await section.getByRole("table").count()).toBe(0);
    for (const name of [t.addTitle, t.importTitle])
      expect(await section.getByRole("button", { name, exact: true }).isDisabled()).toBe(true);
  },
);

test.each(flowLangs())(
  "%s: a code is invalidated with a reason and reinstated; a claimed one cannot be reinstated",
  async (lang) => {
    const t = poolText[lang];
    const { app } = stage();
    const { id, codes, path } = await aPool(stage().app, 1);
    await atDesk(app, id, aVisitor(), (await signedIn(app, "counter")).token);
    const fresh = aCode();
    await addCode(app, id, fresh);
    const page = await openBackOffice(stage(), path, "manager", { lang });
    const row = (code: string) => rowOf(page, code);
    const invalidate = async (code: string) => {
      await chooseAction(row(code), t.invalidate);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: t.invalidateSubmit }).click();
      await dialog.getByText(ERRORS.REASON_REQUIRED[lang]).waitFor();
      await dialog.getByLabel(t.reason).fill("torn at the printer");
      await dialog.getByRole("button", { name: t.invalidateSubmit }).click();
      await row(code).getByText("torn at the printer").waitFor();
    };

    await row(codes[0] ?? "")
      .getByText("سارا کریمی نژاد")
      .waitFor();
    await invalidate(codes[0] ?? "");
    expect(await moreButton(row(codes[0] ?? "")).count()).toBe(0);
    await invalidate(fresh);
    // The row is updated from the response; the counts are fetched again.
    await figure(page, t.invalid)
      .filter({ hasText: numberIn(lang)(2) })
      .waitFor();
    await chooseAction(row(fresh), t.reinstate);
    await page.getByText(t.reinstated).waitFor();
    await row(fresh).getByText(t.UNUSED).waitFor();
  },
);

test.each(flowLangs())(
  "%s: the dialog of an event's codes has exact totals, a status filter and an export",
  async (lang) => {
    const t = poolText[lang];
    const number = numberIn(lang);
    const { id, name, path } = await aPool(stage().app, 101);
    const { app } = stage();
    await atDesk(app, id, aVisitor(), (await signedIn(app, "counter")).token);
    const page = await openBackOffice(stage(), path, "manager", { lang });

    await chooseAction(rowOf(page, name), eventListText[lang].codes);
    const dialog = page.getByRole("dialog", { name: withText(t.modalTitle, name) });
    await dialog.getByText(number(101)).first().waitFor();
    const totals = await dialog.locator("dl dd").allInnerTexts();
    expect(totals).toEqual([101, 100, 1, 0].map(number));
    expect(await dialog.getByRole("row").count()).toBe(101);
    await dialog.getByRole("button", { name: sharedText[lang].next }).click();
    await dialog.getByRole("row").nth(2).waitFor({ state: "detached" });

    await dialog.getByLabel(t.statusFilter).selectOption("CLAIMED");
    await dialog.getByText("سارا کریمی نژاد").waitFor();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: t.export }).click();
    expect((await download).suggestedFilename()).toMatch(/lottery-codes.*\.csv/);
    await dialog.getByText(t.exportDone.replace("{{total}}", number(1))).waitFor();
    await dialog.getByLabel(t.statusFilter).selectOption("INVALID");
    await dialog.getByText(t.noneFiltered).waitFor();
    await dialog.getByRole("button", { name: t.export }).click();
    await dialog.getByText(t.exportNone).waitFor();
    await dialog.getByRole("button", { name: sharedText[lang].close }).last().click();
    await dialog.waitFor({ state: "detached" });
  },
);

test("the event that starts soonest is selected automatically, stored in the URL, and kept when a sooner one is added", async () => {
  const { app, visit } = stage();
  const { token } = await signedIn(app, "manager");
  const t = poolText.en;
  await app.sql("update events set deleted_at = now()");
  const later = await aPool(stage().app, 0, { startDate: hoursFromNow(5), endDate: hoursFromNow(9) });
  const running = await aPool(stage().app, 2);
  const page = await visit(SCREEN, { lang: "en", token });
  await page.waitForURL(`**${SCREEN}?codes.event=${running.id}`);
  await rowOf(page, running.codes[0] ?? "").waitFor();

  const sooner = await aPool(stage().app, 0, { startDate: hoursFromNow(-3), endDate: hoursFromNow(1) });
  await page.getByRole("button", { name: eventListText.en.refresh }).click();
  await rowOf(page, sooner.name).waitFor();
  const chosen = pool(page, "en").getByLabel(eventsText.en.selectEvent);
  expect(await chosen.inputValue()).toBe(running.id);
  expect(await chosen.locator("option").allInnerTexts()).toEqual([
    eventsText.en.chooseEvent,
    ...[sooner, running, later].map(({ name }) => `${name} (Opening Day)`),
  ]);
  await rowOf(page, running.codes[1] ?? "").waitFor();
  expect(await page.getByText(t.none).count()).toBe(0);
});

test("an event is created, and a code is added and removed, by keyboard only", async () => {
  const [t, poolLabels, words] = [eventListText.en, poolText.en, eventsText.en];
  const name = aName();
  const code = aCode();
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang: "en" });
  const press = (key: string) => page.keyboard.press(key);
  const section = pool(page, "en");

  await tabTo(page, page.getByRole("button", { name: t.create }));
  await press("Enter");
  await focusOn(page.getByRole("dialog").getByLabel(words.name, { exact: true }));
  await page.keyboard.type(name);
  await tabTo(page, page.getByLabel(words.startDate));
  await page.keyboard.type("2027-03-20 10:00");
  await tabTo(page, page.getByLabel(words.endDate));
  await page.keyboard.type("2027-03-21 10:00");
  await press("Enter");
  await page.getByText(t.created).waitFor();
  expect(await stored(name)).toMatchObject({ starts: new Date("2027-03-20T06:30:00Z") });
  await page.waitForFunction((word) => document.activeElement?.textContent === word, name);

  await tabTo(page, page.getByRole("tab", { name: eventPageText.en.overview }));
  await press("ArrowRight");
  const add = section.getByRole("button", { name: poolLabels.addTitle });
  await tabTo(page, add);
  await press("Enter");
  await focusOn(dialogOf(page, "en", "addTitle").getByLabel(poolLabels.code));
  await page.keyboard.type(code);
  await press("Enter");
  await page.getByText(poolLabels.added).waitFor();
  await focusOn(add);
  await typeAction(section, poolLabels.invalidate);
  await focusOn(page.getByRole("dialog").getByLabel(poolLabels.reason));
  await page.keyboard.type("misprinted");
  await tabTo(page, page.getByRole("button", { name: poolLabels.invalidateSubmit }));
  await press("Enter");
  await tabTo(page, moreButton(section));
});

test("a role that cannot create events has no button for it, and a role that cannot read codes sees no pool", async () => {
  const { name, path } = await aPool(stage().app, 1);
  const page = await openBackOffice(stage(), path, "viewer", { lang: "en" });
  await rowOf(page, name)
    .getByRole("link", { name: withText(eventListText.en.viewOf, name) })
    .waitFor();
  const buttons = await rowOf(page, name).getByRole("button").count();
  expect(buttons).toBe(0);
  expect(await page.getByRole("button", { name: eventListText.en.create }).count()).toBe(0);
  expect(await pool(page, "en").count()).toBe(0);
  expect(await page.getByRole("link", { name: "Events" }).getAttribute("aria-current")).toBe("page");
});

test.each(LANGS)("%s: a list that cannot be loaded shows a message and can be reloaded", async (lang) => {
  const { name, path } = await aPool(stage().app, 1);
  const page = await openBackOffice(stage(), path, "admin", { lang });
  await rowOf(page, name).waitFor();
  await page.route("**/graphql", (route) => route.abort());
  await page.reload();
  // Once for the list, once for the pool.
  await page.getByText(eventsText[lang].loadFailed).nth(1).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute("**/graphql");
  await pool(page, lang).getByRole("button", { name: sharedText[lang].retry }).click();
  await page.getByRole("button", { name: sharedText[lang].retry }).click();
  await rowOf(page, name).waitFor();
  await pool(page, lang).getByRole("button", { name: poolText[lang].addTitle, disabled: false }).waitFor();
});

describe("every state fits and is free of accessibility faults", () => {
  test.each(LANGS)("%s", async (lang) => {
    const [t, poolLabels] = [eventListText[lang], poolText[lang]];
    const { app, visit } = stage();
    const { token } = await signedIn(app, "admin");
    const found: Record<string, unknown> = {};
    const page = await visit("/MVP", { lang, token });
    const look = async (state: string) => {
      found[state] = await faultsOf(page, looksIn(lang));
    };

    await app.sql("update events set deleted_at = now()");
    await page.goto(`${stage().url}${SCREEN}`);
    await page.getByText(t.none, { exact: true }).waitFor();
    await page.getByText(poolLabels.noEvent).waitFor();
    await look("empty");

    const long = "A name that goes on and on through every hall of the mall and never comes to its end";
    const { id, codes } = await aPool(stage().app, 30, { name: long, description: `${long} ${long}` });
    await atDesk(app, id, aVisitor(), (await signedIn(app, "counter")).token);
    await page.goto(`${stage().url}${SCREEN}?codes.event=${id}`);
    await rowOf(page, codes[29] ?? "").waitFor();
    await look("list");
    await page.getByRole("button", { name: t.create }).click();
    await page.getByRole("dialog").getByRole("button", { name: t.submitCreate }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await look("wrong form");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await chooseAction(rowOf(page, long).first(), t.codes);
    await page.getByRole("dialog").getByText("سارا کریمی نژاد").waitFor();
    await look("codes");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    const entry = await openDialog(page, lang, "addTitle");
    await entry.getByRole("button", { name: poolLabels.add }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await look("wrong code");
    await page.keyboard.press("Escape");
    await entry.waitFor({ state: "detached" });
    const form = await openDialog(page, lang, "importTitle");
    await form.getByLabel(poolLabels.file).setInputFiles(csvFile(["10001", "10002", "10003", "ab"]));
    await form.getByRole("button", { name: poolLabels.import, exact: true }).click();
    await valid(page, lang, 3).waitFor();
    await look("looked at");
    await valid(page, lang, 3).click();
    await page.getByRole("button", { name: importText[lang].revert }).waitFor();
    await look("imported");

    const states = ["empty", "list", "wrong form", "codes", "wrong code", "looked at", "imported"];
    expect(found).toEqual(Object.fromEntries(states.map((state) => [state, []])));
  });
});
