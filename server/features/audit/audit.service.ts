import type { Ctx, Tx } from "../../kit/context";
import { sha256 } from "../../kit/crypto/token";
import { insertAudit } from "./audit.sql";

export type AuditAction =
  | "CREATE"
  | "UPDATE"
  | "DELETE"
  | "EXPORT"
  | "LOGIN"
  | "LOGOUT"
  | "VOID"
  | "RETURN"
  | "GENERATE_CODES"
  | "CHANGE_PASSWORD";

export interface AuditEntry {
  action: AuditAction;
  entity: string;
  entityId: string;
  /** What changed; never a secret, personal data masked. */
  details?: Record<string, unknown>;
  /** Who did it where the context does not know yet, as at sign-in. */
  actor?: { id: string; role: string };
}

/** The address a request came from, kept only as a hash. */
export const ipHashOf = (ctx: Ctx): Buffer => sha256(ctx.ip);

/** Writes a line of the trail in the transaction of the change it tells of. */
export async function record(tx: Tx, { actor, ...entry }: AuditEntry): Promise<void> {
  await insertAudit(tx.db, {
    ...entry,
    actorId: actor?.id ?? tx.actor?.userId ?? null,
    actorRole: actor?.role ?? tx.actor?.role ?? null,
    ipHash: ipHashOf(tx),
    requestId: tx.requestId,
  });
}
