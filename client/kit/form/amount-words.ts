import { numberToWords } from "@persian-tools/persian-tools";
import type { Lang } from "../../../domain/errors/client-errors";

const ENGLISH = new Intl.NumberFormat("en-US", {
  notation: "compact",
  compactDisplay: "long",
  maximumFractionDigits: 9,
});

/** Spells out an amount: «یک میلیون و دویست هزار», 1.2 million. */
export function amountInWords(amount: number, lang: Lang): string {
  if (lang === "en") return ENGLISH.format(amount);
  const words = numberToWords(amount);
  return typeof words === "string" ? words : "";
}
