import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { bigintColumn } from "../../kit/db/columns";
import { Receipt } from "./receipt.entity";
import { LedgerEntry } from "./ledger-entry.entity";

/** A caller's key of a receipt or reversal that was recorded, kept for seven days. */
@Entity("idempotency_keys")
export class IdempotencyKey {
  @PrimaryColumn({ type: "text" })
  scope: string;

  @PrimaryColumn({ type: "text" })
  key: string;

  @Column({ type: "bytea", name: "payload_sha256" })
  payload: Buffer;

  @Column({ type: "uuid", name: "receipt_id" })
  receiptId: string;

  @ManyToOne(() => Receipt, { nullable: false })
  @JoinColumn({ name: "receipt_id" })
  receipt?: Receipt;

  @Column({ ...bigintColumn, name: "ledger_id", nullable: true })
  ledgerId: number | null;

  @ManyToOne(() => LedgerEntry)
  @JoinColumn({ name: "ledger_id" })
  ledger?: LedgerEntry | null;

  @Column({ type: "integer" })
  codes: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
