import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { EventEntity } from "../events/event.entity";

/** A campaign of an event. */
@Entity("campaigns")
export class CampaignEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "uuid", name: "event_id" })
  eventId: string;

  @ManyToOne(() => EventEntity, { nullable: false })
  @JoinColumn({ name: "event_id" })
  event?: EventEntity;

  @Column({ type: "text" })
  name: string;

  @Column({ type: "text", nullable: true })
  description: string | null;

  @Column({ type: "timestamptz", name: "starts_at" })
  startDate: Date;

  @Column({ type: "timestamptz", name: "ends_at" })
  endDate: Date;

  @Column({ type: "boolean", name: "is_active" })
  isActive: boolean;

  @Column({ type: "integer", name: "bonus_multiplier" })
  bonusMultiplier: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Column({ type: "timestamptz", name: "deleted_at", nullable: true })
  deletedAt: Date | null;
}
