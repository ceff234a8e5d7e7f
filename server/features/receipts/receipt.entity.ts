import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { STORE_TYPES, type StoreType } from "../../../domain/stores";
import { bigintColumn } from "../../kit/db/columns";
import { Store } from "../stores/store.entity";
import { Customer } from "../customers/customer.entity";
import { User } from "../users/user.entity";
import { Shift } from "../shifts/shift.entity";
import { Campaign } from "../campaigns/campaign.entity";

/** A recorded receipt. Amounts are in Toman. */
@Entity("receipts")
export class Receipt {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text", name: "receipt_number" })
  receiptNumber: string;

  @Column({ type: "text", name: "receipt_key" })
  receiptKey: string;

  @Column({ type: "uuid", name: "store_id", nullable: true })
  storeId: string | null;

  @ManyToOne(() => Store)
  @JoinColumn({ name: "store_id" })
  store?: Store | null;

  @Column({ type: "uuid", name: "customer_id" })
  customerId: string;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: "customer_id" })
  customer?: Customer;

  @Column({ ...bigintColumn, name: "amount_toman" })
  amountToman: number;

  @Column({ ...bigintColumn, name: "returned_toman" })
  returnedToman: number;

  @Column({ type: "smallint", name: "store_type", enum: STORE_TYPES })
  storeType: StoreType;

  @Column({ type: "integer" })
  multiplier: number;

  @Column({ type: "integer" })
  points: number;

  @Column({ type: "integer", name: "points_reversed" })
  pointsReversed: number;

  @Column({ type: "integer", name: "codes_generated" })
  codesGenerated: number;

  @Column({ type: "timestamptz", name: "purchased_at" })
  purchasedAt: Date;

  @Column({ type: "bytea", name: "content_sha256" })
  contentHash: Buffer;

  @Column({ type: "uuid", name: "created_by", nullable: true })
  createdById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "created_by" })
  createdBy?: User | null;

  /** The user who sent the receipt for the one who recorded it. */
  @Column({ type: "uuid", name: "submitted_by", nullable: true })
  submittedById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "submitted_by" })
  submittedBy?: User | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "voided_at", nullable: true })
  voidedAt: Date | null;

  @Column({ type: "uuid", name: "campaign_id", nullable: true })
  campaignId: string | null;

  @ManyToOne(() => Campaign)
  @JoinColumn({ name: "campaign_id" })
  campaign?: Campaign | null;

  @Column({ type: "uuid", name: "shift_id", nullable: true })
  shiftId: string | null;

  @ManyToOne(() => Shift)
  @JoinColumn({ name: "shift_id" })
  shift?: Shift | null;
}
