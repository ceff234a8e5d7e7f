import { IsNull, LessThan, Not, Raw } from "typeorm";
import { AREAS, ROLES } from "../../../domain/permissions";
import { CONFIRMED_MINUTES } from "../../../domain/users";
import type { Db } from "../../kit/db/database";
import { execute, executeOne, narrowRow, PREPARED } from "../../kit/db/queries";
import { KnownDevice } from "./known-device.entity";
import { Session } from "./session.entity";
import { User } from "./user.entity";
import * as sql from "./session.generated";

/** The time of the database: sessions are compared with it by every process. */
const now = () => "now()";

export type ActiveSession = Awaited<ReturnType<typeof findActiveSessions>>[number];

/**
 * Returns the sessions of token hashes with their accounts, in the same order; null for one that is expired, idle or
 * revoked, or whose account is closed.
 */
export async function findActiveSessions(db: Db, tokenHashes: Buffer[], idleMinutes: number) {
  const params = { tokenHashes, idleMinutes, confirmedMinutes: CONFIRMED_MINUTES };
  const found = await execute(db, sql.findActiveSessions, params, PREPARED);
  const sessions = new Map(
    found.map(({ tokenHash, ...session }) => [
      tokenHash.toString("hex"),
      narrowRow(session, { userRole: ROLES, area: AREAS }),
    ]),
  );
  return tokenHashes.map((hash) => sessions.get(hash.toString("hex")) ?? null);
}

/** Updates the time of last use; called at most once a minute. */
export const touchSession = (db: Db, tokenHash: Buffer): Promise<unknown> =>
  db.update(Session, { tokenHash, revokedAt: IsNull() }, { lastSeenAt: now });

/**
 * Locks an account until the transaction ends, which serializes its sign-ins and password changes. Returns false if the
 * verified password, the second factor or the account has changed, or the one-time password is used or expired.
 */
export async function lockAccountForShare(
  db: Db,
  { id, passwordHash, totpEnabledAt }: Pick<User, "id" | "passwordHash" | "totpEnabledAt">,
): Promise<boolean> {
  const hasSecondFactor = totpEnabledAt !== null;
  const locked = await executeOne(db, sql.lockAccountForShare, { id, passwordHash, hasSecondFactor });
  return locked !== null;
}

export const insertSession = (db: Db, session: sql.InsertSessionParams): Promise<unknown> =>
  execute(db, sql.insertSession, session);

export const revokeSession = (db: Db, tokenHash: Buffer, reason: string): Promise<unknown> =>
  db.update(Session, { tokenHash, revokedAt: IsNull() }, { revokedAt: now, revokedReason: reason });

/** Marks a one-time password as used. */
export const consumeOneTimePassword = (db: Db, userId: string): Promise<unknown> =>
  db.update(User, { id: userId, passwordExpiresAt: Not(IsNull()) }, { passwordExpiresAt: now });

/** Revokes all sessions of a user, except one, and returns the number that had not expired. */
export async function revokeSessions(
  db: Db,
  userId: string,
  reason: string,
  except: Buffer | null = null,
): Promise<number> {
  const revoked = await execute(db, sql.revokeSessions, { userId, reason, except });
  return revoked.filter(({ wasActive }) => wasActive).length;
}

/** Revokes one session of a user by its public id. Returns false if there is none. */
export async function revokeSessionById(db: Db, userId: string, id: string): Promise<boolean> {
  const changes = { revokedAt: now, revokedReason: "ended by its owner" };
  const { affected } = await db.update(Session, { userId, id, revokedAt: IsNull() }, changes);
  return affected === 1;
}

/** Returns a user's open sessions, newest first. */
export async function openSessions(db: Db, params: sql.OpenSessionsParams) {
  const sessions = await execute(db, sql.openSessions, params);
  return sessions.map((session) => narrowRow(session, { area: AREAS }));
}

/** Stores that the password was confirmed now. */
export const confirmSession = (db: Db, tokenHash: Buffer): Promise<unknown> =>
  db.update(Session, { tokenHash }, { passwordConfirmedAt: now });

/** Revokes a user's oldest sessions so that at most `max` remain. */
export const revokeOldestSessions = (db: Db, userId: string, max: number): Promise<unknown> =>
  execute(db, sql.revokeOldestSessions, { userId, max });

/** Consumes a TOTP time step. Returns false if it or a later one was already used. */
export async function consumeTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const unused = [IsNull(), LessThan(step)].map((totpLastStep) => ({ id: userId, totpLastStep }));
  const { affected } = await db.update(User, unused, { totpLastStep: step });
  return affected === 1;
}

/** Returns whether the user signed in from this device within the last 30 days. */
export const isKnownDevice = (db: Db, userId: string, deviceHash: Buffer): Promise<boolean> =>
  db.existsBy(KnownDevice, { userId, deviceHash, lastLoginAt: Raw((at) => `${at} > now() - interval '30 days'`) });

export const rememberDevice = (db: Db, userId: string, deviceHash: Buffer): Promise<unknown> =>
  db.upsert(KnownDevice, { userId, deviceHash, lastLoginAt: now }, ["userId", "deviceHash"]);

/** Deletes sessions 30 days after they ended. */
export const deleteOldSessions = (db: Db): Promise<unknown> =>
  db
    .createQueryBuilder()
    .delete()
    .from(Session)
    .where("least(expires_at, revoked_at) < now() - interval '30 days'")
    .execute();
