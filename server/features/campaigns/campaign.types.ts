import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Campaign } from "./campaign.entity";

@ObjectType({ description: "A slice of the campaigns by `skip` and `limit`." })
export class CampaignList {
  @Field(() => [Campaign]) campaigns: Campaign[];
  @Field(() => Int) total: number;
  @Field(() => Int) skip: number;
  @Field(() => Int) limit: number;
}

@InputType()
export class CampaignInput {
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => String, { nullable: true }) description?: string;
  @Field(() => String, { description: "ISO 8601 with a time zone." }) startDate: string;
  @Field(() => String) endDate: string;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean;
  @Field(() => Int, { nullable: true }) bonusMultiplier?: number;
}

@InputType({ description: "An omitted field stays as it is; null clears a field that can be empty." })
export class CampaignUpdate {
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => String, { nullable: true, description: "ISO 8601 with its zone." }) startDate?: string | null;
  @Field(() => String, { nullable: true }) endDate?: string | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => Int, { nullable: true }) bonusMultiplier?: number | null;
}
