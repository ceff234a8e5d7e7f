import { IsNull } from "typeorm";
import { v7 as uuidv7 } from "uuid";
import { type CampaignDraft, campaignDraft } from "../../../domain/events";
import { id as idSchema } from "../../../domain/ids";
import type { Ctx } from "../../kit/context";
import { inTransaction } from "../../kit/transactions/transaction";
import { fail } from "../../kit/errors/app-error";
import { validate, validateField, validateUpdate } from "../../kit/errors/validate";
import { validatePage, type PageArgs, pageOf, type PageOf } from "../../kit/graphql/pagination";
import { changesOf, recordAudit } from "../audit/audit.service";
import { findEvent, requireEvents } from "../events/event.service";
import { lockEventForShare } from "../events/event.queries";
import { Campaign } from "./campaign.entity";
import { hasDraw, lockCampaign } from "./campaign.queries";

/** Neither the campaign nor its event is deleted. */
const ACTIVE = { deletedAt: IsNull(), event: { deletedAt: IsNull() } };

/** Returns the campaigns of one event or of all events, newest first; `isActive` selects by the flag of the campaign. */
export async function listCampaigns(
  ctx: Ctx,
  {
    eventId,
    isActive,
    ...args
  }: PageArgs & { eventId?: string | null | undefined; isActive?: boolean | null | undefined },
): Promise<PageOf<Campaign>> {
  validatePage(args);
  const id = eventId === undefined || eventId === null ? null : (await findEvent(ctx, eventId)).id;
  const [campaigns, total] = await ctx.db.findAndCount(Campaign, {
    where: { ...ACTIVE, ...(id && { eventId: id }), ...(typeof isActive === "boolean" && { isActive }) },
    relations: { event: true },
    order: { createdAt: "desc", id: "asc" },
    skip: (args.page - 1) * args.pageSize,
    take: args.pageSize,
  });
  return pageOf(args, campaigns, total);
}

/** Returns a campaign that is not deleted. Throws CAMPAIGN_NOT_FOUND. */
export async function findCampaign(ctx: Ctx, rawId: string): Promise<Campaign> {
  const id = validateField("id", idSchema, rawId);
  return (
    (await ctx.db.findOne(Campaign, { where: { ...ACTIVE, id }, relations: { event: true } })) ??
    fail("CAMPAIGN_NOT_FOUND")
  );
}

/** Adds a campaign to an event. Points of existing receipts do not change. */
export async function createCampaign(ctx: Ctx, rawEventId: string, input: unknown): Promise<Campaign> {
  await requireEvents(ctx);
  const eventId = validateField("eventId", idSchema, rawEventId);
  const draft = validate(campaignDraft, input);
  const id = uuidv7();
  await inTransaction(ctx, async (tx) => {
    if (!(await lockEventForShare(tx.db, eventId))) fail("EVENT_NOT_FOUND");
    await tx.db.insert(Campaign, { ...draft, id, eventId, createdAt: tx.now, updatedAt: tx.now });
    const details = { name: draft.name, bonusMultiplier: draft.bonusMultiplier };
    await recordAudit(tx, { action: "CREATE", entity: "campaign", entityId: id, details });
  });
  return findCampaign(ctx, id);
}

/** Changes the fields that are sent. Points of existing receipts do not change. */
export async function updateCampaign(ctx: Ctx, rawId: string, input: object): Promise<Campaign> {
  await requireEvents(ctx);
  const id = validateField("id", idSchema, rawId);
  await inTransaction(ctx, async (tx) => {
    // Concurrent changes of other fields are not overwritten.
    await lockCampaign(tx.db, id);
    const before = await findCampaign(tx, id);
    const draft = validateUpdate(campaignDraft, before, input);
    await tx.db.update(Campaign, { id }, { ...draft, updatedAt: tx.now });
    const details = changesOf<CampaignDraft>(before, draft);
    await recordAudit(tx, { action: "UPDATE", entity: "campaign", entityId: id, details });
  });
  return findCampaign(ctx, id);
}

/** Soft-deletes a campaign. Points of existing receipts do not change. Throws CAMPAIGN_NOT_FOUND or CAMPAIGN_HAS_DRAW. */
export async function deleteCampaign(ctx: Ctx, rawId: string): Promise<string> {
  await requireEvents(ctx);
  const id = validateField("id", idSchema, rawId);
  return inTransaction(ctx, async (tx) => {
    // A draw that is created at the same time is seen, or finds the campaign deleted.
    await lockCampaign(tx.db, id);
    if (await hasDraw(tx.db, id)) fail("CAMPAIGN_HAS_DRAW");
    const deleted = { deletedAt: tx.now, isActive: false };
    const { affected } = await tx.db.update(Campaign, { id, deletedAt: IsNull() }, deleted);
    if (!affected) fail("CAMPAIGN_NOT_FOUND");
    await recordAudit(tx, { action: "DELETE", entity: "campaign", entityId: id });
    return id;
  });
}
