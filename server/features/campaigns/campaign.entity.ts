import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { DateTime } from "../../kit/graphql/scalars";
import { EventEntity } from "../events/event.entity";

@Entity("campaigns")
@ObjectType({ description: "A campaign of an event. Purchases within its period can earn bonus points." })
export class Campaign {
  @Field(() => ID)
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Field(() => ID)
  @Column({ type: "uuid", name: "event_id" })
  eventId: string;

  @ManyToOne(() => EventEntity, { nullable: false })
  @JoinColumn({ name: "event_id" })
  event: EventEntity;

  @Field(() => String)
  @Column({ type: "text" })
  name: string;

  @Field(() => String, { nullable: true })
  @Column({ type: "text", nullable: true })
  description: string | null;

  @Field(() => DateTime)
  @Column({ type: "timestamptz", name: "starts_at" })
  startDate: Date;

  @Field(() => DateTime)
  @Column({ type: "timestamptz", name: "ends_at" })
  endDate: Date;

  @Field(() => Boolean, { description: "The campaign's own flag; without effect while its event is inactive." })
  @Column({ type: "boolean", name: "is_active" })
  isActive: boolean;

  @Field(() => Int, { description: "Multiplier of the points of purchases within the period." })
  @Column({ type: "integer", name: "bonus_multiplier" })
  bonusMultiplier: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Column({ type: "timestamptz", name: "deleted_at", nullable: true })
  deletedAt: Date | null;
}
