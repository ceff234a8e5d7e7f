import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Page } from "../../kit/graphql/pagination";
import { DateTime } from "../../kit/graphql/scalars";

@ObjectType({ description: "A campaign of an event. Purchases within its period can earn bonus points." })
export class Campaign {
  @Field(() => ID) id: string;
  @Field(() => ID) eventId: string;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true }) description: string | null;
  @Field(() => DateTime) startDate: Date;
  @Field(() => DateTime) endDate: Date;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => Int, { description: "Multiplier of the points of purchases within the period." })
  bonusMultiplier: number;
}

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
