import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { DRAW_MODES, DRAW_STATES, type DrawMode, type DrawState } from "../../../domain/draws/draw";
import type { StoreType } from "../../../domain/stores";
import { Campaign } from "../campaigns/campaign.entity";
import { EventEntity } from "../events/event.entity";
import { User } from "../users/user.entity";

/** A draw of prizes among lottery codes. Its definition is fixed from the announcement on. */
@Entity("draws")
export class Draw {
  @PrimaryColumn({ type: "uuid" })
  id: string;

  @Column({ type: "text", enum: DRAW_STATES })
  state: DrawState;

  @Column({ type: "text", enum: DRAW_MODES })
  mode: DrawMode;

  @Column({ type: "text", name: "name_fa" })
  nameFa: string;

  @Column({ type: "text", name: "name_en" })
  nameEn: string;

  @Column({ type: "text", name: "rules_fa" })
  rulesFa: string;

  @Column({ type: "text", name: "rules_en" })
  rulesEn: string;

  @Column({ type: "uuid", name: "event_id", nullable: true })
  eventId: string | null;

  @ManyToOne(() => EventEntity)
  @JoinColumn({ name: "event_id" })
  event?: EventEntity | null;

  @Column({ type: "uuid", name: "campaign_id", nullable: true })
  campaignId: string | null;

  @ManyToOne(() => Campaign)
  @JoinColumn({ name: "campaign_id" })
  campaign?: Campaign | null;

  @Column({ type: "timestamptz", name: "period_start", nullable: true })
  periodStart: Date | null;

  @Column({ type: "timestamptz", name: "period_end", nullable: true })
  periodEnd: Date | null;

  @Column({ type: "boolean", name: "includes_receipts" })
  includesReceipts: boolean;

  @Column({ type: "boolean", name: "includes_pool" })
  includesPool: boolean;

  @Column({ type: "smallint", name: "store_types", array: true, nullable: true })
  storeTypes: StoreType[] | null;

  @Column({ type: "timestamptz", name: "cutoff_at" })
  cutoffAt: Date;

  @Column({ type: "integer", name: "check_minutes" })
  checkMinutes: number;

  @Column({ type: "integer", name: "dispute_minutes" })
  disputeMinutes: number;

  @Column({ type: "timestamptz", name: "draw_at" })
  drawAt: Date;

  @Column({ type: "integer" })
  reserves: number;

  @Column({ type: "boolean", name: "is_one_per_owner" })
  isOnePerOwner: boolean;

  @Column({ type: "boolean", name: "excludes_staff" })
  excludesStaff: boolean;

  @Column({ type: "text", name: "entropy_source", nullable: true })
  entropySource: string | null;

  @Column({ type: "bytea", nullable: true })
  commitment: Buffer | null;

  @Column({ type: "uuid", name: "copied_from_id", nullable: true })
  copiedFromId: string | null;

  @ManyToOne(() => Draw)
  @JoinColumn({ name: "copied_from_id" })
  copiedFrom?: Draw | null;

  @Column({ type: "text", name: "verifier_sha256", nullable: true })
  verifierSha256: string | null;

  /** Canonical JSON, byte for byte. */
  @Column({ type: "text", nullable: true })
  manifest: string | null;

  @Column({ type: "bytea", name: "manifest_hash", nullable: true })
  manifestHash: Buffer | null;

  /** The salt of the hash of the exclusions: lets a notary check the hash; not published. */
  @Column({ type: "text", name: "exclusions_salt", nullable: true })
  exclusionsSalt: string | null;

  /** Canonical JSON, byte for byte. */
  @Column({ type: "text", nullable: true })
  result: string | null;

  @Column({ type: "bytea", name: "result_hash", nullable: true })
  resultHash: Buffer | null;

  @Column({ type: "uuid", name: "created_by", nullable: true })
  createdById: string | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: "created_by" })
  createdBy?: User | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  @Column({ type: "timestamptz", name: "announced_at", nullable: true })
  announcedAt: Date | null;

  @Column({ type: "timestamptz", name: "frozen_at", nullable: true })
  frozenAt: Date | null;

  @Column({ type: "timestamptz", name: "anchored_at", nullable: true })
  anchoredAt: Date | null;

  @Column({ type: "timestamptz", name: "drawn_at", nullable: true })
  drawnAt: Date | null;

  @Column({ type: "timestamptz", name: "settled_at", nullable: true })
  settledAt: Date | null;

  @Column({ type: "timestamptz", name: "voided_at", nullable: true })
  voidedAt: Date | null;

  @Column({ type: "text", name: "void_reason", nullable: true })
  voidReason: string | null;
}
