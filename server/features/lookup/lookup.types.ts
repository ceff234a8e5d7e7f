import { Field, ID, Int, ObjectType } from "type-graphql";
import type { CodeStatus } from "../../../domain/codes";
import type { DrawState } from "../../../domain/draws/draw";
import type { StoreType } from "../../../domain/stores";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { DateTime, Toman } from "../../kit/graphql/scalars";
import { CodeStatusEnum } from "../code-pools/code-pool.types";
import { DrawStateEnum } from "../draws/draw.types";
import { ReceiptStateEnum, type ReceiptState } from "../receipts/receipt.types";

@ObjectType(SIMPLE_RESOLVERS)
export class LookupCustomer {
  @Field(() => String) firstName: string;
  @Field(() => String) lastName: string;
}

@ObjectType(SIMPLE_RESOLVERS)
export class LookupCode {
  @Field(() => String) code: string;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => CodeStatusEnum) status: CodeStatus;
}

@ObjectType(SIMPLE_RESOLVERS)
export class LookupPurchase {
  @Field(() => String) receiptId: string;
  @Field(() => DateTime) date: Date;
  @Field(() => Int) storeType: StoreType;
  @Field(() => Toman, { description: "The amount recorded, before returns." }) amount: number;
  @Field(() => Int, { description: "Current points, net of returns." }) points: number;
  @Field(() => ReceiptStateEnum) state: ReceiptState;
}

@ObjectType(SIMPLE_RESOLVERS)
export class LookupPrize {
  @Field(() => String, { description: "The code that won it." }) code: string;
  @Field(() => String) nameFa: string;
  @Field(() => String) nameEn: string;
}

@ObjectType({
  ...SIMPLE_RESOLVERS,
  description: "A draw in which the customer's codes take part: one row of its entries.",
})
export class LookupDraw {
  @Field(() => ID) id: string;
  @Field(() => Int, { description: "Of entries.csv, from 0, as in the proof." }) row: number;
  @Field(() => DrawStateEnum) state: DrawState;
  @Field(() => String) nameFa: string;
  @Field(() => String) nameEn: string;
  @Field(() => DateTime) drawAt: Date;
  @Field(() => Int) totalCodes: number;
  @Field(() => [String], { description: "The oldest 1,000; the proof has all." }) codes: string[];
  @Field(() => [LookupPrize], { description: "The prizes that these codes currently win." }) prizes: LookupPrize[];
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "A customer's own data, by phone and national code." })
export class Lookup {
  customerId: string;
  @Field(() => LookupCustomer) customer: LookupCustomer;
  @Field(() => Int, { description: "Net of returns; negative if more points were reversed than earned." })
  totalPoints: number;
  @Field(() => Int) totalCodes: number;
  @Field(() => DateTime, { nullable: true, description: "The last purchase that was not voided." })
  lastPurchaseAt: Date | null;
  @Field(() => Int) codesPage: number;
  @Field(() => Int) codesTotalPages: number;
  @Field(() => [LookupCode], { description: "Newest first." }) lotteryCodes: LookupCode[];
  @Field(() => Int, { description: "With voided purchases." }) totalPurchases: number;
  @Field(() => Int) purchasesPage: number;
  @Field(() => Int) purchasesTotalPages: number;
  @Field(() => [LookupPurchase], { description: "Newest first." }) purchaseHistory: LookupPurchase[];
}
