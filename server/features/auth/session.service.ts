import { roleInArea } from "../../../domain/permissions";
import type { Settings, Staff } from "../../kit/context";
import type { Db } from "../../kit/db/database";
import type { Batcher } from "../../kit/concurrency/batcher";
import { isSessionToken, sha256 } from "../../kit/crypto/token";
import { type ActiveSession, touchSession } from "../users/session.queries";

/** Reads sessions by token hash, those of all waiting calls with one statement. */
export type SessionReader = Batcher<Buffer, ActiveSession>;

/**
 * Returns the user of a session token, or null if it is unknown, expired or revoked.
 * The rights follow the account's current role, limited by the area chosen at sign-in.
 */
export async function staffOfToken(
  { db, sessions }: { db: Db; sessions: SessionReader },
  token: string,
  settings: Settings,
): Promise<Staff | null> {
  if (!isSessionToken(token)) return null;
  const tokenHash = sha256(token);
  const session = await sessions.submit(tokenHash);
  const role = session && roleInArea(session.userRole, session.area);
  if (!session || !role) return null;
  if (session.isStale) await touchSession(db, tokenHash);
  const { isStale: _stale, ...account } = session;
  const needsSecondFactor = !session.hasSecondFactor && settings.twoFactorRoles.includes(session.userRole);
  return { kind: "staff", ...account, role, tokenHash, needsSecondFactor };
}
