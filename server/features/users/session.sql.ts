import type { Area, Role } from "../../../domain/permissions";
import { CONFIRMED_MINUTES } from "../../../domain/users";
import type { Db } from "../../kit/db/database";
import { execute, executeOne, queryRow, type Statement } from "../../kit/db/queries";
import * as sql from "./session.generated";

export interface ActiveSession {
  userId: string;
  username: string;
  fullName: string;
  userRole: Role;
  area: Area;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  isConfirmed: boolean;
  isStale: boolean;
}

const ACTIVE_SESSION: Statement = {
  name: "live-session",
  text: `
    select u.id as "userId", u.username, u.full_name as "fullName", u.role as "userRole", s.area,
      u.must_change_password as "mustChangePassword", u.totp_enabled_at is not null as "hasSecondFactor",
      s.password_confirmed_at > now() - interval '${CONFIRMED_MINUTES} minutes' as "isConfirmed",
      s.last_seen_at < now() - interval '1 minute' as "isStale"
    from sessions s join users u on u.id = s.user_id
    where s.token_sha256 = $1 and s.revoked_at is null and s.expires_at > now()
      and s.last_seen_at > now() - make_interval(mins => $2)
      and u.is_active and u.deleted_at is null`,
};

/**
 * Returns the session of a token hash with its account, or null if it is expired, idle, revoked or the account is
 * closed.
 */
export const findActiveSession = (db: Db, tokenHash: Buffer, idleMinutes: number): Promise<ActiveSession | null> =>
  queryRow<ActiveSession>(db, ACTIVE_SESSION, [tokenHash, idleMinutes]);

/** Updates the time of last use; called at most once a minute. */
export const touchSession = (db: Db, tokenHash: Buffer): Promise<unknown> =>
  execute(db, sql.touchSession, { tokenHash });

/**
 * Locks an account until the transaction ends, which serializes its sign-ins and password changes. Returns false if the
 * verified password or the account has changed, or the one-time password is used or expired.
 */
export async function lockAccountForShare(db: Db, userId: string, passwordHash: string): Promise<boolean> {
  const locked = await executeOne(db, sql.lockAccountForShare, { userId, passwordHash });
  return locked !== null;
}

export interface NewSession {
  tokenHash: Buffer;
  userId: string;
  area: Area;
  auth: "pwd" | "pwd+totp";
  hours: number;
  ip: string;
  device: string | null;
}

export const insertSession = (db: Db, session: NewSession): Promise<unknown> =>
  execute(db, sql.insertSession, { tokenHash: session.tokenHash, userId: session.userId, area: session.area, auth: session.auth, hours: session.hours, ip: session.ip, device: session.device });

export const revokeSession = (db: Db, tokenHash: Buffer, reason: string): Promise<unknown> =>
  execute(db, sql.revokeSession, { tokenHash, reason });

/** Marks a one-time password as used. */
export const consumeOneTimePassword = (db: Db, userId: string): Promise<unknown> =>
  execute(db, sql.consumeOneTimePassword, { userId });

/** Revokes all sessions of a user and returns the number that had not expired. */
export async function revokeSessions(db: Db, userId: string, reason: string): Promise<number> {
  const revoked = await execute(db, sql.revokeSessions, { userId, reason });
  return revoked.filter(({ wasLive }) => wasLive).length;
}

/** Revokes all sessions of a user but one and returns the number that had not expired. */
export async function revokeOtherSessions(
  db: Db,
  userId: string,
  currentHash: Buffer,
  reason: string,
): Promise<number> {
  const revoked = await execute(db, sql.revokeOtherSessions, { userId, currentHash, reason });
  return revoked.filter(({ wasLive }) => wasLive).length;
}

/** Revokes one session of a user by its public id. Returns false if there is none. */
export async function revokeSessionById(db: Db, userId: string, id: string): Promise<boolean> {
  const revoked = await executeOne(db, sql.revokeSessionById, { userId, id });
  return revoked !== null;
}

export interface OpenSessionRow {
  id: string;
  area: Area;
  device: string | null;
  ip: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

/** Returns a user's open sessions, newest first. */
export const openSessions = (
  db: Db,
  { userId, current, idleMinutes }: { userId: string; current: Buffer; idleMinutes: number },
): Promise<OpenSessionRow[]> =>
  execute(db, sql.openSessions, { userId, current, idleMinutes });

/** Stores that the password was confirmed now. */
export const confirmSession = (db: Db, tokenHash: Buffer): Promise<unknown> =>
  execute(db, sql.confirmSession, { tokenHash });
/** Revokes a user's oldest sessions so that at most `max` remain. */
export const revokeOldestSessions = (db: Db, userId: string, max: number): Promise<unknown> =>
  execute(db, sql.revokeOldestSessions, { userId, max });

/** Consumes a TOTP time step. Returns false if it or a later one was already used. */
export async function consumeTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const consumed = await executeOne(db, sql.consumeTotpStep, { userId, step });
  return consumed !== null;
}

/** Returns whether the user signed in from this device within the last 30 days. */
export async function isKnownDevice(db: Db, userId: string, deviceHash: Buffer): Promise<boolean> {
  const known = await executeOne(db, sql.isKnownDevice, { userId, deviceHash });
  return known !== null;
}

export const rememberDevice = (db: Db, userId: string, deviceHash: Buffer): Promise<unknown> =>
  execute(db, sql.rememberDevice, { userId, deviceHash });

/** Deletes sessions 30 days after they ended. */
export const deleteOldSessions = (db: Db): Promise<unknown> =>
  execute(db, sql.deleteOldSessions, undefined);
