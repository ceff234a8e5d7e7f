import type { Db } from "../../kit/db/database";
import { executeOne, runCommand } from "../../kit/db/queries";
import * as sql from "./daily-sales.generated";

/** Rows that one transaction compacts. */
const MAX_ROWS = 10_000;

/**
 * Compacts the uncompacted rows of each day, store, type and campaign into one row, and deletes the cached buyer counts
 * of those days. Returns whether more may remain. The cost depends on the changes since the last run.
 */
export async function compactDailySales(db: Db): Promise<boolean> {
  // Right after an import the statistics know no uncompacted row, and a nested loop reads each day once per row.
  await runCommand(db, "select set_config('enable_nestloop', 'off', true)");
  const found = await executeOne(db, sql.compactDailySales, { limit: MAX_ROWS });
  return found?.rows === MAX_ROWS;
}
