import { FESTIVAL_ERRORS } from "./festival";
import { FIGURE_ERRORS } from "./figures";
import { PEOPLE_ERRORS } from "./people";
import { REQUEST_ERRORS } from "./request";
import type { ErrorRow } from "./row";
import { SHOP_ERRORS } from "./shop";
import { TRANSFER_ERRORS } from "./transfer";

/** The errors that the client knows by their codes, with the texts that it writes itself. */
const CLIENT_ERRORS = {
  ...REQUEST_ERRORS,
  ...PEOPLE_ERRORS,
  ...SHOP_ERRORS,
  ...FESTIVAL_ERRORS,
  ...FIGURE_ERRORS,
  ...TRANSFER_ERRORS,
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof CLIENT_ERRORS;
export type Lang = "en" | "fa";

export const ERRORS: Readonly<Record<ErrorCode, ErrorRow>> = CLIENT_ERRORS;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(ERRORS, value);

/** A text with its `{name}` places filled from `values`; a place without a value stays. */
export const filledText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The text of an error in a language, its `{name}` places filled from `values`. */
export const errorText = (code: ErrorCode, lang: Lang, values: Record<string, string | number> = {}): string =>
  filledText(ERRORS[code][lang], values);
