import type { Lang } from "../../../domain/errors/client-errors";
import { type Calendar, datePartsOf, isDay, twoDigits } from "../../../domain/time/business-calendar";

/** The calendar in which dates are shown and typed. */
const calendarOf = (lang: Lang): Calendar => (lang === "fa" ? "jalali" : "gregorian");

const toPersianDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

const STORED = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;

/** The text of a day or local time as it is typed in a language; any other text is returned unchanged. */
export function formatTyped(value: string, lang: Lang): string {
  const [, day = "", time] = STORED.exec(value) ?? [];
  if (!isDay(day)) return value;
  const { year, month, day: date } = datePartsOf(day, calendarOf(lang));
  const text = [year, twoDigits(month), twoDigits(date)].join(lang === "fa" ? "/" : "-") + (time ? ` ${time}` : "");
  return lang === "fa" ? toPersianDigits(text) : text;
}

const OTHER: Record<Lang, string> = { en: "en-US-u-ca-persian", fa: "fa-IR-u-ca-gregory" };

/** The weekday and date of a day or local time in the other calendar; undefined if it is neither. */
export function otherCalendarOf(value: string, lang: Lang): string | undefined {
  const [, day = ""] = STORED.exec(value) ?? [];
  if (!isDay(day)) return undefined;
  const format = new Intl.DateTimeFormat(OTHER[lang], { timeZone: "UTC", dateStyle: "full" });
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
  return parts
    .filter(({ type }) => type !== "era")
    .map(({ value: part }) => part)
    .join("")
    .trim();
}
