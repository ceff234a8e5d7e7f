import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { TIMELINE_LIMIT, type TimelineRecord } from "../../../domain/timeline";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { AuditEntry } from "../audit/audit.types";

const TimelineRecordEnum = {
  CUSTOMER: "customer",
  STORE: "store",
  EVENT: "event",
  CAMPAIGN: "campaign",
  IMPORT: "import",
} as const satisfies Record<string, TimelineRecord>;
registerEnumType(TimelineRecordEnum, { name: "TimelineRecord", description: "A record with a timeline." });

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The newest entries of a timeline." })
export class Timeline {
  @Field(() => [AuditEntry], { description: "Newest first." }) items: AuditEntry[];
  @Field(() => Boolean) hasMore: boolean;
}

@ArgsType()
export class TimelineArgs {
  @Field(() => TimelineRecordEnum) record: TimelineRecord;
  @Field(() => ID) id: string;
  @Field(() => Int, { defaultValue: TIMELINE_LIMIT, description: "1 to 500." }) limit: number;
}
