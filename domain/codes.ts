import * as z from "zod/mini";
import { lineText, longText, toLatinDigits } from "./text";

/** The 29 symbols of a generated code, without 0 1 E I L O U: easily misread, and E makes spreadsheets read numbers. */
export const CODE_ALPHABET = "23456789ABCDFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 16;
const MIN_CODE_LENGTH = 4;

const BASE = CODE_ALPHABET.length;

/**
 * Returns the check symbol of the first 15 symbols: a weighted sum modulo 29 with weights 1..15.
 * 29 is prime, and every weight and difference of weights is invertible, so every single wrong symbol
 * and every swap of two symbols is detected (as in ISBN-10).
 */
export function checkSymbol(body: string): string {
  const sum = [...body].reduce((total, symbol, index) => total + (index + 1) * CODE_ALPHABET.indexOf(symbol), 0);
  return CODE_ALPHABET.charAt(sum % BASE);
}

/**
 * Builds a code from random bytes. Bytes of 232 and above are skipped (232 = 8 × 29), so every symbol is equally
 * likely. `nextByte` returns one random byte per call.
 */
export function codeFrom(nextByte: () => number): string {
  let body = "";
  while (body.length < CODE_LENGTH - 1) {
    const byte = nextByte();
    if (byte < 8 * BASE) body += CODE_ALPHABET.charAt(byte % BASE);
  }
  return body + checkSymbol(body);
}

/** Formats a code in groups of four: ABCD-EFGH-JKMN-PQRS. */
export function displayCode(code: string): string {
  let formatted = code.slice(0, 4);
  for (let start = 4; start < code.length; start += 4) formatted += `-${code.slice(start, start + 4)}`;
  return formatted;
}

export const CODE_STATUSES = ["unused", "claimed", "invalid"] as const;
export type CodeStatus = (typeof CODE_STATUSES)[number];

/** The origin of a code: a receipt's points, manual entry or a file. */
export const CODE_SOURCES = ["receipt", "manual", "import"] as const;
export type CodeSource = (typeof CODE_SOURCES)[number];

export const EVENT_CODES_PER_PAGE = 25;
export const MAX_POOL_CODE_LENGTH = 64;
export const MAX_BATCH_LENGTH = 64;
export const MAX_NOTES_LENGTH = 500;
export const MAX_QR_LENGTH = 512;
/** Shorter pool codes are easy to guess. */
export const MIN_SAFE_CODE_LENGTH = 10;

/** Normalizes a code for comparison: Western digits, upper case, no dashes, no spaces. */
export const foldCode = (text: string): string =>
  toLatinDigits(text.normalize("NFKC"))
    .replace(/[\s\p{Default_Ignorable_Code_Point}\p{Pd}_]/gu, "")
    .toUpperCase();

/** A code as entered. Fails with CODE_REQUIRED or CODE_FORMAT. */
export const enteredCode = z
  .pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value: unknown) => value ?? ""),
    ),
    lineText(MAX_POOL_CODE_LENGTH * 2),
  )
  .check(
    z.refine((text) => text === "" || foldCode(text).length >= MIN_CODE_LENGTH, "CODE_FORMAT"),
    z.refine((text) => foldCode(text).length <= MAX_POOL_CODE_LENGTH, "CODE_FORMAT"),
    z.refine((text) => text !== "", "CODE_REQUIRED"),
  );

/** Whether a code can be printed, typed and scanned everywhere: Latin letters and digits once normalized. */
const isPoolCode = (text: string): boolean => /^[A-Z0-9]+$/.test(foldCode(text));

const optionalLine = (max: number) =>
  z.pipe(
    z.nullish(lineText(max)),
    z.transform((text: string | null | undefined) => text || null),
  );

export const batchId = optionalLine(MAX_BATCH_LENGTH);

/** A manually entered pool code. */
export const poolCodeDraft = z.object({
  lotteryCode: enteredCode.check(z.refine((text) => text === "" || isPoolCode(text), "CODE_FORMAT")),
  batchId,
  notes: z.pipe(
    z.nullish(longText(MAX_NOTES_LENGTH)),
    z.transform((text: string | null | undefined) => text || null),
  ),
});
export type PoolCodeDraft = z.output<typeof poolCodeDraft>;
