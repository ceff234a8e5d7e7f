import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { FREEZE_STATUSES, type FreezeStatus } from "../../../domain/draws/draw";
import type { ErrorValues } from "../../kit/background-jobs/background-job.queries";
import { User } from "../users/user.entity";
import { Draw } from "./draw.entity";

/** A background freeze of a draw. */
@Entity("draw_freezes")
export class DrawFreezeEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "uuid", name: "draw_id" })
  drawId: string;

  @ManyToOne(() => Draw, { nullable: false })
  @JoinColumn({ name: "draw_id" })
  draw?: Draw;

  @Column({ type: "text", enum: FREEZE_STATUSES })
  status: FreezeStatus;

  @Column({ type: "integer" })
  processed: number;

  @Column({ type: "integer", nullable: true })
  total: number | null;

  @Column({ type: "uuid", name: "started_by", nullable: true })
  startedById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "started_by" })
  startedBy?: User | null;

  @Column({ type: "uuid", name: "worker_id", nullable: true })
  workerId: string | null;

  @Column({ type: "timestamptz", name: "heartbeat_at" })
  heartbeatAt: Date;

  @Column({ type: "text", name: "error_code", nullable: true })
  errorCode: string | null;

  @Column({ type: "jsonb", name: "error_values" })
  errorValues: ErrorValues;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "finished_at", nullable: true })
  finishedAt: Date | null;
}
