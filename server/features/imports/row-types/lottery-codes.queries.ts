import { MIN_SAFE_CODE_LENGTH } from "../../../../domain/codes";
import type { WarningCode } from "../../../../domain/labels.text";
import type { Db } from "../../../kit/db/database";
import { execute, executeOne } from "../../../kit/db/queries";
import * as sql from "./lottery-codes.generated";

/** Marks codes that are duplicates in the file or exist in their event. */
export const classifyLotteryCodes = (db: Db, jobId: string): Promise<unknown> =>
  execute(db, sql.classifyLotteryCodes, { jobId });

/** Returns warnings for codes that are easy to guess: short codes and consecutive numbers. */
export async function warningsOfCodes(db: Db, jobId: string): Promise<WarningCode[]> {
  const found = await executeOne(db, sql.warningsOfCodes, { jobId, minLength: MIN_SAFE_CODE_LENGTH });
  return [
    ...(found?.isShort ? (["CODES_SHORT"] as const) : []),
    ...(found?.isSequence ? (["CODES_IN_SEQUENCE"] as const) : []),
  ];
}

/** The number of codes that a job added, by event. */
export const addedCodes = (db: Db, jobId: string): Promise<sql.AddedCodesResult[]> =>
  execute(db, sql.addedCodes, { jobId });

/** Stores which codes of a part were added. */
export const recordAddedCodes = (
  db: Db,
  jobId: string,
  { eventId, codes, at }: { eventId: string; codes: readonly string[]; at: Date },
): Promise<unknown> => execute(db, sql.recordAddedCodes, { jobId, eventId, codes, at });

/** Counts the codes of an import that were claimed or invalidated later, and locks the unused ones. */
export async function countUsedCodes(db: Db, jobId: string): Promise<number> {
  await execute(db, sql.lockAddedCodes, { jobId });
  const found = await executeOne(db, sql.countUsedCodes, { jobId });
  return found?.used ?? 0;
}

/** Deletes the codes of an import. Returns their number by event. */
export const revertLotteryCodes = (db: Db, jobId: string): Promise<sql.AddedCodesResult[]> =>
  execute(db, sql.revertLotteryCodes, { jobId });
