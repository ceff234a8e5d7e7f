import type { Db } from "../../kit/db/database";
import { queryRow, queryRows, type Statement } from "../../kit/db/queries";

export interface KeyRow {
  id: string;
  name: string;
  scopes: string[];
  allowedIps: string[];
  createdAt: Date;
  createdBy: string;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

const KEY = `
  select k.id, k.name, k.scopes, k.allowed_ips as "allowedIps", k.created_at as "createdAt",
    u.full_name as "createdBy", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"
  from api_keys k join users u on u.id = k.created_by`;

export const allKeys = (db: Db): Promise<KeyRow[]> => queryRows<KeyRow>(db, `${KEY} order by k.created_at desc, k.id`);

export const findKeyById = (db: Db, id: string): Promise<KeyRow | null> =>
  queryRow<KeyRow>(db, `${KEY} where k.id = $1`, [id]);

export interface NewKey {
  id: string;
  name: string;
  hash: Buffer;
  scopes: readonly string[];
  allowedIps: readonly string[];
  createdBy: string;
  createdAt: Date;
  days: number;
}

export const insertKey = (db: Db, key: NewKey): Promise<unknown> =>
  queryRows(
    db,
    `insert into api_keys (id, name, key_sha256, scopes, allowed_ips, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7::timestamptz + make_interval(days => $8))`,
    [key.id, key.name, key.hash, key.scopes, key.allowedIps, key.createdBy, key.createdAt, key.days],
  );

/** Revokes a key. Returns false if it does not exist or is already revoked. */
export async function revokeKey(db: Db, id: string): Promise<boolean> {
  const revoked = await queryRow(
    db,
    `update api_keys k set revoked_at = now() where k.id = $1 and k.revoked_at is null returning k.id`,
    [id],
  );
  return revoked !== null;
}

export interface ActiveKey {
  keyId: string;
  name: string;
  scopes: string[];
  isStale: boolean;
}

const ACTIVE_KEY: Statement = {
  name: "live-key",
  text: `
    select k.id as "keyId", k.name, k.scopes,
      k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as "isStale"
    from api_keys k
    where k.key_sha256 = $1 and k.revoked_at is null and k.expires_at > now()
      and (k.allowed_ips = '{}' or $2::inet <<= any(k.allowed_ips::inet[]))`,
};

/** Returns the key with this hash, or null if it is expired, revoked or not allowed from `ip`. */
export const findActiveKey = (db: Db, hash: Buffer, ip: string | null): Promise<ActiveKey | null> =>
  queryRow<ActiveKey>(db, ACTIVE_KEY, [hash, ip]);

/** Updates the time of last use; called at most once a minute. */
export const touchKey = (db: Db, keyId: string): Promise<unknown> =>
  queryRows(db, `update api_keys k set last_used_at = now() where k.id = $1`, [keyId]);
