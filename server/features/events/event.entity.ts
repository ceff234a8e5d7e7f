import { Column, Entity, PrimaryColumn } from "typeorm";
import { EVENT_MODES, type EventMode } from "../../../domain/events";

/** An event with a period. */
@Entity("events")
export class EventEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text" })
  name: string;

  @Column({ type: "text", nullable: true })
  description: string | null;

  @Column({ type: "timestamptz", name: "starts_at" })
  startDate: Date;

  @Column({ type: "timestamptz", name: "ends_at" })
  endDate: Date;

  @Column({ type: "text", enum: EVENT_MODES })
  mode: EventMode;

  @Column({ type: "boolean", name: "is_active" })
  isActive: boolean;

  @Column({ type: "integer", name: "codes_per_person" })
  codesPerPerson: number;

  @Column({ type: "boolean", name: "registers_without_code" })
  registersWithoutCode: boolean;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Column({ type: "timestamptz", name: "deleted_at", nullable: true })
  deletedAt: Date | null;
}
