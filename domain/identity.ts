import * as z from "zod/mini";
import { foldDigits, lineText, storableText, toLatinDigits } from "./text";

/** Normalizes a mobile number to 09xxxxxxxxx if possible; accepts any digits, spaces, hyphens, +98 and 0098. */
export function foldPhone(text: string): string {
  const digits = foldDigits(text).replace(/[-()]/g, "");
  const national = digits.replace(/^(?:\+98|0098)0?/, "0");
  return /^98\d{10}$/.test(national) ? `0${national.slice(2)}` : national;
}

/** Normalizes a national code to Western digits without spaces and hyphens. */
export const foldNationalCode = (text: string): string => foldDigits(text).replace(/-/g, "");

/** Maximum input length of an identifier; a longer text is not normalized and fails validation. */
const MAX_INPUT_LENGTH = 200;

const normalized = (fold: (text: string) => string) =>
  z.pipe(
    z.string("FIELD_REQUIRED"),
    z.transform((text: string) => (text.length > MAX_INPUT_LENGTH ? text : fold(text))),
  );

/** An Iranian mobile number: after normalization 11 digits that start with 09. */
export const phone = normalized(foldPhone).check(
  z.refine((text) => text !== "", { error: "FIELD_REQUIRED", abort: true }),
  z.refine((text) => /^\d{11}$/.test(text), { error: "PHONE_LENGTH", abort: true }),
  z.refine((text) => text.startsWith("09"), "PHONE_PREFIX"),
);

/** An Iranian national code: after normalization 10 digits. A wrong check digit is a warning, not an error. */
export const nationalCode = normalized(foldNationalCode).check(
  z.refine((text) => text !== "", { error: "FIELD_REQUIRED", abort: true }),
  z.refine((text) => text.length === 10, { error: "NATIONAL_CODE_LENGTH", abort: true }),
  z.refine((text) => /^\d{10}$/.test(text), "NATIONAL_CODE_DIGITS"),
);

/**
 * Returns whether the check digit of a normalized national code is correct (weights 10..2, modulo 11).
 * Ten equal digits satisfy the checksum but are never issued, so they are invalid.
 */
export function isNationalCodeValid(code: string): boolean {
  if (!/^\d{10}$/.test(code) || /^(\d)\1{9}$/.test(code)) return false;
  const sum = [...code.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const rest = sum % 11;
  return Number(code[9]) === (rest < 2 ? rest : 11 - rest);
}

/** Restores the leading zero of a phone that a spreadsheet removed; null if that is not the problem. */
export const repairPhone = (text: string): string | null => {
  const normalized = foldPhone(text);
  return /^9\d{9}$/.test(normalized) ? `0${normalized}` : null;
};

/** Restores the leading zeros of a national code, only if the check digit is correct then; otherwise null. */
export const repairNationalCode = (text: string): string | null => {
  const normalized = foldNationalCode(text);
  const padded = normalized.padStart(10, "0");
  return /^\d{8,9}$/.test(normalized) && isNationalCodeValid(padded) ? padded : null;
};

/** Masks all but the last four digits of a phone or national code. */
export const mask = (identifier: string): string => identifier.slice(0, -4).replace(/./g, "*") + identifier.slice(-4);

/** Masks all but the first letter of a name. */
export const maskName = (name: string): string => `${[...storableText(name)].slice(0, 1).join("")}***`;

/** Masks the middle of a phone: 0912***6789. */
export const maskPhone = (phoneNumber: string): string => `${phoneNumber.slice(0, 4)}***${phoneNumber.slice(-4)}`;

export const MAX_CONTACT_PHONE_LENGTH = 20;
const CONTACT_PHONE = /^\+?\d{10,}$/;

/** Far above the field's own limit, so that the field's own error is returned. */
const MAX_RAW_LENGTH = 5000;

const looksLikePhone = (text: string): boolean => CONTACT_PHONE.test(foldDigits(text).replace(/[-()]/g, ""));

/** A contact number, fixed or mobile: at least ten digits in 20 characters, stored as entered; null if missing. */
export const contactPhone = z.pipe(
  z.nullish(
    lineText(MAX_RAW_LENGTH).check(
      z.refine((text) => [...text].length <= MAX_CONTACT_PHONE_LENGTH, {
        error: "CONTACT_PHONE_TOO_LONG",
        abort: true,
      }),
      z.refine((text) => text === "" || looksLikePhone(text), "CONTACT_PHONE_INVALID"),
    ),
  ),
  z.transform((text: string | null | undefined) => text || null),
);

// 0912 345 6789 and +98..., ten consecutive digits, or 123-456789-0; not a part of a longer number or a UUID.
const IDENTIFIER =
  /(?<uuid>\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b)|(?<!\d)(?:(?:(?:\+|00)?98|0)[ -]?9\d{2}[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}|\d{10}|\d{3}-\d{6}-\d)(?!\d)/gi;

/** Masks phone numbers and national codes in a text. */
export const maskIdentifiers = (text: string): string =>
  [...toLatinDigits(text).matchAll(IDENTIFIER)]
    .filter(({ groups }) => groups?.uuid === undefined)
    .reduce(
      (masked, { 0: found, index }) => masked.slice(0, index) + mask(found) + masked.slice(index + found.length),
      text,
    );
