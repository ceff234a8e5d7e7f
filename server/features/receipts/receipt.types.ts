import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { StoreType } from "../../../domain/stores";
import { Problem } from "../../kit/graphql/problem";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { Amount, DateTime, Toman } from "../../kit/graphql/scalars";

export const ReceiptStateEnum = { RECORDED: "recorded", RETURNED: "returned", VOIDED: "voided" } as const;
export const RECEIPT_STATES = Object.values(ReceiptStateEnum);
export type ReceiptState = (typeof ReceiptStateEnum)[keyof typeof ReceiptStateEnum];
registerEnumType(ReceiptStateEnum, {
  name: "ReceiptState",
  description: "RECORDED counts in full, RETURNED in part, VOIDED not at all.",
});

@ObjectType({ description: "A campaign with bonus points for purchases within its period." })
export class ReceiptBonus {
  @Field(() => ID) campaignId: string;
  @Field(() => String) name: string;
  @Field(() => Int, { description: "Multiplier of the points." }) multiplier: number;
  @Field(() => DateTime) startsAt: Date;
  @Field(() => DateTime, { description: "Exclusive." }) endsAt: Date;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "A warning that did not reject the request." })
export class Warning {
  @Field(() => String) code: string;
  @Field(() => String) message: string;
}

@ObjectType({
  ...SIMPLE_RESOLVERS,
  description: "A recorded purchase with its points and codes. The same receipt sent again returns the same result.",
})
export class ReceiptResult {
  @Field(() => ID) id: string;
  @Field(() => String, { description: "The printed number, as sent." }) receiptId: string;
  @Field(() => ID) customerId: string;
  @Field(() => ID, { nullable: true }) storeId: string | null;
  @Field(() => Int) storeType: StoreType;
  @Field(() => Toman) purchaseAmount: number;
  @Field(() => DateTime) purchaseDate: Date;
  @Field(() => Int) pointsCalculated: number;
  @Field(() => Int) lotteryCodesGenerated: number;
  @Field(() => [String], { description: "In groups of four: ABCD-EFGH-JKMN-PQRS." }) codes: string[];
  @Field(() => Boolean, { description: "The receipt was recorded before; this is the first result." })
  replayed: boolean;
  @Field(() => [Warning]) warnings: Warning[];
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The result of one receipt of a batch: the receipt or the error." })
export class ReceiptOutcome {
  @Field(() => Int) index: number;
  @Field(() => ReceiptResult, { nullable: true }) receipt: ReceiptResult | null;
  @Field(() => Problem, { nullable: true }) error: Problem | null;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The effect of a void or a return." })
export class Reversal {
  @Field(() => ID) id: string;
  @Field(() => String) receiptId: string;
  @Field(() => Toman) amountReturned: number;
  @Field(() => Int) pointsReversed: number;
  @Field(() => Int) codesInvalidated: number;
  @Field(() => Toman, { description: "The remaining amount of the purchase." }) netAmount: number;
  @Field(() => ReceiptStateEnum) state: ReceiptState;
  @Field(() => Boolean) replayed: boolean;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The points of a recorded receipt by its stored multiplier." })
export class PointsCalculation {
  @Field(() => ID) id: string;
  @Field(() => String) receiptId: string;
  @Field(() => Toman) purchaseAmount: number;
  @Field(() => Toman) netAmount: number;
  @Field(() => Int) storeType: StoreType;
  @Field(() => Int) multiplier: number;
  @Field(() => Int, { description: "Current points, net of returns." }) points: number;
  @Field(() => Toman, { description: "The additional amount that would earn the next point." })
  tomanToNextPoint: number;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The codes of a receipt after its missing codes were created." })
export class CodesGeneration {
  @Field(() => ID) id: string;
  @Field(() => String) receiptId: string;
  @Field(() => Int) points: number;
  @Field(() => Int, { description: "The number of codes created by this call." }) lotteryCodesGenerated: number;
  @Field(() => [String]) codes: string[];
  @Field(() => [Warning]) warnings: Warning[];
}

@InputType()
export class ReceiptInput {
  @Field(() => String) receiptId: string;
  @Field(() => String) customerPhone: string;
  @Field(() => String) customerNationalCode: string;
  @Field(() => String, { nullable: true }) customerFirstName?: string;
  @Field(() => String, { nullable: true }) customerLastName?: string;
  @Field(() => ID, { nullable: true }) storeId?: string;
  @Field(() => Int, { nullable: true }) storeType?: number;
  @Field(() => Amount) purchaseAmount: unknown;
  @Field(() => DateTime) purchaseDate: string;
  @Field(() => String, {
    nullable: true,
    description: "The reason for a purchase older than 30 days; administrators only.",
  })
  reason?: string;
  @Field(() => String, {
    nullable: true,
    description: "Identifies this request; the same key sent again has no further effect.",
  })
  idempotencyKey?: string;
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether to return DUPLICATE_SUSPECTED, and record nothing, for the same customer and amount within ten minutes or " +
      "the same number in another store on the same day. To record it all the same, send it without this field.",
  })
  checkDuplicate?: boolean;
}

@InputType()
export class VoidInput {
  @Field(() => String) reason: string;
  @Field(() => String, { nullable: true }) idempotencyKey?: string;
}

@InputType()
export class ReturnInput extends VoidInput {
  @Field(() => Amount) amount: unknown;
}
