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
