/** Types generated for queries found in "server/features/events/event.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'EventsPage' parameters type */
export interface EventsPageParams {
  isActive?: boolean | null | void;
  limit: number;
  mode?: string | null | void;
  offset: number;
  search?: string | null | void;
}

/** 'EventsPage' return type */
export interface EventsPageResult {
  activeCampaigns: number;
  claimed: number;
  codesPerPerson: number;
  description: string | null;
  endDate: Date;
  id: string;
  invalid: number;
  isActive: boolean;
  mode: string;
  name: string;
  registersWithoutCode: boolean;
  startDate: Date;
  totalParticipants: number;
  unused: number;
  winners: number | null;
}

/** 'EventsPage' query type */
export interface EventsPageQuery {
  params: EventsPageParams;
  result: EventsPageResult;
}

const eventsPageIR: any = {"usedParamSet":{"mode":true,"isActive":true,"search":true,"limit":true,"offset":true},"params":[{"name":"mode","required":false,"transform":{"type":"scalar"},"locs":[{"a":1169,"b":1173},{"a":1201,"b":1205}]},{"name":"isActive","required":false,"transform":{"type":"scalar"},"locs":[{"a":1215,"b":1223},{"a":1259,"b":1267}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":1277,"b":1283},{"a":1328,"b":1334}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":1381,"b":1387}]},{"name":"offset","required":true,"transform":{"type":"scalar"},"locs":[{"a":1396,"b":1403}]}],"statement":"select e.id, e.name, e.description, e.starts_at as \"startDate\", e.ends_at as \"endDate\", e.mode,\n  e.is_active as \"isActive\", e.codes_per_person as \"codesPerPerson\", e.registers_without_code as \"registersWithoutCode\",\n  n.unused as \"unused!\", n.claimed as \"claimed!\", n.invalid as \"invalid!\", n.participants as \"totalParticipants!\",\n  (select count(*)::int from campaigns c\n    where c.event_id = e.id and e.is_active and c.is_active and c.deleted_at is null) as \"activeCampaigns!\",\n  (select count(*) filter (where w.status = 'winner')::int\n    from draws d left join draw_results w on w.draw_id = d.id\n    where d.event_id = e.id and d.state in ('drawn', 'settled') having count(d.id) > 0) as \"winners?\"\nfrom events e\n  cross join lateral (\n    select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,\n      coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,\n      coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,\n      coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants\n    from event_counts t where t.event_id = e.id) n\nwhere e.deleted_at is null and (:mode::text is null or e.mode = :mode)\n  and (:isActive::boolean is null or e.is_active = :isActive)\n  and (:search::text is null or strpos(fold_name(e.name), :search) > 0)\norder by e.created_at desc, e.id limit :limit! offset :offset!"};

/**
 * Query generated from SQL:
 * ```
 * select e.id, e.name, e.description, e.starts_at as "startDate", e.ends_at as "endDate", e.mode,
 *   e.is_active as "isActive", e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode",
 *   n.unused as "unused!", n.claimed as "claimed!", n.invalid as "invalid!", n.participants as "totalParticipants!",
 *   (select count(*)::int from campaigns c
 *     where c.event_id = e.id and e.is_active and c.is_active and c.deleted_at is null) as "activeCampaigns!",
 *   (select count(*) filter (where w.status = 'winner')::int
 *     from draws d left join draw_results w on w.draw_id = d.id
 *     where d.event_id = e.id and d.state in ('drawn', 'settled') having count(d.id) > 0) as "winners?"
 * from events e
 *   cross join lateral (
 *     select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,
 *       coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,
 *       coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,
 *       coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants
 *     from event_counts t where t.event_id = e.id) n
 * where e.deleted_at is null and (:mode::text is null or e.mode = :mode)
 *   and (:isActive::boolean is null or e.is_active = :isActive)
 *   and (:search::text is null or strpos(fold_name(e.name), :search) > 0)
 * order by e.created_at desc, e.id limit :limit! offset :offset!
 * ```
 */
export const eventsPage = new PreparedQuery<EventsPageParams,EventsPageResult>(eventsPageIR);


/** 'CountEvents' parameters type */
export interface CountEventsParams {
  isActive?: boolean | null | void;
  mode?: string | null | void;
  search?: string | null | void;
}

/** 'CountEvents' return type */
export interface CountEventsResult {
  total: number;
}

/** 'CountEvents' query type */
export interface CountEventsQuery {
  params: CountEventsParams;
  result: CountEventsResult;
}

const countEventsIR: any = {"usedParamSet":{"mode":true,"isActive":true,"search":true},"params":[{"name":"mode","required":false,"transform":{"type":"scalar"},"locs":[{"a":79,"b":83},{"a":111,"b":115}]},{"name":"isActive","required":false,"transform":{"type":"scalar"},"locs":[{"a":125,"b":133},{"a":169,"b":177}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":187,"b":193},{"a":238,"b":244}]}],"statement":"select count(*)::int as \"total!\" from events e\nwhere e.deleted_at is null and (:mode::text is null or e.mode = :mode)\n  and (:isActive::boolean is null or e.is_active = :isActive)\n  and (:search::text is null or strpos(fold_name(e.name), :search) > 0)"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "total!" from events e
 * where e.deleted_at is null and (:mode::text is null or e.mode = :mode)
 *   and (:isActive::boolean is null or e.is_active = :isActive)
 *   and (:search::text is null or strpos(fold_name(e.name), :search) > 0)
 * ```
 */
export const countEvents = new PreparedQuery<CountEventsParams,CountEventsResult>(countEventsIR);


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
  claimed: number;
  codesPerPerson: number;
  description: string | null;
  endDate: Date;
  id: string;
  invalid: number;
  isActive: boolean;
  mode: string;
  name: string;
  registersWithoutCode: boolean;
  startDate: Date;
  totalParticipants: number;
  unused: number;
  winners: number | null;
}

/** 'FindEventRow' query type */
export interface FindEventRowQuery {
  params: FindEventRowParams;
  result: FindEventRowResult;
}

const findEventRowIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":1150,"b":1153}]}],"statement":"select e.id, e.name, e.description, e.starts_at as \"startDate\", e.ends_at as \"endDate\", e.mode,\n  e.is_active as \"isActive\", e.codes_per_person as \"codesPerPerson\", e.registers_without_code as \"registersWithoutCode\",\n  n.unused as \"unused!\", n.claimed as \"claimed!\", n.invalid as \"invalid!\", n.participants as \"totalParticipants!\",\n  (select count(*)::int from campaigns c\n    where c.event_id = e.id and e.is_active and c.is_active and c.deleted_at is null) as \"activeCampaigns!\",\n  (select count(*) filter (where w.status = 'winner')::int\n    from draws d left join draw_results w on w.draw_id = d.id\n    where d.event_id = e.id and d.state in ('drawn', 'settled') having count(d.id) > 0) as \"winners?\"\nfrom events e\n  cross join lateral (\n    select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,\n      coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,\n      coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,\n      coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants\n    from event_counts t where t.event_id = e.id) n\nwhere e.id = :id! and e.deleted_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select e.id, e.name, e.description, e.starts_at as "startDate", e.ends_at as "endDate", e.mode,
 *   e.is_active as "isActive", e.codes_per_person as "codesPerPerson", e.registers_without_code as "registersWithoutCode",
 *   n.unused as "unused!", n.claimed as "claimed!", n.invalid as "invalid!", n.participants as "totalParticipants!",
 *   (select count(*)::int from campaigns c
 *     where c.event_id = e.id and e.is_active and c.is_active and c.deleted_at is null) as "activeCampaigns!",
 *   (select count(*) filter (where w.status = 'winner')::int
 *     from draws d left join draw_results w on w.draw_id = d.id
 *     where d.event_id = e.id and d.state in ('drawn', 'settled') having count(d.id) > 0) as "winners?"
 * from events e
 *   cross join lateral (
 *     select coalesce(sum(t.total) filter (where t.kind = 'unused'), 0)::int as unused,
 *       coalesce(sum(t.total) filter (where t.kind = 'claimed'), 0)::int as claimed,
 *       coalesce(sum(t.total) filter (where t.kind = 'invalid'), 0)::int as invalid,
 *       coalesce(sum(t.total) filter (where t.kind = 'participants'), 0)::int as participants
 *     from event_counts t where t.event_id = e.id) n
 * where e.id = :id! and e.deleted_at is null
 * ```
 */
export const findEventRow = new PreparedQuery<FindEventRowParams,FindEventRowResult>(findEventRowIR);


/** 'AddToCount' parameters type */
export interface AddToCountParams {
  changes: string;
  eventId: string;
}

/** 'AddToCount' return type */
export type AddToCountResult = void;

/** 'AddToCount' query type */
export interface AddToCountQuery {
  params: AddToCountParams;
  result: AddToCountResult;
}

const addToCountIR: any = {"usedParamSet":{"eventId":true,"changes":true},"params":[{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":70}]},{"name":"changes","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":148}]}],"statement":"insert into event_counts (event_id, kind, slot, total)\nselect :eventId!, c.key, pg_backend_pid() % 16, c.value::bigint from jsonb_each_text(:changes!::jsonb) c order by c.key\non conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total"};

/**
 * Query generated from SQL:
 * ```
 * insert into event_counts (event_id, kind, slot, total)
 * select :eventId!, c.key, pg_backend_pid() % 16, c.value::bigint from jsonb_each_text(:changes!::jsonb) c order by c.key
 * on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total
 * ```
 */
export const addToCount = new PreparedQuery<AddToCountParams,AddToCountResult>(addToCountIR);


/** 'HasClaims' parameters type */
export interface HasClaimsParams {
  id: string;
}

/** 'HasClaims' return type */
export interface HasClaimsResult {
  id: string;
}

/** 'HasClaims' query type */
export interface HasClaimsQuery {
  params: HasClaimsParams;
  result: HasClaimsResult;
}

const hasClaimsIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":55}]}],"statement":"select r.id from registrations r where r.event_id = :id! and r.code_id is not null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select r.id from registrations r where r.event_id = :id! and r.code_id is not null limit 1
 * ```
 */
export const hasClaims = new PreparedQuery<HasClaimsParams,HasClaimsResult>(hasClaimsIR);


/** 'HasFrozenDraw' parameters type */
export interface HasFrozenDrawParams {
  id: string;
}

/** 'HasFrozenDraw' return type */
export interface HasFrozenDrawResult {
  id: string;
}

/** 'HasFrozenDraw' query type */
export interface HasFrozenDrawQuery {
  params: HasFrozenDrawParams;
  result: HasFrozenDrawResult;
}

const hasFrozenDrawIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":47}]}],"statement":"select d.id from draws d where d.event_id = :id! and d.state in ('frozen', 'anchored', 'drawn', 'settled') limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select d.id from draws d where d.event_id = :id! and d.state in ('frozen', 'anchored', 'drawn', 'settled') limit 1
 * ```
 */
export const hasFrozenDraw = new PreparedQuery<HasFrozenDrawParams,HasFrozenDrawResult>(hasFrozenDrawIR);


