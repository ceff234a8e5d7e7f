import type { Lang } from "../../../domain/errors/client-errors";

/** The label of a code; an unknown code is made readable: SOME_THING -> some thing. */
export const labelOf = (labels: Readonly<Record<string, Record<Lang, string>>>, code: string, lang: Lang): string =>
  (Object.hasOwn(labels, code) ? labels[code]?.[lang] : undefined) ?? code.toLowerCase().replace(/_+/g, " ");
