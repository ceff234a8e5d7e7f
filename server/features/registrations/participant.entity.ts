import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { EventEntity } from "../events/event.entity";
import { Customer } from "../customers/customer.entity";

/** A person's participation in an event. */
@Entity("participants")
export class ParticipantEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "uuid", name: "event_id" })
  eventId: string;

  @ManyToOne(() => EventEntity, { nullable: false })
  @JoinColumn({ name: "event_id" })
  event?: EventEntity;

  @Column({ type: "uuid", name: "customer_id" })
  customerId: string;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: "customer_id" })
  customer?: Customer;

  @Column({ type: "integer" })
  codes: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
