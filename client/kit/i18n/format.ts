import { useMemo } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { toRial } from "../../../domain/money";
import { TIME_ZONE } from "../../../domain/time/instants";
import { useLang } from "./i18n";
import { sharedText } from "./shared.text";

const LOCALES: Record<Lang, string> = { en: "en-US", fa: "fa-IR" };

/** Every number, amount and date that people read; `fa` counts years by the Jalali calendar and writes Persian digits. */
export function formatsOf(lang: Lang) {
  const locale = LOCALES[lang];
  const words = sharedText[lang];
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
  const number = (value: number) => whole.format(value);
  const fraction = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    number,
    decimal: (value: number) => fraction.format(value),
    // Intl writes the Rial with direction marks inside, so the unit is a word of our own behind the number.
    toman: (value: number) => `${number(value)} ${words.toman}`,
    rial: (value: number) => `${number(toRial(value))} ${words.rial}`,
    date: (value: string | Date) => dateTime.format(new Date(value)),
    /** The day of an instant, or one that a date field holds (2026-08-03), in the reader's calendar. */
    day: (value: string) => day.format(new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value)),
    year: (value: Date) => year.formatToParts(value).find(({ type }) => type === "year")?.value ?? "",
  };
}
/** A name inside a sentence of the other direction; without the marks it drags the numbers beside it along. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

const OTHER_DIRECTION: Record<Lang, RegExp> = { en: /[\u0590-\u08ff]/, fa: /[a-z0-9]/i };

/** A name inside a sentence of the interface; it is fenced off only where it holds letters of the other direction. */
export const nameIn = (lang: Lang, name: string): string => (OTHER_DIRECTION[lang].test(name) ? isolated(name) : name);

export type Formats = ReturnType<typeof formatsOf>;

export function useFormats(): Formats {
  const lang = useLang();
  return useMemo(() => formatsOf(lang), [lang]);
}
