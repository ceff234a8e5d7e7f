import { ERRORS, errorText, isErrorCode, type ErrorCode, type Lang } from "../../domain/errors";

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

interface Schema<Output> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** The input as the schema makes it; refuses with BAD_USER_INPUT and one code per wrong field (the first of each). */
export function valid<Output>(schema: Schema<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = new Map<string, FieldRefusal>();
  for (const { path, message } of result.error.issues) {
    const field = path.join(".");
    if (!fields.has(field)) fields.set(field, { field, code: isErrorCode(message) ? message : "FIELD_INVALID" });
  }
  throw new Refusal("BAD_USER_INPUT", [...fields.values()]);
}

/** `valid` for one argument that stands alone. */
export function validField<Output>(field: string, schema: Schema<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const message = result.error.issues[0]?.message;
  throw new Refusal("BAD_USER_INPUT", [{ field, code: isErrorCode(message) ? message : "FIELD_INVALID" }]);
}
