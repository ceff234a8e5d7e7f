import type { Area, Role } from "../../../domain/permissions";
import { CONFIRMED_MINUTES } from "../../../domain/users";
import type { Db } from "../../kit/db/database";
import { queryRow, queryRows, type Statement } from "../../kit/db/queries";

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
  queryRows(db, `update sessions s set last_seen_at = now() where s.token_sha256 = $1 and s.revoked_at is null`, [
    tokenHash,
  ]);

/**
 * Locks an account until the transaction ends, which serializes its sign-ins and password changes. Returns false if the
 * verified password or the account has changed, or the one-time password is used or expired.
 */
export async function lockAccountForShare(db: Db, userId: string, passwordHash: string): Promise<boolean> {
  const locked = await queryRow(
    db,
    `select u.id from users u
     where u.id = $1 and u.password_hash = $2 and u.is_active and u.deleted_at is null
       and (u.password_expires_at is null or u.password_expires_at > now()) for no key update`,
    [userId, passwordHash],
  );
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
  queryRows(
    db,
    `insert into sessions (token_sha256, user_id, area, auth, expires_at, ip, device)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5), $6, $7)`,
    [session.tokenHash, session.userId, session.area, session.auth, session.hours, session.ip, session.device],
  );

export const revokeSession = (db: Db, tokenHash: Buffer, reason: string): Promise<unknown> =>
  queryRows(
    db,
    `update sessions s set revoked_at = now(), revoked_reason = $2 where s.token_sha256 = $1 and s.revoked_at is null`,
    [tokenHash, reason],
  );

/** Marks a one-time password as used. */
export const consumeOneTimePassword = (db: Db, userId: string): Promise<unknown> =>
  queryRows(
    db,
    `update users u set password_expires_at = now() where u.id = $1 and u.password_expires_at is not null`,
    [userId],
  );

/** Revokes all sessions of a user and returns the number that had not expired. */
export async function revokeSessions(db: Db, userId: string, reason: string): Promise<number> {
  const revoked = await queryRows<{ wasLive: boolean }>(
    db,
    `update sessions s set revoked_at = now(), revoked_reason = $2
     where s.user_id = $1 and s.revoked_at is null returning s.expires_at > now() as "wasLive"`,
    [userId, reason],
  );
  return revoked.filter(({ wasLive }) => wasLive).length;
}

/** Revokes all sessions of a user but one and returns the number that had not expired. */
export async function revokeOtherSessions(
  db: Db,
  userId: string,
  currentHash: Buffer,
  reason: string,
): Promise<number> {
  const revoked = await queryRows<{ wasLive: boolean }>(
    db,
    `update sessions s set revoked_at = now(), revoked_reason = $3
     where s.user_id = $1 and s.token_sha256 <> $2 and s.revoked_at is null returning s.expires_at > now() as "wasLive"`,
    [userId, currentHash, reason],
  );
  return revoked.filter(({ wasLive }) => wasLive).length;
}

/** Revokes one session of a user by its public id. Returns false if there is none. */
export async function revokeSessionById(db: Db, userId: string, id: string): Promise<boolean> {
  const revoked = await queryRow(
    db,
    `update sessions s set revoked_at = now(), revoked_reason = 'ended by its owner'
     where s.user_id = $1 and s.id = $2 and s.revoked_at is null returning s.id`,
    [userId, id],
  );
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
  queryRows<OpenSessionRow>(
    db,
    `select s.id, s.area, s.device, s.ip, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
       s.token_sha256 = $2 as "isCurrent"
     from sessions s
     where s.user_id = $1 and s.revoked_at is null and s.expires_at > now()
       and s.last_seen_at > now() - make_interval(mins => $3)
     order by s.created_at desc, s.id`,
    [userId, current, idleMinutes],
  );

/** Stores that the password was confirmed now. */
export const confirmSession = (db: Db, tokenHash: Buffer): Promise<unknown> =>
  queryRows(db, `update sessions s set password_confirmed_at = now() where s.token_sha256 = $1`, [tokenHash]);
/** Revokes a user's oldest sessions so that at most `max` remain. */
export const revokeOldestSessions = (db: Db, userId: string, max: number): Promise<unknown> =>
  queryRows(
    db,
    `update sessions s set revoked_at = now(), revoked_reason = 'too many sessions'
     where s.token_sha256 in (
       select o.token_sha256 from sessions o
       where o.user_id = $1 and o.revoked_at is null and o.expires_at > now()
       order by o.created_at desc, o.token_sha256 offset $2)`,
    [userId, max],
  );

/** Consumes a TOTP time step. Returns false if it or a later one was already used. */
export async function consumeTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const consumed = await queryRow(
    db,
    `update users u set totp_last_step = $2
     where u.id = $1 and (u.totp_last_step is null or u.totp_last_step < $2) returning u.id`,
    [userId, step],
  );
  return consumed !== null;
}

/** Returns whether the user signed in from this device within the last 30 days. */
export async function isKnownDevice(db: Db, userId: string, deviceHash: Buffer): Promise<boolean> {
  const known = await queryRow(
    db,
    `select 1 from known_devices d
     where d.user_id = $1 and d.device_hash = $2 and d.last_login_at > now() - interval '30 days'`,
    [userId, deviceHash],
  );
  return known !== null;
}

export const rememberDevice = (db: Db, userId: string, deviceHash: Buffer): Promise<unknown> =>
  queryRows(
    db,
    `insert into known_devices (user_id, device_hash) values ($1, $2)
     on conflict (user_id, device_hash) do update set last_login_at = now()`,
    [userId, deviceHash],
  );

/** Deletes sessions 30 days after they ended. */
export const deleteOldSessions = (db: Db): Promise<unknown> =>
  queryRows(db, `delete from sessions s where least(s.expires_at, s.revoked_at) < now() - interval '30 days'`);
