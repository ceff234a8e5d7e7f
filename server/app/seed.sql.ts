import type { Db } from "../kit/db/database";
import { queryRows } from "../kit/db/queries";

/** Tells the planner how large the tables have become. */
export const refreshStatistics = (db: Db): Promise<unknown> =>
  queryRows(db, "analyze customers, receipts, lottery_codes, points_ledger, stores, users");
