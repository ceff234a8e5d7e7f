import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Customer } from "../customers/customer.entity";
import { User } from "../users/user.entity";

/** A note of a user about a customer. */
@Entity("customer_notes")
export class CustomerNoteEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "uuid", name: "customer_id" })
  customerId: string;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: "customer_id" })
  customer?: Customer;

  @Column({ type: "text" })
  text: string;

  @Column({ type: "uuid", name: "created_by" })
  createdById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "created_by" })
  createdBy?: User;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
