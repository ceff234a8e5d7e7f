import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { TIMELINE_LIMIT, type TimelineRecord } from "../../../domain/timeline";
import { DateTime } from "../../kit/graphql/scalars";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";

const TimelineRecordEnum = {
  CUSTOMER: "customer",
  STORE: "store",
  EVENT: "event",
  CAMPAIGN: "campaign",
  IMPORT: "import",
} as const satisfies Record<string, TimelineRecord>;
registerEnumType(TimelineRecordEnum, { name: "TimelineRecord", description: "A record with a timeline." });

@ObjectType({ ...SIMPLE_RESOLVERS, description: "Something that happened to a record." })
export class TimelineEntry {
  @Field(() => ID) id: string;
  @Field(() => DateTime) at: Date;
  @Field(() => String, { nullable: true, description: "The name of the user or API key; null for the system." })
  actorName: string | null;
  @Field(() => String, { nullable: true, description: "The actor's role at that time; null if it is not stored." })
  actorRole: string | null;
  @Field(() => String, { description: "As in the audit log." }) action: string;
  @Field(() => String, { description: "As in the audit log." }) entity: string;
  @Field(() => ID, { nullable: true }) entityId: string | null;
  @Field(() => String, { nullable: true, description: "The current name or number of the entity." })
  subject: string | null;
  @Field(() => Int, { nullable: true, description: "The change of a customer's points." }) points: number | null;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The newest entries of a timeline." })
export class Timeline {
  @Field(() => [TimelineEntry], { description: "Newest first." }) items: TimelineEntry[];
  @Field(() => Boolean) hasMore: boolean;
}

@ArgsType()
export class TimelineArgs {
  @Field(() => TimelineRecordEnum) record: TimelineRecord;
  @Field(() => ID) id: string;
  @Field(() => Int, { defaultValue: TIMELINE_LIMIT, description: "1 to 500." }) limit: number;
}
