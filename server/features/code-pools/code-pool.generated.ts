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
  eventId: string | null;
  firstName: string | null;
  id: string | null;
  invalidReason: string | null;
  lastName: string | null;
  lotteryCode: string | null;
  notes: string | null;
  source: string;
  status: string;
}

/** 'FindPoolCode' query type */
export interface FindPoolCodeQuery {
  params: FindPoolCodeParams;
  result: FindPoolCodeResult;
}

const findPoolCodeIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":419,"b":422}]}],"statement":"select\n  k.id::text, k.event_id as \"eventId\", k.display_code as \"lotteryCode\", k.status, k.source, k.batch_id as \"batchId?\", k.notes,\n  k.created_at as \"createdAt\", k.claimed_at as \"claimedAt?\", k.customer_id as \"assignedToCustomerId?\",\n  c.first_name as \"firstName?\", c.last_name as \"lastName?\", k.invalid_reason as \"invalidReason?\" from lottery_codes k left join customers c on c.id = k.customer_id\n     where k.id = :id!::bigint and k.event_id is not null"};

/**
 * Query generated from SQL:
 * ```
 * select
 *   k.id::text, k.event_id as "eventId", k.display_code as "lotteryCode", k.status, k.source, k.batch_id as "batchId?", k.notes,
 *   k.created_at as "createdAt", k.claimed_at as "claimedAt?", k.customer_id as "assignedToCustomerId?",
 *   c.first_name as "firstName?", c.last_name as "lastName?", k.invalid_reason as "invalidReason?" from lottery_codes k left join customers c on c.id = k.customer_id
 *      where k.id = :id!::bigint and k.event_id is not null
 * ```
 */
export const findPoolCode = new PreparedQuery<FindPoolCodeParams,FindPoolCodeResult>(findPoolCodeIR);


/** 'LockPoolCode' parameters type */
export interface LockPoolCodeParams {
  id: number;
}

/** 'LockPoolCode' return type */
export interface LockPoolCodeResult {
  eventId: string | null;
  id: string | null;
  status: string;
  wasClaimed: boolean;
}

/** 'LockPoolCode' query type */
export interface LockPoolCodeQuery {
  params: LockPoolCodeParams;
  result: LockPoolCodeResult;
}

const lockPoolCodeIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":133}]}],"statement":"select k.id::text, k.event_id as \"eventId\", k.status, k.claimed_at is not null as \"wasClaimed!\"\nfrom lottery_codes k where k.id = :id!::bigint and k.event_id is not null for update"};

/**
 * Query generated from SQL:
 * ```
 * select k.id::text, k.event_id as "eventId", k.status, k.claimed_at is not null as "wasClaimed!"
 * from lottery_codes k where k.id = :id!::bigint and k.event_id is not null for update
 * ```
 */
export const lockPoolCode = new PreparedQuery<LockPoolCodeParams,LockPoolCodeResult>(lockPoolCodeIR);


/** 'InsertPoolCodes' parameters type */
export interface InsertPoolCodesParams {
  at: Date;
  batchId?: string | null | void;
  codes: stringArray;
  codes2: stringArray;
  codes22: stringArray;
  eventId: string;
  source: string;
}

/** 'InsertPoolCodes' return type */
export interface InsertPoolCodesResult {
  code: string;
  id: string | null;
}

/** 'InsertPoolCodes' query type */
export interface InsertPoolCodesQuery {
  params: InsertPoolCodesParams;
  result: InsertPoolCodesResult;
}

const insertPoolCodesIR: any = {"usedParamSet":{"eventId":true,"source":true,"batchId":true,"at":true,"codes":true,"codes2":true,"codes22":true},"params":[{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":142,"b":150}]},{"name":"source","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":160}]},{"name":"batchId","required":false,"transform":{"type":"scalar"},"locs":[{"a":163,"b":170}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":183,"b":186}]},{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":200,"b":206}]},{"name":"codes2","required":true,"transform":{"type":"scalar"},"locs":[{"a":217,"b":224}]},{"name":"codes22","required":true,"transform":{"type":"scalar"},"locs":[{"a":235,"b":243}]}],"statement":"insert into lottery_codes (code, display_code, notes, event_id, source, batch_id, status, created_at)\nselect c.code, c.display_code, c.notes, :eventId!, :source!, :batchId, 'unused', :at!\nfrom unnest(:codes!::text[], :codes2!::text[], :codes22!::text[]) as c(code, display_code, notes)\non conflict (event_id, code) where event_id is not null do nothing\nreturning id::text, code"};

/**
 * Query generated from SQL:
 * ```
 * insert into lottery_codes (code, display_code, notes, event_id, source, batch_id, status, created_at)
 * select c.code, c.display_code, c.notes, :eventId!, :source!, :batchId, 'unused', :at!
 * from unnest(:codes!::text[], :codes2!::text[], :codes22!::text[]) as c(code, display_code, notes)
 * on conflict (event_id, code) where event_id is not null do nothing
 * returning id::text, code
 * ```
 */
export const insertPoolCodes = new PreparedQuery<InsertPoolCodesParams,InsertPoolCodesResult>(insertPoolCodesIR);


/** 'InvalidatePoolCode' parameters type */
export interface InvalidatePoolCodeParams {
  at: Date;
  id: number;
  reason: string;
}

/** 'InvalidatePoolCode' return type */
export type InvalidatePoolCodeResult = void;

/** 'InvalidatePoolCode' query type */
export interface InvalidatePoolCodeQuery {
  params: InvalidatePoolCodeParams;
  result: InvalidatePoolCodeResult;
}

const invalidatePoolCodeIR: any = {"usedParamSet":{"at":true,"reason":true,"id":true},"params":[{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":67}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":94}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":112}]}],"statement":"update lottery_codes k set status = 'invalid', invalidated_at = :at!, invalid_reason = :reason! where k.id = :id!::bigint"};

/**
 * Query generated from SQL:
 * ```
 * update lottery_codes k set status = 'invalid', invalidated_at = :at!, invalid_reason = :reason! where k.id = :id!::bigint
 * ```
 */
export const invalidatePoolCode = new PreparedQuery<InvalidatePoolCodeParams,InvalidatePoolCodeResult>(invalidatePoolCodeIR);


/** 'ReinstatePoolCode' parameters type */
export interface ReinstatePoolCodeParams {
  id: number;
}

/** 'ReinstatePoolCode' return type */
export type ReinstatePoolCodeResult = void;

/** 'ReinstatePoolCode' query type */
export interface ReinstatePoolCodeQuery {
  params: ReinstatePoolCodeParams;
  result: ReinstatePoolCodeResult;
}

const reinstatePoolCodeIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":107}]}],"statement":"update lottery_codes k set status = 'unused', invalidated_at = null, invalid_reason = null where k.id = :id!::bigint"};

/**
 * Query generated from SQL:
 * ```
 * update lottery_codes k set status = 'unused', invalidated_at = null, invalid_reason = null where k.id = :id!::bigint
 * ```
 */
export const reinstatePoolCode = new PreparedQuery<ReinstatePoolCodeParams,ReinstatePoolCodeResult>(reinstatePoolCodeIR);


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

const decrementHolderIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":88}]}],"statement":"with owner as (\n  select k.customer_id, k.event_id from lottery_codes k where k.id = :id!::bigint and k.customer_id is not null\n), fewer as (\n  update customers c set total_codes = c.total_codes - 1 from owner o where c.id = o.customer_id\n)\nupdate participants p set codes = p.codes - 1 from owner o\nwhere p.event_id = o.event_id and p.customer_id = o.customer_id"};

/**
 * Query generated from SQL:
 * ```
 * with owner as (
 *   select k.customer_id, k.event_id from lottery_codes k where k.id = :id!::bigint and k.customer_id is not null
 * ), fewer as (
 *   update customers c set total_codes = c.total_codes - 1 from owner o where c.id = o.customer_id
 * )
 * update participants p set codes = p.codes - 1 from owner o
 * where p.event_id = o.event_id and p.customer_id = o.customer_id
 * ```
 */
export const decrementHolder = new PreparedQuery<DecrementHolderParams,DecrementHolderResult>(decrementHolderIR);


/** 'CodesByText' parameters type */
export interface CodesByTextParams {
  code: string;
  eventId?: string | null | void;
}

/** 'CodesByText' return type */
export interface CodesByTextResult {
  customerId: string | null;
  eventId: string | null;
  id: string | null;
  status: string;
}

/** 'CodesByText' query type */
export interface CodesByTextQuery {
  params: CodesByTextParams;
  result: CodesByTextResult;
}

const codesByTextIR: any = {"usedParamSet":{"code":true,"eventId":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":120,"b":125}]},{"name":"eventId","required":false,"transform":{"type":"scalar"},"locs":[{"a":159,"b":166},{"a":198,"b":205}]}],"statement":"select k.id::text, k.event_id as \"eventId\", k.status, k.customer_id as \"customerId\"\nfrom lottery_codes k where k.code = :code! and k.event_id is not null and (:eventId::uuid is null or k.event_id = :eventId)\norder by k.id limit 20"};

/**
 * Query generated from SQL:
 * ```
 * select k.id::text, k.event_id as "eventId", k.status, k.customer_id as "customerId"
 * from lottery_codes k where k.code = :code! and k.event_id is not null and (:eventId::uuid is null or k.event_id = :eventId)
 * order by k.id limit 20
 * ```
 */
export const codesByText = new PreparedQuery<CodesByTextParams,CodesByTextResult>(codesByTextIR);


