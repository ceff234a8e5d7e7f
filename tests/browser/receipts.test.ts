import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { receiptsText } from "../../client/features/receipts/receipts.text";
import { reversalText } from "../../client/features/receipts/reversal.text";
import { customersText } from "../../client/features/customers/customers.text";
import { dashboardText } from "../../client/features/dashboard/dashboard.text";
import { eventsText } from "../../client/features/events/events.text";
import { storesText } from "../../client/features/stores/stores.text";
import { filtersText } from "../../client/kit/grid/filters.text";
import { rangeText } from "../../client/kit/grid/range.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { addDays, dayOf, presetSpan } from "../../domain/time/business-calendar";
import { numberIn } from "../support/code-pool-screen";
import {
  actionsOf,
  openBackOffice,
  tabTo,
  withText,
  chooseAction,
  filterBy,
  filterRemoval,
  openFilters,
} from "../support/back-office";
import { faultsOfStates, looksIn, overflowOf, useStage, violationsOf } from "../support/browser";
import { aNationalCode, aPhone, aReceipt, asInput, aStore, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";
import { readTable } from "../support/workbook";

const stage = useStage();
const flowLangs = flowLanguages();
const SCREEN = "/admin/receipts";

let clerk = "";
let serial = 0;

beforeAll(async () => {
  clerk = (await signedIn(stage().app, "counter")).token;
});

interface Fixture {
  id: string;
  number: string;
  customerId: string;
  storeId: string;
  storeName: string;
  codes: string[];
}

/** A receipt of 4,000,000 Toman with four codes, of a customer with a name, in a new store. */
async function aRecorded(draft: object = {}): Promise<Fixture> {
  const { app } = stage();
  const store = await aStore(app, { storeName: `Shelf ${++serial} ${Date.now()}` });
  // Numbers are sorted as text.
  const number = `JOURNEY-${String(serial).padStart(3, "0")}-${Date.now()}`;
  const person = { customer_phone: aPhone(), customer_national_code: aNationalCode(), customer_first_name: "Nora" };
  const receipt = aReceipt({ ...person, receipt_id: number, store_id: store.id, purchase_amount: 4_000_000, ...draft });
  const { body } = await app.rest("POST", "/api/receipts/create", receipt, { token: clerk });
  const { id, customer_id: customerId, codes } = body.data;
  return { id, number, customerId, storeId: store.id, storeName: store.storeName, codes };
}

const rowOf = (page: Page, { number }: Fixture) => page.getByRole("row").filter({ hasText: number });
/** Waits until the list has this receipt alone. */
async function onlyRow(page: Page, receipt: Fixture): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1);
  await rowOf(page, receipt).waitFor();
}
const searchOf = (page: Page) => page.getByRole("searchbox").first();

test.each(flowLangs())(
  "%s: a receipt is found by its number, a part of it is returned on its page, and the rest is voided in its row",
  async (lang) => {
    const t = receiptsText[lang];
    const r = reversalText[lang];
    const receipt = await aRecorded();
    const page = await openBackOffice(stage(), SCREEN, "manager", { lang });

    await searchOf(page).fill(receipt.number.toLowerCase());
    await page.waitForURL(`**${SCREEN}?search=${receipt.number.toLowerCase()}`);
    await onlyRow(page, receipt);
    await page.getByRole("link", { name: receipt.number, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: withText(t.receiptOf, receipt.number) }).waitFor();
    const content = page.getByRole("main");
    for (const text of ["Nora", receipt.storeName, t.RECORDED, t.EARN, receipt.id]) {
      await content.getByText(text).first().waitFor();
    }
    // The store's type follows a name of the other direction in the direction of the page.
    const directionOf = (element: Element) => getComputedStyle(element).direction;
    expect(await content.getByText(receipt.storeName).first().evaluate(directionOf)).toBe(
      lang === "fa" ? "rtl" : "ltr",
    );
    expect(await page.getByRole("list", { name: t.codesTitle }).getByRole("listitem").count()).toBe(4);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole("button", { name: t.correct }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(lang === "fa" ? "۴ امتیاز، ۴ کد" : "4 points, 4 codes").waitFor();
    await dialog.getByRole("radio", { name: r.return }).check();
    await dialog.getByLabel(r.amount).fill("1000000");
    await dialog.getByText(lang === "fa" ? "۱ امتیاز، ۱ کد" : "1 point, 1 code").waitFor();
    expect(await dialog.getByRole("list", { name: r.codes }).getByRole("listitem").allInnerTexts()).toEqual(
      receipt.codes.slice(3),
    );
    await dialog.getByLabel(r.reason).fill("one shoe");
    await dialog.getByRole("button", { name: r.returnSubmit, exact: true }).click();
    await page.getByRole("cell", { name: "one shoe" }).waitFor();
    await content.getByText(t.RETURNED, { exact: true }).waitFor();
    await page.goBack();
    await rowOf(page, receipt).getByText(t.RETURNED).waitFor();

    await chooseAction(rowOf(page, receipt), t.copyNumber);
    await page.getByText(t.numberCopied).waitFor();
    await chooseAction(rowOf(page, receipt), t.correct);
    await dialog.getByLabel(r.reason).fill("the other shoe");
    await dialog.getByRole("button", { name: r.voidSubmit, exact: true }).click();
    await rowOf(page, receipt).getByText(t.VOIDED).waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(await actionsOf(rowOf(page, receipt))).toEqual([t.copyNumber, t.customerPage]);
    await page.getByRole("menuitem", { name: t.customerPage }).click();
    await page.waitForURL(`**/admin/customers/${receipt.customerId}`);
  },
);

test.each(flowLangs())("%s: the page names the user who sent a receipt for its operator", async (lang) => {
  const t = receiptsText[lang];
  const { app } = stage();
  const [owner, sender] = [await signedIn(app, "counter"), await signedIn(app, "admin")];
  const { data } = await app.gql(
    "mutation ($input: [ReceiptInput!]!, $owner: ID) { createReceipts(input: $input, ownerId: $owner) { receipt { id } } }",
    { input: [{ ...asInput(aReceipt()), idempotencyKey: `sent-for-${lang}` }], owner: owner.user.id },
    { token: sender.token },
  );
  const own = await aRecorded();
  const page = await openBackOffice(stage(), `${SCREEN}/${data.createReceipts[0].receipt.id}`, "manager", { lang });

  const content = page.getByRole("main");
  await content.getByText(owner.user.fullName).first().waitFor();
  await content.getByText(withText(t.sentBy, sender.user.fullName)).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${new URL(page.url()).origin}${SCREEN}/${own.id}`);
  await content.getByText(own.id).waitFor();
  expect(await content.getByText(t.sentBy.split("{{")[0] ?? "").count()).toBe(0);
});

test.each(flowLangs())("%s: by the keyboard alone a receipt is found, opened and voided", async (lang) => {
  const t = receiptsText[lang];
  const r = reversalText[lang];
  const receipt = await aRecorded();
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  const press = (key: string) => page.keyboard.press(key);

  await tabTo(page, searchOf(page));
  await page.keyboard.type(receipt.number);
  await press("Enter");
  await onlyRow(page, receipt);
  await tabTo(page, page.getByRole("link", { name: receipt.number, exact: true }));
  await press("Enter");
  await tabTo(page, page.getByRole("button", { name: t.correct }));
  await press("Enter");
  await tabTo(page, page.getByLabel(r.reason));
  await page.keyboard.type("wrong customer");
  const submit = page.getByRole("button", { name: r.voidSubmit, exact: true });
  await page.locator("button:enabled", { hasText: r.voidSubmit }).waitFor();
  await tabTo(page, submit);
  await press("Enter");
  await page.getByRole("cell", { name: "wrong customer" }).waitFor();
  await page.getByRole("main").getByText(t.VOIDED, { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: t.correct }).count()).toBe(0);
});

test("filters are in the URL and combine; a viewer sees masked numbers, no codes and no staff filter", async () => {
  const t = receiptsText.en;
  const [cheap, dear] = [
    await aRecorded({ purchase_amount: 7_000_001 }),
    await aRecorded({ purchase_amount: 7_000_002 }),
  ];
  const page = await openBackOffice(stage(), SCREEN, "viewer", { lang: "en" });

  await rowOf(page, dear).waitFor();
  await filterBy(page, "en", async (panel) => {
    expect(await panel.getByLabel(t.operatorFilter, { exact: true }).count()).toBe(0);
    await panel.getByLabel(t.minAmount).fill("7000001");
    await panel.getByLabel(t.maxAmount).fill("7000001");
  });
  await rowOf(page, dear).waitFor({ state: "detached" });
  await rowOf(page, cheap).waitFor();
  expect(await actionsOf(rowOf(page, cheap))).toEqual([t.copyNumber, t.customerPage]);
  await page.keyboard.press("Escape");
  await filterBy(page, "en", (panel) => panel.getByLabel(t.stateFilter).selectOption({ label: t.VOIDED }));
  await page.getByText(t.none).waitFor();
  expect(new URL(page.url()).search).toBe("?min=7000001&max=7000001&state=voided");
  await page.goto(`${page.url().split("?")[0]}/${cheap.id}`);
  await page.getByText(t.hiddenCodes).waitFor();
  await page.getByText(/^09\d\d\*\*\*\d{4}$/).waitFor();
  expect(await page.getByRole("button", { name: t.correct }).count()).toBe(0);
});

test.each(LANGS)(
  "%s: the presets of the period set the range of purchases, and exactly one is marked",
  async (lang) => {
    const t = receiptsText[lang];
    const receipt = await aRecorded();
    const page = await openBackOffice(stage(), `${SCREEN}?store=${receipt.storeId}`, "viewer", { lang });
    const presets = (await openFilters(page, lang)).getByLabel(rangeText[lang].period);
    const apply = () => page.getByRole("button", { name: filtersText[lang].apply }).click();
    const untilMarked = async (choice: string) => {
      await presets.locator(`option[value=${choice}]:checked`).waitFor({ state: "attached" });
      expect(await presets.locator("option:checked").count()).toBe(1);
    };
    await presets.locator("option").nth(9).waitFor({ state: "attached" });
    await untilMarked("any");

    const today = dayOf(new Date());
    for (const [preset, isListed] of [
      ["yesterday", false],
      ["last_30_days", true],
    ] as const) {
      await presets.selectOption(preset);
      await untilMarked(preset);
      await apply();
      const { from, until } = presetSpan(preset, today, "jalali");
      await page.waitForURL((url) => url.search.endsWith(`&from=${from}&to=${addDays(until, -1)}`));
      await (isListed ? rowOf(page, receipt) : page.getByText(t.none)).waitFor();
      await openFilters(page, lang);
      await untilMarked(preset);
    }
    await page.getByLabel(sharedText[lang].to, { exact: true }).fill(lang === "fa" ? "1410/01/01" : "2031-03-21");
    await untilMarked("custom");
    await apply();
    await page.waitForURL((url) => url.search.includes("to=2031-03-21"));
    await openFilters(page, lang);
    await presets.selectOption("any");
    await apply();
    await page.waitForURL((url) => url.search === `?store=${receipt.storeId}`);
  },
);

test.each(flowLangs())("%s: the dialog warns of a code that wins a prize, and of no other", async (lang) => {
  const t = receiptsText[lang];
  const r = reversalText[lang];
  const number = numberIn(lang);
  const receipt = await aRecorded();
  await stage().app.sql("update lottery_codes set is_winner = true where receipt_id = $1 and ordinal = 3", [
    receipt.id,
  ]);
  const page = await openBackOffice(stage(), `${SCREEN}/${receipt.id}`, "manager", { lang });
  const warning = page.getByText(r.winners_one.replace("{{number}}", number(1)));

  await page.getByRole("button", { name: t.correct }).click();
  await warning.waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);
  }
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: r.return }).check();
  await dialog.getByLabel(r.amount).fill("1000000");
  await dialog.getByText(lang === "fa" ? "۱ امتیاز، ۱ کد" : "1 point, 1 code").waitFor();
  expect(await warning.count()).toBe(0);
  await dialog.getByLabel(r.amount).fill("2000000");
  await warning.waitFor();
});

test.each(flowLangs())(
  "%s: customers, stores and the dashboard link to receipts, and receipts to customers",
  async (lang) => {
    const t = receiptsText[lang];
    const receipt = await aRecorded();
    const page = await openBackOffice(stage(), `/admin/customers?customer=${receipt.customerId}`, "admin", { lang });

    await page.getByRole("link", { name: customersText[lang].allReceiptsOf }).click();
    await filterRemoval(page, lang, t.customerFilter).waitFor();
    await onlyRow(page, receipt);
    await rowOf(page, receipt).getByRole("link", { name: "Nora" }).click();
    await page.waitForURL(`**/admin/customers/${receipt.customerId}`);
    await page.getByRole("link", { name: receipt.number }).first().click();
    await page.getByRole("heading", { level: 1, name: withText(t.receiptOf, receipt.number) }).waitFor();
    await page.goto(`${new URL(page.url()).origin}/admin/stores?search=${encodeURIComponent(receipt.storeName)}`);
    await chooseAction(page, storesText[lang].receipts, receipt.storeName);
    await rowOf(page, receipt).waitFor();
    expect(new URL(page.url()).searchParams.get("store")).toBe(receipt.storeId);
    await page.goto(`${new URL(page.url()).origin}/admin/dashboard`);
    await page.getByRole("link", { name: dashboardText[lang].allReceipts }).click();
    await page.getByRole("heading", { level: 1, name: t.title }).waitFor();
  },
);

test("the export has the receipts, the shown columns and the order of the list", async () => {
  const t = receiptsText.en;
  const receipt = await aRecorded();
  const second = await aRecorded({ store_id: receipt.storeId });
  const view = `?store=${receipt.storeId}&sort=number`;
  const page = await openBackOffice(stage(), `${SCREEN}${view}`, "manager", { lang: "en" });
  await rowOf(page, receipt).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: t.export, exact: true }).click(),
  ]);

  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const { rows } = await readTable("xlsx", readFileSync(await download.path()));
  expect(rows[0]).toEqual([
    ...["Receipt number", "Status", "First name", "Last name", "Store", "Store type", "Amount (Toman)", "Points"],
    ...["Purchase date", "Recorded by"],
  ]);
  expect(rows.slice(1).map(([number]) => number)).toEqual([receipt.number, second.number]);
  const [entry] = await stage().app.sql<{ details: { rows: number; storeId: string } }>(
    "select a.details from audit_log a where a.action = 'EXPORT' order by a.id desc limit 1",
  );
  expect(entry?.details).toMatchObject({ rows: 2, storeId: receipt.storeId });
});

test.each(LANGS)("%s: every state of the screens is free of accessibility faults and fits", async (lang) => {
  const t = receiptsText[lang];
  const receipt = await aRecorded();
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  const states: Record<string, () => Promise<unknown>> = {
    list: () => rowOf(page, receipt).waitFor(),
    filters: () => openFilters(page, lang),
    empty: async () => {
      await searchOf(page).fill("no such number");
      await page.getByText(t.none).waitFor();
    },
    "not found": async () => {
      await page.goto(`${new URL(page.url()).origin}${SCREEN}/00000000-0000-7000-8000-000000000000`);
      await page.getByRole("heading", { level: 1, name: t.notFound }).waitFor();
    },
    one: async () => {
      await page.goto(`${new URL(page.url()).origin}${SCREEN}/${receipt.id}`);
      await page.getByRole("list", { name: t.codesTitle }).waitFor();
    },
    dialog: async () => {
      await page.getByRole("button", { name: t.correct }).click();
      await page.getByRole("dialog").getByRole("list").first().waitFor();
    },
  };

  expect(await faultsOfStates(page, states, looksIn(lang))).toEqual([]);
});

test("a failed load shows a message and can be retried", async () => {
  const t = receiptsText.en;
  const receipt = await aRecorded();
  const page = await openBackOffice(stage(), "/admin/stores", "admin", { lang: "en" });
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("ReceiptsScreen") ? route.abort() : route.continue(),
  );
  await page.getByRole("link", { name: t.title, exact: true }).click();
  await page.getByRole("alert").waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("alert").getByRole("button").click();
  await rowOf(page, receipt).waitFor();
});

test("every store of a large club can be chosen as a filter, and every event in a select", async () => {
  const t = receiptsText.en;
  const receipt = await aRecorded();
  await stage().app.sql(
    `insert into stores (id, store_name, name_key, store_type, is_active, created_at, updated_at)
     select uuidv7(), 'Kiosk ' || n, 'kiosk ' || n, 1, true, now(), now() from generate_series(101, 400) n`,
  );
  await stage().app.sql(
    `insert into events (id, name, starts_at, ends_at, mode, is_active, codes_per_person, created_at, updated_at)
     select uuidv7(), 'Gala ' || n, now(), now() + n * interval '1 hour', 'normal', true, 1, now(), now()
     from generate_series(101, 250) n`,
  );
  const kiosk = "Kiosk 350";
  await stage().app.sql("update receipts set store_id = (select s.id from stores s where s.store_name = $1)", [kiosk]);
  const page = await openBackOffice(stage(), SCREEN, "manager", { lang: "en" });
  await filterBy(page, "en", (panel) => panel.getByLabel(t.storeFilter).selectOption({ label: kiosk }));
  await filterRemoval(page, "en", t.storeFilter).waitFor();
  await rowOf(page, receipt).waitFor();
  await page.getByText(`${t.storeFilter}: ${kiosk}`).waitFor();

  await page.goto(`${stage().url}/admin/reports/builder`);
  await page.getByRole("button", { name: withText("Stores: ", "") }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("kiosk 399");
  await page.getByRole("checkbox", { name: "Kiosk 399" }).check();
  await page.getByRole("button", { name: "Stores: Kiosk 399" }).waitFor();

  await page.goto(`${stage().url}/admin/events/campaigns`);
  const events = await stage().app.sql<{ id: string }>(
    "select e.id from events e where e.name in ('Gala 101', 'Gala 250') order by e.name",
  );
  for (const { id } of events) {
    await page.getByLabel(eventsText.en.selectEvent).selectOption(id);
    await page.waitForURL(`**/admin/events/campaigns?event=${id}`);
  }
  expect(events).toHaveLength(2);
});

test("a page of codes that cannot be loaded leaves the receipt", async () => {
  const t = receiptsText.en;
  const { id, number } = await aRecorded({ purchase_amount: 150_000_000 });
  const page = await openBackOffice(stage(), `${SCREEN}/${id}`, "admin", { lang: "en" });
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("button", { name: sharedText.en.next }).click();
  await page.getByText(t.codesFailed).waitFor();
  await page.getByRole("heading", { level: 1 }).getByText(number).waitFor();
  await page.getByText(t.pointsTitle, { exact: true }).waitFor();

  await page.unroute("**/graphql");
  await page.getByRole("button", { name: sharedText.en.retry }).click();
  await page.getByText(t.codesPage.replace("{{page}}", "2").split(" of ")[0] ?? "").waitFor();
});

test("the filter of a customer without receipts in the list does not look as if it were loading", async () => {
  const t = receiptsText.en;
  const { customerId } = await aRecorded();
  const path = `${SCREEN}?customer=${customerId}&search=none-of-them`;
  const page = await openBackOffice(stage(), path, "admin", { lang: "en" });
  await page.getByText(t.selectedCustomer, { exact: true }).waitFor();
});
