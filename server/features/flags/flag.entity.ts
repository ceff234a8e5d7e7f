import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { User } from "../users/user.entity";

/** A feature flag and the user who changed it last. */
@Entity("feature_flags")
export class Flag {
  @PrimaryColumn({ type: "text" })
  name: string;

  @Column({ type: "boolean", name: "is_enabled" })
  isEnabled: boolean;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Column({ type: "uuid", name: "updated_by", nullable: true })
  updatedById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "updated_by" })
  updatedBy?: User | null;
}
