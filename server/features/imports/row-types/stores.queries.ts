import type { Db } from "../../../kit/db/database";
import { execute, executeOne } from "../../../kit/db/queries";
import type { Part } from "../import-type";
import * as sql from "./stores.generated";

/** Marks store rows whose name is a duplicate in the file or is taken. */
export const classifyStores = (db: Db, jobId: string): Promise<unknown> => execute(db, sql.classifyStores, { jobId });

/** Adds the stores of a part. A store whose name was taken concurrently is reported as a duplicate. */
export const addStores = (db: Db, jobId: string, { from, to }: Part, now: Date): Promise<unknown> =>
  execute(db, sql.addStores, { jobId, from, to, now });

/** Counts the stores of an import that were used or changed later. */
export async function countUsedStores(db: Db, jobId: string): Promise<number> {
  const found = await executeOne(db, sql.countUsedStores, { jobId });
  return found?.used ?? 0;
}

export const revertStores = (db: Db, jobId: string): Promise<unknown> => execute(db, sql.revertStores, { jobId });
