import type { ErrorCode } from "../../../domain/errors/error-catalogue";
import { AppError } from "../errors/app-error";
import { uniqueConstraintOf } from "./pg-errors";

/** The field and error code of each unique constraint. */
export type UniqueFields = Readonly<Record<string, { field: string; code: ErrorCode }>>;

/** Runs a write and maps the violation of a listed unique constraint to a field error. */
export async function mapUniqueViolation<Result>(fields: UniqueFields, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const row = fields[uniqueConstraintOf(error) ?? ""];
    if (row) throw new AppError(row.code, [row]);
    throw error;
  }
}
