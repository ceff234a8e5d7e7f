import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { MONEY_UNITS, type MoneyUnit } from "../../../domain/money";
import { type Role, ROLES } from "../../../domain/permissions";
import { bigintColumn } from "../../kit/db/columns";
import { DateTime } from "../../kit/graphql/scalars";
import { RoleEnum } from "./role.types";

@Entity("users")
@ObjectType({ description: "A staff account." })
export class User {
  @Field(() => ID)
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Field(() => String)
  @Column({ type: "text" })
  username: string;

  @Column({ type: "text", name: "username_key" })
  usernameKey: string;

  @Field(() => String, { nullable: true })
  @Column({ type: "text", nullable: true })
  email: string | null;

  @Field(() => String)
  @Column({ type: "text", name: "full_name" })
  fullName: string;

  @Field(() => String, { nullable: true })
  @Column({ type: "text", name: "phone_number", nullable: true })
  phoneNumber: string | null;

  @Field(() => RoleEnum)
  @Column({ type: "text", enum: ROLES })
  role: Role;

  @Column({ type: "text", name: "password_hash" })
  passwordHash: string;

  @Column({ type: "boolean", name: "must_change_password" })
  mustChangePassword: boolean;

  /** Set for a generated one-time password: it expires at this time or after one sign-in. */
  @Column({ type: "timestamptz", name: "password_expires_at", nullable: true })
  passwordExpiresAt: Date | null;

  @Field(() => Boolean)
  @Column({ type: "boolean", name: "is_active" })
  isActive: boolean;

  /** Encrypted with SECRET_KEY, bound to the user's id. */
  @Column({ type: "text", name: "totp_secret", nullable: true })
  totpSecret: string | null;

  @Column({ type: "timestamptz", name: "totp_enabled_at", nullable: true })
  totpEnabledAt: Date | null;

  @Column({ ...bigintColumn, name: "totp_last_step", nullable: true })
  totpLastStep: number | null;

  @Column({ type: "text", name: "report_unit", enum: MONEY_UNITS })
  reportUnit: MoneyUnit;

  @Field(() => DateTime)
  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Column({ type: "timestamptz", name: "deleted_at", nullable: true })
  deletedAt: Date | null;
}
