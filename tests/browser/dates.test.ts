import type { Locator, Page } from "playwright-core";
import { eventListText } from "../../client/features/event-list/event-list.text";
import { eventsText } from "../../client/features/events/events.text";
import { reportsText } from "../../client/features/reports/reports.text";
import { dateText } from "../../client/kit/dates/date.text";
import { filtersText } from "../../client/kit/grid/filters.text";
import { rangeText } from "../../client/kit/grid/range.text";
import { sharedText } from "../../client/kit/i18n/shared.text";
import type { Lang } from "../../domain/errors/error-catalogue";
import { addDays, dayOf, presetSpan } from "../../domain/time/business-calendar";
import { focusOn, openBackOffice, openFilters } from "../support/back-office";
import { LOOKS, overflowOf, useStage, violationsOf } from "../support/browser";
import { LANGS } from "../support/languages";

const stage = useStage();
const NOROOZ = { fa: "۱۴۰۶/۰۱/۰۱ ۱۰:۰۰", en: "2027-03-21 10:00" };
const OTHER_CALENDAR = { fa: "یکشنبه ۲۱ مارس ۲۰۲۷", en: "Sunday, Farvardin 1, 1406" };

const openForm = async (lang: Lang): Promise<Page> => {
  const page = await openBackOffice(stage(), "/admin/events", "admin", { lang });
  await page.getByRole("button", { name: eventListText[lang].create }).first().click();
  return page;
};
const startOf = (page: Page, lang: Lang) => page.getByRole("combobox", { name: eventsText[lang].startDate });
const calendarOf = (page: Page, lang: Lang) => page.getByRole("dialog", { name: dateText[lang].calendar });
const untilValue = async (select: Locator, value: string) => {
  const found = await select.elementHandle();
  await select
    .page()
    .waitForFunction(([element, wanted]) => (element as HTMLSelectElement).value === wanted, [found, value] as const);
};
/** The accessible name of the day that has the focus. */
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
const untilFocus = (page: Page, name: RegExp) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.activeElement?.getAttribute("aria-label") ?? ""),
    name.source,
  );

test.each([
  ["fa", "۱۴۰۶/۰۱/۰۱ ۱۰:۰۰"],
  ["fa", "١٤٠٦/١/١ ١٠:٠٠"],
  ["fa", "1406/1/1 10:00"],
  ["fa", "140601011000"],
  ["fa", "2027-03-21T10:00"],
  ["en", "2027-03-21 10:00"],
  ["en", "2027/3/21 10:00"],
  ["en", "202703211000"],
  ["en", "۱۴۰۶/۰۱/۰۱ ۱۰:۰۰"],
] as const)("%s: the date %s is understood, completed, and shown in the other calendar", async (lang, typed) => {
  const page = await openForm(lang);
  const field = startOf(page, lang);
  await field.click();
  await page.keyboard.insertText(typed);
  await page.getByText(OTHER_CALENDAR[lang]).waitFor();
  await page.keyboard.press("Tab");
  expect(await field.inputValue()).toBe(NOROOZ[lang]);
  // One tab stop for each date.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(
    await page.getByRole("combobox", { name: eventsText[lang].endDate }).getAttribute("id"),
  );
});

test.each(LANGS)("%s: an end without a time includes its day, typed or picked", async (lang) => {
  const page = await openForm(lang);
  const end = page.getByRole("combobox", { name: eventsText[lang].endDate });
  const whole = { fa: "۱۴۰۶/۰۱/۰۱ ۲۳:۵۹", en: "2027-03-21 23:59" }[lang];
  await end.fill("1406/1/1");
  await end.blur();
  const typed = await end.inputValue();
  await end.fill("");
  await end.press("ArrowDown");
  await calendarOf(page, lang).getByRole("button", { name: dateText[lang].today }).click();

  expect(typed).toBe(whole);
  expect(await end.inputValue()).toMatch(/ (23:59|۲۳:۵۹)$/);
  await startOf(page, lang).fill("1406/1/1");
  await startOf(page, lang).blur();
  expect(await startOf(page, lang).inputValue()).toMatch(/ (00:00|۰۰:۰۰)$/);
});

test.each(["۱۴۰۵/۱۲/۳۰ ۱۰:۰۰", "1405/13/01 10:00", "2027-02-29 10:00", "1406/01/01 24:00", "فردا"])(
  "%s is not a date: it stays as typed and the form shows an error",
  async (typed) => {
    const page = await openForm("fa");
    const field = startOf(page, "fa");
    await field.fill(typed);
    await page.getByRole("button", { name: eventListText.fa.submitCreate }).click();
    await page.getByText("تاریخ و ساعت معتبری وارد کنید").waitFor();
    expect(await field.inputValue()).toBe(typed);
  },
);

test.each(LANGS)("%s: a day is picked by the keyboard alone, and Escape changes nothing", async (lang) => {
  const page = await openForm(lang);
  const field = startOf(page, lang);
  await field.fill(NOROOZ[lang]);
  await page.keyboard.press("ArrowDown");
  await calendarOf(page, lang).waitFor();
  await untilFocus(page, lang === "fa" ? /۱ فروردین ۱۴۰۶/ : /March 21, 2027/);
  // From right to left the next day is on the left.
  await page.keyboard.press(lang === "fa" ? "ArrowLeft" : "ArrowRight");
  await untilFocus(page, lang === "fa" ? /۲ فروردین ۱۴۰۶/ : /March 22, 2027/);
  await page.keyboard.press("ArrowDown");
  await untilFocus(page, lang === "fa" ? /۹ فروردین ۱۴۰۶/ : /March 29, 2027/);
  await page.keyboard.press("PageDown");
  await untilFocus(page, lang === "fa" ? /۹ اردیبهشت ۱۴۰۶/ : /April 29, 2027/);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await calendarOf(page, lang).waitFor({ state: "detached" });
  // The time is unchanged.
  expect(await field.inputValue()).toBe(lang === "fa" ? "۱۴۰۶/۰۲/۰۹ ۱۰:۰۰" : "2027-04-29 10:00");
  await page.waitForFunction((id) => document.activeElement?.id === id, await field.getAttribute("id"));

  await page.keyboard.press("Alt+ArrowDown");
  await untilFocus(page, /.*(۱۴۰۶|2027)/);
  await page.keyboard.press("Home");
  expect(await focusedDay(page)).not.toBe("");
  await page.keyboard.press("Escape");
  await calendarOf(page, lang).waitFor({ state: "detached" });
  expect(await field.inputValue()).toBe(lang === "fa" ? "۱۴۰۶/۰۲/۰۹ ۱۰:۰۰" : "2027-04-29 10:00");
  // Escape closed the calendar, not the form.
  expect(await field.isVisible()).toBe(true);
});

test.each(LANGS)(
  "%s: weeks begin on the first weekday of the calendar, and a month and a day are chosen by pointer",
  async (lang) => {
    const page = await openForm(lang);
    const field = startOf(page, lang);
    await field.fill(NOROOZ[lang]);
    await page.getByRole("button", { name: dateText[lang].calendar }).first().click();
    const calendar = calendarOf(page, lang);
    expect(await calendar.locator("thead th").first().innerText()).toBe(lang === "fa" ? "ش" : "Mon");
    await calendar.getByLabel(dateText[lang].year, { exact: true }).selectOption(lang === "fa" ? "1407" : "2028");
    await calendar.getByLabel(dateText[lang].month, { exact: true }).selectOption("2");
    const name = lang === "fa" ? /پنجشنبه ۱ اردیبهشت|۱ اردیبهشت ۱۴۰۷/ : /February 29, 2028/;
    await calendar.getByRole("button", { name }).first().click();
    expect(await field.inputValue()).toBe(lang === "fa" ? "۱۴۰۷/۰۲/۰۱ ۱۰:۰۰" : "2028-02-29 10:00");
  },
);

test.each(LOOKS)("%o: the calendar fits and has no accessibility violations", async (look) => {
  const page = await openBackOffice(stage(), "/admin/audit", "admin", look);
  const panel = await openFilters(page, look.lang);
  await panel.getByLabel(sharedText[look.lang].from, { exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  const box = await calendarOf(page, look.lang).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= look.width).toBe(true);
  expect(await overflowOf(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

test.each(LANGS)("%s: presets set the range in the URL, and exactly one is marked", async (lang) => {
  const page = await openBackOffice(stage(), "/admin/audit", "admin", { lang });
  const presets = (await openFilters(page, lang)).getByLabel(rangeText[lang].period);
  await presets.locator("option").nth(9).waitFor({ state: "attached" });
  const today = dayOf(new Date());
  for (const preset of ["today", "yesterday", "this_week", "last_week", "last_month", "last_year"] as const) {
    await presets.selectOption(preset);
    await untilValue(presets, preset);
    await page.getByRole("button", { name: filtersText[lang].apply }).click();
    const { from, until } = presetSpan(preset, today, "jalali");
    await page.waitForURL((url) => url.search === `?preset=${preset}&from=${from}&to=${addDays(until, -1)}`);
    await openFilters(page, lang);
  }
  await page.getByRole("button", { name: sharedText[lang].cancel }).click();
  await page.goBack();
  await page.waitForURL((url) => url.search.includes(presetSpan("last_month", today, "jalali").from));
  await openFilters(page, lang);
  await untilValue(presets, "last_month");

  await page.getByLabel(sharedText[lang].to, { exact: true }).fill("2030-01-01");
  await untilValue(presets, "custom");
  await presets.selectOption("any");
  await page.getByRole("button", { name: filtersText[lang].apply }).click();
  await page.waitForURL((url) => url.search === "");
});

test("a text that is no day stays in a filter, with its error, and is not applied", async () => {
  const page = await openBackOffice(stage(), "/admin/audit?from=2026-11-21", "admin", { lang: "fa" });
  const panel = await openFilters(page, "fa");
  const field = panel.getByLabel(sharedText.fa.from, { exact: true });
  const error = panel.getByText(filtersText.fa.notADay);
  expect(await field.inputValue()).toBe("۱۴۰۵/۰۸/۳۰");
  await field.fill("1405/08/");
  expect(await error.count()).toBe(0);
  await panel.getByRole("button", { name: filtersText.fa.apply }).click();
  await error.waitFor();
  await focusOn(field);
  expect(await field.inputValue()).toBe("1405/08/");
  expect(new URL(page.url()).search).toBe("?from=2026-11-21");
  expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);

  await panel.getByLabel(rangeText.fa.period).selectOption("today");
  await error.waitFor({ state: "detached" });
  await field.fill("140508");
  await field.press("Enter");
  await error.waitFor();
  await field.fill("1405/8/1");
  await panel.getByRole("button", { name: filtersText.fa.apply }).click();
  await page.waitForURL((url) => url.searchParams.get("from") === "2026-10-23");
});

test("a text that is no day stays in the period of a report, with its error, and the report stays", async () => {
  const page = await openBackOffice(stage(), "/admin/reports", "manager", { lang: "en" });
  const field = page.getByLabel(reportsText.en.startDate);
  await field.fill("2026-13-01");
  await field.blur();
  await page.getByText(filtersText.en.notADay).waitFor();
  expect([await field.inputValue(), new URL(page.url()).search]).toEqual(["2026-13-01", ""]);
});

test("two dates that change within one frame are both in the URL", async () => {
  const page = await openBackOffice(stage(), "/admin/reports", "manager", { lang: "en" });
  await page.getByLabel(reportsText.en.startDate).waitFor();
  const days = [addDays(dayOf(new Date()), -5), addDays(dayOf(new Date()), -3)];

  await page.getByRole("combobox", { name: /^(Start|End) date/ }).evaluateAll((inputs, values) => {
    for (const [index, input] of (inputs as HTMLInputElement[]).entries()) {
      input.focus();
      // The setter of the prototype, because React has replaced the element's.
      Reflect.set(HTMLInputElement.prototype, "value", values[index], input);
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      input.blur();
    }
  }, days);
  await page.waitForURL((url) => url.searchParams.has("to"));

  const { searchParams } = new URL(page.url());
  expect([searchParams.get("from"), searchParams.get("to")]).toEqual(days);
});
