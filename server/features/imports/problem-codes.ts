import { type ErrorCode, errorText, isErrorCode, type Lang } from "../../../domain/errors/error-catalogue";

/** Codes of earlier releases that the error catalogue has under another name. */
const CURRENT_CODES: Readonly<Record<string, ErrorCode>> = {
  CODE_DUPLICATE: "ROW_DUPLICATE",
  CODE_INVALID: "CODE_FORMAT",
  CODE_USED: "CODE_ALREADY_CLAIMED",
  COLUMN_TWICE: "COLUMN_DUPLICATE",
  PURCHASE_IN_FUTURE: "DATE_IN_FUTURE",
  RECEIPT_KNOWN: "RECEIPT_DUPLICATE",
  ROW_TWICE: "ROW_DUPLICATE",
};

/** Returns the error of a stored problem; `unknown` for a code that no release had. */
export const problemCode = (stored: string, unknown: ErrorCode): ErrorCode =>
  isErrorCode(stored) ? stored : (CURRENT_CODES[stored] ?? unknown);

/** Returns the text of an error of a row, which has no values. */
export const problemText = (code: ErrorCode, lang: Lang): string => errorText(code, lang, { details: "" });
