import { ensureFirstAdmin } from "../../server/app/bootstrap";
import { accountText } from "../../client/features/account/account.text";
import { dashboardText } from "../../client/features/dashboard/dashboard.text";
import { setupText } from "../../client/features/setup/setup.text";
import { storesText } from "../../client/features/stores/stores.text";
import { menuText } from "../../client/app/menu.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { useStage } from "../support/browser";
import { counterText } from "../support/counter-text";
import { counting } from "../support/effort";
import { aNationalCode, aPhone } from "../support/factories";

/** Faster keys are treated as a scan. */
const HUMAN = { delay: 60 };

describe.each<Lang>(["fa", "en"])("%s", (lang) => {
  const stage = useStage();

  test("from the first sign-in to the first receipt, at most 15 clicks and 76 keys", async () => {
    const { app, url, visit } = stage();
    const t = counterText[lang];
    const issued = (await ensureFirstAdmin(app.product, app.config)) ?? "";
    const page = await visit("/MVP", { lang });
    const effort = await counting(page);
    const paste = async (text: string) => {
      effort.keys++;
      await page.keyboard.insertText(text);
    };

    await page.goto(`${url}/admin`);
    expect(await page.getByLabel(t.area).inputValue()).toBe("Admin");
    await page.getByLabel(t.username).click();
    await page.keyboard.type("admin");
    await page.keyboard.press("Tab");
    await paste(issued);
    await page.keyboard.press("Enter");
    await page.getByLabel(accountText[lang].current).click();
    await paste(issued);
    await page.getByLabel(accountText[lang].next, { exact: true }).click();
    await page.keyboard.type("plum 1405 tea");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: dashboardText[lang].title }).waitFor();
    await page.getByRole("link", { name: setupText[lang].store }).click();
    await page.getByRole("dialog").getByLabel(storesText[lang].storeName).click();
    await page.keyboard.type("Nan");
    // The list opens with a click, and an option is a second one.
    effort.clicks += 2;
    await page.getByRole("dialog").locator("select[name=storeType]").selectOption("1");
    await page.getByRole("button", { name: storesText[lang].submitCreate }).click();
    await page.getByRole("link", { name: "Nan" }).waitFor();
    await page.getByRole("link", { name: menuText[lang].counter }).click();
    // The only store is selected.
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "customerPhone");
    for (const text of [aPhone(), aNationalCode(), "R-1", "1000000"]) {
      await page.keyboard.type(text, HUMAN);
      await page.keyboard.press("Enter");
    }
    await page.getByText(t.created).waitFor();

    const [{ count } = { count: 0 }] = await app.sql<{ count: number }>("select count(*)::int as count from receipts");
    expect(count).toBeGreaterThan(0);
    expect(effort.clicks).toBeLessThanOrEqual(15);
    expect(effort.keys).toBeLessThanOrEqual(76);
  });
});
