import type { Locator, Page } from "playwright-core";
import { useStage } from "../support/browser";
import { aUser, signedIn } from "../support/factories";

const stage = useStage();

/** Opens a page as an administrator in the forced colours of a contrast theme. */
async function visit(path: string): Promise<Page> {
  const { app, visit } = stage();
  const page = await visit(path, { lang: "en", ...(await signedIn(app, "admin")) });
  await page.emulateMedia({ forcedColors: "active" });
  return page;
}

const background = (part: Locator): Promise<string> =>
  part.first().evaluate((element) => getComputedStyle(element).backgroundColor);

test.each([
  ["the current page", "/admin/stores", "nav a[aria-current=page]", "nav a:not([aria-current])"],
  ["the current section", "/account/password", "main nav a[aria-current=page]", "main nav a:not([aria-current])"],
  ["the selected tab", "/admin/reports", "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
  ["the selected segment", "/admin/dashboard", "main label:has(:checked)", "main label:not(:has(:checked))"],
  ["the chosen period", "/admin/reports", "button[aria-pressed=true]", "button[aria-pressed=false]"],
])("in forced colours %s has a background of its own", async (_name, path, selected, other) => {
  const page = await visit(path);
  await page.locator(selected).first().waitFor();

  expect(await background(page.locator(selected))).not.toBe(await background(page.locator(other)));
});

test("in forced colours the highlighted entry of a menu has a background of its own", async () => {
  await aUser(stage().app);
  const page = await visit("/admin/users");
  await page.locator("[aria-haspopup=menu]").first().click();
  await page.getByRole("menu").waitFor();
  await page.keyboard.press("ArrowDown");
  const highlighted = page.locator("[role=menuitem][data-highlighted]");
  await highlighted.waitFor();

  expect(await background(highlighted)).not.toBe(
    await background(page.locator("[role=menuitem]:not([data-highlighted])")),
  );
});

test("in forced colours a switch that is on differs from one that is off", async () => {
  const page = await visit("/admin/events/feature-flags");
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const first = page.getByRole("switch").first();
  const track = page.locator("[data-scope=switch][data-part=control]").first();
  await first.waitFor();
  const before = { checked: await first.isChecked(), picture: await track.screenshot() };
  await first.click();
  await page.mouse.move(0, 0);
  await page.waitForFunction(([element, was]) => (element as HTMLInputElement).checked !== was, [
    await first.elementHandle(),
    before.checked,
  ] as const);
  await page
    .getByText(before.checked ? "Disabled" : "Enabled", { exact: true })
    .first()
    .waitFor();

  expect((await track.screenshot()).equals(before.picture)).toBe(false);
});
