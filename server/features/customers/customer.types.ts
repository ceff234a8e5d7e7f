import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DateTime, Toman } from "../../kit/graphql/scalars";

@ObjectType({ description: "A customer's totals. Names nobody told us are shown as a word for that." })
export class CustomerSummary {
  @Field(() => ID) id: string;
  @Field(() => String, { name: "firstName" }) firstName: string | null;
  @Field(() => String, { name: "lastName" }) lastName: string | null;
  @Field(() => Int) totalPoints: number;
  @Field(() => Int) totalReceipts: number;
  @Field(() => Toman) totalSpent: number;
  @Field(() => Int) totalLotteryCodes: number;
  @Field(() => DateTime, { nullable: true }) lastPurchaseDate: Date | null;
}

@InputType()
export class CustomerInput {
  @Field(() => String) phoneNumber: string;
  @Field(() => String) nationalCode: string;
  @Field(() => String, { nullable: true }) firstName?: string;
  @Field(() => String, { nullable: true }) lastName?: string;
}
