import type { Page } from "playwright-core";
import { menuText } from "../../client/app/menu.text";
import { customersText } from "../../client/features/customers/customers.text";
import { eventListText } from "../../client/features/event-list/event-list.text";
import { paletteText } from "../../client/features/palette/palette.text";
import { storesText } from "../../client/features/stores/stores.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import type { Role } from "../../domain/permissions";
import { focusOn, openBackOffice } from "../support/back-office";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aFestival, aNationalCode, aPhone, aReceipt, aStore, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();

const paletteOf = (page: Page, lang: Lang) => page.getByRole("dialog", { name: paletteText[lang].title });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

async function openPalette(page: Page, lang: Lang) {
  await page.getByRole("button", { name: menuText[lang].quickSearch }).waitFor();
  await page.keyboard.press("Control+k");
  const field = paletteOf(page, lang).getByRole("combobox");
  await focusOn(field);
  return field;
}

let serial = 0;

/** A store, a customer with a receipt there, and an event. */
async function aClub() {
  const { app } = stage();
  const store = await aStore(app, { storeName: `Lale Bakery ${++serial}` });
  const [phone, nationalCode, number] = [aPhone(), aNationalCode(), `LALE-${serial}`];
  const receipt = aReceipt({
    receipt_id: number,
    store_id: store.id,
    customer_phone: phone,
    customer_national_code: nationalCode,
    customer_first_name: "Lale",
    customer_last_name: "Karimi",
  });
  const { token } = await signedIn(app);
  const { status } = await app.rest("POST", "/api/receipts/create", receipt, { token });
  expect(status).toBe(201);
  await aFestival(app);
  return { storeName: store.storeName, number, phone, nationalCode };
}

const inPersian = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

test.each(flowLangs())(
  "%s: the palette opens a customer by name, phone and national code in any digits",
  async (lang) => {
    const { phone, nationalCode } = await aClub();
    const page = await openBackOffice(stage(), "/admin/stores", "manager", { lang });

    for (const text of ["lale kar", inPersian(phone), nationalCode]) {
      await openPalette(page, lang);
      await page.keyboard.type(text);
      await paletteOf(page, lang).getByRole("option", { name: phone }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      const chosen = paletteOf(page, lang).locator("[role=option][data-highlighted]");
      while (!(await chosen.innerText()).includes(phone)) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/admin/customers/*");
      await page.getByRole("main").getByText(phone).first().waitFor();
    }
  },
);

test.each(flowLangs())(
  "%s: the palette opens receipts, stores, events, screens and actions, and lists recent items",
  async (lang) => {
    const { storeName, number } = await aClub();
    const t = paletteText[lang];
    const page = await openBackOffice(stage(), "/admin/dashboard", "admin", { lang });
    const open = async (text: string, name: string | RegExp) => {
      await openPalette(page, lang);
      await page.keyboard.type(text);
      await paletteOf(page, lang).getByRole("option", { name }).first().click();
      await paletteOf(page, lang).waitFor({ state: "detached" });
    };

    await open(number.toLowerCase(), number);
    await page.getByRole("heading", { level: 1 }).getByText(number).waitFor();
    await open(storeName, storeName);
    await page.getByRole("heading", { level: 1, name: storeName }).waitFor();
    // A screen of the menu has the word as well.
    await open("festival", /Festival \d/);
    await page.waitForURL("**/admin/events/*-*");
    await open(menuText[lang].audit, menuText[lang].audit);
    await page.waitForURL("**/admin/audit");
    await open(t.createEvent, t.createEvent);
    await page.getByRole("dialog", { name: eventListText[lang].createTitle }).waitFor();
    await page.keyboard.press("Escape");

    await page.getByRole("dialog").waitFor({ state: "detached" });
    await openPalette(page, lang);
    const recent = paletteOf(page, lang).getByRole("group", { name: t.recent }).getByRole("option");
    expect(await recent.allInnerTexts()).toEqual([
      expect.stringMatching(/Festival \d/),
      storeName,
      expect.stringContaining(number),
    ]);
  },
);

test("the palette and the list of events find an event that is not among the first fifty", async () => {
  const { app } = stage();
  await app.sql(
    `insert into events (id, name, starts_at, ends_at, mode, is_active, codes_per_person, created_at, updated_at)
     select gen_random_uuid(), 'Fair ' || n, now(), now() + interval '1 day', 'normal', false, 1,
       now() - n * interval '1 day', now() from generate_series(1, 60) n`,
  );
  const page = await openBackOffice(stage(), "/admin/events", "viewer", { lang: "en" });
  const field = await openPalette(page, "en");
  await field.fill("fair 60");
  await paletteOf(page, "en").getByRole("option", { name: "Fair 60" }).click();
  await heading(page, "Fair 60");

  await page.goto(`${stage().url}/admin/events`);
  await page.getByRole("searchbox", { name: eventListText.en.search }).fill("FAIR 6");
  await page.waitForURL("**/admin/events?search=FAIR+6");
  const names = page.getByRole("table", { name: eventListText.en.list }).getByRole("link", { name: /^Fair/ });
  await page.getByRole("link", { name: "Fair 60", exact: true }).waitFor();
  await page.getByRole("link", { name: "Fair 1", exact: true }).waitFor({ state: "detached" });
  expect((await names.allInnerTexts()).map((name) => name.trim())).toEqual(["Fair 6", "Fair 60"]);
});

test.each([
  ["admin", { customers: 1, receipts: 1, stores: 1 }, true],
  ["manager", { customers: 1, receipts: 1, stores: 1 }, true],
  ["viewer", { customers: 1, receipts: 1, stores: 1 }, false],
] as const)(
  "the palette shows a %s what the role may read, and no other action",
  async (role: Role, found, mayCreate) => {
    const { storeName, number, phone } = await aClub();
    const t = paletteText.en;
    const page = await openBackOffice(stage(), "/admin/dashboard", role, { lang: "en" });
    const countsOf = async (text: string, name: string) => {
      const field = await openPalette(page, "en");
      await field.fill(text);
      await paletteOf(page, "en").getByRole("option", { name }).first().waitFor();
      const groups = [t.customers, t.receipts, t.stores] as const;
      const counts = groups.map((group) =>
        paletteOf(page, "en").getByRole("group", { name: group }).getByRole("option").count(),
      );
      const [customers, receipts, stores] = await Promise.all(counts);
      await page.keyboard.press("Escape");
      await paletteOf(page, "en").waitFor({ state: "detached" });
      return { customers, receipts, stores };
    };

    expect((await countsOf("lale karimi", "Lale Karimi")).customers).toBeGreaterThan(0);
    expect((await countsOf(number, number)).receipts).toBe(found.receipts);
    expect((await countsOf(storeName, storeName)).stores).toBe(found.stores);
    await openPalette(page, "en");
    expect(await paletteOf(page, "en").getByRole("option", { name: t.createStore }).count()).toBe(mayCreate ? 1 : 0);
    expect(await paletteOf(page, "en").getByRole("option", { name: menuText.en.audit }).count()).toBe(
      role === "admin" ? 1 : 0,
    );

    // A viewer sees masked phones: a search by phone would disclose them.
    await page.keyboard.type(phone);
    const customer = paletteOf(page, "en").getByRole("option", { name: "Lale Karimi" });
    await (role === "viewer" ? page.getByText(t.none.replace("{{text}}", phone)) : customer).waitFor();
  },
);

/** Waits as long as a person does between two keys. */
async function pause(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 100, since);
}

/** Presses keys one after another, as a person does. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await pause(page);
    await page.keyboard.press(key);
  }
}

/** A key of the Persian layout: another character on the same physical key. */
const pressPersian = (page: Page, key: string, code: string) =>
  page.evaluate(
    (init) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true })),
    { key, code },
  );

test.each(flowLangs())(
  "%s: G and a letter, N, / and ? act by the keyboard alone, and the list names them",
  async (lang) => {
    await aStore(stage().app);
    const page = await openBackOffice(stage(), "/admin/dashboard", "manager", { lang });
    await heading(page, menuText[lang].dashboard);
    await press(page, "g", "s");
    await heading(page, storesText[lang].title);
    await press(page, "/");
    await focusOn(page.getByRole("searchbox"));
    await page.keyboard.type("gcn?");
    expect(await page.getByRole("searchbox").inputValue()).toBe("gcn?");
    expect(new URL(page.url()).pathname).toBe("/admin/stores");

    await page.getByRole("heading", { level: 1 }).focus();
    await press(page, "n");
    const form = page.getByRole("dialog", { name: storesText[lang].createTitle });
    await form.waitFor();
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });

    await page.getByRole("heading", { level: 1 }).focus();
    await press(page, "?");
    const list = page.getByRole("dialog", { name: menuText[lang].shortcuts });
    await list.getByText("G C", { exact: true }).waitFor();
    expect(await list.getByText(menuText[lang].audit).count()).toBe(0);
    expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);
    // Nothing acts in a dialog.
    await press(page, "g", "c", "Control+k");
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/admin/stores");
  },
);

test("shortcuts work on a Persian keyboard layout, and neither with a modifier, nor for a scanner, nor for an input method", async () => {
  const page = await openBackOffice(stage(), "/admin/dashboard", "manager", { lang: "fa" });
  await heading(page, menuText.fa.dashboard);
  const send = (
    keys: readonly Pick<
      KeyboardEventInit,
      "key" | "code" | "altKey" | "metaKey" | "ctrlKey" | "isComposing" | "repeat"
    >[],
  ) =>
    page.evaluate((all) => {
      for (const init of all) document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true }));
    }, keys);
  // A scanner sends its keys in one burst.
  await send([
    { key: "g", code: "KeyG" },
    { key: "s", code: "KeyS" },
  ]);
  for (const modifier of [
    { altKey: true },
    { metaKey: true },
    { ctrlKey: true },
    { isComposing: true },
    { repeat: true },
  ]) {
    await send([{ key: "?", code: "Slash", ...modifier }]);
  }
  // The last key before had no effect: a dialog would prevent this sequence.
  await pause(page);
  await pressPersian(page, "\u0644", "KeyG");
  await pause(page);
  await pressPersian(page, "\u0632", "KeyC");
  await heading(page, customersText.fa.title);
  await pause(page);
  await pressPersian(page, "\u061f", "Slash");
  await page.getByRole("dialog", { name: menuText.fa.shortcuts }).waitFor();
});

test.each(LANGS)("%s: on a phone the palette opens by its button, and fits", async (lang) => {
  const page = await openBackOffice(stage(), "/admin/stores", "manager", { lang, width: 390 });
  await page.getByRole("button", { name: menuText[lang].quickSearch }).click();
  await focusOn(paletteOf(page, lang).getByRole("combobox"));
  expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);
  await page.keyboard.type("xyxyxy");
  await page.getByText(paletteText[lang].none.replace("{{text}}", "xyxyxy")).waitFor();
  await page.keyboard.press("Escape");
  await focusOn(page.getByRole("button", { name: menuText[lang].quickSearch }));
});

test.each(LANGS)("%s: an administrator's menu fits a screen of 768 px without scrolling", async (lang) => {
  const page = await openBackOffice(stage(), "/admin/stores", "admin", { lang });
  await page.setViewportSize({ width: 1024, height: 768 });
  const menu = page.getByRole("navigation", { name: menuText[lang].backOffice });
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect(await menu.getByRole("link", { name: menuText[lang].counter, exact: true }).getAttribute("href")).toBe(
    "/counter",
  );
});
