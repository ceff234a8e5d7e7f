import { flagsText } from "../../client/features/flags/flags.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import { storesText } from "../../client/features/stores/stores.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import type { Role } from "../../domain/permissions";
import { allLoaded, faultsOfStates, type Look, looksIn, useStage } from "../support/browser";
import { openBackOffice, withText, chooseAction } from "../support/back-office";
import { aStore, PASSWORD } from "../support/factories";
import { flowLanguages, LANGS } from "../support/languages";

const stage = useStage();
const flowLangs = flowLanguages();

const open = (path: string, role: Role, look: Look & { lang: Lang }) => openBackOffice(stage(), path, role, look);

test.each(flowLangs())("%s: an administrator adds, edits, closes and deletes a store", async (lang) => {
  const { app } = stage();
  const t = storesText[lang];
  const name = `Journey ${lang} ${Date.now()}`;
  const page = await open("/admin/stores", "admin", { lang });
  await page.getByRole("heading", { level: 1, name: t.title }).waitFor();

  await page.getByRole("button", { name: t.create }).first().click();
  await page.getByLabel(t.storeName).fill("ab");
  await page.getByRole("button", { name: t.submitCreate, exact: true }).click();
  await page.getByText(t.fixAbove).waitFor();
  await page.getByLabel(t.storeName).fill(name);
  await page.getByLabel(t.storeType).last().selectOption("2");
  await page.getByRole("button", { name: t.submitCreate, exact: true }).click();
  await page.getByText(withText(t.created, name)).waitFor();

  await page.getByRole("button", { name: withText(t.editOf, name) }).click();
  await page.getByLabel(t.nameOfManager).fill("مینا نوری");
  await page.getByRole("button", { name: t.submitEdit }).click();
  await page.getByText("مینا نوری").waitFor();

  // An error without a message shows the message of the attempted action.
  const confirmed = async (action: string) => {
    await chooseAction(page, action, name);
    await page.getByRole("alertdialog").getByRole("button").last().click();
  };
  await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: "" }));
  await confirmed(t.disable);
  await page.getByText(t.toggleFailed).waitFor();
  await confirmed(t.remove);
  await page.getByText(t.removeFailed).waitFor();
  await page.unroute("**/graphql");

  await chooseAction(page, t.disable, name);
  await page.getByText(withText(t.disableQuestion, name)).waitFor();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await page.getByRole("row").filter({ hasText: name }).getByText(t.inactive, { exact: true }).waitFor();
  const [stored] = await app.sql<{ isActive: boolean; type: number }>(
    `select s.is_active as "isActive", s.store_type as type from stores s where s.store_name = $1`,
    [name],
  );
  expect(stored).toEqual({ isActive: false, type: 2 });

  await chooseAction(page, t.remove, name);
  await page.getByText(withText(t.removeQuestion, name)).waitFor();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await page.getByText(withText(t.removed, name)).waitFor();
  expect(await app.sql("select 1 from stores s where s.store_name = $1", [name])).toEqual([]);
});

test("search, filter and page are in the URL, so a reload shows the same list", async () => {
  const { app } = stage();
  const t = storesText.en;
  for (let n = 10; n < 23; n++) await aStore(app, { storeName: `Paged ${n}`, storeType: 3 });
  const page = await open("/admin/stores", "viewer", { lang: "en" });

  await page.getByRole("searchbox").fill("paged");
  await page.getByRole("searchbox").press("Enter");
  await page.getByText("Page 1 of 2 (13 total)").waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Paged 22").waitFor();
  await page.route("**/graphql", (route) => route.fulfill({ status: 500, body: "" }));
  await page.reload();
  await page.getByText(t.loadFailed).waitFor();
  await page.unroute("**/graphql");
  await page.reload();
  await page.getByText("Page 2 of 2 (13 total)").waitFor();

  expect(await page.getByText("Paged 10").count()).toBe(0);
  expect(await page.getByRole("button", { name: t.create }).count()).toBe(0);
});

test("a flag is switched at once, and reset with a message if the server rejects the change", async () => {
  const { app } = stage();
  const t = flagsText.en;
  const page = await open("/admin/events/feature-flags", "admin", { lang: "en" });
  const toggle = page.getByRole("switch").or(page.getByRole("checkbox")).first();
  await toggle.waitFor();
  const before = await toggle.isChecked();

  await toggle.click({ force: true });
  await page.getByText(/enabled successfully|disabled successfully/).waitFor();
  const [flag] = await app.sql<{ on: boolean }>(
    `select f.is_enabled as on from feature_flags f where f.name = 'event_management'`,
  );
  expect(flag?.on).toBe(!before);

  await page.route("**/graphql", (route) => route.abort());
  await toggle.click({ force: true });
  await page
    .getByText(t.updateFailed)
    .or(page.getByText(/Network error/))
    .first()
    .waitFor();
  expect(await toggle.isChecked()).toBe(!before);
});

test.each(flowLangs())(
  "%s: a flag is switched in an older session only after the password is confirmed",
  async (lang) => {
    const { app } = stage();
    const [t, shared] = [flagsText[lang], sharedText[lang]];
    const page = await open("/admin/events/feature-flags", "admin", { lang });
    const toggle = page.getByRole("switch").first();
    await toggle.waitFor();
    const before = await toggle.isChecked();
    await app.sql("update sessions set password_confirmed_at = now() - interval '6 minutes'");
    const prompt = page.getByRole("dialog", { name: shared.confirmTitle });

    await toggle.click();
    await prompt.waitFor();
    await page.keyboard.press("Escape");
    await prompt.waitFor({ state: "hidden" });
    const dismissed = await toggle.isChecked();
    await toggle.click();
    await prompt.getByLabel(shared.ownPassword, { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByText(withText(t[before ? "wasDisabled" : "wasEnabled"], ".+")).waitFor();

    expect([dismissed, await toggle.isChecked()]).toEqual([before, !before]);
  },
);

const SCREENS = ["/admin/stores", "/admin/events/feature-flags", "/admin/audit"];

test.each(LANGS)("%s: the back office has no accessibility fault and fits a phone and a desktop", async (lang) => {
  await aStore(stage().app);

  const page = await open("/admin", "admin", { lang });
  const reach = (path: string) => async () => {
    await page.goto(stage().url + path);
    await allLoaded(page);
  };

  const states = Object.fromEntries(SCREENS.map((path) => [path, reach(path)]));
  expect(await faultsOfStates(page, states, looksIn(lang))).toEqual([]);
});
