import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { STORE_TYPES, type StoreType } from "../../../domain/stores";
import { DateTime } from "../../kit/graphql/scalars";

@Entity("stores")
@ObjectType({ description: "A store of the mall." })
export class Store {
  @Field(() => ID)
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Field(() => String)
  @Column({ type: "text", name: "store_name" })
  storeName: string;

  @Column({ type: "text", name: "name_key" })
  nameKey: string;

  @Field(() => Int)
  @Column({ type: "smallint", name: "store_type", enum: STORE_TYPES })
  storeType: StoreType;

  @Field(() => String, { nullable: true })
  @Column({ type: "text", name: "manager_name", nullable: true })
  managerName: string | null;

  @Field(() => String, { nullable: true })
  @Column({ type: "text", name: "phone_number", nullable: true })
  phoneNumber: string | null;

  @Field(() => String, { nullable: true })
  @Column({ type: "text", nullable: true })
  address: string | null;

  @Field(() => String, { nullable: true })
  @Column({ type: "text", nullable: true })
  description: string | null;

  @Field(() => Boolean)
  @Column({ type: "boolean", name: "is_active" })
  isActive: boolean;

  @Column({ type: "timestamptz", name: "deactivated_at", nullable: true })
  deactivatedAt: Date | null;

  @Field(() => DateTime)
  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Column({ type: "timestamptz", name: "deleted_at", nullable: true })
  deletedAt: Date | null;
}
