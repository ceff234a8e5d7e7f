import { campaignsText } from "../../client/features/campaigns/campaigns.text";
import { poolText } from "../../client/features/code-pools/pool.text";
import { dashboardText } from "../../client/features/dashboard/dashboard.text";
import { setupText } from "../../client/features/setup/setup.text";
import { storesText } from "../../client/features/stores/stores.text";
import { explanationsText } from "../../client/features/explanations/explanations.text";
import { helpText } from "../../client/features/explanations/help.text";
import { BUILT_IN_CONTENT } from "../../domain/site/built-in.text";
import { counterText } from "../support/counter-text";
import { focusOn, openBackOffice } from "../support/back-office";
import { overflowOf, useStage, violationsOf } from "../support/browser";
import { aFestival, aReceipt, aStore, signedIn } from "../support/factories";
import { flowLanguages } from "../support/languages";
import { snakeKeys } from "../support/snake-keys";

const stage = useStage();
const flowLangs = flowLanguages();

test.each(flowLangs())(
  "%s: an empty club shows what remains to be set up, each step leads there, and hiding it lasts",
  async (lang) => {
    const t = setupText[lang];
    const page = await openBackOffice(stage(), "/admin/dashboard", "admin", { lang, width: 390 });
    const card = page.getByRole("region", { name: t.title });
    await card.getByText(t.password).waitFor();
    await page.getByText(dashboardText[lang].noReceipts).waitFor();
    await page.getByRole("link", { name: dashboardText[lang].recordReceipt, exact: true }).waitFor();
    expect(await card.getByRole("link").count()).toBeGreaterThan(3);
    expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);

    // The counter shows what is missing, too.
    const till = counterText[lang];
    await page.goto(`${stage().url}/counter`);
    await page.getByText(till.noActiveStore).waitFor();
    expect(await page.getByRole("link", { name: till.addStore }).getAttribute("href")).toBe("/admin/stores");
    expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.goBack();

    await card.getByRole("link", { name: t.store }).click();
    await page.getByRole("dialog", { name: storesText[lang].createTitle }).waitFor();
    await page.goBack();
    await card.getByRole("button", { name: t.hide }).click();
    await card.waitFor({ state: "detached" });
    await focusOn(page.getByRole("heading", { level: 1 }));
    await page.reload();
    await page.getByRole("heading", { level: 1, name: dashboardText[lang].title }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await card.count()).toBe(0);
  },
);

test("the steps disappear when the club is set up, and viewers never see them", async () => {
  const { app } = stage();
  const t = setupText.en;
  const store = await aStore(app);
  await aFestival(app);
  const { token } = await signedIn(app);
  const viewer = await openBackOffice(stage(), "/admin/dashboard", "viewer", { lang: "en" });
  await viewer.waitForLoadState("networkidle");
  expect(await viewer.getByRole("region", { name: t.title }).count()).toBe(0);

  const page = await openBackOffice(stage(), "/admin/dashboard", "admin", { lang: "en" });
  const card = page.getByRole("region", { name: t.title });
  await card.getByRole("link", { name: t.receipt }).waitFor();
  expect(await card.getByRole("link", { name: t.store }).count()).toBe(0);

  await app.rest("POST", "/api/receipts/create", aReceipt({ store_id: store.id }), { token });
  await app.rest("PUT", "/api/admin/site", snakeKeys(BUILT_IN_CONTENT), {
    token: (await signedIn(app, "admin")).token,
  });
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await card.count()).toBe(0);
});

test.each(flowLangs())("%s: terms are explained beside their labels, by keyboard too", async (lang) => {
  const help = (term: "type" | "pool" | "batch" | "bonus" | "multiplier") =>
    helpText[lang].helpOn.replace("{{term}}", helpText[lang][term]);
  const { app, url } = stage();
  const { eventId } = await aFestival(app);
  const { token } = await signedIn(app);
  const receipt = aReceipt();
  await app.rest("POST", "/api/receipts/create", receipt, { token });
  const page = await openBackOffice(stage(), "/admin/stores", "manager", { lang });
  await page.getByRole("button", { name: storesText[lang].create }).first().click();
  const button = page.getByRole("dialog").getByRole("button", { name: help("type") });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByText(explanationsText[lang].type).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByText(explanationsText[lang].type).waitFor({ state: "detached" });
  await focusOn(button);

  await page.goto(`${url}/admin/events`);
  await page.getByRole("heading", { name: poolText[lang].title }).waitFor();
  await page.getByRole("button", { name: help("pool") }).click();
  await page.getByText(explanationsText[lang].pool).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: help("batch") }).click();
  await page.getByText(explanationsText[lang].batch).waitFor();
  await page.keyboard.press("Escape");

  await page.goto(`${url}/admin/events/campaigns?event=${eventId}`);
  await page.getByRole("button", { name: campaignsText[lang].create }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: help("bonus") })
    .click();
  await page.getByText(explanationsText[lang].bonus).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.locator('nav a[href="/admin/receipts"]').click();
  await page.getByRole("link", { name: receipt.receipt_id, exact: true }).click();
  await page.getByRole("button", { name: help("multiplier") }).click();
  await page.getByText(explanationsText[lang].multiplier).waitFor();
});
