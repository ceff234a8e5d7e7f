import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { bigintColumn } from "../../kit/db/columns";
import { DateTime, Toman } from "../../kit/graphql/scalars";

/** A member of the club. Names are null where the till knew none; phone and national code once the person is erased. */
@Entity("customers")
@ObjectType({ description: "A member of the club, as the back-office sees them." })
export class Customer {
  @Field(() => ID)
  @PrimaryColumn({ type: "uuid" })
  id: string;

  // Phone and national code are fields of the resolver, which masks them.
  @Column({ type: "text", name: "national_code", nullable: true })
  nationalCode: string | null;

  @Column({ type: "text", name: "phone_number", nullable: true })
  phoneNumber: string | null;

  @Field(() => String, { nullable: true, description: "Null where nobody told us." })
  @Column({ type: "text", name: "first_name", nullable: true })
  firstName: string | null;

  @Field(() => String, { nullable: true, description: "Null where nobody told us." })
  @Column({ type: "text", name: "last_name", nullable: true })
  lastName: string | null;

  @Field(() => Int, { description: "Net of returns; below zero where more was taken back than earned." })
  @Column({ ...bigintColumn, name: "total_points" })
  totalPoints: number;

  @Field(() => Int)
  @Column({ type: "integer", name: "total_receipts" })
  totalReceipts: number;

  @Field(() => Toman)
  @Column({ ...bigintColumn, name: "total_spent_toman" })
  totalSpent: number;

  @Field(() => Int)
  @Column({ type: "integer", name: "total_codes" })
  totalLotteryCodes: number;

  @Field(() => DateTime, { nullable: true })
  @Column({ type: "timestamptz", name: "last_purchase_at", nullable: true })
  lastPurchaseDate: Date | null;

  @Field(() => DateTime)
  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Field(() => DateTime, { nullable: true })
  @Column({ type: "timestamptz", name: "deleted_at", nullable: true })
  deletedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: "Since when nobody can tell who this was." })
  @Column({ type: "timestamptz", name: "erased_at", nullable: true })
  erasedAt: Date | null;

  @Field(() => ID, { nullable: true, description: "The customer who got everything of this one." })
  @Column({ type: "uuid", name: "merged_into_id", nullable: true })
  mergedIntoId: string | null;
}
