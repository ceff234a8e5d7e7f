/* @name findActiveKey */
select k.id as "keyId", k.name, k.scopes,
  k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as "isStale!"
from api_keys k
where k.key_sha256 = :hash! and k.revoked_at is null and k.expires_at > now()
  and (k.allowed_ips = '{}' or :ip::inet <<= any(k.allowed_ips::inet[]));
