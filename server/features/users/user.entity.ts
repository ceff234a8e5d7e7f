import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Role } from "../../../domain/permissions";
import { bigintColumn } from "../../kit/db/columns";

/** A staff account. */
@Entity("users")
export class User {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text" })
  username: string;

  @Column({ type: "text", name: "username_key" })
  usernameKey: string;

  @Column({ type: "text", nullable: true })
  email: string | null;

  @Column({ type: "text", name: "full_name" })
  fullName: string;

  @Column({ type: "text", name: "phone_number", nullable: true })
  phoneNumber: string | null;

  @Column({ type: "text" })
  role: Role;

  @Column({ type: "text", name: "password_hash" })
  passwordHash: string;

  @Column({ type: "boolean", name: "must_change_password" })
  mustChangePassword: boolean;

  @Column({ type: "boolean", name: "is_active" })
  isActive: boolean;

  /** Sealed with SECRET_KEY under the user's id. */
  @Column({ type: "text", name: "totp_secret", nullable: true })
  totpSecret: string | null;

  @Column({ type: "timestamptz", name: "totp_enabled_at", nullable: true })
  totpEnabledAt: Date | null;

  @Column({ ...bigintColumn, name: "totp_last_step", nullable: true })
  totpLastStep: number | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Column({ type: "timestamptz", name: "deleted_at", nullable: true })
  deletedAt: Date | null;
}
