/** Types generated for queries found in "server/features/imports/import-staging.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

export type stringArray = (string)[];

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
  unchanged: number;
  updated: number;
}

/** 'CountRows' query type */
export interface CountRowsQuery {
  params: CountRowsParams;
  result: CountRowsResult;
}

const countRowsIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":462,"b":468}]}],"statement":"select count(*)::int as \"totalRows!\", count(*) filter (where r.outcome = 'new')::int as \"new!\",\n  count(*) filter (where r.outcome = 'updated')::int as \"updated!\",\n  count(*) filter (where r.outcome = 'unchanged')::int as \"unchanged!\",\n  count(*) filter (where r.outcome = 'duplicate')::int as \"duplicate!\",\n  count(*) filter (where r.outcome = 'bad')::int as \"bad!\", count(*) filter (where r.is_repaired)::int as \"repaired!\"\nfrom import_rows r where r.job_id = :jobId!"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "totalRows!", count(*) filter (where r.outcome = 'new')::int as "new!",
 *   count(*) filter (where r.outcome = 'updated')::int as "updated!",
 *   count(*) filter (where r.outcome = 'unchanged')::int as "unchanged!",
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
  from: number;
  rows: number;
  to: number;
}

/** 'PartsOf' query type */
export interface PartsOfQuery {
  params: PartsOfParams;
  result: PartsOfResult;
}

const partsOfIR: any = {"usedParamSet":{"size":true,"jobId":true},"params":[{"name":"size","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":172}]},{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":229,"b":235}]}],"statement":"select min(n.row_number) as \"from!\", max(n.row_number) as \"to!\", count(*)::int as \"rows!\"\nfrom (select r.row_number, (row_number() over (order by r.row_number) - 1) / :size!::int as part\n      from import_rows r where r.job_id = :jobId! and r.outcome in ('new', 'updated')) n\ngroup by n.part order by 1"};

/**
 * Query generated from SQL:
 * ```
 * select min(n.row_number) as "from!", max(n.row_number) as "to!", count(*)::int as "rows!"
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
  data: unknown | null;
  number: number;
}

/** 'RowsOfPart' query type */
export interface RowsOfPartQuery {
  params: RowsOfPartParams;
  result: RowsOfPartResult;
}

const rowsOfPartIR: any = {"usedParamSet":{"jobId":true,"from":true,"to":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":80}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":107,"b":112}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":121}]}],"statement":"select r.row_number as number, r.data from import_rows r\nwhere r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome in ('new', 'updated')\norder by r.row_number"};

/**
 * Query generated from SQL:
 * ```
 * select r.row_number as number, r.data from import_rows r
 * where r.job_id = :jobId! and r.row_number between :from! and :to! and r.outcome in ('new', 'updated')
 * order by r.row_number
 * ```
 */
export const rowsOfPart = new PreparedQuery<RowsOfPartParams,RowsOfPartResult>(rowsOfPartIR);


/** 'MarkProblems' parameters type */
export interface MarkProblemsParams {
  codes: stringArray;
  columns: stringArray;
  jobId: string;
  numbers: numberArray;
  results: stringArray;
}

/** 'MarkProblems' return type */
export type MarkProblemsResult = void;

/** 'MarkProblems' query type */
export interface MarkProblemsQuery {
  params: MarkProblemsParams;
  result: MarkProblemsResult;
}

const markProblemsIR: any = {"usedParamSet":{"numbers":true,"results":true,"codes":true,"columns":true,"jobId":true},"params":[{"name":"numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":126,"b":134}]},{"name":"results","required":true,"transform":{"type":"scalar"},"locs":[{"a":144,"b":152}]},{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":169}]},{"name":"columns","required":true,"transform":{"type":"scalar"},"locs":[{"a":180,"b":188}]},{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":249,"b":255}]}],"statement":"update import_rows r set outcome = p.outcome, problem_code = p.code, problem_column = p.col, is_classified = true\nfrom unnest(:numbers!::int[], :results!::text[], :codes!::text[], :columns!::text[]) as p(number, outcome, code, col)\nwhere r.job_id = :jobId! and r.row_number = p.number"};

/**
 * Query generated from SQL:
 * ```
 * update import_rows r set outcome = p.outcome, problem_code = p.code, problem_column = p.col, is_classified = true
 * from unnest(:numbers!::int[], :results!::text[], :codes!::text[], :columns!::text[]) as p(number, outcome, code, col)
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

const deleteRowsIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":false,"transform":{"type":"scalar"},"locs":[{"a":73,"b":78},{"a":108,"b":113}]}],"statement":"delete from import_rows r using import_jobs j\nwhere j.id = r.job_id and (:jobId::uuid is null or r.job_id = :jobId)\n  and (j.status in ('error', 'cancelled') or j.status = 'complete' and r.outcome in ('new', 'updated', 'unchanged'))"};

/**
 * Query generated from SQL:
 * ```
 * delete from import_rows r using import_jobs j
 * where j.id = r.job_id and (:jobId::uuid is null or r.job_id = :jobId)
 *   and (j.status in ('error', 'cancelled') or j.status = 'complete' and r.outcome in ('new', 'updated', 'unchanged'))
 * ```
 */
export const deleteRows = new PreparedQuery<DeleteRowsParams,DeleteRowsResult>(deleteRowsIR);


/** 'DeleteOldRows' parameters type */
export type DeleteOldRowsParams = void;

/** 'DeleteOldRows' return type */
export type DeleteOldRowsResult = void;

/** 'DeleteOldRows' query type */
export interface DeleteOldRowsQuery {
  params: DeleteOldRowsParams;
  result: DeleteOldRowsResult;
}

const deleteOldRowsIR: any = {"usedParamSet":{},"params":[],"statement":"delete from import_rows r where r.job_id in (\nselect n.job_id from (select distinct x.job_id from import_rows x) n left join import_jobs j on j.id = n.job_id\nwhere j.id is null or j.created_at < now() - interval '1 day' and j.status not in ('checking', 'running'))"};

/**
 * Query generated from SQL:
 * ```
 * delete from import_rows r where r.job_id in (
 * select n.job_id from (select distinct x.job_id from import_rows x) n left join import_jobs j on j.id = n.job_id
 * where j.id is null or j.created_at < now() - interval '1 day' and j.status not in ('checking', 'running'))
 * ```
 */
export const deleteOldRows = new PreparedQuery<DeleteOldRowsParams,DeleteOldRowsResult>(deleteOldRowsIR);


/** 'SampleOf' parameters type */
export interface SampleOfParams {
  jobId: string;
  limit: number;
}

/** 'SampleOf' return type */
export interface SampleOfResult {
  cells: unknown;
  column: string | null;
  outcome: string;
  problem: string | null;
  row: number;
}

/** 'SampleOf' query type */
export interface SampleOfQuery {
  params: SampleOfParams;
  result: SampleOfResult;
}

const sampleOfIR: any = {"usedParamSet":{"jobId":true,"limit":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":146}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":176,"b":182}]}],"statement":"select r.row_number as row, r.outcome, r.cells, r.problem_code as problem, r.problem_column as \"column\"\nfrom import_rows r where r.job_id = :jobId! order by r.row_number limit :limit!"};

/**
 * Query generated from SQL:
 * ```
 * select r.row_number as row, r.outcome, r.cells, r.problem_code as problem, r.problem_column as "column"
 * from import_rows r where r.job_id = :jobId! order by r.row_number limit :limit!
 * ```
 */
export const sampleOf = new PreparedQuery<SampleOfParams,SampleOfResult>(sampleOfIR);


/** 'FailedRows' parameters type */
export interface FailedRowsParams {
  jobId: string;
}

/** 'FailedRows' return type */
export interface FailedRowsResult {
  cells: unknown;
  code: string;
  column: string | null;
  number: number;
}

/** 'FailedRows' query type */
export interface FailedRowsQuery {
  params: FailedRowsParams;
  result: FailedRowsResult;
}

const failedRowsIR: any = {"usedParamSet":{"jobId":true},"params":[{"name":"jobId","required":true,"transform":{"type":"scalar"},"locs":[{"a":132,"b":138}]}],"statement":"select r.row_number as number, r.cells, r.problem_code as \"code!\", r.problem_column as \"column\"\nfrom import_rows r where r.job_id = :jobId! and r.outcome in ('duplicate', 'bad') order by r.row_number"};

/**
 * Query generated from SQL:
 * ```
 * select r.row_number as number, r.cells, r.problem_code as "code!", r.problem_column as "column"
 * from import_rows r where r.job_id = :jobId! and r.outcome in ('duplicate', 'bad') order by r.row_number
 * ```
 */
export const failedRows = new PreparedQuery<FailedRowsParams,FailedRowsResult>(failedRowsIR);


