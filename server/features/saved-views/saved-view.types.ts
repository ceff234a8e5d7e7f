import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { DateTime } from "../../kit/graphql/scalars";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import type { ViewScreen } from "../../../domain/saved-views";

export const ViewScreenEnum = {
  CUSTOMERS: "customers",
  STORES: "stores",
  USERS: "users",
  RECEIPTS: "receipts",
  EVENTS: "events",
  CAMPAIGNS: "campaigns",
  LOTTERY_CODES: "lottery_codes",
  PARTICIPANTS: "participants",
  DRAWS: "draws",
  IMPORTS: "imports",
  WATCH: "watch",
  AUDIT: "audit",
  API_KEYS: "api_keys",
  REPORTS: "reports",
  REPORT_BUILDER: "report_builder",
} as const satisfies Record<string, ViewScreen>;
registerEnumType(ViewScreenEnum, { name: "ViewScreen", description: "The screens whose state can be saved." });

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The filters, the order and the columns of a screen." })
export class SavedView {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
  @Field(() => String, { description: "The query string of the screen's URL, without `?`." }) query: string;
  @Field(() => Boolean, { description: "Whether all users of the screen see it." }) isShared: boolean;
  @Field(() => String, { description: "The full name of the user who created it." }) ownerName: string;
  @Field(() => DateTime) updatedAt: Date;
}

@InputType()
export class SavedViewInput {
  @Field(() => String) name: string;
  @Field(() => String, { description: "A query string of at most 2,000 characters; the page is not saved." })
  query: string;
  @Field(() => Boolean, { defaultValue: false, description: "Shared views need the permission `views:share`." })
  isShared: boolean;
}

@InputType({ description: "An omitted field stays as it is." })
export class SavedViewUpdate {
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String, { nullable: true }) query?: string | null;
}
