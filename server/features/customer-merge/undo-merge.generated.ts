/** Types generated for queries found in "server/features/customer-merge/undo-merge.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateArray = (Date)[];

export type stringArray = (string)[];

/** 'LockMovedReceipts' parameters type */
export interface LockMovedReceiptsParams {
  id: string;
}

/** 'LockMovedReceipts' return type */
export interface LockMovedReceiptsResult {
  id: string;
}

/** 'LockMovedReceipts' query type */
export interface LockMovedReceiptsQuery {
  params: LockMovedReceiptsParams;
  result: LockMovedReceiptsResult;
}

const lockMovedReceiptsIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":104}]}],"statement":"select r.id from receipts r join customer_merge_receipts o on o.receipt_id = r.id\nwhere o.merge_id = :id! order by r.id for update of r"};

/**
 * Query generated from SQL:
 * ```
 * select r.id from receipts r join customer_merge_receipts o on o.receipt_id = r.id
 * where o.merge_id = :id! order by r.id for update of r
 * ```
 */
export const lockMovedReceipts = new PreparedQuery<LockMovedReceiptsParams,LockMovedReceiptsResult>(lockMovedReceiptsIR);


/** 'ReturnReceipts' parameters type */
export interface ReturnReceiptsParams {
  id: string;
  mergedId: string;
}

/** 'ReturnReceipts' return type */
export interface ReturnReceiptsResult {
  receipts: number;
}

/** 'ReturnReceipts' query type */
export interface ReturnReceiptsQuery {
  params: ReturnReceiptsParams;
  result: ReturnReceiptsResult;
}

const returnReceiptsIR: any = {"usedParamSet":{"mergedId":true,"id":true},"params":[{"name":"mergedId","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":63}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":120}]}],"statement":"with moved as (\n  update receipts r set customer_id = :mergedId! from customer_merge_receipts o\n  where o.merge_id = :id! and r.id = o.receipt_id\n  returning r.id\n)\nselect count(*)::int as \"receipts!\" from moved"};

/**
 * Query generated from SQL:
 * ```
 * with moved as (
 *   update receipts r set customer_id = :mergedId! from customer_merge_receipts o
 *   where o.merge_id = :id! and r.id = o.receipt_id
 *   returning r.id
 * )
 * select count(*)::int as "receipts!" from moved
 * ```
 */
export const returnReceipts = new PreparedQuery<ReturnReceiptsParams,ReturnReceiptsResult>(returnReceiptsIR);


/** 'ReturnCodes' parameters type */
export interface ReturnCodesParams {
  id: string;
  mergedId: string;
}

/** 'ReturnCodes' return type */
export interface ReturnCodesResult {
  codes: number;
}

/** 'ReturnCodes' query type */
export interface ReturnCodesQuery {
  params: ReturnCodesParams;
  result: ReturnCodesResult;
}

const returnCodesIR: any = {"usedParamSet":{"mergedId":true,"id":true},"params":[{"name":"mergedId","required":true,"transform":{"type":"scalar"},"locs":[{"a":132,"b":141}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":238,"b":241},{"a":394,"b":397}]}],"statement":"-- A code belongs to the customer of its receipt or of its registration.\nwith moved as (\n  update lottery_codes k set customer_id = :mergedId!\n  where k.receipt_id in (select o.receipt_id from customer_merge_receipts o where o.merge_id = :id!)\n    or k.id in (\n      select r.code_id from customer_merge_registrations o join registrations r on r.id = o.registration_id\n      where o.merge_id = :id!)\n  returning k.id\n)\nselect count(*)::int as \"codes!\" from moved"};

/**
 * Query generated from SQL:
 * ```
 * -- A code belongs to the customer of its receipt or of its registration.
 * with moved as (
 *   update lottery_codes k set customer_id = :mergedId!
 *   where k.receipt_id in (select o.receipt_id from customer_merge_receipts o where o.merge_id = :id!)
 *     or k.id in (
 *       select r.code_id from customer_merge_registrations o join registrations r on r.id = o.registration_id
 *       where o.merge_id = :id!)
 *   returning k.id
 * )
 * select count(*)::int as "codes!" from moved
 * ```
 */
export const returnCodes = new PreparedQuery<ReturnCodesParams,ReturnCodesResult>(returnCodesIR);


/** 'ReturnParticipants' parameters type */
export interface ReturnParticipantsParams {
  id: string;
  mergedId: string;
}

/** 'ReturnParticipants' return type */
export type ReturnParticipantsResult = void;

/** 'ReturnParticipants' query type */
export interface ReturnParticipantsQuery {
  params: ReturnParticipantsParams;
  result: ReturnParticipantsResult;
}

const returnParticipantsIR: any = {"usedParamSet":{"mergedId":true,"id":true},"params":[{"name":"mergedId","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":49}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":108}]}],"statement":"update participants p set customer_id = :mergedId! from customer_merge_participants o\nwhere o.merge_id = :id! and p.id = o.participant_id"};

/**
 * Query generated from SQL:
 * ```
 * update participants p set customer_id = :mergedId! from customer_merge_participants o
 * where o.merge_id = :id! and p.id = o.participant_id
 * ```
 */
export const returnParticipants = new PreparedQuery<ReturnParticipantsParams,ReturnParticipantsResult>(returnParticipantsIR);


/** 'RecreateParticipants' parameters type */
export interface RecreateParticipantsParams {
  id: string;
  mergedId: string;
}

/** 'RecreateParticipants' return type */
export type RecreateParticipantsResult = void;

/** 'RecreateParticipants' query type */
export interface RecreateParticipantsQuery {
  params: RecreateParticipantsParams;
  result: RecreateParticipantsResult;
}

const recreateParticipantsIR: any = {"usedParamSet":{"mergedId":true,"id":true},"params":[{"name":"mergedId","required":true,"transform":{"type":"scalar"},"locs":[{"a":122,"b":131}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":203,"b":206}]}],"statement":"with added as (\n  insert into participants (id, event_id, customer_id, created_at)\n  select o.participant_id, o.event_id, :mergedId!, o.created_at from customer_merge_participants o\n  where o.merge_id = :id! and not exists (select from participants p where p.id = o.participant_id)\n  returning event_id\n)\ninsert into event_counts (event_id, kind, slot, total)\nselect a.event_id, 'participants', pg_backend_pid() % 16, 1 from added a\non conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total"};

/**
 * Query generated from SQL:
 * ```
 * with added as (
 *   insert into participants (id, event_id, customer_id, created_at)
 *   select o.participant_id, o.event_id, :mergedId!, o.created_at from customer_merge_participants o
 *   where o.merge_id = :id! and not exists (select from participants p where p.id = o.participant_id)
 *   returning event_id
 * )
 * insert into event_counts (event_id, kind, slot, total)
 * select a.event_id, 'participants', pg_backend_pid() % 16, 1 from added a
 * on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total
 * ```
 */
export const recreateParticipants = new PreparedQuery<RecreateParticipantsParams,RecreateParticipantsResult>(recreateParticipantsIR);


/** 'EventsOfOtherRegistrations' parameters type */
export interface EventsOfOtherRegistrationsParams {
  id: string;
}

/** 'EventsOfOtherRegistrations' return type */
export interface EventsOfOtherRegistrationsResult {
  createdAt: Date;
  eventId: string;
}

/** 'EventsOfOtherRegistrations' query type */
export interface EventsOfOtherRegistrationsQuery {
  params: EventsOfOtherRegistrationsParams;
  result: EventsOfOtherRegistrationsResult;
}

const eventsOfOtherRegistrationsIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":293,"b":296}]}],"statement":"-- Registrations that the remaining account added to a returned participation, or received from a further merge.\nselect o.event_id as \"eventId\", min(r.created_at) as \"createdAt!\"\nfrom customer_merge_participants o join registrations r on r.participant_id = o.participant_id\nwhere o.merge_id = :id! and not exists (\n  select from customer_merge_registrations g where g.merge_id = o.merge_id and g.registration_id = r.id)\ngroup by o.event_id"};

/**
 * Query generated from SQL:
 * ```
 * -- Registrations that the remaining account added to a returned participation, or received from a further merge.
 * select o.event_id as "eventId", min(r.created_at) as "createdAt!"
 * from customer_merge_participants o join registrations r on r.participant_id = o.participant_id
 * where o.merge_id = :id! and not exists (
 *   select from customer_merge_registrations g where g.merge_id = o.merge_id and g.registration_id = r.id)
 * group by o.event_id
 * ```
 */
export const eventsOfOtherRegistrations = new PreparedQuery<EventsOfOtherRegistrationsParams,EventsOfOtherRegistrationsResult>(eventsOfOtherRegistrationsIR);


/** 'AddRemainingParticipants' parameters type */
export interface AddRemainingParticipantsParams {
  createdAt: DateArray;
  eventIds: stringArray;
  ids: stringArray;
  intoId: string;
}

/** 'AddRemainingParticipants' return type */
export type AddRemainingParticipantsResult = void;

/** 'AddRemainingParticipants' query type */
export interface AddRemainingParticipantsQuery {
  params: AddRemainingParticipantsParams;
  result: AddRemainingParticipantsResult;
}

const addRemainingParticipantsIR: any = {"usedParamSet":{"intoId":true,"ids":true,"eventIds":true,"createdAt":true},"params":[{"name":"intoId","required":true,"transform":{"type":"scalar"},"locs":[{"a":110,"b":117}]},{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":147,"b":151}]},{"name":"eventIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":162,"b":171}]},{"name":"createdAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":182,"b":192}]}],"statement":"with added as (\n  insert into participants (id, event_id, customer_id, created_at)\n  select n.id, n.event_id, :intoId!, n.created_at\n  from unnest(:ids!::uuid[], :eventIds!::uuid[], :createdAt!::timestamptz[]) as n(id, event_id, created_at)\n  returning event_id\n)\ninsert into event_counts (event_id, kind, slot, total)\nselect a.event_id, 'participants', pg_backend_pid() % 16, 1 from added a\non conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total"};

/**
 * Query generated from SQL:
 * ```
 * with added as (
 *   insert into participants (id, event_id, customer_id, created_at)
 *   select n.id, n.event_id, :intoId!, n.created_at
 *   from unnest(:ids!::uuid[], :eventIds!::uuid[], :createdAt!::timestamptz[]) as n(id, event_id, created_at)
 *   returning event_id
 * )
 * insert into event_counts (event_id, kind, slot, total)
 * select a.event_id, 'participants', pg_backend_pid() % 16, 1 from added a
 * on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total
 * ```
 */
export const addRemainingParticipants = new PreparedQuery<AddRemainingParticipantsParams,AddRemainingParticipantsResult>(addRemainingParticipantsIR);


/** 'ReturnRegistrations' parameters type */
export interface ReturnRegistrationsParams {
  id: string;
  intoId: string;
  mergedId: string;
}

/** 'ReturnRegistrations' return type */
export type ReturnRegistrationsResult = void;

/** 'ReturnRegistrations' query type */
export interface ReturnRegistrationsQuery {
  params: ReturnRegistrationsParams;
  result: ReturnRegistrationsResult;
}

const returnRegistrationsIR: any = {"usedParamSet":{"intoId":true,"id":true,"mergedId":true},"params":[{"name":"intoId","required":true,"transform":{"type":"scalar"},"locs":[{"a":172,"b":179}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":202,"b":205},{"a":515,"b":518}]},{"name":"mergedId","required":true,"transform":{"type":"scalar"},"locs":[{"a":414,"b":423}]}],"statement":"with target as (\n  update registrations r set participant_id = k.id\n  from customer_merge_participants o join participants k on k.event_id = o.event_id and k.customer_id = :intoId!\n  where o.merge_id = :id! and r.participant_id = o.participant_id and not exists (\n    select from customer_merge_registrations g where g.merge_id = o.merge_id and g.registration_id = r.id)\n)\nupdate registrations r set customer_id = :mergedId!, participant_id = o.participant_id\nfrom customer_merge_registrations o where o.merge_id = :id! and r.id = o.registration_id"};

/**
 * Query generated from SQL:
 * ```
 * with target as (
 *   update registrations r set participant_id = k.id
 *   from customer_merge_participants o join participants k on k.event_id = o.event_id and k.customer_id = :intoId!
 *   where o.merge_id = :id! and r.participant_id = o.participant_id and not exists (
 *     select from customer_merge_registrations g where g.merge_id = o.merge_id and g.registration_id = r.id)
 * )
 * update registrations r set customer_id = :mergedId!, participant_id = o.participant_id
 * from customer_merge_registrations o where o.merge_id = :id! and r.id = o.registration_id
 * ```
 */
export const returnRegistrations = new PreparedQuery<ReturnRegistrationsParams,ReturnRegistrationsResult>(returnRegistrationsIR);


/** 'DeleteEmptyParticipants' parameters type */
export interface DeleteEmptyParticipantsParams {
  id: string;
  intoId: string;
}

/** 'DeleteEmptyParticipants' return type */
export type DeleteEmptyParticipantsResult = void;

/** 'DeleteEmptyParticipants' query type */
export interface DeleteEmptyParticipantsQuery {
  params: DeleteEmptyParticipantsParams;
  result: DeleteEmptyParticipantsResult;
}

const deleteEmptyParticipantsIR: any = {"usedParamSet":{"id":true,"intoId":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":107}]},{"name":"intoId","required":true,"transform":{"type":"scalar"},"locs":[{"a":157,"b":164}]}],"statement":"with removed as (\n  delete from participants p using customer_merge_participants o\n  where o.merge_id = :id! and p.event_id = o.event_id and p.customer_id = :intoId!\n    and not exists (select from registrations r where r.participant_id = p.id)\n  returning p.event_id\n)\ninsert into event_counts (event_id, kind, slot, total)\nselect g.event_id, 'participants', pg_backend_pid() % 16, -1 from removed g\non conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total"};

/**
 * Query generated from SQL:
 * ```
 * with removed as (
 *   delete from participants p using customer_merge_participants o
 *   where o.merge_id = :id! and p.event_id = o.event_id and p.customer_id = :intoId!
 *     and not exists (select from registrations r where r.participant_id = p.id)
 *   returning p.event_id
 * )
 * insert into event_counts (event_id, kind, slot, total)
 * select g.event_id, 'participants', pg_backend_pid() % 16, -1 from removed g
 * on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total
 * ```
 */
export const deleteEmptyParticipants = new PreparedQuery<DeleteEmptyParticipantsParams,DeleteEmptyParticipantsResult>(deleteEmptyParticipantsIR);


/** 'CountParticipantCodes' parameters type */
export interface CountParticipantCodesParams {
  id: string;
  intoId: string;
  mergedId: string;
}

/** 'CountParticipantCodes' return type */
export type CountParticipantCodesResult = void;

/** 'CountParticipantCodes' query type */
export interface CountParticipantCodesQuery {
  params: CountParticipantCodesParams;
  result: CountParticipantCodesResult;
}

const countParticipantCodesIR: any = {"usedParamSet":{"id":true,"intoId":true,"mergedId":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":233,"b":236}]},{"name":"intoId","required":true,"transform":{"type":"scalar"},"locs":[{"a":288,"b":295}]},{"name":"mergedId","required":true,"transform":{"type":"scalar"},"locs":[{"a":298,"b":307}]}],"statement":"update participants p set codes = (\n  select count(*)::int from registrations r join lottery_codes k on k.id = r.code_id\n  where r.participant_id = p.id and k.status = 'claimed')\nfrom customer_merge_participants o\nwhere o.merge_id = :id! and p.event_id = o.event_id and p.customer_id in (:intoId!, :mergedId!)"};

/**
 * Query generated from SQL:
 * ```
 * update participants p set codes = (
 *   select count(*)::int from registrations r join lottery_codes k on k.id = r.code_id
 *   where r.participant_id = p.id and k.status = 'claimed')
 * from customer_merge_participants o
 * where o.merge_id = :id! and p.event_id = o.event_id and p.customer_id in (:intoId!, :mergedId!)
 * ```
 */
export const countParticipantCodes = new PreparedQuery<CountParticipantCodesParams,CountParticipantCodesResult>(countParticipantCodesIR);


/** 'ReturnTags' parameters type */
export interface ReturnTagsParams {
  id: string;
  intoId: string;
}

/** 'ReturnTags' return type */
export type ReturnTagsResult = void;

/** 'ReturnTags' query type */
export interface ReturnTagsQuery {
  params: ReturnTagsParams;
  result: ReturnTagsResult;
}

const returnTagsIR: any = {"usedParamSet":{"id":true,"intoId":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":83}]},{"name":"intoId","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":136}]}],"statement":"delete from customer_tag_links l using customer_merge_tags o\nwhere o.merge_id = :id! and l.tag_id = o.tag_id and l.customer_id = :intoId!"};

/**
 * Query generated from SQL:
 * ```
 * delete from customer_tag_links l using customer_merge_tags o
 * where o.merge_id = :id! and l.tag_id = o.tag_id and l.customer_id = :intoId!
 * ```
 */
export const returnTags = new PreparedQuery<ReturnTagsParams,ReturnTagsResult>(returnTagsIR);


/** 'ReturnBalance' parameters type */
export interface ReturnBalanceParams {
  actorId?: string | null | void;
  at: Date;
  id: string;
  intoId: string;
  mergedId: string;
}

/** 'ReturnBalance' return type */
export interface ReturnBalanceResult {
  points: number;
}

/** 'ReturnBalance' query type */
export interface ReturnBalanceQuery {
  params: ReturnBalanceParams;
  result: ReturnBalanceResult;
}

const returnBalanceIR: any = {"usedParamSet":{"mergedId":true,"id":true,"actorId":true,"at":true,"intoId":true},"params":[{"name":"mergedId","required":true,"transform":{"type":"scalar"},"locs":[{"a":120,"b":129},{"a":1809,"b":1818}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":864,"b":867}]},{"name":"actorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1055,"b":1062},{"a":1332,"b":1339}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":1071,"b":1074},{"a":1360,"b":1363},{"a":2634,"b":2637}]},{"name":"intoId","required":true,"transform":{"type":"scalar"},"locs":[{"a":1799,"b":1806}]}],"statement":"-- What was moved, less later reversals of moved receipts and of moved adjustments.\nwith recursive person as (\n  select :mergedId!::uuid as id\n  union\n  select c.id from person p join customers c on c.merged_into_id = p.id\n),\nshare as materialized (\n  select m.*, (m.points\n    + coalesce((\n      select sum(l.delta) from customer_merge_receipts o join points_ledger l on l.receipt_id = o.receipt_id\n      where o.merge_id = m.id and l.id > e.id), 0)\n    - coalesce((\n      select sum(a.delta) from points_ledger a\n      where a.customer_id in (select p.id from person p) and a.kind = 'adjust' and exists (\n        select from points_ledger b\n        where b.import_id = a.import_id and b.kind = 'adjustment_reversal' and b.id > e.id)), 0))::int as returned\n  from customer_merges m join points_ledger e on e.merge_id = m.id and e.kind = 'merge_in'\n  where m.id = :id!\n),\nentries as (\n  insert into points_ledger (customer_id, counterpart_id, kind, delta, merge_id, created_by, created_at)\n  select e.customer_id, e.counterpart_id, e.kind, e.delta, s.id, :actorId::uuid, :at!\n  from share s, lateral (values\n    (s.into_id, s.merged_id, 'merge_undo_out', -s.returned), (s.merged_id, s.into_id, 'merge_undo_in', s.returned)\n  ) as e(customer_id, counterpart_id, kind, delta)\n),\nclosed as (\n  update customer_merges m set undone_by = :actorId::uuid, undone_at = :at! from share s where m.id = s.id\n),\ntotals as materialized (\n  select c.id, count(r.id)::int as receipts, coalesce(sum(r.amount_toman - r.returned_toman), 0)::bigint as spent,\n    max(r.purchased_at) as last_purchase_at,\n    (select count(*)::int from lottery_codes k where k.customer_id = c.id and k.status <> 'invalid') as codes\n  from customers c left join receipts r on r.customer_id = c.id and r.voided_at is null\n  where c.id in (:intoId!, :mergedId!) group by c.id\n),\nchanged as (\n  update customers c set\n    total_points = c.total_points + case when c.id = s.merged_id then s.returned else -s.returned end,\n    total_receipts = t.receipts, total_spent_toman = t.spent, total_codes = t.codes,\n    last_purchase_at = t.last_purchase_at,\n    -- A name that was filled in is removed, unless it was edited since.\n    first_name = case when c.id = s.into_id and s.fills_first_name and c.first_name = o.first_name then null\n      else c.first_name end,\n    last_name = case when c.id = s.into_id and s.fills_last_name and c.last_name = o.last_name then null\n      else c.last_name end,\n    merged_into_id = case when c.id = s.merged_id then null else c.merged_into_id end,\n    deleted_at = case when c.id = s.merged_id then null else c.deleted_at end,\n    updated_at = :at!\n  from totals t, share s join customers o on o.id = s.merged_id\n  where c.id = t.id\n)\nselect s.returned as \"points!\" from share s"};

/**
 * Query generated from SQL:
 * ```
 * -- What was moved, less later reversals of moved receipts and of moved adjustments.
 * with recursive person as (
 *   select :mergedId!::uuid as id
 *   union
 *   select c.id from person p join customers c on c.merged_into_id = p.id
 * ),
 * share as materialized (
 *   select m.*, (m.points
 *     + coalesce((
 *       select sum(l.delta) from customer_merge_receipts o join points_ledger l on l.receipt_id = o.receipt_id
 *       where o.merge_id = m.id and l.id > e.id), 0)
 *     - coalesce((
 *       select sum(a.delta) from points_ledger a
 *       where a.customer_id in (select p.id from person p) and a.kind = 'adjust' and exists (
 *         select from points_ledger b
 *         where b.import_id = a.import_id and b.kind = 'adjustment_reversal' and b.id > e.id)), 0))::int as returned
 *   from customer_merges m join points_ledger e on e.merge_id = m.id and e.kind = 'merge_in'
 *   where m.id = :id!
 * ),
 * entries as (
 *   insert into points_ledger (customer_id, counterpart_id, kind, delta, merge_id, created_by, created_at)
 *   select e.customer_id, e.counterpart_id, e.kind, e.delta, s.id, :actorId::uuid, :at!
 *   from share s, lateral (values
 *     (s.into_id, s.merged_id, 'merge_undo_out', -s.returned), (s.merged_id, s.into_id, 'merge_undo_in', s.returned)
 *   ) as e(customer_id, counterpart_id, kind, delta)
 * ),
 * closed as (
 *   update customer_merges m set undone_by = :actorId::uuid, undone_at = :at! from share s where m.id = s.id
 * ),
 * totals as materialized (
 *   select c.id, count(r.id)::int as receipts, coalesce(sum(r.amount_toman - r.returned_toman), 0)::bigint as spent,
 *     max(r.purchased_at) as last_purchase_at,
 *     (select count(*)::int from lottery_codes k where k.customer_id = c.id and k.status <> 'invalid') as codes
 *   from customers c left join receipts r on r.customer_id = c.id and r.voided_at is null
 *   where c.id in (:intoId!, :mergedId!) group by c.id
 * ),
 * changed as (
 *   update customers c set
 *     total_points = c.total_points + case when c.id = s.merged_id then s.returned else -s.returned end,
 *     total_receipts = t.receipts, total_spent_toman = t.spent, total_codes = t.codes,
 *     last_purchase_at = t.last_purchase_at,
 *     -- A name that was filled in is removed, unless it was edited since.
 *     first_name = case when c.id = s.into_id and s.fills_first_name and c.first_name = o.first_name then null
 *       else c.first_name end,
 *     last_name = case when c.id = s.into_id and s.fills_last_name and c.last_name = o.last_name then null
 *       else c.last_name end,
 *     merged_into_id = case when c.id = s.merged_id then null else c.merged_into_id end,
 *     deleted_at = case when c.id = s.merged_id then null else c.deleted_at end,
 *     updated_at = :at!
 *   from totals t, share s join customers o on o.id = s.merged_id
 *   where c.id = t.id
 * )
 * select s.returned as "points!" from share s
 * ```
 */
export const returnBalance = new PreparedQuery<ReturnBalanceParams,ReturnBalanceResult>(returnBalanceIR);


