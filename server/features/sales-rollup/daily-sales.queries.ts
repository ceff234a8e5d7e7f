import type { Db } from "../../kit/db/database";
import { execute } from "../../kit/db/queries";
import * as sql from "./daily-sales.generated";

/**
 * Compacts the uncompacted rows of each day, store, type and campaign into one row, and deletes the cached buyer counts
 * of those days. The cost depends on the changes since the last run.
 */
export const compactDailySales = (db: Db): Promise<unknown> => execute(db, sql.compactDailySales, undefined);
