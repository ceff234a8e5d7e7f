import { filledText, type Lang } from "../../../domain/errors/client-errors";
import { publicFormatsOf } from "../../kit/public/formats";
import { stageText } from "./stage.text";

/** Characters above which a name is set smaller, so that a screen holds it. */
const LONG_NAME = 40;

/** The class of a heading for its name. */
export const headingClass = (name: string): string | undefined => (name.length > LONG_NAME ? "stage-long" : undefined);

/** Texts and formats of the stage in a language. */
export function stageLanguageOf(lang: Lang) {
  const { number, date } = publicFormatsOf(lang);
  /** Writes the digits of a text in the language's own. */
  const localized = (value: string) => value.replace(/\d/g, (digit) => number(Number(digit)));
  return {
    lang,
    text: stageText[lang],
    fill: filledText,
    number,
    date,
    localized,
    digits: (value: number) => localized(String(value).padStart(2, "0")),
  };
}

export type StageLanguage = ReturnType<typeof stageLanguageOf>;
