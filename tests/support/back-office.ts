import type { Locator, Page } from "playwright-core";
import { counterText } from "./counter-text";
import type { Lang } from "../../domain/errors/error-catalogue";
import type { Role } from "../../domain/permissions";
import type { Look, Stage } from "./browser";
import { aUser, PASSWORD } from "./factories";

/** Opens a back-office screen as a user with a role: the guard redirects to the sign-in and back. */
export async function openBackOffice(
  { app, visit }: Stage,
  path: string,
  role: Role,
  look: Look & { lang: Lang },
): Promise<Page> {
  const user = await aUser(app, { role });
  const t = counterText[look.lang];
  const page = await visit(path, look);
  await page.getByLabel(t.area).selectOption("Admin");
  await page.getByLabel(t.username).fill(user.username);
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t.login, exact: true }).click();
  await page.waitForURL(`**${path}`);
  return page;
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
