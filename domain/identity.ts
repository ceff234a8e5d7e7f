import * as z from "zod/mini";
import { foldDigits, lineText, toLatinDigits } from "./text";

/** A mobile number as typed, folded to 09xxxxxxxxx where it can be: any digits, spaces, hyphens, +98 or 0098. */
export function foldPhone(text: string): string {
  const digits = foldDigits(text).replace(/[-()]/g, "");
  const national = digits.replace(/^(?:\+98|0098)0?/, "0");
  return /^98\d{10}$/.test(national) ? `0${national.slice(2)}` : national;
}

/** A national code as typed, folded to Western digits without spaces or hyphens. */
export const foldNationalCode = (text: string): string => foldDigits(text).replace(/-/g, "");

/** Characters of an identifier as typed, with its spaces and marks; a longer text is not folded and has no valid form. */
const MAX_INPUT_LENGTH = 200;

const folded = (fold: (text: string) => string) =>
  z.pipe(
    z.string("FIELD_REQUIRED"),
    z.transform((text: string) => (text.length > MAX_INPUT_LENGTH ? text : fold(text))),
  );

/** An Iranian mobile number: folded, then exactly 11 digits that start with 09. */
export const phone = folded(foldPhone).check(
  z.refine((text) => text !== "", { error: "FIELD_REQUIRED", abort: true }),
  z.refine((text) => /^\d{11}$/.test(text), { error: "PHONE_LENGTH", abort: true }),
  z.refine((text) => text.startsWith("09"), "PHONE_PREFIX"),
);

/** An Iranian national code: folded, then exactly 10 digits. The check digit is a warning, never an error. */
export const nationalCode = folded(foldNationalCode).check(
  z.refine((text) => text !== "", { error: "FIELD_REQUIRED", abort: true }),
  z.refine((text) => text.length === 10, { error: "NATIONAL_CODE_LENGTH", abort: true }),
  z.refine((text) => /^\d{10}$/.test(text), "NATIONAL_CODE_DIGITS"),
);

/**
 * Whether the last digit of a folded national code fits the other nine (weights 10..2, modulo 11).
 * Ten equal digits pass the arithmetic but are never issued, so they fail here.
 */
export function isNationalCodeValid(code: string): boolean {
  if (!/^\d{10}$/.test(code) || /^(\d)\1{9}$/.test(code)) return false;
  const sum = [...code.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const rest = sum % 11;
  return Number(code[9]) === (rest < 2 ? rest : 11 - rest);
}

/** A phone that lost its leading zero on the way through a spreadsheet, or null where that is not what is wrong with it. */
export const repairPhone = (text: string): string | null => {
  const folded = foldPhone(text);
  return /^9\d{9}$/.test(folded) ? `0${folded}` : null;
};

/** A national code that lost its leading zeros: only where the check digit proves it, else it would invent a person. */
export const repairNationalCode = (text: string): string | null => {
  const folded = foldNationalCode(text);
  const padded = folded.padStart(10, "0");
  return /^\d{8,9}$/.test(folded) && isNationalCodeValid(padded) ? padded : null;
};

/** A phone or national code with all but its last four digits hidden, for logs and for roles that may not see it. */
export const mask = (identifier: string): string => identifier.slice(0, -4).replace(/./g, "*") + identifier.slice(-4);

/** A name of which the first letter is left. */
export const maskName = (name: string): string => `${name.slice(0, 1)}***`;

/** A phone as those see it who may not see it whole: 0912***6789. */
export const maskPhone = (phoneNumber: string): string => `${phoneNumber.slice(0, 4)}***${phoneNumber.slice(-4)}`;

export const MAX_CONTACT_PHONE_LENGTH = 20;
const CONTACT_PHONE = /^\+?\d{10,}$/;

/** A bound far above the stated one, so that the field's own message is the one that shows. */
const MAX_RAW_LENGTH = 5000;

const looksLikePhone = (text: string): boolean =>
  [...text].length <= MAX_CONTACT_PHONE_LENGTH && CONTACT_PHONE.test(foldDigits(text).replace(/[-()]/g, ""));

/** A number to reach somebody at, fixed or mobile: at least ten digits, kept as written; null where none is given. */
export const contactPhone = z.pipe(
  z.nullish(
    lineText(MAX_RAW_LENGTH).check(z.refine((text) => text === "" || looksLikePhone(text), "CONTACT_PHONE_INVALID")),
  ),
  z.transform((text: string | null | undefined) => text || null),
);

// 0912 345 6789 and +98..., ten digits in a row, or 123-456789-0; never a part of a longer number or of a UUID.
const IDENTIFIER =
  /(?<uuid>\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b)|(?<!\d)(?:(?:(?:\+|00)?98|0)[ -]?9\d{2}[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}|\d{10}|\d{3}-\d{6}-\d)(?!\d)/gi;

/** Returns the text with the phone numbers and national codes in it masked. */
export const maskIdentifiers = (text: string): string =>
  [...toLatinDigits(text).matchAll(IDENTIFIER)]
    .filter(({ groups }) => groups?.uuid === undefined)
    .reduce(
      (hidden, { 0: found, index }) => hidden.slice(0, index) + mask(found) + hidden.slice(index + found.length),
      text,
    );
