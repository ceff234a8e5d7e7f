import { useMemo } from "react";
import { type Day } from "../../../domain/time/business-calendar";
import type { Lang } from "../../../domain/errors/client-errors";
import { toRial } from "../../../domain/money";
import { TIME_ZONE } from "../../../domain/time/instants";
import { formatsOf } from "../i18n/format";
import { useLang } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";

const LOCALES: Record<Lang, string> = { en: "en-US", fa: "fa-IR" };

/** Shown instead of a missing figure. */
const NOTHING = "–";

/** The display units of amounts; the data is in Toman. */
export const MONEY_UNITS = ["toman", "rial"] as const;
export type MoneyUnit = (typeof MONEY_UNITS)[number];

const noon = (day: Day): Date => new Date(`${day}T12:00:00Z`);

/** Formats of report figures: shares, compact numbers for axes, periods. */
export function figuresOf(lang: Lang) {
  const locale = LOCALES[lang];
  const change = new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  const part = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const short = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  const days = new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    year: "numeric",
    month: lang === "fa" ? "long" : "short",
    day: "numeric",
  });
  return {
    /** A growth in percent, as the server returns it (12.5), with its sign; null without a previous value. */
    growth: (percent: number | null) => (percent === null ? NOTHING : change.format(percent / 100)),
    /** A fraction from 0 to 1, as a percentage. */
    share: (value: number) => part.format(value),
    compact: (value: number) => short.format(value),
    /** Both days of a period, in the user's calendar. */
    span: (from: Day, to: Day) => (from === to ? days.format(noon(from)) : days.formatRange(noon(from), noon(to))),
  };
}

export type Figures = ReturnType<typeof figuresOf>;

export function useFigures(): Figures {
  const lang = useLang();
  return useMemo(() => figuresOf(lang), [lang]);
}

/** Formats amounts of Toman in a unit. */
function moneyIn(unit: MoneyUnit, lang: Lang) {
  const { number, toman, rial } = formatsOf(lang);
  const { compact } = figuresOf(lang);
  const inUnit = (amount: number) => (unit === "rial" ? toRial(amount) : amount);
  return {
    unit,
    unitLabel: sharedText[lang][unit],
    /** With its unit. */
    amount: unit === "rial" ? rial : toman,
    number: (amount: number) => number(inUnit(amount)),
    compact: (amount: number) => compact(inUnit(amount)),
  };
}

export type Money = ReturnType<typeof moneyIn>;

/** Formats of amounts in the user's language, or in `fixed`. */
export function useMoney(unit: MoneyUnit, fixed?: Lang): Money {
  const current = useLang();
  const lang = fixed ?? current;
  return useMemo(() => moneyIn(unit, lang), [unit, lang]);
}
