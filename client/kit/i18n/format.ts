import { useMemo } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { toRial } from "../../../domain/money";
import { TIME_ZONE } from "../../../domain/time/instants";
import { useLang } from "./i18n";
import { sharedText } from "./shared.text";

const LOCALES: Record<Lang, string> = { en: "en-US", fa: "fa-IR" };

/** Formats of numbers, amounts and dates. `fa` uses the Jalali calendar and Persian digits. */
export function formatsOf(lang: Lang) {
  const locale = LOCALES[lang];
  const labels = sharedText[lang];
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
    // Intl puts direction marks inside a Rial amount, so the unit is appended as text.
    toman: (value: number) => `${number(value)} ${labels.toman}`,
    rial: (value: number) => `${number(toRial(value))} ${labels.rial}`,
    date: (value: string | Date) => dateTime.format(new Date(value)),
    /** The day of an instant, or of a date field (2026-08-03), in the user's calendar. */
    day: (value: string) => day.format(new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value)),
    year: (value: Date) => year.formatToParts(value).find(({ type }) => type === "year")?.value ?? "",
  };
}
/** Isolates a name in a sentence of the other direction; without the marks it moves adjacent numbers. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

const OTHER_DIRECTION: Record<Lang, RegExp> = { en: /[\u0590-\u08ff]/, fa: /[a-z0-9]/i };

/** A name in a sentence of the interface, isolated only if it contains letters of the other direction. */
export const nameIn = (lang: Lang, name: string): string => (OTHER_DIRECTION[lang].test(name) ? isolated(name) : name);

export type Formats = ReturnType<typeof formatsOf>;

export function useFormats(): Formats {
  const lang = useLang();
  return useMemo(() => formatsOf(lang), [lang]);
}
