import { ERRORS, errorText, type ErrorCode, type Lang } from "../../../domain/errors/error-catalogue";

export interface FieldError {
  field: string;
  code: ErrorCode;
}

type Values = Record<string, string | number>;

/** A stated error: a row of the catalogue with the values of its text, never a bug. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly fields: FieldError[] = [],
    readonly values: Values | ((lang: Lang) => Values) = {},
    /** Seconds after which trying again makes sense. */
    readonly retryAfter?: number,
  ) {
    super(code);
    this.name = "AppError";
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  text(lang: Lang): string {
    return errorText(this.code, lang, typeof this.values === "function" ? this.values(lang) : this.values);
  }
}

export interface ErrorResponse {
  code: ErrorCode;
  status: number;
  message: string;
  /** The one text to show where fields cannot be marked: what is wrong with them, else the message. */
  detail: string;
  fields: (FieldError & { message: string })[];
}

/** What the caller is told of an error, in their language. */
export function errorResponseOf(appError: AppError, lang: Lang): ErrorResponse {
  const { code, status } = appError;
  const message = appError.text(lang);
  const values = typeof appError.values === "function" ? appError.values(lang) : appError.values;
  const fields = appError.fields.map((field) => ({ ...field, message: errorText(field.code, lang, values) }));
  const wrong = fields.map((field) => `${field.field}: ${field.message}`).join("; ");
  return {
    code,
    status,
    message,
    detail: fields.length === 1 ? (fields[0]?.message ?? message) : wrong || message,
    fields,
  };
}

/** Throws a row of the catalogue. */
export function fail(code: ErrorCode, values: Values | ((lang: Lang) => Values) = {}): never {
  throw new AppError(code, [], values);
}
