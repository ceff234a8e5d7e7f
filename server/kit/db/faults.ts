import { DatabaseError } from "pg";

interface PgError {
  code?: string;
  constraint?: string;
  message: string;
}

const asPgError = (error: unknown): PgError | null => {
  if (!(error instanceof Error)) return null;
  const driver = (error as Error & { driverError?: unknown }).driverError;
  return driver instanceof Error ? driver : error;
};

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
const UNIQUE_VIOLATION = "23505";

/** Whether a fresh try of the same transaction can succeed. */
export function isRetryable(error: unknown): boolean {
  const code = asPgError(error)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** The unique constraint an error names, or null. */
export function uniqueConstraintOf(error: unknown): string | null {
  const fault = asPgError(error);
  return fault?.code === UNIQUE_VIOLATION ? (fault.constraint ?? null) : null;
}

/** The named constraint an error is about, of whatever kind. */
export const constraintOf = (error: unknown): string | null => asPgError(error)?.constraint ?? null;

// Class 08 connection trouble, 53 out of resources, 57P shutting down or starting; the rest come from pg and Node themselves.
const UNAVAILABLE_CODE = /^(08|53|57P0|57014|25P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)/;
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|Query read timeout/;

/** Whether the database is away, starting or full, so that the caller should try again in a moment. */
export function isUnavailable(error: unknown): boolean {
  const fault = asPgError(error);
  return fault !== null && (UNAVAILABLE_CODE.test(fault.code ?? "") || UNAVAILABLE_TEXT.test(fault.message));
}

/** Whether an error comes from the database or from the way to it. */
export const isDatabaseFault = (error: unknown): boolean =>
  asPgError(error) instanceof DatabaseError || isUnavailable(error);
