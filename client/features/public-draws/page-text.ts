import { filledText, type Lang } from "../../../domain/errors/client-errors";
import { publicFormatsOf } from "../../kit/public/formats";
import { publicDrawsText } from "./public-draws.text";

/** What the parts of a public page need: the language with its texts and formats. */
export interface PageText {
  lang: Lang;
  t: (typeof publicDrawsText)["en"];
  fill: typeof filledText;
  number: (value: number) => string;
  date: (value: string | Date) => string;
}

export function pageTextOf(lang: Lang): PageText {
  const { number, date } = publicFormatsOf(lang);
  return { lang, t: publicDrawsText[lang], fill: filledText, number, date };
}
