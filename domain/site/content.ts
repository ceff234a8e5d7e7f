import * as z from "zod/mini";
import type { Lang } from "../errors/client-errors";
import { lineText, longText, toPersianLetters } from "../text";

export const MAX_SITE_LINE = 120;
export const MAX_SITE_TEXT = 1_000;
export const MAX_SITE_URL = 500;
export const MAX_SITE_ITEMS = 20;
export const MAX_SITE_PICTURE_BYTES = 1024 * 1024;
export const MAX_LISTED_VERSIONS = 50;
const SHA256 = /^[0-9a-f]{64}$/;

const filled = (text: string) => text !== "";
const line = lineText(MAX_SITE_LINE);
const text = longText(MAX_SITE_TEXT);
const requiredLine = line.check(z.refine(filled, "FIELD_REQUIRED"));
const requiredText = text.check(z.refine(filled, "FIELD_REQUIRED"));

const persian = (schema: z.ZodMiniType<string, unknown>) =>
  z.pipe(
    schema,
    z.transform((typed: string) => toPersianLetters(typed)),
  );
const year = (min: number, max: number) =>
  z.int("YEAR_INVALID").check(z.minimum(min, "YEAR_INVALID"), z.maximum(max, "YEAR_INVALID"));
/** Null or left out: no picture. */
const picture = z._default(z.nullable(z.string("PICTURE_UNKNOWN").check(z.regex(SHA256, "PICTURE_UNKNOWN"))), null);
const url = lineText(MAX_SITE_URL).check(
  z.refine((typed) => typed === "" || (/^https?:\/\/\S+$/.test(typed) && URL.canParse(typed)), "URL_INVALID"),
);
const list = <Item>(item: z.ZodMiniType<Item, unknown>) =>
  z.array(item).check(z.maxLength(MAX_SITE_ITEMS, "LIST_TOO_LONG"));

const logo = z.object({ nameFa: persian(requiredLine), nameEn: requiredLine, url, pictureSha256: picture });
const prize = z.object({
  titleFa: persian(requiredLine),
  titleEn: requiredLine,
  textFa: persian(requiredText),
  textEn: requiredText,
  pictureSha256: picture,
});
const rule = z.object({ textFa: persian(requiredText), textEn: requiredText });
const question = z.object({
  questionFa: persian(requiredLine),
  questionEn: requiredLine,
  replyFa: persian(requiredText),
  replyEn: requiredText,
});

/** Texts that are left out in both languages or in none. */
const OPTIONAL_TEXTS = [
  "dates",
  "place",
  "hours",
  "contact",
  "partnerName",
  "partnerPrize",
  "partnerDetail",
  "partnerText",
] as const;

/** The editable content of the festival pages, in both languages. Every value is text, never HTML. */
export const siteContent = z
  .object({
    year: year(2000, 2200),
    yearJalali: year(1380, 1580),
    mallFa: persian(requiredLine),
    mallEn: requiredLine,
    /** The dates of the festival in words. */
    datesFa: persian(line),
    datesEn: line,
    placeFa: persian(text),
    placeEn: text,
    /** Opening hours. */
    hoursFa: persian(text),
    hoursEn: text,
    contactFa: persian(text),
    contactEn: text,
    /** Without a name the pages have no partner. */
    partnerNameFa: persian(line),
    partnerNameEn: line,
    partnerPrizeFa: persian(line),
    partnerPrizeEn: line,
    partnerDetailFa: persian(line),
    partnerDetailEn: line,
    partnerTextFa: persian(text),
    partnerTextEn: text,
    partnerUrl: url,
    logos: list(logo),
    prizes: list(prize),
    rules: list(rule),
    faq: list(question),
  })
  .check((context) => {
    const { value } = context;
    for (const name of OPTIONAL_TEXTS)
      for (const [empty, other] of [
        [`${name}Fa`, `${name}En`],
        [`${name}En`, `${name}Fa`],
      ] as const)
        if (value[empty] === "" && value[other] !== "")
          context.issues.push({ code: "custom", message: "FIELD_REQUIRED", path: [empty], input: value });
  });
export type SiteContent = z.output<typeof siteContent>;

/** The content of the pages in one language. */
export interface PageContent {
  year: number;
  yearJalali: number;
  mall: string;
  dates: string;
  place: string;
  hours: string;
  contact: string;
  partner: { name: string; prize: string; detail: string; text: string; url: string } | null;
  logos: { name: string; url: string; pictureSha256: string | null }[];
  prizes: { title: string; text: string; pictureSha256: string | null }[];
  rules: string[];
  faq: { question: string; reply: string }[];
}

/** Returns the content in one language. */
export function contentIn(content: SiteContent, lang: Lang): PageContent {
  const suffix = lang === "fa" ? "Fa" : "En";
  const partnerName = content[`partnerName${suffix}`];
  return {
    year: content.year,
    yearJalali: content.yearJalali,
    mall: content[`mall${suffix}`],
    dates: content[`dates${suffix}`],
    place: content[`place${suffix}`],
    hours: content[`hours${suffix}`],
    contact: content[`contact${suffix}`],
    partner:
      partnerName === ""
        ? null
        : {
            name: partnerName,
            prize: content[`partnerPrize${suffix}`],
            detail: content[`partnerDetail${suffix}`],
            text: content[`partnerText${suffix}`],
            url: content.partnerUrl,
          },
    logos: content.logos.map((item) => ({
      name: item[`name${suffix}`],
      url: item.url,
      pictureSha256: item.pictureSha256,
    })),
    prizes: content.prizes.map((item) => ({
      title: item[`title${suffix}`],
      text: item[`text${suffix}`],
      pictureSha256: item.pictureSha256,
    })),
    rules: content.rules.map((item) => item[`text${suffix}`]),
    faq: content.faq.map((item) => ({ question: item[`question${suffix}`], reply: item[`reply${suffix}`] })),
  };
}

/** Returns the hashes of all pictures of a content. */
export const picturesOf = ({ logos, prizes }: Pick<SiteContent, "logos" | "prizes">): string[] => [
  ...new Set([...logos, ...prizes].flatMap(({ pictureSha256 }) => pictureSha256 ?? [])),
];
