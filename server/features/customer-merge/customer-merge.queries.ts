import type { Db } from "../../kit/db/database";
import { queryRow, queryRows } from "../../kit/db/queries";

/**
 * Locks all receipts of a customer. A void and a code generation lock the receipt before its customer; a merge uses the
 * same order to avoid deadlocks.
 */
export const lockReceiptsOf = (db: Db, customerId: string): Promise<unknown> =>
  queryRows(db, `select r.id from receipts r where r.customer_id = $1 order by r.id for update`, [customerId]);

export interface MergeTotals {
  receipts: number;
  codes: number;
  points: number;
}

/**
 * Moves receipts and codes of one locked customer to another, moves the balance by two opposite ledger entries, adds
 * the totals and closes the merged account.
 */
export async function moveAll(
  db: Db,
  { keepId, mergeId, actorId, at }: { keepId: string; mergeId: string; actorId: string | null; at: Date },
): Promise<MergeTotals> {
  const moved = await queryRow<MergeTotals>(
    db,
    `with merged as materialized (
       select c.* from customers c where c.id = $2
     ),
     moved_receipts as (update receipts r set customer_id = $1 where r.customer_id = $2 returning r.id),
     moved_codes as (update lottery_codes k set customer_id = $1 where k.customer_id = $2 returning k.id),
     entries as (
       insert into points_ledger (customer_id, counterpart_id, kind, delta, created_by, created_at)
       select e.customer_id, e.counterpart_id, e.kind, e.delta, $3::uuid, $4
       from merged m, lateral (values
         ($2::uuid, $1::uuid, 'merge_out', -m.total_points::int), ($1::uuid, $2::uuid, 'merge_in', m.total_points::int)
       ) as e(customer_id, counterpart_id, kind, delta)
     ),
     emptied as (
       update customers c set
         total_points = 0, total_receipts = 0, total_spent_toman = 0, total_codes = 0, last_purchase_at = null,
         deleted_at = $4, merged_into_id = $1, updated_at = $4
       where c.id = $2
     ),
     grown as (
       update customers c set
         total_points = c.total_points + m.total_points, total_receipts = c.total_receipts + m.total_receipts,
         total_spent_toman = c.total_spent_toman + m.total_spent_toman, total_codes = c.total_codes + m.total_codes,
         last_purchase_at = greatest(c.last_purchase_at, m.last_purchase_at),
         first_name = coalesce(c.first_name, m.first_name), last_name = coalesce(c.last_name, m.last_name), updated_at = $4
       from merged m where c.id = $1
     )
     select m.total_points as points, (select count(*)::int from moved_receipts) as receipts,
       (select count(*)::int from moved_codes) as codes
     from merged m`,
    [keepId, mergeId, actorId, at],
  );
  return moved ?? { receipts: 0, codes: 0, points: 0 };
}

/**
 * Moves the event participations of one locked customer to another. If both took part in an event, the registrations
 * move to the remaining participant and the event's participant count decreases by one.
 */
export async function moveParticipation(
  db: Db,
  { keepId, mergeId }: { keepId: string; mergeId: string },
): Promise<void> {
  await queryRows(
    db,
    `with shared as materialized (
       select m.id as old_id, k.id as new_id, m.codes
       from participants m join participants k on k.event_id = m.event_id and k.customer_id = $1 where m.customer_id = $2
     ),
     regs as (
       update registrations r set customer_id = $1, participant_id = coalesce(s.new_id, r.participant_id)
       from participants p left join shared s on s.old_id = p.id
       where r.participant_id = p.id and p.customer_id = $2
     ),
     grown as (update participants k set codes = k.codes + s.codes from shared s where k.id = s.new_id)
     update participants p set customer_id = $1
     where p.customer_id = $2 and not exists (select 1 from shared s where s.old_id = p.id)`,
    [keepId, mergeId],
  );
  await queryRows(
    db,
    `with removed as (delete from participants p where p.customer_id = $1 returning p.event_id)
     insert into event_counts (event_id, kind, slot, total)
     select g.event_id, 'participants', pg_backend_pid() % 16, -count(*) from removed g group by g.event_id
     on conflict (event_id, kind, slot) do update set total = event_counts.total + excluded.total`,
    [mergeId],
  );
}
