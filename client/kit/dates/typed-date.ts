import type { Lang } from "../../../domain/errors/client-errors";
import { toLatinDigits } from "../../../domain/text";
import { type Calendar, datePartsOf, dayFrom, isDay } from "../../../domain/time/business-calendar";

/** The calendar in which dates are shown and typed. */
const calendarOf = (lang: Lang): Calendar => (lang === "fa" ? "jalali" : "gregorian");

const SEPARATED = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T\s,\u060c]+(\d{1,2}):?(\d{2}))?$/;
// A numeric keypad has no separators.
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[T\s,\u060c]*(\d{2}):?(\d{2}))?$/;
// Direction marks come with pasted text.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const FIRST_GREGORIAN_YEAR = 1700;

const two = (number: number): string => String(number).padStart(2, "0");

function dayTyped(year: number, month: number, day: number): string | null {
  if (year >= FIRST_GREGORIAN_YEAR) {
    const text = `${year}-${two(month)}-${two(day)}`;
    return isDay(text) ? text : null;
  }
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const found = dayFrom({ year, month, day }, "jalali");
  // The 30th of Esfand of a common year is no day.
  return isDay(found) && datePartsOf(found, "jalali").day === day ? found : null;
}

/**
 * Reads a typed date in any digits: 1405/08/30, 2026-11-21 or 14050830. The year shows which calendar it is. Returns a
 * day (2026-11-21), with `withTime` a local time (2026-11-21T14:30; midnight if only a date was typed), or null.
 */
export function parseTyped(typed: string, withTime: boolean): string | null {
  const text = toLatinDigits(typed).replace(INVISIBLE, "").trim();
  const [, ...parts] = SEPARATED.exec(text) ?? COMPACT.exec(text) ?? [];
  const [year = 0, month = 0, date = 0, hour, minute] = parts.map((part) =>
    (part as string | undefined) === undefined ? undefined : Number(part),
  );
  const day = dayTyped(year, month, date);
  if (day === null) return null;
  if (!withTime) return hour === undefined ? day : null;
  return (hour ?? 0) <= 23 && (minute ?? 0) <= 59 ? `${day}T${two(hour ?? 0)}:${two(minute ?? 0)}` : null;
}

const toPersianDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

const STORED = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;

/** The text of a day or local time as it is typed in a language; any other text is returned unchanged. */
export function formatTyped(value: string, lang: Lang): string {
  const [, day = "", time] = STORED.exec(value) ?? [];
  if (!isDay(day)) return value;
  const { year, month, day: date } = datePartsOf(day, calendarOf(lang));
  const text = [year, two(month), two(date)].join(lang === "fa" ? "/" : "-") + (time ? ` ${time}` : "");
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
