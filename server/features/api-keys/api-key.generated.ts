/** Types generated for queries found in "server/features/api-keys/api-key.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'AllKeys' parameters type */
export type AllKeysParams = void;

/** 'AllKeys' return type */
export interface AllKeysResult {
  allowedIps: stringArray;
  createdAt: Date;
  createdBy: string;
  expiresAt: Date;
  id: string;
  lastUsedAt: Date | null;
  name: string;
  revokedAt: Date | null;
  scopes: stringArray;
}

/** 'AllKeys' query type */
export interface AllKeysQuery {
  params: AllKeysParams;
  result: AllKeysResult;
}

const allKeysIR: any = {"usedParamSet":{},"params":[],"statement":"select k.id, k.name, k.scopes, k.allowed_ips as \"allowedIps\", k.created_at as \"createdAt\",\n  u.full_name as \"createdBy\", k.expires_at as \"expiresAt\", k.last_used_at as \"lastUsedAt\", k.revoked_at as \"revokedAt\"\nfrom api_keys k join users u on u.id = k.created_by order by k.created_at desc, k.id"};

/**
 * Query generated from SQL:
 * ```
 * select k.id, k.name, k.scopes, k.allowed_ips as "allowedIps", k.created_at as "createdAt",
 *   u.full_name as "createdBy", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"
 * from api_keys k join users u on u.id = k.created_by order by k.created_at desc, k.id
 * ```
 */
export const allKeys = new PreparedQuery<AllKeysParams,AllKeysResult>(allKeysIR);


/** 'FindKeyById' parameters type */
export interface FindKeyByIdParams {
  id: string;
}

/** 'FindKeyById' return type */
export interface FindKeyByIdResult {
  allowedIps: stringArray;
  createdAt: Date;
  createdBy: string;
  expiresAt: Date;
  id: string;
  lastUsedAt: Date | null;
  name: string;
  revokedAt: Date | null;
  scopes: stringArray;
}

/** 'FindKeyById' query type */
export interface FindKeyByIdQuery {
  params: FindKeyByIdParams;
  result: FindKeyByIdResult;
}

const findKeyByIdIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":275,"b":278}]}],"statement":"select k.id, k.name, k.scopes, k.allowed_ips as \"allowedIps\", k.created_at as \"createdAt\",\n  u.full_name as \"createdBy\", k.expires_at as \"expiresAt\", k.last_used_at as \"lastUsedAt\", k.revoked_at as \"revokedAt\"\nfrom api_keys k join users u on u.id = k.created_by where k.id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * select k.id, k.name, k.scopes, k.allowed_ips as "allowedIps", k.created_at as "createdAt",
 *   u.full_name as "createdBy", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"
 * from api_keys k join users u on u.id = k.created_by where k.id = :id!
 * ```
 */
export const findKeyById = new PreparedQuery<FindKeyByIdParams,FindKeyByIdResult>(findKeyByIdIR);


/** 'InsertKey' parameters type */
export interface InsertKeyParams {
  allowedIps: stringArray;
  createdAt: Date;
  createdBy: string;
  days: number;
  hash: Buffer;
  id: string;
  name: string;
  scopes: stringArray;
}

/** 'InsertKey' return type */
export type InsertKeyResult = void;

/** 'InsertKey' query type */
export interface InsertKeyQuery {
  params: InsertKeyParams;
  result: InsertKeyResult;
}

const insertKeyIR: any = {"usedParamSet":{"id":true,"name":true,"hash":true,"scopes":true,"allowedIps":true,"createdBy":true,"createdAt":true,"days":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":112}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":120}]},{"name":"hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":128}]},{"name":"scopes","required":true,"transform":{"type":"scalar"},"locs":[{"a":131,"b":138}]},{"name":"allowedIps","required":true,"transform":{"type":"scalar"},"locs":[{"a":141,"b":152}]},{"name":"createdBy","required":true,"transform":{"type":"scalar"},"locs":[{"a":155,"b":165}]},{"name":"createdAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":168,"b":178},{"a":181,"b":191}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":230,"b":235}]}],"statement":"insert into api_keys (id, name, key_sha256, scopes, allowed_ips, created_by, created_at, expires_at)\nvalues (:id!, :name!, :hash!, :scopes!, :allowedIps!, :createdBy!, :createdAt!, :createdAt!::timestamptz + make_interval(days => :days!))"};

/**
 * Query generated from SQL:
 * ```
 * insert into api_keys (id, name, key_sha256, scopes, allowed_ips, created_by, created_at, expires_at)
 * values (:id!, :name!, :hash!, :scopes!, :allowedIps!, :createdBy!, :createdAt!, :createdAt!::timestamptz + make_interval(days => :days!))
 * ```
 */
export const insertKey = new PreparedQuery<InsertKeyParams,InsertKeyResult>(insertKeyIR);


/** 'RevokeKey' parameters type */
export interface RevokeKeyParams {
  id: string;
}

/** 'RevokeKey' return type */
export interface RevokeKeyResult {
  id: string;
}

/** 'RevokeKey' query type */
export interface RevokeKeyQuery {
  params: RevokeKeyParams;
  result: RevokeKeyResult;
}

const revokeKeyIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":57}]}],"statement":"update api_keys k set revoked_at = now() where k.id = :id! and k.revoked_at is null returning k.id"};

/**
 * Query generated from SQL:
 * ```
 * update api_keys k set revoked_at = now() where k.id = :id! and k.revoked_at is null returning k.id
 * ```
 */
export const revokeKey = new PreparedQuery<RevokeKeyParams,RevokeKeyResult>(revokeKeyIR);


/** 'FindActiveKey' parameters type */
export interface FindActiveKeyParams {
  hash: Buffer;
  ip?: string | null | void;
}

/** 'FindActiveKey' return type */
export interface FindActiveKeyResult {
  isStale: boolean;
  keyId: string;
  name: string;
  scopes: stringArray;
}

/** 'FindActiveKey' query type */
export interface FindActiveKeyQuery {
  params: FindActiveKeyParams;
  result: FindActiveKeyResult;
}

const findActiveKeyIR: any = {"usedParamSet":{"hash":true,"ip":true},"params":[{"name":"hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":166,"b":171}]},{"name":"ip","required":false,"transform":{"type":"scalar"},"locs":[{"a":254,"b":256}]}],"statement":"select k.id as \"keyId\", k.name, k.scopes,\n  k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as \"isStale!\"\nfrom api_keys k\nwhere k.key_sha256 = :hash! and k.revoked_at is null and k.expires_at > now()\n  and (k.allowed_ips = '{}' or :ip::inet <<= any(k.allowed_ips::inet[]))"};

/**
 * Query generated from SQL:
 * ```
 * select k.id as "keyId", k.name, k.scopes,
 *   k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as "isStale!"
 * from api_keys k
 * where k.key_sha256 = :hash! and k.revoked_at is null and k.expires_at > now()
 *   and (k.allowed_ips = '{}' or :ip::inet <<= any(k.allowed_ips::inet[]))
 * ```
 */
export const findActiveKey = new PreparedQuery<FindActiveKeyParams,FindActiveKeyResult>(findActiveKeyIR);


/** 'TouchKey' parameters type */
export interface TouchKeyParams {
  keyId: string;
}

/** 'TouchKey' return type */
export type TouchKeyResult = void;

/** 'TouchKey' query type */
export interface TouchKeyQuery {
  params: TouchKeyParams;
  result: TouchKeyResult;
}

const touchKeyIR: any = {"usedParamSet":{"keyId":true},"params":[{"name":"keyId","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":62}]}],"statement":"update api_keys k set last_used_at = now() where k.id = :keyId!"};

/**
 * Query generated from SQL:
 * ```
 * update api_keys k set last_used_at = now() where k.id = :keyId!
 * ```
 */
export const touchKey = new PreparedQuery<TouchKeyParams,TouchKeyResult>(touchKeyIR);


