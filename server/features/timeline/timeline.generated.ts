/** Types generated for queries found in "server/features/timeline/timeline.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'TimelineEntries' parameters type */
export interface TimelineEntriesParams {
  id: string;
  limit: number;
  record: string;
}

/** 'TimelineEntries' return type */
export interface TimelineEntriesResult {
  action: string;
  actorName: string | null;
  actorRole: string | null;
  at: Date;
  changes: unknown | null;
  entity: string;
  entityId: string | null;
  id: string;
  points: number | null;
  subject: string | null;
}

/** 'TimelineEntries' query type */
export interface TimelineEntriesQuery {
  params: TimelineEntriesParams;
  result: TimelineEntriesResult;
}

const timelineEntriesIR: any = {"usedParamSet":{"id":true,"record":true,"limit":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":441,"b":444},{"a":592,"b":595},{"a":722,"b":725},{"a":825,"b":828},{"a":936,"b":939},{"a":1908,"b":1911},{"a":2388,"b":2391},{"a":2811,"b":2814},{"a":3136,"b":3139}]},{"name":"record","required":true,"transform":{"type":"scalar"},"locs":[{"a":566,"b":573},{"a":687,"b":693},{"a":790,"b":796},{"a":901,"b":907},{"a":1830,"b":1836},{"a":2347,"b":2353},{"a":2776,"b":2782},{"a":3095,"b":3101},{"a":3408,"b":3414}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":1665,"b":1671},{"a":1965,"b":1971},{"a":2527,"b":2533},{"a":2924,"b":2930},{"a":3195,"b":3201},{"a":3578,"b":3584},{"a":3930,"b":3936}]}],"statement":"-- Each source returns its newest entries by its own index. The timeline of an event has those of its campaigns, draws,\n-- imports and codes; its registrations name the customer. That of a store has the voids and returns of its receipts.\n-- Receipts and adjustments come from the ledger, so that a moved receipt has one entry. Prizes include those of the\n-- accounts that were merged into a customer's.\nwith recursive accounts as (\n  select :id!::uuid as id\n  union\n  select m.id from accounts a join customers m on m.merged_into_id = a.id\n),\nsubjects as (\n  select :record!::text as entity, :id!::uuid::text as entity_id\n  union all select 'campaign', c.id::text from campaigns c where :record = 'event' and c.event_id = :id!::uuid\n  union all select 'draw', d.id::text from draws d where :record = 'event' and d.event_id = :id!::uuid\n  union all select 'import', j.id::text from import_jobs j where :record = 'event' and j.event_id = :id!::uuid\n),\nentries as (\n  select 'a' || a.id as id, a.at, a.actor_id, a.actor_role, a.action,\n    case a.action when 'REGISTER' then 'customer' else a.entity end as entity,\n    case a.action when 'REGISTER' then a.details ->> 'customerId' else a.entity_id end as entity_id,\n    null::text as detail, null::int as points,\n    case when a.entity = 'customer' and a.details ?| array['notes', 'deletedNote']\n      then jsonb_build_object('notes', jsonb_build_array(a.details -> 'deletedNote', a.details -> 'notes'))\n      else a.details -> 'changes' end as changes\n  from subjects s cross join lateral (\n    select * from audit_log a where a.entity = s.entity and a.entity_id = s.entity_id\n    order by a.at desc, a.id desc limit :limit!\n  ) a\n  union all (\n    select 'a' || a.id, a.at, a.actor_id, a.actor_role, a.action, a.entity, a.entity_id, null, null, null\n    from audit_log a\n    where :record = 'event' and a.entity = 'lottery_code' and a.details ->> 'eventId' = :id!::uuid::text\n    order by a.at desc, a.id desc limit :limit!\n  )\n  union all (\n    select 'l' || l.id, l.created_at, l.created_by, null,\n      case l.kind when 'earn' then 'CREATE' when 'adjust' then 'IMPORT' when 'adjustment_reversal' then 'REVERT'\n        else upper(l.kind) end,\n      case when l.receipt_id is null then 'points' else 'receipt' end, l.receipt_id::text, l.reference, l.delta, null\n    from points_ledger l\n    where :record = 'customer' and l.customer_id = :id!::uuid\n      and l.kind in ('earn', 'return', 'void', 'adjust', 'adjustment_reversal')\n    order by l.created_at desc, l.id desc limit :limit!\n  )\n  union all (\n    select 'c' || l.id, l.created_at, l.created_by, null, upper(l.kind), 'receipt', r.id::text, null, l.delta, null\n    from receipts r join points_ledger l on l.receipt_id = r.id and l.kind in ('return', 'void')\n    where :record = 'store' and r.store_id = :id!::uuid and (r.voided_at is not null or r.returned_toman > 0)\n    order by l.created_at desc, l.id desc limit :limit!\n  )\n  union all (\n    select 'r' || r.id, r.created_at, r.created_by, null, 'REGISTER', 'event', r.event_id::text, null, null, null\n    from registrations r where :record = 'customer' and r.customer_id = :id!::uuid\n    order by r.created_at desc, r.id desc limit :limit!\n  )\n  union all (\n    select 'd' || w.draw_id || w.place, d.drawn_at, null, null, 'DRAW_DRAWN', 'draw', w.draw_id::text, null, null, null\n    from draw_results w join draws d on d.id = w.draw_id\n    where :record = 'customer' and w.customer_id in (select a.id from accounts a) and w.status = 'winner'\n      and d.state <> 'voided'\n    order by d.drawn_at desc, w.place limit :limit!\n  )\n)\nselect e.id as \"id!\", e.at as \"at!\", coalesce(u.full_name, k.name) as \"actorName\", e.actor_role as \"actorRole\",\n  e.action as \"action!\", e.entity as \"entity!\", e.entity_id as \"entityId\",\n  coalesce(e.detail, audit_subject(e.entity, e.entity_id)) as subject, e.points, e.changes\nfrom (select * from entries order by at desc, id desc limit :limit!) e\n  left join users u on u.id = e.actor_id\n  left join api_keys k on k.id = e.actor_id\norder by e.at desc, e.id desc"};

/**
 * Query generated from SQL:
 * ```
 * -- Each source returns its newest entries by its own index. The timeline of an event has those of its campaigns, draws,
 * -- imports and codes; its registrations name the customer. That of a store has the voids and returns of its receipts.
 * -- Receipts and adjustments come from the ledger, so that a moved receipt has one entry. Prizes include those of the
 * -- accounts that were merged into a customer's.
 * with recursive accounts as (
 *   select :id!::uuid as id
 *   union
 *   select m.id from accounts a join customers m on m.merged_into_id = a.id
 * ),
 * subjects as (
 *   select :record!::text as entity, :id!::uuid::text as entity_id
 *   union all select 'campaign', c.id::text from campaigns c where :record = 'event' and c.event_id = :id!::uuid
 *   union all select 'draw', d.id::text from draws d where :record = 'event' and d.event_id = :id!::uuid
 *   union all select 'import', j.id::text from import_jobs j where :record = 'event' and j.event_id = :id!::uuid
 * ),
 * entries as (
 *   select 'a' || a.id as id, a.at, a.actor_id, a.actor_role, a.action,
 *     case a.action when 'REGISTER' then 'customer' else a.entity end as entity,
 *     case a.action when 'REGISTER' then a.details ->> 'customerId' else a.entity_id end as entity_id,
 *     null::text as detail, null::int as points,
 *     case when a.entity = 'customer' and a.details ?| array['notes', 'deletedNote']
 *       then jsonb_build_object('notes', jsonb_build_array(a.details -> 'deletedNote', a.details -> 'notes'))
 *       else a.details -> 'changes' end as changes
 *   from subjects s cross join lateral (
 *     select * from audit_log a where a.entity = s.entity and a.entity_id = s.entity_id
 *     order by a.at desc, a.id desc limit :limit!
 *   ) a
 *   union all (
 *     select 'a' || a.id, a.at, a.actor_id, a.actor_role, a.action, a.entity, a.entity_id, null, null, null
 *     from audit_log a
 *     where :record = 'event' and a.entity = 'lottery_code' and a.details ->> 'eventId' = :id!::uuid::text
 *     order by a.at desc, a.id desc limit :limit!
 *   )
 *   union all (
 *     select 'l' || l.id, l.created_at, l.created_by, null,
 *       case l.kind when 'earn' then 'CREATE' when 'adjust' then 'IMPORT' when 'adjustment_reversal' then 'REVERT'
 *         else upper(l.kind) end,
 *       case when l.receipt_id is null then 'points' else 'receipt' end, l.receipt_id::text, l.reference, l.delta, null
 *     from points_ledger l
 *     where :record = 'customer' and l.customer_id = :id!::uuid
 *       and l.kind in ('earn', 'return', 'void', 'adjust', 'adjustment_reversal')
 *     order by l.created_at desc, l.id desc limit :limit!
 *   )
 *   union all (
 *     select 'c' || l.id, l.created_at, l.created_by, null, upper(l.kind), 'receipt', r.id::text, null, l.delta, null
 *     from receipts r join points_ledger l on l.receipt_id = r.id and l.kind in ('return', 'void')
 *     where :record = 'store' and r.store_id = :id!::uuid and (r.voided_at is not null or r.returned_toman > 0)
 *     order by l.created_at desc, l.id desc limit :limit!
 *   )
 *   union all (
 *     select 'r' || r.id, r.created_at, r.created_by, null, 'REGISTER', 'event', r.event_id::text, null, null, null
 *     from registrations r where :record = 'customer' and r.customer_id = :id!::uuid
 *     order by r.created_at desc, r.id desc limit :limit!
 *   )
 *   union all (
 *     select 'd' || w.draw_id || w.place, d.drawn_at, null, null, 'DRAW_DRAWN', 'draw', w.draw_id::text, null, null, null
 *     from draw_results w join draws d on d.id = w.draw_id
 *     where :record = 'customer' and w.customer_id in (select a.id from accounts a) and w.status = 'winner'
 *       and d.state <> 'voided'
 *     order by d.drawn_at desc, w.place limit :limit!
 *   )
 * )
 * select e.id as "id!", e.at as "at!", coalesce(u.full_name, k.name) as "actorName", e.actor_role as "actorRole",
 *   e.action as "action!", e.entity as "entity!", e.entity_id as "entityId",
 *   coalesce(e.detail, audit_subject(e.entity, e.entity_id)) as subject, e.points, e.changes
 * from (select * from entries order by at desc, id desc limit :limit!) e
 *   left join users u on u.id = e.actor_id
 *   left join api_keys k on k.id = e.actor_id
 * order by e.at desc, e.id desc
 * ```
 */
export const timelineEntries = new PreparedQuery<TimelineEntriesParams,TimelineEntriesResult>(timelineEntriesIR);


