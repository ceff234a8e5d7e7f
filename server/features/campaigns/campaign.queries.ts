import type { Db } from "../../kit/db/database";
import { executeOne } from "../../kit/db/queries";
import * as sql from "./campaign.generated";

/** Returns whether a draw that is not void uses a campaign. */
export const hasDraw = async (db: Db, id: string): Promise<boolean> =>
  (await executeOne(db, sql.hasDraw, { id })) !== null;
