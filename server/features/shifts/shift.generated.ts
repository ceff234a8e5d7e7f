/** Types generated for queries found in "server/features/shifts/shift.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockShift' parameters type */
export interface LockShiftParams {
  id: string;
  userId: string;
}

/** 'LockShift' return type */
export interface LockShiftResult {
  closedAt: Date | null;
  deviceId: string;
  id: string;
  openedAt: Date;
  operatorName: string;
}

/** 'LockShift' query type */
export interface LockShiftQuery {
  params: LockShiftParams;
  result: LockShiftResult;
}

const lockShiftIR: any = {"usedParamSet":{"id":true,"userId":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":186,"b":189}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":207,"b":214}]}],"statement":"select h.id, h.device_id as \"deviceId\", h.opened_at as \"openedAt\", h.closed_at as \"closedAt\",\n  u.full_name as \"operatorName\"\nfrom shifts h join users u on u.id = h.user_id\nwhere h.id = :id! and h.user_id = :userId! for no key update of h"};

/**
 * Query generated from SQL:
 * ```
 * select h.id, h.device_id as "deviceId", h.opened_at as "openedAt", h.closed_at as "closedAt",
 *   u.full_name as "operatorName"
 * from shifts h join users u on u.id = h.user_id
 * where h.id = :id! and h.user_id = :userId! for no key update of h
 * ```
 */
export const lockShift = new PreparedQuery<LockShiftParams,LockShiftResult>(lockShiftIR);


/** 'CloseShift' parameters type */
export interface CloseShiftParams {
  at: Date;
  id: string;
}

/** 'CloseShift' return type */
export interface CloseShiftResult {
  closedAt: Date;
}

/** 'CloseShift' query type */
export interface CloseShiftQuery {
  params: CloseShiftParams;
  result: CloseShiftResult;
}

const closeShiftIR: any = {"usedParamSet":{"id":true,"at":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":78},{"a":182,"b":185}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":138}]}],"statement":"with released as (update sessions s set shift_id = null where s.shift_id = :id!)\nupdate shifts h set closed_at = greatest(h.opened_at, :at!), closed_reason = 'operator'\nwhere h.id = :id! and h.closed_at is null\nreturning h.closed_at as \"closedAt!\""};

/**
 * Query generated from SQL:
 * ```
 * with released as (update sessions s set shift_id = null where s.shift_id = :id!)
 * update shifts h set closed_at = greatest(h.opened_at, :at!), closed_reason = 'operator'
 * where h.id = :id! and h.closed_at is null
 * returning h.closed_at as "closedAt!"
 * ```
 */
export const closeShift = new PreparedQuery<CloseShiftParams,CloseShiftResult>(closeShiftIR);


/** 'SummaryOfShift' parameters type */
export interface SummaryOfShiftParams {
  id: string;
  openedAt: Date;
  userId: string;
}

/** 'SummaryOfShift' return type */
export interface SummaryOfShiftResult {
  codes: number;
  grossAmount: number;
  netAmount: number;
  points: number;
  receipts: number;
  returns: number;
  voids: number;
}

/** 'SummaryOfShift' query type */
export interface SummaryOfShiftQuery {
  params: SummaryOfShiftParams;
  result: SummaryOfShiftResult;
}

const summaryOfShiftIR: any = {"usedParamSet":{"userId":true,"openedAt":true,"id":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":605,"b":612}]},{"name":"openedAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":633,"b":642}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":696,"b":699}]}],"statement":"-- The operator and the time find the receipts by an index; the clocks of two processes may differ by a minute.\nselect count(*)::int as \"receipts!\", count(*) filter (where r.voided_at is not null)::int as \"voids!\",\n  count(*) filter (where r.voided_at is null and r.returned_toman > 0)::int as \"returns!\",\n  coalesce(sum(r.amount_toman), 0)::bigint as \"grossAmount!\",\n  coalesce(sum(f.net_toman), 0)::bigint as \"netAmount!\", coalesce(sum(f.net_points), 0)::int as \"points!\",\n  coalesce(sum(f.active_codes), 0)::int as \"codes!\"\nfrom receipts r cross join lateral facts_of_receipt(r) f\nwhere r.created_by = :userId! and r.created_at > :openedAt!::timestamptz - interval '1 minute' and r.shift_id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * -- The operator and the time find the receipts by an index; the clocks of two processes may differ by a minute.
 * select count(*)::int as "receipts!", count(*) filter (where r.voided_at is not null)::int as "voids!",
 *   count(*) filter (where r.voided_at is null and r.returned_toman > 0)::int as "returns!",
 *   coalesce(sum(r.amount_toman), 0)::bigint as "grossAmount!",
 *   coalesce(sum(f.net_toman), 0)::bigint as "netAmount!", coalesce(sum(f.net_points), 0)::int as "points!",
 *   coalesce(sum(f.active_codes), 0)::int as "codes!"
 * from receipts r cross join lateral facts_of_receipt(r) f
 * where r.created_by = :userId! and r.created_at > :openedAt!::timestamptz - interval '1 minute' and r.shift_id = :id!
 * ```
 */
export const summaryOfShift = new PreparedQuery<SummaryOfShiftParams,SummaryOfShiftResult>(summaryOfShiftIR);


/** 'CloseEndedShifts' parameters type */
export interface CloseEndedShiftsParams {
  idleMinutes: number;
  userId?: string | null | void;
}

/** 'CloseEndedShifts' return type */
export interface CloseEndedShiftsResult {
  id: string;
}

/** 'CloseEndedShifts' query type */
export interface CloseEndedShiftsQuery {
  params: CloseEndedShiftsParams;
  result: CloseEndedShiftsResult;
}

const closeEndedShiftsIR: any = {"usedParamSet":{"idleMinutes":true,"userId":true},"params":[{"name":"idleMinutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":182,"b":194},{"a":535,"b":547}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":309,"b":315}]}],"statement":"update shifts h\nset closed_reason = 'session_end', closed_at = greatest(h.opened_at, coalesce((\n  select max(least(s.revoked_at, s.expires_at, s.last_seen_at + make_interval(mins => :idleMinutes!), now()))\n  from sessions s where s.shift_id = h.id), now()))\nwhere h.closed_at is null and h.user_id = coalesce(:userId, h.user_id) and not exists (\n  select from sessions s join users u on u.id = s.user_id\n  where s.shift_id = h.id and s.revoked_at is null and s.expires_at > now()\n    and s.last_seen_at > now() - make_interval(mins => :idleMinutes!)\n    and u.is_active and u.deleted_at is null)\nreturning h.id"};

/**
 * Query generated from SQL:
 * ```
 * update shifts h
 * set closed_reason = 'session_end', closed_at = greatest(h.opened_at, coalesce((
 *   select max(least(s.revoked_at, s.expires_at, s.last_seen_at + make_interval(mins => :idleMinutes!), now()))
 *   from sessions s where s.shift_id = h.id), now()))
 * where h.closed_at is null and h.user_id = coalesce(:userId, h.user_id) and not exists (
 *   select from sessions s join users u on u.id = s.user_id
 *   where s.shift_id = h.id and s.revoked_at is null and s.expires_at > now()
 *     and s.last_seen_at > now() - make_interval(mins => :idleMinutes!)
 *     and u.is_active and u.deleted_at is null)
 * returning h.id
 * ```
 */
export const closeEndedShifts = new PreparedQuery<CloseEndedShiftsParams,CloseEndedShiftsResult>(closeEndedShiftsIR);


