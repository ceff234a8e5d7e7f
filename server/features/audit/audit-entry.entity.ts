import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/**
 * An entry of the audit log, which is partitioned by month. The actor is a user, an API key or null, so it has no
 * relation.
 */
@Entity("audit_log")
export class AuditEntryEntity {
  @PrimaryGeneratedColumn({ type: "bigint" })
  id: number;

  @PrimaryColumn({ type: "timestamptz", default: () => "now()" })
  at: Date;

  @Column({ type: "uuid", name: "actor_id", nullable: true })
  actorId: string | null;

  @Column({ type: "text", name: "actor_role", nullable: true })
  actorRole: string | null;

  @Column({ type: "text" })
  action: string;

  @Column({ type: "text" })
  entity: string;

  @Column({ type: "text", name: "entity_id", nullable: true })
  entityId: string | null;

  @Column({ type: "jsonb" })
  details: object;

  @Column({ type: "text", name: "request_id", nullable: true })
  requestId: string | null;

  @Column({ type: "text", nullable: true })
  ip: string | null;
}
