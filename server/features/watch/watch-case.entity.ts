import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { WATCH_RULES, WATCH_STATES, type WatchRule, type WatchState } from "../../../domain/watch";
import { User } from "../users/user.entity";

/** Receipts that match a rule, for a manager to decide on. */
@Entity("watch_cases")
export class WatchCaseEntity {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text", enum: WATCH_RULES })
  rule: WatchRule;

  @Column({ type: "text" })
  subject: string;

  @Column({ type: "text", enum: WATCH_STATES })
  state: WatchState;

  @Column({ type: "text", nullable: true })
  note: string | null;

  @Column({ type: "timestamptz", name: "opened_at" })
  openedAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Column({ type: "uuid", name: "decided_by", nullable: true })
  decidedById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "decided_by" })
  decidedBy?: User | null;

  @Column({ type: "timestamptz", name: "decided_at", nullable: true })
  decidedAt: Date | null;
}
