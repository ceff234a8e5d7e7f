import { Field, ID, Int, ObjectType } from "type-graphql";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { DateTime, Toman } from "../../kit/graphql/scalars";
import { type ReceiptState, ReceiptStateEnum } from "./receipt.types";

@ObjectType({ ...SIMPLE_RESOLVERS, description: "A purchase of a customer." })
export class CustomerReceipt {
  @Field(() => ID) id: string;
  @Field(() => String, { description: "The printed number." }) receiptId: string;
  @Field(() => String, { nullable: true, description: "Null if the receipt has only a store type." })
  storeName: string | null;
  @Field(() => DateTime) purchaseDate: Date;
  @Field(() => Toman, { description: "The amount recorded, before returns." }) totalAmount: number;
  @Field(() => Int, { description: "Current points, net of returns." }) pointsEarned: number;
  @Field(() => ReceiptStateEnum) state: ReceiptState;
}
