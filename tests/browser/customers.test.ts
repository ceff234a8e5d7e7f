import type { Page } from "playwright-core";
import { activityText } from "../../client/features/activity/activity.text";
import { customersText } from "../../client/features/customers/customers.text";
import { reversalText } from "../../client/features/receipts/reversal.text";
import { filtersText } from "../../client/kit/grid/filters.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { ERRORS } from "../../domain/errors/error-catalogue";
import { ACTION_LABELS } from "../../domain/audit.text";
import {
  focusOn,
  openBackOffice,
  withText,
  tabTo,
  chooseAction,
  moreButton,
  typeAction,
  filterBy,
  openFilters,
} from "../support/back-office";
import { faultsOfStates, looksIn, useStage, violationsOf } from "../support/browser";
import { aNationalCode, aPhone, aReceipt, aStore, signedIn } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();
const SCREEN = "/admin/customers";

interface Person {
  id: string;
  phone: string;
  code: string;
  name: string;
}

let clerk = "";
let serial = 0;

beforeAll(async () => {
  clerk = (await signedIn(stage().app, "counter")).token;
});

/** A customer with receipts of 4,000,000 Toman each, recorded at the counter. */
async function aCustomer({ receipts = 1, lastName = "Rad" } = {}): Promise<Person> {
  const { app } = stage();
  const [phone, code, firstName] = [aPhone(), aNationalCode(), `Nora${++serial}x${Date.now() % 100_000}`];
  const person = { phone_number: phone, national_code: code, first_name: firstName, last_name: lastName };
  const { body } = await app.rest("POST", "/api/customers/create", person, { token: clerk });
  const store = receipts > 0 ? await aStore(app) : null;
  for (let n = 0; n < receipts; n++) {
    const receipt = { customer_phone: phone, customer_national_code: code, purchase_amount: 4_000_000 };
    await app.rest("POST", "/api/receipts/create", aReceipt({ ...receipt, store_id: store?.id ?? "" }), {
      token: clerk,
    });
  }
  return { id: body.data.customer_id, phone, code, name: `${firstName} ${lastName}` };
}

const stored = async (id: string) =>
  (
    await stage().app.sql<{
      phone: string | null;
      last: string | null;
      points: number;
      deleted: boolean;
      into: string;
    }>(
      `select c.phone_number as phone, c.last_name as last, c.total_points as points, c.deleted_at is not null as deleted,
         c.merged_into_id as into from customers c where c.id = $1`,
      [id],
    )
  )[0];

const search = (page: Page) => page.getByRole("searchbox").first();
const rowOf = (page: Page, { name }: Person) => page.getByRole("row").filter({ hasText: name });

test.each(flowLangs())("%s: a customer is found, opened, edited, deleted and restored", async (lang) => {
  const t = customersText[lang];
  const person = await aCustomer();
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  const row = rowOf(page, person);

  // A pause in typing applies the search.
  await search(page).fill(person.phone);
  await row.waitFor();
  await page.waitForURL(`**?search=${person.phone}`);
  await chooseAction(row, t.view);
  const dialog = page.getByRole("dialog", { name: t.detailTitle });
  await dialog.getByText(person.id).waitFor();
  const facts = await dialog.innerText();
  await dialog.getByRole("button", { name: t.editCustomer }).click();

  await page.getByLabel(t.lastName).fill("");
  await page.getByLabel(t.phoneNumber).fill("0912");
  await page.getByRole("button", { name: t.save }).click();
  await page.getByRole("alert").getByText(ERRORS.PHONE_LENGTH[lang]).waitFor();
  await page.getByLabel(t.lastName).fill("Karimi");
  await page.getByLabel(t.phoneNumber).fill(person.phone);
  await page.getByRole("button", { name: t.save }).click();
  await page.getByText(t.updated).waitFor();
  expect((await stored(person.id))?.last).toBe("Karimi");

  const changed = { ...person, name: person.name.replace("Rad", "Karimi") };
  const question = page.getByRole("alertdialog").filter({ hasText: t.removeQuestion });
  const remove = async () => {
    await chooseAction(rowOf(page, changed), t.remove);
    await question.getByText(person.phone).waitFor();
    await question.getByRole("button", { name: t.remove }).click();
    await page.getByText(t.removed).waitFor();
    await page.getByText(t.none).waitFor();
    expect((await stored(person.id))?.deleted).toBe(true);
  };
  await remove();
  await page.getByRole("button", { name: t.undo }).click();
  await page.getByText(t.restored).waitFor();
  await rowOf(page, changed).waitFor();
  expect((await stored(person.id))?.deleted).toBe(false);

  await page.reload();
  await remove();
  await filterBy(page, lang, (panel) => panel.getByLabel(t.deletedFilter).selectOption("yes"));
  await chooseAction(rowOf(page, changed), t.restore);
  await page.getByText(t.restored).waitFor();
  expect((await stored(person.id))?.deleted).toBe(false);

  for (const fact of [person.name, person.phone, person.code, t.totalPoints, t.lotteryCodes, t.lastPurchase]) {
    expect(facts).toContain(fact);
  }
});

test.each(flowLangs())(
  "%s: from the page an amount is returned, then the receipt is voided, each after its points and codes are shown",
  async (lang) => {
    const t = customersText[lang];
    const r = reversalText[lang];
    const person = await aCustomer();
    const page = await openBackOffice(stage(), `${SCREEN}?customer=${person.id}`, "manager", { lang });
    const preview = page.getByRole("dialog", { name: t.detailTitle });
    const details = page.getByRole("main");
    // "Voided" is a label in the timeline too, which may be loaded earlier.
    const receipts = details.getByRole("region", { name: t.recentReceipts });
    const dialog = page.getByRole("dialog", { name: withText(r.title, "R-\\d+") });
    const removed = dialog.getByText({ en: "2 points, 2 codes", fa: "۲ امتیاز، ۲ کد" }[lang]);
    const submit = (label: string) => dialog.getByRole("button", { name: label, exact: true });

    // No dialog is opened from a dialog.
    await preview.getByRole("link", { name: /^R-/ }).waitFor();
    expect(await preview.getByRole("button", { name: withText(t.returnOf, "R-\\d+") }).count()).toBe(0);
    await preview.getByRole("link", { name: t.openPage }).click();
    await details.getByRole("button", { name: withText(t.returnOf, "R-\\d+") }).click();
    await dialog.getByText(r.enterAmount).waitFor();
    await submit(r.returnSubmit).click();
    await dialog.getByText(ERRORS.REASON_REQUIRED[lang]).waitFor();
    await dialog.getByLabel(r.reason).fill("came back");
    await dialog.getByLabel(r.amount).fill("9000000");
    await dialog.getByText(ERRORS.RETURN_TOO_LARGE[lang]).waitFor();
    await submit(r.returnSubmit).click();
    await focusOn(dialog.getByLabel(r.amount));
    await dialog.getByLabel(r.amount).fill("1500000");
    await removed.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await submit(r.returnSubmit).click();
    await receipts.getByText(t.RETURNED, { exact: true }).waitFor();
    expect((await stored(person.id))?.points).toBe(2);

    await details.getByRole("button", { name: withText(t.voidOf, "R-\\d+") }).click();
    await removed.waitFor();
    expect(await dialog.getByRole("list", { name: r.codes }).getByRole("listitem").count()).toBe(2);
    await dialog.getByLabel(r.reason).fill("wrong till");
    await submit(r.voidSubmit).click();
    await receipts.getByText(t.VOIDED, { exact: true }).waitFor();

    expect((await stored(person.id))?.points).toBe(0);
    expect(await details.getByRole("button", { name: withText(t.voidOf, "R-\\d+") }).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  },
);

test.each(flowLangs())("%s: all actions work by keyboard only, and the focus returns to its origin", async (lang) => {
  const t = customersText[lang];
  const person = await aCustomer();
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  const row = rowOf(page, person);
  const press = (key: string) => page.keyboard.press(key);

  await tabTo(page, search(page));
  await page.keyboard.type(person.code);
  await press("Enter");
  await row.waitFor();
  await tabTo(page, row.getByRole("link", { name: person.name }));
  await press("Enter");
  await page.getByRole("heading", { level: 1, name: person.name }).waitFor();
  await tabTo(page, page.getByRole("button", { name: withText(t.voidOf, "R-\\d+") }));
  await press("Enter");
  await tabTo(page, page.getByLabel(reversalText[lang].reason));
  await page.keyboard.type("wrong till");
  const submit = page.getByRole("button", { name: reversalText[lang].voidSubmit, exact: true });
  await page.locator("button:enabled", { has: page.getByText(reversalText[lang].voidSubmit) }).waitFor();
  await tabTo(page, submit);
  await press("Enter");
  await submit.waitFor({ state: "detached" });
  const receipts = page.getByRole("region", { name: t.recentReceipts });
  await receipts.getByText(t.VOIDED, { exact: true }).waitFor();
  await page.goBack();
  await row.waitFor();
  await typeAction(row, t.view);
  const dialog = page.getByRole("dialog", { name: t.detailTitle });
  await dialog.getByText(t.VOIDED, { exact: true }).waitFor();
  await press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await focusOn(moreButton(row));

  await tabTo(page, row.getByRole("button", { name: t.edit }).last());
  await press("Enter");
  await tabTo(page, page.getByLabel(t.firstName, { exact: true }));
  await press("Control+A");
  await page.keyboard.type("Parisa");
  await press("Enter");
  await page.getByText(t.updated).waitFor();
  const renamed = page.getByRole("row").filter({ hasText: "Parisa" });
  await typeAction(renamed, t.remove);
  const question = page.getByRole("alertdialog");
  // Enter pressed too soon must delete no customer: the focus starts on the button that closes.
  await page.waitForFunction(() => document.activeElement?.closest("[role=alertdialog] button"));
  await press("Enter");
  await question.waitFor({ state: "hidden" });
  expect((await stored(person.id))?.deleted).toBe(false);
  await typeAction(renamed, t.remove);
  await tabTo(page, question.getByRole("button", { name: t.remove }));
  await press("Enter");
  // The undo button appears at the reader's position and stays while it has the focus.
  const undo = page.getByRole("button", { name: t.undo });
  await focusOn(undo);
  await press("Enter");
  await page.getByText(t.restored).waitFor();

  expect(await stored(person.id)).toMatchObject({ deleted: false, points: 0 });
});

test("filters, sort and page are in the URL; a column is sorted by keyboard and exposes aria-sort", async () => {
  const t = customersText.en;
  for (let n = 0; n < 3; n++) await aCustomer({ receipts: n, lastName: "Sorted" });
  const page = await openBackOffice(stage(), SCREEN, "manager", { lang: "en" });

  await search(page).fill("sorted");
  await page.waitForURL("**?search=sorted");
  const panel = await openFilters(page, "en");
  await panel.getByLabel(t.receiptsFilter).selectOption("with");
  await panel.getByLabel(t.minPoints).fill("۵");
  const untouched = new URL(page.url()).search;
  await panel.getByRole("button", { name: filtersText.en.apply }).click();
  await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1);
  const applied = new URL(page.url()).search;
  await page.reload();
  await page.getByRole("table").waitFor();
  const chips = page.getByRole("main").getByRole("button", { name: filtersText.en.remove.replace("{{name}}", "") });
  const removals = await chips.count();
  await page.getByRole("status").filter({ hasText: "1 result" }).waitFor();
  await page.getByRole("button", { name: sharedText.en.clearFilters }).click();
  await page.waitForURL((url) => url.search === "");
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[type=search]")?.value === "");
  await search(page).fill("sorted");
  await page.waitForURL("**?search=sorted");
  const header = page.getByRole("columnheader", { name: t.points });
  await tabTo(page, header.getByRole("button"));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.waitForURL(/sort=-total_points/);
  await page.locator("th[aria-sort=descending]").filter({ hasText: t.points }).waitFor();
  await page.locator("tbody tr:first-child td:nth-child(4)").filter({ hasText: "8" }).waitFor();

  expect(untouched).toBe("?search=sorted");
  expect(applied).toBe("?search=sorted&receipts=with&points=5");
  expect(removals).toBe(2);
  expect(await page.getByRole("columnheader", { name: t.created }).getAttribute("aria-sort")).toBe("none");
  const points = await page.locator("tbody tr td:nth-child(4)").allInnerTexts();
  expect(points).toEqual(["8", "4", "0"]);
});

test("a long list can be paged to both ends and shows the number of customers", async () => {
  const t = customersText.en;
  const { app } = stage();
  for (let n = 0; n < 45; n++) {
    const person = { phone_number: `0930${aPhone().slice(4)}`, national_code: aNationalCode() };
    await app.rest(
      "POST",
      "/api/customers/create",
      { ...person, first_name: "Many", last_name: `Page${n}` },
      { token: clerk },
    );
  }
  const page = await openBackOffice(stage(), `${SCREEN}?search=many`, "viewer", { lang: "en" });
  const words = (at: number) =>
    page.getByText(t.page.replace("{{page}}", String(at)).replace("{{pages}}", "3").replace("{{total}}", "45"));

  await words(1).waitFor();
  await page.getByRole("button", { name: sharedText.en.last, exact: true }).click();
  await words(3).waitFor();
  // The rows of the previous page stay until the new rows are loaded.
  await page.locator("tbody tr").nth(5).waitFor({ state: "detached" });
  const rows = await page.locator("tbody tr").count();
  await page.getByRole("button", { name: sharedText.en.first, exact: true }).click();
  await words(1).waitFor();

  expect(rows).toBe(5);
  // A viewer sees masked identities, and has no action but View.
  expect(await page.locator("tbody").innerText()).not.toMatch(/\d{10}/);
  expect(await page.getByRole("button", { name: withText(t.editOf, "Many Page\\d+") }).count()).toBe(0);
  const panel = await openFilters(page, "en");
  expect(await panel.getByLabel(t.deletedFilter).count()).toBe(0);
});

test.each(flowLangs())(
  "%s: a viewer can search by name only, and gets a message when searching a number",
  async (lang) => {
    const t = customersText[lang];
    await aCustomer();
    const page = await openBackOffice(stage(), SCREEN, "viewer", { lang });
    await page.getByRole("columnheader", { name: t.points }).getByRole("button").waitFor();
    const sortsByPhone = await page.getByRole("columnheader", { name: t.phone }).getByRole("button").count();
    const box = page.getByRole("searchbox", { name: t.searchNames, exact: true });

    await box.fill("09121234567");
    await page.getByText(ERRORS.NUMBERS_MASKED[lang], { exact: true }).waitFor();

    expect(sortsByPhone).toBe(0);
  },
);

test("a phone number in use is rejected at its field", async () => {
  const t = customersText.en;
  const [other, person] = [await aCustomer(), await aCustomer()];
  const page = await openBackOffice(stage(), `${SCREEN}?search=${person.phone}`, "manager", { lang: "en" });

  await rowOf(page, person).getByRole("button", { name: t.edit }).last().click();
  await page.getByLabel(t.phoneNumber).fill(other.phone);
  await page.getByRole("button", { name: t.save }).click();
  await page.getByText(ERRORS.PHONE_TAKEN.en).first().waitFor();

  expect(await page.getByLabel(t.phoneNumber).getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByText(t.idFixed).count()).toBe(1);
});

test.each(flowLangs())("%s: two accounts are compared and merged into the chosen one", async (lang) => {
  const t = customersText[lang];
  const [first, second] = [await aCustomer({ receipts: 2 }), await aCustomer()];
  const page = await openBackOffice(stage(), `${SCREEN}?customer=${first.id}`, "admin", { lang });

  await page.getByRole("button", { name: t.merge, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t.mergeTitle });
  await tabTo(page, dialog.getByLabel(t.mergeSearch));
  await page.keyboard.type(second.phone);
  await tabTo(page, dialog.getByRole("button", { name: withText(t.mergeChooseOf, second.name) }));
  await page.keyboard.press("Enter");
  await focusOn(dialog.getByRole("radio").first());
  await tabTo(page, dialog.getByRole("button", { name: t.mergeOther }));
  await page.keyboard.press("Enter");
  await focusOn(dialog.getByLabel(t.mergeSearch));
  await page.keyboard.type(second.phone);
  await tabTo(page, dialog.getByRole("button", { name: withText(t.mergeChooseOf, second.name) }));
  await page.keyboard.press("Enter");
  await focusOn(dialog.getByRole("radio").first());
  await page.keyboard.press("ArrowDown");
  await tabTo(page, dialog.getByRole("button", { name: t.mergeSubmit }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await question.getByText(withText(t.mergeQuestion.slice(0, 8), second.name)).waitFor();
  await question.getByRole("button", { name: t.mergeSubmit }).click();
  await page.getByText(t.mergeDone).waitFor();

  expect(await stored(first.id)).toMatchObject({ deleted: true, into: second.id, points: 0 });
  expect(await stored(second.id)).toMatchObject({ deleted: false, points: 12 });

  await page.goto(`${stage().url}${SCREEN}/${first.id}`);
  await page.getByRole("link", { name: t.goToMerged }).click();
  await page.waitForURL(`**${SCREEN}/${second.id}`);
  await page.getByRole("heading", { level: 1, name: second.name }).waitFor();
  const merges = page.getByRole("list", { name: t.merges });
  await merges.getByRole("button", { name: t.undoMerge }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("alertdialog").getByRole("button", { name: t.undoMerge }).click();
  await page.getByText(t.undoMergeDone).waitFor();
  await merges.getByRole("button").waitFor({ state: "detached" });
  const timeline = page.getByRole("list", { name: activityText[lang].timeline });
  await timeline.getByText(ACTION_LABELS.UNDO_MERGE[lang], { exact: true }).waitFor();

  expect(await stored(first.id)).toMatchObject({ deleted: false, into: null, points: 8 });
  expect(await stored(second.id)).toMatchObject({ deleted: false, points: 4 });
});

test.each(flowLangs())("%s: an erasure requires typing the confirmation word", async (lang) => {
  const t = customersText[lang];
  const person = await aCustomer();
  const page = await openBackOffice(stage(), `${SCREEN}?customer=${person.id}`, "admin", { lang });

  await page.getByRole("button", { name: t.erase }).click();
  await page.getByLabel(t.eraseLabel.replace("{{word}}", t.eraseWord)).fill("yes");
  await page.getByRole("button", { name: t.eraseSubmit }).click();
  await page.getByText(t.eraseWrong).waitFor();
  expect((await stored(person.id))?.phone).toBe(person.phone);
  await page.getByLabel(t.eraseLabel.replace("{{word}}", t.eraseWord)).fill(t.eraseWord);
  await page.getByRole("button", { name: t.eraseSubmit }).click();
  await page.getByText(t.eraseDone).waitFor();

  expect(await stored(person.id)).toMatchObject({ phone: null, last: null, deleted: true });
});

test("a deleted customer is restored from the edit dialog", async () => {
  const t = customersText.en;
  const { app } = stage();
  const person = await aCustomer();
  const { token } = await signedIn(app, "admin");
  await app.rest("DELETE", `/api/admin/customers/${person.id}`, undefined, { token });
  const page = await openBackOffice(stage(), `${SCREEN}?deleted=yes&search=${person.phone}`, "admin", { lang: "en" });

  await rowOf(page, person).getByText(t.deleted, { exact: true }).waitFor();
  await rowOf(page, person).getByRole("button", { name: t.edit }).last().click();
  await page.getByText(t.deletedNotice).waitFor();
  await page.getByRole("button", { name: t.restore }).click();
  await page.getByText(t.restored).waitFor();

  expect((await stored(person.id))?.deleted).toBe(false);
});

test("a failed load shows a message and can be retried", async () => {
  const t = customersText.en;
  const person = await aCustomer();
  const page = await openBackOffice(stage(), "/admin/stores", "admin", { lang: "en" });
  await page.route("**/graphql", (route) => route.abort());

  await page.getByRole("link", { name: "Customers" }).click();
  await page.getByText(t.loadFailed).waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: sharedText.en.retry }).click();
  await page.getByRole("table").waitFor();
  await page.route("**/graphql", (route) => route.abort());
  await chooseAction(rowOf(page, person), t.view);
  await page.getByText(t.detailFailed).waitFor();
});

test.each(LANGS)("%s: every state of the screen is free of accessibility faults and fits", async (lang) => {
  const t = customersText[lang];
  const [person, other] = [await aCustomer(), await aCustomer()];
  const close = () => page.keyboard.press("Escape");
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  const states: Record<string, () => Promise<unknown>> = {
    list: () => page.getByRole("table").waitFor(),
    empty: async () => {
      await search(page).fill("nobody-is-called-so");
      await page.getByText(t.none).waitFor();
    },
    found: async () => {
      await search(page).fill(person.phone);
      await rowOf(page, person).waitFor();
    },
    details: async () => {
      await chooseAction(rowOf(page, person), t.view);
      await page.getByRole("heading", { name: t.recentReceipts }).waitFor();
    },
    page: async () => {
      await page.getByRole("link", { name: t.openPage }).click();
      await page.getByRole("heading", { level: 1, name: person.name }).waitFor();
    },
    return: async () => {
      await page.getByRole("button", { name: withText(t.returnOf, "R-\\d+") }).click();
      await page.getByRole("button", { name: reversalText[lang].returnSubmit }).click();
      await page.getByText(ERRORS.REASON_REQUIRED[lang]).waitFor();
    },
    merge: async () => {
      await close();
      await page.getByRole("button", { name: t.merge, exact: true }).click();
      await page.getByLabel(t.mergeSearch).fill(other.phone);
      await page.getByRole("button", { name: withText(t.mergeChooseOf, other.name) }).click();
      await page.getByRole("radio").first().waitFor();
    },
    edit: async () => {
      await close();
      await page.getByRole("button", { name: t.editCustomer }).click();
      await page.getByLabel(t.firstName, { exact: true }).fill("");
      await page.getByRole("button", { name: t.save }).click();
      await page.getByText(t.fix).waitFor();
    },
  };

  expect(await faultsOfStates(page, states, looksIn(lang))).toEqual([]);
});
