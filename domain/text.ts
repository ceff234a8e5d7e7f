import * as z from "zod/mini";

const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;
const FULL_WIDTH_ZERO = 0xff10;

/** Turns Persian, Arabic-Indic and full-width digits into 0-9; every other character stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u06f0-\u06f9\u0660-\u0669\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= FULL_WIDTH_ZERO ? FULL_WIDTH_ZERO : code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO;
    return String(code - zero);
  });
}

/** Turns the Arabic forms of ya and kaf into the Persian ones, so that one word has one spelling. */
export const toPersianLetters = (text: string): string => text.replace(/[\u064a\u0649]/g, "ی").replace(/\u0643/g, "ک");

// Marks that change how text is drawn but not what it says; keyboards and chat apps leave them in pasted text.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Digits of an identifier as typed: any script's digits become 0-9, white space and invisible marks go. */
export const foldDigits = (text: string): string => toLatinDigits(text).replace(INVISIBLE, "").replace(/\s/g, "");

/** The form in which names are compared: one script, one case, single spaces, no half-spaces or invisible marks. */
export function foldName(text: string): string {
  return toPersianLetters(toLatinDigits(text.normalize("NFKC")))
    .replace(/\u200c/g, " ")
    .replace(INVISIBLE, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

const lengthOf = (text: string): number => [...text].length;

// PostgreSQL rejects NUL and ill-formed UTF-16 late and in its own words; control characters have no place in any text here.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// Bidi controls can make one name look like another (Trojan Source); zero-width joiners stay, Persian needs them.
const BIDI = /[\u202a-\u202e\u2066-\u2069]/;

const isWellFormed = (text: string): boolean =>
  !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);

/** A text that a database takes whatever it was: what no text may have is a question mark in a box. */
export const storableText = (text: string): string =>
  text.replace(/\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");

/** A free text of at most `max` code points after trimming, such as a description or a reason. */
export const longText = (max: number) =>
  z
    .pipe(
      z.string("FIELD_INVALID"),
      z.transform((text: string) => text.trim()),
    )
    .check(
      // A code point has at most two units. Without this, every other check would read a text of any length.
      z.refine((text) => text.length <= 2 * max, { error: "TEXT_TOO_LONG", abort: true }),
      z.refine((text) => isWellFormed(text) && !CONTROL.test(text), "TEXT_NOT_ALLOWED"),
      z.refine((text) => lengthOf(text) <= max, "TEXT_TOO_LONG"),
    );

/** A single-line text that identifies something (a name, a title, a number): no line breaks and no direction marks. */
export const lineText = (max: number) =>
  longText(max).check(z.refine((text) => !BIDI.test(text) && !/[\r\n\t\u2028\u2029]/.test(text), "TEXT_NOT_ALLOWED"));

const MAX_SEARCH_LENGTH = 100;

/** The search text of a list; an empty one finds everything. */
export const listSearch = lineText(MAX_SEARCH_LENGTH);
