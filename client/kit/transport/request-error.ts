import { ERRORS, errorText, isErrorCode, type ErrorCode } from "../../../domain/errors/client-errors";
import { currentLang } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { currentSession, endSession, updateSessionUser } from "../session/session";

/** NETWORK: the request was sent and nothing came back. */
type RequestErrorCode = ErrorCode | "NETWORK";

interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** Why the server did not do what was asked, in words for the reader. */
export interface RequestError {
  code: RequestErrorCode;
  status: number;
  message: string;
  fields: FieldError[];
}

export type Outcome<Data> = { data: Data; error?: undefined } | { data?: undefined; error: RequestError };

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

/** What the server said, or words of the screen's own where nothing came back from it. */
export const messageOr = (error: RequestError, words: string): string =>
  error.code === "NETWORK" ? words : error.message;

function isFieldError(value: unknown): value is FieldError {
  const field = value as Partial<FieldError> | null;
  return typeof field?.field === "string" && typeof field.code === "string" && typeof field.message === "string";
}

/** The first error of a GraphQL answer: its code is a row of the catalogue, its words are in the asked language. */
export function fromGraphqlErrors(errors: readonly GraphQLErrorLike[]): RequestError {
  const [error] = errors;
  const { code, status, fields } = error?.extensions ?? {};
  if (error === undefined || typeof status !== "number") return fromCatalogue(isErrorCode(code) ? code : "INTERNAL");
  // A code that the client does not know comes with its text.
  const known = isErrorCode(code) ? code : "INTERNAL";
  return {
    code: known,
    status,
    message: error.message || errorText(known, currentLang()),
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
  };
}

/** An answer that is no GraphQL result; a proxy in front of a stopped server writes such pages. */
export function fromResponse(status: number, body: unknown): RequestError {
  const { errors } = (body ?? {}) as { errors?: GraphQLErrorLike[] };
  if (Array.isArray(errors) && errors.length > 0) return fromGraphqlErrors(errors);
  if (status === 429) return fromCatalogue("RATE_LIMITED");
  return fromCatalogue(status >= 502 && status <= 504 ? "UNAVAILABLE" : "INTERNAL");
}

/** What an error means for the session that asked: an ended one is forgotten, others have something to do first. */
export function handleSessionError(error: RequestError, askedWith: string | undefined): void {
  const session = currentSession();
  // An answer to a request of an earlier session says nothing about this one.
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
