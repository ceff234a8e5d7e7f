import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { CONFIRMED_STEPS, type ConfirmedStep } from "../../../domain/draws/draw";
import { User } from "../users/user.entity";
import { Draw } from "./draw.entity";

/** The first person's request for a freeze or a run. */
@Entity("draw_confirmations")
export class DrawConfirmation {
  @PrimaryColumn({ type: "uuid", name: "draw_id" })
  drawId: string;

  @ManyToOne(() => Draw, { nullable: false })
  @JoinColumn({ name: "draw_id" })
  draw?: Draw;

  @PrimaryColumn({ type: "text", enum: CONFIRMED_STEPS })
  step: ConfirmedStep;

  @Column({ type: "uuid", name: "requested_by" })
  requestedById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "requested_by" })
  requestedBy?: User;

  @Column({ type: "timestamptz", name: "requested_at" })
  requestedAt: Date;

  @Column({ type: "bytea", name: "payload_sha256" })
  payloadHash: Buffer;
}
