import { toLatinDigits } from "../../../domain/text";

// Scanners send group separators and line feeds around a code.
const UNPRINTED = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Removes control characters from scanned or pasted text and converts its digits to Western ones. */
export const sanitizeScan = (text: string): string => toLatinDigits(text).replace(UNPRINTED, "").trim();
