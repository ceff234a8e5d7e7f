import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { BULK_KINDS, BULK_STATUSES, type BulkKind, type BulkStatus } from "../../../domain/bulk-actions";
import type { ErrorValues } from "../../kit/background-jobs/background-job.queries";
import { User } from "../users/user.entity";

/** A skipped item and the error code of its action. */
export interface Skip {
  id: string;
  code: string;
}

/** An action on many items of a list. */
@Entity("bulk_actions")
export class BulkActionEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text", enum: BULK_KINDS })
  kind: BulkKind;

  @Column({ type: "text", enum: BULK_STATUSES })
  status: BulkStatus;

  @Column({ type: "uuid", name: "owner_id" })
  ownerId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "owner_id" })
  owner?: User;

  @Column({ type: "text", name: "item_ids", array: true })
  itemIds: string[];

  @Column({ type: "integer" })
  processed: number;

  @Column({ type: "integer" })
  done: number;

  @Column({ type: "integer" })
  skipped: number;

  @Column({ type: "jsonb" })
  skips: Skip[];

  @Column({ type: "text", name: "error_code", nullable: true })
  errorCode: string | null;

  @Column({ type: "jsonb", name: "error_values" })
  errorValues: ErrorValues;

  @Column({ type: "uuid", name: "worker_id", nullable: true })
  workerId: string | null;

  @Column({ type: "timestamptz", name: "heartbeat_at" })
  heartbeatAt: Date;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "finished_at", nullable: true })
  finishedAt: Date | null;
}
