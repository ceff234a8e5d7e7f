import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import {
  DISQUALIFICATION_REASONS,
  type DisqualificationReason,
  RESULT_KINDS,
  RESULT_STATUSES,
  type ResultKind,
  type ResultStatus,
} from "../../../domain/draws/draw";
import { bigintColumn } from "../../kit/db/columns";
import { Customer } from "../customers/customer.entity";
import { User } from "../users/user.entity";
import { Draw } from "./draw.entity";

/** A drawn code: a winner or a reserve, and what became of it. */
@Entity("draw_results")
export class DrawResultEntity {
  @PrimaryColumn({ type: "uuid", name: "draw_id" })
  drawId: string;

  @ManyToOne(() => Draw, { nullable: false })
  @JoinColumn({ name: "draw_id" })
  draw?: Draw;

  /** From 1: the winners in the order of the prizes, then the reserves. */
  @PrimaryColumn({ type: "integer" })
  place: number;

  @Column({ type: "text", enum: RESULT_KINDS })
  kind: ResultKind;

  @Column({ ...bigintColumn, name: "code_position" })
  codePosition: number;

  @Column({ type: "integer", name: "row_index" })
  rowIndex: number;

  @Column({ type: "integer", name: "code_offset" })
  codeOffset: number;

  @Column({ type: "uuid", name: "customer_id" })
  customerId: string;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: "customer_id" })
  customer?: Customer;

  @Column({ ...bigintColumn, name: "code_id" })
  codeId: number;

  /** The number of the prize from 1; null for a reserve that is not promoted. */
  @Column({ type: "integer", name: "prize_number", nullable: true })
  prizeNumber: number | null;

  @Column({ type: "text", enum: RESULT_STATUSES })
  status: ResultStatus;

  @Column({ type: "text", enum: DISQUALIFICATION_REASONS, nullable: true })
  reason: DisqualificationReason | null;

  @Column({ type: "text", nullable: true })
  note: string | null;

  @Column({ type: "timestamptz", name: "changed_at", nullable: true })
  changedAt: Date | null;

  @Column({ type: "timestamptz", name: "claimed_at", nullable: true })
  claimedAt: Date | null;

  @Column({ type: "uuid", name: "claimed_by", nullable: true })
  claimedById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "claimed_by" })
  claimedBy?: User | null;
}
