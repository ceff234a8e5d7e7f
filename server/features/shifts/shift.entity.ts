import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { SHIFT_ENDS, type ShiftEnd } from "../../../domain/receipts";
import { User } from "../users/user.entity";

/** The time that one user works at one till. */
@Entity("shifts")
export class Shift {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "uuid", name: "device_id" })
  deviceId: string;

  @Column({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "user_id" })
  user?: User;

  @Column({ type: "timestamptz", name: "opened_at" })
  openedAt: Date;

  @Column({ type: "timestamptz", name: "closed_at", nullable: true })
  closedAt: Date | null;

  @Column({ type: "text", name: "closed_reason", enum: SHIFT_ENDS, nullable: true })
  closedReason: ShiftEnd | null;
}
