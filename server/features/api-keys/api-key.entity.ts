import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import type { Scope } from "../../../domain/permissions";
import { User } from "../users/user.entity";

/** An API key of an integrator; only its hash is stored. */
@Entity("api_keys")
export class ApiKeyEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text" })
  name: string;

  @Column({ type: "bytea", name: "key_sha256" })
  hash: Buffer;

  @Column({ type: "text", array: true })
  scopes: Scope[];

  @Column({ type: "text", array: true, name: "allowed_ips" })
  allowedIps: string[];

  @Column({ type: "uuid", name: "created_by" })
  createdById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "created_by" })
  createdBy?: User;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "expires_at" })
  expiresAt: Date;

  @Column({ type: "timestamptz", name: "last_used_at", nullable: true })
  lastUsedAt: Date | null;

  @Column({ type: "timestamptz", name: "revoked_at", nullable: true })
  revokedAt: Date | null;
}
