import { Field, ID, ObjectType } from "type-graphql";
import { DateTime } from "../../kit/graphql/scalars";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";

@ObjectType({ ...SIMPLE_RESOLVERS, description: "A note of a user about a customer." })
export class CustomerNote {
  @Field(() => ID) id: string;
  @Field(() => String) text: string;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => String, { description: "The full name of the user." }) createdBy: string;
}
