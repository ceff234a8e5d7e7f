import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { DateTime } from "../../kit/graphql/scalars";

@Entity("items")
@ObjectType({ description: "An item of the list." })
export class Item {
  @Field(() => ID)
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Field(() => String)
  @Column({ type: "text" })
  title: string;

  @Field(() => String, { nullable: true })
  @Column({ type: "text", nullable: true })
  description: string | null;

  @Field(() => Boolean)
  @Column({ type: "boolean" })
  completed: boolean;

  @Field(() => DateTime)
  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;
}

@InputType()
export class ItemInput {
  @Field(() => String) title: string;
  @Field(() => String, { nullable: true }) description?: string;
  @Field(() => Boolean, { nullable: true }) completed?: boolean;
}

@InputType({ description: "An omitted field stays as it is; null clears a field that can be empty." })
export class ItemUpdate {
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => Boolean, { nullable: true }) completed?: boolean | null;
}
