import { ERRORS, errorText, type ErrorCode, type Lang } from "../../../domain/errors/error-catalogue";

export interface FieldError {
  field: string;
  code: ErrorCode;
}

type Values = Record<string, string | number>;

/** An expected error: a row of the error catalogue with the values of its text. It is a response, so it has no stack trace. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly fields: FieldError[] = [],
    readonly values: Values | ((lang: Lang) => Values) = {},
    /** Seconds after which a retry can succeed. */
    readonly retryAfter?: number,
  ) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "AppError";
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  text(lang: Lang): string {
    return errorText(this.code, lang, typeof this.values === "function" ? this.values(lang) : this.values);
  }
}

/** Returns the error of fields that do not exist or whose values are none of theirs. */
export const invalidFields = (...fields: string[]): AppError =>
  new AppError(
    "BAD_USER_INPUT",
    fields.map((field) => ({ field, code: "FIELD_INVALID" })),
  );

export interface ErrorResponse {
  code: ErrorCode;
  status: number;
  message: string;
  /** See `detailOf`. */
  detail: string;
  fields: (FieldError & { message: string })[];
}

/** Returns the error response in a language. */
export function errorResponseOf(appError: AppError, lang: Lang): ErrorResponse {
  const { code, status } = appError;
  const message = appError.text(lang);
  const values = typeof appError.values === "function" ? appError.values(lang) : appError.values;
  const fields = appError.fields.map((field) => ({ ...field, message: errorText(field.code, lang, values) }));
  return { code, status, message, detail: detailOf(fields, message), fields };
}

/** Returns the text for clients that cannot mark fields: the field messages, otherwise the message. */
export function detailOf(fields: ErrorResponse["fields"], message: string): string {
  const [only] = fields;
  if (!only) return message;
  return fields.length === 1 ? only.message : fields.map((field) => `${field.field}: ${field.message}`).join("; ");
}

/** Throws an AppError. */
export function fail(code: ErrorCode, values: Values | ((lang: Lang) => Values) = {}): never {
  throw new AppError(code, [], values);
}
