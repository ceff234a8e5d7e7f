import type { Locator, Page } from "playwright-core";
import { en as festivalText } from "../../client/features/landing/landing.text";
import { siteText } from "../../client/features/site/site.text";
import { fieldListText } from "../../client/kit/form/field-list.text";
import { ERRORS, type Lang } from "../../domain/errors/error-catalogue";
import { focusOn, openBackOffice } from "../support/back-office";
import { faultsOf, looksIn, useStage } from "../support/browser";
import { flowLanguages, LANGS } from "../support/languages";
import { aPng } from "../support/pictures";
import { eventually } from "../support/server-process";

const stage = useStage();
const flowLangs = flowLanguages();
const SCREEN = "/admin/site";
const WAIT_MS = 10_000;

beforeEach(() => stage().app.sql("truncate site_versions cascade"));

const named = (text: string, value: string): string => text.replace(/\{\{\w+\}\}/, value);
const number = (lang: Lang, value: number): string =>
  new Intl.NumberFormat(lang === "fa" ? "fa-IR" : "en-US").format(value);
const save = (page: Page, lang: Lang) => page.getByRole("button", { name: siteText[lang].save }).click();
const form = (page: Page, lang: Lang) => page.getByRole("form", { name: siteText[lang].title });

/** The public page of a new visit, once it shows a text. */
async function publicPage(path: string, text: string): Promise<Page> {
  const isServed = async () => (await (await fetch(stage().url + path)).text()).includes(text);
  await eventually(isServed, WAIT_MS, text);
  return stage().visit(path);
}

const countIs = (items: Locator, count: number) =>
  eventually(async () => (await items.count()) === count, WAIT_MS, `${count} items`);

test.each(flowLangs())(
  "%s: an administrator corrects a field, previews, publishes a logo and restores the version before",
  async (lang) => {
    const t = siteText[lang];
    const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
    const field = (label: string, language: Lang) => page.getByLabel(named(t[language], label));
    await field(t.mall, "fa").fill("مجتمع تیراژه");
    await field(t.mall, "en").fill("Tirazhe Mall");
    await field(t.dates, "fa").fill("از ۱ تا ۷ مهر");
    await save(page, lang);
    await page.getByText(t.fixAbove).waitFor();
    await form(page, lang).getByText(ERRORS.FIELD_REQUIRED[lang]).waitFor();
    await field(t.dates, "en").fill("23 to 29 September");
    const details = { [t.place]: "میدان نقش جهان", [t.hours]: "هر روز ۱۰ تا ۲۲", [t.contact]: "۰۲۱-۱۲۳۴۵۶۷۸" };
    for (const [label, text] of Object.entries(details)) {
      await field(label, "fa").fill(text);
      await field(label, "en").fill(`${text} in English`);
    }
    const items = { [t.prizes]: "یک خودروی طلایی", [t.rules]: "قانون تازه", [t.faq]: "پاسخ تازه" };
    for (const [list, text] of Object.entries(items))
      await page.getByRole("list", { name: list }).locator("textarea").first().fill(text);

    await form(page, lang).getByRole("button", { name: t.preview }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: t.english, exact: true }).check();
    await dialog.frameLocator("iframe").getByText("23 to 29 September").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await save(page, lang);
    await page.getByText(t.saved).waitFor();
    const published = await publicPage("/landing", "از ۱ تا ۷ مهر");
    expect(await published.locator("#contact dd").allInnerTexts()).toEqual(Object.values(details));
    const words = (await published.locator("main").textContent()) ?? "";
    for (const text of Object.values(items)) expect(words).toContain(text);

    const logo = named(t.logo, number(lang, 1));
    await page.getByRole("button", { name: t.addLogo }).click();
    await page
      .getByLabel(t.pictureOf.replace("{{action}}", t.addPicture).replace("{{item}}", logo))
      .last()
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: aPng("author") });
    await page.locator("form img").waitFor();
    const item = page.getByRole("list", { name: t.logos }).getByRole("listitem");
    await item.getByLabel(named(t.fa, t.name), { exact: true }).fill("حامی");
    await item.getByLabel(named(t.en, t.name), { exact: true }).fill("Sponsor");
    await save(page, lang);
    const versions = page.getByRole("list", { name: t.history }).getByRole("listitem");
    await countIs(versions, 2);
    const visitor = await publicPage("/?lang=en", "Tirazhe Mall");
    // The picture loads when its list comes into view.
    await visitor.getByRole("list", { name: festivalText.logos }).scrollIntoViewIfNeeded();
    await visitor.getByRole("img", { name: "Sponsor" }).waitFor();

    await versions.last().getByRole("button", { name: t.restore, exact: false }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: t.restore, exact: true }).click();
    await page.getByText(t.restored).waitFor();
    await countIs(versions, 3);
    await countIs(item, 0);
  },
);

test("items are added, moved and removed, and leaving with changes asks first", async () => {
  const [t, shared] = [siteText.en, fieldListText.en];
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang: "en" });
  const rules = page.getByRole("list", { name: t.rules });
  const button = (text: string, rule: number) =>
    rules.getByRole("button", { name: named(text, named(t.rule, String(rule))), exact: true });
  const textOf = (index: number) => rules.getByLabel(named(t.en, t.itemText), { exact: true }).nth(index).inputValue();
  const text = await textOf(0);

  // The focus follows the rule to the end of the list, where it can only be moved up.
  await button(shared.moveDown, 1).focus();
  for (const place of [2, 3, 4]) {
    await page.keyboard.press("Enter");
    await focusOn(button(shared.moveDown, place));
  }
  await page.keyboard.press("Enter");
  await focusOn(button(shared.moveUp, 5));
  expect(await textOf(4)).toBe(text);
  await button(shared.remove, 5).click();
  expect(await rules.getByRole("listitem").count()).toBe(4);
  await page.getByRole("button", { name: t.addRule }).click();
  expect([await rules.getByRole("listitem").count(), await textOf(4)]).toEqual([5, ""]);

  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("alertdialog").waitFor();
});

test("a version that someone else has saved is not overwritten", async () => {
  const t = siteText.en;
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang: "en" });
  const other = await openBackOffice(stage(), SCREEN, "admin", { lang: "en" });
  for (const each of [page, other]) await each.getByLabel(named(t.en, t.mall), { exact: true }).fill("Mall");
  await save(page, "en");
  await page.getByText(t.saved).waitFor();
  await save(other, "en");
  await other.getByText(ERRORS.SITE_CHANGED.en).waitFor();
});

test.each(LANGS)("%s: the screen passes axe and fits", async (lang) => {
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  await page.getByRole("button", { name: siteText[lang].addLogo }).click();

  expect(await faultsOf(page, looksIn(lang))).toEqual([]);
});
