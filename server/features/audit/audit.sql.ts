import type { Db } from "../../kit/context";
import { rows } from "../../kit/db/sql";

export interface AuditRow {
  actorId: string | null;
  actorRole: string | null;
  action: string;
  entity: string;
  entityId: string;
  details?: Record<string, unknown>;
  /** The address it was asked from. */
  ip: string;
  requestId: string;
}

export const insertAudit = (db: Db, line: AuditRow): Promise<unknown> =>
  rows(
    db,
    `insert into audit_log (actor_id, actor_role, action, entity, entity_id, details, ip, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      line.actorId,
      line.actorRole,
      line.action,
      line.entity,
      line.entityId,
      JSON.stringify(line.details ?? {}),
      line.ip,
      line.requestId,
    ],
  );
