import { FESTIVAL_ERRORS } from "./catalogue/festival";
import { FIGURE_ERRORS } from "./catalogue/figures";
import { PEOPLE_ERRORS } from "./catalogue/people";
import { REQUEST_ERRORS } from "./catalogue/request";
import type { ErrorRow } from "./catalogue/row";
import { SHOP_ERRORS } from "./catalogue/shop";
import { TRANSFER_ERRORS } from "./catalogue/transfer";

/** The only list of what can go wrong: GraphQL, REST and both languages read it. */
const CATALOGUE = {
  ...REQUEST_ERRORS,
  ...PEOPLE_ERRORS,
  ...SHOP_ERRORS,
  ...FESTIVAL_ERRORS,
  ...FIGURE_ERRORS,
  ...TRANSFER_ERRORS,
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof CATALOGUE;
export type Lang = "en" | "fa";

export const ERRORS: Readonly<Record<ErrorCode, ErrorRow>> = CATALOGUE;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(ERRORS, value);

/** The text of a refusal in a language, its `{name}` places filled from `values`. */
export function errorText(code: ErrorCode, lang: Lang, values: Record<string, string | number> = {}): string {
  return ERRORS[code][lang].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
