import type { Db } from "../kit/context";
import { rows } from "../kit/db/queries";

/** Tells the planner how large the tables have become. */
export const refreshStatistics = (db: Db): Promise<unknown> =>
  rows(db, "analyze customers, receipts, lottery_codes, points_ledger, stores, users");
