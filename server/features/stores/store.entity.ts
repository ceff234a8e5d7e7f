import { Column, Entity, PrimaryColumn } from "typeorm";
import type { StoreType } from "../../../domain/stores";

/** A store of the mall. */
@Entity("stores")
export class Store {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text", name: "store_name" })
  storeName: string;

  @Column({ type: "text", name: "name_key" })
  nameKey: string;

  @Column({ type: "smallint", name: "store_type" })
  storeType: StoreType;

  @Column({ type: "text", name: "manager_name", nullable: true })
  managerName: string | null;

  @Column({ type: "text", name: "phone_number", nullable: true })
  phoneNumber: string | null;

  @Column({ type: "text", nullable: true })
  address: string | null;

  @Column({ type: "text", nullable: true })
  description: string | null;

  @Column({ type: "boolean", name: "is_active" })
  isActive: boolean;

  @Column({ type: "timestamptz", name: "deactivated_at", nullable: true })
  deactivatedAt: Date | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Column({ type: "timestamptz", name: "deleted_at", nullable: true })
  deletedAt: Date | null;
}
