import { actorOf } from "../../kit/caller";
import type { Tx } from "../../kit/context";
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
  | "CHANGE_PASSWORD"
  | "RESTORE"
  | "MERGE"
  | "ERASE";

export interface AuditEntry {
  action: AuditAction;
  entity: string;
  entityId: string;
  /** What changed; never a secret, personal data masked. */
  details?: Record<string, unknown>;
  /** Who did it where the context does not know yet, as at sign-in. */
  actor?: { id: string; role: string };
}

type Changes = Record<string, [before: unknown, after: unknown]>;

/** What differs between two states of a thing, field by field, for the details of a line. */
export function changesOf<Thing extends object>(before: Thing, after: Partial<Thing>): { changes: Changes } {
  const changes: Changes = {};
  for (const [field, value] of Object.entries(after)) {
    const old = (before as Record<string, unknown>)[field] ?? null;
    const now: unknown = value ?? null;
    if (JSON.stringify(old) !== JSON.stringify(now)) changes[field] = [old, now];
  }
  return { changes };
}

/** Writes a line of the trail in the transaction of the change it tells of. */
export async function record(tx: Tx, { actor, ...entry }: AuditEntry): Promise<void> {
  const by = actor ?? actorOf(tx);
  await insertAudit(tx.db, {
    ...entry,
    actorId: by?.id ?? null,
    actorRole: by?.role ?? null,
    ip: tx.ip,
    requestId: tx.requestId,
  });
}
