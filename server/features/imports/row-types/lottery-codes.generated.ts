/** Types generated for queries found in "server/features/imports/row-types/lottery-codes.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'ClassifyLotteryCodes' parameters type */
export interface ClassifyLotteryCodesParams {
  jobId: string;
}

/** 'ClassifyLotteryCodes' return type */
export type ClassifyLotteryCodesResult = void;

/** 'ClassifyLotteryCodes' query type */
export interface ClassifyLotteryCodesQuery {
  params: ClassifyLotteryCodesParams;
  result: ClassifyLotteryCodesResult;
}

const classifyLotteryCodesIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":334,"b":340},{"a":588,"b":594}]}],"statement":"with numbered as (\n  select r.row_number as n, k.id is not null as is_known,\n    row_number() over (partition by r.data->>'eventId', r.data->>'code' order by r.row_number) > 1 as is_duplicate\n  from import_rows r\n    left join lottery_codes k on k.event_id = (r.data->>'eventId')::uuid and k.code = r.data->>'code'\n  where r.job_id = :jobId! and r.outcome = 'new'\n)\nupdate import_rows r set outcome = 'duplicate', is_classified = true, problem_column = 'lottery_code',\n  problem_code = case when t.is_duplicate then 'ROW_DUPLICATE' else 'CODE_EXISTS' end\nfrom numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.is_duplicate or t.is_known)"};

/**
 * Query generated from SQL:
 * ```
 * with numbered as (
 *   select r.row_number as n, k.id is not null as is_known,
 *     row_number() over (partition by r.data->>'eventId', r.data->>'code' order by r.row_number) > 1 as is_duplicate
 *   from import_rows r
 *     left join lottery_codes k on k.event_id = (r.data->>'eventId')::uuid and k.code = r.data->>'code'
 *   where r.job_id = :jobId! and r.outcome = 'new'
 * )
 * update import_rows r set outcome = 'duplicate', is_classified = true, problem_column = 'lottery_code',
 *   problem_code = case when t.is_duplicate then 'ROW_DUPLICATE' else 'CODE_EXISTS' end
 * from numbered t where r.job_id = :jobId! and r.row_number = t.n and (t.is_duplicate or t.is_known)
 * ```
 */
export const classifyLotteryCodes = new PreparedQuery<ClassifyLotteryCodesParams,ClassifyLotteryCodesResult>(classifyLotteryCodesIR);


/** 'WarningsOfCodes' parameters type */
export interface WarningsOfCodesParams {
  jobId: string;
  minLength: number;
}

/** 'WarningsOfCodes' return type */
export interface WarningsOfCodesResult {
  isSequence: boolean;
  isShort: boolean;
}

/** 'WarningsOfCodes' query type */
export interface WarningsOfCodesQuery {
  params: WarningsOfCodesParams;
  result: WarningsOfCodesResult;
}

const warningsOfCodesIR: any = {"usedParamSet":{"jobId":true,"minLength":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":110}]},{"name":"minLength","required":true,"transform":{"type":"scalar"},"locs":[{"a":404,"b":414}]}],"statement":"with codes as (\n  select r.row_number as n, r.data->>'code' as code from import_rows r where r.job_id = :jobId! and r.outcome <> 'bad'\n), numbers as (\n  select c.n, c.code, case when c.code ~ '^[0-9]{1,15}$' then c.code::bigint end as number from codes c\n), pairs as (\n  select n.code, n.number - lag(n.number) over (order by n.n) = 1 as follows from numbers n\n)\nselect coalesce(bool_or(length(p.code) < :minLength!), false) as \"isShort!\",\n  count(*) filter (where p.follows) >= 2 as \"isSequence!\"\nfrom pairs p"};

/**
 * Query generated from SQL:
 * ```
 * with codes as (
 *   select r.row_number as n, r.data->>'code' as code from import_rows r where r.job_id = :jobId! and r.outcome <> 'bad'
 * ), numbers as (
 *   select c.n, c.code, case when c.code ~ '^[0-9]{1,15}$' then c.code::bigint end as number from codes c
 * ), pairs as (
 *   select n.code, n.number - lag(n.number) over (order by n.n) = 1 as follows from numbers n
 * )
 * select coalesce(bool_or(length(p.code) < :minLength!), false) as "isShort!",
 *   count(*) filter (where p.follows) >= 2 as "isSequence!"
 * from pairs p
 * ```
 */
export const warningsOfCodes = new PreparedQuery<WarningsOfCodesParams,WarningsOfCodesResult>(warningsOfCodesIR);


/** 'AddedCodes' parameters type */
export interface AddedCodesParams {
  jobId: string;
}

/** 'AddedCodes' return type */
export interface AddedCodesResult {
  codes: number;
  eventId: string;
}

/** 'AddedCodes' query type */
export interface AddedCodesQuery {
  params: AddedCodesParams;
  result: AddedCodesResult;
}

const addedCodesIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":149,"b":155}]}],"statement":"select k.event_id as \"eventId!\", count(*)::int as \"codes!\"\nfrom import_changes e join lottery_codes k on k.id = e.entity_id::bigint where e.job_id = :jobId! group by 1 order by 1"};

/**
 * Query generated from SQL:
 * ```
 * select k.event_id as "eventId!", count(*)::int as "codes!"
 * from import_changes e join lottery_codes k on k.id = e.entity_id::bigint where e.job_id = :jobId! group by 1 order by 1
 * ```
 */
export const addedCodes = new PreparedQuery<AddedCodesParams,AddedCodesResult>(addedCodesIR);


/** 'RecordAddedCodes' parameters type */
export interface RecordAddedCodesParams {
  at: Date;
  codes: stringArray;
  eventId: string;
  jobId: string;
}

/** 'RecordAddedCodes' return type */
export type RecordAddedCodesResult = void;

/** 'RecordAddedCodes' query type */
export interface RecordAddedCodesQuery {
  params: RecordAddedCodesParams;
  result: RecordAddedCodesResult;
}

const recordAddedCodesIR: any = {"usedParamSet":{"jobId":true,"codes":true,"eventId":true,"at":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":60}]},{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":92}]},{"name":"eventId","required":true,"transform":{"type":"scalar"},"locs":[{"a":151,"b":159}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":226,"b":229}]}],"statement":"insert into import_changes (job_id, entity_id)\nselect :jobId!, k.id::text\nfrom unnest(:codes!::text[]) as n(code) join lottery_codes k on k.event_id = :eventId! and k.code = n.code\nwhere k.source = 'import' and k.created_at = :at!"};

/**
 * Query generated from SQL:
 * ```
 * insert into import_changes (job_id, entity_id)
 * select :jobId!, k.id::text
 * from unnest(:codes!::text[]) as n(code) join lottery_codes k on k.event_id = :eventId! and k.code = n.code
 * where k.source = 'import' and k.created_at = :at!
 * ```
 */
export const recordAddedCodes = new PreparedQuery<RecordAddedCodesParams,RecordAddedCodesResult>(recordAddedCodesIR);


/** 'LockAddedCodes' parameters type */
export interface LockAddedCodesParams {
  jobId: string;
}

/** 'LockAddedCodes' return type */
export interface LockAddedCodesResult {
  id: number;
}

/** 'LockAddedCodes' query type */
export interface LockAddedCodesQuery {
  params: LockAddedCodesParams;
  result: LockAddedCodesResult;
}

const lockAddedCodesIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":114,"b":120}]}],"statement":"select k.id from lottery_codes k\nwhere k.id in (select e.entity_id::bigint from import_changes e where e.job_id = :jobId!) order by k.id for update"};

/**
 * Query generated from SQL:
 * ```
 * select k.id from lottery_codes k
 * where k.id in (select e.entity_id::bigint from import_changes e where e.job_id = :jobId!) order by k.id for update
 * ```
 */
export const lockAddedCodes = new PreparedQuery<LockAddedCodesParams,LockAddedCodesResult>(lockAddedCodesIR);


/** 'CountUsedCodes' parameters type */
export interface CountUsedCodesParams {
  jobId: string;
}

/** 'CountUsedCodes' return type */
export interface CountUsedCodesResult {
  used: number;
}

/** 'CountUsedCodes' query type */
export interface CountUsedCodesQuery {
  params: CountUsedCodesParams;
  result: CountUsedCodesResult;
}

const countUsedCodesIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":133}]}],"statement":"select count(*)::int as \"used!\" from import_changes e left join lottery_codes k on k.id = e.entity_id::bigint\nwhere e.job_id = :jobId! and k.status is distinct from 'unused'"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "used!" from import_changes e left join lottery_codes k on k.id = e.entity_id::bigint
 * where e.job_id = :jobId! and k.status is distinct from 'unused'
 * ```
 */
export const countUsedCodes = new PreparedQuery<CountUsedCodesParams,CountUsedCodesResult>(countUsedCodesIR);


/** 'RevertLotteryCodes' parameters type */
export interface RevertLotteryCodesParams {
  jobId: string;
}

/** 'RevertLotteryCodes' return type */
export interface RevertLotteryCodesResult {
  codes: number;
  eventId: string;
}

/** 'RevertLotteryCodes' query type */
export interface RevertLotteryCodesQuery {
  params: RevertLotteryCodesParams;
  result: RevertLotteryCodesResult;
}

const revertLotteryCodesIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":90,"b":96}]}],"statement":"with deleted as (\n  delete from lottery_codes k using import_changes e\n  where e.job_id = :jobId! and k.id = e.entity_id::bigint returning k.event_id)\nselect g.event_id as \"eventId!\", count(*)::int as \"codes!\" from deleted g group by 1 order by 1"};

/**
 * Query generated from SQL:
 * ```
 * with deleted as (
 *   delete from lottery_codes k using import_changes e
 *   where e.job_id = :jobId! and k.id = e.entity_id::bigint returning k.event_id)
 * select g.event_id as "eventId!", count(*)::int as "codes!" from deleted g group by 1 order by 1
 * ```
 */
export const revertLotteryCodes = new PreparedQuery<RevertLotteryCodesParams,RevertLotteryCodesResult>(revertLotteryCodesIR);


