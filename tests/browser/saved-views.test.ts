import { savedViewsText } from "../../client/features/saved-views/saved-views.text";
import { storesText } from "../../client/features/stores/stores.text";
import type { Lang } from "../../domain/errors/client-errors";
import { dayOf, presetSpan } from "../../domain/time/business-calendar";
import { filterBy, filterRemoval, openBackOffice } from "../support/back-office";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aStore, signedIn } from "../support/factories";

const stage = useStage();

const CREATE = `mutation ($screen: ViewScreen!, $input: SavedViewInput!) {
  createSavedView(screen: $screen, input: $input) { id }
}`;

/** A Latin name in a sentence, isolated in Persian. */
const nameIn = (lang: Lang, name: string) => (lang === "fa" ? `\u2068${name}\u2069` : name);
const filled = (text: string, name: string) => text.replace("{{name}}", name);
/** The text of the menu's button: names are isolated in right-to-left text. */
const faceOf = (lang: Lang, name: string) => filled(savedViewsText[lang].view, name);

test.each([
  ["fa", 1440],
  ["en", 390],
] as const)("%s at %i px: a view is saved, chosen, changed, renamed and deleted", async (lang, width) => {
  const t = savedViewsText[lang];
  await aStore(stage().app, { storeType: 2 });
  const page = await openBackOffice(stage(), "/admin/stores?type=2&page=1", "manager", { lang, width });
  const menu = page.getByRole("button", { name: t.views, exact: true });
  await menu.click();
  await page.getByRole("menuitem", { name: t.save }).click();
  const dialog = page.getByRole("dialog", { name: t.saveTitle });
  await dialog.getByRole("button", { name: t.submit }).click();
  expect(await dialog.getByLabel(t.name).getAttribute("aria-invalid")).toBe("true");
  await dialog.getByLabel(t.name).fill("Type two");
  expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);
  await dialog.getByRole("button", { name: t.submit }).click();
  const chosen = page.getByRole("button", { name: faceOf(lang, nameIn(lang, "Type two")) });
  await chosen.waitFor();
  await dialog.waitFor({ state: "detached" });

  await filterBy(page, lang, (panel) => panel.getByLabel(storesText[lang].statusFilter).selectOption("inactive"));
  await page.getByRole("button", { name: faceOf(lang, filled(t.changed, nameIn(lang, "Type two"))) }).click();
  await page.getByRole("menuitem", { name: filled(t.update, nameIn(lang, "Type two")) }).click();
  await chosen.waitFor();

  await chosen.click();
  await page.getByRole("menuitem", { name: t.standard }).click();
  await menu.waitFor();
  expect(new URL(page.url()).search).toBe("");
  await menu.click();
  expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);
  await page.getByRole("menuitem", { name: "Type two" }).click();
  await chosen.waitFor();
  await filterRemoval(page, lang, storesText[lang].statusFilter).waitFor();
  await page.reload();
  await chosen.click();

  await page.getByRole("menuitem", { name: t.rename }).click();
  const rename = page.getByRole("dialog", { name: t.renameTitle });
  await rename.getByLabel(t.name).fill("Closed");
  await rename.getByRole("button", { name: t.submit }).click();
  const renamed = page.getByRole("button", { name: faceOf(lang, nameIn(lang, "Closed")) });
  await renamed.click();
  await page.getByRole("menuitem", { name: t.remove }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: t.removeTitle }).click();
  await menu.waitFor();
  await menu.click();
  await page.getByRole("menuitem", { name: t.save }).waitFor();
  expect(await page.getByRole("menuitem", { name: "Closed" }).count()).toBe(0);
  expect(await stage().app.sql("select name from saved_views where name = 'Closed'")).toEqual([]);
});

test("a view keeps a range by its name, with the days of today", async () => {
  const t = savedViewsText.en;
  const { app } = stage();
  const { token } = await signedIn(app, "admin");
  const input = { name: "Month", query: "from=2020-01-01&preset=this_month&to=2020-01-31", isShared: true };
  await app.gql(CREATE, { screen: "RECEIPTS", input }, { token });
  const page = await openBackOffice(stage(), "/admin/receipts", "manager", { lang: "en" });
  await page.getByRole("button", { name: t.views, exact: true }).click();
  await page.getByRole("menuitem", { name: "Month" }).click();
  await page.getByRole("button", { name: faceOf("en", "Month") }).waitFor();

  const today = dayOf(new Date());
  const { from } = presetSpan("this_month", today, "jalali");
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ from, to: today, preset: "this_month" });

  // A bookmark of an earlier month.
  const view = new URL(page.url()).searchParams.get("view");
  await page.goto(`${stage().url}/admin/receipts?${input.query}&state=voided&view=${view}`);
  await page.waitForURL(
    (url) => url.search === `?from=${from}&preset=this_month&to=${today}&state=voided&view=${view}`,
  );
  await page.goto(`${stage().url}/admin/receipts?${input.query.replace("&preset=this_month", "")}&view=${view}`);
  await page.getByRole("button", { name: faceOf("en", filled(t.changed, "Month")) }).waitFor();
  expect(new URL(page.url()).search).toBe(`?from=2020-01-01&to=2020-01-31&view=${view}`);
});

test("a viewer sees a shared view and may not change it; a taken name is an error of the field", async () => {
  const t = savedViewsText.en;
  const { app } = stage();
  const { token } = await signedIn(app, "admin");
  const input = { name: "All open", query: "status=active", isShared: true };
  await app.gql(CREATE, { screen: "STORES", input }, { token });
  const page = await openBackOffice(stage(), "/admin/stores", "viewer", { lang: "en" });
  await page.getByRole("button", { name: t.views, exact: true }).click();
  await page.getByRole("group", { name: t.shared }).getByRole("menuitem", { name: "All open" }).click();
  await page.getByRole("button", { name: "View: All open" }).click();
  await page.getByRole("menuitem", { name: t.save }).waitFor();
  expect(await page.getByRole("menuitem", { name: t.rename }).count()).toBe(0);

  await page.getByRole("menuitem", { name: t.save }).click();
  const dialog = page.getByRole("dialog", { name: t.saveTitle });
  expect(await dialog.getByRole("checkbox").count()).toBe(0);
  for (const attempt of [0, 1]) {
    if (attempt === 1) {
      await page.getByRole("button", { name: "View: Mine" }).click();
      await page.getByRole("menuitem", { name: t.save }).click();
    }
    await dialog.getByLabel(t.name).fill("Mine");
    await dialog.getByRole("button", { name: t.submit }).click();
    if (attempt === 0) await dialog.waitFor({ state: "detached" });
  }
  await dialog.getByText("A view with this name already exists").waitFor();
});
