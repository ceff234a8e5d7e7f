/** Types generated for queries found in "server/features/imports/import-job.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type stringArray = (string)[];

/** 'FindJobRow' parameters type */
export interface FindJobRowParams {
  id: string;
}

/** 'FindJobRow' return type */
export interface FindJobRowResult {
  batchId: string | null;
  columns: stringArray;
  counts: Json | null;
  createdAt: Date;
  errorCode: string | null;
  errorValues: Json;
  eventId: string | null;
  fileName: string;
  finishedAt: Date | null;
  generateCodes: boolean;
  id: string;
  isPool: boolean;
  isReverting: boolean;
  ownerId: string;
  processed: number;
  processingMs: number | null;
  reportId: string | null;
  revertedAt: Date | null;
  runsAtOnce: boolean;
  sample: Json;
  status: string;
  type: string;
  updateExisting: boolean;
  warnings: stringArray;
}

/** 'FindJobRow' query type */
export interface FindJobRowQuery {
  params: FindJobRowParams;
  result: FindJobRowResult;
}

const findJobRowIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":611,"b":614}]}],"statement":"select\n  j.id, j.type, j.status, j.owner_id as \"ownerId\", j.file_name as \"fileName\", j.update_existing as \"updateExisting\",\n  j.generate_codes as \"generateCodes\", j.event_id as \"eventId\", j.is_pool as \"isPool\", j.batch_id as \"batchId\",\n  j.processed, j.columns, j.sample, j.counts, j.warnings,\n  j.error_code as \"errorCode\", j.error_values as \"errorValues\", j.report_id as \"reportId\",\n  j.processing_ms as \"processingMs\", j.created_at as \"createdAt\", j.finished_at as \"finishedAt\",\n  j.is_reverting as \"isReverting\", j.reverted_at as \"revertedAt\", j.runs_at_once as \"runsAtOnce\" from import_jobs j where j.id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * select
 *   j.id, j.type, j.status, j.owner_id as "ownerId", j.file_name as "fileName", j.update_existing as "updateExisting",
 *   j.generate_codes as "generateCodes", j.event_id as "eventId", j.is_pool as "isPool", j.batch_id as "batchId",
 *   j.processed, j.columns, j.sample, j.counts, j.warnings,
 *   j.error_code as "errorCode", j.error_values as "errorValues", j.report_id as "reportId",
 *   j.processing_ms as "processingMs", j.created_at as "createdAt", j.finished_at as "finishedAt",
 *   j.is_reverting as "isReverting", j.reverted_at as "revertedAt", j.runs_at_once as "runsAtOnce" from import_jobs j where j.id = :id!
 * ```
 */
export const findJobRow = new PreparedQuery<FindJobRowParams,FindJobRowResult>(findJobRowIR);


/** 'LatestJobs' parameters type */
export interface LatestJobsParams {
  limit: number;
  ownerId?: string | null | void;
}

/** 'LatestJobs' return type */
export interface LatestJobsResult {
  batchId: string | null;
  columns: stringArray;
  counts: Json | null;
  createdAt: Date;
  errorCode: string | null;
  errorValues: Json;
  eventId: string | null;
  fileName: string;
  finishedAt: Date | null;
  generateCodes: boolean;
  id: string;
  isPool: boolean;
  isReverting: boolean;
  ownerId: string;
  processed: number;
  processingMs: number | null;
  reportId: string | null;
  revertedAt: Date | null;
  runsAtOnce: boolean;
  sample: Json;
  status: string;
  type: string;
  updateExisting: boolean;
  warnings: stringArray;
}

/** 'LatestJobs' query type */
export interface LatestJobsQuery {
  params: LatestJobsParams;
  result: LatestJobsResult;
}

const latestJobsIR: any = {"usedParamSet":{"ownerId":true,"limit":true},"params":[{"name":"ownerId","required":false,"transform":{"type":"scalar"},"locs":[{"a":604,"b":611},{"a":643,"b":650}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":696,"b":702}]}],"statement":"select\n  j.id, j.type, j.status, j.owner_id as \"ownerId\", j.file_name as \"fileName\", j.update_existing as \"updateExisting\",\n  j.generate_codes as \"generateCodes\", j.event_id as \"eventId\", j.is_pool as \"isPool\", j.batch_id as \"batchId\",\n  j.processed, j.columns, j.sample, j.counts, j.warnings,\n  j.error_code as \"errorCode\", j.error_values as \"errorValues\", j.report_id as \"reportId\",\n  j.processing_ms as \"processingMs\", j.created_at as \"createdAt\", j.finished_at as \"finishedAt\",\n  j.is_reverting as \"isReverting\", j.reverted_at as \"revertedAt\", j.runs_at_once as \"runsAtOnce\" from import_jobs j where :ownerId::uuid is null or j.owner_id = :ownerId\n     order by j.created_at desc, j.id limit :limit!"};

/**
 * Query generated from SQL:
 * ```
 * select
 *   j.id, j.type, j.status, j.owner_id as "ownerId", j.file_name as "fileName", j.update_existing as "updateExisting",
 *   j.generate_codes as "generateCodes", j.event_id as "eventId", j.is_pool as "isPool", j.batch_id as "batchId",
 *   j.processed, j.columns, j.sample, j.counts, j.warnings,
 *   j.error_code as "errorCode", j.error_values as "errorValues", j.report_id as "reportId",
 *   j.processing_ms as "processingMs", j.created_at as "createdAt", j.finished_at as "finishedAt",
 *   j.is_reverting as "isReverting", j.reverted_at as "revertedAt", j.runs_at_once as "runsAtOnce" from import_jobs j where :ownerId::uuid is null or j.owner_id = :ownerId
 *      order by j.created_at desc, j.id limit :limit!
 * ```
 */
export const latestJobs = new PreparedQuery<LatestJobsParams,LatestJobsResult>(latestJobsIR);


/** 'FindSameJob' parameters type */
export interface FindSameJobParams {
  key: Buffer;
}

/** 'FindSameJob' return type */
export interface FindSameJobResult {
  batchId: string | null;
  columns: stringArray;
  counts: Json | null;
  createdAt: Date;
  errorCode: string | null;
  errorValues: Json;
  eventId: string | null;
  fileName: string;
  finishedAt: Date | null;
  generateCodes: boolean;
  id: string;
  isPool: boolean;
  isReverting: boolean;
  ownerId: string;
  processed: number;
  processingMs: number | null;
  reportId: string | null;
  revertedAt: Date | null;
  runsAtOnce: boolean;
  sample: Json;
  status: string;
  type: string;
  updateExisting: boolean;
  warnings: stringArray;
}

/** 'FindSameJob' query type */
export interface FindSameJobQuery {
  params: FindSameJobParams;
  result: FindSameJobResult;
}

const findSameJobIR: any = {"usedParamSet":{"key":true},"params":[{"name":"key","required":true,"transform":{"type":"scalar"},"locs":[{"a":624,"b":628}]}],"statement":"select\n  j.id, j.type, j.status, j.owner_id as \"ownerId\", j.file_name as \"fileName\", j.update_existing as \"updateExisting\",\n  j.generate_codes as \"generateCodes\", j.event_id as \"eventId\", j.is_pool as \"isPool\", j.batch_id as \"batchId\",\n  j.processed, j.columns, j.sample, j.counts, j.warnings,\n  j.error_code as \"errorCode\", j.error_values as \"errorValues\", j.report_id as \"reportId\",\n  j.processing_ms as \"processingMs\", j.created_at as \"createdAt\", j.finished_at as \"finishedAt\",\n  j.is_reverting as \"isReverting\", j.reverted_at as \"revertedAt\", j.runs_at_once as \"runsAtOnce\" from import_jobs j\n     where j.key_sha256 = :key! and j.created_at > now() - interval '24 hours'\n       and j.status not in ('error', 'cancelled') and j.reverted_at is null\n     order by j.created_at desc limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select
 *   j.id, j.type, j.status, j.owner_id as "ownerId", j.file_name as "fileName", j.update_existing as "updateExisting",
 *   j.generate_codes as "generateCodes", j.event_id as "eventId", j.is_pool as "isPool", j.batch_id as "batchId",
 *   j.processed, j.columns, j.sample, j.counts, j.warnings,
 *   j.error_code as "errorCode", j.error_values as "errorValues", j.report_id as "reportId",
 *   j.processing_ms as "processingMs", j.created_at as "createdAt", j.finished_at as "finishedAt",
 *   j.is_reverting as "isReverting", j.reverted_at as "revertedAt", j.runs_at_once as "runsAtOnce" from import_jobs j
 *      where j.key_sha256 = :key! and j.created_at > now() - interval '24 hours'
 *        and j.status not in ('error', 'cancelled') and j.reverted_at is null
 *      order by j.created_at desc limit 1
 * ```
 */
export const findSameJob = new PreparedQuery<FindSameJobParams,FindSameJobResult>(findSameJobIR);


/** 'InsertJob' parameters type */
export interface InsertJobParams {
  batchId?: string | null | void;
  eventId?: string | null | void;
  fileId: number;
  fileName: string;
  generateCodes: boolean;
  id: string;
  isPool: boolean;
  key: Buffer;
  ownerId: string;
  runsAtOnce: boolean;
  type: string;
  updateExisting: boolean;
  workerId: string;
}

/** 'InsertJob' return type */
export type InsertJobResult = void;

/** 'InsertJob' query type */
export interface InsertJobQuery {
  params: InsertJobParams;
  result: InsertJobResult;
}

const insertJobIR: any = {"usedParamSet":{"id":true,"type":true,"ownerId":true,"fileName":true,"key":true,"updateExisting":true,"generateCodes":true,"eventId":true,"isPool":true,"batchId":true,"runsAtOnce":true,"workerId":true,"fileId":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":182,"b":185}]},{"name":"type","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":193}]},{"name":"ownerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":208,"b":216}]},{"name":"fileName","required":true,"transform":{"type":"scalar"},"locs":[{"a":219,"b":228}]},{"name":"key","required":true,"transform":{"type":"scalar"},"locs":[{"a":231,"b":235}]},{"name":"updateExisting","required":true,"transform":{"type":"scalar"},"locs":[{"a":238,"b":253}]},{"name":"generateCodes","required":true,"transform":{"type":"scalar"},"locs":[{"a":256,"b":270}]},{"name":"eventId","required":false,"transform":{"type":"scalar"},"locs":[{"a":273,"b":280}]},{"name":"isPool","required":true,"transform":{"type":"scalar"},"locs":[{"a":283,"b":290}]},{"name":"batchId","required":false,"transform":{"type":"scalar"},"locs":[{"a":293,"b":300}]},{"name":"runsAtOnce","required":true,"transform":{"type":"scalar"},"locs":[{"a":303,"b":314}]},{"name":"workerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":317,"b":326}]},{"name":"fileId","required":true,"transform":{"type":"scalar"},"locs":[{"a":329,"b":336}]}],"statement":"insert into import_jobs (id, type, status, owner_id, file_name, key_sha256, update_existing, generate_codes, event_id,\n  is_pool, batch_id, runs_at_once, worker_id, file_id)\nvalues (:id!, :type!, 'checking', :ownerId!, :fileName!, :key!, :updateExisting!, :generateCodes!, :eventId, :isPool!, :batchId, :runsAtOnce!, :workerId!, :fileId!)"};

/**
 * Query generated from SQL:
 * ```
 * insert into import_jobs (id, type, status, owner_id, file_name, key_sha256, update_existing, generate_codes, event_id,
 *   is_pool, batch_id, runs_at_once, worker_id, file_id)
 * values (:id!, :type!, 'checking', :ownerId!, :fileName!, :key!, :updateExisting!, :generateCodes!, :eventId, :isPool!, :batchId, :runsAtOnce!, :workerId!, :fileId!)
 * ```
 */
export const insertJob = new PreparedQuery<InsertJobParams,InsertJobResult>(insertJobIR);


/** 'AllowLongStatements' parameters type */
export type AllowLongStatementsParams = void;

/** 'AllowLongStatements' return type */
export interface AllowLongStatementsResult {
  set_config: string | null;
  set_config: string | null;
  set_config: string | null;
  set_config: string | null;
}

/** 'AllowLongStatements' query type */
export interface AllowLongStatementsQuery {
  params: AllowLongStatementsParams;
  result: AllowLongStatementsResult;
}

const allowLongStatementsIR: any = {"usedParamSet":{},"params":[],"statement":"select set_config('idle_in_transaction_session_timeout', '2min', true),\n  set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true),\n  set_config('client_connection_check_interval', case when version() ~* 'windows|mingw|msvc' then '0' else '1s' end,\n    true)"};

/**
 * Query generated from SQL:
 * ```
 * select set_config('idle_in_transaction_session_timeout', '2min', true),
 *   set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true),
 *   set_config('client_connection_check_interval', case when version() ~* 'windows|mingw|msvc' then '0' else '1s' end,
 *     true)
 * ```
 */
export const allowLongStatements = new PreparedQuery<AllowLongStatementsParams,AllowLongStatementsResult>(allowLongStatementsIR);


/** 'PreferIndexes' parameters type */
export type PreferIndexesParams = void;

/** 'PreferIndexes' return type */
export interface PreferIndexesResult {
  set_config: string | null;
}

/** 'PreferIndexes' query type */
export interface PreferIndexesQuery {
  params: PreferIndexesParams;
  result: PreferIndexesResult;
}

const preferIndexesIR: any = {"usedParamSet":{},"params":[],"statement":"select set_config('enable_seqscan', 'off', true)"};

/**
 * Query generated from SQL:
 * ```
 * select set_config('enable_seqscan', 'off', true)
 * ```
 */
export const preferIndexes = new PreparedQuery<PreferIndexesParams,PreferIndexesResult>(preferIndexesIR);


/** 'MarkChecked' parameters type */
export interface MarkCheckedParams {
  columns: stringArray;
  counts: Json;
  id: string;
  ms: number;
  sample: Json;
  totalRows: number;
  warnings: stringArray;
  workerId: string;
}

/** 'MarkChecked' return type */
export interface MarkCheckedResult {
  id: string;
}

/** 'MarkChecked' query type */
export interface MarkCheckedQuery {
  params: MarkCheckedParams;
  result: MarkCheckedResult;
}

const markCheckedIR: any = {"usedParamSet":{"totalRows":true,"columns":true,"sample":true,"counts":true,"ms":true,"warnings":true,"id":true,"workerId":true},"params":[{"name":"totalRows","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":116}]},{"name":"columns","required":true,"transform":{"type":"scalar"},"locs":[{"a":131,"b":139}]},{"name":"sample","required":true,"transform":{"type":"scalar"},"locs":[{"a":151,"b":158}]},{"name":"counts","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":177}]},{"name":"ms","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":199}]},{"name":"warnings","required":true,"transform":{"type":"scalar"},"locs":[{"a":213,"b":222}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":259,"b":262}]},{"name":"workerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":282,"b":291}]}],"statement":"update import_jobs j set status = case when j.runs_at_once then 'running' else 'checked' end, processed = :totalRows!,\n  columns = :columns!, sample = :sample!, counts = :counts!, processing_ms = :ms!, warnings = :warnings!, heartbeat_at = now()\nwhere j.id = :id! and j.worker_id = :workerId! and j.status = 'checking' returning j.id"};

/**
 * Query generated from SQL:
 * ```
 * update import_jobs j set status = case when j.runs_at_once then 'running' else 'checked' end, processed = :totalRows!,
 *   columns = :columns!, sample = :sample!, counts = :counts!, processing_ms = :ms!, warnings = :warnings!, heartbeat_at = now()
 * where j.id = :id! and j.worker_id = :workerId! and j.status = 'checking' returning j.id
 * ```
 */
export const markChecked = new PreparedQuery<MarkCheckedParams,MarkCheckedResult>(markCheckedIR);


/** 'MarkComplete' parameters type */
export interface MarkCompleteParams {
  id: string;
  JSON: Json;
  JSON2: Json;
  ms: number;
  storedAt: Date;
  totalRows: number;
  workerId: string;
}

/** 'MarkComplete' return type */
export interface MarkCompleteResult {
  id: string;
}

/** 'MarkComplete' query type */
export interface MarkCompleteQuery {
  params: MarkCompleteParams;
  result: MarkCompleteResult;
}

const markCompleteIR: any = {"usedParamSet":{"JSON":true,"totalRows":true,"JSON2":true,"ms":true,"storedAt":true,"id":true,"workerId":true},"params":[{"name":"JSON","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":60}]},{"name":"totalRows","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":85}]},{"name":"JSON2","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":103}]},{"name":"ms","required":true,"transform":{"type":"scalar"},"locs":[{"a":155,"b":158}]},{"name":"storedAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":212,"b":221}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":236,"b":239}]},{"name":"workerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":259,"b":268}]}],"statement":"update import_jobs j set status = 'complete', counts = :JSON!, processed = :totalRows!, sample = :JSON2!,\n  processing_ms = coalesce(j.processing_ms, 0) + :ms!, finished_at = now(), report_id = null, stored_at = :storedAt!\nwhere j.id = :id! and j.worker_id = :workerId! and j.status = 'running' and not j.is_reverting returning j.id"};

/**
 * Query generated from SQL:
 * ```
 * update import_jobs j set status = 'complete', counts = :JSON!, processed = :totalRows!, sample = :JSON2!,
 *   processing_ms = coalesce(j.processing_ms, 0) + :ms!, finished_at = now(), report_id = null, stored_at = :storedAt!
 * where j.id = :id! and j.worker_id = :workerId! and j.status = 'running' and not j.is_reverting returning j.id
 * ```
 */
export const markComplete = new PreparedQuery<MarkCompleteParams,MarkCompleteResult>(markCompleteIR);


/** 'MarkReverted' parameters type */
export interface MarkRevertedParams {
  id: string;
  workerId: string;
}

/** 'MarkReverted' return type */
export interface MarkRevertedResult {
  id: string;
}

/** 'MarkReverted' query type */
export interface MarkRevertedQuery {
  params: MarkRevertedParams;
  result: MarkRevertedResult;
}

const markRevertedIR: any = {"usedParamSet":{"id":true,"workerId":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":104}]},{"name":"workerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":133}]}],"statement":"update import_jobs j set status = 'complete', is_reverting = false, reverted_at = now()\nwhere j.id = :id! and j.worker_id = :workerId! and j.is_reverting returning j.id"};

/**
 * Query generated from SQL:
 * ```
 * update import_jobs j set status = 'complete', is_reverting = false, reverted_at = now()
 * where j.id = :id! and j.worker_id = :workerId! and j.is_reverting returning j.id
 * ```
 */
export const markReverted = new PreparedQuery<MarkRevertedParams,MarkRevertedResult>(markRevertedIR);


/** 'SetReport' parameters type */
export interface SetReportParams {
  id: string;
  reportId: string;
}

/** 'SetReport' return type */
export type SetReportResult = void;

/** 'SetReport' query type */
export interface SetReportQuery {
  params: SetReportParams;
  result: SetReportResult;
}

const setReportIR: any = {"usedParamSet":{"reportId":true,"id":true},"params":[{"name":"reportId","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":46}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":64}]}],"statement":"update import_jobs j set report_id = :reportId! where j.id = :id!"};

/**
 * Query generated from SQL:
 * ```
 * update import_jobs j set report_id = :reportId! where j.id = :id!
 * ```
 */
export const setReport = new PreparedQuery<SetReportParams,SetReportResult>(setReportIR);


