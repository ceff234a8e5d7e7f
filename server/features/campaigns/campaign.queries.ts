import { IsNull } from "typeorm";
import type { Db } from "../../kit/db/database";
import { executeOne } from "../../kit/db/queries";
import { Campaign } from "./campaign.entity";
import * as sql from "./campaign.generated";

/** Returns whether a draw that is not void uses a campaign. */
export const hasDraw = async (db: Db, id: string): Promise<boolean> =>
  (await executeOne(db, sql.hasDraw, { id })) !== null;

/** Locks a campaign (FOR SHARE): it cannot be deleted until the transaction ends. */
export const lockCampaignForShare = (db: Db, id: string): Promise<Campaign | null> =>
  db.findOne(Campaign, { where: { id, deletedAt: IsNull() }, lock: { mode: "pessimistic_read" } });

/** Locks a campaign until the transaction ends, also a deleted one. */
export const lockCampaign = (db: Db, id: string): Promise<Campaign | null> =>
  db.findOne(Campaign, { where: { id }, lock: { mode: "pessimistic_write" } });
