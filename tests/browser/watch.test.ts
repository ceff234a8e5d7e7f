import type { Page } from "playwright-core";
import { systemContext } from "../../server/app/bootstrap";
import { checkReceipts } from "../../server/features/watch/check-receipts.service";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { watchText } from "../../client/features/watch/watch.text";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { filterBy, focusOn, openBackOffice } from "../support/back-office";
import { faultsOfStates, looksIn, useStage } from "../support/browser";
import type { Store } from "../../server/features/stores/store.entity";
import { aNationalCode, aPhone, aReceipt, aStore, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";
import { eventually } from "../support/server-process";

const stage = useStage();
const flowLangs = flowLanguages();
const SCREEN = "/admin/watch";

/** Five or more receipts of one customer in a minute, recorded by one operator in some stores, and the case that they open. */
async function aCase(stores: readonly Store[] = [], count = 5) {
  const { app } = stage();
  const { token, user } = await signedIn(app, "counter", { fullName: `Clerk ${aPhone()}` });
  const person = { customer_phone: aPhone(), customer_national_code: aNationalCode() };
  const receipts: { number: string; id: string }[] = [];
  for (let index = 0; index < count; index++) {
    const store = stores[index % stores.length];
    const draft = aReceipt({ ...person, purchase_amount: 2_000_000, ...(store && { store_id: store.id }) });
    const { body } = await app.rest("POST", "/api/receipts/create", draft, { token });
    receipts.push({ number: draft.receipt_id, id: body.data.id });
  }
  await checkReceipts({ ...systemContext(app.product), now: new Date() });
  const [found] = await app.sql<{ id: string }>(
    `select c.id from watch_cases c join watch_case_receipts x on x.case_id = c.id
     where x.receipt_id = $1 and c.rule = 'receipts_of_customer'`,
    [receipts[0]?.id],
  );
  return { id: found?.id ?? "", operator: user.fullName, receipts };
}

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

const openAllDay = async (): Promise<void> => {
  await stage().app.sql("update watch_rules set opens_minute = 0 where rule = 'outside_hours'");
};

beforeAll(openAllDay);

test.each(flowLangs())(
  "%s: a manager opens a case, reads its receipts, confirms it with a note and opens it again",
  async (lang) => {
    const t = watchText[lang];
    const stores = [];
    const names = lang === "fa" ? ["الماس", "باران", "پسته"] : ["Almond", "Brook", "Clay"];
    for (const storeName of names) stores.push(await aStore(stage().app, { storeName }));
    const { operator, receipts } = await aCase(stores);
    const page = await openBackOffice(stage(), SCREEN, "manager", { lang });

    await filterBy(page, lang, (panel) => panel.getByLabel(t.ruleFilter).selectOption("receipts_of_customer"));
    const inStores = t.moreStores_other
      .replace("{{store}}", names[0] ?? "")
      .replace("{{others}}", lang === "fa" ? "۲" : "2");
    await rowOf(page, operator).getByText(inStores, { exact: true }).waitFor();
    await rowOf(page, operator).getByRole("link", { name: t.RECEIPTS_OF_CUSTOMER }).click();
    await page.getByRole("heading", { level: 1, name: t.RECEIPTS_OF_CUSTOMER }).waitFor();
    for (const { number } of receipts) await rowOf(page, number).waitFor();
    const [count, table] = await Promise.all([
      page.locator("p[role=status]").last().boundingBox(),
      page.getByRole("region", { name: t.receiptsTitle }).boundingBox(),
    ]);
    expect((table?.y ?? 0) - (count?.y ?? 0) - (count?.height ?? 0)).toBeLessThan(24);
    await page.getByLabel(t.note).fill("Asked the store.");
    const toCases = page.getByRole("main").getByRole("link", { name: t.title, exact: true });
    await toCases.click();
    await page
      .getByRole("alertdialog", { name: sharedText[lang].discardTitle })
      .getByRole("button", { name: sharedText[lang].cancel })
      .click();
    await page.getByRole("button", { name: t.confirm }).click();
    await page.getByRole("main").getByText(t.CONFIRMED, { exact: true }).waitFor();
    await toCases.click();
    await filterBy(page, lang, (panel) => panel.getByLabel(t.stateFilter).selectOption("confirmed"));
    await rowOf(page, operator).getByRole("link").click();
    expect(await page.getByLabel(t.note).inputValue()).toBe("Asked the store.");
    await page.getByRole("button", { name: t.reopen }).press("Enter");
    await page.getByRole("button", { name: t.dismiss }).waitFor();
    await focusOn(page.getByRole("heading", { level: 1 }));
    await page.getByRole("link", { name: receipts[2]?.number ?? "" }).click();
    await page.waitForURL(`**/admin/receipts/${receipts[2]?.id}`);
  },
);

test("a page of the receipts that cannot be loaded leaves the typed note", async () => {
  const t = watchText.en;
  const { id, receipts } = await aCase([], 21);
  const page = await openBackOffice(stage(), `${SCREEN}/${id}`, "manager", { lang: "en" });
  await page.getByLabel(t.note).fill("Half a note");
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("button", { name: sharedText.en.next }).click();
  await page.getByText(t.receiptsFailed).waitFor();
  expect(await page.getByLabel(t.note).inputValue()).toBe("Half a note");

  await page.unroute("**/graphql");
  await page.getByRole("button", { name: sharedText.en.retry }).click();
  const links = page.getByRole("main").locator("td a");
  // The first page is shown until the second one is loaded.
  await eventually(async () => (await links.count()) === receipts.length - 20, 10_000, "the second page");
  await page.getByRole("button", { name: t.saveNote }).press("Enter");
  await page.getByText(t.saved).waitFor();
  await focusOn(page.getByRole("button", { name: t.saveNote }));
});

test("a decision does not replace the note of another manager, nor their decision", async () => {
  const t = watchText.en;
  const { id } = await aCase();
  const page = await openBackOffice(stage(), `${SCREEN}/${id}`, "manager", { lang: "en" });
  const { token } = await signedIn(stage().app, "admin");
  const put = (body: object) => stage().app.rest("PUT", `/api/admin/watch-cases/${id}`, body, { token });
  const stored = async () =>
    (await stage().app.sql<object>("select state, note from watch_cases where id = $1", [id]))[0];
  await page.getByRole("button", { name: t.confirm }).waitFor();

  await put({ note: "Asked the store." });
  await page.getByRole("button", { name: t.confirm }).click();
  await page.getByRole("button", { name: t.reopen }).waitFor();
  expect([await stored(), await page.getByLabel(t.note).inputValue()]).toEqual([
    { state: "confirmed", note: "Asked the store." },
    "Asked the store.",
  ]);

  await page.getByRole("button", { name: t.reopen }).click();
  await page.getByRole("button", { name: t.dismiss }).waitFor();
  const note = page.getByLabel(t.note);
  const isTyped = async () => {
    await note.fill("Seems fine.");
    return (await note.inputValue()) === "Seems fine.";
  };
  await eventually(isTyped, 10_000, "the end of the submission, during which the form does not change");
  await put({ state: "confirmed", note: "Not fine." });
  await page.getByRole("button", { name: t.dismiss }).click();
  await page.getByText(ERRORS.WATCH_CASE_CHANGED.en).waitFor();
  await page.getByRole("button", { name: t.reopen }).waitFor();
  await focusOn(page.getByRole("heading", { level: 1 }));
  await page.waitForLoadState("networkidle");
  expect(await page.getByText(t.otherNote.replace("{{note}}", "Not fine.")).isVisible()).toBe(true);
  expect([await stored(), await page.getByLabel(t.note).inputValue()]).toEqual([
    { state: "confirmed", note: "Not fine." },
    "Seems fine.",
  ]);
  await page.getByRole("button", { name: t.saveNote }).click();
  await page.getByText(ERRORS.WATCH_CASE_CHANGED.en).waitFor({ state: "detached" });
  expect(await stored()).toEqual({ state: "confirmed", note: "Seems fine." });
});

test.each(flowLangs())("%s: an administrator changes a rule; a wrong value is shown at its field", async (lang) => {
  const t = watchText[lang];
  const page = await openBackOffice(stage(), `${SCREEN}/rules`, "admin", { lang });
  const form = page.getByRole("form", { name: t.OUTSIDE_HOURS });

  await form.getByLabel(t.closesMinute).fill("25:00");
  await form.getByRole("button", { name: t.save }).click();
  await form.getByText(ERRORS.TIME_INVALID[lang]).waitFor();
  await form.getByLabel(t.closesMinute).fill("۲۲:۳۰");
  await form.getByRole("button", { name: t.save }).click();
  await page.getByText(t.saved).waitFor();
  await page.reload();
  expect(await form.getByLabel(t.closesMinute).inputValue()).toBe("22:30");
  const shared = page.getByRole("form", { name: t.SHARED_DEVICE });
  await shared.getByLabel(t.operatorsFrom).fill("1");
  await shared.getByRole("button", { name: t.save }).click();
  await shared.getByText(ERRORS.FIELD_INVALID[lang]).waitFor();
  await page.getByRole("link", { name: t.toCases }).click();
  await page
    .getByRole("alertdialog", { name: sharedText[lang].discardTitle })
    .getByRole("button", { name: sharedText[lang].cancel })
    .click();
  expect(await shared.getByLabel(t.operatorsFrom).inputValue()).toBe("1");
  await stage().app.sql("update watch_rules set closes_minute = 1440 where rule = 'outside_hours'");
});

test("a manager reads the rules; a viewer has no menu entry", async () => {
  const t = watchText.en;
  const page = await openBackOffice(stage(), `${SCREEN}/rules`, "manager", { lang: "en" });
  await page.getByText(t.rulesReadOnly).waitFor();
  expect(await page.getByRole("button", { name: t.save }).count()).toBe(0);
  expect(await page.getByLabel(t.voids, { exact: true }).isDisabled()).toBe(true);

  const viewer = await openBackOffice(stage(), "/admin/stores", "viewer", { lang: "en" });
  await viewer.getByRole("link", { name: "Stores" }).waitFor();
  expect(await viewer.getByRole("link", { name: t.title, exact: true }).count()).toBe(0);
});

test.each(LANGS)("%s: every state is free of accessibility faults and fits", async (lang) => {
  const t = watchText[lang];
  const { id, operator } = await aCase();
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  const open = (path: string) => page.goto(`${new URL(page.url()).origin}${SCREEN}${path}`);
  const states: Record<string, () => Promise<unknown>> = {
    list: () => rowOf(page, operator).waitFor(),
    empty: async () => {
      await filterBy(page, lang, (panel) => panel.getByLabel(t.ruleFilter).selectOption("voids_in_shift"));
      await page.getByText(t.noneFiltered).waitFor();
    },
    one: async () => {
      await open(`/${id}`);
      await page.getByLabel(t.note).waitFor();
    },
    "not found": async () => {
      await open("/00000000-0000-7000-8000-000000000000");
      await page.getByRole("heading", { level: 1, name: t.notFound }).waitFor();
    },
    rules: async () => {
      await open("/rules");
      await page.getByRole("form", { name: t.OWN_PHONE }).waitFor();
    },
  };

  expect(await faultsOfStates(page, states, looksIn(lang))).toEqual([]);
});

test("a failed load shows a message and can be retried", async () => {
  const t = watchText.en;
  const { operator } = await aCase();
  const page = await openBackOffice(stage(), "/admin/stores", "admin", { lang: "en" });
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("WatchScreen") ? route.abort() : route.fallback(),
  );
  await page.getByRole("link", { name: t.title, exact: true }).click();
  await page.getByRole("alert").waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("alert").getByRole("button").click();
  await rowOf(page, operator).first().waitFor();
});
