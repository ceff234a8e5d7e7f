import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { VIEW_SCREENS, type ViewScreen } from "../../../domain/saved-views";
import { User } from "../users/user.entity";

/** The state of a screen that a user has saved, for themselves or for all. */
@Entity("saved_views")
export class SavedViewEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text", enum: VIEW_SCREENS })
  screen: ViewScreen;

  @Column({ type: "text" })
  name: string;

  /** The names and values of the URL's parameters. */
  @Column({ type: "jsonb" })
  params: [string, string][];

  @Column({ type: "boolean", name: "is_shared" })
  isShared: boolean;

  @Column({ type: "uuid", name: "owner_id" })
  ownerId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: "owner_id" })
  owner?: User;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;
}
