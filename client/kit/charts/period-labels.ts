import { type Calendar, type Day, addDays, periodsIn, type PeriodUnit } from "../../../domain/time/business-calendar";
import type { Lang } from "../../../domain/errors/client-errors";
import { TIME_ZONE } from "../../../domain/time/instants";
import { figuresOf } from "../figures/figures";

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

/** Labels of days, weeks or months: short at an axis, and in full. */
export function periodLabels(lang: Lang, { unit, calendar, from, to }: Periods) {
  const zone = { timeZone: TIME_ZONE };
  const day = new Intl.DateTimeFormat(LOCALES[lang], {
    ...zone,
    month: lang === "fa" ? "long" : "short",
    day: "numeric",
  });
  // A month has a name if the language uses the business calendar; otherwise its days are shown.
  const isNamed = unit === "month" && (lang === "fa" || calendar === "gregorian");
  const locale = lang === "fa" ? MONTHS[calendar] : LOCALES.en;
  const style = lang === "fa" ? "long" : "short";
  const month = new Intl.DateTimeFormat(locale, { ...zone, month: style });
  const year = new Intl.DateTimeFormat(locale, { ...zone, year: "numeric" });
  // Composed here: Intl would write the year in front of a Persian month.
  const yearOf = (date: Date) => year.formatToParts(date).find(({ type }) => type === "year")?.value ?? "";
  const named = (start: Day) => `${month.format(noon(start))} ${yearOf(noon(start))}`;
  const { span } = figuresOf(lang);
  const daysOf = (start: Day) => {
    const [period] = periodsIn({ from: start, until: addDays(start, 1) }, unit, calendar);
    return [later(start, from), earlier(addDays(period?.until ?? start, -1), to)] as const;
  };
  return {
    tick: (start: Day) => (isNamed ? month.format(noon(start)) : day.format(noon(later(start, from)))),
    title: (start: Day) => (isNamed ? named(start) : span(...daysOf(start))),
  };
}
