import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { SIMPLE_RESOLVERS } from "../../kit/graphql/simple-resolvers";

/** A tag that at least one customer has. */
@Entity("customer_tags")
@ObjectType({ ...SIMPLE_RESOLVERS, description: "A tag of customers." })
export class CustomerTag {
  @Field(() => ID)
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Field(() => String)
  @Column({ type: "text" })
  name: string;
}
