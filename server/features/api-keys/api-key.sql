/* @name allKeys */
select k.id, k.name, k.scopes, k.allowed_ips as "allowedIps", k.created_at as "createdAt",
  u.full_name as "createdBy", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"
from api_keys k join users u on u.id = k.created_by order by k.created_at desc, k.id;

/* @name findKeyById */
select k.id, k.name, k.scopes, k.allowed_ips as "allowedIps", k.created_at as "createdAt",
  u.full_name as "createdBy", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"
from api_keys k join users u on u.id = k.created_by where k.id = :id!;

/* @name insertKey */
insert into api_keys (id, name, key_sha256, scopes, allowed_ips, created_by, created_at, expires_at)
values (:id!, :name!, :hash!, :scopes!, :allowedIps!, :createdBy!, :createdAt!, :createdAt!::timestamptz + make_interval(days => :days!));

/* @name revokeKey */
update api_keys k set revoked_at = now() where k.id = :id! and k.revoked_at is null returning k.id;

/* @name findActiveKey */
select k.id as "keyId", k.name, k.scopes,
  k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as "isStale!"
from api_keys k
where k.key_sha256 = :hash! and k.revoked_at is null and k.expires_at > now()
  and (k.allowed_ips = '{}' or :ip::inet <<= any(k.allowed_ips::inet[]));

/* @name touchKey */
update api_keys k set last_used_at = now() where k.id = :keyId!;
