import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { bigintColumn } from "../../kit/db/columns";
import { Customer } from "../customers/customer.entity";
import { User } from "../users/user.entity";

/** A merge of two accounts. The receipts, participations and registrations that it moved are in tables of their own. */
@Entity("customer_merges")
export class CustomerMergeEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "uuid", name: "into_id" })
  intoId: string;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: "into_id" })
  into?: Customer;

  @Column({ type: "uuid", name: "merged_id" })
  mergedId: string;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: "merged_id" })
  merged?: Customer;

  @Column({ ...bigintColumn })
  points: number;

  @Column({ type: "boolean", name: "fills_first_name" })
  fillsFirstName: boolean;

  @Column({ type: "boolean", name: "fills_last_name" })
  fillsLastName: boolean;

  @Column({ type: "uuid", name: "merged_by", nullable: true })
  mergedById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "merged_by" })
  mergedBy?: User | null;

  @Column({ type: "timestamptz", name: "merged_at" })
  mergedAt: Date;

  @Column({ type: "uuid", name: "undone_by", nullable: true })
  undoneById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "undone_by" })
  undoneBy?: User | null;

  @Column({ type: "timestamptz", name: "undone_at", nullable: true })
  undoneAt: Date | null;
}
