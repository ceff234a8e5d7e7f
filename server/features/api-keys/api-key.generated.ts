/** Types generated for queries found in "server/features/api-keys/api-key.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

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


