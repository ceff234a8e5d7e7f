import { createContext, useContext } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import type { PageContent } from "../../../domain/site/content";
import type { FestivalProps } from "../../../domain/site/festival-page";
import { TIME_ZONE } from "../../../domain/time/instants";
import { en, fa } from "./landing.text";

/* The pages are rendered on the server, so they read their texts without i18next. */

const LABELS = { en, fa };
const LOCALES: Record<Lang, string> = { en: "en-US", fa: "fa-IR" };

function formatsOf(lang: Lang) {
  const locale = LOCALES[lang];
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const ungrouped = new Intl.NumberFormat(locale, { useGrouping: false });
  const moment = new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  return {
    number: (value: number): string => whole.format(value),
    /** A year or a part of a time: digits without separators. */
    digits: (value: number): string => ungrouped.format(value),
    when: (iso: string): string => moment.format(new Date(iso)),
  };
}

/** The texts, the content and the formats of a page. */
export interface Festival extends ReturnType<typeof formatsOf> {
  lang: Lang;
  text: typeof fa;
  content: PageContent;
  /** Fills the `{{name}}` placeholders of a text from `values`; `year` and `otherYear` are the festival's. */
  fill: (text: string, values?: Record<string, string>) => string;
}

export function festivalOf({ lang, content }: Pick<FestivalProps, "lang" | "content">): Festival {
  const formats = formatsOf(lang);
  const [year, otherYear] = lang === "fa" ? [content.yearJalali, content.year] : [content.year, content.yearJalali];
  const years: Record<string, string> = { year: formats.digits(year), otherYear: formats.digits(otherYear) };
  return {
    ...formats,
    lang,
    text: LABELS[lang],
    content,
    fill: (text, values = {}) =>
      text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? years[name] ?? placeholder),
  };
}

/** The public list of draws in the language of the page. */
export const drawsPath = (lang: Lang): string => (lang === "fa" ? "/draws" : `/draws?lang=${lang}`);

/** A page of the club in the language of the page; alone, it opens in the browser's. */
export const clubPath = (path: string, lang: Lang): string => `${path}?lang=${lang}`;

export const FestivalContext = createContext<Festival | null>(null);

export function useFestival(): Festival {
  const festival = useContext(FestivalContext);
  if (!festival) throw new TypeError("this component is outside of a festival page");
  return festival;
}
