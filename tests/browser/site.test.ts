import type { Locator, Page } from "playwright-core";
import { en as festivalText } from "../../client/features/landing/landing.text";
import { siteText } from "../../client/features/site/site.text";
import { fieldListText } from "../../client/kit/form/field-list.text";
import { DRAW_ERRORS } from "../../domain/draws/draw-errors";
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

/** The text that describes a field. */
const noteOf = (field: Element): string =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

/** Holds a request of an operation until it is released. */
async function hold(page: Page, operation: string) {
  let [arrive, release] = [() => {}, () => {}];
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/graphql", async (route) => {
    const isHeld = (route.request().postDataBuffer()?.toString("latin1") ?? "").includes(`mutation ${operation}`);
    if (isHeld) {
      arrive();
      await released;
    }
    await route.continue();
  });
  return { waiting, release };
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

    await versions.first().getByRole("button", { name: t.preview, exact: false }).click();
    await dialog
      .frameLocator("iframe")
      .getByRole("img", { name: lang === "fa" ? "حامی" : "Sponsor" })
      .waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await versions.last().getByRole("button", { name: t.restore, exact: false }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: t.restore, exact: true }).click();
    await page.getByText(t.restored).waitFor();
    await countIs(versions, 3);
    await countIs(item, 0);
  },
);

test("the buttons at the bottom edge cover no field that takes the focus", async () => {
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang: "en" });
  const bar = page.locator("[data-bottom-bar]");
  await page.locator("[name=mallFa]").focus();
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press("Tab");
    const isCovered = await bar.evaluate((element) => {
      const field = document.activeElement?.getBoundingClientRect();
      return field === undefined || field.top >= element.getBoundingClientRect().top;
    });
    expect([step, isCovered]).toEqual([step, false]);
  }
});

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

test.each(flowLangs())(
  "%s: what another administrator has saved is added to the form, which keeps what its user has typed",
  async (lang) => {
    const t = siteText[lang];
    const [page, other] = [
      await openBackOffice(stage(), SCREEN, "admin", { lang }),
      await openBackOffice(stage(), SCREEN, "admin", { lang }),
    ];
    const field = (of: Page, label: string) => of.getByLabel(named(t.en, label), { exact: false }).first();
    const rules = (of: Page) => of.getByRole("list", { name: t.rules });
    for (const [of, text] of [
      [other, "Mall of another"],
      [page, "Own mall"],
    ] as const) {
      await field(of, t.mall).fill(text);
      await rules(of).locator("textarea").first().fill(text);
    }
    await other.getByRole("textbox", { name: t.yearJalali }).fill("1406");
    await page.getByRole("textbox", { name: t.year, exact: true }).fill("2027");
    await save(other, lang);
    await other.getByText(t.saved).waitFor();
    await save(page, lang);

    await page.getByText(t.merged).waitFor();
    await focusOn(field(page, t.mall));
    expect(await field(page, t.mall).inputValue()).toBe("Own mall");
    expect(await field(page, t.mall).evaluate(noteOf)).toContain("Mall of another");
    expect(await rules(page).locator("textarea").first().inputValue()).toBe("Own mall");
    const before = t.listOfOther.split("{{user}}").at(-1) ?? "";
    await page.getByRole("alert").filter({ hasText: before }).waitFor();
    expect(await page.getByRole("textbox", { name: t.yearJalali }).inputValue()).toBe("1406");
    expect(await page.getByRole("textbox", { name: t.year, exact: true }).inputValue()).toBe("2027");
    expect(await faultsOf(page, looksIn(lang))).toEqual([]);
    await page.getByRole("button", { name: t.previewOther }).click();
    const frame = page.getByRole("dialog").frameLocator("iframe");
    await page.getByRole("dialog").getByRole("radio", { name: t.english, exact: true }).check();
    await frame.getByText("Mall of another").first().waitFor();
    await page.keyboard.press("Escape");

    await save(page, lang);
    await page.getByText(t.saved).waitFor();
    const [{ content } = { content: null }] = await stage().app.sql<{ content: object }>(
      "select content from site_versions order by id desc limit 1",
    );
    expect(content).toMatchObject({ mallEn: "Own mall", year: 2027, yearJalali: 1406 });
  },
);

test("the focus stays on the button that has saved, and what is added meanwhile is kept", async () => {
  const t = siteText.en;
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang: "en" });
  await page.getByLabel(named(t.en, t.mall), { exact: true }).fill("Mall");
  const rules = page.getByRole("list", { name: t.rules }).getByRole("listitem");
  const sent = await hold(page, "SaveSite");
  const button = page.getByRole("button", { name: t.save });
  await button.focus();
  await page.keyboard.press("Enter");
  await sent.waiting;
  await page.getByRole("button", { name: t.addRule }).click();
  await page.getByRole("button", { name: t.saving }).focus();
  sent.release();
  await page.getByText(t.saved).waitFor();
  await countIs(page.getByRole("list", { name: t.history }).getByRole("listitem"), 1);
  await focusOn(button);
  expect(await rules.count()).toBe(6);

  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("alertdialog").waitFor();
});

test("a picture belongs to its prize, also if the prize is moved while it is uploaded", async () => {
  const t = siteText.en;
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang: "en" });
  const prizes = page.getByRole("list", { name: t.prizes }).getByRole("listitem");
  const prize = named(t.prize, "1");
  const sent = await hold(page, "UploadSitePicture");
  await prizes
    .first()
    .getByLabel(t.pictureOf.replace("{{action}}", t.addPicture).replace("{{item}}", prize))
    .last()
    .setInputFiles({ name: "prize.png", mimeType: "image/png", buffer: aPng("author") });
  await sent.waiting;
  await prizes.getByRole("button", { name: named(fieldListText.en.moveDown, prize) }).click();
  sent.release();
  await prizes.nth(1).locator("img").waitFor();
  expect(await prizes.first().locator("img").count()).toBe(0);
});

test("the error of an item's picture is shown at its item", async () => {
  const t = siteText.en;
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang: "en" });
  const prizes = page.getByRole("list", { name: t.prizes }).getByRole("listitem");
  await prizes
    .first()
    .getByLabel(t.pictureOf.replace("{{action}}", t.addPicture).replace("{{item}}", named(t.prize, "1")))
    .last()
    .setInputFiles({ name: "prize.png", mimeType: "image/png", buffer: aPng("deleted") });
  await prizes.first().locator("img").waitFor();
  await stage().app.sql(
    "delete from site_pictures p where not exists (select from site_version_pictures v where v.sha256 = p.sha256)",
  );
  await save(page, "en");
  await form(page, "en").getByText(t.fixAbove).waitFor();
  await prizes.first().getByText(DRAW_ERRORS.PICTURE_UNKNOWN.en).waitFor();
});

test.each(LANGS)("%s: the screen passes axe and fits", async (lang) => {
  const page = await openBackOffice(stage(), SCREEN, "admin", { lang });
  await page.getByRole("button", { name: siteText[lang].addLogo }).click();

  expect(await faultsOf(page, looksIn(lang))).toEqual([]);
});
