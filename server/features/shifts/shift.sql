/* @name lockShift */
select h.id, h.device_id as "deviceId", h.opened_at as "openedAt", h.closed_at as "closedAt",
  u.full_name as "operatorName"
from shifts h join users u on u.id = h.user_id
where h.id = :id! and h.user_id = :userId! for no key update of h;

/* @name closeShift */
with released as (update sessions s set shift_id = null where s.shift_id = :id!)
update shifts h set closed_at = greatest(h.opened_at, :at!), closed_reason = 'operator'
where h.id = :id! and h.closed_at is null
returning h.closed_at as "closedAt!";

/* @name summaryOfShift */
-- The operator and the time find the receipts by an index; the clocks of two processes may differ by a minute.
select count(*)::int as "receipts!", count(*) filter (where r.voided_at is not null)::int as "voids!",
  count(*) filter (where r.voided_at is null and r.returned_toman > 0)::int as "returns!",
  coalesce(sum(r.amount_toman), 0)::bigint as "grossAmount!",
  coalesce(sum(f.net_toman), 0)::bigint as "netAmount!", coalesce(sum(f.net_points), 0)::int as "points!",
  coalesce(sum(f.active_codes), 0)::int as "codes!"
from receipts r cross join lateral facts_of_receipt(r) f
where r.created_by = :userId! and r.created_at > :openedAt!::timestamptz - interval '1 minute' and r.shift_id = :id!;

/* @name closeEndedShifts */
update shifts h
set closed_reason = 'session_end', closed_at = greatest(h.opened_at, coalesce((
  select max(least(s.revoked_at, s.expires_at, s.last_seen_at + make_interval(mins => :idleMinutes!), now()))
  from sessions s where s.shift_id = h.id), now()))
where h.closed_at is null and h.user_id = coalesce(:userId, h.user_id) and not exists (
  select from sessions s join users u on u.id = s.user_id
  where s.shift_id = h.id and s.revoked_at is null and s.expires_at > now()
    and s.last_seen_at > now() - make_interval(mins => :idleMinutes!)
    and u.is_active and u.deleted_at is null)
returning h.id;
