import * as z from "zod/mini";

const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;
const FULL_WIDTH_ZERO = 0xff10;

/** Converts Persian, Arabic-Indic and full-width digits to 0-9. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u06f0-\u06f9\u0660-\u0669\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= FULL_WIDTH_ZERO ? FULL_WIDTH_ZERO : code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO;
    return String(code - zero);
  });
}

/** Converts the Arabic forms of ya and kaf to the Persian ones, so that a word has one spelling. */
export const toPersianLetters = (text: string): string => text.replace(/[\u064a\u0649]/g, "ی").replace(/\u0643/g, "ک");

// Invisible formatting characters, which keyboards and chat apps leave in pasted text.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Normalizes an identifier: digits become 0-9; white space and invisible characters are removed. */
export const foldDigits = (text: string): string => toLatinDigits(text).replace(INVISIBLE, "").replace(/\s/g, "");

/** Normalizes a name for comparison: Persian letters, lower case, single spaces, no invisible characters. */
export function foldName(text: string): string {
  return toPersianLetters(toLatinDigits(text.normalize("NFKC")))
    .replace(/\u200c/g, " ")
    .replace(INVISIBLE, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

const lengthOf = (text: string): number => [...text].length;

// PostgreSQL rejects NUL and ill-formed UTF-16 with its own errors; control characters are never valid here.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// Bidi controls can make one name look like another (Trojan Source). Zero-width joiners are allowed; Persian needs
// them.
const BIDI = /[\u202a-\u202e\u2066-\u2069]/;

const isWellFormed = (text: string): boolean =>
  !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);

/** Replaces characters that PostgreSQL cannot store by U+FFFD. */
export const storableText = (text: string): string =>
  text.replace(/\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");

/** Free text of at most `max` code points after trimming, such as a description or a reason. */
export const longText = (max: number) =>
  z
    .pipe(
      z.string("FIELD_INVALID"),
      z.transform((text: string) => text.trim()),
    )
    .check(
      // A code point has at most two units. Prevents the following checks from reading a text of any length.
      z.refine((text) => text.length <= 2 * max, { error: "TEXT_TOO_LONG", abort: true }),
      z.refine((text) => isWellFormed(text) && !CONTROL.test(text), "TEXT_NOT_ALLOWED"),
      z.refine((text) => lengthOf(text) <= max, "TEXT_TOO_LONG"),
    );

/** A single-line text such as a name, title or number: no line breaks, no bidi controls. */
export const lineText = (max: number) =>
  longText(max).check(z.refine((text) => !BIDI.test(text) && !/[\r\n\t\u2028\u2029]/.test(text), "TEXT_NOT_ALLOWED"));

const MAX_SEARCH_LENGTH = 100;

/** The search text of a list; empty matches everything. */
export const listSearch = lineText(MAX_SEARCH_LENGTH);
