import type { Lang } from "../../../domain/errors/client-errors";

/** The label of a code; an unknown code is made readable: SOME_THING -> some thing. */
export const labelOf = (words: Readonly<Record<string, Record<Lang, string>>>, code: string, lang: Lang): string =>
  (Object.hasOwn(words, code) ? words[code]?.[lang] : undefined) ?? code.toLowerCase().replace(/_+/g, " ");
