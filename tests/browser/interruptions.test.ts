import type { Page } from "playwright-core";
import { bulkActionsText } from "../../client/features/bulk-actions/bulk-actions.text";
import { customerNotesText } from "../../client/features/customer-notes/customer-notes.text";
import { customersText } from "../../client/features/customers/customers.text";
import { eventListText } from "../../client/features/event-list/event-list.text";
import { eventsText } from "../../client/features/events/events.text";
import { homeText } from "../../client/features/home/home.text";
import { publicDrawsText } from "../../client/features/public-draws/public-draws.text";
import { storesText } from "../../client/features/stores/stores.text";
import { gridText } from "../../client/kit/grid/grid.text";
import { rangeText } from "../../client/kit/grid/range.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { chooseAction, focusOn, openBackOffice } from "../support/back-office";
import { useStage } from "../support/browser";
import { anEvent } from "../events/fixtures";
import { aReceipt, aStore, signedIn } from "../support/factories";

const stage = useStage();
const lang = "en";

const aCustomer = async (): Promise<string> => {
  const { token } = await signedIn(stage().app, "admin");
  const { body } = await stage().app.rest("POST", "/api/receipts/create", aReceipt(), { token });
  return body.data.customer_id;
};

/** Delays the responses of an operation until the returned function is called. */
async function delayResponses(page: Page, operation: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName === operation) await released;
    await route.continue();
  });
  return release;
}

const failing = (page: Page): Promise<unknown> => page.route("**/graphql", (route) => route.abort());

test("a button keeps the focus while its action runs, and a retry moves it to the heading", async () => {
  const page = await openBackOffice(stage(), "/admin/events", "manager", { lang });
  const refresh = page.getByRole("button", { name: eventListText.en.refresh });
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  const release = await delayResponses(page, "EventsScreen");
  await refresh.focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((one) => one?.matches(":disabled, [aria-disabled=true]"), await refresh.elementHandle());
  release();
  await page.waitForFunction((one) => !one?.matches(":disabled, [aria-disabled=true]"), await refresh.elementHandle());
  await focusOn(refresh);

  await page.unroute("**/graphql");
  await failing(page);
  await page.goto(`${stage().url}/admin/stores`);
  const retry = page.getByRole("button", { name: sharedText.en.retry });
  await retry.waitFor();
  await page.unroute("**/graphql");
  await retry.focus();
  await page.keyboard.press("Enter");
  await focusOn(page.getByRole("heading", { level: 1 }));

  await page.goto(`${stage().url}/MVP`);
  const again = page.getByRole("button", { name: homeText.en.refresh });
  await page.getByText(homeText.en.online).waitFor();
  await again.focus();
  await page.keyboard.press("Enter");
  await page.getByText(homeText.en.online).waitFor();
  await focusOn(again);

  await page.route("**/api/draws*", (route) => route.abort());
  await page.goto(`${stage().url}/draws?lang=en`);
  const publicRetry = page.getByRole("button", { name: publicDrawsText.en.retry });
  await publicRetry.waitFor();
  await publicRetry.focus();
  await page.keyboard.press("Enter");
  await focusOn(page.getByRole("main"));
});

test("a removed tag and a restored customer leave the focus on the page", async () => {
  const [t, c] = [customerNotesText.en, customersText.en];
  const id = await aCustomer();
  const page = await openBackOffice(stage(), `/admin/customers/${id}`, "admin", { lang });
  const tag = page.getByLabel(t.newTag);
  await tag.fill("Guest");
  await tag.press("Enter");
  const remove = page.getByRole("list", { name: t.tags }).getByRole("button");
  await remove.focus();
  await page.keyboard.press("Enter");
  await remove.waitFor({ state: "detached" });
  await focusOn(tag);

  await stage().app.sql("update customers set deleted_at = now() where id = $1", [id]);
  await page.reload();
  const restore = page.getByRole("button", { name: c.restore });
  await restore.focus();
  await page.keyboard.press("Enter");
  await restore.waitFor({ state: "detached" });
  await focusOn(page.getByRole("heading", { level: 1 }));
});

test("what is typed in the form of a store or event stays when a later response has changes of another user", async () => {
  const { app, url } = stage();
  const store = await aStore(app);
  const { id } = await anEvent(app, { name: "Spring fair", mode: "normal" });
  const page = await openBackOffice(stage(), `/admin/stores/${store.id}`, "manager", { lang });
  const records = [
    {
      path: `/admin/stores/${store.id}`,
      list: "/admin/stores",
      query: "OneStore",
      edit: storesText.en.edit,
      field: storesText.en.managerName,
      change: ["update stores set address = 'Moved' where id = $1", [store.id]],
      changed: "Moved",
    },
    {
      path: `/admin/events/${id}`,
      list: "/admin/events",
      query: "OneEvent",
      edit: eventListText.en.edit,
      field: eventsText.en.name,
      change: ["update events set description = 'With music' where id = $1", [id]],
      changed: "With music",
    },
  ] as const;
  for (const { path, list, query, edit, field, change, changed } of records) {
    await page.goto(`${url}${path}`);
    await page.getByRole("main").getByRole("button", { name: edit, exact: true }).waitFor();
    await page.getByRole("navigation").locator(`a[href="${list}"]`).first().click();
    await page.locator(`td a[href="${path}"]`).waitFor();
    await app.sql(change[0], [...change[1]]);
    const release = await delayResponses(page, query);
    await page.locator(`td a[href="${path}"]`).click();
    await page.getByRole("main").getByRole("button", { name: edit, exact: true }).click();
    const input = page.getByRole("dialog").getByLabel(new RegExp(`^${field}`));
    await input.fill("Half a word");
    release();
    await page.locator("main").getByText(changed).first().waitFor();

    expect(await input.inputValue()).toBe("Half a word");
    await page.unroute("**/graphql");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: sharedText.en.discard }).click();
  }
});

test("an edit that was asked for in the preview and then not does not open later", async () => {
  const [t, c] = [customerNotesText.en, customersText.en];
  await aCustomer();
  const page = await openBackOffice(stage(), "/admin/customers", "manager", { lang });
  await chooseAction(
    page
      .getByRole("row")
      .filter({ has: page.getByRole("link") })
      .first(),
    c.view,
  );
  await page.getByLabel(t.newNote).fill("Half a note");
  const preview = page.getByRole("dialog", { name: c.detailTitle });
  const question = page.getByRole("alertdialog", { name: sharedText.en.discardTitle });
  await preview.getByRole("button", { name: c.editCustomer }).click();
  await question.getByRole("button", { name: sharedText.en.cancel }).click();
  await question.waitFor({ state: "detached" });
  await page.goBack();
  await question.getByRole("button", { name: sharedText.en.discard }).click();
  await preview.waitFor({ state: "detached" });
  await page.getByRole("table").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);

  await page.goForward();
  await preview.getByRole("button", { name: c.editCustomer }).click();
  await page.getByRole("dialog", { name: c.editTitle }).waitFor();
  expect(new URL(page.url()).search).toBe("");
});

test("a bulk action with another tag after a lost response is another action, also without a secure connection", async () => {
  const { app } = stage();
  const t = bulkActionsText.en;
  await aCustomer();
  const page = await openBackOffice(stage(), "/admin/customers", "manager", { lang });
  // As on a page of a local network without HTTPS.
  await page.evaluate(() => Object.defineProperty(crypto, "randomUUID", { value: undefined }));
  await page.getByLabel(gridText.en.selectPage).check();
  await page.getByRole("button", { name: t.TAG_CUSTOMERS }).click();
  const dialog = page.getByRole("dialog", { name: t.TAG_CUSTOMERS });
  await dialog.getByLabel(t.tag).fill("First");
  await page.route(
    "**/graphql",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole("button", { name: t.start }).click();
  await dialog.getByRole("alert").waitFor();
  await dialog.getByLabel(t.tag).fill("Second");
  await dialog.getByRole("button", { name: t.start }).click();
  await page.getByText(/done, \d+ skipped/).waitFor();

  expect(await app.sql("select name from customer_tags where name in ('First', 'Second') order by name")).toEqual([
    { name: "First" },
    { name: "Second" },
  ]);
});

test.each(["ReportCalendar", "RevenueReport"])(
  "the reports show that they load until %s has arrived",
  async (query) => {
    const page = await openBackOffice(stage(), "/admin/dashboard", "manager", { lang });
    const release = await delayResponses(page, query);
    await page.goto(`${stage().url}/admin/reports`);
    const loading = page.getByRole("tabpanel").getByRole("status", { name: sharedText.en.loading });
    await loading.waitFor({ state: "attached" });
    expect(await page.getByLabel(rangeText.en.period).inputValue()).toBe("last_30_days");
    release();
    await loading.waitFor({ state: "detached" });
    expect(await page.getByLabel(rangeText.en.period).inputValue()).toBe("last_30_days");
  },
);
