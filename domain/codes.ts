import * as z from "zod/mini";
import { lineText, longText, toLatinDigits } from "./text";

/** The 29 symbols of a generated code: no 0 1 E I L O U, which are misread or, like E, turned into numbers by spreadsheets. */
export const CODE_ALPHABET = "23456789ABCDFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 16;
const MIN_CODE_LENGTH = 4;

const BASE = CODE_ALPHABET.length;

/**
 * The check symbol of the first 15 symbols: a weighted sum modulo 29 with weights 1..15.
 * 29 is prime and every weight and every difference of weights is a unit, so any one wrong symbol
 * and any swap of two symbols is caught (the ISBN-10 argument).
 */
export function checkSymbol(body: string): string {
  const sum = [...body].reduce((total, symbol, index) => total + (index + 1) * CODE_ALPHABET.indexOf(symbol), 0);
  return CODE_ALPHABET.charAt(sum % BASE);
}

/**
 * Builds a code from random bytes: bytes of 232 and above are passed over (232 = 8 × 29), so every symbol is equally likely.
 * `nextByte` returns one random byte a call.
 */
export function codeFrom(nextByte: () => number): string {
  let body = "";
  while (body.length < CODE_LENGTH - 1) {
    const byte = nextByte();
    if (byte < 8 * BASE) body += CODE_ALPHABET.charAt(byte % BASE);
  }
  return body + checkSymbol(body);
}

/** Whether a canonical code is one of ours with its check symbol right. */
export const isGeneratedCode = (code: string): boolean =>
  code.length === CODE_LENGTH &&
  [...code].every((symbol) => CODE_ALPHABET.includes(symbol)) &&
  checkSymbol(code.slice(0, -1)) === code.at(-1);

/** A code as people read it: groups of four, ABCD-EFGH-JKMN-PQRS. */
export function displayCode(code: string): string {
  let shown = code.slice(0, 4);
  for (let start = 4; start < code.length; start += 4) shown += `-${code.slice(start, start + 4)}`;
  return shown;
}

export const CODE_STATUSES = ["unused", "claimed", "invalid"] as const;
export type CodeStatus = (typeof CODE_STATUSES)[number];

/** Where a code comes from: a receipt's points, typed by hand, or a file. */
export type CodeSource = "receipt" | "manual" | "import";

export const EVENT_CODES_PER_PAGE = 25;
export const MAX_POOL_CODE_LENGTH = 64;
export const MAX_BATCH_LENGTH = 64;
export const MAX_NOTES_LENGTH = 500;
export const MAX_QR_LENGTH = 512;
/** A pool code shorter than this is easily guessed. */
export const MIN_SAFE_CODE_LENGTH = 10;

/** A code as it is compared: Western digits, upper case, no dashes and no space. */
export const foldCode = (text: string): string =>
  toLatinDigits(text.normalize("NFKC"))
    .replace(/[\s\p{Default_Ignorable_Code_Point}\p{Pd}_]/gu, "")
    .toUpperCase();

/** A code somebody typed, folded; throws CODE_REQUIRED or CODE_INVALID. */
export const enteredCode = z
  .pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value: unknown) => value ?? ""),
    ),
    lineText(MAX_POOL_CODE_LENGTH * 2),
  )
  .check(
    z.refine((text) => text === "" || foldCode(text).length >= MIN_CODE_LENGTH, "CODE_INVALID"),
    z.refine((text) => foldCode(text).length <= MAX_POOL_CODE_LENGTH, "CODE_INVALID"),
    z.refine((text) => text !== "", "CODE_REQUIRED"),
  );

const optionalLine = (max: number) =>
  z.pipe(
    z.nullish(lineText(max)),
    z.transform((text: string | null | undefined) => text || null),
  );

export const batchId = optionalLine(MAX_BATCH_LENGTH);

/** A pool code as staff enter one by hand. */
export const poolCodeDraft = z.object({
  lotteryCode: enteredCode,
  batchId,
  notes: z.pipe(
    z.nullish(longText(MAX_NOTES_LENGTH)),
    z.transform((text: string | null | undefined) => text || null),
  ),
});
export type PoolCodeDraft = z.output<typeof poolCodeDraft>;
