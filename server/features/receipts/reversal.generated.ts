/** Types generated for queries found in "server/features/receipts/reversal.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'InsertReversal' parameters type */
export interface InsertReversalParams {
  actorId?: string | null | void;
  amountToman: number;
  at: Date;
  codes: number;
  customerId: string;
  kind: string;
  points: number;
  reason: string;
  receiptId: string;
}

/** 'InsertReversal' return type */
export interface InsertReversalResult {
  id: number;
}

/** 'InsertReversal' query type */
export interface InsertReversalQuery {
  params: InsertReversalParams;
  result: InsertReversalResult;
}

const insertReversalIR: any = {"usedParamSet":{"customerId":true,"receiptId":true,"kind":true,"points":true,"amountToman":true,"reason":true,"actorId":true,"at":true,"codes":true},"params":[{"name":"customerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":150},{"a":943,"b":954},{"a":1071,"b":1082}]},{"name":"receiptId","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":163},{"a":522,"b":532},{"a":992,"b":1002}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":166,"b":171},{"a":333,"b":338},{"a":460,"b":465},{"a":775,"b":780},{"a":843,"b":848}]},{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":175,"b":182},{"a":424,"b":431},{"a":610,"b":617}]},{"name":"amountToman","required":true,"transform":{"type":"scalar"},"locs":[{"a":190,"b":202},{"a":356,"b":368},{"a":662,"b":674}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":205,"b":212}]},{"name":"actorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":215,"b":222}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":225,"b":228},{"a":481,"b":484},{"a":1051,"b":1054}]},{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":711,"b":717}]}],"statement":"with entry as (\n  insert into points_ledger (customer_id, receipt_id, kind, delta, amount_toman, reason, created_by, created_at)\n  values (:customerId!, :receiptId!, :kind!, -:points!::int, :amountToman!, :reason!, :actorId, :at!) returning id\n), marked as (\n  update receipts r set\n    returned_toman = r.returned_toman + case when :kind! = 'return' then :amountToman! else 0 end,\n    points_reversed = r.points_reversed + :points!,\n    voided_at = case when :kind! = 'void' then :at! else r.voided_at end\n  where r.id = :receiptId!\n), shrunk as (\n  update customers c set\n    total_points = c.total_points - :points!, total_spent_toman = c.total_spent_toman - :amountToman!,\n    total_codes = c.total_codes - :codes!::int,\n    total_receipts = c.total_receipts - case when :kind! = 'void' then 1 else 0 end,\n    last_purchase_at = case when :kind! = 'void' then (\n      select max(o.purchased_at) from receipts o\n      where o.customer_id = :customerId! and o.voided_at is null and o.id <> :receiptId!) else c.last_purchase_at end,\n    updated_at = :at!\n  where c.id = :customerId!\n)\nselect e.id from entry e"};

/**
 * Query generated from SQL:
 * ```
 * with entry as (
 *   insert into points_ledger (customer_id, receipt_id, kind, delta, amount_toman, reason, created_by, created_at)
 *   values (:customerId!, :receiptId!, :kind!, -:points!::int, :amountToman!, :reason!, :actorId, :at!) returning id
 * ), marked as (
 *   update receipts r set
 *     returned_toman = r.returned_toman + case when :kind! = 'return' then :amountToman! else 0 end,
 *     points_reversed = r.points_reversed + :points!,
 *     voided_at = case when :kind! = 'void' then :at! else r.voided_at end
 *   where r.id = :receiptId!
 * ), shrunk as (
 *   update customers c set
 *     total_points = c.total_points - :points!, total_spent_toman = c.total_spent_toman - :amountToman!,
 *     total_codes = c.total_codes - :codes!::int,
 *     total_receipts = c.total_receipts - case when :kind! = 'void' then 1 else 0 end,
 *     last_purchase_at = case when :kind! = 'void' then (
 *       select max(o.purchased_at) from receipts o
 *       where o.customer_id = :customerId! and o.voided_at is null and o.id <> :receiptId!) else c.last_purchase_at end,
 *     updated_at = :at!
 *   where c.id = :customerId!
 * )
 * select e.id from entry e
 * ```
 */
export const insertReversal = new PreparedQuery<InsertReversalParams,InsertReversalResult>(insertReversalIR);


/** 'FindKey' parameters type */
export interface FindKeyParams {
  key: string;
  scope: string;
}

/** 'FindKey' return type */
export interface FindKeyResult {
  amountReturned: number;
  codesInvalidated: number;
  payload: Buffer;
  pointsReversed: number;
}

/** 'FindKey' query type */
export interface FindKeyQuery {
  params: FindKeyParams;
  result: FindKeyResult;
}

const findKeyIR: any = {"usedParamSet":{"scope":true,"key":true},"params":[{"name":"scope","required":true,"transform":{"type":"scalar"},"locs":[{"a":219,"b":225}]},{"name":"key","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":243}]}],"statement":"select k.payload_sha256 as payload, -l.delta as \"pointsReversed!\", l.amount_toman as \"amountReturned!\",\n  k.codes as \"codesInvalidated\"\nfrom idempotency_keys k join points_ledger l on l.id = k.ledger_id\nwhere k.scope = :scope! and k.key = :key!"};

/**
 * Query generated from SQL:
 * ```
 * select k.payload_sha256 as payload, -l.delta as "pointsReversed!", l.amount_toman as "amountReturned!",
 *   k.codes as "codesInvalidated"
 * from idempotency_keys k join points_ledger l on l.id = k.ledger_id
 * where k.scope = :scope! and k.key = :key!
 * ```
 */
export const findKey = new PreparedQuery<FindKeyParams,FindKeyResult>(findKeyIR);


/** 'FindVoid' parameters type */
export interface FindVoidParams {
  receiptId: string;
}

/** 'FindVoid' return type */
export interface FindVoidResult {
  amountReturned: number;
  codesInvalidated: number;
  pointsReversed: number;
}

/** 'FindVoid' query type */
export interface FindVoidQuery {
  params: FindVoidParams;
  result: FindVoidResult;
}

const findVoidIR: any = {"usedParamSet":{"receiptId":true},"params":[{"name":"receiptId","required":true,"transform":{"type":"scalar"},"locs":[{"a":290,"b":300}]}],"statement":"select -l.delta as \"pointsReversed!\", l.amount_toman as \"amountReturned!\",\n  (select count(*)::int from lottery_codes k where k.receipt_id = r.id and k.invalidated_at = r.voided_at)\n    as \"codesInvalidated!\"\nfrom points_ledger l join receipts r on r.id = l.receipt_id\nwhere l.receipt_id = :receiptId! and l.kind = 'void'"};

/**
 * Query generated from SQL:
 * ```
 * select -l.delta as "pointsReversed!", l.amount_toman as "amountReturned!",
 *   (select count(*)::int from lottery_codes k where k.receipt_id = r.id and k.invalidated_at = r.voided_at)
 *     as "codesInvalidated!"
 * from points_ledger l join receipts r on r.id = l.receipt_id
 * where l.receipt_id = :receiptId! and l.kind = 'void'
 * ```
 */
export const findVoid = new PreparedQuery<FindVoidParams,FindVoidResult>(findVoidIR);


/** 'DeleteExpiredKeys' parameters type */
export interface DeleteExpiredKeysParams {
  limit: number;
}

/** 'DeleteExpiredKeys' return type */
export interface DeleteExpiredKeysResult {
  deleted: number;
}

/** 'DeleteExpiredKeys' query type */
export interface DeleteExpiredKeysQuery {
  params: DeleteExpiredKeysParams;
  result: DeleteExpiredKeysResult;
}

const deleteExpiredKeysIR: any = {"usedParamSet":{"limit":true},"params":[{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":145}]}],"statement":"with old as (\n  select x.scope, x.key from idempotency_keys x where x.created_at < now() - interval '7 days'\n  order by x.created_at limit :limit! for update skip locked\n), deleted as (\n  delete from idempotency_keys k using old o where k.scope = o.scope and k.key = o.key returning k.key\n)\nselect count(*)::int as \"deleted!\" from deleted"};

/**
 * Query generated from SQL:
 * ```
 * with old as (
 *   select x.scope, x.key from idempotency_keys x where x.created_at < now() - interval '7 days'
 *   order by x.created_at limit :limit! for update skip locked
 * ), deleted as (
 *   delete from idempotency_keys k using old o where k.scope = o.scope and k.key = o.key returning k.key
 * )
 * select count(*)::int as "deleted!" from deleted
 * ```
 */
export const deleteExpiredKeys = new PreparedQuery<DeleteExpiredKeysParams,DeleteExpiredKeysResult>(deleteExpiredKeysIR);


