/** Types generated for queries found in "server/features/code-pools/code-pool.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'FindPoolCode' parameters type */
export interface FindPoolCodeParams {
  id: number;
}

/** 'FindPoolCode' return type */
export interface FindPoolCodeResult {
  assignedToCustomerId: string | null;
  batchId: string | null;
  claimedAt: Date | null;
  createdAt: Date;
  firstName: string | null;
  id: number;
  invalidReason: string | null;
  lastName: string | null;
  lotteryCode: string;
  notes: string | null;
  source: string;
  status: string;
}

/** 'FindPoolCode' query type */
export interface FindPoolCodeQuery {
  params: FindPoolCodeParams;
  result: FindPoolCodeResult;
}

const findPoolCodeIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":376,"b":379}]}],"statement":"select k.id, k.display_code as \"lotteryCode!\", k.status, k.source, k.batch_id as \"batchId\", k.notes,\n  k.created_at as \"createdAt\", k.claimed_at as \"claimedAt\", k.customer_id as \"assignedToCustomerId\",\n  c.first_name as \"firstName\", c.last_name as \"lastName\", k.invalid_reason as \"invalidReason\"\nfrom lottery_codes k left join customers c on c.id = k.customer_id\nwhere k.id = :id! and k.event_id is not null"};

/**
 * Query generated from SQL:
 * ```
 * select k.id, k.display_code as "lotteryCode!", k.status, k.source, k.batch_id as "batchId", k.notes,
 *   k.created_at as "createdAt", k.claimed_at as "claimedAt", k.customer_id as "assignedToCustomerId",
 *   c.first_name as "firstName", c.last_name as "lastName", k.invalid_reason as "invalidReason"
 * from lottery_codes k left join customers c on c.id = k.customer_id
 * where k.id = :id! and k.event_id is not null
 * ```
 */
export const findPoolCode = new PreparedQuery<FindPoolCodeParams,FindPoolCodeResult>(findPoolCodeIR);


/** 'InsertPoolCodes' parameters type */
export interface InsertPoolCodesParams {
  at: Date;
  batchId?: string | null | void;
  codes: stringArray;
  displayCodes: stringArray;
  eventId: string;
  notes: stringArray;
  source: string;
}

/** 'InsertPoolCodes' return type */
export interface InsertPoolCodesResult {
  code: string;
  id: number;
}

/** 'InsertPoolCodes' query type */
export interface InsertPoolCodesQuery {
  params: InsertPoolCodesParams;
  result: InsertPoolCodesResult;
}

const insertPoolCodesIR: any = {"usedParamSet":{"eventId":true,"source":true,"batchId":true,"at":true,"codes":true,"displayCodes":true,"notes":true},"params":[{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":142,"b":150}]},{"name":"source","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":160}]},{"name":"batchId","required":false,"transform":{"type":"scalar"},"locs":[{"a":163,"b":170}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":183,"b":186}]},{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":200,"b":206}]},{"name":"displayCodes","required":true,"transform":{"type":"scalar"},"locs":[{"a":217,"b":230}]},{"name":"notes","required":true,"transform":{"type":"scalar"},"locs":[{"a":241,"b":247}]}],"statement":"insert into lottery_codes (code, display_code, notes, event_id, source, batch_id, status, created_at)\nselect c.code, c.display_code, c.notes, :eventId!, :source!, :batchId, 'unused', :at!\nfrom unnest(:codes!::text[], :displayCodes!::text[], :notes!::text[]) as c(code, display_code, notes)\non conflict (event_id, code) where event_id is not null do nothing\nreturning id, code"};

/**
 * Query generated from SQL:
 * ```
 * insert into lottery_codes (code, display_code, notes, event_id, source, batch_id, status, created_at)
 * select c.code, c.display_code, c.notes, :eventId!, :source!, :batchId, 'unused', :at!
 * from unnest(:codes!::text[], :displayCodes!::text[], :notes!::text[]) as c(code, display_code, notes)
 * on conflict (event_id, code) where event_id is not null do nothing
 * returning id, code
 * ```
 */
export const insertPoolCodes = new PreparedQuery<InsertPoolCodesParams,InsertPoolCodesResult>(insertPoolCodesIR);


/** 'DecrementHolder' parameters type */
export interface DecrementHolderParams {
  id: number;
}

/** 'DecrementHolder' return type */
export type DecrementHolderResult = void;

/** 'DecrementHolder' query type */
export interface DecrementHolderQuery {
  params: DecrementHolderParams;
  result: DecrementHolderResult;
}

const decrementHolderIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":88}]}],"statement":"with owner as (\n  select k.customer_id, k.event_id from lottery_codes k where k.id = :id! and k.customer_id is not null\n), fewer as (\n  update customers c set total_codes = c.total_codes - 1 from owner o where c.id = o.customer_id\n)\nupdate participants p set codes = p.codes - 1 from owner o\nwhere p.event_id = o.event_id and p.customer_id = o.customer_id"};

/**
 * Query generated from SQL:
 * ```
 * with owner as (
 *   select k.customer_id, k.event_id from lottery_codes k where k.id = :id! and k.customer_id is not null
 * ), fewer as (
 *   update customers c set total_codes = c.total_codes - 1 from owner o where c.id = o.customer_id
 * )
 * update participants p set codes = p.codes - 1 from owner o
 * where p.event_id = o.event_id and p.customer_id = o.customer_id
 * ```
 */
export const decrementHolder = new PreparedQuery<DecrementHolderParams,DecrementHolderResult>(decrementHolderIR);


/** 'PoolCodes' parameters type */
export interface PoolCodesParams {
  eventId: string;
  status?: string | null | void;
}

/** 'PoolCodes' return type */
export interface PoolCodesResult {
  assignedToCustomerId: string | null;
  batchId: string | null;
  claimedAt: Date | null;
  createdAt: Date;
  firstName: string | null;
  id: number;
  invalidReason: string | null;
  lastName: string | null;
  lotteryCode: string;
  notes: string | null;
  source: string;
  status: string;
}

/** 'PoolCodes' query type */
export interface PoolCodesQuery {
  params: PoolCodesParams;
  result: PoolCodesResult;
}

const poolCodesIR: any = {"usedParamSet":{"eventId":true,"status":true},"params":[{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":382,"b":390}]},{"name":"status","required":false,"transform":{"type":"scalar"},"locs":[{"a":397,"b":403},{"a":433,"b":439}]}],"statement":"select k.id, k.display_code as \"lotteryCode!\", k.status, k.source, k.batch_id as \"batchId\", k.notes,\n  k.created_at as \"createdAt\", k.claimed_at as \"claimedAt\", k.customer_id as \"assignedToCustomerId\",\n  c.first_name as \"firstName\", c.last_name as \"lastName\", k.invalid_reason as \"invalidReason\"\nfrom lottery_codes k left join customers c on c.id = k.customer_id\nwhere k.event_id = :eventId! and (:status::text is null or k.status = :status) order by k.id desc"};

/**
 * Query generated from SQL:
 * ```
 * select k.id, k.display_code as "lotteryCode!", k.status, k.source, k.batch_id as "batchId", k.notes,
 *   k.created_at as "createdAt", k.claimed_at as "claimedAt", k.customer_id as "assignedToCustomerId",
 *   c.first_name as "firstName", c.last_name as "lastName", k.invalid_reason as "invalidReason"
 * from lottery_codes k left join customers c on c.id = k.customer_id
 * where k.event_id = :eventId! and (:status::text is null or k.status = :status) order by k.id desc
 * ```
 */
export const poolCodes = new PreparedQuery<PoolCodesParams,PoolCodesResult>(poolCodesIR);


