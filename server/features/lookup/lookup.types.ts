import { Field, Int, ObjectType } from "type-graphql";
import type { CodeStatus } from "../../../domain/codes";
import type { StoreType } from "../../../domain/stores";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { DateTime, Toman } from "../../kit/graphql/scalars";
import { CodeStatusEnum } from "../code-pools/code-pool.types";
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

@ObjectType({ ...SIMPLE_RESOLVERS, description: "A customer's own data, by phone and national code." })
export class Lookup {
  @Field(() => LookupCustomer) customer: LookupCustomer;
  @Field(() => Int, { description: "Net of returns; negative if more points were reversed than earned." })
  totalPoints: number;
  @Field(() => Int) totalCodes: number;
  @Field(() => Int) codesPage: number;
  @Field(() => Int) codesTotalPages: number;
  @Field(() => [LookupCode], { description: "Newest first, 100 a page." }) lotteryCodes: LookupCode[];
  @Field(() => [LookupPurchase], { description: "The newest 100." }) purchaseHistory: LookupPurchase[];
}
