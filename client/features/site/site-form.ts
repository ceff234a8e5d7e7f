import * as z from "zod/mini";
import type { Lang } from "../../../domain/errors/client-errors";
import { DRAW_ERRORS } from "../../../domain/draws/draw-errors";
import { SITE_ERRORS } from "../../../domain/errors/site";
import { siteContent, type SiteContent } from "../../../domain/site/content";

/** The form values: the content with its years as typed. */
export type SiteValues = Omit<SiteContent, "year" | "yearJalali"> & { year: string; yearJalali: string };

/** A content of a response as an input, which has no `__typename`. */
export const inputOf = (content: SiteContent): SiteContent =>
  JSON.parse(JSON.stringify(content, (key, part: unknown) => (key === "__typename" ? undefined : part))) as SiteContent;

export const valuesOf = (content: SiteContent): SiteValues => ({
  ...inputOf(content),
  year: String(content.year),
  yearJalali: String(content.yearJalali),
});

const ERRORS = { ...SITE_ERRORS, ...DRAW_ERRORS };
const isOwnError = (code: string): code is keyof typeof ERRORS => Object.hasOwn(ERRORS, code);

/** The schema of the form. The forms' own catalogue does not contain the errors of pictures, years and URLs. */
export const siteForm = (lang: Lang) =>
  z.transform((values: SiteValues, payload): SiteContent => {
    const parsed = siteContent.safeParse({
      ...values,
      year: Number(values.year || NaN),
      yearJalali: Number(values.yearJalali || NaN),
    });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      const text = isOwnError(message) ? ERRORS[message][lang] : message;
      payload.issues.push({ code: "custom", path: [...path], message: text, input: values });
    }
    return z.NEVER;
  });

/**
 * Adds what another user has saved to the values of the form. Where both changed a text or a list since `base`, the
 * value of the form is kept, and its name is one of `both`.
 */
export function mergeValues(base: SiteValues, own: SiteValues, other: SiteValues) {
  const names = Object.keys(own) as (keyof SiteValues)[];
  const isSame = (one: SiteValues, two: SiteValues) => (name: keyof SiteValues) =>
    JSON.stringify(one[name]) === JSON.stringify(two[name]);
  const changed = names.filter((name) => !isSame(own, base)(name) && !isSame(own, other)(name));
  const ownChanges = Object.fromEntries(changed.map((name) => [name, own[name]]));
  const both = changed.filter((name) => !isSame(other, base)(name));
  return { values: { ...other, ...ownChanges }, both };
}

type List = "logos" | "prizes" | "rules" | "faq";

/** A new item of each list. */
export const EMPTY_ITEMS: { [Name in List]: SiteContent[Name][number] } = {
  logos: { nameFa: "", nameEn: "", url: "", pictureSha256: null },
  prizes: { titleFa: "", titleEn: "", textFa: "", textEn: "", pictureSha256: null },
  rules: { textFa: "", textEn: "" },
  faq: { questionFa: "", questionEn: "", replyFa: "", replyEn: "" },
};
