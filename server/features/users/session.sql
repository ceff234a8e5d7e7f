/* @name findActiveSessions */
select s.token_sha256 as "tokenHash", u.id as "userId", u.username, u.full_name as "fullName", u.role as "userRole", s.area,
  u.must_change_password as "mustChangePassword", u.totp_enabled_at is not null as "hasSecondFactor!",
  s.password_confirmed_at > now() - make_interval(mins => :confirmedMinutes!) as "isConfirmed!",
  s.last_seen_at < now() - interval '1 minute' as "isStale!", s.shift_id as "shiftId"
from sessions s join users u on u.id = s.user_id
where s.token_sha256 = any(:tokenHashes!::bytea[]) and s.revoked_at is null and s.expires_at > now()
  and s.last_seen_at > now() - make_interval(mins => :idleMinutes!)
  and u.is_active and u.deleted_at is null;

/* @name lockAccountForShare */
-- A sign-in that waited for the lock may have started before the one that used the password: now() would be too early.
select u.id from users u
where u.id = :id! and u.password_hash = :passwordHash! and (u.totp_enabled_at is not null) = :hasSecondFactor!
  and u.is_active and u.deleted_at is null
  and (u.password_expires_at is null or u.password_expires_at > clock_timestamp()) for no key update;

/* @name insertSession */
insert into sessions (token_sha256, user_id, area, auth, expires_at, ip, device)
values (:tokenHash!, :userId!, :area!, :auth!, now() + make_interval(hours => :hours!), :ip!, :device);

/* @name openSessions */
select s.id, s.area, s.device, s.ip, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
  s.token_sha256 = :current! as "isCurrent!"
from sessions s
where s.user_id = :userId! and s.revoked_at is null and s.expires_at > now()
  and s.last_seen_at > now() - make_interval(mins => :idleMinutes!)
order by s.created_at desc, s.id;

/* @name revokeOldestSessions */
update sessions s set revoked_at = now(), revoked_reason = 'too many sessions'
where s.token_sha256 in (
  select o.token_sha256 from sessions o
  where o.user_id = :userId! and o.revoked_at is null and o.expires_at > now()
  order by o.created_at desc, o.token_sha256 offset :max!);

/* @name revokeSessions */
update sessions s set revoked_at = now(), revoked_reason = :reason!
where s.user_id = :userId! and s.token_sha256 is distinct from :except and s.revoked_at is null
returning s.expires_at > now() as "wasActive!";
