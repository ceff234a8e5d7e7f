import { DAY_MS } from "../../../domain/time/instants";
import type { Db } from "../db/database";
import { execute } from "../db/queries";
import * as sql from "./rate-limits.generated";

/**
 * Deletes the counts that a wrong clock has left: no limit counts for longer than a day. After the clock is right again,
 * they would reject their keys until that time.
 */
export const deleteFutureCounts = async (db: Db): Promise<void> => {
  await execute(db, sql.deleteCountsAfter, { time: Date.now() + DAY_MS });
};
