import type { ErrorRow } from "./row";
import { SERVICE_ERRORS } from "./service";
import { DRAW_ERRORS } from "../draws/draw-errors";
import { SITE_ERRORS } from "./site";
import { IMPORT_EXPORT_ERRORS } from "./imports-exports";
import { ERRORS as CLIENT_ERRORS, filledText, type Lang } from "./client-errors";

export { filledText, type Lang };

/** All errors of GraphQL and REST, in both languages. */
const CATALOGUE = {
  ...CLIENT_ERRORS,
  ...SERVICE_ERRORS,
  ...DRAW_ERRORS,
  ...SITE_ERRORS,
  ...IMPORT_EXPORT_ERRORS,
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof CATALOGUE;

export const ERRORS: Readonly<Record<ErrorCode, ErrorRow>> = CATALOGUE;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(ERRORS, value);

/** Returns the text of an error in a language, with its `{name}` placeholders replaced by `values`. */
export const errorText = (code: ErrorCode, lang: Lang, values: Record<string, string | number> = {}): string =>
  filledText(ERRORS[code][lang], values);
