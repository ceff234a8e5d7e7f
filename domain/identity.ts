import * as z from "zod/mini";
import { foldDigits } from "./text";

/** A mobile number as typed, folded to 09xxxxxxxxx where it can be: any digits, spaces, hyphens, +98 or 0098. */
export function foldPhone(text: string): string {
  const digits = foldDigits(text).replace(/[-()]/g, "");
  const national = digits.replace(/^(?:\+98|0098)0?/, "0");
  return /^98\d{10}$/.test(national) ? `0${national.slice(2)}` : national;
}

/** A national code as typed, folded to Western digits without spaces or hyphens. */
export const foldNationalCode = (text: string): string => foldDigits(text).replace(/-/g, "");

const folded = (fold: (text: string) => string) =>
  z.pipe(
    z.string("FIELD_REQUIRED"),
    z.transform((text: string) => fold(text)),
  );

/** An Iranian mobile number: folded, then exactly 11 digits that start with 09. */
export const phone = folded(foldPhone).check(
  z.refine((text) => text !== "", { error: "FIELD_REQUIRED", abort: true }),
  z.refine((text) => /^\d{11}$/.test(text), { error: "PHONE_LENGTH", abort: true }),
  z.refine((text) => text.startsWith("09"), "PHONE_PREFIX"),
);

/** An Iranian national code: folded, then exactly 10 digits. The check digit is a warning, never a refusal. */
export const nationalCode = folded(foldNationalCode).check(
  z.refine((text) => text !== "", { error: "FIELD_REQUIRED", abort: true }),
  z.refine((text) => text.length === 10, { error: "NATIONAL_CODE_LENGTH", abort: true }),
  z.refine((text) => /^\d{10}$/.test(text), "NATIONAL_CODE_DIGITS"),
);

/**
 * Whether the last digit of a folded national code fits the other nine (weights 10..2, modulo 11).
 * Ten equal digits pass the arithmetic but are never issued, so they fail here.
 */
export function nationalCodeChecks(code: string): boolean {
  if (!/^\d{10}$/.test(code) || /^(\d)\1{9}$/.test(code)) return false;
  const sum = [...code.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const rest = sum % 11;
  return Number(code[9]) === (rest < 2 ? rest : 11 - rest);
}

/** A phone or national code with all but its last four digits hidden, for logs and for roles that may not see it. */
export const masked = (identifier: string): string => identifier.slice(0, -4).replace(/./g, "*") + identifier.slice(-4);

/** A phone as those see it who may not see it whole: 0912***6789. */
export const maskedPhone = (phoneNumber: string): string => `${phoneNumber.slice(0, 4)}***${phoneNumber.slice(-4)}`;
