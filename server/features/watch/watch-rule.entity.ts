import { Column, Entity, PrimaryColumn } from "typeorm";
import { WATCH_RULES, type WatchRule } from "../../../domain/watch";

/** The settings of a rule. */
@Entity("watch_rules")
export class WatchRuleEntity {
  @PrimaryColumn({ type: "text", enum: WATCH_RULES })
  rule: WatchRule;

  @Column({ type: "boolean", name: "is_enabled" })
  isEnabled: boolean;

  @Column({ type: "integer" })
  threshold: number;

  @Column({ type: "integer", name: "period_minutes", nullable: true })
  periodMinutes: number | null;

  @Column({ type: "integer", name: "opens_minute", nullable: true })
  opensMinute: number | null;

  @Column({ type: "integer", name: "closes_minute", nullable: true })
  closesMinute: number | null;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;
}
