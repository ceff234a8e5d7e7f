import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../kit/graphql/scalars";

@ObjectType({ description: "A merge of two accounts. Names are null if unknown." })
export class CustomerMerge {
  @Field(() => ID) id: string;
  @Field(() => ID) intoId: string;
  @Field(() => String, { nullable: true }) intoName: string | null;
  @Field(() => ID) mergedId: string;
  @Field(() => String, { nullable: true }) mergedName: string | null;
  @Field(() => Int, { description: "The balance that was moved." }) points: number;
  @Field(() => DateTime) mergedAt: Date;
  @Field(() => String, { nullable: true }) mergedByName: string | null;
  @Field(() => DateTime, { nullable: true, description: "Null if the merge can no longer be undone." })
  undoableUntil: Date | null;
  @Field(() => DateTime, { nullable: true }) undoneAt: Date | null;
  @Field(() => String, { nullable: true }) undoneByName: string | null;
}
