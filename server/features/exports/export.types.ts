import { Field, InputType, Int } from "type-graphql";
import { DateTime } from "../../kit/graphql/scalars";

@InputType({ description: "What the list of customers is narrowed down to; of other tables there is none." })
export class ExportFilters {
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => Boolean, { nullable: true }) hasReceipts?: boolean | null;
  @Field(() => Int, { nullable: true }) minPoints?: number | null;
  @Field(() => DateTime, { nullable: true }) createdAfter?: string | null;
  @Field(() => DateTime, { nullable: true }) createdBefore?: string | null;
}
