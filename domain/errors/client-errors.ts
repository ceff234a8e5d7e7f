import { FESTIVAL_ERRORS } from "./festival";
import { FIGURE_ERRORS } from "./figures";
import { PEOPLE_ERRORS } from "./people";
import { REQUEST_ERRORS } from "./request";
import type { ErrorRow } from "./row";
import { STORE_RECEIPT_ERRORS } from "./stores-receipts";

/** The errors whose texts are bundled with the client. */
const CLIENT_ERRORS = {
  ...REQUEST_ERRORS,
  ...PEOPLE_ERRORS,
  ...STORE_RECEIPT_ERRORS,
  ...FESTIVAL_ERRORS,
  ...FIGURE_ERRORS,
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof CLIENT_ERRORS;
export type Lang = "en" | "fa";

export const ERRORS: Readonly<Record<ErrorCode, ErrorRow>> = CLIENT_ERRORS;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(ERRORS, value);

/** Replaces the `{name}` placeholders of a text by `values`. A placeholder without a value is kept. */
export const filledText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Returns the text of an error in a language, with its `{name}` placeholders replaced by `values`. */
export const errorText = (code: ErrorCode, lang: Lang, values: Record<string, string | number> = {}): string =>
  filledText(ERRORS[code][lang], values);

/** Whether a message is the text of an error, in either language and without values. */
export const isTextOf = (code: ErrorCode, message: string): boolean =>
  message === ERRORS[code].en || message === ERRORS[code].fa;
