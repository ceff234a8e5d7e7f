import { Field, ID, Int, ObjectType } from "type-graphql";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";
import { DateTime, Toman } from "../../kit/graphql/scalars";

@ObjectType({ ...SIMPLE_RESOLVERS, description: "What a void or a return would revert." })
export class ReversalPreview {
  @Field(() => ID) id: string;
  @Field(() => String, { description: "The printed number." }) receiptId: string;
  @Field(() => String, { nullable: true, description: "Null if unknown." }) customerName: string | null;
  @Field(() => String, { nullable: true, description: "Null if the receipt has only a store type." })
  storeName: string | null;
  @Field(() => DateTime) purchaseDate: Date;
  @Field(() => Toman, { description: "The current amount of the purchase, net of returns." }) netAmount: number;
  @Field(() => Toman) amountReturned: number;
  @Field(() => Int) pointsReversed: number;
  @Field(() => Int) codesInvalidated: number;
  @Field(() => [String], {
    description: "The codes that become invalid, newest first, at most 50; empty without access to them.",
  })
  codes: string[];
  @Field(() => Int, { description: "The codes that become invalid and currently win a prize in a draw." })
  winningCodes: number;
  @Field(() => Toman, { description: "The amount of the purchase afterwards." }) netAmountAfter: number;
  @Field(() => Int, { description: "The points of the receipt afterwards." }) pointsAfter: number;
  @Field(() => Int, {
    nullable: true,
    description: "The customer's points afterwards. Null, as the name, for an API key without `customers.read`.",
  })
  balanceAfter: number | null;
}
