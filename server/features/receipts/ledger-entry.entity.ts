import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { LEDGER_KINDS, type LedgerKind } from "../../../domain/points";
import { bigintColumn } from "../../kit/db/columns";
import { Customer } from "../customers/customer.entity";
import { Receipt } from "./receipt.entity";
import { User } from "../users/user.entity";

/** A change of a customer's points. Entries are never updated or deleted. */
@Entity("points_ledger")
export class LedgerEntry {
  @PrimaryGeneratedColumn({ type: "bigint" })
  id: number;

  @Column({ type: "uuid", name: "customer_id" })
  customerId: string;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: "customer_id" })
  customer?: Customer;

  @Column({ type: "uuid", name: "receipt_id", nullable: true })
  receiptId: string | null;

  @ManyToOne(() => Receipt)
  @JoinColumn({ name: "receipt_id" })
  receipt?: Receipt | null;

  @Column({ type: "text", enum: LEDGER_KINDS })
  kind: LedgerKind;

  @Column({ type: "integer" })
  delta: number;

  @Column({ ...bigintColumn, name: "amount_toman", nullable: true })
  amountToman: number | null;

  @Column({ type: "text", nullable: true })
  reason: string | null;

  @Column({ type: "uuid", name: "created_by", nullable: true })
  createdById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "created_by" })
  createdBy?: User | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "uuid", name: "counterpart_id", nullable: true })
  counterpartId: string | null;

  @ManyToOne(() => Customer)
  @JoinColumn({ name: "counterpart_id" })
  counterpart?: Customer | null;

  @Column({ type: "uuid", name: "merge_id", nullable: true })
  mergeId: string | null;

  @Column({ type: "uuid", name: "import_id", nullable: true })
  importId: string | null;

  @Column({ type: "text", nullable: true })
  reference: string | null;
}
