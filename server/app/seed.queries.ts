import type { Db } from "../kit/db/database";
import { queryRows } from "../kit/db/queries";

/** Updates the planner statistics. */
export const refreshStatistics = (db: Db): Promise<unknown> =>
  queryRows(db, "analyze customers, receipts, lottery_codes, points_ledger, stores, users");
