import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { AREAS, type Area } from "../../../domain/permissions";
import { SESSION_AUTHS, type SessionAuth } from "../../../domain/users";
import { User } from "./user.entity";

/** A session of a user. The token itself is not stored. */
@Entity("sessions")
export class Session {
  @PrimaryColumn({ type: "bytea", name: "token_sha256" })
  tokenHash: Buffer;

  @Column({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "user_id" })
  user?: User;

  @Column({ type: "text", enum: AREAS })
  area: Area;

  @Column({ type: "text", enum: SESSION_AUTHS })
  auth: SessionAuth;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "last_seen_at" })
  lastSeenAt: Date;

  @Column({ type: "timestamptz", name: "expires_at" })
  expiresAt: Date;

  @Column({ type: "timestamptz", name: "revoked_at", nullable: true })
  revokedAt: Date | null;

  @Column({ type: "text", name: "revoked_reason", nullable: true })
  revokedReason: string | null;

  @Column({ type: "uuid" })
  id: string;

  @Column({ type: "text", nullable: true })
  ip: string | null;

  @Column({ type: "text", nullable: true })
  device: string | null;

  @Column({ type: "timestamptz", name: "password_confirmed_at" })
  passwordConfirmedAt: Date;

  /** The open shift of a till. */
  @Column({ type: "uuid", name: "shift_id", nullable: true })
  shiftId: string | null;
}
