import { Field, ID, Int, ObjectType } from "type-graphql";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { DateTime, Toman } from "../../kit/graphql/scalars";
import { type ReceiptState, ReceiptStateEnum } from "../receipts/receipt.types";

@ObjectType({ ...SIMPLE_RESOLVERS, description: "A receipt of the current user at one till." })
export class TillReceipt {
  @Field(() => ID) id: string;
  @Field(() => String, { description: "The printed number." }) receiptId: string;
  @Field(() => String, { nullable: true, description: "Null if no name is recorded." }) customerName: string | null;
  @Field(() => String, { nullable: true }) storeName: string | null;
  @Field(() => Toman, { description: "The amount recorded, before returns." }) purchaseAmount: number;
  @Field(() => Toman, { description: "The amount less voids and returns." }) netAmount: number;
  @Field(() => Int, { description: "Current points, net of returns." }) points: number;
  @Field(() => ReceiptStateEnum) state: ReceiptState;
  @Field(() => DateTime) purchaseDate: Date;
  @Field(() => DateTime) createdAt: Date;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "What a slip prints: a receipt with its valid codes." })
export class ReceiptSlip {
  @Field(() => ID) id: string;
  @Field(() => String, { description: "The printed number." }) receiptId: string;
  @Field(() => String, { nullable: true, description: "Null if no name is recorded." }) customerName: string | null;
  @Field(() => Int, { description: "The customer's current points." }) totalPoints: number;
  @Field(() => String, { nullable: true }) storeName: string | null;
  @Field(() => Toman, { description: "The amount less voids and returns." }) netAmount: number;
  @Field(() => Int, { description: "Current points of the receipt, net of returns." }) points: number;
  @Field(() => ReceiptStateEnum) state: ReceiptState;
  @Field(() => DateTime) purchaseDate: Date;
  @Field(() => [String], { description: "Valid codes in groups of four; at most the code limit of a call." })
  codes: string[];
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The usual amount of a store's receipts." })
export class UsualAmount {
  @Field(() => ID) storeId: string;
  @Field(() => Toman, { description: "The median of the store's daily averages over the last 30 days." })
  amountToman: number;
}

@ObjectType({ ...SIMPLE_RESOLVERS, description: "The customer of a receipt after it was recorded." })
export class TillCustomer {
  id: string;
  @Field(() => String) firstName: string;
  @Field(() => String) lastName: string;
  @Field(() => Int, { description: "Current points, net of returns." }) totalPoints: number;
}
