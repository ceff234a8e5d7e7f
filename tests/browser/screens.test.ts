import type { Page, Request } from "playwright-core";
import { appText } from "../../client/app/app.text";
import { counterText } from "../support/counter-text";
import { itemsText } from "../../client/features/items/items.text";
import { lookupText } from "../../client/features/lookup/lookup.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { createDraw } from "../../server/features/draws/draw.service";
import { allLoaded, faultsOf, looksIn, overflowOf, type Stage, useStage } from "../support/browser";
import { openBackOffice } from "../support/back-office";
import { aDrawInput, aFestival, aReceipt, aStore, aUser, aWatchCase, PASSWORD, signedIn } from "../support/factories";
import { LANGS } from "../support/languages";
import { eventually } from "../support/server-process";
import { importer } from "../imports/importer";

const stage = useStage();
const WAIT_MS = 10_000;

async function signIn(page: Page, lang: Lang, username: string): Promise<void> {
  const t = counterText[lang];
  await page.getByLabel(t.username).fill(username);
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t.login, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
}

interface State {
  name: string;
  path: string;
  /** Puts the opened page into its state. */
  reach: (page: Page, lang: Lang, on: Stage) => Promise<unknown>;
}

async function aKnownPair(on: Stage): Promise<{ phone: string; code: string }> {
  const { token } = await signedIn(on.app, "counter");
  const receipt = aReceipt({ purchase_amount: 4_000_000 });
  await on.app.rest("POST", "/api/receipts/create", receipt, { token });
  return { phone: receipt.customer_phone, code: receipt.customer_national_code };
}

async function lookUp(page: Page, lang: Lang, phone: string, code: string): Promise<void> {
  const t = lookupText[lang];
  await page.getByLabel(t.phone).fill(phone);
  await page.getByLabel(t.nationalCode).fill(code);
  await page.getByRole("button", { name: t.submit }).click();
}

const STATES: State[] = [
  { name: "home", path: "/MVP", reach: allLoaded },
  { name: "not found", path: "/nowhere", reach: allLoaded },
  { name: "API page", path: "/api/docs", reach: allLoaded },
  { name: "items, empty", path: "/items", reach: allLoaded },
  { name: "sign-in", path: "/counter", reach: allLoaded },
  {
    name: "sign-in rejected",
    path: "/counter",
    reach: async (page, lang) => {
      const t = counterText[lang];
      await page.getByLabel(t.username).fill("nobody");
      await page.getByLabel(t.password, { exact: true }).fill("wrong password");
      await page.getByRole("button", { name: t.login, exact: true }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "receipt form with wrong fields",
    path: "/counter",
    reach: async (page, lang, on) => {
      const t = counterText[lang];
      await aStore(on.app);
      await signIn(page, lang, (await aUser(on.app)).username);
      await page.getByLabel(t.phone).fill("123");
      await page.getByRole("button", { name: t.create, exact: true }).click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "receipt created",
    path: "/counter",
    reach: async (page, lang, on) => {
      const t = counterText[lang];
      const store = await aStore(on.app, { storeType: 3 });
      const receipt = aReceipt();
      await signIn(page, lang, (await aUser(on.app)).username);
      await page.getByLabel(t.phone).fill(receipt.customer_phone);
      await page.getByLabel(t.nationalCode).fill(receipt.customer_national_code);
      await page.getByLabel(t.receiptId, { exact: true }).fill(receipt.receipt_id);
      await page.getByLabel(t.store, { exact: true }).selectOption(store.id);
      await page.getByLabel(t.amount).fill("5000000");
      await page.getByRole("button", { name: t.create, exact: true }).click();
      await page.getByText(t.created).waitFor();
    },
  },
  {
    name: "delete dialog",
    path: "/counter",
    reach: async (page, lang, on) => {
      const t = itemsText[lang];
      const user = await aUser(on.app);
      await signIn(page, lang, user.username);
      const { token } = await signedIn(on.app, "counter");
      await on.app.rest(
        "POST",
        "/api/items",
        { title: "Call the printer", description: "Two boxes of slips" },
        { token },
      );
      await page.goto(`${on.url}/items`);
      await page
        .getByRole("button", { name: t.removeItem.replace("{{title}}", "Call the printer") })
        .first()
        .click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  { name: "look-up form", path: "/customer", reach: allLoaded },
  {
    name: "look-up without a hit",
    path: "/customer",
    reach: async (page, lang) => {
      await lookUp(page, lang, "09120000001", "0000000001");
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "look-up results",
    path: "/customer",
    reach: async (page, lang, on) => {
      const { phone, code } = await aKnownPair(on);
      await lookUp(page, lang, phone, code);
      await page.getByText(lookupText[lang].purchases).waitFor();
    },
  },
];

describe.each(LANGS)("in %s", (lang) => {
  test.each(STATES)("$name has no accessibility fault and fits a phone and a desktop", async ({ path, reach }) => {
    const page = await stage().visit(path, { lang });
    await reach(page, lang, stage());

    expect(await faultsOf(page, looksIn(lang))).toEqual([]);
  });
});

/**
 * Returns a function that opens another screen as a link does, which takes half the processor time of loading the page
 * again. An unknown path between two screens tells them apart.
 */
function screensOf(page: Page, lang: Lang): (path: string) => Promise<void> {
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  const unknown = page.getByRole("heading", { level: 1, name: appText[lang].notFoundTitle });
  const goTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }, path);
  return async (path) => {
    await goTo("/admin/unknown");
    await unknown.waitFor();
    await goTo(path);
    await unknown.waitFor({ state: "detached" });
    await allLoaded(page);
    await eventually(() => pending.size === 0, WAIT_MS, `the requests of ${path}`);
  };
}

/** 1280 px at 400 % zoom. */
const ZOOMED = 320;

test("400 % zoom scrolls no public screen and no screen of the till sideways", async () => {
  const on = stage();

  for (const path of ["/MVP", "/items", "/counter", "/customer"]) {
    const page = await on.visit(path, { width: ZOOMED });
    expect([path, await overflowOf(page)]).toEqual([path, 0]);
    await page.close();
  }
});

/** Adds a record of every kind that has a page; returns the paths below /admin of all screens. */
async function backOfficePaths(on: Stage): Promise<string[]> {
  const { token, user } = await signedIn(on.app, "admin");
  const { body } = await on.app.rest("POST", "/api/receipts/create", aReceipt(), { token });
  const { id: receiptId, customer_id: customerId } = body.data as { id: string; customer_id: string };
  const { eventId, campaignId } = await aFestival(on.app);
  const draw = await createDraw(on.app.ctx(), { ...aDrawInput(), eventId });
  const store = await aStore(on.app);
  const caseId = await aWatchCase(on.app, receiptId);
  const job = await importer(on.app, token).check("customers", "phone_number,national_code\n0912,1\n");
  const records = [
    ...[`customers/${customerId}`, `receipts/${receiptId}`, `watch/${caseId}`, `stores/${store.id}`],
    ...[`users/${user.id}`, `import-export/${job.id}`, `draws/${draw.id}`, `draws/${draw.id}/edit`],
    ...[`events/${eventId}`, `events/${eventId}/codes`, `events/campaigns/${campaignId}`],
  ];
  const lists = ["customers", "receipts", "watch", "stores", "users", "import-export", "draws", "events", "api-keys"];
  const others = [
    ...["dashboard", "reports", "reports/builder", "watch/rules", "events/dashboard", "events/campaigns"],
    ...["events/registration", "events/feature-flags", "draws/new", "site", "audit"],
  ];
  return [...lists, ...records, ...others].map((path) => `/admin/${path}`);
}

const ZOOMED_LOOKS = [
  { theme: "light", width: ZOOMED },
  { theme: "dark", width: ZOOMED, onlyColours: true },
] as const;

test.each(LANGS)(
  "%s: every signed-in screen passes axe in both themes, and 400 %% zoom scrolls none sideways",
  async (lang) => {
    const on = stage();
    const paths = await backOfficePaths(on);
    const page = await openBackOffice(on, "/admin/dashboard", "admin", { lang, width: ZOOMED });

    const show = screensOf(page, lang);
    const faults: string[] = [];
    for (const path of [...paths, "/account", "/account/second-factor", "/account/sessions", "/api/docs"]) {
      await show(path);
      faults.push(...(await faultsOf(page, ZOOMED_LOOKS)).map((fault) => `${path}, ${fault}`));
    }

    expect(faults).toEqual([]);
  },
  180_000,
);
