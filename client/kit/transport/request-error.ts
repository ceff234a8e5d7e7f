import { ERRORS, errorText, isErrorCode, type ErrorCode } from "../../../domain/errors/client-errors";
import { currentLang } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { currentSession, endSession, updateSessionUser } from "../session/session";

/** NETWORK: the request was sent and nothing came back. */
type RefusalCode = ErrorCode | "NETWORK";

interface FieldRefusal {
  field: string;
  code: string;
  message: string;
}

/** Why the server did not do what was asked, in words for the reader. */
export interface Refusal {
  code: RefusalCode;
  status: number;
  message: string;
  fields: FieldRefusal[];
}

export type Outcome<Data> = { data: Data; refusal?: undefined } | { data?: undefined; refusal: Refusal };

interface GraphQLErrorLike {
  message: string;
  extensions?: Record<string, unknown>;
}

const catalogued = (code: ErrorCode): Refusal => ({
  code,
  status: ERRORS[code].status,
  message: errorText(code, currentLang()),
  fields: [],
});

export const networkRefusal = (): Refusal => ({
  code: "NETWORK",
  status: 0,
  message: sharedText[currentLang()].networkError,
  fields: [],
});

/** What the server said, or words of the screen's own where nothing came back from it. */
export const saidOr = (refusal: Refusal, words: string): string =>
  refusal.code === "NETWORK" ? words : refusal.message;

function isFieldRefusal(value: unknown): value is FieldRefusal {
  const field = value as Partial<FieldRefusal> | null;
  return typeof field?.field === "string" && typeof field.code === "string" && typeof field.message === "string";
}

/** The first error of a GraphQL answer: its code is a row of the catalogue, its words are in the asked language. */
export function refusalFromErrors(errors: readonly GraphQLErrorLike[]): Refusal {
  const [error] = errors;
  const { code, status, fields } = error?.extensions ?? {};
  if (error === undefined || typeof status !== "number") return catalogued(isErrorCode(code) ? code : "INTERNAL");
  // A code that the client does not know comes with its text.
  const known = isErrorCode(code) ? code : "INTERNAL";
  return {
    code: known,
    status,
    message: error.message || errorText(known, currentLang()),
    fields: Array.isArray(fields) ? fields.filter(isFieldRefusal) : [],
  };
}

/** An answer that is no GraphQL result; a proxy in front of a stopped server writes such pages. */
export function refusalFromAnswer(status: number, body: unknown): Refusal {
  const { errors } = (body ?? {}) as { errors?: GraphQLErrorLike[] };
  if (Array.isArray(errors) && errors.length > 0) return refusalFromErrors(errors);
  if (status === 429) return catalogued("RATE_LIMITED");
  return catalogued(status >= 502 && status <= 504 ? "UNAVAILABLE" : "INTERNAL");
}

/** What a refusal means for the session that asked: an ended one is forgotten, others have something to do first. */
export function heed(refusal: Refusal, askedWith: string | undefined): void {
  const session = currentSession();
  // An answer to a request of an earlier session says nothing about this one.
  if (session === null || session.token !== askedWith) return;
  if (refusal.code === "UNAUTHENTICATED") endSession("expired");
  if (!session.user) return;
  if (refusal.code === "PASSWORD_CHANGE_REQUIRED") {
    updateSessionUser(session.token, { ...session.user, mustChangePassword: true });
  }
  if (refusal.code === "SECOND_FACTOR_REQUIRED") {
    updateSessionUser(session.token, { ...session.user, needsSecondFactor: true });
  }
}
