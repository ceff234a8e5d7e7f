import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { bigintColumn } from "../../kit/db/columns";
import { DateTime, Toman } from "../../kit/graphql/scalars";

/** A member of the club. Names are null if unknown; phone and national code are null after an erasure. */
@Entity("customers")
@ObjectType({ description: "A member of the club, for the back office." })
export class Customer {
  @Field(() => ID)
  @PrimaryColumn({ type: "uuid" })
  id: string;

  // Phone and national code are fields of the resolver, which masks them.
  @Column({ type: "text", name: "national_code", nullable: true })
  nationalCode: string | null;

  @Column({ type: "text", name: "phone_number", nullable: true })
  phoneNumber: string | null;

  @Field(() => String, { nullable: true, description: "Null if unknown." })
  @Column({ type: "text", name: "first_name", nullable: true })
  firstName: string | null;

  @Field(() => String, { nullable: true, description: "Null if unknown." })
  @Column({ type: "text", name: "last_name", nullable: true })
  lastName: string | null;

  @Field(() => Int, { description: "Net of returns; negative if more points were reversed than earned." })
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

  @Field(() => DateTime, { nullable: true, description: "When the customer's identity was erased." })
  @Column({ type: "timestamptz", name: "erased_at", nullable: true })
  erasedAt: Date | null;

  @Field(() => ID, { nullable: true, description: "The customer that this one was merged into." })
  @Column({ type: "uuid", name: "merged_into_id", nullable: true })
  mergedIntoId: string | null;

  @ManyToOne(() => Customer)
  @JoinColumn({ name: "merged_into_id" })
  mergedInto?: Customer | null;
}
