/** Types generated for queries found in "server/features/imports/import-staging.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'AnalyzeStage' parameters type */
export type AnalyzeStageParams = void;

/** 'AnalyzeStage' return type */
export type AnalyzeStageResult = void;

/** 'AnalyzeStage' query type */
export interface AnalyzeStageQuery {
  params: AnalyzeStageParams;
  result: AnalyzeStageResult;
}

const analyzeStageIR: any = {"usedParamSet":{},"params":[],"statement":"analyze import_rows"};

/**
 * Query generated from SQL:
 * ```
 * analyze import_rows
 * ```
 */
export const analyzeStage = new PreparedQuery<AnalyzeStageParams,AnalyzeStageResult>(analyzeStageIR);


/** 'ResetClassification' parameters type */
export interface ResetClassificationParams {
  jobId: string;
}

/** 'ResetClassification' return type */
export type ResetClassificationResult = void;

/** 'ResetClassification' query type */
export interface ResetClassificationQuery {
  params: ResetClassificationParams;
  result: ResetClassificationResult;
}

const resetClassificationIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":131}]}],"statement":"update import_rows r set outcome = 'new', problem_code = null, problem_column = null, is_classified = false\nwhere r.job_id = :jobId! and r.is_classified"};

/**
 * Query generated from SQL:
 * ```
 * update import_rows r set outcome = 'new', problem_code = null, problem_column = null, is_classified = false
 * where r.job_id = :jobId! and r.is_classified
 * ```
 */
export const resetClassification = new PreparedQuery<ResetClassificationParams,ResetClassificationResult>(resetClassificationIR);


/** 'CountRows' parameters type */
export interface CountRowsParams {
  jobId: string;
}

/** 'CountRows' return type */
export interface CountRowsResult {
  bad: number;
  duplicate: number;
  new: number;
  repaired: number;
  totalRows: number;
  updated: number;
}

/** 'CountRows' query type */
export interface CountRowsQuery {
  params: CountRowsParams;
  result: CountRowsResult;
}

const countRowsIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":390,"b":396}]}],"statement":"select count(*)::int as \"totalRows!\", count(*) filter (where r.outcome = 'new')::int as \"new!\",\n  count(*) filter (where r.outcome = 'updated')::int as \"updated!\",\n  count(*) filter (where r.outcome = 'duplicate')::int as \"duplicate!\",\n  count(*) filter (where r.outcome = 'bad')::int as \"bad!\", count(*) filter (where r.is_repaired)::int as \"repaired!\"\nfrom import_rows r where r.job_id = :jobId!"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "totalRows!", count(*) filter (where r.outcome = 'new')::int as "new!",
 *   count(*) filter (where r.outcome = 'updated')::int as "updated!",
 *   count(*) filter (where r.outcome = 'duplicate')::int as "duplicate!",
 *   count(*) filter (where r.outcome = 'bad')::int as "bad!", count(*) filter (where r.is_repaired)::int as "repaired!"
 * from import_rows r where r.job_id = :jobId!
 * ```
 */
export const countRows = new PreparedQuery<CountRowsParams,CountRowsResult>(countRowsIR);


/** 'PartsOf' parameters type */
export interface PartsOfParams {
  jobId: string;
  size: number;
}

/** 'PartsOf' return type */
export interface PartsOfResult {
  from: number | null;
  rows: number | null;
  to: number | null;
}

/** 'PartsOf' query type */
export interface PartsOfQuery {
  params: PartsOfParams;
  result: PartsOfResult;
}

const partsOfIR: any = {"usedParamSet":{"size":true,"jobId":true},"params":[{"name":"size","required":true,"transform":{"type":"scalar"},"locs":[{"a":158,"b":163}]},{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":220,"b":226}]}],"statement":"select min(n.row_number) as from, max(n.row_number) as to, count(*)::int as rows\nfrom (select r.row_number, (row_number() over (order by r.row_number) - 1) / :size!::int as part\n      from import_rows r where r.job_id = :jobId! and r.outcome in ('new', 'updated')) n\ngroup by n.part order by 1"};

/**
 * Query generated from SQL:
 * ```
 * select min(n.row_number) as from, max(n.row_number) as to, count(*)::int as rows
 * from (select r.row_number, (row_number() over (order by r.row_number) - 1) / :size!::int as part
 *       from import_rows r where r.job_id = :jobId! and r.outcome in ('new', 'updated')) n
 * group by n.part order by 1
 * ```
 */
export const partsOf = new PreparedQuery<PartsOfParams,PartsOfResult>(partsOfIR);


/** 'RowsOfPart' parameters type */
export interface RowsOfPartParams {
  from: number;
  jobId: string;
  to: number;
}

/** 'RowsOfPart' return type */
export interface RowsOfPartResult {
  data: Json | null;
  number: number;
}

/** 'RowsOfPart' query type */
export interface RowsOfPartQuery {
  params: RowsOfPartParams;
  result: RowsOfPartResult;
}

const rowsOfPartIR: any = {"usedParamSet":{"jobId":true,"from":true,"to":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":80}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":107,"b":112}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":121}]}],"statement":"select r.row_number as number, r.data from import_rows r\nwhere r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome in ('new', 'updated') order by r.row_number"};

/**
 * Query generated from SQL:
 * ```
 * select r.row_number as number, r.data from import_rows r
 * where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome in ('new', 'updated') order by r.row_number
 * ```
 */
export const rowsOfPart = new PreparedQuery<RowsOfPartParams,RowsOfPartResult>(rowsOfPartIR);


/** 'MarkProblems' parameters type */
export interface MarkProblemsParams {
  jobId: string;
  problems: numberArray;
  problems2: stringArray;
  problems22: stringArray;
  problems222: stringArray;
}

/** 'MarkProblems' return type */
export type MarkProblemsResult = void;

/** 'MarkProblems' query type */
export interface MarkProblemsQuery {
  params: MarkProblemsParams;
  result: MarkProblemsResult;
}

const markProblemsIR: any = {"usedParamSet":{"problems":true,"problems2":true,"problems22":true,"problems222":true,"jobId":true},"params":[{"name":"problems","required":true,"transform":{"type":"scalar"},"locs":[{"a":126,"b":135}]},{"name":"problems2","required":true,"transform":{"type":"scalar"},"locs":[{"a":145,"b":155}]},{"name":"problems22","required":true,"transform":{"type":"scalar"},"locs":[{"a":166,"b":177}]},{"name":"problems222","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":200}]},{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":261,"b":267}]}],"statement":"update import_rows r set outcome = p.outcome, problem_code = p.code, problem_column = p.col, is_classified = true\nfrom unnest(:problems!::int[], :problems2!::text[], :problems22!::text[], :problems222!::text[]) as p(number, outcome, code, col)\nwhere r.job_id = :jobId! and r.row_number = p.number"};

/**
 * Query generated from SQL:
 * ```
 * update import_rows r set outcome = p.outcome, problem_code = p.code, problem_column = p.col, is_classified = true
 * from unnest(:problems!::int[], :problems2!::text[], :problems22!::text[], :problems222!::text[]) as p(number, outcome, code, col)
 * where r.job_id = :jobId! and r.row_number = p.number
 * ```
 */
export const markProblems = new PreparedQuery<MarkProblemsParams,MarkProblemsResult>(markProblemsIR);


/** 'RecordAdded' parameters type */
export interface RecordAddedParams {
  ids: stringArray;
  jobId: string;
}

/** 'RecordAdded' return type */
export type RecordAddedResult = void;

/** 'RecordAdded' query type */
export interface RecordAddedQuery {
  params: RecordAddedParams;
  result: RecordAddedResult;
}

const recordAddedIR: any = {"usedParamSet":{"jobId":true,"ids":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":60}]},{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":84}]}],"statement":"insert into import_changes (job_id, entity_id) select :jobId!, e.id from unnest(:ids!::text[]) as e(id)"};

/**
 * Query generated from SQL:
 * ```
 * insert into import_changes (job_id, entity_id) select :jobId!, e.id from unnest(:ids!::text[]) as e(id)
 * ```
 */
export const recordAdded = new PreparedQuery<RecordAddedParams,RecordAddedResult>(recordAddedIR);


/** 'DeleteRows' parameters type */
export interface DeleteRowsParams {
  jobId?: string | null | void;
}

/** 'DeleteRows' return type */
export type DeleteRowsResult = void;

/** 'DeleteRows' query type */
export interface DeleteRowsQuery {
  params: DeleteRowsParams;
  result: DeleteRowsResult;
}

const deleteRowsIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":false,"transform":{"type":"scalar"},"locs":[{"a":73,"b":78},{"a":108,"b":113}]}],"statement":"delete from import_rows r using import_jobs j\nwhere j.id = r.job_id and (:jobId::uuid is null or r.job_id = :jobId)\n  and (j.status in ('error', 'cancelled') or j.status = 'complete' and r.outcome in ('new', 'updated'))"};

/**
 * Query generated from SQL:
 * ```
 * delete from import_rows r using import_jobs j
 * where j.id = r.job_id and (:jobId::uuid is null or r.job_id = :jobId)
 *   and (j.status in ('error', 'cancelled') or j.status = 'complete' and r.outcome in ('new', 'updated'))
 * ```
 */
export const deleteRows = new PreparedQuery<DeleteRowsParams,DeleteRowsResult>(deleteRowsIR);


/** 'DeleteOldSamples' parameters type */
export type DeleteOldSamplesParams = void;

/** 'DeleteOldSamples' return type */
export type DeleteOldSamplesResult = void;

/** 'DeleteOldSamples' query type */
export interface DeleteOldSamplesQuery {
  params: DeleteOldSamplesParams;
  result: DeleteOldSamplesResult;
}

const deleteOldSamplesIR: any = {"usedParamSet":{},"params":[],"statement":"update import_jobs j set sample = '[]', columns = '{}'\nwhere j.created_at < now() - interval '30 days' and (j.sample <> '[]' or j.columns <> '{}')"};

/**
 * Query generated from SQL:
 * ```
 * update import_jobs j set sample = '[]', columns = '{}'
 * where j.created_at < now() - interval '30 days' and (j.sample <> '[]' or j.columns <> '{}')
 * ```
 */
export const deleteOldSamples = new PreparedQuery<DeleteOldSamplesParams,DeleteOldSamplesResult>(deleteOldSamplesIR);


/** 'DeleteOldRows' parameters type */
export type DeleteOldRowsParams = void;

/** 'DeleteOldRows' return type */
export type DeleteOldRowsResult = void;

/** 'DeleteOldRows' query type */
export interface DeleteOldRowsQuery {
  params: DeleteOldRowsParams;
  result: DeleteOldRowsResult;
}

const deleteOldRowsIR: any = {"usedParamSet":{},"params":[],"statement":"update import_jobs j set status = 'cancelled', finished_at = now()\nwhere j.status = 'checked' and j.created_at < now() - interval '1 day'"};

/**
 * Query generated from SQL:
 * ```
 * update import_jobs j set status = 'cancelled', finished_at = now()
 * where j.status = 'checked' and j.created_at < now() - interval '1 day'
 * ```
 */
export const deleteOldRows = new PreparedQuery<DeleteOldRowsParams,DeleteOldRowsResult>(deleteOldRowsIR);


/** 'DeleteOldRows2' parameters type */
export type DeleteOldRows2Params = void;

/** 'DeleteOldRows2' return type */
export type DeleteOldRows2Result = void;

/** 'DeleteOldRows2' query type */
export interface DeleteOldRows2Query {
  params: DeleteOldRows2Params;
  result: DeleteOldRows2Result;
}

const deleteOldRows2IR: any = {"usedParamSet":{},"params":[],"statement":"delete from import_rows r where r.job_id in (\nselect n.job_id from (select distinct x.job_id from import_rows x) n left join import_jobs j on j.id = n.job_id\nwhere j.id is null or j.created_at < now() - interval '1 day' and j.status not in ('checking', 'running'))"};

/**
 * Query generated from SQL:
 * ```
 * delete from import_rows r where r.job_id in (
 * select n.job_id from (select distinct x.job_id from import_rows x) n left join import_jobs j on j.id = n.job_id
 * where j.id is null or j.created_at < now() - interval '1 day' and j.status not in ('checking', 'running'))
 * ```
 */
export const deleteOldRows2 = new PreparedQuery<DeleteOldRows2Params,DeleteOldRows2Result>(deleteOldRows2IR);


