import { CalendarDate, GregorianCalendar, PersianCalendar, toCalendar } from "@internationalized/date";
import { DAY_MS, formatTehranTime } from "./instants";

/** The calendar of the business's weeks, months and years, independent of the user's language. */
export const CALENDARS = ["jalali", "gregorian"] as const;
export type Calendar = (typeof CALENDARS)[number];

/** A business day: a day in the mall's time zone, as a Gregorian date such as 2026-08-03. */
export type Day = string;

/** A half-open span of days: `from` is inclusive, `until` exclusive. */
export interface DaySpan {
  from: Day;
  until: Day;
}

export const PERIOD_UNITS = ["day", "week", "month"] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];
export const isPeriodUnit = (text: string): text is PeriodUnit => PERIOD_UNITS.some((unit) => unit === text);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SATURDAY = 6;
const MONDAY = 1;
const FIRST_DAY: Record<Calendar, number> = { jalali: SATURDAY, gregorian: MONDAY };

/** Returns the position of a weekday (1 is Monday; Sunday is 7 or 0) in the week of a calendar, from 0. */
export const weekdayPosition = (weekday: number, calendar: Calendar): number => (weekday - FIRST_DAY[calendar] + 7) % 7;

/** Returns the business day of an instant. */
export const dayOf = (instant: Date): Day => formatTehranTime(instant).slice(0, "2026-03-21".length);

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const formatDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Returns whether a text is an existing day in the years 2000 to 2100. */
export const isDay = (text: string): boolean => {
  if (!DAY.test(text) || text < "2000" || text >= "2101") return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && formatDay(time) === text;
};

export const addDays = (day: Day, days: number): Day => formatDay(timeOf(day) + days * DAY_MS);

/** Returns the number of days in a span. */
export const daysIn = ({ from, until }: DaySpan): number => Math.round((timeOf(until) - timeOf(from)) / DAY_MS);

/** Returns the last `days` business days, including today. */
export const lastDays = (days: number, today: Day): DaySpan => ({
  from: addDays(today, 1 - days),
  until: addDays(today, 1),
});

/** Returns the preceding span of equal length. */
export const spanBefore = (span: DaySpan): DaySpan => ({ from: addDays(span.from, -daysIn(span)), until: span.from });

/** The year, month and day of month of a date in one calendar. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
}

const partsOf = (day: Day): DateParts => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year, month, day: date };
};
/** Returns the digits of a month, day, hour or minute, as in 08. */
export const twoDigits = (value: number): string => String(value).padStart(2, "0");
const JALALI = new PersianCalendar();
const GREGORIAN = new GregorianCalendar();

const gregorian = ({ year, month, day }: DateParts): Day => `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** Returns a day's year, month and day of month in a calendar. */
export function datePartsOf(day: Day, calendar: Calendar): DateParts {
  const parts = partsOf(day);
  if (calendar === "gregorian") return parts;
  const { year, month, day: date } = toCalendar(new CalendarDate(parts.year, parts.month, parts.day), JALALI);
  return { year, month, day: date };
}

/** Returns a day in the Jalali calendar, as in 1405/09/04. */
export function jalaliDay(text: Day): string {
  const { year, month, day } = datePartsOf(text, "jalali");
  return `${year}/${twoDigits(month)}/${twoDigits(day)}`;
}

/** Returns the day of a year, month and day of month that exist in a calendar. */
export function dayFrom(parts: DateParts, calendar: Calendar): Day {
  if (calendar === "gregorian") return gregorian(parts);
  return gregorian(toCalendar(new CalendarDate(JALALI, parts.year, parts.month, parts.day), GREGORIAN));
}

/** Returns the first day of the week, month or year that contains a day. With unit `day` it returns the day. */
export function startOf(unit: PeriodUnit | "year", day: Day, calendar: Calendar): Day {
  if (unit === "day") return day;
  if (unit === "week") {
    return addDays(day, -weekdayPosition(new Date(timeOf(day)).getUTCDay(), calendar));
  }
  const { year, month } = datePartsOf(day, calendar);
  return dayFrom({ year, month: unit === "year" ? 1 : month, day: 1 }, calendar);
}

// Added to a first day, this many days reach the next week or month, but not the one after it.
const INTO_NEXT: Record<PeriodUnit, number> = { day: 1, week: 7, month: 31 };

/** Returns the complete days, weeks or months that overlap a span, in order. */
export function periodsIn({ from, until }: DaySpan, unit: PeriodUnit, calendar: Calendar): DaySpan[] {
  const periods: DaySpan[] = [];
  for (let start = startOf(unit, from, calendar); start < until;) {
    const next = startOf(unit, addDays(start, INTO_NEXT[unit]), calendar);
    periods.push({ from: start, until: next });
    start = next;
  }
  return periods;
}

export const PRESETS = [
  "today",
  "yesterday",
  "this_week",
  "last_week",
  "this_month",
  "last_month",
  "this_year",
  "last_year",
  "last_30_days",
] as const;
export type Preset = (typeof PRESETS)[number];

const CURRENT = { this_week: "week", this_month: "month", this_year: "year" } as const;
const PREVIOUS = { yesterday: "day", last_week: "week", last_month: "month", last_year: "year" } as const;
const has = <Presets extends object>(presets: Presets, preset: string): preset is keyof Presets & string =>
  preset in presets;

/** Returns the days of a preset: the current period up to and including today, the previous one completely. */
export function presetSpan(preset: Preset, today: Day, calendar: Calendar): DaySpan {
  if (preset === "last_30_days") return lastDays(30, today);
  if (has(CURRENT, preset)) return { from: startOf(CURRENT[preset], today, calendar), until: addDays(today, 1) };
  if (!has(PREVIOUS, preset)) return lastDays(1, today);
  const unit = PREVIOUS[preset];
  const until = startOf(unit, today, calendar);
  return { from: startOf(unit, addDays(until, -1), calendar), until };
}
