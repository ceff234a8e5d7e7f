import type { Locator, Page } from "playwright-core";
import { filtersText } from "../../client/kit/grid/filters.text";
import { menuText } from "../../client/kit/menu/menu.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import type { Role } from "../../domain/permissions";
import type { Look, Stage } from "./browser";
import { signedIn } from "./factories";

/** Opens a back-office screen as a user with a role, whose session is stored in the browser. */
export async function openBackOffice(
  { app, visit }: Stage,
  path: string,
  role: Role,
  look: Look & { lang: Lang },
): Promise<Page> {
  const { token } = await signedIn(app, role);
  return visit(path, { ...look, token });
}

/**
 * Words with a value in them, not as the end of a longer word: in Persian "enable" is the end of "disable". Names are
 * set apart by marks that keep two directions from mixing.
 */
export const withText = (text: string, value: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\\\{\\\{\w+\\\}\\\}/g, `.?${value}.?`)}`,
    "u",
  );

const moreLabel = new RegExp([menuText.en, menuText.fa].map(({ moreOf }) => moreOf.replace("{{name}}", "")).join("|"));

/** The button that opens the menu of a row. */
export const moreButton = (row: Page | Locator, name?: string): Locator => {
  const button = row.getByRole("button", { name: moreLabel });
  return name === undefined ? button : button.and(row.getByRole("button", { name }));
};

/** Opens the menu of a row and returns its entries. */
export async function actionsOf(row: Locator): Promise<string[]> {
  await moreButton(row).click();
  const entries = row.page().getByRole("menuitem");
  await entries.first().waitFor();
  return entries.allInnerTexts();
}

/** Opens the menu of a row and chooses from it. */
export async function chooseAction(row: Page | Locator, entry: string, name?: string): Promise<void> {
  await moreButton(row, name).click();
  const page = "page" in row ? row.page() : row;
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Opens the menu of a row and chooses from it by the keyboard. */
export async function typeAction(row: Locator, entry: string): Promise<void> {
  const page = row.page();
  await tabTo(page, moreButton(row));
  await page.keyboard.press("Enter");
  await focusOn(page.getByRole("menu"));
  const highlighted = page.locator("[role=menuitem][data-highlighted]").filter({ hasText: entry });
  for (let step = 0; (await highlighted.count()) === 0 && step < 10; step++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** Opens the fields of a list's filters. */
export async function openFilters(page: Page, lang: Lang, part: Page | Locator = page): Promise<Locator> {
  const t = filtersText[lang];
  await part.getByRole("button", { name: t.add }).first().click();
  const panel = page.getByRole("form", { name: t.add });
  await panel.waitFor();
  return panel;
}

/** Sets filters of a list, the first of the page or of its part, and applies them. */
export async function filterBy(
  page: Page,
  lang: Lang,
  set: (panel: Locator) => Promise<unknown>,
  part: Page | Locator = page,
): Promise<void> {
  const panel = await openFilters(page, lang, part);
  await set(panel);
  await panel.getByRole("button", { name: filtersText[lang].apply }).click();
  await panel.waitFor({ state: "detached" });
}

/** The button that removes a filter. */
export const filterRemoval = (page: Page, lang: Lang, filter: string): Locator =>
  page.getByRole("button", { name: withText(filtersText[lang].remove, filter) });

/** Presses Tab until an element has the focus; throws if it is not reached. */
export async function tabTo(page: Page, wanted: Locator, steps = 120): Promise<void> {
  await wanted.first().waitFor();
  for (let step = 0; ; step++) {
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
    if (step === steps) break;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(wanted)} is not reached by ${steps} steps of the Tab key`);
}

/** Waits until an element has the focus. */
export async function focusOn(wanted: Locator): Promise<void> {
  const element = await wanted.first().elementHandle();
  await wanted.page().waitForFunction((one) => one === document.activeElement, element);
}
