import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Page } from "../../kit/graphql/pagination";
import { DateTime } from "../../kit/graphql/scalars";
import { EventPhaseEnum } from "../events/event.types";
import { Campaign } from "./campaign.entity";

export const CampaignPhaseEnum = { ...EventPhaseEnum, EVENT_INACTIVE: "event_inactive" } as const;
registerEnumType(CampaignPhaseEnum, {
  name: "CampaignPhase",
  description: "The current phase of a campaign. Only purchases during RUNNING earn its bonus.",
  valuesConfig: {
    INACTIVE: { description: "The campaign is not active." },
    EVENT_INACTIVE: { description: "The campaign is active, but its event is not." },
  },
});

@ObjectType()
export class CampaignPage extends Page(Campaign) {}

@InputType()
export class CampaignInput {
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => String, { nullable: true }) description?: string;
  @Field(() => DateTime) startDate: string;
  @Field(() => DateTime) endDate: string;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean;
  @Field(() => Int, { nullable: true }) bonusMultiplier?: number;
}

@InputType({ description: "An omitted field stays as it is; null clears a field that can be empty." })
export class CampaignUpdate {
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => DateTime, { nullable: true }) startDate?: string | null;
  @Field(() => DateTime, { nullable: true }) endDate?: string | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => Int, { nullable: true }) bonusMultiplier?: number | null;
}
