import type { ErrorRow } from "./row";
import { SERVICE_ERRORS } from "./service";
import { ERRORS as CLIENT_ERRORS, filledText, type Lang } from "./client-errors";

export type { Lang };

/** The only list of what can go wrong: GraphQL, REST and both languages read it. */
const CATALOGUE = { ...CLIENT_ERRORS, ...SERVICE_ERRORS } as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof CATALOGUE;

export const ERRORS: Readonly<Record<ErrorCode, ErrorRow>> = CATALOGUE;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(ERRORS, value);

/** The text of an error in a language, its `{name}` places filled from `values`. */
export const errorText = (code: ErrorCode, lang: Lang, values: Record<string, string | number> = {}): string =>
  filledText(ERRORS[code][lang], values);
