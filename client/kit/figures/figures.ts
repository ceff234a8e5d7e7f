import { useMemo } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { inUnit, type MoneyUnit } from "../../../domain/money";
import { formatsOf } from "../i18n/format";
import { useLang } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";

const LOCALES: Record<Lang, string> = { en: "en-US", fa: "fa-IR" };

/** Shown instead of a missing figure. */
const NOTHING = "–";

/** Formats of report figures: growth and shares. */
function figuresOf(lang: Lang) {
  const locale = LOCALES[lang];
  const change = new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  const part = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return {
    /** A growth in percent, as the server returns it (12.5), with its sign; null without a previous value. */
    growth: (percent: number | null) => (percent === null ? NOTHING : change.format(percent / 100)),
    /** A fraction from 0 to 1, as a percentage. */
    share: (value: number) => part.format(value),
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
  return {
    unit,
    unitLabel: sharedText[lang][unit],
    /** With its unit. */
    amount: unit === "rial" ? rial : toman,
    number: (amount: number) => number(inUnit(amount, unit)),
    /** Formats a value that is in the unit. */
    write: number,
    /** In the unit, for charts. */
    value: (amount: number) => inUnit(amount, unit),
  };
}

export type Money = ReturnType<typeof moneyIn>;

/** Formats of amounts in the user's language, or in `fixed`. */
export function useMoney(unit: MoneyUnit, fixed?: Lang): Money {
  const current = useLang();
  const lang = fixed ?? current;
  return useMemo(() => moneyIn(unit, lang), [unit, lang]);
}
