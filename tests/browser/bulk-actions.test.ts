import { bulkActionsText } from "../../client/features/bulk-actions/bulk-actions.text";
import { paletteText } from "../../client/features/palette/palette.text";
import { gridText } from "../../client/kit/grid/grid.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { focusOn, openBackOffice } from "../support/back-office";
import { whileSlow } from "../support/blocked-table";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aPool } from "../support/code-pool-screen";
import { aPhone, aReceipt, aStore, aUser, signedIn } from "../support/factories";

const stage = useStage();

const LOOKS = [
  { lang: "fa", theme: "light", width: 1440 },
  { lang: "en", theme: "dark", width: 390 },
] as const;

const filled = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((result, [name, value]) => result.replace(`{{${name}}}`, value), text);

const numberIn = (lang: Lang, value: number) => new Intl.NumberFormat(lang === "fa" ? "fa-IR" : "en-US").format(value);

const inactive = async (mark: string): Promise<number> =>
  (await stage().app.sql("select 1 from stores s where not s.is_active and strpos(s.store_name, $1) > 0", [mark]))
    .length;

test.each(LOOKS)(
  "$lang at $width px: all stores of the filter are disabled; the inactive one is skipped with the reason",
  async (look) => {
    const { app } = stage();
    const t = bulkActionsText[look.lang];
    const mark = `Many${look.lang}`;
    for (let n = 0; n < 22; n++) await aStore(app, { storeName: `${mark} ${n}` });
    await aStore(app, { storeName: `${mark} closed`, isActive: false, deactivatedAt: new Date() });
    const page = await openBackOffice(stage(), `/admin/stores?search=${mark}`, "manager", look);
    const count = numberIn(look.lang, 23);

    await page.getByLabel(gridText[look.lang].selectPage).check();
    const bar = page.getByRole("region", { name: t.bar });
    await bar.getByRole("button", { name: filled(t.selectWhole, { count }) }).click();
    await bar.getByText(filled(t.whole, { count })).waitFor();
    expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);
    await bar.getByRole("button", { name: t.DISABLE_STORES }).click();
    const question = page.getByRole("dialog", { name: t.DISABLE_STORES });
    await question.getByText(filled(t.lead, { action: t.DISABLE_STORES, count })).waitFor();
    const close = question.getByRole("button", { name: sharedText[look.lang].close }).last();
    const running = filled(t.running, { processed: "[\\d۰-۹]+", total: count });
    const [name, result] = [t.DISABLE_STORES, { done: numberIn(look.lang, 22), skipped: numberIn(look.lang, 1) }];
    await whileSlow(app, "stores", async () => {
      await question.getByRole("button", { name: t.start }).click();
      await question.getByText(new RegExp(running)).waitFor();
      await bar.waitFor({ state: "detached" });
      await close.click();
      // A reload does not lose the job.
      await page.reload();
      await page
        .getByRole("button", { name: new RegExp(filled(t.ofAction, { action: name, state: running })) })
        .click();
      await question.getByText(new RegExp(running)).waitFor();
      await close.click();
    });
    await page.getByText(filled(t.ofAction, { action: name, state: filled(t.complete, result) })).waitFor();
    await page.getByRole("button", { name: t.show, exact: true }).click();
    await question.getByText(filled(t.complete, result)).waitFor();
    // The list behind the dialog is loaded again at the end of the job, and is dimmed meanwhile.
    await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
    expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);
    await close.click();
    await question.waitFor({ state: "detached" });

    expect(await inactive(mark)).toBe(23);
  },
);

test("rows stay selected on the next page, and another filter clears them", async () => {
  const { app } = stage();
  for (let n = 10; n < 33; n++) await aStore(app, { storeName: `Pages ${n}` });
  const t = bulkActionsText.en;
  const page = await openBackOffice(stage(), "/admin/stores?search=pages", "manager", { lang: "en" });
  const boxOf = (name: string) => page.getByRole("row").filter({ hasText: name }).getByRole("checkbox");

  await boxOf("Pages 10").check();
  const next = page.getByRole("button", { name: sharedText.en.next });
  const bar = page.getByRole("region", { name: t.bar });
  await bar.getByRole("button", { name: t.clear }).press("Enter");
  await focusOn(page.getByRole("heading", { level: 1 }));
  await boxOf("Pages 10").check();
  await bar.waitFor();
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [pager, actions] = [await next.boundingBox(), await bar.boundingBox()];
  expect(actions?.y).toBeGreaterThan((pager?.y ?? 0) + (pager?.height ?? 0));
  await next.click();
  await boxOf("Pages 25").check();
  await page.getByText(filled(t.selected, { count: "2" })).waitFor();
  await page.getByRole("button", { name: sharedText.en.prev }).click();
  await boxOf("Pages 10").waitFor();

  expect(await boxOf("Pages 10").isChecked()).toBe(true);
  expect(await boxOf("Pages 11").isChecked()).toBe(false);
  await page.keyboard.press("/");
  await focusOn(page.getByRole("searchbox"));
  await page.keyboard.press("Control+K");
  const palette = page.getByRole("dialog", { name: paletteText.en.title });
  await palette.waitFor();
  await page.keyboard.press("Escape");
  await palette.waitFor({ state: "detached" });
  await page.getByRole("searchbox").fill("pages 1");
  await page.getByRole("searchbox").press("Enter");
  await page.getByText(filled(t.selected, { count: "2" })).waitFor({ state: "detached" });

  // Six pages of 167 rows replace 51 pages.
  let row: object | undefined;
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const stores = body.data?.stores;
    if (stores?.items) {
      row ??= stores.items[0];
      const { page } = route.request().postDataJSON().variables;
      const items = Array.from({ length: 167 }, (_, n) => ({ ...row, id: `${page}-${n}` }));
      Object.assign(stores, { items, page, totalPages: 6 });
    }
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  const unchecked = page.getByRole("checkbox", { name: gridText.en.selectPage, checked: false });
  for (let n = 1; n <= 6; n++) {
    await unchecked.click();
    await page.getByText(filled(t.selected, { count: (n * 167).toLocaleString("en") })).waitFor();
    if (n < 6) await page.getByRole("button", { name: sharedText.en.next }).click();
  }
  await page.getByText(filled(t.tooMany, { max: "1,000" })).waitFor();
  expect(await page.getByRole("button", { name: t.DISABLE_STORES }).count()).toBe(0);
});

test("a new password is required of several users at once", async () => {
  const { app } = stage();
  const t = bulkActionsText.en;
  const mark = `Forced${Date.now()}`;
  await aUser(app, { fullName: `${mark} One` });
  await aUser(app, { fullName: `${mark} Two` });
  const page = await openBackOffice(stage(), `/admin/users?search=${mark}`, "admin", { lang: "en" });

  await page.getByLabel(gridText.en.selectPage).check();
  await page.getByRole("button", { name: t.REQUIRE_PASSWORD_CHANGE }).click();
  await page.getByRole("dialog", { name: t.REQUIRE_PASSWORD_CHANGE }).getByRole("button", { name: t.start }).click();
  await page.getByText(filled(t.complete, { done: "2", skipped: "0" })).waitFor();

  expect(
    await app.sql("select 1 from users u where u.must_change_password and strpos(u.full_name, $1) > 0", [mark]),
  ).toHaveLength(2);
});

test("codes are invalidated with a reason, which is required", async () => {
  const { app } = stage();
  const t = bulkActionsText.en;
  const { id, path } = await aPool(app, 3);
  const page = await openBackOffice(stage(), path, "manager", { lang: "en" });

  await page.getByLabel(gridText.en.selectPage).check();
  await page.getByRole("button", { name: t.INVALIDATE_CODES }).click();
  const dialog = page.getByRole("dialog", { name: t.INVALIDATE_CODES });
  await dialog.getByRole("button", { name: t.start }).click();
  expect(await dialog.getByLabel(t.reason).getAttribute("aria-invalid")).toBe("true");
  await dialog.getByLabel(t.reason).fill("misprinted");
  await dialog.getByRole("button", { name: t.start }).click();
  await page.getByText(filled(t.complete, { done: "3", skipped: "0" })).waitFor();

  expect(
    await app.sql("select 1 from lottery_codes k where k.event_id = $1 and k.invalid_reason = 'misprinted'", [id]),
  ).toHaveLength(3);
});

test("a viewer cannot select rows; columns are chosen, ordered and stored in the URL", async () => {
  const { app } = stage();
  const t = gridText.en;
  await aStore(app);
  const { token } = await signedIn(app, "viewer");
  const page = await stage().visit("/admin/stores", { lang: "en", token });
  await page.getByRole("table").waitFor();
  const titles = () => page.getByRole("columnheader").allInnerTexts();

  expect(await page.getByRole("table").getByRole("checkbox").count()).toBe(0);
  await page.getByRole("button", { name: t.columns }).click();
  const panel = page.getByRole("dialog", { name: t.columns });
  await panel.getByRole("checkbox", { name: "Manager" }).uncheck();
  await panel.getByRole("button", { name: filled(t.earlier, { name: "Phone" }) }).click();
  await page.waitForURL(/columns=phone%2Ctype%2Cstatus/);
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await page.getByRole("table").waitFor();
  expect((await titles()).map((title) => title.trim()).slice(0, 4)).toEqual(["Name", "Phone", "Type", "Status"]);
  await page.getByRole("button", { name: t.columns }).click();
  await panel.getByRole("button", { name: t.defaultColumns }).click();
  await page.waitForURL((url) => url.search === "");
});

test("a selected customer is tagged, and the list has the tag as a column and as a filter", async () => {
  const { app } = stage();
  const t = bulkActionsText.en;
  const phones = [aPhone(), aPhone()];
  const { token } = await signedIn(app, "admin");
  for (const phone of phones)
    await app.rest("POST", "/api/receipts/create", aReceipt({ customer_phone: phone }), { token });
  const page = await openBackOffice(stage(), `/admin/customers?search=${phones[0]}`, "manager", { lang: "en" });
  await page.getByLabel(gridText.en.selectPage).check();
  await page.getByRole("button", { name: t.TAG_CUSTOMERS }).click();
  const dialog = page.getByRole("dialog", { name: t.TAG_CUSTOMERS });
  await dialog.getByRole("button", { name: t.start }).click();
  expect(await dialog.getByLabel(t.tag).getAttribute("aria-invalid")).toBe("true");
  await dialog.getByLabel(t.tag).fill("Regular");
  await dialog.getByRole("button", { name: t.start }).click();
  await page.getByText(filled(t.complete, { done: "1", skipped: "0" })).waitFor();
  await dialog.getByRole("button", { name: sharedText.en.close }).last().click();
  await page.getByRole("cell", { name: "Regular" }).waitFor();

  const [tag] = await app.sql<{ id: string }>("select id from customer_tags where name = 'Regular'");
  await page.goto(`${stage().url}/admin/customers?tag=${tag?.id}`);
  await page.getByRole("cell", { name: "Regular" }).waitFor();
  expect(await page.getByText(phones[0] ?? "").count()).toBe(1);
  expect(await page.getByText(phones[1] ?? "").count()).toBe(0);
});
