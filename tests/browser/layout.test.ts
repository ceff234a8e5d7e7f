import type { Locator, Page } from "playwright-core";
import { appText } from "../../client/app/app.text";
import { menuText } from "../../client/app/menu.text";
import { accountText } from "../../client/features/account/account.text";
import { apiKeysText } from "../../client/features/api-keys/api-keys.text";
import { paletteText } from "../../client/features/palette/palette.text";
import { dateText } from "../../client/kit/dates/date.text";
import { campaignsText } from "../../client/features/campaigns/campaigns.text";
import { customersText } from "../../client/features/customers/customers.text";
import { drawsText } from "../../client/features/draws/draws.text";
import { dashboardText } from "../../client/features/event-dashboard/event-dashboard.text";
import { eventListText } from "../../client/features/event-list/event-list.text";
import { itemsText } from "../../client/features/items/items.text";
import { receiptsText } from "../../client/features/receipts/receipts.text";
import { reportsText } from "../../client/features/reports/reports.text";
import { storesText } from "../../client/features/stores/stores.text";
import { recordText } from "../../client/kit/record/record.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { plant } from "../customers/fixtures";
import { counterText } from "../support/counter-text";
import { focusOn } from "../support/back-office";
import { overflowOf, setFontSize, useStage } from "../support/browser";
import { aStaff, drawCalls } from "../support/draws";
import { BUILT_IN_CONTENT } from "../../domain/site/built-in.text";
import { aFestival, aKey, aReceipt, aStore, signedIn } from "../support/factories";
import { LANGS } from "../support/languages";
import { snakeKeys } from "../support/snake-keys";

const stage = useStage();
const TOUCH_PX = 44;
const LONG = "Seyedeh Fatemeh Sadat Hosseini";
const LONG_STORE = "Jewellery and watches of the northern gallery";

let token = "";
let clerk = "";
let event = "";
let store = "";
let receipt = "";
let draw = "";
beforeAll(async () => {
  const { app } = stage();
  token = (await signedIn(app, "admin")).token;
  clerk = (await signedIn(app, "counter")).token;
  event = (await aFestival(app)).eventId;
  store = (await aStore(app, { storeType: 2, storeName: LONG_STORE })).id;
  const sell = async () => {
    const draft = aReceipt({ store_id: store });
    return (await app.rest("POST", "/api/receipts/create", draft, { token: clerk })).body.data.id as string;
  };
  receipt = await sell();
  await app.rest("POST", `/api/receipts/${await sell()}/void`, { reason: "wrong till" }, { token });
  await app.sql("update customers set first_name = 'Zahra Sadat', last_name = 'Mousavi Nezhad Shirazi'");
  const staff = await aStaff(app);
  const draws = drawCalls(app, staff);
  await draws.create({ name_en: "Raffle", name_fa: "Raffle" });
  draw = await draws.create();
  await draws.post(staff.manager, draw, "/announce");
  await plant(app, [
    { first_name: "Lale", last_name: "Rad", total_points: 987_654 },
    { first_name: LONG, last_name: "Mousavi Nezhad Shirazi", deleted_at: null },
    { first_name: "فاطمه‌سادات", last_name: "حسینی موسوی‌نژاد شیرازی" },
  ]);
  for (const table of ["events", "campaigns"])
    await app.sql(`update ${table} set description = repeat('Stars for every purchase in the mall. ', 4)`);
  await app.sql("update customers set total_spent_toman = 123456789012 where first_name = 'Lale'");
});

const open = (path: string, lang: Lang, width: number): Promise<Page> => stage().visit(path, { lang, width, token });
const boxesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
  );
const heightsOf = async (all: Locator) => (await boxesOf(all)).map(({ height }) => Math.round(height));

/** Replaces the sums of all responses by a long one. */
const withLongSums = (page: Page) =>
  page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const sums = /"(totalRevenue|avgTransaction|averageReceipt|totalParticipants)":\d+/g;
    await route.fulfill({ response, body: (await response.text()).replaceAll(sums, '"$1":123456789012') });
  });

/** The key figures of a page, each with its number of lines, whether its tile holds it, and the width of its digits. */
const figuresOf = (page: Page) =>
  page.locator("main dl .value").evaluateAll((values) =>
    values.map((value) => {
      const range = document.createRange();
      range.selectNodeContents(value);
      const { lineHeight, fontVariantNumeric } = getComputedStyle(value);
      return {
        text: value.textContent,
        lines: Math.round(value.clientHeight / parseFloat(lineHeight)),
        isInside: range.getBoundingClientRect().width <= value.clientWidth,
        digits: fontVariantNumeric,
      };
    }),
  );

test.each(LANGS)("%s: a key figure is on one line, inside its tile, in proportional digits", async (lang) => {
  const page = await open("/MVP", lang, 1024);
  await withLongSums(page);
  for (const path of ["/admin/dashboard", "/admin/reports", `/admin/events/dashboard?event=${event}`]) {
    await page.goto(stage().url + path);
    await page.locator("main dl .value", { hasText: /56|۵۶/ }).first().waitFor();
    for (const width of [1024, 1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const figures = await figuresOf(page);
      expect(figures).toHaveLength(4);
      const wanted = figures.map(({ text }) => ({ text, lines: 1, isInside: true, digits: "normal" }));
      expect([path, width, figures]).toEqual([path, width, wanted]);
      expect([path, width, await overflowOf(page)]).toEqual([path, width, 0]);
    }
  }
});

test.each(LANGS)("%s: customers have rows of one height, and a long name ends in an ellipsis", async (lang) => {
  const t = customersText[lang];
  const page = await open("/admin/customers", lang, 1024);
  const table = page.getByRole("table", { name: t.title });
  const name = table.getByRole("link", { name: LONG }).locator("bdi");
  await name.waitFor();
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(new Set(await heightsOf(table.locator("tbody tr"))).size).toBe(1);
    // Units are below units in both directions.
    expect(
      await table
        .locator("td.end")
        .first()
        .evaluate((cell) => getComputedStyle(cell).textAlign),
    ).toBe(lang === "fa" ? "start" : "end");
    expect(await name.evaluate((text) => text.clientWidth)).toBeGreaterThan(100);
    const { width: room } = (await boxesOf(table.locator("xpath=..")))[0] ?? { width: 0 };
    expect((await boxesOf(table))[0]?.width).toBeLessThanOrEqual(room);
  }
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await name.evaluate((text) => text.scrollWidth > text.clientWidth)).toBe(true);
  await name.hover();
  expect(await name.getAttribute("title")).toContain(LONG);
});

test.each(LANGS)("%s: receipts take one line each, and the name of a store ends in an ellipsis", async (lang) => {
  const page = await open("/admin/receipts", lang, 1440);
  const table = page.getByRole("table", { name: receiptsText[lang].title });
  await table.getByText(receiptsText[lang].VOIDED).waitFor();
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(new Set(await heightsOf(table.locator("tbody tr")))).toEqual(new Set([40]));
  }
  const store = table.locator("tbody tr").first().getByText(LONG_STORE);
  expect(await store.evaluate((text) => text.scrollWidth > text.clientWidth)).toBe(true);
  await store.hover();
  expect(await store.getAttribute("title")).toBe(LONG_STORE);
});

test.each(LANGS)("%s: on a phone a row takes two short lines, with targets for touch", async (lang) => {
  const page = await open("/MVP", lang, 390);
  for (const [path, caption, name] of [
    ["/admin/customers", customersText[lang].title, "Lale"],
    ["/admin/events", eventListText[lang].list, "Festival"],
    [`/admin/events/campaigns?event=${event}`, campaignsText[lang].campaigns, "Stars"],
    ["/admin/receipts", receiptsText[lang].title, "R-"],
    ["/admin/draws", drawsText[lang].list, "Raffle"],
  ] as const) {
    await page.goto(stage().url + path);
    const rows = page.getByRole("table", { name: caption }).locator("tbody tr");
    const row = rows.filter({ has: page.getByRole("link", { name }) }).first();
    await row.waitFor();
    expect((await heightsOf(row))[0]).toBeLessThanOrEqual(100);
    const buttons = await boxesOf(row.locator("td.actions :is(a, button)"));
    expect(buttons.length).toBeGreaterThan(1);
    for (const { width, height } of buttons) expect(Math.min(width, height)).toBeGreaterThanOrEqual(TOUCH_PX);
  }
});

test.each(LANGS)("%s: the menu of a phone has targets for touch, all of them in view", async (lang) => {
  const page = await open("/admin/stores", lang, 390);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: menuText[lang].openMenu }).click();
  const menu = page.getByRole("dialog").getByRole("navigation", { name: menuText[lang].backOffice });
  const heights = await heightsOf(menu.getByRole("link"));
  expect(heights.length).toBeGreaterThan(15);
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(TOUCH_PX);
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect(await overflowOf(page)).toBe(0);
});

test.each(
  LANGS.flatMap((lang) => [
    {
      lang,
      from: "/admin/dashboard",
      code: "StoresScreen",
      link: menuText[lang].stores,
      title: storesText[lang].title,
    },
    { lang, from: "/MVP", code: "ItemsScreen", link: appText[lang].items, title: itemsText[lang].title },
  ]),
)(
  "$lang: while the code of $code loads, its heading is shown; then it takes the focus",
  async ({ lang, from, code, link, title }) => {
    const page = await open(from, lang, 1440);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(new RegExp(`/assets/${code}-`), async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("navigation").getByRole("link", { name: link, exact: true }).click();
    const shown = page.locator("h1", { hasText: title });
    await shown.waitFor();
    const top = (await shown.boundingBox())?.y;
    expect(await page.locator("main").getByRole("status").count()).toBe(1);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
    release();
    const heading = page.getByRole("heading", { level: 1, name: title });
    await focusOn(heading);
    expect((await heading.boundingBox())?.y).toBe(top);
  },
);

test.each(LANGS)("%s: every page below a list has a breadcrumb", async (lang) => {
  const page = await open(`/admin/events/dashboard?event=${event}`, lang, 1440);
  const crumbs = page.getByRole("navigation", { name: recordText[lang].breadcrumb });
  await crumbs.getByRole("link").nth(1).waitFor();
  expect(await crumbs.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/admin/events",
    `/admin/events/${event}`,
  ]);
  expect(await crumbs.locator("[aria-current=page]").innerText()).toBe(dashboardText[lang].title);
  await page.getByRole("button", { name: eventListText[lang].edit, exact: true }).first().waitFor();

  for (const [path, list] of [
    [`/admin/receipts/${receipt}`, "/admin/receipts"],
    ["/admin/draws/new", "/admin/draws"],
    ["/admin/watch/rules", "/admin/watch"],
    ["/admin/reports/builder", "/admin/reports"],
  ] as const) {
    await page.goto(stage().url + path);
    expect(await crumbs.getByRole("link").getAttribute("href")).toBe(list);
  }
});

test.each(LANGS)("%s: the sections of the account are one line on a phone", async (lang) => {
  const page = await open("/account", lang, 390);
  const links = page.getByRole("navigation", { name: accountText[lang].sections }).getByRole("link");
  const tops = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
  // A row that scrolls shows at which side more is out of view.
  expect(await links.first().evaluate((link) => getComputedStyle(link.closest("nav")!).backgroundAttachment)).toContain(
    "local",
  );
});

test.each(LANGS)("%s: the filters of the reports are one row, and a phone shows their dates whole", async (lang) => {
  const t = reportsText[lang];
  const page = await open("/admin/reports", lang, 1440);
  const filters = [page.getByLabel(t.startDate), page.getByLabel(t.endDate), page.getByLabel(t.comparison)];
  await page.getByRole("tab", { name: t.revenue, exact: true }).waitFor();
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const middles = await Promise.all(
      filters.map((field) =>
        field.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      ),
    );
    expect({ width, rows: new Set(middles).size }).toEqual({ width, rows: 1 });
  }

  await page.setViewportSize({ width: 390, height: 844 });
  for (const date of filters.slice(0, 2))
    expect(await date.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test.each(LANGS)("%s: a bar has its value and its share beside it", async (lang) => {
  const page = await open("/admin/reports", lang, 1440);
  const labels = page.locator(".recharts-label-list text");
  await labels.first().waitFor();
  expect(await labels.first().textContent()).toMatch(/[%٪]/);
});

test.each(LANGS)("%s: the points and a campaign do not move the button below them", async (lang) => {
  const t = counterText[lang];
  const { app, visit } = stage();
  await app.sql("update campaigns set bonus_multiplier = 1");
  const page = await visit("/counter", { lang, width: 390, token: clerk });
  const submit = page.getByRole("button", { name: t.create, exact: true });
  const points = page.locator("output");
  // Both are measured at once: the summary of the shift moves them together when it is loaded.
  const distance = () =>
    submit.evaluate((button) => {
      const card = button.closest("form")?.querySelector("output")?.parentElement;
      return Math.round(button.getBoundingClientRect().y - (card?.getBoundingClientRect().y ?? 0));
    });
  await page.waitForLoadState("networkidle");
  const before = await distance();
  expect(before).toBeGreaterThan(0);
  await app.sql("update campaigns set bonus_multiplier = 2");
  await page.reload();
  await page.getByLabel(t.store, { exact: true }).selectOption(store);
  await page.getByLabel(t.amount).fill("3500000");
  await points.getByText(/[1-9۱-۹]/).waitFor();
  await page.locator("form").getByText("Stars").waitFor();
  expect(await distance()).toBe(before);
});

test.each([1440, 390])(
  "at %i px the link to the registration desk stays in place when the shift opens",
  async (width) => {
    const t = counterText.en;
    const { url, visit } = stage();
    const page = await visit("/MVP", { lang: "en", width, token: clerk });
    let openShift = () => {};
    const isOpen = new Promise<void>((resolve) => (openShift = resolve));
    await page.route("**/graphql", async (route) => {
      if (route.request().postDataJSON().operationName === "OpenShift") await isOpen;
      await route.continue();
    });
    await page.goto(`${url}/counter`);
    const link = page.getByRole("link", { name: t.toRegistration });
    await link.waitFor();
    const before = await link.boundingBox();
    openShift();
    await page.getByRole("button", { name: t.closeShift, exact: true }).waitFor();

    expect(await link.boundingBox()).toEqual(before);
  },
);

test("in dark mode a segmented control is lighter than the card that it is on", async () => {
  const page = await stage().visit("/admin/reports", { lang: "en", theme: "dark", token });
  const control = page.getByRole("radiogroup").first();
  await control.waitFor();
  const backgroundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

  expect(await backgroundOf(control)).toBe("rgb(42, 49, 48)");
});

test.each(LANGS)("%s: the tooltip of a line chart is above its point and covers no other", async (lang) => {
  const page = await open("/admin/reports", lang, 1440);
  const dots = page.locator(".recharts-line-dots circle");
  await dots.nth(29).waitFor();
  for (const index of [29, 15, 0]) {
    await dots.nth(index).hover({ force: true });
    // All are measured in one frame: the chart draws its dots anew while it shows the tooltip.
    await page.waitForFunction((at) => {
      const tip = document.querySelector(".tip")?.getBoundingClientRect();
      const all = [...document.querySelectorAll(".recharts-line-dots circle")].map((dot) =>
        dot.getBoundingClientRect(),
      );
      const own = all[at];
      if (!tip || !own) return false;
      const isBeside = (dot: DOMRect) => dot.right > tip.left && dot.left < tip.right;
      return isBeside(own) && all.filter(isBeside).every((dot) => tip.bottom < dot.top);
    }, index);
  }
});

test.each(LANGS)(
  "%s: in dark mode screens are printed dark on white, without navigation and controls",
  async (lang) => {
    const { visit, url } = stage();
    const page = await visit("/MVP", { lang, width: 1440, theme: "dark", token });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.setViewportSize({ width: 688, height: 1000 });
    for (const [path, heading] of [
      ["/admin/customers", customersText[lang].title],
      [`/admin/receipts/${receipt}`, "R-"],
    ] as const) {
      await page.goto(url + path);
      const title = page.getByRole("heading", { level: 1, name: heading });
      await title.waitFor();
      await page.locator("main table tbody td").first().waitFor();
      const colorOf = (part: Locator, name: string) =>
        part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
      expect(await colorOf(page.locator("html"), "background-color")).toBe("rgb(255, 255, 255)");
      expect(await colorOf(title, "color")).toBe("rgb(0, 0, 0)");
      expect(
        await page.locator(":is(header, nav, footer, main button:not(th button), main input):visible").count(),
      ).toBe(0);
      // A table head that is repeated on the next page has text, but no buttons.
      const sorted = page.locator("main th button");
      for (const display of await sorted.evaluateAll((all) => all.map((button) => getComputedStyle(button).display)))
        expect(display).toBe("contents");
      expect([path, await overflowOf(page)]).toEqual([path, 0]);
      const clipped = await page
        .locator("main table")
        .evaluateAll((tables) =>
          tables.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0) + 1),
        );
      expect(clipped).toHaveLength(0);
    }
    const linesOf = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
    };
    expect(await page.locator("main tbody td").first().evaluate(linesOf)).toBe(1);
  },
);

test.each(LANGS)("%s: with a large default font the page of a phone does not scroll sideways", async (lang) => {
  const { url, visit } = stage();
  await stage().app.sql("update lottery_codes set status = 'invalid', invalidated_at = now()");
  const page = await visit("/MVP", { lang, width: 390, token });
  await withLongSums(page);
  for (const [path, size] of [
    [`/draws?lang=${lang}`, 24],
    [`/admin/receipts/${receipt}`, 24],
    ["/MVP", 32],
    ["/items", 32],
    [`/draws/${draw}?lang=${lang}`, 32],
    ["/admin/dashboard", 32],
    ["/admin/reports", 32],
    [`/admin/events/dashboard?event=${event}`, 32],
    ["/admin/events/feature-flags", 32],
    ["/admin/import-export", 32],
    [`/admin/receipts/${receipt}`, 32],
    ["/admin/draws/new", 32],
    [`/admin/draws/${draw}`, 32],
    ["/account/password", 32],
  ] as const) {
    await setFontSize(page, size);
    await page.goto(url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect([path, await overflowOf(page)]).toEqual([path, 0]);
  }
});

test.each(LANGS)("%s: with a large default font a phone has room for the customer of a receipt", async (lang) => {
  const { url, visit } = stage();
  const page = await visit("/MVP", { lang, width: 390, token });
  await setFontSize(page, 24);
  await page.goto(`${url}/admin/receipts`);
  const name = page.getByRole("table", { name: receiptsText[lang].title }).locator("tbody td.cut bdi").nth(1);
  await name.waitFor();
  expect((await boxesOf(name))[0]?.width).toBeGreaterThan(70);
});

test("on a touch screen the text of every field has 16 px, because iPhones zoom into smaller ones", async () => {
  const page = await stage().visit("/MVP", { lang: "en", width: 390, touch: true, token });
  const fields = page.locator("input:not([type=checkbox], [type=radio], [type=file]), select, textarea");
  const smallOnes = () =>
    fields.evaluateAll((all) =>
      all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).map(({ outerHTML }) => outerHTML),
    );
  for (const path of ["/", "/landing", "/customer", "/admin/customers", "/admin/reports", "/admin/draws/new"]) {
    await page.goto(stage().url + path);
    await fields.filter({ visible: true }).first().waitFor();
    expect([path, await smallOnes()]).toEqual([path, []]);
  }
  await page.locator("[name=drawAt]").press("ArrowDown");
  await page.getByRole("dialog", { name: dateText.en.calendar }).locator("select").first().waitFor();
  expect(await smallOnes()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: paletteText.en.title }).waitFor();
  expect(await smallOnes()).toEqual([]);
});

test.each(LANGS)("%s: on a phone a lead with a link has the width of the page, below the action", async (lang) => {
  const page = await open("/admin/api-keys", lang, 390);
  const lead = page.getByText(apiKeysText[lang].lead);
  const { width } = (await boxesOf(lead))[0] ?? { width: 0 };
  expect(width).toBe(358);
});

test("a Persian name in the English interface is at the start of its column", async () => {
  const { app, url, visit } = stage();
  const name = "سارا کریمی";
  await aKey(app);
  await app.sql("update users set full_name = $1", [name]);
  await app.rest("PUT", "/api/admin/site", snakeKeys(BUILT_IN_CONTENT), { token });
  const page = await visit("/MVP", { lang: "en", width: 1440, token });
  for (const [path, list] of [
    ["/admin/api-keys", "table"],
    ["/admin/site", "list"],
  ] as const) {
    await page.goto(url + path);
    const column = page.locator("main").getByRole(list).getByText(name).first().locator("xpath=..");
    await column.waitFor();
    const gap = await column.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector("bdi")?.firstChild ?? element);
      return Math.round(range.getBoundingClientRect().left - element.getBoundingClientRect().left);
    });
    expect([path, gap]).toEqual([path, 0]);
  }
});
