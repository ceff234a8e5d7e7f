import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { type CampaignPhase, campaignPhaseOf, PARTICIPANTS_PER_PAGE } from "../../../domain/events";
import type { Permission } from "../../../domain/permissions";
import type { Ctx as Context } from "../../kit/context";
import { createCampaign, deleteCampaign, findCampaign, listCampaigns, updateCampaign } from "./campaign.service";
import { Campaign } from "./campaign.entity";
import { CampaignInput, CampaignUpdate, CampaignPage, CampaignPhaseEnum } from "./campaign.types";

@Resolver(() => Campaign)
export class CampaignResolver {
  @Authorized<Permission>("campaigns:read")
  @Query(() => CampaignPage)
  campaigns(
    @Ctx() ctx: Context,
    @Arg("page", () => Int, { defaultValue: 1 }) page: number,
    @Arg("pageSize", () => Int, { defaultValue: PARTICIPANTS_PER_PAGE }) pageSize: number,
    @Arg("eventId", () => ID, { nullable: true, description: "If omitted, campaigns of all events are returned." })
    eventId?: string | null,
    @Arg("isActive", () => Boolean, { nullable: true }) isActive?: boolean | null,
  ): Promise<CampaignPage> {
    return listCampaigns(ctx, { eventId, isActive, page, pageSize });
  }

  @Authorized<Permission>("campaigns:read")
  @Query(() => Campaign)
  campaign(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<Campaign> {
    return findCampaign(ctx, id);
  }

  @FieldResolver(() => CampaignPhaseEnum)
  phase(@Root() campaign: Campaign, @Ctx() ctx: Context): CampaignPhase {
    return campaignPhaseOf(campaign, campaign.event.isActive, ctx.now);
  }

  @Authorized<Permission>("campaigns:write")
  @Mutation(() => Campaign)
  createCampaign(
    @Ctx() ctx: Context,
    @Arg("eventId", () => ID) eventId: string,
    @Arg("input", () => CampaignInput) input: CampaignInput,
  ): Promise<Campaign> {
    return createCampaign(ctx, eventId, input);
  }

  @Authorized<Permission>("campaigns:write")
  @Mutation(() => Campaign)
  updateCampaign(
    @Ctx() ctx: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => CampaignUpdate) input: CampaignUpdate,
  ): Promise<Campaign> {
    return updateCampaign(ctx, id, input);
  }

  @Authorized<Permission>("campaigns:delete")
  @Mutation(() => ID)
  deleteCampaign(@Ctx() ctx: Context, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteCampaign(ctx, id);
  }
}
