import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { CODE_STATUSES, type CodeStatus, CODE_SOURCES, type CodeSource } from "../../../domain/codes";
import { EventEntity } from "../events/event.entity";

/** A lottery code, of a receipt or of an event's pool. Receipts and customers are no relations: see decision 0017. */
@Entity("lottery_codes")
export class LotteryCode {
  @PrimaryGeneratedColumn({ type: "bigint" })
  id: number;

  @Column({ type: "text" })
  code: string;

  @Column({ type: "uuid", name: "receipt_id", nullable: true })
  receiptId: string | null;

  @Column({ type: "uuid", name: "customer_id", nullable: true })
  customerId: string | null;

  @Column({ type: "integer", nullable: true })
  ordinal: number | null;

  @Column({ type: "text", enum: CODE_STATUSES })
  status: CodeStatus;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "invalidated_at", nullable: true })
  invalidatedAt: Date | null;

  @Column({ type: "uuid", name: "event_id", nullable: true })
  eventId: string | null;

  @ManyToOne(() => EventEntity)
  @JoinColumn({ name: "event_id" })
  event?: EventEntity | null;

  @Column({ type: "text", enum: CODE_SOURCES })
  source: CodeSource;

  @Column({ type: "text", name: "display_code", nullable: true })
  displayCode: string | null;

  @Column({ type: "text", name: "batch_id", nullable: true })
  batchId: string | null;

  @Column({ type: "text", nullable: true })
  notes: string | null;

  @Column({ type: "timestamptz", name: "claimed_at", nullable: true })
  claimedAt: Date | null;

  @Column({ type: "text", name: "invalid_reason", nullable: true })
  invalidReason: string | null;

  /** The code currently wins a prize; only draws write it. */
  @Column({ type: "boolean", name: "is_winner" })
  isWinner: boolean;
}
