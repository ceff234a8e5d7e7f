import type { Lang } from "../../../domain/errors/client-errors";
import { TIME_ZONE } from "../../../domain/time/instants";

const LOCALES: Record<Lang, string> = { en: "en-US", fa: "fa-IR" };

/** Formats of numbers and dates. `fa` uses the Jalali calendar and Persian digits. */
export function publicFormatsOf(lang: Lang) {
  const locale = LOCALES[lang];
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const dateTime = new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  const day = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, year: "numeric", month: "short", day: "numeric" });
  const year = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, year: "numeric" });
  const fraction = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    number: (value: number) => whole.format(value),
    decimal: (value: number) => fraction.format(value),
    date: (value: string | Date) => dateTime.format(new Date(value)),
    /** The day of an instant, or of a date field (2026-08-03), in the user's calendar. */
    day: (value: string) => day.format(new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value)),
    year: (value: Date) => year.formatToParts(value).find(({ type }) => type === "year")?.value ?? "",
  };
}
