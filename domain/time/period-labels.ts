import type { Lang } from "../errors/client-errors";
import { type Calendar, type Day, addDays, periodsIn, type PeriodUnit } from "./business-calendar";
import { TIME_ZONE } from "./instants";

interface Periods {
  unit: PeriodUnit;
  /** The business calendar of months; the calendar of the user's language may differ. */
  calendar: Calendar;
  /** The days of the report; its first and last period may extend beyond them. */
  from: Day;
  to: Day;
}

const LOCALES: Record<Lang, string> = { en: "en-US", fa: "fa-IR" };
const MONTHS: Record<Calendar, string> = { jalali: "fa-IR", gregorian: "fa-IR-u-ca-gregory" };

const later = (one: Day, other: Day): Day => (one > other ? one : other);
const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

const noon = (text: Day): Date => new Date(`${text}T12:00:00Z`);

/** Formats the first and the last day of a period in the calendar of a language. */
export function daySpans(lang: Lang): (from: Day, to: Day) => string {
  const days = new Intl.DateTimeFormat(LOCALES[lang], {
    timeZone: TIME_ZONE,
    year: "numeric",
    month: lang === "fa" ? "long" : "short",
    day: "numeric",
  });
  return (from, to) => (from === to ? days.format(noon(from)) : days.formatRange(noon(from), noon(to)));
}

/** Labels of days, weeks or months: short at an axis, and in full. */
export function periodLabels(lang: Lang, { unit, calendar, from, to }: Periods) {
  const zone = { timeZone: TIME_ZONE };
  const day = new Intl.DateTimeFormat(LOCALES[lang], {
    ...zone,
    month: lang === "fa" ? "long" : "short",
    day: "numeric",
  });
  const weekday = new Intl.DateTimeFormat(LOCALES[lang], { ...zone, weekday: "long" });
  // A month has a name if the language uses the business calendar; otherwise its days are shown.
  const isNamed = unit === "month" && (lang === "fa" || calendar === "gregorian");
  const locale = lang === "fa" ? MONTHS[calendar] : LOCALES.en;
  const style = lang === "fa" ? "long" : "short";
  const month = new Intl.DateTimeFormat(locale, { ...zone, month: style });
  const year = new Intl.DateTimeFormat(locale, { ...zone, year: "numeric" });
  // Composed here: Intl would write the year in front of a Persian month.
  const yearOf = (date: Date) => year.formatToParts(date).find(({ type }) => type === "year")?.value ?? "";
  const named = (start: Day) => `${month.format(noon(start))} ${yearOf(noon(start))}`;
  const span = daySpans(lang);
  const daysOf = (start: Day) => {
    const [period] = periodsIn({ from: start, until: addDays(start, 1) }, unit, calendar);
    return [later(start, from), earlier(addDays(period?.until ?? start, -1), to)] as const;
  };
  const comma = lang === "fa" ? "" : ",";
  const title = (start: Day) => (isNamed ? named(start) : span(...daysOf(start)));
  return {
    tick: (start: Day) => (isNamed ? month.format(noon(start)) : day.format(noon(later(start, from)))),
    /** The first and the last day of a period within the report. */
    days: daysOf,
    /** As the title; a day with its weekday. */
    tip: (start: Day) => (unit === "day" ? `${weekday.format(noon(start))}${comma} ${title(start)}` : title(start)),
    title,
  };
}
