import { isErrorCode } from "../../../domain/errors/error-catalogue";
import { type FieldError, AppError } from "./app-error";

interface Schema<Output> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** Returns the parsed input. Throws BAD_USER_INPUT with one code per invalid field (the first of each). */
export function validate<Output>(schema: Schema<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = new Map<string, FieldError>();
  for (const { path, message } of result.error.issues) {
    const field = path.join(".");
    if (!fields.has(field)) fields.set(field, { field, code: isErrorCode(message) ? message : "FIELD_INVALID" });
  }
  throw new AppError("BAD_USER_INPUT", [...fields.values()]);
}

/** `validate` for a single argument. */
export function validateField<Output>(field: string, schema: Schema<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const message = result.error.issues[0]?.message;
  throw new AppError("BAD_USER_INPUT", [{ field, code: isErrorCode(message) ? message : "FIELD_INVALID" }]);
}

/** The fields of an update that are sent: an omitted field keeps its stored value. */
export const sentFields = <Input extends object>(input: Input): Partial<Input> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Input>;

const asInput = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/**
 * Validates an update as the whole record that it leads to: an omitted field keeps its stored value, null clears a field.
 * Throws BAD_USER_INPUT with one code per wrong field, FIELD_REQUIRED for null in a field that cannot be empty.
 */
export function validateUpdate<Output extends object>(schema: Schema<Output>, stored: object, input: object): Output {
  const sent = sentFields(input);
  const whole = Object.fromEntries(
    Object.entries({ ...stored, ...sent }).map(([name, value]) => [name, asInput(value)]),
  );
  const result = schema.safeParse(whole);
  const output = (result.success ? result.data : {}) as Record<string, unknown>;
  const rejected = new Set(result.success ? [] : result.error.issues.map(({ path }) => path[0]));
  const notCleared = Object.entries(sent).flatMap(([field, value]) =>
    value === null && (result.success ? output[field] !== null : rejected.has(field)) ? [field] : [],
  );
  if (notCleared.length > 0) {
    const fields = notCleared.map((field): FieldError => ({ field, code: "FIELD_REQUIRED" }));
    throw new AppError("BAD_USER_INPUT", fields);
  }
  return validate(schema, whole);
}
