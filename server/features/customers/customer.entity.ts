import { Column, Entity, PrimaryColumn } from "typeorm";
import { bigintColumn } from "../../kit/db/columns";

/** A member of the club. Names are null where the till knew none. */
@Entity("customers")
export class Customer {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text", name: "national_code" })
  nationalCode: string;

  @Column({ type: "text", name: "phone_number" })
  phoneNumber: string;

  @Column({ type: "text", name: "first_name", nullable: true })
  firstName: string | null;

  @Column({ type: "text", name: "last_name", nullable: true })
  lastName: string | null;

  @Column({ ...bigintColumn, name: "total_points" })
  totalPoints: number;

  @Column({ type: "integer", name: "total_receipts" })
  totalReceipts: number;

  @Column({ ...bigintColumn, name: "total_spent_toman" })
  totalSpent: number;

  @Column({ type: "integer", name: "total_codes" })
  totalLotteryCodes: number;

  @Column({ type: "timestamptz", name: "last_purchase_at", nullable: true })
  lastPurchaseDate: Date | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Column({ type: "timestamptz", name: "deleted_at", nullable: true })
  deletedAt: Date | null;
}
