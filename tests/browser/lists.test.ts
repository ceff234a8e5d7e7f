import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { apiKeysText } from "../../client/features/api-keys/api-keys.text";
import { auditText } from "../../client/features/audit/audit.text";
import { campaignsText } from "../../client/features/campaigns/campaigns.text";
import { poolText } from "../../client/features/code-pools/pool.text";
import { customersText } from "../../client/features/customers/customers.text";
import { drawsText } from "../../client/features/draws/draws.text";
import { dashboardText } from "../../client/features/event-dashboard/event-dashboard.text";
import { eventListText } from "../../client/features/event-list/event-list.text";
import { eventsText } from "../../client/features/events/events.text";
import { importExportText } from "../../client/features/imports/import-export.text";
import { receiptsText } from "../../client/features/receipts/receipts.text";
import { savedViewsText } from "../../client/features/saved-views/saved-views.text";
import { storesText } from "../../client/features/stores/stores.text";
import { usersText } from "../../client/features/users/users.text";
import { watchText } from "../../client/features/watch/watch.text";
import { gridText } from "../../client/kit/grid/grid.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { aBuyer, plant } from "../customers/fixtures";
import { anEvent, atDesk, aVisitor, waiting } from "../events/fixtures";
import { filterBy, filterRemoval, openBackOffice } from "../support/back-office";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aStaff, drawCalls } from "../support/draws";
import { aKey, hoursFromNow, aStore, aWatchCase, signedIn } from "../support/factories";
import { flowLanguages } from "../support/languages";
import { readTable } from "../support/workbook";

const stage = useStage();
const flowLangs = flowLanguages();

interface List {
  path: string;
  /** The accessible name of the table. */
  caption: string;
  filter: string;
  value: string;
  /** The filter in the URL. */
  query: string;
  /** A column that can be hidden. */
  column: string;
}

let eventId = "";
beforeAll(async () => {
  const { app } = stage();
  const { token } = await signedIn(app, "admin");
  eventId = (await anEvent(app, { name: "Opening gala" })).id;
  await waiting(app, eventId, 2);
  await atDesk(app, eventId, aVisitor(), token);
  const draft = { name: "Double points", start_date: hoursFromNow(-1), end_date: hoursFromNow(1) };
  await app.rest("POST", `/api/events/${eventId}/campaigns`, draft, { token });
  await drawCalls(app, await aStaff(app)).create();
  await aKey(app);
  const store = await aStore(app);
  const { receipts } = await aBuyer(app, token, [2_000_000], { store_id: store.id });
  await aWatchCase(app, receipts[0]?.id ?? "");
  for (const [screen, query] of Object.entries(VIEWS)) {
    const input = { name: `View of ${screen}`, query, isShared: true };
    await app.gql(CREATE_VIEW, { screen: screen.toUpperCase(), input }, { token });
  }
});

const CREATE_VIEW = `mutation ($screen: ViewScreen!, $input: SavedViewInput!) {
  createSavedView(screen: $screen, input: $input) { id }
}`;
/** The filters of the lists in the menu. */
const VIEWS: Record<string, string> = {
  customers: "receipts=with",
  receipts: "state=valid",
  stores: "type=1",
  users: "role=admin",
  watch: "rule=outside_hours",
  audit: "entity=customer",
};

/** The screens whose lists are not in the menu, as their saved views are stored. */
const SCREENS = ["events", "campaigns", "participants", "draws", "imports", "api_keys", "lottery_codes"] as const;

const listsOf = (lang: Lang): Record<(typeof SCREENS)[number], List> => {
  const [t, keys, draws, imports] = [eventsText[lang], apiKeysText[lang], drawsText[lang], importExportText[lang]];
  const dashboard = `/admin/events/dashboard?event=${eventId}`;
  return {
    events: {
      path: "/admin/events",
      caption: eventListText[lang].list,
      filter: t.mode,
      value: "opening_day",
      query: "mode=opening_day",
      column: t.status,
    },
    campaigns: {
      path: `/admin/events/campaigns?event=${eventId}`,
      caption: campaignsText[lang].campaigns,
      filter: t.status,
      value: "active",
      query: "campaigns.status=active",
      column: campaignsText[lang].bonus,
    },
    participants: {
      path: dashboard,
      caption: dashboardText[lang].participants,
      filter: dashboardText[lang].prize,
      value: "won",
      query: "participants.prize=won",
      column: dashboardText[lang].phone,
    },
    draws: {
      path: "/admin/draws",
      caption: draws.list,
      filter: draws.state,
      value: "draft",
      query: "state=draft",
      column: draws.mode,
    },
    imports: {
      path: "/admin/import-export?tab=import",
      caption: imports.history,
      filter: imports.entity,
      value: "stores",
      query: "imports.type=stores",
      column: imports.when,
    },
    api_keys: {
      path: "/admin/api-keys",
      caption: keys.title,
      filter: keys.state,
      value: "active",
      query: "state=active",
      column: keys.lastUsed,
    },
    lottery_codes: {
      path: `/admin/events?codes.event=${eventId}`,
      caption: poolText[lang].list,
      filter: poolText[lang].statusFilter,
      value: "unused",
      query: "codes.status=unused",
      column: poolText[lang].source,
    },
  };
};

/** The buttons and links of rows in the colours of danger: those belong in the menu of a row. */
const redInRows = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const reds = ["fg", "solid"].map((token) => {
      probe.style.color = `var(--club-colors-danger-${token})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return [...document.querySelectorAll("tbody :is(a, button)")]
      .filter((action) => {
        const { color, backgroundColor } = getComputedStyle(action);
        return reds.includes(color) || reds.includes(backgroundColor);
      })
      .map((action) => action.textContent);
  });

/** The section of a list that is the second of its screen, or null. */
const sectionOf = (page: Page, { caption }: List, lang: Lang) => {
  const name = { [poolText[lang].list]: poolText[lang].title, [dashboardText[lang].participants]: caption }[caption];
  return name === undefined ? null : page.getByRole("region", { name });
};

test.each(SCREENS.flatMap((screen) => flowLangs().map((lang) => [lang, screen] as const)))(
  "%s: the list of %s has filters as chips, columns and saved views",
  async (lang, screen) => {
    const views = savedViewsText[lang];
    const list = listsOf(lang)[screen];
    const page = await openBackOffice(stage(), list.path, "admin", { lang });
    const part = sectionOf(page, list, lang) ?? page;
    const columns = part.getByRole("button", { name: gridText[lang].columns }).first();
    await columns.waitFor();
    await page.waitForLoadState("networkidle");

    expect(await redInRows(page)).toEqual([]);
    const hasRows = (await page.getByRole("table", { name: list.caption }).count()) > 0;
    await columns.click();
    await page.getByRole("dialog").getByRole("checkbox", { name: list.column }).uncheck();
    await page.keyboard.press("Escape");
    if (hasRows) {
      const title = page.getByRole("table", { name: list.caption }).getByRole("columnheader", { name: list.column });
      await title.waitFor({ state: "detached" });
    }
    await filterBy(page, lang, (panel) => panel.getByLabel(list.filter).selectOption(list.value), part);
    await filterRemoval(page, lang, list.filter).waitFor();
    expect(new URL(page.url()).search).toContain(list.query);

    await part.getByRole("button", { name: views.views, exact: true }).first().click();
    await page.getByRole("menuitem", { name: views.save }).click();
    const dialog = page.getByRole("dialog", { name: views.saveTitle });
    await dialog.getByLabel(views.name).fill(`${list.caption} ${lang}`);
    await dialog.getByRole("button", { name: views.submit }).click();
    await dialog.waitFor({ state: "detached" });
    const [stored] = await stage().app.sql<{ screen: string; params: [string, string][] }>(
      "select screen, params from saved_views where name like $1 order by id desc limit 1",
      [`% ${lang}`],
    );
    expect(stored?.screen).toBe(screen);
    if (screen === "campaigns")
      expect(stored?.params.map(([name]) => name)).toEqual(["campaigns.columns", "campaigns.status"]);

    await page.setViewportSize({ width: 390, height: 900 });
    if (screen === "api_keys") {
      const scopes = page.getByRole("list", { name: apiKeysText[lang].scopes });
      expect(await scopes.count()).toBe(0);
      await page.getByRole("button", { name: new RegExp(`^${gridText[lang].details}`) }).click();
      await scopes.waitFor();
    }
    expect([await overflowOf(page), await violationsOf(page)]).toEqual([0, []]);
  },
);

test.each(flowLangs())(
  "%s: a saved view restores the filter of its list; no row has a red button, a title has 28 px, a heading the unit",
  async (lang) => {
    const unit = lang === "fa" ? "تومان" : "Toman";
    const [customers, receipts, stores] = [customersText[lang], receiptsText[lang], storesText[lang]];
    const [users, watch, audit] = [usersText[lang], watchText[lang], auditText[lang]];
    const menu: Record<string, { title: string; filter: string; amount?: string }> = {
      customers: { title: customers.title, filter: customers.receiptsFilter },
      receipts: { title: receipts.title, filter: receipts.stateFilter, amount: receipts.amount },
      stores: { title: stores.title, filter: stores.typeFilter },
      users: { title: users.title, filter: users.roleFilter },
      watch: { title: watch.title, filter: watch.ruleFilter, amount: watch.amount },
      audit: { title: audit.title, filter: audit.entityFilter },
    };
    const page = await openBackOffice(stage(), "/admin/customers", "admin", { lang });
    for (const [screen, { title, filter, amount }] of Object.entries(menu)) {
      await page.locator(`nav a[href="/admin/${screen}"]`).click();
      const heading = page.getByRole("heading", { level: 1, name: title, exact: true });
      const size = await heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      await page.locator("tbody :is(a, button)").first().waitFor();
      expect([screen, size, await redInRows(page)]).toEqual([screen, 28, []]);
      if (amount !== undefined) {
        await page.getByRole("columnheader", { name: `${amount} (${unit})`, exact: true }).waitFor();
        expect(await page.locator("tbody").innerText()).not.toContain(unit);
      }
      await page.getByRole("button", { name: savedViewsText[lang].views, exact: true }).click();
      await page.getByRole("menuitem", { name: `View of ${screen}`, exact: true }).click();
      await filterRemoval(page, lang, filter).waitFor();
      expect(new URL(page.url()).search).toContain(`?${VIEWS[screen]}&view=`);
    }
  },
);

test.each(flowLangs())("%s: the view of one list leaves the other list of the screen as it is", async (lang) => {
  const views = savedViewsText[lang];
  const path = `/admin/events?mode=normal&codes.event=${eventId}&codes.status=unused`;
  const page = await openBackOffice(stage(), path, "admin", { lang });
  const section = page.getByRole("region", { name: poolText[lang].title });
  await section.getByRole("button", { name: views.views, exact: true }).click();
  await page.getByRole("menuitem", { name: views.standard }).click();

  await page.waitForURL(`**/admin/events?mode=normal&codes.event=${eventId}`);
});

test.each(flowLangs())("%s: selected customers are exported, and a box is named by its row", async (lang) => {
  const t = customersText[lang];
  await plant(stage().app, [
    { first_name: "Lale", last_name: `Chosen${lang}` },
    { first_name: "Nora", last_name: `Chosen${lang}` },
  ]);
  const path = `/admin/customers?search=Chosen${lang}&columns=points`;
  const page = await openBackOffice(stage(), path, "manager", { lang });
  await page.getByRole("checkbox", { name: `${gridText[lang].selectRow} Lale Chosen${lang}`, exact: true }).check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t.exportSelected }).click();
  const { rows } = await readTable("xlsx", readFileSync(await (await download).path()));
  expect(rows).toEqual([
    lang === "fa" ? ["نام", "نام خانوادگی", "مجموع امتیاز"] : ["First name", "Last name", "Total points"],
    ["Lale", `Chosen${lang}`, "0"],
  ]);

  const [entry] = await stage().app.sql<{ details: object }>(
    "select a.details from audit_log a where a.action = 'EXPORT' order by a.id desc limit 1",
  );
  expect(entry?.details).toMatchObject({ rows: 1, ids: 1 });
});

test("on a slow device, the next page of a list is requested once", async () => {
  await plant(
    stage().app,
    Array.from({ length: 45 }, (_, n) => ({ first_name: `Slow ${n}`, last_name: "Pages" })),
  );
  const page = await openBackOffice(stage(), "/admin/customers?search=Pages", "manager", { lang: "en" });
  await page.locator("tbody a").first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) asked.push(request.postDataJSON().variables.page);
  });

  for (const n of [2, 3]) {
    const response = page.waitForResponse("**/graphql");
    await page.getByRole("button", { name: sharedText.en.next, exact: true }).click();
    await response;
    await page.locator("table[aria-busy=false]").waitFor();
    expect(asked.splice(0)).toEqual([n]);
  }
});
