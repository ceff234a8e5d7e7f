import type { CampaignDraft } from "../../../domain/events";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";

export interface CampaignRow {
  id: string;
  eventId: string;
  name: string;
  description: string | null;
  startDate: Date;
  endDate: Date;
  isActive: boolean;
  bonusMultiplier: number;
}

const CAMPAIGN = `
  select c.id, c.event_id as "eventId", c.name, c.description, c.starts_at as "startDate", c.ends_at as "endDate",
    c.is_active as "isActive", c.bonus_multiplier as "bonusMultiplier"
  from campaigns c join events e on e.id = c.event_id`;
const ACTIVE = "c.deleted_at is null and e.deleted_at is null";

/** Returns the campaigns of one event, or of all events if `eventId` is null, newest first. */
export const campaignsPage = (
  db: Db,
  { eventId, limit, offset }: { eventId: string | null; limit: number; offset: number },
): Promise<CampaignRow[]> =>
  queryRows<CampaignRow>(
    db,
    `${CAMPAIGN} where ${ACTIVE} and ($1::uuid is null or c.event_id = $1)
     order by c.created_at desc, c.id limit $2 offset $3`,
    [eventId, limit, offset],
  );

export async function countCampaigns(db: Db, eventId: string | null): Promise<number> {
  const count = await queryRow<{ campaigns: number }>(
    db,
    `select count(*)::int as campaigns from campaigns c join events e on e.id = c.event_id
     where ${ACTIVE} and ($1::uuid is null or c.event_id = $1)`,
    [eventId],
  );
  return count?.campaigns ?? 0;
}

export const findCampaignRow = (db: Db, id: string): Promise<CampaignRow | null> =>
  queryRow<CampaignRow>(db, `${CAMPAIGN} where c.id = $1 and ${ACTIVE}`, [id]);

type CampaignRecord = CampaignDraft & { id: string; at: Date };

const values = ({
  id,
  name,
  description,
  startDate,
  endDate,
  isActive,
  bonusMultiplier,
  at,
}: CampaignRecord): unknown[] => [id, name, description, startDate, endDate, isActive, bonusMultiplier, at];

export const insertCampaign = (db: Db, campaign: CampaignRecord & { eventId: string }): Promise<unknown> =>
  queryRows(
    db,
    `insert into campaigns (id, name, description, starts_at, ends_at, is_active, bonus_multiplier, created_at,
       updated_at, event_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [...values(campaign), campaign.eventId],
  );

/** Updates a campaign. Returns false if it does not exist or is deleted. */
export async function updateCampaignRow(db: Db, campaign: CampaignRecord): Promise<boolean> {
  const updated = await queryRow(
    db,
    `update campaigns c set name = $2, description = $3, starts_at = $4, ends_at = $5, is_active = $6,
       bonus_multiplier = $7, updated_at = $8
     where c.id = $1 and c.deleted_at is null returning c.id`,
    values(campaign),
  );
  return updated !== null;
}

/** Soft-deletes a campaign. Returns false if it does not exist or is already deleted. */
export async function deleteCampaignRow(db: Db, id: string, at: Date): Promise<boolean> {
  const deleted = await queryRow(
    db,
    `update campaigns c set deleted_at = $2, is_active = false where c.id = $1 and c.deleted_at is null returning c.id`,
    [id, at],
  );
  return deleted !== null;
}
