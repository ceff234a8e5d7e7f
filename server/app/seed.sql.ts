import type { Db } from "../kit/db/database";
import { execute } from "../kit/db/queries";
import * as sql from "./seed.generated";

/** Updates the planner statistics. */
export const refreshStatistics = (db: Db): Promise<unknown> =>
  execute(db, sql.refreshStatistics, undefined);
