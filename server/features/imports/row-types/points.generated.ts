/** Types generated for queries found in "server/features/imports/row-types/points.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockAdjustedCustomers' parameters type */
export interface LockAdjustedCustomersParams {
  jobId: string;
}

/** 'LockAdjustedCustomers' return type */
export interface LockAdjustedCustomersResult {
  id: string;
}

/** 'LockAdjustedCustomers' query type */
export interface LockAdjustedCustomersQuery {
  params: LockAdjustedCustomersParams;
  result: LockAdjustedCustomersResult;
}

const lockAdjustedCustomersIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":150,"b":156}]}],"statement":"select c.id from customers c\nwhere c.deleted_at is null and c.national_code in (\n  select r.data->>'nationalCode' from import_rows r where r.job_id = :jobId! and r.outcome = 'new')\norder by c.id for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select c.id from customers c
 * where c.deleted_at is null and c.national_code in (
 *   select r.data->>'nationalCode' from import_rows r where r.job_id = :jobId! and r.outcome = 'new')
 * order by c.id for no key update
 * ```
 */
export const lockAdjustedCustomers = new PreparedQuery<LockAdjustedCustomersParams,LockAdjustedCustomersResult>(lockAdjustedCustomersIR);


/** 'ClassifyAdjustments' parameters type */
export interface ClassifyAdjustmentsParams {
  jobId: string;
}

/** 'ClassifyAdjustments' return type */
export type ClassifyAdjustmentsResult = void;

/** 'ClassifyAdjustments' query type */
export interface ClassifyAdjustmentsQuery {
  params: ClassifyAdjustmentsParams;
  result: ClassifyAdjustmentsResult;
}

const classifyAdjustmentsIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":868,"b":874},{"a":1436,"b":1442}]}],"statement":"with matched as (\n  select r.row_number as n, c.id is not null as is_known, c.phone_number <> r.data->>'phoneNumber' as is_mixed,\n    row_number() over (partition by r.data->>'nationalCode', r.data->>'reference' order by r.row_number) > 1 as is_duplicate,\n    -- An adjustment that was applied and not reverted.\n    c.id is not null and exists (\n      select 1 from points_ledger l\n      where l.customer_id = c.id and l.reference = r.data->>'reference' and l.kind = 'adjust'\n        and not exists (select 1 from import_jobs b where b.id = l.import_id and b.reverted_at is not null)) as is_made,\n    exists (select 1 from customers d where d.national_code = r.data->>'nationalCode' and d.deleted_at is not null)\n      as is_closed\n  from import_rows r\n    left join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null\n  where r.job_id = :jobId! and r.outcome = 'new'\n)\nupdate import_rows r set is_classified = true,\n  outcome = case when not j.is_known or j.is_mixed then 'bad' else 'duplicate' end,\n  problem_code = case when not j.is_known and j.is_closed then 'CUSTOMER_DELETED'\n    when not j.is_known then 'CUSTOMER_NOT_FOUND' when j.is_mixed then 'IDENTITY_CONFLICT'\n    when j.is_duplicate then 'ROW_DUPLICATE' else 'ADJUSTMENT_KNOWN' end,\n  problem_column = case when not j.is_known then 'national_code' when j.is_mixed then 'phone_number'\n    else 'reference' end\nfrom matched j\nwhere r.job_id = :jobId! and r.row_number = j.n and (not j.is_known or j.is_mixed or j.is_duplicate or j.is_made)"};

/**
 * Query generated from SQL:
 * ```
 * with matched as (
 *   select r.row_number as n, c.id is not null as is_known, c.phone_number <> r.data->>'phoneNumber' as is_mixed,
 *     row_number() over (partition by r.data->>'nationalCode', r.data->>'reference' order by r.row_number) > 1 as is_duplicate,
 *     -- An adjustment that was applied and not reverted.
 *     c.id is not null and exists (
 *       select 1 from points_ledger l
 *       where l.customer_id = c.id and l.reference = r.data->>'reference' and l.kind = 'adjust'
 *         and not exists (select 1 from import_jobs b where b.id = l.import_id and b.reverted_at is not null)) as is_made,
 *     exists (select 1 from customers d where d.national_code = r.data->>'nationalCode' and d.deleted_at is not null)
 *       as is_closed
 *   from import_rows r
 *     left join customers c on c.national_code = r.data->>'nationalCode' and c.deleted_at is null
 *   where r.job_id = :jobId! and r.outcome = 'new'
 * )
 * update import_rows r set is_classified = true,
 *   outcome = case when not j.is_known or j.is_mixed then 'bad' else 'duplicate' end,
 *   problem_code = case when not j.is_known and j.is_closed then 'CUSTOMER_DELETED'
 *     when not j.is_known then 'CUSTOMER_NOT_FOUND' when j.is_mixed then 'IDENTITY_CONFLICT'
 *     when j.is_duplicate then 'ROW_DUPLICATE' else 'ADJUSTMENT_KNOWN' end,
 *   problem_column = case when not j.is_known then 'national_code' when j.is_mixed then 'phone_number'
 *     else 'reference' end
 * from matched j
 * where r.job_id = :jobId! and r.row_number = j.n and (not j.is_known or j.is_mixed or j.is_duplicate or j.is_made)
 * ```
 */
export const classifyAdjustments = new PreparedQuery<ClassifyAdjustmentsParams,ClassifyAdjustmentsResult>(classifyAdjustmentsIR);


/** 'AddAdjustments' parameters type */
export interface AddAdjustmentsParams {
  actorId?: string | null | void;
  from: number;
  jobId: string;
  now: Date;
  to: number;
}

/** 'AddAdjustments' return type */
export type AddAdjustmentsResult = void;

/** 'AddAdjustments' query type */
export interface AddAdjustmentsQuery {
  params: AddAdjustmentsParams;
  result: AddAdjustmentsResult;
}

const addAdjustmentsIR: any = {"usedParamSet":{"jobId":true,"from":true,"to":true,"actorId":true,"now":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":315,"b":321},{"a":591,"b":597}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":348,"b":353}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":359,"b":362}]},{"name":"actorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":600,"b":607}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":616,"b":620},{"a":747,"b":751}]}],"statement":"with wanted as materialized (\n  select c.id, f.points, f.reason, f.reference\n  from import_rows r\n    cross join lateral jsonb_to_record(r.data) as f(\"nationalCode\" text, points int, reason text, reference text)\n    join customers c on c.national_code = f.\"nationalCode\" and c.deleted_at is null\n  where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'new' order by r.row_number\n), entries as (\n  insert into points_ledger (customer_id, kind, delta, reason, reference, import_id, created_by, created_at)\n  select w.id, 'adjust', w.points, w.reason, w.reference, :jobId!, :actorId::uuid, :now! from wanted w\n  returning customer_id, delta\n)\nupdate customers c set total_points = c.total_points + s.points, updated_at = :now!\nfrom (select e.customer_id, sum(e.delta) as points from entries e group by 1) s where c.id = s.customer_id"};

/**
 * Query generated from SQL:
 * ```
 * with wanted as materialized (
 *   select c.id, f.points, f.reason, f.reference
 *   from import_rows r
 *     cross join lateral jsonb_to_record(r.data) as f("nationalCode" text, points int, reason text, reference text)
 *     join customers c on c.national_code = f."nationalCode" and c.deleted_at is null
 *   where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome = 'new' order by r.row_number
 * ), entries as (
 *   insert into points_ledger (customer_id, kind, delta, reason, reference, import_id, created_by, created_at)
 *   select w.id, 'adjust', w.points, w.reason, w.reference, :jobId!, :actorId::uuid, :now! from wanted w
 *   returning customer_id, delta
 * )
 * update customers c set total_points = c.total_points + s.points, updated_at = :now!
 * from (select e.customer_id, sum(e.delta) as points from entries e group by 1) s where c.id = s.customer_id
 * ```
 */
export const addAdjustments = new PreparedQuery<AddAdjustmentsParams,AddAdjustmentsResult>(addAdjustmentsIR);


/** 'LockRevertedCustomers' parameters type */
export interface LockRevertedCustomersParams {
  jobId: string;
}

/** 'LockRevertedCustomers' return type */
export interface LockRevertedCustomersResult {
  id: string;
}

/** 'LockRevertedCustomers' query type */
export interface LockRevertedCustomersQuery {
  params: LockRevertedCustomersParams;
  result: LockRevertedCustomersResult;
}

const lockRevertedCustomersIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":112}]}],"statement":"select c.id from customers c\nwhere c.id in (select l.customer_id from points_ledger l where l.import_id = :jobId!) order by c.id for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select c.id from customers c
 * where c.id in (select l.customer_id from points_ledger l where l.import_id = :jobId!) order by c.id for no key update
 * ```
 */
export const lockRevertedCustomers = new PreparedQuery<LockRevertedCustomersParams,LockRevertedCustomersResult>(lockRevertedCustomersIR);


/** 'RevertAdjustments' parameters type */
export interface RevertAdjustmentsParams {
  actorId?: string | null | void;
  jobId: string;
  now: Date;
  reason: string;
}

/** 'RevertAdjustments' return type */
export type RevertAdjustmentsResult = void;

/** 'RevertAdjustments' query type */
export interface RevertAdjustmentsQuery {
  params: RevertAdjustmentsParams;
  result: RevertAdjustmentsResult;
}

const revertAdjustmentsIR: any = {"usedParamSet":{"jobId":true,"reason":true,"actorId":true,"now":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":194},{"a":557,"b":563}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":534,"b":541}]},{"name":"actorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":566,"b":573}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":582,"b":586},{"a":745,"b":749}]}],"statement":"with recursive heirs as (\n  select l.id as entry, l.customer_id, l.delta, l.reference, c.merged_into_id\n  from points_ledger l join customers c on c.id = l.customer_id where l.import_id = :jobId! and l.kind = 'adjust'\n  union all\n  select h.entry, c.id, h.delta, h.reference, c.merged_into_id\n  from heirs h join customers c on c.id = h.merged_into_id\n), entries as (\n  insert into points_ledger (customer_id, kind, delta, reason, reference, import_id, created_by, created_at)\n  select h.customer_id, 'adjustment_reversal', -h.delta, :reason!, h.reference, :jobId!, :actorId::uuid, :now!\n  from heirs h where h.merged_into_id is null\n  returning customer_id, delta\n)\nupdate customers c set total_points = c.total_points + s.points, updated_at = :now!\nfrom (select e.customer_id, sum(e.delta) as points from entries e group by 1) s where c.id = s.customer_id"};

/**
 * Query generated from SQL:
 * ```
 * with recursive heirs as (
 *   select l.id as entry, l.customer_id, l.delta, l.reference, c.merged_into_id
 *   from points_ledger l join customers c on c.id = l.customer_id where l.import_id = :jobId! and l.kind = 'adjust'
 *   union all
 *   select h.entry, c.id, h.delta, h.reference, c.merged_into_id
 *   from heirs h join customers c on c.id = h.merged_into_id
 * ), entries as (
 *   insert into points_ledger (customer_id, kind, delta, reason, reference, import_id, created_by, created_at)
 *   select h.customer_id, 'adjustment_reversal', -h.delta, :reason!, h.reference, :jobId!, :actorId::uuid, :now!
 *   from heirs h where h.merged_into_id is null
 *   returning customer_id, delta
 * )
 * update customers c set total_points = c.total_points + s.points, updated_at = :now!
 * from (select e.customer_id, sum(e.delta) as points from entries e group by 1) s where c.id = s.customer_id
 * ```
 */
export const revertAdjustments = new PreparedQuery<RevertAdjustmentsParams,RevertAdjustmentsResult>(revertAdjustmentsIR);


