import { useMemo } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { toRial } from "../../../domain/money";
import { publicFormatsOf } from "../public/formats";
import { useLang } from "./i18n";
import { sharedText } from "./shared.text";

/** Formats of numbers, amounts and dates. `fa` uses the Jalali calendar and Persian digits. */
export function formatsOf(lang: Lang) {
  const formats = publicFormatsOf(lang);
  const labels = sharedText[lang];
  return {
    ...formats,
    // Intl puts direction marks inside a Rial amount, so the unit is appended as text.
    toman: (value: number) => `${formats.number(value)} ${labels.toman}`,
    rial: (value: number) => `${formats.number(toRial(value))} ${labels.rial}`,
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
