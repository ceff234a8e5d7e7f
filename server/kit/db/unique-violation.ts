import type { ErrorCode } from "../../../domain/errors/error-catalogue";
import { AppError } from "../errors/app-error";
import { uniqueConstraintOf } from "./pg-errors";

/** What a unique constraint means to a form: the field to mark, and why. */
export type UniqueFields = Readonly<Record<string, { field: string; code: ErrorCode }>>;

/** Runs a write and turns the violation of a named unique constraint into an error that marks its field. */
export async function mapUniqueViolation<Result>(taken: UniqueFields, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const row = taken[uniqueConstraintOf(error) ?? ""];
    if (row) throw new AppError(row.code, [row]);
    throw error;
  }
}
