import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import {
  TABLE_TYPES,
  type TableType,
  IMPORT_STATUSES,
  type ImportStatus,
  type RowResult,
} from "../../../domain/data-tables";
import { bigintColumn } from "../../kit/db/columns";
import { User } from "../users/user.entity";
import type { WarningCode } from "../../../domain/labels.text";
import type { ErrorValues } from "../../kit/background-jobs/background-job.queries";
import { EventEntity } from "../events/event.entity";

/** Rows by result; stored with the job. */
export interface JobCounts {
  totalRows: number;
  new: number;
  updated: number;
  /** Missing in jobs of earlier releases, which counted such rows as updated. */
  unchanged?: number;
  duplicate: number;
  bad: number;
  repaired: number;
}

export interface SampleRow {
  row: number;
  outcome: RowResult;
  cells: string[];
  problem: string | null;
  /** The column of the wrong cell; missing in samples of earlier releases. */
  column?: string | null;
}

/** A file that is checked, imported or reverted. */
@Entity("import_jobs")
export class ImportJobEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text", enum: TABLE_TYPES })
  type: TableType;

  @Column({ type: "text", enum: IMPORT_STATUSES })
  status: ImportStatus;

  @Column({ type: "uuid", name: "owner_id" })
  ownerId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "owner_id" })
  owner?: User;

  @Column({ type: "text", name: "file_name" })
  fileName: string;

  @Column({ type: "bytea", name: "key_sha256" })
  key: Buffer;

  @Column({ type: "boolean", name: "update_existing" })
  updateExisting: boolean;

  @Column({ type: "boolean", name: "generate_codes" })
  generateCodes: boolean;

  @Column({ type: "uuid", name: "event_id", nullable: true })
  eventId: string | null;

  @ManyToOne(() => EventEntity)
  @JoinColumn({ name: "event_id" })
  event?: EventEntity | null;

  @Column({ type: "boolean", name: "runs_at_once" })
  runsAtOnce: boolean;

  @Column({ type: "uuid", name: "worker_id" })
  workerId: string;

  @Column({ type: "timestamptz", name: "heartbeat_at" })
  heartbeatAt: Date;

  @Column({ type: "integer" })
  processed: number;

  @Column({ type: "text", array: true })
  columns: string[];

  @Column({ type: "jsonb" })
  sample: SampleRow[];

  @Column({ type: "jsonb", nullable: true })
  counts: JobCounts | null;

  @Column({ type: "text", name: "error_code", nullable: true })
  errorCode: string | null;

  @Column({ type: "jsonb", name: "error_values" })
  errorValues: ErrorValues;

  @Column({ type: "text", name: "report_id", nullable: true })
  reportId: string | null;

  @Column({ type: "integer", name: "processing_ms", nullable: true })
  processingMs: number | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "finished_at", nullable: true })
  finishedAt: Date | null;

  @Column({ type: "timestamptz", name: "stored_at", nullable: true })
  storedAt: Date | null;

  @Column({ type: "boolean", name: "is_reverting" })
  isReverting: boolean;

  @Column({ type: "timestamptz", name: "reverted_at", nullable: true })
  revertedAt: Date | null;

  @Column({ type: "boolean", name: "is_pool" })
  isPool: boolean;

  @Column({ type: "text", name: "batch_id", nullable: true })
  batchId: string | null;

  @Column({ type: "text", array: true })
  warnings: WarningCode[];

  @Column({ ...bigintColumn, name: "file_id", nullable: true })
  fileId: number | null;
}

/** The options of an import. */
export type JobOptions = Pick<ImportJobEntity, "updateExisting" | "generateCodes" | "eventId" | "isPool" | "batchId">;
