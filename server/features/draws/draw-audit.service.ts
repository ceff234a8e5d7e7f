import type { AuditAction } from "../../../domain/audit";
import { auditHash, CHAIN_START } from "../../../domain/draws/audit-chain";
import { manifestTime } from "../../../domain/draws/draw";
import { canonicalJson } from "../../../domain/draws/manifest";
import { currentActor } from "../../kit/auth/authorization";
import type { Tx } from "../../kit/context";
import { recordAudit } from "../audit/audit.service";
import { insertAuditEntry, lastAuditEntry } from "./draw.queries";

/**
 * Writes an audit entry of a draw, also as the next entry of the draw's hash chain. The caller has locked the draw, so
 * entries of one draw are written one after another. `details` contains no personal data.
 */
export async function recordDrawAudit(
  tx: Tx,
  drawId: string,
  action: AuditAction,
  details: Record<string, unknown>,
): Promise<void> {
  const last = await lastAuditEntry(tx.db, drawId);
  const actor = currentActor(tx);
  const entry = {
    position: (last?.position ?? 0) + 1,
    at: manifestTime(tx.now),
    action,
    actor_id: actor?.id ?? null,
    actor_role: actor?.role ?? null,
    details,
    previous: last?.hash ?? CHAIN_START,
  };
  const hash = auditHash(drawId, entry);
  await insertAuditEntry(tx.db, { drawId, position: entry.position, body: canonicalJson(entry), hash });
  await recordAudit(tx, { action, entity: "draw", entityId: drawId, details: { ...details, hash } });
}

/** Returns the hash of the last audit entry of a draw. */
export const auditHead = async (tx: Tx, drawId: string): Promise<string> =>
  (await lastAuditEntry(tx.db, drawId))?.hash ?? CHAIN_START;
