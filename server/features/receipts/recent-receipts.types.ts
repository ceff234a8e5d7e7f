import { Field, ID, Int, ObjectType } from "type-graphql";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { DateTime, Toman } from "../../kit/graphql/scalars";
import { type ReceiptState, ReceiptStateEnum } from "./receipt.types";

@ObjectType({ ...SIMPLE_RESOLVERS, description: "A purchase as it stands in its customer's record." })
export class CustomerReceipt {
  @Field(() => ID) id: string;
  @Field(() => String, { description: "The printed number." }) receiptId: string;
  @Field(() => String, { nullable: true, description: "Null where the receipt names only a store type." })
  storeName: string | null;
  @Field(() => DateTime) purchaseDate: Date;
  @Field(() => Toman, { description: "What the receipt was recorded with." }) totalAmount: number;
  @Field(() => Int, { description: "What it is worth now, returns taken off." }) pointsEarned: number;
  @Field(() => ReceiptStateEnum) state: ReceiptState;
}
