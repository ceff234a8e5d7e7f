import { roleInArea } from "../../../domain/permissions";
import type { Actor, Db, Settings } from "../../kit/context";
import { isSessionToken, sha256 } from "../../kit/crypto/token";
import { findLiveSession, touchSession } from "./session.sql";

/**
 * The actor a bearer token stands for, or null where it is not one of ours, over or revoked.
 * The rights come from the account as it is now, under the ceiling of the area chosen at sign-in.
 */
export async function actorOf(db: Db, token: string, settings: Settings): Promise<Actor | null> {
  if (!isSessionToken(token)) return null;
  const tokenHash = sha256(token);
  const session = await findLiveSession(db, tokenHash, settings.sessionIdleMinutes);
  const role = session && roleInArea(session.userRole, session.area);
  if (!session || !role) return null;
  if (session.isStale) await touchSession(db, tokenHash);
  const { hasSecondFactor, isStale: _stale, ...account } = session;
  const needsSecondFactor = !hasSecondFactor && settings.twoFactorRoles.includes(session.userRole);
  return { ...account, role, tokenHash, needsSecondFactor };
}
