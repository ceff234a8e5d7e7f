import { ERRORS, errorText, isErrorCode, isTextOf, type ErrorCode } from "../../../domain/errors/client-errors";
import { currentLang } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { currentSession, endSession, updateSessionUser } from "../session/session";

/** NETWORK: the request was sent, but there was no response. */
type RequestErrorCode = ErrorCode | "NETWORK";

interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** Why a request failed, with a message for the user. */
export interface RequestError {
  code: RequestErrorCode;
  status: number;
  message: string;
  fields: FieldError[];
  /** The response has no text for the user. */
  isWithoutText?: true;
}

export type RequestResult<Data> = { data: Data; error?: undefined } | { data?: undefined; error: RequestError };

interface GraphQLErrorLike {
  message: string;
  extensions?: Record<string, unknown>;
}

const fromCatalogue = (code: ErrorCode): RequestError => ({
  code,
  status: ERRORS[code].status,
  message: errorText(code, currentLang()),
  fields: [],
});

export const networkError = (): RequestError => ({
  code: "NETWORK",
  status: 0,
  message: sharedText[currentLang()].networkError,
  fields: [],
});

/** The message in the current language; in that of the request if it has values or is no text of the client. */
export function messageOf({ code, message }: RequestError): string {
  const lang = currentLang();
  if (code === "NETWORK") return sharedText[lang].networkError;
  return isTextOf(code, message) ? errorText(code, lang) : message;
}

/** The message, or the screen's own message if there was no response or none with a text. */
export const messageOr = (error: RequestError, fallback: string): string =>
  error.code === "NETWORK" || error.isWithoutText ? fallback : messageOf(error);

function isFieldError(value: unknown): value is FieldError {
  const field = value as Partial<FieldError> | null;
  return typeof field?.field === "string" && typeof field.code === "string" && typeof field.message === "string";
}

/** The first error of a GraphQL response: its code is from the error catalogue, its message in the requested language. */
export function fromGraphqlErrors(errors: readonly GraphQLErrorLike[]): RequestError {
  const [error] = errors;
  const { code, status, fields } = error?.extensions ?? {};
  if (error === undefined || typeof status !== "number") return fromCatalogue(isErrorCode(code) ? code : "INTERNAL");
  // The message of an unknown code is used as it is.
  const known = isErrorCode(code) ? code : "INTERNAL";
  return {
    code: known,
    status,
    message: error.message || errorText(known, currentLang()),
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
  };
}

/** A response that is not a GraphQL result, such as the error page of a proxy. */
export function fromResponse(status: number, body: unknown): RequestError {
  const { errors } = (body ?? {}) as { errors?: GraphQLErrorLike[] };
  if (Array.isArray(errors) && errors.length > 0) return fromGraphqlErrors(errors);
  // A successful response without a readable body was cut off.
  if (status < 400) return networkError();
  if (status === 429) return fromCatalogue("RATE_LIMITED");
  if (status >= 502 && status <= 504) return fromCatalogue("UNAVAILABLE");
  return { ...fromCatalogue("INTERNAL"), isWithoutText: true };
}

/** Handles errors that concern the session: an expired session is removed, and a required step is stored. */
export function handleSessionError(error: RequestError, askedWith: string | undefined): void {
  const session = currentSession();
  // The response belongs to an earlier session.
  if (session === null || session.token !== askedWith) return;
  if (error.code === "UNAUTHENTICATED") endSession("expired");
  if (!session.user) return;
  if (error.code === "PASSWORD_CHANGE_REQUIRED") {
    updateSessionUser(session.token, { ...session.user, mustChangePassword: true });
  }
  if (error.code === "SECOND_FACTOR_REQUIRED") {
    updateSessionUser(session.token, { ...session.user, needsSecondFactor: true });
  }
}
