import { v7 as uuidv7 } from "uuid";
import { type CampaignDraft, campaignDraft } from "../../../domain/events";
import { id as idSchema } from "../../../domain/ids";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail } from "../../kit/errors/app-error";
import { validate, validateField, validateUpdate } from "../../kit/errors/validate";
import { checkPage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { changesOf, recordAudit } from "../audit/audit.service";
import { findEvent, requireEvents } from "../events/event.service";
import { lockEventForShare } from "../events/event.queries";
import {
  campaignsPage,
  type CampaignRow,
  countCampaigns,
  deleteCampaignRow,
  findCampaignRow,
  insertCampaign,
  updateCampaignRow,
} from "./campaign.queries";

/** Returns the campaigns of one event or of all events, newest first. */
export async function listCampaigns(
  ctx: Ctx,
  { eventId, ...args }: PageArgs & { eventId?: string | null | undefined },
): Promise<PageOf<CampaignRow>> {
  checkPage(args);
  const id = eventId === undefined || eventId === null ? null : (await findEvent(ctx, eventId)).id;
  const [campaigns, total] = await Promise.all([
    campaignsPage(ctx.db, { eventId: id, limit: args.pageSize, offset: (args.page - 1) * args.pageSize }),
    countCampaigns(ctx.db, id),
  ]);
  return pageOf(args, campaigns, total);
}

/** Returns a campaign that is not deleted. Throws CAMPAIGN_NOT_FOUND. */
export async function findCampaign(ctx: Ctx, rawId: string): Promise<CampaignRow> {
  const id = validateField("id", idSchema, rawId);
  return (await findCampaignRow(ctx.db, id)) ?? fail("CAMPAIGN_NOT_FOUND");
}

/** Adds a campaign to an event. Points of existing receipts do not change. */
export async function createCampaign(ctx: Ctx, rawEventId: string, input: unknown): Promise<CampaignRow> {
  await requireEvents(ctx);
  const eventId = validateField("eventId", idSchema, rawEventId);
  const draft = validate(campaignDraft, input);
  const id = uuidv7();
  await inTransaction(ctx, async (tx) => {
    if (!(await lockEventForShare(tx.db, eventId))) fail("EVENT_NOT_FOUND");
    await insertCampaign(tx.db, { ...draft, id, eventId, at: tx.now });
    const details = { name: draft.name, bonusMultiplier: draft.bonusMultiplier };
    await recordAudit(tx, { action: "CREATE", entity: "campaign", entityId: id, details });
  });
  return findCampaign(ctx, id);
}

/** Changes the fields that are sent. Points of existing receipts do not change. */
export async function updateCampaign(ctx: Ctx, rawId: string, input: object): Promise<CampaignRow> {
  await requireEvents(ctx);
  const id = validateField("id", idSchema, rawId);
  await inTransaction(ctx, async (tx) => {
    const before = (await findCampaignRow(tx.db, id)) ?? fail("CAMPAIGN_NOT_FOUND");
    const draft = validateUpdate(campaignDraft, before, input);
    if (!(await updateCampaignRow(tx.db, { ...draft, id, at: tx.now }))) fail("CAMPAIGN_NOT_FOUND");
    const details = changesOf<CampaignDraft>(before, draft);
    await recordAudit(tx, { action: "UPDATE", entity: "campaign", entityId: id, details });
  });
  return findCampaign(ctx, id);
}

/** Soft-deletes a campaign. Points of existing receipts do not change. */
export async function deleteCampaign(ctx: Ctx, rawId: string): Promise<string> {
  await requireEvents(ctx);
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    if (!(await deleteCampaignRow(tx.db, id, tx.now))) fail("CAMPAIGN_NOT_FOUND");
    await recordAudit(tx, { action: "DELETE", entity: "campaign", entityId: id });
    return id;
  });
}
