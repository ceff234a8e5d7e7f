import { ERRORS, errorText, type ErrorCode, type Lang } from "../../../domain/errors/error-catalogue";

export interface FieldRefusal {
  field: string;
  code: ErrorCode;
}

type Values = Record<string, string | number>;

/** A stated refusal: a row of the catalogue with the values of its text, never a bug. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly fields: FieldRefusal[] = [],
    readonly values: Values | ((lang: Lang) => Values) = {},
    /** Seconds after which trying again makes sense. */
    readonly retryAfter?: number,
  ) {
    super(code);
    this.name = "Refusal";
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  text(lang: Lang): string {
    return errorText(this.code, lang, typeof this.values === "function" ? this.values(lang) : this.values);
  }
}

export interface RefusalAnswer {
  code: ErrorCode;
  status: number;
  message: string;
  /** The one text to show where fields cannot be marked: what is wrong with them, else the message. */
  detail: string;
  fields: (FieldRefusal & { message: string })[];
}

/** What the caller is told of a refusal, in their language. */
export function answerOf(refusal: Refusal, lang: Lang): RefusalAnswer {
  const { code, status } = refusal;
  const message = refusal.text(lang);
  const values = typeof refusal.values === "function" ? refusal.values(lang) : refusal.values;
  const fields = refusal.fields.map((field) => ({ ...field, message: errorText(field.code, lang, values) }));
  const wrong = fields.map((field) => `${field.field}: ${field.message}`).join("; ");
  return {
    code,
    status,
    message,
    detail: fields.length === 1 ? (fields[0]?.message ?? message) : wrong || message,
    fields,
  };
}

/** Refuses with a row of the catalogue. */
export function fail(code: ErrorCode, values: Values | ((lang: Lang) => Values) = {}): never {
  throw new Refusal(code, [], values);
}
