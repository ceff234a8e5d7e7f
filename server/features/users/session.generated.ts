/** Types generated for queries found in "server/features/users/session.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type BufferArray = (Buffer)[];

/** 'FindActiveSessions' parameters type */
export interface FindActiveSessionsParams {
  confirmedMinutes: number;
  idleMinutes: number;
  tokenHashes: BufferArray;
}

/** 'FindActiveSessions' return type */
export interface FindActiveSessionsResult {
  area: string;
  fullName: string;
  hasSecondFactor: boolean;
  isConfirmed: boolean;
  isStale: boolean;
  mustChangePassword: boolean;
  shiftId: string | null;
  tokenHash: Buffer;
  userId: string;
  username: string;
  userRole: string;
}

/** 'FindActiveSessions' query type */
export interface FindActiveSessionsQuery {
  params: FindActiveSessionsParams;
  result: FindActiveSessionsResult;
}

const findActiveSessionsIR: any = {"usedParamSet":{"confirmedMinutes":true,"tokenHashes":true,"idleMinutes":true},"params":[{"name":"confirmedMinutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":286,"b":303}]},{"name":"tokenHashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":487,"b":499}]},{"name":"idleMinutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":614,"b":626}]}],"statement":"select s.token_sha256 as \"tokenHash\", u.id as \"userId\", u.username, u.full_name as \"fullName\", u.role as \"userRole\", s.area,\n  u.must_change_password as \"mustChangePassword\", u.totp_enabled_at is not null as \"hasSecondFactor!\",\n  s.password_confirmed_at > now() - make_interval(mins => :confirmedMinutes!) as \"isConfirmed!\",\n  s.last_seen_at < now() - interval '1 minute' as \"isStale!\", s.shift_id as \"shiftId\"\nfrom sessions s join users u on u.id = s.user_id\nwhere s.token_sha256 = any(:tokenHashes!::bytea[]) and s.revoked_at is null and s.expires_at > now()\n  and s.last_seen_at > now() - make_interval(mins => :idleMinutes!)\n  and u.is_active and u.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select s.token_sha256 as "tokenHash", u.id as "userId", u.username, u.full_name as "fullName", u.role as "userRole", s.area,
 *   u.must_change_password as "mustChangePassword", u.totp_enabled_at is not null as "hasSecondFactor!",
 *   s.password_confirmed_at > now() - make_interval(mins => :confirmedMinutes!) as "isConfirmed!",
 *   s.last_seen_at < now() - interval '1 minute' as "isStale!", s.shift_id as "shiftId"
 * from sessions s join users u on u.id = s.user_id
 * where s.token_sha256 = any(:tokenHashes!::bytea[]) and s.revoked_at is null and s.expires_at > now()
 *   and s.last_seen_at > now() - make_interval(mins => :idleMinutes!)
 *   and u.is_active and u.deleted_at is null
 * ```
 */
export const findActiveSessions = new PreparedQuery<FindActiveSessionsParams,FindActiveSessionsResult>(findActiveSessionsIR);


/** 'LockAccountForShare' parameters type */
export interface LockAccountForShareParams {
  hasSecondFactor: boolean;
  id: string;
  passwordHash: string;
}

/** 'LockAccountForShare' return type */
export interface LockAccountForShareResult {
  id: string;
}

/** 'LockAccountForShare' query type */
export interface LockAccountForShareQuery {
  params: LockAccountForShareParams;
  result: LockAccountForShareResult;
}

const lockAccountForShareIR: any = {"usedParamSet":{"id":true,"passwordHash":true,"hasSecondFactor":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":158,"b":161}]},{"name":"passwordHash","required":true,"transform":{"type":"scalar"},"locs":[{"a":185,"b":198}]},{"name":"hasSecondFactor","required":true,"transform":{"type":"scalar"},"locs":[{"a":238,"b":254}]}],"statement":"-- A sign-in that waited for the lock may have started before the one that used the password: now() would be too early.\nselect u.id from users u\nwhere u.id = :id! and u.password_hash = :passwordHash! and (u.totp_enabled_at is not null) = :hasSecondFactor!\n  and u.is_active and u.deleted_at is null\n  and (u.password_expires_at is null or u.password_expires_at > clock_timestamp()) for no key update"};

/**
 * Query generated from SQL:
 * ```
 * -- A sign-in that waited for the lock may have started before the one that used the password: now() would be too early.
 * select u.id from users u
 * where u.id = :id! and u.password_hash = :passwordHash! and (u.totp_enabled_at is not null) = :hasSecondFactor!
 *   and u.is_active and u.deleted_at is null
 *   and (u.password_expires_at is null or u.password_expires_at > clock_timestamp()) for no key update
 * ```
 */
export const lockAccountForShare = new PreparedQuery<LockAccountForShareParams,LockAccountForShareResult>(lockAccountForShareIR);


/** 'InsertSession' parameters type */
export interface InsertSessionParams {
  area: string;
  auth: string;
  device?: string | null | void;
  hours: number;
  ip: string;
  tokenHash: Buffer;
  userId: string;
}

/** 'InsertSession' return type */
export type InsertSessionResult = void;

/** 'InsertSession' query type */
export interface InsertSessionQuery {
  params: InsertSessionParams;
  result: InsertSessionResult;
}

const insertSessionIR: any = {"usedParamSet":{"tokenHash":true,"userId":true,"area":true,"auth":true,"hours":true,"ip":true,"device":true},"params":[{"name":"tokenHash","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":99}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":109}]},{"name":"area","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":117}]},{"name":"auth","required":true,"transform":{"type":"scalar"},"locs":[{"a":120,"b":125}]},{"name":"hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":165}]},{"name":"ip","required":true,"transform":{"type":"scalar"},"locs":[{"a":169,"b":172}]},{"name":"device","required":false,"transform":{"type":"scalar"},"locs":[{"a":175,"b":181}]}],"statement":"insert into sessions (token_sha256, user_id, area, auth, expires_at, ip, device)\nvalues (:tokenHash!, :userId!, :area!, :auth!, now() + make_interval(hours => :hours!), :ip!, :device)"};

/**
 * Query generated from SQL:
 * ```
 * insert into sessions (token_sha256, user_id, area, auth, expires_at, ip, device)
 * values (:tokenHash!, :userId!, :area!, :auth!, now() + make_interval(hours => :hours!), :ip!, :device)
 * ```
 */
export const insertSession = new PreparedQuery<InsertSessionParams,InsertSessionResult>(insertSessionIR);


/** 'OpenSessions' parameters type */
export interface OpenSessionsParams {
  current: Buffer;
  idleMinutes: number;
  userId: string;
}

/** 'OpenSessions' return type */
export interface OpenSessionsResult {
  area: string;
  createdAt: Date;
  device: string | null;
  id: string;
  ip: string | null;
  isCurrent: boolean;
  lastSeenAt: Date;
}

/** 'OpenSessions' query type */
export interface OpenSessionsQuery {
  params: OpenSessionsParams;
  result: OpenSessionsResult;
}

const openSessionsIR: any = {"usedParamSet":{"current":true,"userId":true,"idleMinutes":true},"params":[{"name":"current","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":125}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":177,"b":184}]},{"name":"idleMinutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":289,"b":301}]}],"statement":"select s.id, s.area, s.device, s.ip, s.created_at as \"createdAt\", s.last_seen_at as \"lastSeenAt\",\n  s.token_sha256 = :current! as \"isCurrent!\"\nfrom sessions s\nwhere s.user_id = :userId! and s.revoked_at is null and s.expires_at > now()\n  and s.last_seen_at > now() - make_interval(mins => :idleMinutes!)\norder by s.created_at desc, s.id"};

/**
 * Query generated from SQL:
 * ```
 * select s.id, s.area, s.device, s.ip, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
 *   s.token_sha256 = :current! as "isCurrent!"
 * from sessions s
 * where s.user_id = :userId! and s.revoked_at is null and s.expires_at > now()
 *   and s.last_seen_at > now() - make_interval(mins => :idleMinutes!)
 * order by s.created_at desc, s.id
 * ```
 */
export const openSessions = new PreparedQuery<OpenSessionsParams,OpenSessionsResult>(openSessionsIR);


/** 'RevokeOldestSessions' parameters type */
export interface RevokeOldestSessionsParams {
  max: number;
  userId: string;
}

/** 'RevokeOldestSessions' return type */
export type RevokeOldestSessionsResult = void;

/** 'RevokeOldestSessions' query type */
export interface RevokeOldestSessionsQuery {
  params: RevokeOldestSessionsParams;
  result: RevokeOldestSessionsResult;
}

const revokeOldestSessionsIR: any = {"usedParamSet":{"userId":true,"max":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":165,"b":172}]},{"name":"max","required":true,"transform":{"type":"scalar"},"locs":[{"a":276,"b":280}]}],"statement":"update sessions s set revoked_at = now(), revoked_reason = 'too many sessions'\nwhere s.token_sha256 in (\n  select o.token_sha256 from sessions o\n  where o.user_id = :userId! and o.revoked_at is null and o.expires_at > now()\n  order by o.created_at desc, o.token_sha256 offset :max!)"};

/**
 * Query generated from SQL:
 * ```
 * update sessions s set revoked_at = now(), revoked_reason = 'too many sessions'
 * where s.token_sha256 in (
 *   select o.token_sha256 from sessions o
 *   where o.user_id = :userId! and o.revoked_at is null and o.expires_at > now()
 *   order by o.created_at desc, o.token_sha256 offset :max!)
 * ```
 */
export const revokeOldestSessions = new PreparedQuery<RevokeOldestSessionsParams,RevokeOldestSessionsResult>(revokeOldestSessionsIR);


/** 'RevokeSessions' parameters type */
export interface RevokeSessionsParams {
  except?: Buffer | null | void;
  reason: string;
  userId: string;
}

/** 'RevokeSessions' return type */
export interface RevokeSessionsResult {
  wasActive: boolean;
}

/** 'RevokeSessions' query type */
export interface RevokeSessionsQuery {
  params: RevokeSessionsParams;
  result: RevokeSessionsResult;
}

const revokeSessionsIR: any = {"usedParamSet":{"reason":true,"userId":true,"except":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":66}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":93}]},{"name":"except","required":false,"transform":{"type":"scalar"},"locs":[{"a":131,"b":137}]}],"statement":"update sessions s set revoked_at = now(), revoked_reason = :reason!\nwhere s.user_id = :userId! and s.token_sha256 is distinct from :except and s.revoked_at is null\nreturning s.expires_at > now() as \"wasActive!\""};

/**
 * Query generated from SQL:
 * ```
 * update sessions s set revoked_at = now(), revoked_reason = :reason!
 * where s.user_id = :userId! and s.token_sha256 is distinct from :except and s.revoked_at is null
 * returning s.expires_at > now() as "wasActive!"
 * ```
 */
export const revokeSessions = new PreparedQuery<RevokeSessionsParams,RevokeSessionsResult>(revokeSessionsIR);


