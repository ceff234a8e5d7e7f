/** Types generated for queries found in "server/features/events/event.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** 'EventsPage' parameters type */
export interface EventsPageParams {
  limit: number;
  offset: number;
}

/** 'EventsPage' return type */
export interface EventsPageResult {
  activeCampaigns: number;
  codes: Json;
  codesPerPerson: number;
  description: string | null;
  endDate: Date;
  id: string;
  isActive: boolean;
  mode: string;
  name: string;
  registersWithoutCode: boolean;
  startDate: Date;
  totalParticipants: number | null;
}

/** 'EventsPage' query type */
export interface EventsPageQuery {
  params: EventsPageParams;
  result: EventsPageResult;
}

const eventsPageIR: any = {"usedParamSet":{"limit":true,"offset":true},"params":[{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":1028,"b":1034}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":1043,"b":1050}]}],"statement":"select\ne.id, e.name, e.description, e.starts_at as \"startDate\", e.ends_at as \"endDate\", e.mode, e.is_active as \"isActive\",\ne.codes_per_person as \"codesPerPerson\", e.registers_without_code as \"registersWithoutCode\",\n  jsonb_build_object('unused', n.unused, 'claimed', n.claimed, 'invalid', n.invalid,\n    'total', n.unused + n.claimed + n.invalid) as \"codes!\",\n  n.participants as \"totalParticipants\",\n  (select count(*)::int from campaigns c where c.event_id = e.id and c.is_active and c.deleted_at is null) as \"activeCampaigns!\"\nfrom events e\n  cross join lateral (\n    select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,\n      coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,\n      coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,\n      coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants\n    from event_counts t where t.event_id = e.id) n where e.deleted_at is null order by e.created_at desc, e.id limit :limit! offset :offset!"};

/**
 * Query generated from SQL:
 * ```
 * select
 * e.id, e.name, e.description, e.starts_at as "startDate", e.ends_at as "endDate", e.mode, e.is_active as "isActive",
 * e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode",
 *   jsonb_build_object('unused', n.unused, 'claimed', n.claimed, 'invalid', n.invalid,
 *     'total', n.unused + n.claimed + n.invalid) as "codes!",
 *   n.participants as "totalParticipants",
 *   (select count(*)::int from campaigns c where c.event_id = e.id and c.is_active and c.deleted_at is null) as "activeCampaigns!"
 * from events e
 *   cross join lateral (
 *     select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,
 *       coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,
 *       coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,
 *       coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants
 *     from event_counts t where t.event_id = e.id) n where e.deleted_at is null order by e.created_at desc, e.id limit :limit! offset :offset!
 * ```
 */
export const eventsPage = new PreparedQuery<EventsPageParams,EventsPageResult>(eventsPageIR);


/** 'EventStats' parameters type */
export type EventStatsParams = void;

/** 'EventStats' return type */
export interface EventStatsResult {
  activeEvents: number;
  openingDayEvents: number;
  totalEvents: number;
  totalParticipants: number;
}

/** 'EventStats' query type */
export interface EventStatsQuery {
  params: EventStatsParams;
  result: EventStatsResult;
}

const eventStatsIR: any = {"usedParamSet":{},"params":[],"statement":"select count(*)::int as \"totalEvents!\", count(*) filter (where e.is_active)::int as \"activeEvents!\",\n  count(*) filter (where e.mode = 'opening_day')::int as \"openingDayEvents!\",\n  (select coalesce(sum(t.total), 0)::int from event_counts t join events o on o.id = t.event_id\n   where t.kind = 'participants' and o.deleted_at is null) as \"totalParticipants!\"\nfrom events e where e.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "totalEvents!", count(*) filter (where e.is_active)::int as "activeEvents!",
 *   count(*) filter (where e.mode = 'opening_day')::int as "openingDayEvents!",
 *   (select coalesce(sum(t.total), 0)::int from event_counts t join events o on o.id = t.event_id
 *    where t.kind = 'participants' and o.deleted_at is null) as "totalParticipants!"
 * from events e where e.deleted_at is null
 * ```
 */
export const eventStats = new PreparedQuery<EventStatsParams,EventStatsResult>(eventStatsIR);


/** 'FindEventRow' parameters type */
export interface FindEventRowParams {
  id: string;
}

/** 'FindEventRow' return type */
export interface FindEventRowResult {
  activeCampaigns: number;
  codes: Json;
  codesPerPerson: number;
  description: string | null;
  endDate: Date;
  id: string;
  isActive: boolean;
  mode: string;
  name: string;
  registersWithoutCode: boolean;
  startDate: Date;
  totalParticipants: number | null;
}

/** 'FindEventRow' query type */
export interface FindEventRowQuery {
  params: FindEventRowParams;
  result: FindEventRowResult;
}

const findEventRowIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":975,"b":978}]}],"statement":"select\ne.id, e.name, e.description, e.starts_at as \"startDate\", e.ends_at as \"endDate\", e.mode, e.is_active as \"isActive\",\ne.codes_per_person as \"codesPerPerson\", e.registers_without_code as \"registersWithoutCode\",\n  jsonb_build_object('unused', n.unused, 'claimed', n.claimed, 'invalid', n.invalid,\n    'total', n.unused + n.claimed + n.invalid) as \"codes!\",\n  n.participants as \"totalParticipants\",\n  (select count(*)::int from campaigns c where c.event_id = e.id and c.is_active and c.deleted_at is null) as \"activeCampaigns!\"\nfrom events e\n  cross join lateral (\n    select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,\n      coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,\n      coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,\n      coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants\n    from event_counts t where t.event_id = e.id) n where e.id = :id! and e.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select
 * e.id, e.name, e.description, e.starts_at as "startDate", e.ends_at as "endDate", e.mode, e.is_active as "isActive",
 * e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode",
 *   jsonb_build_object('unused', n.unused, 'claimed', n.claimed, 'invalid', n.invalid,
 *     'total', n.unused + n.claimed + n.invalid) as "codes!",
 *   n.participants as "totalParticipants",
 *   (select count(*)::int from campaigns c where c.event_id = e.id and c.is_active and c.deleted_at is null) as "activeCampaigns!"
 * from events e
 *   cross join lateral (
 *     select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,
 *       coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,
 *       coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,
 *       coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants
 *     from event_counts t where t.event_id = e.id) n where e.id = :id! and e.deleted_at is null
 * ```
 */
export const findEventRow = new PreparedQuery<FindEventRowParams,FindEventRowResult>(findEventRowIR);


/** 'LockEventForShare' parameters type */
export interface LockEventForShareParams {
  id: string;
}

/** 'LockEventForShare' return type */
export interface LockEventForShareResult {
  codesPerPerson: number;
  endsAt: Date;
  id: string;
  isActive: boolean;
  mode: string;
  name: string;
  registersWithoutCode: boolean;
  startsAt: Date;
}

/** 'LockEventForShare' query type */
export interface LockEventForShareQuery {
  params: LockEventForShareParams;
  result: LockEventForShareResult;
}

const lockEventForShareIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":226,"b":229}]}],"statement":"select e.id, e.name, e.starts_at as \"startsAt\", e.ends_at as \"endsAt\", e.mode, e.is_active as \"isActive\",\n  e.codes_per_person as \"codesPerPerson\", e.registers_without_code as \"registersWithoutCode\"\nfrom events e where e.id = :id! and e.deleted_at is null for share"};

/**
 * Query generated from SQL:
 * ```
 * select e.id, e.name, e.starts_at as "startsAt", e.ends_at as "endsAt", e.mode, e.is_active as "isActive",
 *   e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode"
 * from events e where e.id = :id! and e.deleted_at is null for share
 * ```
 */
export const lockEventForShare = new PreparedQuery<LockEventForShareParams,LockEventForShareResult>(lockEventForShareIR);


/** 'LockEventForUpdate' parameters type */
export interface LockEventForUpdateParams {
  id: string;
}

/** 'LockEventForUpdate' return type */
export interface LockEventForUpdateResult {
  codesPerPerson: number;
  endsAt: Date;
  id: string;
  isActive: boolean;
  mode: string;
  name: string;
  registersWithoutCode: boolean;
  startsAt: Date;
}

/** 'LockEventForUpdate' query type */
export interface LockEventForUpdateQuery {
  params: LockEventForUpdateParams;
  result: LockEventForUpdateResult;
}

const lockEventForUpdateIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":226,"b":229}]}],"statement":"select e.id, e.name, e.starts_at as \"startsAt\", e.ends_at as \"endsAt\", e.mode, e.is_active as \"isActive\",\n  e.codes_per_person as \"codesPerPerson\", e.registers_without_code as \"registersWithoutCode\"\nfrom events e where e.id = :id! and e.deleted_at is null for update"};

/**
 * Query generated from SQL:
 * ```
 * select e.id, e.name, e.starts_at as "startsAt", e.ends_at as "endsAt", e.mode, e.is_active as "isActive",
 *   e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode"
 * from events e where e.id = :id! and e.deleted_at is null for update
 * ```
 */
export const lockEventForUpdate = new PreparedQuery<LockEventForUpdateParams,LockEventForUpdateResult>(lockEventForUpdateIR);


/** 'PublicEvents' parameters type */
export interface PublicEventsParams {
  now: Date;
}

/** 'PublicEvents' return type */
export interface PublicEventsResult {
  codesPerPerson: number;
  description: string | null;
  endsAt: Date;
  id: string;
  isActive: boolean;
  mode: string;
  name: string;
  registersWithoutCode: boolean;
  startsAt: Date;
}

/** 'PublicEvents' query type */
export interface PublicEventsQuery {
  params: PublicEventsParams;
  result: PublicEventsResult;
}

const publicEventsIR: any = {"usedParamSet":{"now":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":344,"b":348},{"a":402,"b":406}]}],"statement":"select o.*, e.description from (\nselect e.id, e.name, e.starts_at as \"startsAt\", e.ends_at as \"endsAt\", e.mode, e.is_active as \"isActive\",\n  e.codes_per_person as \"codesPerPerson\", e.registers_without_code as \"registersWithoutCode\"\nfrom events e) o join events e on e.id = o.id\n   where o.mode = 'opening_day' and o.\"isActive\" and o.\"endsAt\" > :now! and e.deleted_at is null\n   order by o.\"startsAt\" > :now!, o.\"startsAt\", o.id"};

/**
 * Query generated from SQL:
 * ```
 * select o.*, e.description from (
 * select e.id, e.name, e.starts_at as "startsAt", e.ends_at as "endsAt", e.mode, e.is_active as "isActive",
 *   e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode"
 * from events e) o join events e on e.id = o.id
 *    where o.mode = 'opening_day' and o."isActive" and o."endsAt" > :now! and e.deleted_at is null
 *    order by o."startsAt" > :now!, o."startsAt", o.id
 * ```
 */
export const publicEvents = new PreparedQuery<PublicEventsParams,PublicEventsResult>(publicEventsIR);


/** 'DeleteEventRow' parameters type */
export interface DeleteEventRowParams {
  at: Date;
  id: string;
}

/** 'DeleteEventRow' return type */
export type DeleteEventRowResult = void;

/** 'DeleteEventRow' query type */
export interface DeleteEventRowQuery {
  params: DeleteEventRowParams;
  result: DeleteEventRowResult;
}

const deleteEventRowIR: any = {"usedParamSet":{"at":true,"id":true},"params":[{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":36}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":73}]}],"statement":"update events e set deleted_at = :at!, is_active = false where e.id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * update events e set deleted_at = :at!, is_active = false where e.id = :id!
 * ```
 */
export const deleteEventRow = new PreparedQuery<DeleteEventRowParams,DeleteEventRowResult>(deleteEventRowIR);


/** Query 'HasClaims' is invalid, so its result is assigned type 'never'.
 * Query contains an anonymous column. Consider giving the column an explicit name. */
export type HasClaimsResult = never;

/** Query 'HasClaims' is invalid, so its parameters are assigned type 'never'.
 * Query contains an anonymous column. Consider giving the column an explicit name. */
export type HasClaimsParams = never;

const hasClaimsIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":52}]}],"statement":"select 1 from registrations r where r.event_id = :id! and r.code_id is not null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select 1 from registrations r where r.event_id = :id! and r.code_id is not null limit 1
 * ```
 */
export const hasClaims = new PreparedQuery<HasClaimsParams,HasClaimsResult>(hasClaimsIR);


/** 'AddToCount' parameters type */
export interface AddToCountParams {
  eventId: string;
  JSON: Json;
}

/** 'AddToCount' return type */
export type AddToCountResult = void;

/** 'AddToCount' query type */
export interface AddToCountQuery {
  params: AddToCountParams;
  result: AddToCountResult;
}

const addToCountIR: any = {"usedParamSet":{"eventId":true,"JSON":true},"params":[{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":70}]},{"name":"JSON","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":145}]}],"statement":"insert into event_counts (event_id, kind, slot, total)\nselect :eventId!, c.key, pg_backend_pid() % 16, c.value::bigint from jsonb_each_text(:JSON!::jsonb) c order by c.key\non conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total"};

/**
 * Query generated from SQL:
 * ```
 * insert into event_counts (event_id, kind, slot, total)
 * select :eventId!, c.key, pg_backend_pid() % 16, c.value::bigint from jsonb_each_text(:JSON!::jsonb) c order by c.key
 * on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total
 * ```
 */
export const addToCount = new PreparedQuery<AddToCountParams,AddToCountResult>(addToCountIR);


