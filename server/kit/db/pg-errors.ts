import { DatabaseError } from "pg";
import { isNativeError } from "node:util/types";
import { maskIdentifiers } from "../../../domain/identity";

interface PgError {
  code?: string;
  constraint?: string;
  severity?: string;
  syscall?: string;
  message: string;
}

const asPgError = (error: unknown): PgError | null => {
  if (!isNativeError(error)) return null;
  const driver = (error as Error & { driverError?: unknown }).driverError;
  return isNativeError(driver) ? driver : error;
};

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
const UNIQUE_VIOLATION = "23505";
const LOCK_NOT_AVAILABLE = "55P03";

/** Returns whether the same transaction can succeed if it is retried. */
export function isRetryable(error: unknown): boolean {
  const code = asPgError(error)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** Returns whether a statement waited for a lock for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => asPgError(error)?.code === LOCK_NOT_AVAILABLE;

/** Returns the violated unique constraint, or null. */
export function uniqueConstraintOf(error: unknown): string | null {
  const fault = asPgError(error);
  return fault?.code === UNIQUE_VIOLATION ? (fault.constraint ?? null) : null;
}

/** Returns the violated constraint of any kind, or null. */
export const constraintOf = (error: unknown): string | null => asPgError(error)?.constraint ?? null;

const UNDEFINED_TABLE = "42P01";

export const isTableMissing = (error: unknown): boolean => asPgError(error)?.code === UNDEFINED_TABLE;

/** The causes of a database or disk failure, for logs and metrics. */
export const DATABASE_ERROR_CAUSES = [
  "connection_lost",
  "database_error",
  "database_stopped",
  "disk_error",
  "disk_full",
  "out_of_resources",
  "pool_exhausted",
  "query_timeout",
] as const;
export type DatabaseErrorCause = (typeof DATABASE_ERROR_CAUSES)[number];

// SQLSTATE (PostgreSQL, appendix A) and the codes of Node.
const CAUSE_OF_CODE: readonly (readonly [RegExp, DatabaseErrorCause])[] = [
  [/^(53100|ENOSPC|EDQUOT)$/, "disk_full"],
  [/^53/, "out_of_resources"],
  [/^(57014|25P03)$/, "query_timeout"],
  // 25006: the connection still leads to a former primary.
  [/^(57P0|25006)/, "database_stopped"],
  [/^(08|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/, "connection_lost"],
  [/^(58|EIO$|EROFS$|EACCES$|EMFILE$|ENFILE$)/, "disk_error"],
  // Transactions that failed at every retry, and internal errors of PostgreSQL.
  [/^(40|XX)/, "database_error"],
];

// Errors of pg, pg-pool and TypeORM that have no code.
const CAUSE_OF_TEXT: readonly (readonly [RegExp, DatabaseErrorCause])[] = [
  [/^timeout exceeded when trying to connect$/, "pool_exhausted"],
  [/^Query read timeout$/, "query_timeout"],
  [
    // The last one: TypeORM releases a connection that ends between two statements of a transaction.
    /Connection terminated|Client has encountered a connection error|not queryable|after calling end|^Query runner already released/,
    "connection_lost",
  ],
];

/** Returns the cause of a database or disk failure, or null for any other error. */
export function databaseErrorCause(error: unknown): DatabaseErrorCause | null {
  const fault = asPgError(error);
  if (!fault) return null;
  const { code = "", message, syscall } = fault;
  // A missing Unix socket means that the database is not running; another missing file does not.
  if (code === "ENOENT") return syscall === "connect" ? "connection_lost" : "disk_error";
  const found =
    CAUSE_OF_CODE.find(([pattern]) => pattern.test(code)) ?? CAUSE_OF_TEXT.find(([pattern]) => pattern.test(message));
  return found?.[1] ?? null;
}

const TRANSIENT: ReadonlySet<DatabaseErrorCause> = new Set([
  "connection_lost",
  "database_stopped",
  "disk_full",
  "out_of_resources",
  "pool_exhausted",
  "query_timeout",
]);

/** Returns whether the failure is temporary, so that the caller should retry. */
export function isUnavailable(error: unknown): boolean {
  const cause = databaseErrorCause(error);
  return cause !== null && TRANSIENT.has(cause);
}

/** The loggable part of an error. User input is masked. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  severity?: string;
  stack?: string;
}

const FRAMES = /(?:\n {4}at .+)+$/;
const DATA_EXCEPTION = /^22/;

/**
 * Returns the message, code, severity and stack of an error for the log. The driver's error also contains the
 * statement, its parameters and a detail with the values of a row; these are not returned.
 */
export function errorForLog(error: unknown): LoggedError {
  const fault = asPgError(error);
  if (!fault) return { type: typeof error, message: "not an error" };
  const { code, severity } = fault;
  // PostgreSQL quotes a value that it could not parse in the message.
  const message = DATA_EXCEPTION.test(code ?? "") ? fault.message.replace(/: ".*"$/s, "") : fault.message;
  const stack = FRAMES.exec((error as Error).stack ?? "")?.[0].trim();
  return {
    type: (error as Error).name,
    message: maskIdentifiers(message),
    ...(code === undefined ? {} : { code }),
    ...(severity === undefined ? {} : { severity }),
    ...(stack === undefined ? {} : { stack }),
  };
}

/** Returns whether an error comes from the database or its connection. */
export const isDatabaseError = (error: unknown): boolean =>
  asPgError(error) instanceof DatabaseError || isUnavailable(error);
