import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { CASES_PER_PAGE, type WatchRule, type WatchState } from "../../../domain/watch";
import { Page } from "../../kit/graphql/pagination";
import { DateTime, Toman } from "../../kit/graphql/scalars";

const WatchRuleEnum = {
  VOIDS_IN_SHIFT: "voids_in_shift",
  RECEIPTS_OF_CUSTOMER: "receipts_of_customer",
  OWN_PHONE: "own_phone",
  OUTSIDE_HOURS: "outside_hours",
  SHARED_DEVICE: "shared_device",
} as const;
registerEnumType(WatchRuleEnum, {
  name: "WatchRule",
  description:
    "VOIDS_IN_SHIFT: many voids in one shift; RECEIPTS_OF_CUSTOMER: many receipts of one customer within a period; OWN_PHONE: receipts of a customer with the operator's phone; OUTSIDE_HOURS: purchases outside the opening hours; SHARED_DEVICE: operators with open shifts on one till at once.",
});

const WatchStateEnum = { OPEN: "open", CONFIRMED: "confirmed", DISMISSED: "dismissed" } as const;
registerEnumType(WatchStateEnum, { name: "WatchState" });

@ArgsType()
@InputType({ description: "The filters of the list of cases." })
export class WatchCaseListView {
  @Field(() => WatchStateEnum, { nullable: true }) state?: WatchState | null;
  @Field(() => WatchRuleEnum, { nullable: true }) rule?: WatchRule | null;
  @Field(() => ID, { nullable: true, description: "A user who recorded a receipt of the case." })
  operatorId?: string | null;
}

@ArgsType()
export class WatchCasesArgs extends WatchCaseListView {
  @Field(() => Int, { defaultValue: 1 }) page: number;
  @Field(() => Int, { defaultValue: CASES_PER_PAGE }) pageSize: number;
}

@ObjectType({ description: "Receipts that match a rule, for a manager to decide on." })
export class WatchCase {
  @Field(() => ID) id: string;
  @Field(() => WatchRuleEnum) rule: WatchRule;
  @Field(() => WatchStateEnum) state: WatchState;
  @Field(() => String, { nullable: true }) note: string | null;
  @Field(() => DateTime) openedAt: Date;
  @Field(() => DateTime, { description: "The last change by a user or by a further receipt." }) updatedAt: Date;
  @Field(() => DateTime, { nullable: true }) decidedAt: Date | null;
  @Field(() => String, { nullable: true }) decidedByName: string | null;
  @Field(() => Int) receiptCount: number;
  @Field(() => Toman, { description: "The sum of the receipts as recorded." }) amount: number;
  @Field(() => [String], { description: "The users who recorded the receipts." }) operators: string[];
  @Field(() => [String]) stores: string[];
  @Field(() => Int) customerCount: number;
  @Field(() => ID, { nullable: true, description: "The customer, if all receipts have the same." })
  customerId: string | null;
  @Field(() => ID, { nullable: true, description: "The till, for SHARED_DEVICE." }) deviceId: string | null;
}

@ObjectType({ description: "A page of cases." })
export class WatchCasePage extends Page(WatchCase) {
  @Field(() => Int, { description: "The open cases of the filter." }) openCases: number;
}

@InputType({ description: "An omitted field stays as it is; null clears the note." })
export class WatchCaseUpdate {
  @Field(() => WatchStateEnum, { nullable: true }) state?: WatchState | null;
  @Field(() => String, { nullable: true }) note?: string | null;
}

@ObjectType({ description: "A rule with its settings; a setting that the rule does not have is null." })
export class WatchRuleSettings {
  @Field(() => WatchRuleEnum) rule: WatchRule;
  @Field(() => Boolean) isEnabled: boolean;
  @Field(() => Int, { description: "The voids, receipts or operators from which a case is opened." }) threshold: number;
  @Field(() => Int, { nullable: true }) periodMinutes: number | null;
  @Field(() => Int, { nullable: true, description: "Minute of the day in Tehran." }) opensMinute: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "Minute of the day in Tehran, exclusive; at or before opensMinute it is on the next day.",
  })
  closesMinute: number | null;
}

@InputType({ description: "An omitted setting stays as it is." })
export class WatchRuleUpdate {
  @Field(() => Boolean, { nullable: true }) isEnabled?: boolean;
  @Field(() => Int, { nullable: true }) threshold?: number;
  @Field(() => Int, { nullable: true }) periodMinutes?: number;
  @Field(() => Int, { nullable: true }) opensMinute?: number;
  @Field(() => Int, { nullable: true }) closesMinute?: number;
}

export { WatchRuleEnum };
