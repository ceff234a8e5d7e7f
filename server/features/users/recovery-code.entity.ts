import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "./user.entity";

/** An unused recovery code of a user's second factor; only its hash is stored. */
@Entity("recovery_codes")
export class RecoveryCode {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "user_id" })
  user?: User;

  @PrimaryColumn({ type: "bytea", name: "code_sha256" })
  codeHash: Buffer;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
