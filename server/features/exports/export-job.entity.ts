import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import {
  TABLE_TYPES,
  type TableType,
  EXPORT_FORMATS,
  type ExportFormat,
  EXPORT_STATUSES,
  type ExportStatus,
} from "../../../domain/data-tables";
import type { ErrorValues } from "../../kit/background-jobs/background-job.queries";
import type { FileExport } from "../../kit/spreadsheets/export-file";
import { User } from "../users/user.entity";

/** A background export of a table. */
@Entity("export_jobs")
export class ExportJobEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text", enum: TABLE_TYPES })
  type: TableType;

  @Column({ type: "text", enum: EXPORT_FORMATS })
  format: ExportFormat;

  @Column({ type: "text", enum: EXPORT_STATUSES })
  status: ExportStatus;

  @Column({ type: "uuid", name: "owner_id" })
  ownerId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "owner_id" })
  owner?: User;

  @Column({ type: "integer" })
  processed: number;

  @Column({ type: "integer", nullable: true })
  total: number | null;

  @Column({ type: "jsonb", nullable: true })
  file: FileExport | null;

  @Column({ type: "text", name: "error_code", nullable: true })
  errorCode: string | null;

  @Column({ type: "timestamptz", name: "heartbeat_at" })
  heartbeatAt: Date;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "finished_at", nullable: true })
  finishedAt: Date | null;

  @Column({ type: "uuid", name: "worker_id", nullable: true })
  workerId: string | null;

  @Column({ type: "jsonb", name: "error_values" })
  errorValues: ErrorValues;
}
