/** Types generated for queries found in "server/features/customer-merge/customer-merge.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'MoveAll' parameters type */
export interface MoveAllParams {
  actorId?: string | null | void;
  at: Date;
  id: string;
  keepId: string;
  mergeId: string;
}

/** 'MoveAll' return type */
export interface MoveAllResult {
  codes: number;
  points: number;
  receipts: number;
}

/** 'MoveAll' query type */
export interface MoveAllQuery {
  params: MoveAllParams;
  result: MoveAllResult;
}

const moveAllIR: any = {"usedParamSet":{"mergeId":true,"id":true,"actorId":true,"at":true,"keepId":true},"params":[{"name":"mergeId","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":81},{"a":528,"b":536},{"a":760,"b":768},{"a":1029,"b":1037},{"a":1119,"b":1127},{"a":1451,"b":1459}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":229,"b":232},{"a":636,"b":639},{"a":964,"b":967}]},{"name":"actorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":367,"b":374},{"a":970,"b":977}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":383,"b":386},{"a":986,"b":989},{"a":1385,"b":1388},{"a":1431,"b":1434},{"a":1907,"b":1910}]},{"name":"keepId","required":true,"transform":{"type":"scalar"},"locs":[{"a":430,"b":437},{"a":497,"b":504},{"a":729,"b":736},{"a":1046,"b":1053},{"a":1103,"b":1110},{"a":1408,"b":1415},{"a":1941,"b":1948}]}],"statement":"with merged as materialized (\n  select c.* from customers c where c.id = :mergeId!\n),\nrecorded as (\n  insert into customer_merges (id, into_id, merged_id, points, fills_first_name, fills_last_name, merged_by, merged_at)\n  select :id!, k.id, m.id, m.total_points, k.first_name is null and m.first_name is not null,\n    k.last_name is null and m.last_name is not null, :actorId::uuid, :at!\n  from merged m, customers k where k.id = :keepId!\n),\nmoved_receipts as (update receipts r set customer_id = :keepId! where r.customer_id = :mergeId! returning r.id),\norigins as (\n  insert into customer_merge_receipts (merge_id, receipt_id) select :id!, r.id from moved_receipts r\n),\nmoved_codes as (update lottery_codes k set customer_id = :keepId! where k.customer_id = :mergeId! returning k.id),\nentries as (\n  insert into points_ledger (customer_id, counterpart_id, kind, delta, merge_id, created_by, created_at)\n  select e.customer_id, e.counterpart_id, e.kind, e.delta, :id!, :actorId::uuid, :at!\n  from merged m, lateral (values\n    (:mergeId!::uuid, :keepId!::uuid, 'merge_out', -m.total_points::int),\n    (:keepId!::uuid, :mergeId!::uuid, 'merge_in', m.total_points::int)\n  ) as e(customer_id, counterpart_id, kind, delta)\n),\nemptied as (\n  update customers c set\n    total_points = 0, total_receipts = 0, total_spent_toman = 0, total_codes = 0, last_purchase_at = null,\n    deleted_at = :at!, merged_into_id = :keepId!, updated_at = :at!\n  where c.id = :mergeId!\n),\ngrown as (\n  update customers c set\n    total_points = c.total_points + m.total_points, total_receipts = c.total_receipts + m.total_receipts,\n    total_spent_toman = c.total_spent_toman + m.total_spent_toman, total_codes = c.total_codes + m.total_codes,\n    last_purchase_at = greatest(c.last_purchase_at, m.last_purchase_at),\n    first_name = coalesce(c.first_name, m.first_name), last_name = coalesce(c.last_name, m.last_name), updated_at = :at!\n  from merged m where c.id = :keepId!\n)\nselect m.total_points as points, (select count(*)::int from moved_receipts) as \"receipts!\",\n  (select count(*)::int from moved_codes) as \"codes!\"\nfrom merged m"};

/**
 * Query generated from SQL:
 * ```
 * with merged as materialized (
 *   select c.* from customers c where c.id = :mergeId!
 * ),
 * recorded as (
 *   insert into customer_merges (id, into_id, merged_id, points, fills_first_name, fills_last_name, merged_by, merged_at)
 *   select :id!, k.id, m.id, m.total_points, k.first_name is null and m.first_name is not null,
 *     k.last_name is null and m.last_name is not null, :actorId::uuid, :at!
 *   from merged m, customers k where k.id = :keepId!
 * ),
 * moved_receipts as (update receipts r set customer_id = :keepId! where r.customer_id = :mergeId! returning r.id),
 * origins as (
 *   insert into customer_merge_receipts (merge_id, receipt_id) select :id!, r.id from moved_receipts r
 * ),
 * moved_codes as (update lottery_codes k set customer_id = :keepId! where k.customer_id = :mergeId! returning k.id),
 * entries as (
 *   insert into points_ledger (customer_id, counterpart_id, kind, delta, merge_id, created_by, created_at)
 *   select e.customer_id, e.counterpart_id, e.kind, e.delta, :id!, :actorId::uuid, :at!
 *   from merged m, lateral (values
 *     (:mergeId!::uuid, :keepId!::uuid, 'merge_out', -m.total_points::int),
 *     (:keepId!::uuid, :mergeId!::uuid, 'merge_in', m.total_points::int)
 *   ) as e(customer_id, counterpart_id, kind, delta)
 * ),
 * emptied as (
 *   update customers c set
 *     total_points = 0, total_receipts = 0, total_spent_toman = 0, total_codes = 0, last_purchase_at = null,
 *     deleted_at = :at!, merged_into_id = :keepId!, updated_at = :at!
 *   where c.id = :mergeId!
 * ),
 * grown as (
 *   update customers c set
 *     total_points = c.total_points + m.total_points, total_receipts = c.total_receipts + m.total_receipts,
 *     total_spent_toman = c.total_spent_toman + m.total_spent_toman, total_codes = c.total_codes + m.total_codes,
 *     last_purchase_at = greatest(c.last_purchase_at, m.last_purchase_at),
 *     first_name = coalesce(c.first_name, m.first_name), last_name = coalesce(c.last_name, m.last_name), updated_at = :at!
 *   from merged m where c.id = :keepId!
 * )
 * select m.total_points as points, (select count(*)::int from moved_receipts) as "receipts!",
 *   (select count(*)::int from moved_codes) as "codes!"
 * from merged m
 * ```
 */
export const moveAll = new PreparedQuery<MoveAllParams,MoveAllResult>(moveAllIR);


/** 'MoveParticipation' parameters type */
export interface MoveParticipationParams {
  id: string;
  keepId: string;
  mergeId: string;
}

/** 'MoveParticipation' return type */
export type MoveParticipationResult = void;

/** 'MoveParticipation' query type */
export interface MoveParticipationQuery {
  params: MoveParticipationParams;
  result: MoveParticipationResult;
}

const moveParticipationIR: any = {"usedParamSet":{"keepId":true,"mergeId":true,"id":true},"params":[{"name":"keepId","required":true,"transform":{"type":"scalar"},"locs":[{"a":168,"b":175},{"a":728,"b":735},{"a":1056,"b":1063}]},{"name":"mergeId","required":true,"transform":{"type":"scalar"},"locs":[{"a":201,"b":209},{"a":406,"b":414},{"a":662,"b":670},{"a":904,"b":912},{"a":1087,"b":1095}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":327,"b":330},{"a":541,"b":544}]}],"statement":"with shared as materialized (\n  select m.id as old_id, k.id as new_id, m.codes\n  from participants m join participants k on k.event_id = m.event_id and k.customer_id = :keepId!\n  where m.customer_id = :mergeId!\n),\norigins as (\n  insert into customer_merge_participants (merge_id, participant_id, event_id, created_at)\n  select :id!, p.id, p.event_id, p.created_at from participants p where p.customer_id = :mergeId!\n),\nregistration_origins as (\n  insert into customer_merge_registrations (merge_id, registration_id, participant_id)\n  select :id!, r.id, r.participant_id\n  from registrations r join participants p on p.id = r.participant_id where p.customer_id = :mergeId!\n),\nregs as (\n  update registrations r set customer_id = :keepId!, participant_id = coalesce(s.new_id, r.participant_id)\n  from participants p left join shared s on s.old_id = p.id\n  where r.participant_id = p.id and p.customer_id = :mergeId!\n),\ngrown as (update participants k set codes = k.codes + s.codes from shared s where k.id = s.new_id)\nupdate participants p set customer_id = :keepId!\nwhere p.customer_id = :mergeId! and not exists (select 1 from shared s where s.old_id = p.id)"};

/**
 * Query generated from SQL:
 * ```
 * with shared as materialized (
 *   select m.id as old_id, k.id as new_id, m.codes
 *   from participants m join participants k on k.event_id = m.event_id and k.customer_id = :keepId!
 *   where m.customer_id = :mergeId!
 * ),
 * origins as (
 *   insert into customer_merge_participants (merge_id, participant_id, event_id, created_at)
 *   select :id!, p.id, p.event_id, p.created_at from participants p where p.customer_id = :mergeId!
 * ),
 * registration_origins as (
 *   insert into customer_merge_registrations (merge_id, registration_id, participant_id)
 *   select :id!, r.id, r.participant_id
 *   from registrations r join participants p on p.id = r.participant_id where p.customer_id = :mergeId!
 * ),
 * regs as (
 *   update registrations r set customer_id = :keepId!, participant_id = coalesce(s.new_id, r.participant_id)
 *   from participants p left join shared s on s.old_id = p.id
 *   where r.participant_id = p.id and p.customer_id = :mergeId!
 * ),
 * grown as (update participants k set codes = k.codes + s.codes from shared s where k.id = s.new_id)
 * update participants p set customer_id = :keepId!
 * where p.customer_id = :mergeId! and not exists (select 1 from shared s where s.old_id = p.id)
 * ```
 */
export const moveParticipation = new PreparedQuery<MoveParticipationParams,MoveParticipationResult>(moveParticipationIR);


/** 'DeleteParticipation' parameters type */
export interface DeleteParticipationParams {
  mergeId: string;
}

/** 'DeleteParticipation' return type */
export type DeleteParticipationResult = void;

/** 'DeleteParticipation' query type */
export interface DeleteParticipationQuery {
  params: DeleteParticipationParams;
  result: DeleteParticipationResult;
}

const deleteParticipationIR: any = {"usedParamSet":{"mergeId":true},"params":[{"name":"mergeId","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":74}]}],"statement":"with removed as (delete from participants p where p.customer_id = :mergeId! returning p.event_id)\ninsert into event_counts (event_id, kind, slot, total)\nselect g.event_id, 'participants', pg_backend_pid() % 16, -count(*) from removed g group by g.event_id\non conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total"};

/**
 * Query generated from SQL:
 * ```
 * with removed as (delete from participants p where p.customer_id = :mergeId! returning p.event_id)
 * insert into event_counts (event_id, kind, slot, total)
 * select g.event_id, 'participants', pg_backend_pid() % 16, -count(*) from removed g group by g.event_id
 * on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total
 * ```
 */
export const deleteParticipation = new PreparedQuery<DeleteParticipationParams,DeleteParticipationResult>(deleteParticipationIR);


/** 'MergesOf' parameters type */
export interface MergesOfParams {
  ids: stringArray;
}

/** 'MergesOf' return type */
export interface MergesOfResult {
  id: string;
  intoFirstName: string | null;
  intoId: string;
  intoLastName: string | null;
  mergedAt: Date;
  mergedByName: string | null;
  mergedFirstName: string | null;
  mergedId: string;
  mergedLastName: string | null;
  points: number;
  undoneAt: Date | null;
  undoneByName: string | null;
}

/** 'MergesOf' query type */
export interface MergesOfQuery {
  params: MergesOfParams;
  result: MergesOfResult;
}

const mergesOfIR: any = {"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":535,"b":539},{"a":571,"b":575}]}],"statement":"select m.id, m.into_id as \"intoId\", m.merged_id as \"mergedId\", k.first_name as \"intoFirstName\",\n  k.last_name as \"intoLastName\", o.first_name as \"mergedFirstName\", o.last_name as \"mergedLastName\", m.points,\n  m.merged_at as \"mergedAt\", b.full_name as \"mergedByName?\", m.undone_at as \"undoneAt\", u.full_name as \"undoneByName?\"\nfrom customer_merges m\n  join customers k on k.id = m.into_id\n  join customers o on o.id = m.merged_id\n  left join users b on b.id = m.merged_by\n  left join users u on u.id = m.undone_by\nwhere m.into_id = any(:ids!::uuid[]) or m.merged_id = any(:ids!::uuid[])\norder by m.merged_at desc, m.id desc"};

/**
 * Query generated from SQL:
 * ```
 * select m.id, m.into_id as "intoId", m.merged_id as "mergedId", k.first_name as "intoFirstName",
 *   k.last_name as "intoLastName", o.first_name as "mergedFirstName", o.last_name as "mergedLastName", m.points,
 *   m.merged_at as "mergedAt", b.full_name as "mergedByName?", m.undone_at as "undoneAt", u.full_name as "undoneByName?"
 * from customer_merges m
 *   join customers k on k.id = m.into_id
 *   join customers o on o.id = m.merged_id
 *   left join users b on b.id = m.merged_by
 *   left join users u on u.id = m.undone_by
 * where m.into_id = any(:ids!::uuid[]) or m.merged_id = any(:ids!::uuid[])
 * order by m.merged_at desc, m.id desc
 * ```
 */
export const mergesOf = new PreparedQuery<MergesOfParams,MergesOfResult>(mergesOfIR);


/** 'CopyTags' parameters type */
export interface CopyTagsParams {
  id: string;
  keepId: string;
  mergeId: string;
}

/** 'CopyTags' return type */
export type CopyTagsResult = void;

/** 'CopyTags' query type */
export interface CopyTagsQuery {
  params: CopyTagsParams;
  result: CopyTagsResult;
}

const copyTagsIR: any = {"usedParamSet":{"keepId":true,"mergeId":true,"id":true},"params":[{"name":"keepId","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":98}]},{"name":"mergeId","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":162}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":290,"b":293}]}],"statement":"with copied as (\n  insert into customer_tag_links (tag_id, customer_id)\n  select l.tag_id, :keepId!::uuid from customer_tag_links l where l.customer_id = :mergeId!\n  on conflict (tag_id, customer_id) do nothing\n  returning tag_id\n)\ninsert into customer_merge_tags (merge_id, tag_id) select :id!, c.tag_id from copied c"};

/**
 * Query generated from SQL:
 * ```
 * with copied as (
 *   insert into customer_tag_links (tag_id, customer_id)
 *   select l.tag_id, :keepId!::uuid from customer_tag_links l where l.customer_id = :mergeId!
 *   on conflict (tag_id, customer_id) do nothing
 *   returning tag_id
 * )
 * insert into customer_merge_tags (merge_id, tag_id) select :id!, c.tag_id from copied c
 * ```
 */
export const copyTags = new PreparedQuery<CopyTagsParams,CopyTagsResult>(copyTagsIR);


