import { Field, InputType, Int } from "type-graphql";
import { DateTime } from "../../kit/graphql/scalars";

@InputType({ description: "Filters of the customer export; not supported for other tables." })
export class ExportFilters {
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => Boolean, { nullable: true }) hasReceipts?: boolean | null;
  @Field(() => Int, { nullable: true }) minPoints?: number | null;
  @Field(() => DateTime, { nullable: true }) createdAfter?: string | null;
  @Field(() => DateTime, { nullable: true }) createdBefore?: string | null;
}
