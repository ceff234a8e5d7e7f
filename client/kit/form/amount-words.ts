import { numberToWords } from "@persian-tools/persian-tools";
import type { Lang } from "../../../domain/errors/client-errors";

const ENGLISH = new Intl.NumberFormat("en-US", {
  notation: "compact",
  compactDisplay: "long",
  maximumFractionDigits: 9,
});

/** The library writes «نه صد»; a hundred is joined to its digit. */
const SPLIT_HUNDRED = /(?<=چهار|شش|هفت|هشت|نه) (?=صد)/g;

/** Spells out an amount: «یک میلیون و دویست هزار», 1.2 million. */
export function amountInWords(amount: number, lang: Lang): string {
  if (lang === "en") return ENGLISH.format(amount);
  const words = numberToWords(amount);
  return typeof words === "string" ? words.replaceAll(SPLIT_HUNDRED, "") : "";
}
