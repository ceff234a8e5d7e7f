import type { Lang } from "../../domain/errors/error-catalogue";
import type { Finding, Step } from "../../domain/draws/verification";
import { verifierText } from "./verifier.text";

type Values = Readonly<Record<string, string | number>>;

const LOCALES: Record<Lang, string> = { fa: "fa-IR", en: "en-GB" };
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The texts and formats of a language. */
export function labelsOf(lang: Lang) {
  const text = verifierText[lang];
  const whole = new Intl.NumberFormat(LOCALES[lang]);
  const instant = new Intl.DateTimeFormat(LOCALES[lang], {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: "Asia/Tehran",
  });
  const number = (value: number): string => whole.format(value);
  const time = (iso: string): string => instant.format(new Date(iso));
  const format = (value: string | number): string => {
    if (typeof value === "number") return number(value);
    if (TIME.test(value)) return time(value);
    // The direction marks keep names of fields and hashes in one piece within Persian text.
    return Object.hasOwn(text.steps, value) ? text.steps[value as Step] : `\u2068${value}\u2069`;
  };
  const fill = (template: string, values: Values = {}): string =>
    template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => format(values[name] ?? ""));
  const names = new Intl.ListFormat(LOCALES[lang]);
  const listOf = (values: readonly string[]): string => names.format(values.map(format));
  const reasonOf = ({ reason, values }: Finding): string => (reason ? fill(text.reasons[reason], values) : "");
  return { text, number, time, fill, listOf, reasonOf };
}

export type Labels = ReturnType<typeof labelsOf>;
