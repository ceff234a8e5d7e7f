import { TIME_ZONE } from "../../../domain/time/instants";
import { fa as answers } from "./faq.text";
import { fa, FESTIVAL } from "./landing.text";

/* The page is Persian only and is prerendered, so it reads its texts without i18next. */

const whole = new Intl.NumberFormat("fa-IR", { maximumFractionDigits: 0 });
const ungrouped = new Intl.NumberFormat("fa-IR", { useGrouping: false });
const moment = new Intl.DateTimeFormat("fa-IR", {
  timeZone: TIME_ZONE,
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

export const number = (value: number): string => whole.format(value);
/** A year or a part of a time: digits without separators. */
export const digits = (value: number): string => ungrouped.format(value);
export const when = (iso: string): string => moment.format(new Date(iso));

const MILLION = 1_000_000;
const { partner } = FESTIVAL;

/** The festival's figures, which are placeholders in many sentences. */
const FIGURES: Record<string, string> = {
  prize: number(partner.prize / MILLION),
  grams: number(partner.grams),
  carat: number(partner.carat),
  minimum: number(partner.minimum / MILLION),
  year: digits(FESTIVAL.yearJalali),
  gregorian: digits(FESTIVAL.year),
};

/** Fills the `{{name}}` placeholders of a text from `values`, else from the festival's figures. */
export const fill = (text: string, values: Record<string, string> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? FIGURES[name] ?? placeholder);

export const text = { ...fa, ...answers };
