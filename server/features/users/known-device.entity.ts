import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "./user.entity";

/** A device from which a user has signed in. */
@Entity("known_devices")
export class KnownDevice {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "user_id" })
  user?: User;

  @PrimaryColumn({ type: "bytea", name: "device_hash" })
  deviceHash: Buffer;

  @Column({ type: "timestamptz", name: "last_login_at" })
  lastLoginAt: Date;
}
