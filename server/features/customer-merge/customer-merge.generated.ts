/** Types generated for queries found in "server/features/customer-merge/customer-merge.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockReceiptsOf' parameters type */
export interface LockReceiptsOfParams {
  customerId: string;
}

/** 'LockReceiptsOf' return type */
export interface LockReceiptsOfResult {
  id: string;
}

/** 'LockReceiptsOf' query type */
export interface LockReceiptsOfQuery {
  params: LockReceiptsOfParams;
  result: LockReceiptsOfResult;
}

const lockReceiptsOfIR: any = {"usedParamSet":{"customerId":true},"params":[{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":61}]}],"statement":"select r.id from receipts r where r.customer_id = :customerId! order by r.id for update"};

/**
 * Query generated from SQL:
 * ```
 * select r.id from receipts r where r.customer_id = :customerId! order by r.id for update
 * ```
 */
export const lockReceiptsOf = new PreparedQuery<LockReceiptsOfParams,LockReceiptsOfResult>(lockReceiptsOfIR);


/** 'MoveAll' parameters type */
export interface MoveAllParams {
  actorId?: string | null | void;
  at: Date;
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

const moveAllIR: any = {"usedParamSet":{"mergeId":true,"keepId":true,"actorId":true,"at":true},"params":[{"name":"mergeId","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":81},{"a":172,"b":180},{"a":287,"b":295},{"a":540,"b":548},{"a":630,"b":638},{"a":962,"b":970}]},{"name":"keepId","required":true,"transform":{"type":"scalar"},"locs":[{"a":141,"b":148},{"a":256,"b":263},{"a":557,"b":564},{"a":614,"b":621},{"a":919,"b":926},{"a":1452,"b":1459}]},{"name":"actorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":481,"b":488}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":497,"b":500},{"a":896,"b":899},{"a":942,"b":945},{"a":1418,"b":1421}]}],"statement":"with merged as materialized (\n  select c.* from customers c where c.id = :mergeId!\n),\nmoved_receipts as (update receipts r set customer_id = :keepId! where r.customer_id = :mergeId! returning r.id),\nmoved_codes as (update lottery_codes k set customer_id = :keepId! where k.customer_id = :mergeId! returning k.id),\nentries as (\n  insert into points_ledger (customer_id, counterpart_id, kind, delta, created_by, created_at)\n  select e.customer_id, e.counterpart_id, e.kind, e.delta, :actorId::uuid, :at!\n  from merged m, lateral (values\n    (:mergeId!::uuid, :keepId!::uuid, 'merge_out', -m.total_points::int),\n    (:keepId!::uuid, :mergeId!::uuid, 'merge_in', m.total_points::int)\n  ) as e(customer_id, counterpart_id, kind, delta)\n),\nemptied as (\n  update customers c set\n    total_points = 0, total_receipts = 0, total_spent_toman = 0, total_codes = 0, last_purchase_at = null,\n    deleted_at = :at!, merged_into_id = :keepId!, updated_at = :at!\n  where c.id = :mergeId!\n),\ngrown as (\n  update customers c set\n    total_points = c.total_points + m.total_points, total_receipts = c.total_receipts + m.total_receipts,\n    total_spent_toman = c.total_spent_toman + m.total_spent_toman, total_codes = c.total_codes + m.total_codes,\n    last_purchase_at = greatest(c.last_purchase_at, m.last_purchase_at),\n    first_name = coalesce(c.first_name, m.first_name), last_name = coalesce(c.last_name, m.last_name), updated_at = :at!\n  from merged m where c.id = :keepId!\n)\nselect m.total_points as points, (select count(*)::int from moved_receipts) as \"receipts!\",\n  (select count(*)::int from moved_codes) as \"codes!\"\nfrom merged m"};

/**
 * Query generated from SQL:
 * ```
 * with merged as materialized (
 *   select c.* from customers c where c.id = :mergeId!
 * ),
 * moved_receipts as (update receipts r set customer_id = :keepId! where r.customer_id = :mergeId! returning r.id),
 * moved_codes as (update lottery_codes k set customer_id = :keepId! where k.customer_id = :mergeId! returning k.id),
 * entries as (
 *   insert into points_ledger (customer_id, counterpart_id, kind, delta, created_by, created_at)
 *   select e.customer_id, e.counterpart_id, e.kind, e.delta, :actorId::uuid, :at!
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

const moveParticipationIR: any = {"usedParamSet":{"keepId":true,"mergeId":true},"params":[{"name":"keepId","required":true,"transform":{"type":"scalar"},"locs":[{"a":168,"b":175},{"a":267,"b":274},{"a":595,"b":602}]},{"name":"mergeId","required":true,"transform":{"type":"scalar"},"locs":[{"a":201,"b":209},{"a":443,"b":451},{"a":626,"b":634}]}],"statement":"with shared as materialized (\n  select m.id as old_id, k.id as new_id, m.codes\n  from participants m join participants k on k.event_id = m.event_id and k.customer_id = :keepId!\n  where m.customer_id = :mergeId!\n),\nregs as (\n  update registrations r set customer_id = :keepId!, participant_id = coalesce(s.new_id, r.participant_id)\n  from participants p left join shared s on s.old_id = p.id\n  where r.participant_id = p.id and p.customer_id = :mergeId!\n),\ngrown as (update participants k set codes = k.codes + s.codes from shared s where k.id = s.new_id)\nupdate participants p set customer_id = :keepId!\nwhere p.customer_id = :mergeId! and not exists (select 1 from shared s where s.old_id = p.id)"};

/**
 * Query generated from SQL:
 * ```
 * with shared as materialized (
 *   select m.id as old_id, k.id as new_id, m.codes
 *   from participants m join participants k on k.event_id = m.event_id and k.customer_id = :keepId!
 *   where m.customer_id = :mergeId!
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


