/** Types generated for queries found in "server/features/users/session.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'TouchSession' parameters type */
export interface TouchSessionParams {
  tokenHash: Buffer;
}

/** 'TouchSession' return type */
export type TouchSessionResult = void;

/** 'TouchSession' query type */
export interface TouchSessionQuery {
  params: TouchSessionParams;
  result: TouchSessionResult;
}

const touchSessionIR: any = {"usedParamSet":{"tokenHash":true},"params":[{"name":"tokenHash","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":76}]}],"statement":"update sessions s set last_seen_at = now() where s.token_sha256 = :tokenHash! and s.revoked_at is null"};

/**
 * Query generated from SQL:
 * ```
 * update sessions s set last_seen_at = now() where s.token_sha256 = :tokenHash! and s.revoked_at is null
 * ```
 */
export const touchSession = new PreparedQuery<TouchSessionParams,TouchSessionResult>(touchSessionIR);


/** 'LockAccountForShare' parameters type */
export interface LockAccountForShareParams {
  passwordHash: string;
  userId: string;
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

const lockAccountForShareIR: any = {"usedParamSet":{"userId":true,"passwordHash":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":45}]},{"name":"passwordHash","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":82}]}],"statement":"select u.id from users u\nwhere u.id = :userId! and u.password_hash = :passwordHash! and u.is_active and u.deleted_at is null\n  and (u.password_expires_at is null or u.password_expires_at > now()) for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select u.id from users u
 * where u.id = :userId! and u.password_hash = :passwordHash! and u.is_active and u.deleted_at is null
 *   and (u.password_expires_at is null or u.password_expires_at > now()) for no key update
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


/** 'RevokeSession' parameters type */
export interface RevokeSessionParams {
  reason: string;
  tokenHash: Buffer;
}

/** 'RevokeSession' return type */
export type RevokeSessionResult = void;

/** 'RevokeSession' query type */
export interface RevokeSessionQuery {
  params: RevokeSessionParams;
  result: RevokeSessionResult;
}

const revokeSessionIR: any = {"usedParamSet":{"reason":true,"tokenHash":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":66}]},{"name":"tokenHash","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":101}]}],"statement":"update sessions s set revoked_at = now(), revoked_reason = :reason! where s.token_sha256 = :tokenHash! and s.revoked_at is null"};

/**
 * Query generated from SQL:
 * ```
 * update sessions s set revoked_at = now(), revoked_reason = :reason! where s.token_sha256 = :tokenHash! and s.revoked_at is null
 * ```
 */
export const revokeSession = new PreparedQuery<RevokeSessionParams,RevokeSessionResult>(revokeSessionIR);


/** 'ConsumeOneTimePassword' parameters type */
export interface ConsumeOneTimePasswordParams {
  userId: string;
}

/** 'ConsumeOneTimePassword' return type */
export type ConsumeOneTimePasswordResult = void;

/** 'ConsumeOneTimePassword' query type */
export interface ConsumeOneTimePasswordQuery {
  params: ConsumeOneTimePasswordParams;
  result: ConsumeOneTimePasswordResult;
}

const consumeOneTimePasswordIR: any = {"usedParamSet":{"userId":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":67}]}],"statement":"update users u set password_expires_at = now() where u.id = :userId! and u.password_expires_at is not null"};

/**
 * Query generated from SQL:
 * ```
 * update users u set password_expires_at = now() where u.id = :userId! and u.password_expires_at is not null
 * ```
 */
export const consumeOneTimePassword = new PreparedQuery<ConsumeOneTimePasswordParams,ConsumeOneTimePasswordResult>(consumeOneTimePasswordIR);


/** 'RevokeSessions' parameters type */
export interface RevokeSessionsParams {
  reason: string;
  userId: string;
}

/** 'RevokeSessions' return type */
export interface RevokeSessionsResult {
  wasLive: boolean;
}

/** 'RevokeSessions' query type */
export interface RevokeSessionsQuery {
  params: RevokeSessionsParams;
  result: RevokeSessionsResult;
}

const revokeSessionsIR: any = {"usedParamSet":{"reason":true,"userId":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":66}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":93}]}],"statement":"update sessions s set revoked_at = now(), revoked_reason = :reason!\nwhere s.user_id = :userId! and s.revoked_at is null returning s.expires_at > now() as \"wasLive!\""};

/**
 * Query generated from SQL:
 * ```
 * update sessions s set revoked_at = now(), revoked_reason = :reason!
 * where s.user_id = :userId! and s.revoked_at is null returning s.expires_at > now() as "wasLive!"
 * ```
 */
export const revokeSessions = new PreparedQuery<RevokeSessionsParams,RevokeSessionsResult>(revokeSessionsIR);


/** 'RevokeOtherSessions' parameters type */
export interface RevokeOtherSessionsParams {
  currentHash: Buffer;
  reason: string;
  userId: string;
}

/** 'RevokeOtherSessions' return type */
export interface RevokeOtherSessionsResult {
  wasLive: boolean;
}

/** 'RevokeOtherSessions' query type */
export interface RevokeOtherSessionsQuery {
  params: RevokeOtherSessionsParams;
  result: RevokeOtherSessionsResult;
}

const revokeOtherSessionsIR: any = {"usedParamSet":{"reason":true,"userId":true,"currentHash":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":66}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":93}]},{"name":"currentHash","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":129}]}],"statement":"update sessions s set revoked_at = now(), revoked_reason = :reason!\nwhere s.user_id = :userId! and s.token_sha256 <> :currentHash! and s.revoked_at is null returning s.expires_at > now() as \"wasLive!\""};

/**
 * Query generated from SQL:
 * ```
 * update sessions s set revoked_at = now(), revoked_reason = :reason!
 * where s.user_id = :userId! and s.token_sha256 <> :currentHash! and s.revoked_at is null returning s.expires_at > now() as "wasLive!"
 * ```
 */
export const revokeOtherSessions = new PreparedQuery<RevokeOtherSessionsParams,RevokeOtherSessionsResult>(revokeOtherSessionsIR);


/** 'RevokeSessionById' parameters type */
export interface RevokeSessionByIdParams {
  id: string;
  userId: string;
}

/** 'RevokeSessionById' return type */
export interface RevokeSessionByIdResult {
  id: string;
}

/** 'RevokeSessionById' query type */
export interface RevokeSessionByIdQuery {
  params: RevokeSessionByIdParams;
  result: RevokeSessionByIdResult;
}

const revokeSessionByIdIR: any = {"usedParamSet":{"userId":true,"id":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":98,"b":105}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":121}]}],"statement":"update sessions s set revoked_at = now(), revoked_reason = 'ended by its owner'\nwhere s.user_id = :userId! and s.id = :id! and s.revoked_at is null returning s.id"};

/**
 * Query generated from SQL:
 * ```
 * update sessions s set revoked_at = now(), revoked_reason = 'ended by its owner'
 * where s.user_id = :userId! and s.id = :id! and s.revoked_at is null returning s.id
 * ```
 */
export const revokeSessionById = new PreparedQuery<RevokeSessionByIdParams,RevokeSessionByIdResult>(revokeSessionByIdIR);


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


/** 'ConfirmSession' parameters type */
export interface ConfirmSessionParams {
  tokenHash: Buffer;
}

/** 'ConfirmSession' return type */
export type ConfirmSessionResult = void;

/** 'ConfirmSession' query type */
export interface ConfirmSessionQuery {
  params: ConfirmSessionParams;
  result: ConfirmSessionResult;
}

const confirmSessionIR: any = {"usedParamSet":{"tokenHash":true},"params":[{"name":"tokenHash","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":85}]}],"statement":"update sessions s set password_confirmed_at = now() where s.token_sha256 = :tokenHash!"};

/**
 * Query generated from SQL:
 * ```
 * update sessions s set password_confirmed_at = now() where s.token_sha256 = :tokenHash!
 * ```
 */
export const confirmSession = new PreparedQuery<ConfirmSessionParams,ConfirmSessionResult>(confirmSessionIR);


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


/** 'ConsumeTotpStep' parameters type */
export interface ConsumeTotpStepParams {
  step: number;
  userId: string;
}

/** 'ConsumeTotpStep' return type */
export interface ConsumeTotpStepResult {
  id: string;
}

/** 'ConsumeTotpStep' query type */
export interface ConsumeTotpStepQuery {
  params: ConsumeTotpStepParams;
  result: ConsumeTotpStepResult;
}

const consumeTotpStepIR: any = {"usedParamSet":{"step":true,"userId":true},"params":[{"name":"step","required":true,"transform":{"type":"scalar"},"locs":[{"a":36,"b":41},{"a":117,"b":122}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":63}]}],"statement":"update users u set totp_last_step = :step!\nwhere u.id = :userId! and (u.totp_last_step is null or u.totp_last_step < :step!) returning u.id"};

/**
 * Query generated from SQL:
 * ```
 * update users u set totp_last_step = :step!
 * where u.id = :userId! and (u.totp_last_step is null or u.totp_last_step < :step!) returning u.id
 * ```
 */
export const consumeTotpStep = new PreparedQuery<ConsumeTotpStepParams,ConsumeTotpStepResult>(consumeTotpStepIR);


/** Query 'IsKnownDevice' is invalid, so its result is assigned type 'never'.
 * Query contains an anonymous column. Consider giving the column an explicit name. */
export type IsKnownDeviceResult = never;

/** Query 'IsKnownDevice' is invalid, so its parameters are assigned type 'never'.
 * Query contains an anonymous column. Consider giving the column an explicit name. */
export type IsKnownDeviceParams = never;

const isKnownDeviceIR: any = {"usedParamSet":{"userId":true,"deviceHash":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":55}]},{"name":"deviceHash","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":88}]}],"statement":"select 1 from known_devices d\nwhere d.user_id = :userId! and d.device_hash = :deviceHash! and d.last_login_at > now() - interval '30 days'"};

/**
 * Query generated from SQL:
 * ```
 * select 1 from known_devices d
 * where d.user_id = :userId! and d.device_hash = :deviceHash! and d.last_login_at > now() - interval '30 days'
 * ```
 */
export const isKnownDevice = new PreparedQuery<IsKnownDeviceParams,IsKnownDeviceResult>(isKnownDeviceIR);


/** 'RememberDevice' parameters type */
export interface RememberDeviceParams {
  deviceHash: Buffer;
  userId: string;
}

/** 'RememberDevice' return type */
export type RememberDeviceResult = void;

/** 'RememberDevice' query type */
export interface RememberDeviceQuery {
  params: RememberDeviceParams;
  result: RememberDeviceResult;
}

const rememberDeviceIR: any = {"usedParamSet":{"userId":true,"deviceHash":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":64}]},{"name":"deviceHash","required":true,"transform":{"type":"scalar"},"locs":[{"a":67,"b":78}]}],"statement":"insert into known_devices (user_id, device_hash) values (:userId!, :deviceHash!)\non conflict (user_id, device_hash) do update set last_login_at = now()"};

/**
 * Query generated from SQL:
 * ```
 * insert into known_devices (user_id, device_hash) values (:userId!, :deviceHash!)
 * on conflict (user_id, device_hash) do update set last_login_at = now()
 * ```
 */
export const rememberDevice = new PreparedQuery<RememberDeviceParams,RememberDeviceResult>(rememberDeviceIR);


/** 'DeleteOldSessions' parameters type */
export type DeleteOldSessionsParams = void;

/** 'DeleteOldSessions' return type */
export type DeleteOldSessionsResult = void;

/** 'DeleteOldSessions' query type */
export interface DeleteOldSessionsQuery {
  params: DeleteOldSessionsParams;
  result: DeleteOldSessionsResult;
}

const deleteOldSessionsIR: any = {"usedParamSet":{},"params":[],"statement":"delete from sessions s where least(s.expires_at, s.revoked_at) < now() - interval '30 days'"};

/**
 * Query generated from SQL:
 * ```
 * delete from sessions s where least(s.expires_at, s.revoked_at) < now() - interval '30 days'
 * ```
 */
export const deleteOldSessions = new PreparedQuery<DeleteOldSessionsParams,DeleteOldSessionsResult>(deleteOldSessionsIR);


